import type { Column } from "../columns";
import { toCell } from "../receipts/receipt-cells";
import { countAtEnd } from "../receipts/receipt-counts";
import type { CellText, Row } from "./rows";

/** A table of names and amounts alone: "2 x 1.90" on a line below the name or above it is a count and a price, without a heading. */
export function partCounts(rows: readonly Row[], columns: readonly Column[]): Row[] {
  const isCounted = columns.some(
    ({ heading: { key } }) => key === "quantity" || key === "unit_price",
  );
  if (isCounted) return [...rows];
  return rows.map((row) => {
    const amount = row.cells.find(({ column }) => column.heading.key === "amount")?.text ?? null;
    return { ...row, cells: row.cells.flatMap((cell) => partCell(cell, amount, row.page)) };
  });
}

function partCell(cell: CellText, amount: string | null, page: number): CellText[] {
  const counts = cell.segments.map(({ words }) => countAtEnd(words, amount));
  const at = counts.findIndex((counted) => counted?.before.length === 0);
  const counted = counts[at];
  if (!counted || counts.length === 1) return [cell];
  const segments = cell.segments.filter((_, i) => i !== at);
  const text = segments.map((segment) => segment.text).join("\n");
  const { count, price } = counted;
  const own = [
    ...(count.length > 0 ? [toCell("quantity", count, page)] : []),
    ...(price.length > 0 ? [toCell("unit_price", price, page)] : []),
  ];
  const name = { ...cell, segments, text };
  return at === 0 ? [...own, name] : [name, ...own];
}
