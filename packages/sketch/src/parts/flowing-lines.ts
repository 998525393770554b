import type { Point } from "@inkform/geometry/model";
import { outward } from "../strokes/close-gaps";
import type { GraphEdge, GraphNode, StrokeGraph } from "../strokes/trace-graph";
import type { PenLine } from "./find-lines";

/**
 * How many ends of its line run smoothly on into a curve, for each edge of such a line. The sides of a slot and of a rounded plate do;
 * dimension and extension lines never.
 */
export function flowingLines(
  graph: StrokeGraph,
  lines: readonly PenLine[],
  least: number,
): Map<number, number> {
  const straight = new Set(lines.flatMap(({ edges }) => edges));
  const out = new Map<number, number>();
  for (const line of lines) {
    const { edges, nodes } = line;
    const first = flowsOn(graph, nodes[0] as number, edges[0] as number, straight, least);
    const last = flowsOn(graph, nodes.at(-1) as number, edges.at(-1) as number, straight, least);
    if (first || last) for (const id of edges) out.set(id, Number(first) + Number(last));
  }
  return out;
}

function flowsOn(
  graph: StrokeGraph,
  node: number,
  edge: number,
  straight: ReadonlySet<number>,
  least: number,
): boolean {
  const ahead = outward(graph.edges[edge] as GraphEdge, node);
  return (graph.nodes[node] as GraphNode).edges.some((id) => {
    const next = graph.edges[id] as GraphEdge;
    if (straight.has(id) || id === edge || next.length < least || next.from === next.to)
      return false;
    const on = outward(next, node);
    return -(on.x * ahead.x + on.y * ahead.y) > 0.85 && bows(next);
  });
}

/** Its middle is off its chord by a tenth of it: an arc of a quarter turn is by a fifth. */
function bows({ points }: GraphEdge): boolean {
  const a = points[0] as Point;
  const b = points[points.length - 1] as Point;
  const m = points[points.length >> 1] as Point;
  const chord = Math.hypot(b.x - a.x, b.y - a.y);
  if (chord < 1) return true;
  const off = Math.abs((m.x - a.x) * (b.y - a.y) - (m.y - a.y) * (b.x - a.x)) / chord;
  return off > 0.1 * chord;
}
