import type { Point } from "@inkform/geometry/model";
import type { GraphEdge, GraphNode, StrokeGraph } from "../strokes/trace-graph";
import { findFaces } from "./find-faces";
import { type BorderLine, labelFaces } from "./label-faces";
import { traceBoundary } from "./trace-boundary";

/** A closed path, clockwise as seen: an outline or a hole. */
interface ClosedPath {
  path: Point[];
}

/** The borders between material and paper in each cluster of joined edges. */
export function findLoops(graph: StrokeGraph, penWidth: number, tiny: number): ClosedPath[] {
  const out: ClosedPath[] = [];
  for (const ids of clusters(graph)) {
    const edges = ids.map((id) => graph.edges[id] as GraphEdge);
    const faces = findFaces(edges.map((e) => e.points));
    if (faces.faces.length < 2) continue;
    for (const region of labelFaces(
      faces,
      (k) => borderLine(edges[k] as GraphEdge, penWidth),
      tiny,
    )) {
      const path = traceBoundary(faces, region);
      if (path.length > 12) out.push({ path });
    }
  }
  return out;
}

function borderLine({ aside, width }: GraphEdge, penWidth: number): BorderLine {
  return { aside, weight: Math.max(0.5, Math.min(3, (width / penWidth) ** 2)) };
}

/** Ids of the living edges, grouped by what is joined. */
function clusters(graph: StrokeGraph): number[][] {
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
