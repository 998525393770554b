import { median } from "../../layout/box";
import type { Word } from "../../model";
import type { Column } from "../columns";
import { isProduct } from "../receipts/receipt-counts";
import { isNumeric } from "../sums/summary-lines";
import { type CutLine, textOf } from "./cut-lines";
import { isTakenOff } from "./row-owners";

/** What was paid and given back below the total fills fewer columns than this share of the usual; of two columns it fills both. */
const ROW_SHARE = 0.75;
/** Where more than this share of a column's texts are numbers, all should be. */
const MOST_NUMBERED = 0.7;

/**
 * Far emptier lines belong to what follows the table, unless they begin where the things of the
 * other rows do and stand above the `total`; below it are rows of another section, which have numbers where the others do.
 */
export function dropStragglers(
  anchors: CutLine[],
  columns: readonly Column[],
  counts: ReadonlySet<Column>,
  total: number,
): CutLine[] {
  const filled = (anchor: CutLine) => anchor.parts.filter((part) => part.length > 0).length;
  const priced = anchors.filter((anchor) => isPriced(anchor, columns));
  // Of a few items the sums of their groups may be more.
  const usual = median((priced.length > 2 ? priced : anchors).map(filled));
  const thing = columns.findIndex((column) => column.heading.key === "description");
  const edge = (anchor: CutLine) => anchor.parts[thing]?.[0]?.box.x0;
  const edges = anchors.flatMap((anchor) =>
    filled(anchor) >= 0.5 * usual ? (edge(anchor) ?? []) : [],
  );
  const isUsual = columns.map(
    (_, i) => 2 * anchors.filter(({ parts }) => parts[i]?.length).length >= anchors.length,
  );
  const isNumbered = columns.map((_, i) => {
    const texts = anchors.flatMap(({ parts, line }) =>
      parts[i]?.length && line.baseline < total ? [textOf(parts[i])] : [],
    );
    return texts.filter(isNumeric).length > MOST_NUMBERED * texts.length;
  });
  const isAlike = (part: readonly Word[], i: number, anchor: CutLine) => {
    const isCount = counts.has(columns[i] as Column);
    const text = textOf(part);
    if (part.length === 0 || !isUsual[i] || isRate(text, columns[i]?.heading.key)) return false;
    if (isCount && isCut(part, anchor, columns, counts)) return false;
    return isNumeric(text) || !(isCount || isNumbered[i]);
  };
  const alike = (anchor: CutLine) =>
    anchor.parts.filter((part, i) => isAlike(part, i, anchor)).length;
  return anchors.filter((anchor) => {
    if (anchor.line.baseline === total) return false;
    if (anchor.line.baseline > total)
      return (
        usual > 2 &&
        (makesAmount(anchor, columns) ||
          ((!isTakenOff(anchor, columns) || isPriced(anchor, columns)) &&
            alike(anchor) >= (anchor.straddles ? 1 : ROW_SHARE) * usual))
      );
    if (filled(anchor) >= 0.5 * usual) return true;
    const own = edge(anchor);
    return own !== undefined && Math.abs(own - median(edges)) < 0.6 * anchor.line.fontSize;
  });
}

/** With a count and a price, which sums have not. */
function isPriced({ parts }: CutLine, columns: readonly Column[]): boolean {
  return ["quantity", "unit_price"].every((key) => {
    const at = columns.findIndex(({ heading }) => heading.key === key);
    return isNumeric(textOf(parts[at] ?? []));
  });
}

/** "Empty crate  -4  30.00  -120.00" below the sum of the goods: so many at a price make what stands at the end, as in no sum. */
function makesAmount({ parts }: CutLine, columns: readonly Column[]): boolean {
  const [count, price, amount] = ["quantity", "unit_price", "amount"].map((key) =>
    textOf(parts[columns.findIndex(({ heading }) => heading.key === key)] ?? []),
  );
  const isWhole = [count, price, amount].every((text) => text !== undefined && /\d/.test(text));
  return isWhole && isProduct(unsigned(count), unsigned(price), unsigned(amount));
}

/** Counts of what is given back stand with their sign, or without. */
const unsigned = (text = ""): string => text.replace(/^[-–−]|[-–−]$/, "");

/** "10%" where there are no rates. */
const isRate = (text: string, key: string | null = null): boolean =>
  /[%％]/.test(text) && key !== "tax_rate" && key !== "discount";

/** A piece of a text that goes on in another column of numbers: "22 Aug  2024, 19:03". */
function isCut(
  part: readonly Word[],
  { parts, line }: CutLine,
  columns: readonly Column[],
  counts: ReadonlySet<Column>,
): boolean {
  const others = parts.filter((other, i) => other !== part && counts.has(columns[i] as Column));
  return line.segments.some(
    ({ words }) =>
      words.some((word) => part.includes(word)) &&
      others.some((other) => other.some((word) => words.includes(word))),
  );
}
