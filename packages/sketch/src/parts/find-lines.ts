import type { Point } from "@inkform/geometry/model";
import { outward } from "../strokes/close-gaps";
import type { GraphEdge, GraphNode, StrokeGraph } from "../strokes/trace-graph";

/** A straight pen line: edges in running order, through every crossing it goes straight on at. */
export interface PenLine {
  edges: number[];
  /** Nodes along it, one more than edges. */
  nodes: number[];
  from: Point;
  to: Point;
  /** Unit vector from `from` to `to`. */
  direction: Point;
  length: number;
}

/** How far an edge bows off its chord, as a share of the chord, and still is straight. */
const straight = 0.06;

/** Straight pen lines worth keeping. */
export function findLines(
  graph: StrokeGraph,
  keep: (line: PenLine) => boolean,
  penWidth: number,
  isDrawn: (edge: GraphEdge) => boolean = () => true,
): PenLine[] {
  const usable = graph.edges.map(
    (e) => e.alive && e.from !== e.to && isStraight(e, penWidth) && isDrawn(e),
  );
  const partner = pairAtNodes(graph, usable, penWidth);
  const seen = new Uint8Array(graph.edges.length);
  const lines: PenLine[] = [];
  const next = (edge: number, node: number) => partner.get(edge * 2 + endOf(graph, edge, node));
  graph.edges.forEach((_, id) => {
    if (!usable[id] || seen[id]) return;
    const e = graph.edges[id] as GraphEdge;
    const edges = [id];
    const nodes = [e.from, e.to];
    seen[id] = 1;
    for (const forward of [true, false]) {
      for (;;) {
        const node = (forward ? nodes[nodes.length - 1] : nodes[0]) as number;
        const edge = (forward ? edges[edges.length - 1] : edges[0]) as number;
        const on = next(edge, node);
        if (on === undefined || seen[on]) break;
        seen[on] = 1;
        const o = graph.edges[on] as GraphEdge;
        const far = o.from === node ? o.to : o.from;
        if (forward) {
          edges.push(on);
          nodes.push(far);
        } else {
          edges.unshift(on);
          nodes.unshift(far);
        }
      }
    }
    const from = (graph.nodes[nodes[0] as number] as GraphNode).at;
    const to = (graph.nodes[nodes[nodes.length - 1] as number] as GraphNode).at;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length < 2 * penWidth) return;
    const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const line = { edges, nodes, from, to, direction, length };
    if (keep(line)) lines.push(line);
  });
  return lines;
}

function endOf(graph: StrokeGraph, edge: number, node: number): 0 | 1 {
  return (graph.edges[edge] as GraphEdge).from === node ? 0 : 1;
}

/** Where a tick or another line is met, thinning bends the last of a line. */
function isStraight(edge: GraphEdge, penWidth: number): boolean {
  const trim = Math.floor(Math.min(2 * penWidth, edge.points.length / 5));
  const points = edge.points.slice(trim, edge.points.length - trim);
  const a = points[0] as Point;
  const b = points[points.length - 1] as Point;
  const chord = Math.hypot(b.x - a.x, b.y - a.y);
  if (chord < 1) return true;
  let off = 0;
  for (const p of points) {
    const d = Math.abs((p.x - a.x) * (b.y - a.y) - (p.y - a.y) * (b.x - a.x)) / chord;
    off = Math.max(off, d);
  }
  return off < 0.5 * penWidth + straight * chord;
}

/** At each node, pairs the edges that go straight on, straightest first. Keys are edge * 2 + end. */
function pairAtNodes(
  graph: StrokeGraph,
  usable: readonly boolean[],
  penWidth: number,
): Map<number, number> {
  const partner = new Map<number, number>();
  graph.nodes.forEach((node, id) => {
    const pairs: { a: number; b: number; bend: number }[] = [];
    const arms = node.edges.filter((e) => usable[e]);
    for (let i = 0; i < arms.length; i += 1) {
      for (let j = i + 1; j < arms.length; j += 1) {
        const a = arms[i] as number;
        const b = arms[j] as number;
        if (a === b) continue;
        const da = heading(graph, a, id);
        const db = heading(graph, b, id);
        const bend = Math.acos(Math.max(-1, Math.min(1, -(da.x * db.x + da.y * db.y))));
        const short = Math.min(
          (graph.edges[a] as GraphEdge).length,
          (graph.edges[b] as GraphEdge).length,
        );
        if (bend < (short < 5 * penWidth ? 0.5 : 0.26)) pairs.push({ a, b, bend });
      }
    }
    pairs.sort((p, q) => p.bend - q.bend);
    for (const { a, b } of pairs) {
      const ka = a * 2 + endOf(graph, a, id);
      const kb = b * 2 + endOf(graph, b, id);
      if (partner.has(ka) || partner.has(kb)) continue;
      partner.set(ka, b);
      partner.set(kb, a);
    }
  });
  return partner;
}

/** Direction in which the edge arrives at the node, over a longer reach than thinning disturbs. */
function heading(graph: StrokeGraph, edge: number, node: number): Point {
  const e = graph.edges[edge] as GraphEdge;
  return outward(e, node, 40);
}
