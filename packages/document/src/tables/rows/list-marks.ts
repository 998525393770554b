import { toSegment } from "../../layout/segment";
import type { ItemTable } from "../item-tables";
import { type CellText, joinLines } from "./rows";

/** So many names begin with a mark, and this share of all: what is taken off an item has none. */
const LEAST = 3;
const SHARE = 0.6;
const MARK = /^[>›»•▪▸]$/;

/** "> Racket", "• Racket": the mark before each name of a list is no part of it. */
export function withoutListMarks(table: ItemTable): ItemTable {
  const isName = ({ column }: CellText) => column.heading.key === "description";
  const names = table.rows.flatMap(({ cells }) => cells.filter(isName));
  const marked = names.filter(isMarked);
  if (marked.length < LEAST || marked.length < SHARE * names.length) return table;
  return {
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => (marked.includes(cell) ? withoutMark(cell) : cell)),
    })),
  };
}

function isMarked({ segments: [first] }: CellText): boolean {
  const [mark, ...words] = first?.words ?? [];
  return mark !== undefined && words.length > 0 && MARK.test(mark.text);
}

function withoutMark(cell: CellText): CellText {
  const [first, ...others] = cell.segments;
  if (!first) return cell;
  const segments = [toSegment(first.words.slice(1), first.page), ...others];
  return { ...cell, segments, text: joinLines(segments, cell.column.right) };
}
