import type { Point } from "@inkform/geometry/model";
import { degree, dissolveNodes, removeEdge } from "./clean-graph";
import type { GraphEdge, GraphNode, StrokeGraph } from "./trace-graph";

/** Mends the skips of a pencil or a coarse scan: ends a few pen widths apart that go on in the same direction. */
export function mendSkips(graph: StrokeGraph, penWidth: number): void {
  for (let round = 0; round < 2; round += 1) {
    joinEnds(graph, 3.2 * penWidth, (a, b) => skipCost(a, b, penWidth));
    dissolveNodes(graph);
  }
}

function skipCost(a: FreeEnd, b: FreeEnd, penWidth: number): number | null {
  const dx = b.at.x - a.at.x;
  const dy = b.at.y - a.at.y;
  const gap = Math.hypot(dx, dy);
  if (a.edge === b.edge) return null;
  const sure = (end: FreeEnd) => end.length > 3 * penWidth && gap > 1.2 * penWidth;
  const facingA = (a.ahead.x * dx + a.ahead.y * dy) / Math.max(1, gap);
  const facingB = -(b.ahead.x * dx + b.ahead.y * dy) / Math.max(1, gap);
  if ((sure(a) && facingA < 0.5) || (sure(b) && facingB < 0.5)) return null;
  return gap;
}

/**
 * A bridge is a straight edge of width 0 over a gap the pen left. Lines that are likelier to speak about the part (`mostAside`)
 * do not count: an extension line begins just where the outline has its corner.
 */
export function closeGaps(
  graph: StrokeGraph,
  reach: number,
  dash: number,
  mostAside: number,
): void {
  const isDash = (end: FreeEnd) => end.isolated && end.length < dash;
  joinEnds(
    graph,
    reach,
    (a, b) => (isDash(a) && isDash(b) ? null : gapCost(a, b, reach)),
    mostAside,
  );
  for (const end of freeEnds(graph, mostAside)) {
    if (!isDash(end)) bridgeToLine(graph, end, reach);
  }
}

/** Joins each free end that is no dimension's to the line it stops just short of. */
export function closeCorners(graph: StrokeGraph, reach: number, mostAside: number): void {
  for (const end of freeEnds(graph, 1)) {
    if (!end.isolated && end.aside <= mostAside) bridgeToLine(graph, end, reach);
  }
}

/** The living edges an edge was cut into, in its running order. */
export function livingPieces(graph: StrokeGraph, id: number): number[] {
  const { alive, pieces } = graph.edges[id] as GraphEdge;
  if (alive) return [id];
  return pieces ? pieces.flatMap((piece) => livingPieces(graph, piece)) : [];
}

/** Bridges pairs of free ends no further apart than `reach`, cheapest first, each end once. */
function joinEnds(
  graph: StrokeGraph,
  reach: number,
  price: (a: FreeEnd, b: FreeEnd) => number | null,
  mostAside = 1,
): void {
  const ends = freeEnds(graph, mostAside);
  const pairs: { a: FreeEnd; b: FreeEnd; cost: number }[] = [];
  for (let i = 0; i < ends.length; i += 1) {
    for (let j = i + 1; j < ends.length; j += 1) {
      const a = ends[i] as FreeEnd;
      const b = ends[j] as FreeEnd;
      const dx = Math.abs(b.at.x - a.at.x);
      const dy = Math.abs(b.at.y - a.at.y);
      if (dx > reach || dy > reach || Math.hypot(dx, dy) > reach) continue;
      const cost = price(a, b);
      if (cost !== null) pairs.push({ a, b, cost });
    }
  }
  pairs.sort((p, q) => p.cost - q.cost);
  const done = new Set<number>();
  for (const { a, b } of pairs) {
    if (done.has(a.node) || done.has(b.node)) continue;
    done.add(a.node);
    done.add(b.node);
    bridge(graph, a.node, b.node);
  }
}

interface FreeEnd {
  node: number;
  edge: number;
  at: Point;
  /** Outward direction of the pen. */
  ahead: Point;
  /** Length of all that is joined to it. */
  length: number;
  aside: number;
  /** It is one pen line that meets no other. */
  isolated: boolean;
}

/** Where one line ends, those left aside that are likelier than `mostAside` to speak about the part. */
function freeEnds(graph: StrokeGraph, mostAside: number): FreeEnd[] {
  const out: FreeEnd[] = [];
  const lengths = joinedLengths(graph);
  const bounds = (id: number) => (graph.edges[id] as GraphEdge).aside <= mostAside;
  graph.nodes.forEach((node, id) => {
    const [edge, ...others] = node.edges.filter(bounds);
    if (edge === undefined || others.length > 0) return;
    const e = graph.edges[edge] as GraphEdge;
    out.push({
      node: id,
      edge,
      at: node.at,
      ahead: outward(e, id),
      length: lengths[edge] as number,
      aside: e.aside,
      isolated: degree(graph, e.from) === 1 && degree(graph, e.to) === 1,
    });
  });
  return out;
}

/** For each edge the length of all edges joined to it. */
function joinedLengths(graph: StrokeGraph): Float64Array {
  const out = new Float64Array(graph.edges.length);
  const seen = new Uint8Array(graph.edges.length);
  graph.edges.forEach((edge, id) => {
    if (!edge.alive || seen[id]) return;
    const group = [id];
    seen[id] = 1;
    let total = 0;
    for (let k = 0; k < group.length; k += 1) {
      const e = graph.edges[group[k] as number] as GraphEdge;
      total += e.length;
      for (const n of [e.from, e.to]) {
        for (const other of (graph.nodes[n] as GraphNode).edges) {
          if (seen[other]) continue;
          seen[other] = 1;
          group.push(other);
        }
      }
    }
    for (const member of group) out[member] = total;
  });
  return out;
}

export function outward(edge: GraphEdge, node: number, reach = 14): Point {
  const points = edge.to === node ? edge.points : [...edge.points].reverse();
  const tip = points[points.length - 1] as Point;
  const back = points[Math.max(0, points.length - 1 - reach)] as Point;
  const d = Math.hypot(tip.x - back.x, tip.y - back.y) || 1;
  return { x: (tip.x - back.x) / d, y: (tip.y - back.y) / d };
}

/** Cheap where the ends face each other; a gap at a corner must be met by both pens going on. */
function gapCost(a: FreeEnd, b: FreeEnd, reach: number): number | null {
  const dx = b.at.x - a.at.x;
  const dy = b.at.y - a.at.y;
  const gap = Math.hypot(dx, dy);
  if (a.node === b.node) return null;
  if (gap > 0.7 * Math.max(a.length, b.length)) return null;
  if (gap < 4) return gap;
  const facingA = (a.ahead.x * dx + a.ahead.y * dy) / gap;
  const facingB = -(b.ahead.x * dx + b.ahead.y * dy) / gap;
  if (gap > 0.45 * reach && Math.min(facingA, facingB) < 0.3) return null;
  return gap * (2.2 - facingA - facingB + 0.2);
}

/** Joins two nodes by a straight edge of width 0. */
export function bridge(graph: StrokeGraph, from: number, to: number): void {
  const a = graph.nodes[from] as GraphNode;
  const b = graph.nodes[to] as GraphNode;
  const length = Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y);
  graph.edges.push({
    from,
    to,
    points: [a.at, b.at],
    length,
    width: 0,
    alive: true,
    aside: 0,
  });
  a.edges.push(graph.edges.length - 1);
  b.edges.push(graph.edges.length - 1);
}

/** Joins a free end to the line it stops short of, splitting that line. */
function bridgeToLine(graph: StrokeGraph, end: FreeEnd, reach: number): void {
  let best: { edge: number; k: number; cost: number } | null = null;
  graph.edges.forEach((edge, id) => {
    if (!edge.alive || id === end.edge || edge.width === 0) return;
    for (let k = 1; k < edge.points.length - 1; k += 1) {
      const p = edge.points[k] as Point;
      const dx = p.x - end.at.x;
      const dy = p.y - end.at.y;
      if (Math.abs(dx) > reach || Math.abs(dy) > reach) continue;
      const gap = Math.hypot(dx, dy);
      const ahead = gap < 1 ? 1 : (dx * end.ahead.x + dy * end.ahead.y) / gap;
      if (gap > reach * 0.6 || ahead < 0.8) continue;
      const cost = gap * (2 - ahead);
      if (!best || cost < best.cost) best = { edge: id, k, cost };
    }
  });
  if (!best) return;
  const { edge, k } = best as { edge: number; k: number };
  bridge(graph, end.node, splitEdge(graph, edge, k));
}

/** Cuts an edge at its k-th point; returns the new node. */
export function splitEdge(graph: StrokeGraph, id: number, k: number): number {
  const edge = graph.edges[id] as GraphEdge;
  const at = edge.points[k] as Point;
  const node = graph.nodes.length;
  graph.nodes.push({ at, edges: [] });
  removeEdge(graph, id);
  const cut = (from: number, to: number, points: Point[]) => {
    const share = points.length / edge.points.length;
    graph.edges.push({ ...edge, from, to, points, length: edge.length * share, alive: true });
    const made = graph.edges.length - 1;
    (graph.nodes[from] as GraphNode).edges.push(made);
    (graph.nodes[to] as GraphNode).edges.push(made);
    return made;
  };
  edge.pieces = [
    cut(edge.from, node, edge.points.slice(0, k + 1)),
    cut(node, edge.to, edge.points.slice(k)),
  ];
  return node;
}

/** Removes edges with a free end until none is left: what remains closes something. */
export function pruneDangling(graph: StrokeGraph): void {
  const queue = graph.edges.map((_, id) => id);
  while (queue.length > 0) {
    const id = queue.pop() as number;
    const edge = graph.edges[id] as GraphEdge;
    if (!edge.alive || edge.from === edge.to) continue;
    if (degree(graph, edge.from) > 1 && degree(graph, edge.to) > 1) continue;
    removeEdge(graph, id);
    for (const n of [edge.from, edge.to]) queue.push(...(graph.nodes[n] as GraphNode).edges);
  }
}
