import type { Line } from "../../layout/lines";
import type { Page, Rule } from "../../model";
import type { HeadingBand } from "./heading";

/** Walls that end nearer below the headings are theirs alone; in em. */
const LEAST = 3;

/** The lines above the end of the walls of a ruled table, above the next one, which has other columns, and of the same panel of the page. */
export function withinWalls(all: readonly Line[], band: HeadingBand, page: Page): Line[] {
  const { box } = band;
  const walls = band.fewWalls ?? band.walls;
  const lines = untilClosed(withinPanel(all), band, page);
  const rules = page.rules.filter(({ orientation }) => orientation === "vertical");
  const em = lines[0]?.fontSize ?? 0;
  const isWall = ({ box: { x0, x1 } }: Rule) =>
    walls.some((x) => Math.abs((x0 + x1) / 2 - x) < 0.3 * em);
  // What stands before the first heading may part the whole panel from a bar along its side.
  const [left, right] = [Math.max((walls[0] ?? 0) + em, box.x0), (walls.at(-1) ?? 0) - em];
  const inside = rules.filter(({ box: { x0, x1 } }) => x0 > left && x1 < right);
  const foot = footOf(rules.filter(isWall), box.bottom, em);
  const isLong = walls.length > 0 && foot > box.bottom + LEAST * em;
  const framed = isLong ? lines.filter(({ baseline }) => baseline < foot) : [...lines];
  const end = Math.max(box.bottom, ...inside.filter(isWall).map((rule) => rule.box.bottom));
  const next = inside.filter((rule) => !isWall(rule) && rule.box.top > end - em);
  if (walls.length === 0 || next.length === 0) return framed;
  const top = Math.min(...next.map((rule) => rule.box.top));
  return framed.filter((line) => line.baseline < top);
}

/** Most walls go on together behind the line of a sum or of a section, which stands across them; so many at least, within so many em. */
const BROKEN = { walls: 3, share: 0.6, gap: 3 } as const;

/** Where the walls end that the headings stand between, in one piece or in as many as there are rows; other frames of the page may begin at their edges, further down. */
function footOf(walls: readonly Rule[], bottom: number, em: number): number {
  let foot = bottom;
  const first = walls.filter(({ box }) => box.top < bottom + em && box.bottom > bottom);
  const most = Math.max(BROKEN.walls, BROKEN.share * first.length);
  for (const { box } of walls.toSorted((a, b) => a.box.top - b.box.top)) {
    const level = walls.filter((other) => Math.abs(other.box.top - box.top) < ALIKE);
    const reach = level.length >= most ? BROKEN.gap * em : em;
    if (box.top < foot + reach) foot = Math.max(foot, box.bottom);
  }
  return foot;
}

/** What stands beside a panel, or in it, comes one after the other (`side-panels.ts`): the page begins anew higher up. */
function withinPanel(lines: readonly Line[]): Line[] {
  const end = lines.findIndex((line, i) => line.baseline < (lines[i - 1] ?? line).baseline - 1);
  return end < 0 ? [...lines] : lines.slice(0, end);
}

/** Rules that are as long, to within this in points, head and close a table. */
const ALIKE = 2;
/** A line with this share of as many texts as there are headings may be a row. */
const FULL = 0.7;

/** The lines above the rule that closes a table: the only one further down that is as long as the rule below its headings. */
function untilClosed(lines: readonly Line[], headings: HeadingBand, { rules }: Page): Line[] {
  const first = lines[0];
  if (!first) return [];
  const level = rules.filter(({ orientation }) => orientation === "horizontal");
  const isAbove = (y: number, line: Line) => y < line.baseline - 0.5 * line.fontSize;
  const head = level.find(
    ({ box: { x0, x1, top } }) =>
      top > headings.box.bottom - 0.3 * first.fontSize &&
      isAbove(top, first) &&
      x0 < headings.box.x0 + ALIKE &&
      x1 > headings.box.x1 - ALIKE,
  );
  const alike = level.filter(
    ({ box }) =>
      head !== undefined &&
      box.top > first.baseline &&
      Math.abs(box.x0 - head.box.x0) <= ALIKE &&
      Math.abs(box.x1 - head.box.x1) <= ALIKE,
  );
  const [closing, ...more] = alike;
  if (!closing || more.length > 0) return [...lines];
  const foot = closing.box.top + ALIKE;
  const inside = lines.filter(({ baseline }) => baseline < foot);
  const beyond = lines.filter(({ baseline }) => baseline >= foot);
  const isRow = ({ segments }: Line) => segments.length >= FULL * headings.headings.length;
  return beyond.some(isRow) ? [...lines] : inside;
}
