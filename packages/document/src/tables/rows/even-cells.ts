import { fold } from "../../text/fold";
import type { ItemTable } from "../item-tables";

/** A reading is the usual one where it was seen this many times as often as another one of the same letters. */
const USUAL = 2;

/**
 * Units and goods come again and again in a column of a scan, each time read anew: where most readings agree, those of the same letters
 * that differ in case, marks or specks alone (cai, Cái) are the usual one (cái).
 */
export function evenCells(tables: readonly ItemTable[]): ItemTable[] {
  const counts = new Map<string, Map<string, number>>();
  const cells = tables.flatMap((table) => table.rows.flatMap((row) => row.cells));
  for (const { column, text } of cells) {
    const key = keyOf(column.heading.text, text);
    const readings = counts.get(key) ?? new Map<string, number>();
    readings.set(text, (readings.get(text) ?? 0) + 1);
    counts.set(key, readings);
  }
  const usual = (heading: string, text: string): string => {
    const readings = counts.get(keyOf(heading, text));
    const [[best = text, most = 0] = []] = [...(readings ?? [])].sort((a, b) => b[1] - a[1]);
    return most >= USUAL * (readings?.get(text) ?? 1) ? best : text;
  };
  return tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) =>
        cell.segments[0]?.source === "ocr" && /\p{L}{2}/u.test(cell.text)
          ? { ...cell, text: usual(cell.column.heading.text, cell.text) }
          : cell,
      ),
    })),
  }));
}

const keyOf = (heading: string, text: string): string => `${heading}\n${fold(text)}`;
