import { distance } from "@inkform/geometry/distance";
import type { ChainEdge, Point } from "@inkform/geometry/model";
import { isPointInLoop } from "@inkform/geometry/point-in-loop";
import type { SeenCircle, SeenLoop, SeenPart } from "../seen";
import { shapeAt, vertexAt } from "./find-corners";

/** How far a point is from a hole as drawn, 0 within a round one. */
export function distanceTo(hole: SeenLoop, tip: Point): number {
  if (hole.kind === "circle") return Math.max(0, distance(hole.center, tip) - hole.radius);
  return distance(middleOf(hole), tip);
}

function middleOf(loop: SeenLoop): Point {
  if (loop.kind === "circle") return loop.center;
  const sum = loop.vertices.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / loop.vertices.length, y: sum.y / loop.vertices.length };
}

/** Whether a point is within a part's outline. */
export function isInside(at: Point, { outer }: SeenPart): boolean {
  if (outer.kind === "circle") return isPointInLoop(at, outer);
  const edges = outer.edges.map((edge, i): ChainEdge => {
    const shape = shapeAt(outer, i);
    return shape.kind === "arc"
      ? { ...shape, reversed: edge.kind === "arc" && !edge.clockwise }
      : shape;
  });
  return isPointInLoop(at, { kind: "chain", edges });
}

/** Whether a hole and a circle share ground; of what is not round, that its middle and its corners are nearer than `least`. */
export function overlaps(hole: SeenLoop, { center, radius }: SeenCircle, least: number): boolean {
  if (hole.kind === "circle") return distance(hole.center, center) < hole.radius + radius;
  return (
    distance(middleOf(hole), center) < least ||
    hole.edges.some((_, i) => {
      const shape = shapeAt(hole, i);
      const at = shape.kind === "arc" ? shape.center : vertexAt(hole, i);
      return distance(at, center) < least;
    })
  );
}

/** How many times larger or smaller a circle is than a radius. */
export function unlike(circle: SeenCircle, radius: number): number {
  return Math.max(circle.radius / radius, radius / circle.radius);
}
