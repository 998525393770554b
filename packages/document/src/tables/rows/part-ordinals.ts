import { toSegment } from "../../layout/segment";
import type { Column } from "../columns";
import type { ItemTable } from "../item-tables";
import { toCell } from "../receipts/receipt-cells";
import { ORDINAL } from "../receipts/receipt-names";
import { type CellText, joinLines } from "./rows";

/** So many rows show that their names are numbered. */
const LEAST = 2;

/** A table whose names begin with the number of their row, "1. Screen protector", with those in a column without a heading. */
export function partOrdinals(table: ItemTable): ItemTable {
  const { columns, rows } = table;
  const names = columns.find(({ heading }) => heading.key === "description");
  const isNumbered = columns.some(({ heading }) => heading.key === "line_no");
  const numbers = rows.map(({ cells }) => ordinalOf(cells.find(({ column }) => column === names)));
  const first = numbers[0] ?? Number.NaN;
  const areInOrder = numbers.every((number, at) => number === first + at);
  if (!names || isNumbered || rows.length < LEAST || !areInOrder) return table;
  const heading = { ...names.heading, text: "", key: "line_no" as const, segments: [] };
  const ordinals: Column = { ...names, heading };
  return {
    ...table,
    columns: columns.flatMap((column) => (column === names ? [ordinals, column] : [column])),
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells.flatMap((cell) =>
        cell.column === names ? partCell(cell, ordinals, row.page) : [cell],
      ),
    })),
  };
}

/** The number that a name begins with, NaN where it has none or nothing else. */
function ordinalOf(cell: CellText | undefined): number {
  const [first, second] = cell?.segments[0]?.words ?? [];
  return second ? Number(ORDINAL.exec(first?.text ?? "")?.[1] ?? Number.NaN) : Number.NaN;
}

function partCell(cell: CellText, ordinals: Column, page: number): CellText[] {
  const [line, ...more] = cell.segments;
  const words = line?.words ?? [];
  const segments = [toSegment(words.slice(1), page), ...more];
  return [
    { ...toCell("line_no", words.slice(0, 1), page), column: ordinals },
    { ...cell, segments, text: joinLines(segments, cell.column.right) },
  ];
}
