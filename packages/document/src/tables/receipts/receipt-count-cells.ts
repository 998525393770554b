import type { Segment } from "../../layout/segment";
import type { CellText } from "../rows/rows";
import { toCell } from "./receipt-cells";
import { type Counted, type CountedAlone, countAtEnd, isProduct } from "./receipt-counts";
import { textIn } from "./receipt-words";

/** "1 x 95.00   Sari": below the name of what was done who did it, between the count and what that makes. */
export function remarkedCount(
  [first, remark, ...more]: readonly Segment[],
  amount: Segment | null,
  page: number,
): CellText[] | null {
  const counted = first && remark && amount && countAtEnd(first.words, amount.text);
  if (!counted || more.length > 0 || counted.before.length > 0 || !/\p{L}{2}/u.test(remark.text))
    return null;
  const [count, price] = [counted.count, counted.price].map(textIn);
  if (!isProduct(count ?? "", price ?? "", amount.text)) return null;
  return [...countCells(counted, page), toCell("remark", remark.words, page)];
}

export function countCells({ count, price, isPriceFirst }: Counted, page: number): CellText[] {
  const each = price.map((word) => ({ ...word, text: word.text.replace(/^@/, "") }));
  const cells = [
    ...(count.length > 0 ? [toCell("quantity", count, page)] : []),
    ...(price.length > 0 ? [toCell("unit_price", each, page)] : []),
  ];
  return isPriceFirst ? cells.toReversed() : cells;
}

export function aloneCells({ count, price, rebate }: CountedAlone, page: number): CellText[] {
  const cells = [toCell("quantity", count, page), toCell("unit_price", price, page)];
  return rebate.length > 0 ? [...cells, toCell("discount", rebate, page)] : cells;
}
