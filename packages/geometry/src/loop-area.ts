import { sweep } from "./angle";
import { edgeEnd, edgeStart, splineEnds } from "./edge-ends";
import { beziersOf } from "./flatten-spline";
import type { Loop, Spline } from "./model";

/**
 * The signed area within a loop, mm²: positive when it runs counter-clockwise.
 * Exact for arcs and splines: the polygon of the chain's corners plus what each of them bulges.
 */
export function loopArea(loop: Loop): number {
  if (loop.kind === "circle") return Math.PI * loop.radius ** 2;
  let area = 0;
  for (const edge of loop.edges) {
    const from = edgeStart(edge);
    const to = edgeEnd(edge);
    area += (from.x * to.y - to.x * from.y) / 2;
    if (edge.kind === "spline") area += splineCap(edge);
    if (edge.kind === "arc") {
      const turn = sweep(edge.startAngle, edge.endAngle);
      const cap = (edge.radius ** 2 * (turn - Math.sin(turn))) / 2;
      area += edge.reversed ? -cap : cap;
    }
  }
  return area;
}

/** The signed area between a spline and the straight line back from its end to its start. */
function splineCap(spline: Spline): number {
  const [start, end] = splineEnds(spline);
  const swept = beziersOf(spline).reduce((sum, [a, b, c, d]) => {
    const cross = (p: typeof a, q: typeof a) => p.x * q.y - q.x * p.y;
    // Half the integral of x dy - y dx over a cubic Bézier, in its control points.
    const twenty =
      6 * cross(a, b) +
      3 * cross(a, c) +
      cross(a, d) +
      3 * cross(b, c) +
      3 * cross(b, d) +
      6 * cross(c, d);
    return sum + twenty / 20;
  }, 0);
  return swept - (start.x * end.y - end.x * start.y) / 2;
}
