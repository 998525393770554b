import { toSegment } from "../src/layout/segment";
import type { Word } from "../src/model";
import type { Column } from "../src/tables/columns";
import type { Heading } from "../src/tables/headings/heading";
import type { ItemTable } from "../src/tables/item-tables";

const box = { x0: 0, x1: 40, top: 0, bottom: 10 };

/** A table of one column with these cells, each a word as its source gives it. */
export function oneColumn(
  { text, key }: Pick<Heading, "text" | "key">,
  source: Word["source"],
  texts: readonly string[],
): ItemTable {
  const column = { heading: { text, key, box, segments: [] } } as unknown as Column;
  const word = { box, baseline: 8, fontSize: 10, bold: false, spaceBefore: false } as const;
  const rows = texts.map((cell) => {
    const segment = toSegment([{ ...word, text: cell, confidence: 0.9, source }], 1);
    return { page: 1, cells: [{ column, text: cell, segments: [segment] }] };
  });
  return { columns: [column], rows, page: 1, box };
}

/** The texts of the first column. */
export function firstCells(tables: readonly ItemTable[]): (string | undefined)[] {
  return tables.flatMap(({ rows }) => rows.map(({ cells }) => cells[0]?.text));
}
