import type { Point } from "@inkform/geometry/model";
import { outward } from "../strokes/close-gaps";
import type { GraphEdge, GraphNode, StrokeGraph } from "../strokes/trace-graph";
import type { Reach } from "./find-reaches";

/**
 * Follows each extension line from its tick towards the part. It ends where an edge joins it from one side (a corner of the outline);
 * it goes on where it only crosses something; past a crossing with another extension line it may already be the outline.
 */
export function flagExtensions(
  graph: StrokeGraph,
  reaches: readonly (Reach & { at: Point })[],
  height: number,
): void {
  const ofExtensions = new Set(reaches.flatMap((r) => r.line.edges));
  for (const { line, end } of reaches) {
    const inward = Math.hypot(line.to.x - end.x, line.to.y - end.y) < 1;
    const edges = inward ? line.edges : [...line.edges].reverse();
    const nodes = inward ? line.nodes : [...line.nodes].reverse();
    let sure = true;
    for (let k = 0; k < edges.length; k += 1) {
      const edge = graph.edges[edges[k] as number] as GraphEdge;
      const meeting = joining(graph, nodes[k] as number, line.edges, height);
      if (k > 0 && meeting.length > 0) {
        if (!passesThrough(graph, meeting, nodes[k] as number)) break;
        if (meeting.some((id) => ofExtensions.has(id))) sure = false;
      }
      if (!edge.alive) continue;
      if (sure) edge.extension = "yes";
      else if (edge.extension === "no") edge.extension = "maybe";
    }
  }
}

/** Living edges at the node that are not the line's own and no short dead ends. */
function joining(
  graph: StrokeGraph,
  node: number,
  own: readonly number[],
  height: number,
): number[] {
  return (graph.nodes[node] as GraphNode).edges.filter((id) => {
    if (own.includes(id)) return false;
    const { from, to, length } = graph.edges[id] as GraphEdge;
    const far = from === node ? to : from;
    return length > 0.9 * height || (graph.nodes[far] as GraphNode).edges.length > 1;
  });
}

/** Two of the edges run straight on through the node. */
function passesThrough(graph: StrokeGraph, ids: readonly number[], node: number): boolean {
  for (let i = 0; i < ids.length; i += 1) {
    for (let j = i + 1; j < ids.length; j += 1) {
      const p = outward(graph.edges[ids[i] as number] as GraphEdge, node, 16);
      const q = outward(graph.edges[ids[j] as number] as GraphEdge, node, 16);
      if (p.x * q.x + p.y * q.y < -0.85) return true;
    }
  }
  return false;
}
