import type { Point } from "@inkform/geometry/model";
import type { FoundCircle } from "../entities/find-circles";
import { entity } from "../entities/settings";
import { removeEdge } from "../strokes/clean-graph";
import type { StrokeGraph } from "../strokes/trace-graph";

/** Takes the edges that lie on a circle out of the graph; what crossed it is left with free ends. */
export function takeCircles(
  graph: StrokeGraph,
  circles: readonly FoundCircle[],
  penWidth: number,
): void {
  for (const id of edgesOn(graph, circles, penWidth)) removeEdge(graph, id);
}

/** Living edges that run along one of the circles. */
export function edgesOn(
  graph: StrokeGraph,
  circles: readonly FoundCircle[],
  penWidth: number,
): number[] {
  const out = new Set<number>();
  for (const circle of circles) {
    const tolerance = Math.max(1.3 * penWidth, entity.outOfRound * circle.radius);
    graph.edges.forEach((edge, id) => {
      if (!edge.alive || out.has(id)) return;
      let on = 0;
      for (const p of edge.points) if (off(circle, p) < tolerance) on += 1;
      if (on < 0.8 * edge.points.length) return;
      const mid = edge.points[edge.points.length >> 1] as Point;
      const crosses = edge.length < 3 * penWidth && radial(circle, edge.points);
      if (!crosses && off(circle, mid) < tolerance) out.add(id);
    });
  }
  return [...out];
}

function off(circle: FoundCircle, p: Point): number {
  return Math.abs(Math.hypot(p.x - circle.center.x, p.y - circle.center.y) - circle.radius);
}

/** A short edge that leaves the circle rather than runs along it. */
function radial(circle: FoundCircle, points: readonly Point[]): boolean {
  const a = points[0] as Point;
  const b = points[points.length - 1] as Point;
  const da = Math.hypot(a.x - circle.center.x, a.y - circle.center.y);
  const db = Math.hypot(b.x - circle.center.x, b.y - circle.center.y);
  return Math.abs(da - db) > 0.75 * Math.hypot(a.x - b.x, a.y - b.y);
}
