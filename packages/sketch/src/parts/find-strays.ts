import type { Point } from "@inkform/geometry/model";
import type { PenLine } from "./find-lines";
import type { FoundMark } from "./find-marks";
import { findReach } from "./find-reaches";
import type { Writing } from "./read-marks";
import { parting } from "./settings";

/** A line that ends like a dimension line though no writing was found beside it. */
export interface StrayLine {
  line: PenLine;
  belief: number;
}

/**
 * Lines that no mark was made of but whose ends speak: a tick there, or another line that runs across the end and stops just past it,
 * as an extension line does. Their number may be unreadable; an outline they are not for that.
 */
export function findStrays(
  lines: Writing["lines"],
  marks: readonly FoundMark[],
  height: number,
): StrayLine[] {
  const used = new Set(marks.flatMap(({ edges }) => edges));
  return lines.flatMap((line) => {
    if (line.edges.some((id) => used.has(id)) || line.length < height) return [];
    const belief = endBelief(line, true, lines, height) + endBelief(line, false, lines, height);
    return belief > 0 ? [{ line, belief }] : [];
  });
}

function endBelief(
  line: Writing["lines"][number],
  first: boolean,
  lines: readonly PenLine[],
  height: number,
): number {
  const tick = line.ticks.find(
    ({ along }) => (first ? along : line.length - along) < parting.tickReach * height,
  );
  // An arrowhead can hide the last of the line: the extension line stands up to its length farther out.
  const overrun = [0, 0.5 * parting.tickReach, parting.tickReach].some((share) => {
    const out = (first ? -1 : 1) * share * height;
    const end = first ? line.from : line.to;
    const at = { x: end.x + out * line.direction.x, y: end.y + out * line.direction.y };
    return isOverrun(at, line, lines, height);
  });
  if (tick && overrun) return parting.strayEnd;
  return tick || overrun ? parting.strayHint : 0;
}

/** Another line runs across and ends a little beyond, on the side away from where it comes from. */
export function isOverrun(
  at: Point,
  { direction }: Pick<PenLine, "direction">,
  lines: readonly PenLine[],
  height: number,
): boolean {
  const reach = findReach(at, direction, lines, height);
  if (!reach) return false;
  const { line, end } = reach;
  const outer = end === line.to ? line.from : line.to;
  const beyond = Math.hypot(outer.x - at.x, outer.y - at.y);
  return beyond > parting.leastOverrun * height && beyond < parting.mostOverrun * height;
}
