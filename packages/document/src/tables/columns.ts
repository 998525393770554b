import { median } from "../layout/box";
import { widestSpace } from "../layout/faces/monospaced";
import type { Line } from "../layout/lines";
import { matchLabel } from "../lexicon/vocabulary";
import { kindOf } from "../text/kind";
import { fillColumns } from "./fill-columns";
import type { Heading, HeadingBand } from "./headings/heading";
import { levelOf } from "./rows/levels";

/** A column of a table: its heading and the range of x that is its own. */
export interface Column {
  heading: Heading;
  left: number;
  right: number;
}

/** What it costs to part a table through a word, and through a mere space between two words. */
const throughWord = 1;
const throughSpace = 0.45;
/** A lane under a heading instead of beside it, counted for every row: less than what a word weighs. */
const throughHeading = 0.6;

/** Gives each heading its range: from rule to rule, else to the clearest lane between two headings. */
export function toColumns(band: HeadingBand, body: readonly Line[], pageWidth: number): Column[] {
  const headings = band.headings;
  const levels = new Set(headings.map(({ level }) => level));
  if (levels.size > 1) {
    return [...levels].flatMap((level) => {
      const own = headings.filter((heading) => heading.level === level);
      const lines = body.filter((line) => levelOf(line) === level);
      return toColumns({ ...band, headings: own }, lines, pageWidth);
    });
  }
  if (band.walls.length > 0) {
    return headings.map((heading) => {
      const middle = (heading.box.x0 + heading.box.x1) / 2;
      const right = band.walls.find((x) => x > middle) ?? pageWidth;
      const left = band.walls.findLast((x) => x <= middle) ?? 0;
      return { heading, left, right };
    });
  }
  const sum = body.findIndex(isSum);
  const items = sum > 0 ? body.slice(0, sum) : body;
  const end = items.findLastIndex(
    (line) => line.segments.length >= Math.max(2, headings.length / 2),
  );
  const rows = untilGap(items.slice(0, end + 1), headings.length);
  const lanes = headings.slice(1).map((heading, index) => {
    const before = headings[index];
    return before ? clearestLane(before, heading, rows, band) : heading.box.x0;
  });
  const columns = headings.map((heading, index) => ({
    heading,
    left: lanes[index - 1] ?? 0,
    right: lanes[index] ?? pageWidth,
  }));
  return fillColumns(columns, rows);
}

/** Lines with this share of what the headings promise are full, and so many of them show how far apart lines stand. */
const FULL = 0.75;
const ROWS = 2;
/** What stands this many times as far below the last of them is no part of the table. */
const APART = 1.5;

/** The lines down to a gap that is wider than those between them, below the last that is full. */
function untilGap(lines: readonly Line[], columns: number): Line[] {
  const isFull = ({ segments }: Line) => segments.length >= Math.max(3, FULL * columns);
  const last = lines.findLastIndex(isFull);
  if (lines.filter(isFull).length < ROWS) return [...lines];
  const gapAt = (i: number) => (lines[i]?.baseline ?? 0) - (lines[i - 1]?.baseline ?? 0);
  const usual = Math.max(...lines.slice(1, last + 1).map((_, i) => gapAt(i + 1)));
  const end = lines.findIndex((_, i) => i > last && gapAt(i) > APART * usual);
  return end < 0 ? [...lines] : lines.slice(0, end);
}

/** What stands from the sums on has columns of its own. */
function isSum({ segments: [first] }: Line): boolean {
  const match = first && kindOf(first.text) === "text" ? matchLabel(first.text) : null;
  return match !== null && ["subtotal", "total"].includes(match.key) && match.score >= 0.9;
}

function clearestLane(
  before: Heading,
  after: Heading,
  rows: readonly Line[],
  band: HeadingBand,
): number {
  const em = median(
    band.headings.flatMap(({ segments }) => segments.map((segment) => segment.fontSize)),
  );
  const from = (before.box.x0 + before.box.x1) / 2;
  const to = (after.box.x0 + after.box.x1) / 2;
  const step = em / 8;
  const middle = (before.box.x1 + after.box.x0) / 2;
  let best = middle;
  let bestCost = Number.POSITIVE_INFINITY;
  let run: { cost: number; start: number } = { cost: Number.NaN, start: from };
  for (let x = from; x <= to + step; x += step) {
    const cost =
      x > to
        ? Number.NaN
        : rows.reduce((sum, line) => sum + costAt(line, x), 0) +
          Math.max(1, rows.length) * headingCost(before, after, x, em);
    if (cost === run.cost) continue;
    const wide = x - run.start;
    const value = run.cost - Math.min(wide / em, 3) * 0.05;
    if (value < bestCost) {
      bestCost = value;
      best = (run.start + x - step) / 2;
    }
    run = { cost, start: x };
  }
  return best;
}

function headingCost(before: Heading, after: Heading, x: number, em: number): number {
  const slack = 0.05 * em;
  return x < before.box.x1 - slack || x > after.box.x0 + slack ? throughHeading : 0;
}

function costAt(line: Line, x: number): number {
  for (const segment of line.segments) {
    if (x <= segment.box.x0 || x >= segment.box.x1) continue;
    const inside = segment.words.some((word) => x > word.box.x0 && x < word.box.x1);
    if (inside) return throughWord;
    const left = segment.words.findLast((word) => word.box.x1 <= x);
    const right = segment.words.find((word) => word.box.x0 >= x);
    const gap = (right?.box.x0 ?? x) - (left?.box.x1 ?? x);
    return gap > widestSpace(segment.words) || right?.spaceBefore === false ? 0 : throughSpace;
  }
  return 0;
}
