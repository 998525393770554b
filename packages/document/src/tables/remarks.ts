import type { Line } from "../layout/lines";
import type { Column } from "./columns";

const REMARK = /^\p{Lu}\p{L}*(?: \p{L}+){0,2}[:：] ?\S/u;

/**
 * "CAUSE: board corroded at connector" right below the bold title of a section and across the columns: said of all rows that follow, and in none of them. On a
 * scan one of several such lines may have lost its colon.
 */
export function remarksIn(lines: readonly Line[], columns: readonly Column[]): Set<Line> {
  const found = new Set<Line>();
  for (const [at, line] of lines.entries()) {
    if (!isTitle(line)) continue;
    const below = lines.slice(at + 1);
    const end = below.findIndex((other) => isTitle(other) || !isAcross(other, columns));
    const run = end < 0 ? below : below.slice(0, end);
    if (run.some(({ segments: [only] }) => REMARK.test(only?.text ?? "")))
      for (const remark of run) found.add(remark);
  }
  return found;
}

function isTitle({ segments: [only, ...more] }: Line): boolean {
  return only?.bold === true && more.length === 0;
}

function isAcross({ segments: [only, ...more], fontSize }: Line, columns: readonly Column[]) {
  if (!only || more.length > 0) return false;
  const starts = columns.map(({ heading }) => heading.box.x0);
  const beginsCell = starts.some((x) => Math.abs(x - only.box.x0) < fontSize);
  return !beginsCell && starts.some((x) => x > only.box.x0 && x < only.box.x1 - fontSize);
}
