import { FULL_TURN, normalizeAngle, sweep } from "./angle";
import { distance } from "./distance";
import { edgeLength } from "./edge-ends";
import type { Arc, Circle, Point, Segment, Shape, Spline } from "./model";

type Round = Arc | Circle;

/**
 * The length along which two shapes lie on each other within `tolerance`, mm; 0 where they only cross, touch or meet.
 * Of splines only such as are the same all along, run either way.
 */
export function overlapLength(a: Shape, b: Shape, tolerance: number): number {
  if (a.kind === "spline") {
    return b.kind === "spline" && areSame(a, b, tolerance) ? edgeLength(a) : 0;
  }
  if (b.kind === "spline") return 0;
  if (a.kind === "segment") {
    return b.kind === "segment" ? collinearOverlap(a, b, tolerance) : 0;
  }
  return b.kind === "segment" ? 0 : roundOverlap(a, b, tolerance);
}

function collinearOverlap(a: Segment, b: Segment, tolerance: number): number {
  const [long, short] =
    distance(a.start, a.end) >= distance(b.start, b.end) ? [a, b] : ([b, a] as const);
  const length = distance(long.start, long.end);
  if (length === 0) return 0;
  const ux = (long.end.x - long.start.x) / length;
  const uy = (long.end.y - long.start.y) / length;
  const along = ({ x, y }: Point) => (x - long.start.x) * ux + (y - long.start.y) * uy;
  const off = ({ x, y }: Point) => Math.abs((y - long.start.y) * ux - (x - long.start.x) * uy);
  if (off(short.start) > tolerance || off(short.end) > tolerance) return 0;
  const from = Math.min(along(short.start), along(short.end));
  const to = Math.max(along(short.start), along(short.end));
  return Math.max(0, Math.min(length, to) - Math.max(0, from));
}

function roundOverlap(a: Round, b: Round, tolerance: number): number {
  if (distance(a.center, b.center) > tolerance || Math.abs(a.radius - b.radius) > tolerance) {
    return 0;
  }
  const turn = (round: Round) =>
    round.kind === "circle" ? FULL_TURN : sweep(round.startAngle, round.endAngle);
  const start = (round: Round) => (round.kind === "circle" ? 0 : round.startAngle);
  const behind = normalizeAngle(start(b) - start(a));
  const end = behind + turn(b);
  const first = Math.max(0, Math.min(turn(a), end) - behind);
  const aroundAgain = Math.max(0, Math.min(turn(a), end - FULL_TURN));
  return a.radius * (first + aroundAgain);
}

function areSame(a: Spline, b: Spline, tolerance: number): boolean {
  if (a.points.length !== b.points.length) return false;
  const isSame = (others: readonly Point[]) =>
    a.points.every((point, i) => distance(point, others[i] as Point) <= tolerance);
  return isSame(b.points) || isSame([...b.points].reverse());
}
