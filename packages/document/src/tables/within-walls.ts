import type { Line } from "../layout/lines";
import type { Page, Rule } from "../model";
import type { HeadingBand } from "./heading";

/** Walls that end nearer below the headings are theirs alone; in em. */
const LEAST = 3;

/** The lines above the end of the walls of a ruled table, above the next one, which has other columns, and of the same panel of the page. */
export function withinWalls(all: readonly Line[], { walls, box }: HeadingBand, page: Page): Line[] {
  const lines = withinPanel(all);
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

/** What stands beside a panel, or in it, comes one after the other (`side-panels.ts`): the page begins anew higher up. */
function withinPanel(lines: readonly Line[]): Line[] {
  const end = lines.findIndex((line, i) => line.baseline < (lines[i - 1] ?? line).baseline - 1);
  return end < 0 ? [...lines] : lines.slice(0, end);
}
