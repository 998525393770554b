import type { Point } from "@inkform/geometry/model";
import { livingPieces, outward } from "../strokes/close-gaps";
import type { GraphEdge, GraphNode, StrokeGraph } from "../strokes/trace-graph";
import type { Reach } from "./find-reaches";
import { parting } from "./settings";

/**
 * Follows each extension line from its tick towards the part. It ends where an edge joins it from one side (a corner of the outline);
 * it goes on where it only crosses something; past a crossing with another extension line it may already be the outline.
 * `mixed` weighs a belief against the look of the line.
 */
export function flagExtensions(
  graph: StrokeGraph,
  reaches: readonly (Reach & { at: Point; belief: number })[],
  height: number,
  mixed: (belief: number, edge: GraphEdge) => number,
): void {
  const runs = reaches.map((reach) => inward(graph, reach));
  const ofExtensions = new Set(runs.flat().map(({ edge }) => edge));
  const ofDimensions = new Set([...graph.edges.keys()].filter((id) => asideOf(graph, id) > 0.5));
  reaches.forEach(({ at, belief }, r) => {
    const run = runs[r] as Step[];
    const own = new Set(run.map(({ edge }) => edge));
    let sure = true;
    for (const [k, { edge, node }] of run.entries()) {
      const { x, y } = (graph.nodes[node] as GraphNode).at;
      const onTick = Math.hypot(x - at.x, y - at.y) < parting.tickReach * height;
      const meeting = onTick
        ? []
        : joining(graph, node, own, height).filter((id) => !ofDimensions.has(id));
      if (k > 0 && meeting.length > 0) {
        if (!passesThrough(graph, meeting, node)) break;
        if (meeting.some((id) => ofExtensions.has(id))) sure = false;
      }
      const found = graph.edges[edge] as GraphEdge;
      found.aside = Math.max(
        found.aside,
        mixed(sure ? belief : parting.pastCrossing * belief, found),
      );
    }
  });
}

/** A living edge of a line and the node it is entered by. */
interface Step {
  edge: number;
  node: number;
}

function asideOf(graph: StrokeGraph, id: number): number {
  return (graph.edges[id] as GraphEdge).aside;
}

/** The living edges of an extension line from its tick's end inwards, whatever they were cut into. */
function inward(graph: StrokeGraph, { line, end }: Reach): Step[] {
  const forward = Math.hypot(line.to.x - end.x, line.to.y - end.y) < 1;
  const edges = forward ? line.edges : [...line.edges].reverse();
  const nodes = forward ? line.nodes : [...line.nodes].reverse();
  return edges.flatMap((id, k) => {
    const pieces = livingPieces(graph, id);
    let node = nodes[k] as number;
    if ((graph.edges[id] as GraphEdge).from !== node) pieces.reverse();
    return pieces.map((edge) => {
      const step = { edge, node };
      const { from, to } = graph.edges[edge] as GraphEdge;
      node = from === node ? to : from;
      return step;
    });
  });
}

/** Living edges at the node that are not the line's own and no short dead ends. */
function joining(
  graph: StrokeGraph,
  node: number,
  own: ReadonlySet<number>,
  height: number,
): number[] {
  return (graph.nodes[node] as GraphNode).edges.filter((id) => {
    if (own.has(id)) return false;
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
