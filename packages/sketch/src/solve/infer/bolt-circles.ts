import type { Point } from "@inkform/geometry/model";
import { type Constraint, regularity } from "../constraint";
import { centerOf, type Figure, roundOf } from "../figure";
import { solveSettings } from "../settings";
import { belief } from "./measures";
import { holeGroups } from "./round-groups";

export interface BoltCircle {
  /** The construction round added to the figure. */
  round: number;
  holes: number[];
}

/** Drawn by hand, holes stray from their circle by a tenth of its radius and from even angles by this. */
const STRAY = 0.12;
const ANGLE_STRAY = (9 * Math.PI) / 180;
/** How surely four holes in the corners of a plate stand in a square. */
const IN_CORNERS = 0.6;

/**
 * Alike holes evenly around the centre of another round. Adds the circle they lie on to the
 * figure as a construction round. `isWritten`: a pitch circle's diameter stands beside the part.
 */
export function inferBoltCircles(
  figure: Figure,
  isWritten: boolean,
): {
  circles: BoltCircle[];
  constraints: Constraint[];
} {
  const circles: BoltCircle[] = [];
  const constraints: Constraint[] = [];
  for (const holes of holeGroups(figure)) {
    if (holes.length < 3) continue;
    const found = findHub(figure, holes, isWritten);
    if (found === null) continue;
    const { radius, angles, stray } = found;
    const center =
      found.hub === null ? addPoint(figure, found.at) : roundOf(figure, found.hub).center;
    figure.rounds.push({ center, radius, role: "construction", carries: holes });
    const round = figure.rounds.length - 1;
    circles.push({ round, holes });
    const most = !isWritten && isInCorners(figure, found) ? IN_CORNERS : 0.92;
    const confidence = most * belief(stray, 1, 0.6);
    holes.forEach((hole, i) => {
      const point = roundOf(figure, hole).center;
      const angle = angles[i] ?? 0;
      constraints.push(regularity({ kind: "polar", round, point, angle }, confidence));
    });
  }
  return { circles, constraints };
}

function addPoint(figure: Figure, at: Point): number {
  figure.points.push(at);
  return figure.points.length - 1;
}

interface Hub {
  /** The round at its centre, whose centre point it shares to stay concentric; null where nothing is there. */
  hub: number | null;
  at: Point;
  radius: number;
  angles: number[];
  /** 0 … 1 of what is tolerated. */
  stray: number;
}

function findHub(figure: Figure, holes: readonly number[], isWritten: boolean): Hub | null {
  const centers = holes.map((hole) => centerOf(figure, hole));
  const middle = {
    x: centers.reduce((sum, { x }) => sum + x, 0) / centers.length,
    y: centers.reduce((sum, { y }) => sum + y, 0) / centers.length,
  };
  const around = figure.rounds.flatMap(({ role }, hub) => {
    if (holes.includes(hub) || role === "construction") return [];
    return circleAbout(centers, middle, centerOf(figure, hub), hub) ?? [];
  });
  // Three or four holes with nothing between them are in corners or arms more often than on a circle.
  if (around.length === 0 && (isWritten || holes.length > 4)) {
    return circleAbout(centers, middle, middle, null);
  }
  return around.sort((a, b) => a.stray - b.stray)[0] ?? null;
}

/** Four holes on the diagonals of anything but a disc stand in its corners, wide or square, whatever is in their middle. */
function isInCorners(figure: Figure, { angles }: Hub): boolean {
  const isDiagonal = (angle: number) => Math.abs(Math.cos(2 * angle)) < 1e-6;
  return angles.length === 4 && angles.every(isDiagonal) && figure.loops[0]?.kind !== "circle";
}

function circleAbout(
  centers: readonly Point[],
  middle: Point,
  at: Point,
  hub: number | null,
): Hub | null {
  const radii = centers.map((c) => Math.hypot(c.x - at.x, c.y - at.y));
  const radius = radii.reduce((sum, r) => sum + r, 0) / radii.length;
  const off = Math.max(
    ...radii.map((r) => Math.abs(r - radius) / radius),
    Math.hypot(middle.x - at.x, middle.y - at.y) / radius,
  );
  if (!(off <= STRAY)) return null;
  const even = evenAngles(centers.map((c) => Math.atan2(c.y - at.y, c.x - at.x)));
  if (even === null) return null;
  const stray = Math.max(off / STRAY, even.stray / ANGLE_STRAY);
  return { hub, at, radius, angles: even.angles, stray };
}

/** The angles made even, and begun on an axis or half a step off it where they are nearly there. */
function evenAngles(drawn: readonly number[]): { angles: number[]; stray: number } | null {
  const count = drawn.length;
  const step = (2 * Math.PI) / count;
  const order = drawn.map((_, i) => i).sort((a, b) => (drawn[a] ?? 0) - (drawn[b] ?? 0));
  // What remains of each angle once its place in the sequence is taken out: the common start.
  const starts = order.map((index, place) => (drawn[index] ?? 0) - place * step);
  const start = starts.reduce((sum, angle) => sum + angle, 0) / count;
  const stray = Math.max(...starts.map((angle) => Math.abs(angle - start)));
  if (stray > ANGLE_STRAY) return null;
  // With an odd count, quarters of a step put a hole on either axis.
  const half = step / (count % 2 === 0 ? 2 : 4);
  const snapped = Math.round(start / half) * half;
  const begin = Math.abs(snapped - start) <= solveSettings.axisDeviation ? snapped : start;
  const angles = new Array<number>(count).fill(0);
  order.forEach((index, place) => {
    angles[index] = begin + place * step;
  });
  return { angles, stray };
}
