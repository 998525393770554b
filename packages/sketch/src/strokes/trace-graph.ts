import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";

/**
 * The skeleton as a graph.
 *
 * - Node: where pen lines meet or end. `edges` names each edge once an end (a closed edge twice).
 * - Edge: a pen line between two nodes; `points` run from node `from` to node `to`, one a skeleton pixel.
 */
export interface StrokeGraph {
  nodes: GraphNode[];
  edges: GraphEdge[];
}

export interface GraphNode {
  at: Point;
  edges: number[];
}

export interface GraphEdge {
  from: number;
  to: number;
  points: Point[];
  length: number;
  /** Median width of the ink along it. */
  width: number;
  /** False once it was pruned or swallowed by another edge. */
  alive: boolean;
  /** How likely it speaks about a part instead of bounding it, 0 to 1: dimension and extension lines, leaders, arrowheads. */
  aside: number;
  /** Whether it is a dimension line's, an angle's or a leader's own. */
  measures?: boolean | undefined;
  /** Where it was cut: the two edges it became, in running order. */
  pieces?: [number, number];
}

/** Traces the skeleton; rings without a node get one at their first pixel. */
export function traceGraph(skeleton: Mask, distance: Float32Array): StrokeGraph {
  const { width, data } = skeleton;
  const nodeOf = new Int32Array(data.length).fill(-1);
  const nodes: GraphNode[] = [];
  const steps = [1, -1, width, -width, width + 1, width - 1, -width + 1, -width - 1];
  const pixels: number[] = [];
  for (let i = 0; i < data.length; i += 1) if (data[i]) pixels.push(i);
  const count = new Uint8Array(data.length);
  for (const i of pixels) {
    for (const s of steps) count[i] = (count[i] as number) + (data[i + s] as number);
  }
  for (const i of pixels) {
    if (nodeOf[i] !== -1 || count[i] === 2) continue;
    const cluster = [i];
    nodeOf[i] = nodes.length;
    if ((count[i] as number) > 2) {
      for (let k = 0; k < cluster.length; k += 1) {
        for (const s of steps) {
          const j = (cluster[k] as number) + s;
          if (data[j] && nodeOf[j] === -1 && (count[j] as number) > 2) {
            nodeOf[j] = nodes.length;
            cluster.push(j);
          }
        }
      }
    }
    let x = 0;
    let y = 0;
    for (const j of cluster) {
      x += j % width;
      y += Math.floor(j / width);
    }
    nodes.push({ at: { x: x / cluster.length, y: y / cluster.length }, edges: [] });
  }
  const edges: GraphEdge[] = [];
  const used = new Uint8Array(data.length);
  const follow = (start: number, first: number) => {
    const path = [first];
    used[first] = 1;
    let previous = start;
    let current = first;
    for (;;) {
      let next = -1;
      for (const s of steps) {
        const j = current + s;
        if (!data[j] || j === previous) continue;
        const node = nodeOf[j] as number;
        if (node !== -1) {
          if (path.length === 1 && node === nodeOf[start]) continue;
          return { path, end: node };
        }
        if (!used[j] && next === -1) next = j;
      }
      if (next === -1) {
        const end = nodeOf[start] as number;
        return { path, end };
      }
      used[next] = 1;
      path.push(next);
      previous = current;
      current = next;
    }
  };
  const add = (from: number, to: number, path: number[]) => {
    const inner = path.map((i) => ({ x: i % width, y: Math.floor(i / width) }));
    const points = [nodeAt(nodes, from), ...inner, nodeAt(nodes, to)];
    const widths = Float32Array.from(path, (i) => distance[i] as number);
    edges.push(makeEdge(from, to, points, widths));
    const id = edges.length - 1;
    (nodes[from] as GraphNode).edges.push(id);
    (nodes[to] as GraphNode).edges.push(id);
  };
  for (const i of pixels) {
    const node = nodeOf[i] as number;
    if (node === -1) continue;
    for (const s of steps) {
      const j = i + s;
      if (!data[j]) continue;
      const other = nodeOf[j] as number;
      if (other === -1) {
        if (used[j]) continue;
        const { path, end } = follow(i, j);
        add(node, end, path);
      } else if (other > node && !joined(nodes, edges, node, other)) add(node, other, []);
    }
  }
  for (const i of pixels) {
    if (used[i] || nodeOf[i] !== -1) continue;
    nodeOf[i] = nodes.length;
    nodes.push({ at: { x: i % width, y: Math.floor(i / width) }, edges: [] });
    for (const s of steps) {
      if (data[i + s] && !used[i + s] && nodeOf[i + s] === -1) {
        const { path } = follow(i, i + s);
        add(nodes.length - 1, nodes.length - 1, path);
        break;
      }
    }
  }
  return { nodes, edges };
}

function joined(nodes: GraphNode[], edges: GraphEdge[], a: number, b: number): boolean {
  return (nodes[a] as GraphNode).edges.some((e) => {
    const edge = edges[e] as GraphEdge;
    return edge.points.length <= 2 && (edge.from === b || edge.to === b);
  });
}

function nodeAt(nodes: GraphNode[], id: number): Point {
  return (nodes[id] as GraphNode).at;
}

function makeEdge(from: number, to: number, points: Point[], widths: Float32Array): GraphEdge {
  const median = widths.sort()[widths.length >> 1] ?? 1;
  return {
    from,
    to,
    points,
    length: pathLength(points),
    width: 2 * median - 1,
    alive: true,
    aside: 0,
  };
}

export function pathLength(points: Point[]): number {
  let length = 0;
  for (let i = 1; i < points.length; i += 1) {
    const a = points[i - 1] as Point;
    const b = points[i] as Point;
    length += Math.hypot(b.x - a.x, b.y - a.y);
  }
  return length;
}
