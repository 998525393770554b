import type { Column } from "../columns";
import type { ItemTable } from "../item-tables";
import { type CellText, joinLines } from "./rows";

/** What one of a thing costs, by itself or in brackets. */
const EACH = /^(?:[(（]\s?)?(?:[@＠]|単価)\s?(\d[\d.,]*)(?:\s?[)）])?$/;

/** Parts prices that stand below names into a column without a heading: "Shirt" over "@198", where no column has prices. */
export function partPricesBelow(table: ItemTable): ItemTable {
  const names = table.columns.find(({ heading }) => heading.key === "description");
  const isPriced = table.columns.some(({ heading }) => heading.key === "unit_price");
  const ends = (cell: CellText) => cell.column === names && endsInPrice(cell);
  if (!names || isPriced || !table.rows.some(({ cells }) => cells.some(ends))) return table;
  const heading = { ...names.heading, text: "", key: "unit_price" as const, segments: [] };
  const prices: Column = { ...names, heading };
  return {
    ...table,
    columns: table.columns.flatMap((column) => (column === names ? [column, prices] : [column])),
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.flatMap((cell) => (ends(cell) ? partCell(cell, prices) : [cell])),
    })),
  };
}

function endsInPrice({ segments }: CellText): boolean {
  return segments.length > 1 && EACH.test(segments.at(-1)?.text ?? "");
}

function partCell({ column, segments }: CellText, prices: Column): CellText[] {
  const [name, last] = [segments.slice(0, -1), segments.slice(-1)];
  return [
    { column, text: joinLines(name, column.right), segments: name },
    { column: prices, text: EACH.exec(last[0]?.text ?? "")?.[1] ?? "", segments: last },
  ];
}
