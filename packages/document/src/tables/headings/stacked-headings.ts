import { overlapX } from "../../layout/box";
import type { Line } from "../../layout/lines";
import { type LanguageWeights, matchColumn } from "../../lexicon/vocabulary";
import type { Page } from "../../model";
import { levelOf } from "../rows/levels";
import { continuesBand } from "./continues-band";
import type { Heading, HeadingBand } from "./heading";
import { toBand } from "./to-band";

/** So many of the lower headings are of numbers, and so many items tell what an unknown heading above them is. */
const LEAST = 2;
/** Lines of a name above its line of numbers, at most. */
const TALLEST = 3;

const numbers: ReadonlySet<string> = new Set(["quantity", "unit_price", "amount"]);
const besides: ReadonlySet<string> = new Set([...numbers, "unit", "discount", "tax_rate"]);

/**
 * Finds a heading of two lines over items of two lines, "Item, Material, Description" above "Quantity, Unit, Price, Amount": each line of
 * headings has columns of its own, for what stands on the same line of an item.
 */
export function stackedHeadingAt(
  lines: readonly Line[],
  first: number,
  page: Page,
  weights: LanguageWeights,
): HeadingBand | null {
  const last = first + 1;
  if (!continuesBand(lines, first, last, page)) return null;
  const upper = toBand(lines, first, first, page, weights);
  const lower = toBand(lines, last, last, page, weights);
  if (!areNumbers(lower.headings)) return null;
  const named = withNames(upper.headings, lower.headings, itemsIn(lines.slice(last + 1)));
  if (
    !named ||
    named.some((above) => lower.headings.some((below) => areOne(above, below, weights)))
  )
    return null;
  const headings = [
    ...named.map((heading) => ({ ...heading, level: "upper" as const })),
    ...lower.headings.map((heading) => ({ ...heading, level: "lower" as const })),
  ];
  return { ...toBand(lines, first, last, page, weights), headings };
}

/** How many items follow one another, of a name on a line or a few above a line of numbers. */
function itemsIn(lines: readonly Line[]): number {
  let items = 0;
  let names = 0;
  for (const line of lines) {
    const isName = levelOf(line) === "upper";
    if (isName ? names === TALLEST : names === 0) break;
    items += isName ? 0 : 1;
    names = isName ? names + 1 : 0;
  }
  return items;
}

/** The headings above, where they are of what the items are; one that the lexicon does not know is told by the items. */
function withNames(
  headings: readonly Heading[],
  lower: readonly Heading[],
  items: number,
): Heading[] | null {
  if (items === 0) return null;
  const isPriced = headings.some(({ key }) => besides.has(key ?? ""));
  if (isPriced) return items >= LEAST && areCountedBelow(headings, lower) ? [...headings] : null;
  const isKnown = ({ key }: Heading) => key !== null;
  if (headings.some(({ key }) => key === "description"))
    return headings.every(isKnown) ? [...headings] : null;
  const [only, ...more] = headings;
  return only && more.length === 0 && items >= LEAST ? [{ ...only, key: "description" }] : null;
}

/** "Item, VAT, Amount" over "Quantity, Price": tills print what something comes to beside its name. */
function areCountedBelow(headings: readonly Heading[], lower: readonly Heading[]): boolean {
  const has = (own: readonly Heading[], ...keys: string[]) =>
    keys.every((key) => own.some((heading) => heading.key === key));
  const isRest = ({ key }: Heading) => key === "quantity" || key === "unit_price" || key === "unit";
  return (
    headings.some(({ key }) => key === "description" || key === "item_code") &&
    has(headings, "amount") &&
    headings.every(({ key }) => key !== null && !["quantity", "unit_price"].includes(key)) &&
    has(lower, "quantity", "unit_price") &&
    lower.every(isRest)
  );
}

function areNumbers(headings: readonly Heading[]): boolean {
  const counts = headings.filter(({ key }) => numbers.has(key ?? ""));
  const known = headings.filter(({ key }) => key !== null);
  const isNamed = headings.some(({ key }) => key === "description");
  return !isNamed && counts.length >= LEAST && known.length >= 0.5 * headings.length;
}

/** Headings that the lexicon knows this well, and of different things, are one only where it knows both together as well. */
const KNOWN = 0.98;

/** "Item" over "price" is one heading, "Article (VAT)" over "Code" are two. */
function areOne(above: Heading, below: Heading, weights: LanguageWeights): boolean {
  if (overlapX(above.box, below.box) <= 0) return false;
  const scoreOf = (text: string) =>
    matchColumn(text.replaceAll("/", " "), false, weights)?.score ?? 0;
  const areTwo =
    above.key !== below.key && [above, below].every(({ text }) => scoreOf(text) >= KNOWN);
  return scoreOf(`${above.text} ${below.text}`) >= (areTwo ? KNOWN : 0.9);
}
