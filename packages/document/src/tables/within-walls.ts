import type { Line } from "../layout/lines";
import type { Page, Rule } from "../model";
import type { HeadingBand } from "./heading";

/** The lines above the next ruled table, which has other columns, where this one is ruled. */
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
  const end = Math.max(box.bottom, ...inside.filter(isWall).map((rule) => rule.box.bottom));
  const next = inside.filter((rule) => !isWall(rule) && rule.box.top > end - em);
  if (walls.length === 0 || next.length === 0) return [...lines];
  const top = Math.min(...next.map((rule) => rule.box.top));
  return lines.filter((line) => line.baseline < top);
}
