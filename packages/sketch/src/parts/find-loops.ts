import type { Point } from "@inkform/geometry/model";
import type { GraphNode, StrokeGraph } from "../strokes/trace-graph";
import { findFaces } from "./find-faces";
import { traceBoundary } from "./trace-boundary";

/** A closed path round everything one cluster of joined lines encloses, clockwise as seen. */
export interface ClosedPath {
  path: Point[];
  edges: number[];
}

/** One closed path for each cluster of joined edges that encloses something. */
export function findLoops(graph: StrokeGraph): ClosedPath[] {
  const out: ClosedPath[] = [];
  for (const edges of clusters(graph)) {
    const faces = findFaces(edges.map((id) => (graph.edges[id] as { points: Point[] }).points));
    const enclosed = faces.faces.slice(1).map((f) => f.label);
    if (enclosed.length === 0) continue;
    const path = traceBoundary(faces, new Set(enclosed));
    if (path.length > 12) out.push({ path, edges });
  }
  return out;
}

/** Ids of the living edges, grouped by what is joined. */
export function clusters(graph: StrokeGraph): number[][] {
  const seen = new Uint8Array(graph.edges.length);
  const out: number[][] = [];
  graph.edges.forEach((edge, id) => {
    if (!edge.alive || seen[id]) return;
    const group = [id];
    seen[id] = 1;
    for (let k = 0; k < group.length; k += 1) {
      const e = graph.edges[group[k] as number] as { from: number; to: number };
      for (const n of [e.from, e.to]) {
        for (const other of (graph.nodes[n] as GraphNode).edges) {
          if (seen[other]) continue;
          seen[other] = 1;
          group.push(other);
        }
      }
    }
    out.push(group);
  });
  return out;
}
