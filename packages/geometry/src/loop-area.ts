import { sweep } from "./angle";
import { edgeEnd, edgeStart } from "./edge-ends";
import type { Loop } from "./model";

/**
 * The signed area within a loop, mm²: positive when it runs counter-clockwise.
 * Exact for arcs: the polygon of the chain's corners plus each arc's circular segment.
 */
export function loopArea(loop: Loop): number {
  if (loop.kind === "circle") return Math.PI * loop.radius ** 2;
  let area = 0;
  for (const edge of loop.edges) {
    const from = edgeStart(edge);
    const to = edgeEnd(edge);
    area += (from.x * to.y - to.x * from.y) / 2;
    if (edge.kind === "arc") {
      const turn = sweep(edge.startAngle, edge.endAngle);
      const cap = (edge.radius ** 2 * (turn - Math.sin(turn))) / 2;
      area += edge.reversed ? -cap : cap;
    }
  }
  return area;
}
