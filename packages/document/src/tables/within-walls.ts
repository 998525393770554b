import type { Line } from "../layout/lines";
import type { Page, Rule } from "../model";
import type { HeadingBand } from "./heading";

/** Walls that end nearer below the headings are theirs alone; in em. */
const LEAST = 3;

/** The lines above the end of the walls of a ruled table, and above the next one, which has other columns. */
export function withinWalls(
  lines: readonly Line[],
  { walls, box }: HeadingBand,
  page: Page,
): Line[] {
  const rules = page.rules.filter(({ orientation }) => orientation === "vertical");
  const em = lines[0]?.fontSize ?? 0;
  const isWall = ({ box: { x0, x1 } }: Rule) =>
    walls.some((x) => Math.abs((x0 + x1) / 2 - x) < 0.3 * em);
  const inside = rules.filter(
    ({ box: { x0, x1 } }) => x0 > (walls[0] ?? 0) + em && x1 < (walls.at(-1) ?? 0) - em,
  );
  const foot = Math.max(box.bottom, ...rules.filter(isWall).map((rule) => rule.box.bottom));
  const isLong = walls.length > 0 && foot > box.bottom + LEAST * em;
  const framed = isLong ? lines.filter(({ baseline }) => baseline < foot) : [...lines];
  const end = Math.max(box.bottom, ...inside.filter(isWall).map((rule) => rule.box.bottom));
  const next = inside.filter((rule) => !isWall(rule) && rule.box.top > end - em);
  if (walls.length === 0 || next.length === 0) return framed;
  const top = Math.min(...next.map((rule) => rule.box.top));
  return framed.filter((line) => line.baseline < top);
}
