import type { Line } from "../layout/lines";
import type { Column } from "./columns";

const REMARK = /^\p{Lu}\p{L}*(?: \p{L}+){0,2}[:：] ?\S/u;

/** "CAUSE: board corroded at connector" right below the bold title of a section and across the columns: said of all rows that follow, and in none of them. */
export function remarksIn(lines: readonly Line[], columns: readonly Column[]): Set<Line> {
  const found = new Set<Line>();
  let isOpen = false;
  for (const line of lines) {
    isOpen = isTitle(line) || (isOpen && isRemark(line, columns));
    if (isOpen && !isTitle(line)) found.add(line);
  }
  return found;
}

function isTitle({ segments: [only, ...more] }: Line): boolean {
  return only?.bold === true && more.length === 0;
}

function isRemark(
  { segments: [only, ...more], fontSize }: Line,
  columns: readonly Column[],
): boolean {
  if (!only || more.length > 0 || !REMARK.test(only.text)) return false;
  const starts = columns.map(({ heading }) => heading.box.x0);
  const beginsCell = starts.some((x) => Math.abs(x - only.box.x0) < fontSize);
  return !beginsCell && starts.some((x) => x > only.box.x0 && x < only.box.x1 - fontSize);
}
