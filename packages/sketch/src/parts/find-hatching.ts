import type { PenLine } from "./find-lines";
import { parting } from "./settings";

/** As much of a line as tells whether it hatches. */
export type StraightLine = Pick<PenLine, "from" | "to" | "direction">;

/** Where a line runs among those of one direction: its distance from the origin, and from where to where along them. */
interface Ruled<Line> {
  line: Line;
  aside: number;
  low: number;
  high: number;
}

/**
 * The lines of hatched areas: askew, side by side, evenly apart, and most of them unlike an outline.
 * `outlineShare` tells how much (0 to 1) a line looks like one.
 */
export function findHatching<Line extends StraightLine>(
  lines: readonly Line[],
  outlineShare: (line: Line) => number,
  letter: number,
): Set<Line> {
  const hatching = new Set<Line>();
  const askew = lines.filter(isAskew);
  for (const first of askew) {
    if (hatching.has(first)) continue;
    const alike = askew.filter((line) => !hatching.has(line) && isParallel(first, line));
    const ruled = alike.map((line) => ruleAlong(line, first));
    for (const area of areasOf(ruled, letter)) {
      const looks = area.reduce((sum, { line }) => sum + outlineShare(line), 0) / area.length;
      const isHatching = area.length >= parting.leastHatching && looks < parting.hatchingLook;
      if (isHatching) for (const { line } of area) hatching.add(line);
    }
  }
  return hatching;
}

/** Nobody hatches level or upright. */
function isAskew({ direction }: StraightLine): boolean {
  return Math.min(Math.abs(direction.x), Math.abs(direction.y)) > parting.hatchingAskew;
}

function isParallel({ direction: a }: StraightLine, { direction: b }: StraightLine): boolean {
  return Math.abs(a.x * b.y - a.y * b.x) < parting.hatchingTurn;
}

function ruleAlong<Line extends StraightLine>(
  line: Line,
  { direction }: StraightLine,
): Ruled<Line> {
  const along = [line.from, line.to].map(({ x, y }) => x * direction.x + y * direction.y);
  const middle = { x: (line.from.x + line.to.x) / 2, y: (line.from.y + line.to.y) / 2 };
  return {
    line,
    aside: middle.x * direction.y - middle.y * direction.x,
    low: Math.min(...along),
    high: Math.max(...along),
  };
}

/** Lines that lie beside each other, each a usual step from the next. */
function areasOf<Line>(ruled: readonly Ruled<Line>[], letter: number): Ruled<Line>[][] {
  const sorted = [...ruled].sort((a, b) => a.aside - b.aside);
  const areas: Ruled<Line>[][] = [];
  for (const next of sorted) {
    const area = areas.find((known) => goesOn(known, next, letter));
    if (area) area.push(next);
    else areas.push([next]);
  }
  return areas;
}

function goesOn<Line>(area: readonly Ruled<Line>[], next: Ruled<Line>, letter: number): boolean {
  const last = area.at(-1) as Ruled<Line>;
  const step = next.aside - last.aside;
  const [least, most] = parting.hatchingStep;
  if (step < least * letter || step > most * letter) return false;
  const usual = (last.aside - (area[0] as Ruled<Line>).aside) / (area.length - 1);
  const isEven = area.length === 1 || Math.abs(Math.log(step / usual)) < parting.hatchingEven;
  const shared = Math.min(last.high, next.high) - Math.max(last.low, next.low);
  const shorter = Math.min(last.high - last.low, next.high - next.low);
  return isEven && shared > parting.hatchingShared * shorter;
}
