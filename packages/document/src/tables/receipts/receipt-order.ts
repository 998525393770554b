import { cellOf } from "./receipt-cells";
import { isProduct } from "./receipt-counts";
import type { ReceiptLine } from "./receipt-lines";

/** So many counts with their names below them show that a till prints them so. */
const FEWEST = 2;
/** A name stands this close below its count, in em. */
const NEAR = 2;

/**
 * Lines of a till that prints names below what was counted of them and its amount, "2 PCS @ 45.00  90.00" over "SAMPIN (L)", each name before its count as
 * other tills have them: where the first count has no name above it, and each has one below.
 */
export function withNamesFirst(lines: readonly ReceiptLine[]): ReceiptLine[] {
  const counts = lines.flatMap((own, at) => (isCounted(own) ? [at] : []));
  const [first] = counts;
  const hasName = (at: number) => isName(lines[at + 1]) && isClose(lines[at], lines[at + 1]);
  const isOver = (at: number) => isName(lines[at - 1]) && isClose(lines[at - 1], lines[at]);
  if (first === undefined || counts.length < FEWEST) return [...lines];
  if (isOver(first) || !counts.every(hasName)) return [...lines];
  const moved = new Set(counts.map((at) => at + 1));
  return lines.flatMap((own, at) => {
    if (moved.has(at)) return [];
    const name = moved.has(at + 1) ? lines[at + 1] : undefined;
    return name ? [name, own] : [own];
  });
}

/** A count, a price and their product, without a name. */
function isCounted({ cells, amount }: ReceiptLine): boolean {
  const [count, price] = [cellOf(cells, "quantity"), cellOf(cells, "unit_price")];
  if (!amount || !count || !price || cellOf(cells, "description")) return false;
  return isProduct(count.text, price.text, amount.text);
}

const isName = (line: ReceiptLine | undefined): boolean =>
  line !== undefined &&
  line.amount === null &&
  cellOf(line.cells, "description") !== undefined &&
  cellOf(line.cells, "unit_price") === undefined;

function isClose(upper: ReceiptLine | undefined, lower: ReceiptLine | undefined): boolean {
  if (!upper || !lower) return false;
  const em = Math.max(upper.line.fontSize, lower.line.fontSize);
  return (lower.line.baseline - upper.line.baseline) / em < NEAR;
}
