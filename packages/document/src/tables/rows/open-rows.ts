import type { Column } from "../columns";
import { type CutLine, textOf } from "./cut-lines";

/** So many items of the table are set that way. */
const LEAST = 2;
/** From line to line of one text, in em. */
const CLOSE = 1.6;

/**
 * Lines that open a row which another closes: typists set the count before the first line of a name and what it comes to behind its last. By the line that
 * opens a row the one that closes it, with those between them.
 */
export function openRows(
  cuts: readonly CutLine[],
  anchors: readonly CutLine[],
  columns: readonly Column[],
): Map<CutLine, CutLine> {
  const has = ({ parts }: CutLine, ...keys: string[]) =>
    columns.some(
      ({ heading }, i) => keys.includes(heading.key ?? "") && textOf(parts[i] ?? []) !== "",
    );
  const isOpen = (one: CutLine) => has(one, "quantity") && !has(one, "unit_price", "amount");
  const isRest = (one: CutLine) => has(one, "amount") && !has(one, "quantity", "line_no");
  const found = new Map<CutLine, CutLine>();
  for (const [i, anchor] of anchors.entries()) {
    const next = anchors[i + 1];
    if (!next || !isOpen(anchor) || !isRest(next)) continue;
    const lines = cuts.slice(cuts.indexOf(anchor), cuts.indexOf(next) + 1);
    if (!lines.every((line, at) => at === 0 || isClose(lines[at - 1] as CutLine, line))) continue;
    for (const line of lines.slice(0, -1)) found.set(line, next);
  }
  const closing = new Set(found.values());
  return closing.size >= LEAST ? found : new Map();
}

function isClose({ line: above }: CutLine, { line }: CutLine): boolean {
  return line.baseline - above.baseline < CLOSE * Math.max(above.fontSize, line.fontSize);
}
