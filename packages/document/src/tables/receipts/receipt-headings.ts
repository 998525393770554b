import { median } from "../../layout/box";
import type { Line } from "../../layout/lines";
import { type Segment, toSegment } from "../../layout/segment";
import { type LanguageWeights, matchColumn } from "../../lexicon/vocabulary";
import { kindOf } from "../../text/kind";
import { isCurrency } from "../../text/number";
import { splitHeadings } from "../headings/split-headings";
import { cellOf, type ReceiptKey } from "./receipt-cells";
import type { ReceiptItem } from "./receipt-items";

/** A heading over the amounts ends as near to their edge, in em. */
const OVER = 1.5;
/** From the headings to the first item, in em. */
const NEAR = 3.5;

/** A letter over the signs of tax rates behind the amounts. */
const SIGNS = /^\p{Lu}$/u;

/** Units that stand over how many there are of them. */
const measured = /^(?:kg|g|lbs?|l|lt|m|m²|pcs|stk|uds?|szt)\.?$/i;

/**
 * The headings right above the items, or above the name of a shelf there (">>> FRUIT"): a currency over the amounts, by itself or with other
 * columns named beside it.
 */
export function headingsAbove(
  items: readonly ReceiptItem[],
  lines: readonly Line[],
  weights: LanguageWeights,
): Map<ReceiptKey, Segment> {
  const first = items[0]?.lines[0]?.line;
  const at = first ? lines.indexOf(first) : -1;
  const [shelf, next] = [lines[at - 1], lines[at - 2]];
  if (!first || !shelf || !isNear(shelf, first)) return new Map();
  const headings = headingsOn(shelf, items, weights);
  const isShelf = shelf.segments.length === 1 && !/\d/.test(shelf.segments[0]?.text ?? "");
  if (headings.size > 0 || !isShelf || !next || !isNear(next, shelf)) return headings;
  const [only, ...more] = next.segments;
  const mayHead = more.length > 0 || (only && kindOf(only.text) === "currency");
  return mayHead ? headingsOn(next, items, weights) : headings;
}

const isNear = (above: Line, line: Line): boolean =>
  line.baseline - above.baseline <= NEAR * above.fontSize;

function headingsOn(
  { segments }: Line,
  items: readonly ReceiptItem[],
  weights: LanguageWeights,
): Map<ReceiptKey, Segment> {
  const own = items.flatMap((item) => item.lines);
  const edges = [own.map(({ amount }) => amount), own.map(({ mark }) => mark)].map((ends) =>
    median(ends.flatMap((end) => end?.box.x1 ?? [])),
  );
  const texts = segments
    .flatMap((one) => (keyOf(one, edges) ? [one] : splitHeadings(one, weights)))
    .flatMap(atTimes);
  const found = texts.flatMap((segment): [ReceiptKey, Segment][] => {
    const key = keyOf(segment, edges);
    return key ? [[key, segment]] : [];
  });
  const headings = namesFirst(new Map(found), items);
  const [leftmost] = texts;
  const isOpen = leftmost && !found.some(([, segment]) => segment === leftmost);
  // Beside two headings that are known, what stands over the names names them.
  if (isOpen && headings.size > 1 && !headings.has("description") && isOverNames(leftmost, items))
    headings.set("description", leftmost);
  const isWhole = headings.size === texts.length && headings.has("amount");
  return isWhole ? headings : new Map();
}

/** "Qty x Price": two headings with the sign that stands between the numbers below them, too. */
function atTimes(segment: Segment): Segment[] {
  const at = segment.words.findIndex(({ text }) => /^[x×*]$/i.test(text));
  const parts = [segment.words.slice(0, at), segment.words.slice(at + 1)];
  if (at < 1 || parts.some((part) => part.length === 0)) return [segment];
  return parts.map((part) => toSegment(part, segment.page));
}

/** "Article" names what stands below it: of lines that begin with a name, and of codes above names, the names. */
function namesFirst(
  headings: Map<ReceiptKey, Segment>,
  items: readonly ReceiptItem[],
): Map<ReceiptKey, Segment> {
  const over = headings.get("item_code");
  if (!over || headings.has("description") || !isOverNames(over, items)) return headings;
  return new Map(
    [...headings].map(([key, one]) => [key === "item_code" ? "description" : key, one]),
  );
}

function isOverNames({ box, fontSize }: Segment, items: readonly ReceiptItem[]): boolean {
  const edges = items.flatMap(
    ({ cells }) => cellOf(cells, "description")?.segments[0]?.box.x0 ?? [],
  );
  return Math.abs(box.x0 - Math.min(...edges)) < OVER * fontSize;
}

/** `edges`: where amounts end, and the signs of tax rates behind them. */
function keyOf(segment: Segment, edges: readonly number[]): ReceiptKey | null {
  const isOver = edges.some((edge) => Math.abs(segment.box.x1 - edge) < OVER * segment.fontSize);
  const isCurrency = kindOf(segment.text) === "currency";
  if (isCurrency) return isOver ? "amount" : null;
  if (SIGNS.test(segment.text) && isOver) return "tax_rate";
  if (isRate(segment.text)) return "unit_price";
  if (measured.test(segment.text)) return "quantity";
  const [name = ""] = segment.text.split(/\s*\/\s*/);
  const isSeen = segment.source === "ocr";
  // "Item / Qty": tills head with the names what they print below them.
  const match = [segment.text, name]
    .map((text) => matchColumn(text, isSeen))
    .find((one) => one !== null && one.score >= 0.9);
  if (!match) return null;
  if (match.key === "amount") return isOver ? "amount" : null;
  if (match.key === "tax_rate") return "tax_rate";
  return ["description", "quantity", "unit_price", "discount", "item_code"].includes(match.key)
    ? (match.key as ReceiptKey)
    : null;
}

/** "EUR/KG" */
function isRate(text: string): boolean {
  const [money = "", unit = "", ...more] = text.split(/\s*\/\s*/);
  return isCurrency(money) && /^\p{L}{1,5}\.?$/u.test(unit) && more.length === 0;
}
