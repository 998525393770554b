import type { Point } from "@inkform/geometry/model";
import { joinStretches } from "../entities/join-stretches";
import { resample, smoothPath } from "../entities/resample";
import { splitPath } from "../entities/split-path";
import { splitEdge } from "./close-gaps";
import type { GraphEdge, StrokeGraph } from "./trace-graph";

/** Cuts every edge where its line turns a corner or an arc begins, so each edge is one straight or one curved piece. */
export function splitCorners(graph: StrokeGraph, penWidth: number): void {
  const count = graph.edges.length;
  for (let id = 0; id < count; id += 1) {
    const edge = graph.edges[id] as GraphEdge;
    if (!edge.alive || edge.length < 8 * penWidth) continue;
    const spacing = Math.max(2, 0.8 * penWidth, edge.length / 300);
    const even = resample(smoothPath(edge.points, Math.round(penWidth / 2), false), spacing);
    const stretches = joinStretches(even, splitPath(even, spacing, penWidth), spacing, penWidth);
    const cuts = stretches.slice(0, -1).map((s) => nearestIndex(edge.points, even[s.to] as Point));
    cutAt(graph, id, cuts);
  }
}

function nearestIndex(points: readonly Point[], at: Point): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  points.forEach((p, k) => {
    const d = (p.x - at.x) ** 2 + (p.y - at.y) ** 2;
    if (d < least) {
      least = d;
      best = k;
    }
  });
  return best;
}

/** Cuts from the far end so that earlier indices stay true. */
function cutAt(graph: StrokeGraph, id: number, cuts: readonly number[]): void {
  let current = id;
  for (const k of [...cuts].sort((a, b) => b - a)) {
    const edge = graph.edges[current] as GraphEdge;
    if (k < 2 || k > edge.points.length - 3) continue;
    splitEdge(graph, current, k);
    current = graph.edges.length - 2;
  }
}
