import { distance, distanceToEdge } from "@inkform/geometry/distance";
import { edgeStart } from "@inkform/geometry/edge-ends";
import type { ChainEdge, Circle, Loop, Point } from "@inkform/geometry/model";

/**
 * Where loops touch without crossing: two corners in one place, a corner on another edge, stretches that
 * overlap (each has an end on the other), circles drawn twice. A cutter cannot tell which way to go there.
 */
export function findContacts(loops: readonly Loop[], tolerance: number): Point[] {
  const shapes = loops.flatMap((loop): (ChainEdge | Circle)[] =>
    loop.kind === "circle" ? [loop] : loop.edges,
  );
  const corners = loops.flatMap((loop) =>
    loop.kind === "circle"
      ? []
      : loop.edges.map((edge, i) => ({
          at: edgeStart(edge),
          own: [edge, loop.edges[(i + loop.edges.length - 1) % loop.edges.length]],
        })),
  );
  const touched = corners.filter(({ at, own }) =>
    shapes.some(
      (shape) => !own.includes(shape as ChainEdge) && distanceToEdge(at, shape) <= tolerance,
    ),
  );
  return [...touched.map(({ at }) => at), ...sameCircles(loops, tolerance)];
}

function sameCircles(loops: readonly Loop[], tolerance: number): Point[] {
  const circles = loops.filter((loop): loop is Circle => loop.kind === "circle");
  return circles.flatMap((circle, i) =>
    circles
      .slice(0, i)
      .some(
        (other) =>
          distance(circle.center, other.center) <= tolerance &&
          Math.abs(circle.radius - other.radius) <= tolerance,
      )
      ? [circle.center]
      : [],
  );
}
