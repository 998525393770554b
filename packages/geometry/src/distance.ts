import { isOnSweep } from "./angle";
import { arcPoint } from "./edge-ends";
import { flattenSpline } from "./flatten-spline";
import type { Point, Segment, Shape } from "./model";

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** The foot of the perpendicular from `point`, kept between the segment's ends. */
export function nearestOnSegment(point: Point, { start, end }: Segment): Point {
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const squared = dx * dx + dy * dy;
  if (squared === 0) return start;
  const along = ((point.x - start.x) * dx + (point.y - start.y) * dy) / squared;
  const kept = Math.min(1, Math.max(0, along));
  return { x: start.x + kept * dx, y: start.y + kept * dy };
}

/** The shortest distance from a point to an edge or circle (its line, not its area); to a spline, to its chords. */
export function distanceToEdge(point: Point, edge: Shape): number {
  if (edge.kind === "spline") {
    return Math.min(...flattenSpline(edge).map((chord) => distanceToEdge(point, chord)));
  }
  if (edge.kind === "segment") return distance(point, nearestOnSegment(point, edge));
  const fromCenter = distance(point, edge.center);
  if (edge.kind === "circle") return Math.abs(fromCenter - edge.radius);
  const direction = Math.atan2(point.y - edge.center.y, point.x - edge.center.x);
  if (isOnSweep(direction, edge.startAngle, edge.endAngle)) {
    return Math.abs(fromCenter - edge.radius);
  }
  return Math.min(
    distance(point, arcPoint(edge, edge.startAngle)),
    distance(point, arcPoint(edge, edge.endAngle)),
  );
}
