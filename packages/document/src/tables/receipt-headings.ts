import { median } from "../layout/box";
import type { Line } from "../layout/lines";
import type { Segment } from "../layout/segment";
import { matchColumn } from "../lexicon/vocabulary";
import { kindOf } from "../text/kind";
import { isCurrency } from "../text/number";
import { cellOf, type ReceiptKey } from "./receipt-cells";
import type { ReceiptItem } from "./receipt-items";

/** A heading over the amounts ends as near to their edge, in em. */
const OVER = 1.5;
/** From the headings to the first item, in em. */
const NEAR = 3;

/** Units that stand over how many there are of them. */
const measured = /^(?:kg|g|lbs?|l|lt|m|m²|pcs|stk|uds?|szt)\.?$/i;

/** The headings right above the items: a currency over the amounts, by itself or with other columns named beside it. */
export function headingsAbove(
  items: readonly ReceiptItem[],
  lines: readonly Line[],
): Map<ReceiptKey, Segment> {
  const first = items[0]?.lines[0];
  const above = first && lines[lines.indexOf(first.line) - 1];
  if (!above || first.line.baseline - above.baseline > NEAR * above.fontSize) return new Map();
  const own = items.flatMap((item) => item.lines);
  const edges = [own.map(({ amount }) => amount), own.map(({ mark }) => mark)].map((ends) =>
    median(ends.flatMap((end) => end?.box.x1 ?? [])),
  );
  const found = above.segments.flatMap((segment): [ReceiptKey, Segment][] => {
    const key = keyOf(segment, edges);
    return key ? [[key, segment]] : [];
  });
  const headings = new Map(found);
  const [leftmost] = above.segments;
  const isOpen = leftmost && !found.some(([, segment]) => segment === leftmost);
  // Beside two headings that are known, what stands over the names names them.
  if (isOpen && headings.size > 1 && !headings.has("description") && isOverNames(leftmost, items))
    headings.set("description", leftmost);
  const isWhole = headings.size === above.segments.length && headings.has("amount");
  return isWhole ? headings : new Map();
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
