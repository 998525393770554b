import type { Line } from "../../layout/lines";
import type { Column } from "../columns";

const REMARK = /^\p{Lu}\p{L}*(?: \p{L}+){0,2}[:：] ?\S/u;

/**
 * "CAUSE: board corroded at connector" right below the bold title of a section and across the columns: said of all rows that follow, and in none of them. On a
 * scan one of several such lines may have lost its colon.
 */
export function remarksIn(lines: readonly Line[], columns: readonly Column[]): Set<Line> {
  const found = new Set<Line>();
  let run: Line[] | null = null;
  for (const line of lines) {
    if (run !== null && !isTitle(line) && isAcross(line, columns)) {
      run.push(line);
      continue;
    }
    addRemarks(run ?? [], found);
    run = isTitle(line) ? [] : null;
  }
  addRemarks(run ?? [], found);
  return found;
}

function addRemarks(run: readonly Line[], found: Set<Line>): void {
  if (!run.some(({ segments: [only] }) => REMARK.test(only?.text ?? ""))) return;
  for (const remark of run) found.add(remark);
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
