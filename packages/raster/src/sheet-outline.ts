import type { CellGrid } from "./bright-cells";
import { type Point, type Quad, quadArea } from "./quad";
import type { Side } from "./sheet-sides";

/** Tolerances of a sheet's outline. Lengths in cells. */
const tolerance = {
  /** Along this share of each side the step shows: shadows and fingers hide some of it. */
  shown: 0.6,
  /** A side is told along this share of the picture at least. */
  told: 0.3,
  /** A line that shows along more than this share of what is beyond its corners ends elsewhere. */
  goesOn: 0.5,
  /** A sheet fills at least this share of the picture. */
  least: 0.2,
  /** Its corners lie within the picture or this little outside, in shares of the long side. */
  slack: 0.04,
  /** Opposite sides differ in length no more than this: perspective of a sheet seen from above. */
  uneven: 1.6,
  /** So near a corner a side may still show beyond it: corners curl. */
  corner: 3,
} as const;

/** Opposite sides, the near one at the left or top; null where it does not show. */
export interface SidePair {
  near: Side | null;
  far: Side | null;
}

/** What may be a sheet: `down` in cells of the grid, `across` in those of its transpose. */
export interface Outline {
  down: SidePair;
  across: SidePair;
}

/** In cells; a side that does not show is at the picture's border, parallel to the opposite one. */
export function cornersOf({ down, across }: Outline, grid: CellGrid): Quad {
  const [left, right] = ends(down, grid.width);
  const [top, bottom] = ends(across, grid.height);
  const at = (upright: Ends, level: Ends) => cross(upright, level, grid);
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
}

interface Ends {
  first: number;
  last: number;
}

function ends({ near, far }: SidePair, width: number): [Ends, Ends] {
  return [near ?? shift(far as Side, 0), far ?? shift(near as Side, width - 1)];
}

function shift({ first, last }: Ends, to: number): Ends {
  const by = to - (first + last) / 2;
  return { first: first + by, last: last + by };
}

/** Where a side that runs down meets one that runs across. */
function cross(down: Ends, across: Ends, { width, height }: CellGrid): Point {
  const a = (down.last - down.first) / (height - 1);
  const b = (across.last - across.first) / (width - 1);
  const y = (across.first + b * down.first) / (1 - a * b);
  return { x: down.first + a * y, y };
}

/** Cells along which the sides show, less those along which they do not, or go on; 0 where it is no sheet. */
export function outlineEvidence(outline: Outline, grid: CellGrid): number {
  const { down, across } = outline;
  const seen = [down.near, down.far, across.near, across.far].filter((side) => side !== null);
  if (seen.length < 3) return 0;
  const corners = cornersOf(outline, grid);
  if (!isSheet(corners, grid)) return 0;
  const [a, b, c, d] = corners;
  const sides = [
    sideEvidence(down.near, a.y, d.y),
    sideEvidence(down.far, b.y, c.y),
    sideEvidence(across.near, a.x, b.x),
    sideEvidence(across.far, d.x, c.x),
  ];
  return sides.reduce((sum, evidence) => sum + evidence, 0);
}

/** None of a side that is not seen; minus infinity of one that shows along too little of its length, or goes on beyond its corners. */
function sideEvidence(side: Side | null, from: number, to: number): number {
  if (!side) return 0;
  const { told, shown, plain } = side.sums;
  const rows = told.length - 1;
  const row = (at: number) => Math.max(0, Math.min(rows, Math.round(at)));
  const between = (sums: Float32Array, start: number, end: number) =>
    (sums[row(end)] as number) - (sums[row(start)] as number);
  const outside = (sums: Float32Array) =>
    between(sums, 0, from - tolerance.corner) + between(sums, to + tolerance.corner, rows);
  const inTold = between(told, from, to);
  const inShown = between(shown, from, to);
  const beyond = outside(shown);
  const shows = inTold > tolerance.told * rows && inShown > tolerance.shown * inTold;
  const goesOn = beyond > tolerance.goesOn * Math.max(rows / 10, outside(told));
  if (!shows || goesOn) return -Infinity;
  return 1.5 * inShown + 0.5 * between(plain, from, to) - inTold - beyond;
}

function isSheet(corners: Quad, { width, height }: CellGrid): boolean {
  const slack = tolerance.slack * Math.max(width, height);
  const within = corners.every(
    ({ x, y }) => x > -slack && y > -slack && x < width + slack && y < height + slack,
  );
  const [a, b, c, d] = corners;
  const side = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y);
  const even = (p: number, q: number) => Math.max(p, q) < tolerance.uneven * Math.min(p, q);
  return (
    within &&
    quadArea(corners) > tolerance.least * width * height &&
    even(side(a, b), side(c, d)) &&
    even(side(b, c), side(d, a))
  );
}
