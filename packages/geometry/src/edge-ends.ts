import { sweep } from "./angle";
import type { Arc, ChainEdge, Point } from "./model";

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
  return arcPoint(edge, edge.reversed ? edge.endAngle : edge.startAngle);
}

/** Where a chain leaves an edge. */
export function edgeEnd(edge: ChainEdge): Point {
  if (edge.kind === "segment") return edge.end;
  return arcPoint(edge, edge.reversed ? edge.startAngle : edge.endAngle);
}

export function edgeLength(edge: ChainEdge | Arc): number {
  if (edge.kind === "segment") {
    return Math.hypot(edge.end.x - edge.start.x, edge.end.y - edge.start.y);
  }
  return edge.radius * sweep(edge.startAngle, edge.endAngle);
}
