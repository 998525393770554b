import { isOnSweep } from "./angle";
import type { Arc, Circle, Point, Segment } from "./model";

type Edge = Segment | Arc | Circle;
type Round = Arc | Circle;

/**
 * The points where two edges cross or touch, mm. Edges that overlap along a stretch
 * (collinear segments, arcs of one circle) yield none.
 */
export function intersect(a: Edge, b: Edge): Point[] {
  if (a.kind === "segment") {
    return b.kind === "segment" ? segmentWithSegment(a, b) : segmentWithRound(a, b);
  }
  return b.kind === "segment" ? segmentWithRound(b, a) : roundWithRound(a, b);
}

const SLACK = 1e-9;

function segmentWithSegment(a: Segment, b: Segment): Point[] {
  const ax = a.end.x - a.start.x;
  const ay = a.end.y - a.start.y;
  const bx = b.end.x - b.start.x;
  const by = b.end.y - b.start.y;
  const cross = ax * by - ay * bx;
  if (Math.abs(cross) <= SLACK * Math.hypot(ax, ay) * Math.hypot(bx, by)) return [];
  const dx = b.start.x - a.start.x;
  const dy = b.start.y - a.start.y;
  const alongA = (dx * by - dy * bx) / cross;
  const alongB = (dx * ay - dy * ax) / cross;
  const isWithin = (along: number) => along >= -SLACK && along <= 1 + SLACK;
  if (!isWithin(alongA) || !isWithin(alongB)) return [];
  return [{ x: a.start.x + alongA * ax, y: a.start.y + alongA * ay }];
}

function segmentWithRound(segment: Segment, round: Round): Point[] {
  const dx = segment.end.x - segment.start.x;
  const dy = segment.end.y - segment.start.y;
  const length = Math.hypot(dx, dy);
  if (length === 0) return [];
  const fx = segment.start.x - round.center.x;
  const fy = segment.start.y - round.center.y;
  const foot = -(fx * dx + fy * dy) / length;
  const offset = Math.abs(fx * dy - fy * dx) / length;
  const half = halfChord(round.radius, offset);
  if (half === null) return [];
  const alongs = half === 0 ? [foot] : [foot - half, foot + half];
  return alongs
    .filter((along) => along >= -SLACK && along <= length + SLACK)
    .map((along) => ({
      x: segment.start.x + (along * dx) / length,
      y: segment.start.y + (along * dy) / length,
    }))
    .filter((point) => isOnRound(point, round));
}

function roundWithRound(a: Round, b: Round): Point[] {
  const dx = b.center.x - a.center.x;
  const dy = b.center.y - a.center.y;
  const apart = Math.hypot(dx, dy);
  if (apart <= SLACK) return [];
  const along = (a.radius ** 2 - b.radius ** 2 + apart ** 2) / (2 * apart);
  const half = halfChord(a.radius, Math.abs(along));
  if (half === null) return [];
  const foot = { x: a.center.x + (along * dx) / apart, y: a.center.y + (along * dy) / apart };
  const sides = half === 0 ? [0] : [-half, half];
  return sides
    .map((side) => ({ x: foot.x - (side * dy) / apart, y: foot.y + (side * dx) / apart }))
    .filter((point) => isOnRound(point, a) && isOnRound(point, b));
}

/** Half the chord at an offset from the centre; 0 where it touches, null where it misses. */
function halfChord(radius: number, offset: number): number | null {
  const squared = radius ** 2 - offset ** 2;
  // A tangent line computed in floating point misses or cuts by a hair: count both as touching.
  if (Math.abs(squared) <= SLACK * Math.max(1, radius ** 2)) return 0;
  return squared < 0 ? null : Math.sqrt(squared);
}

function isOnRound(point: Point, round: Round): boolean {
  if (round.kind === "circle") return true;
  const direction = Math.atan2(point.y - round.center.y, point.x - round.center.x);
  return isOnSweep(direction, round.startAngle, round.endAngle, SLACK);
}
