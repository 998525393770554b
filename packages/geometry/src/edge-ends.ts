import { sweep } from "./angle";
import { flattenSpline } from "./flatten-spline";
import type { Arc, ChainEdge, Point, Spline } from "./model";

/** The point of a circle or arc in a direction (radians). */
export function arcPoint(
  { center, radius }: { center: Point; radius: number },
  angle: number,
): Point {
  return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
}

/** Where a chain enters an edge. */
export function edgeStart(edge: ChainEdge): Point {
  if (edge.kind === "segment") return edge.start;
  if (edge.kind === "spline") return splineEnds(edge)[0];
  return arcPoint(edge, edge.reversed ? edge.endAngle : edge.startAngle);
}

/** Where a chain leaves an edge. */
export function edgeEnd(edge: ChainEdge): Point {
  if (edge.kind === "segment") return edge.end;
  if (edge.kind === "spline") return splineEnds(edge)[1];
  return arcPoint(edge, edge.reversed ? edge.startAngle : edge.endAngle);
}

export function splineEnds({ points }: Spline): [Point, Point] {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) throw new RangeError("a spline without points");
  return [first, last];
}

/** Exact, but for a spline, which is measured along fine chords. */
export function edgeLength(edge: ChainEdge | Arc): number {
  if (edge.kind === "spline") {
    return flattenSpline(edge).reduce(
      (sum, { start, end }) => sum + Math.hypot(end.x - start.x, end.y - start.y),
      0,
    );
  }
  if (edge.kind === "segment") {
    return Math.hypot(edge.end.x - edge.start.x, edge.end.y - edge.start.y);
  }
  return edge.radius * sweep(edge.startAngle, edge.endAngle);
}
