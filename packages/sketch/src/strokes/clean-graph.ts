import type { Point } from "@inkform/geometry/model";
import { type GraphEdge, type GraphNode, pathLength, type StrokeGraph } from "./trace-graph";

/**
 * Removes what thinning invents: spurs shorter than the ink is wide and the short bridges that split one crossing in two.
 * Nodes left with two edges are dissolved, so an edge runs from crossing to crossing.
 */
export function cleanGraph(graph: StrokeGraph, penWidth: number): void {
  for (let round = 0; round < 3; round += 1) {
    pruneSpurs(graph, penWidth);
    contractBridges(graph, penWidth);
    dissolveNodes(graph);
  }
}

function pruneSpurs(graph: StrokeGraph, penWidth: number): void {
  graph.edges.forEach((edge, id) => {
    if (!edge.alive || edge.from === edge.to) return;
    const free = [edge.from, edge.to].filter((n) => degree(graph, n) === 1);
    if (free.length !== 1) return;
    if (edge.length < 1.3 * Math.max(penWidth, edge.width)) removeEdge(graph, id);
  });
}

function contractBridges(graph: StrokeGraph, penWidth: number): void {
  graph.edges.forEach((edge, id) => {
    if (!edge.alive || edge.from === edge.to || edge.length > 1.4 * penWidth) return;
    if (degree(graph, edge.from) < 3 || degree(graph, edge.to) < 3) return;
    const keep = edge.from;
    const gone = edge.to;
    removeEdge(graph, id);
    const a = graph.nodes[keep] as GraphNode;
    const b = graph.nodes[gone] as GraphNode;
    const at = { x: (a.at.x + b.at.x) / 2, y: (a.at.y + b.at.y) / 2 };
    for (const e of b.edges) {
      const other = graph.edges[e] as GraphEdge;
      if (other.from === gone) other.from = keep;
      if (other.to === gone) other.to = keep;
      if (!a.edges.includes(e) || other.from === other.to) a.edges.push(e);
    }
    b.edges = [];
    a.at = at;
    a.edges = [...new Set(a.edges)].flatMap((e) => {
      const other = graph.edges[e] as GraphEdge;
      if (other.from === keep) other.points[0] = at;
      if (other.to === keep) other.points[other.points.length - 1] = at;
      return other.from === other.to ? [e, e] : [e];
    });
  });
}

export function dissolveNodes(graph: StrokeGraph): void {
  graph.nodes.forEach((node, id) => {
    if (node.edges.length !== 2) return;
    const [first, second] = node.edges as [number, number];
    if (first === second) return;
    const a = graph.edges[first] as GraphEdge;
    const b = graph.edges[second] as GraphEdge;
    if (a.aside !== b.aside || a.measures !== b.measures) return;
    const before = a.to === id ? a.points : [...a.points].reverse();
    const after = b.from === id ? b.points : [...b.points].reverse();
    const from = a.to === id ? a.from : a.to;
    const to = b.from === id ? b.to : b.from;
    const points: Point[] = [...before, ...after.slice(1)];
    const width = (a.width * a.length + b.width * b.length) / Math.max(1e-9, a.length + b.length);
    b.alive = false;
    node.edges = [];
    replace(graph, to, second, first);
    const { aside, measures } = a;
    const length = pathLength(points);
    graph.edges[first] = { from, to, points, length, width, alive: true, aside, measures };
  });
}

function replace(graph: StrokeGraph, node: number, old: number, now: number): void {
  const { edges } = graph.nodes[node] as GraphNode;
  const k = edges.indexOf(old);
  if (k >= 0) edges[k] = now;
}

export function degree(graph: StrokeGraph, node: number): number {
  return (graph.nodes[node] as GraphNode).edges.length;
}

export function removeEdge(graph: StrokeGraph, id: number): void {
  const edge = graph.edges[id] as GraphEdge;
  edge.alive = false;
  for (const n of [edge.from, edge.to]) {
    const node = graph.nodes[n] as GraphNode;
    node.edges = node.edges.filter((e) => e !== id);
  }
}
