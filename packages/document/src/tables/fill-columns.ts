import type { Line } from "../layout/lines";
import type { Word } from "../model";
import type { Column } from "./columns";

/** So many rows show what stands in a column. */
const LEAST = 2;
/** … each of texts in this share of the columns: headings of sections and their sums have fewer. */
const FULL = 0.5;
/** A number, a code. */
const COUNTED = /\d/;

/**
 * Gives a column that no row has anything in what belongs to it: "19  roll" below the heading of a count, where that of the units ends at the right of a column whose words
 * begin at its left. One lane parts the two in all rows, and on one side of it each row has a number or a code.
 */
export function fillColumns(columns: readonly Column[], rows: readonly Line[]): Column[] {
  const filled = [...columns];
  const full = rows.filter(({ segments }) => segments.length >= FULL * columns.length);
  for (let at = 1; at < filled.length; at++) {
    const [before, after] = [filled[at - 1], filled[at]];
    if (!before || !after) continue;
    const own = [before, after].map((column) => full.map((line) => wordsIn(line, column)));
    const [left = [], right = []] = own.map((all) => all.filter((words) => words.length > 0));
    const crowded = right.length === 0 ? left : left.length === 0 ? right : [];
    const lane = laneThrough(crowded);
    if (lane === null) continue;
    filled[at - 1] = { ...before, right: lane };
    filled[at] = { ...after, left: lane };
  }
  return filled;
}

function wordsIn({ segments }: Line, { left, right }: Column): Word[] {
  return segments
    .flatMap(({ words }) => words)
    .filter(({ box }) => (box.x0 + box.x1) / 2 > left && (box.x0 + box.x1) / 2 < right)
    .sort((a, b) => a.box.x0 - b.box.x0);
}

/** The middle of the white that parts each row in two, one of them a number or a code. */
function laneThrough(rows: readonly (readonly Word[])[]): number | null {
  if (rows.length < LEAST || rows.some((words) => words.length < 2)) return null;
  const first = rows.flatMap((words) => words.slice(0, 1));
  const last = rows.flatMap((words) => words.slice(-1));
  const behind = lane(
    first,
    rows.flatMap((words) => words.slice(1)),
  );
  if (behind !== null && first.every(isCounted)) return behind;
  const ahead = lane(
    rows.flatMap((words) => words.slice(0, -1)),
    last,
  );
  return ahead !== null && last.every(isCounted) ? ahead : null;
}

function lane(before: readonly Word[], after: readonly Word[]): number | null {
  const left = Math.max(...before.map(({ box }) => box.x1));
  const right = Math.min(...after.map(({ box }) => box.x0));
  return left < right ? (left + right) / 2 : null;
}

const isCounted = ({ text }: Word): boolean => COUNTED.test(text);
