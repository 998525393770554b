import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { FoundCircle } from "../entities/find-circles";
import { outward } from "../strokes/close-gaps";
import { labelComponents } from "../strokes/label-components";
import type { GraphEdge, GraphNode, StrokeGraph } from "../strokes/trace-graph";
import type { PenLine } from "./find-lines";

/** The ink that no long line and no circle explains: letters, arrowheads, slashes, dust. */
export function unexplainedInk(
  mask: Mask,
  graph: StrokeGraph,
  lines: readonly PenLine[],
  circles: readonly FoundCircle[],
  letter: number,
  penWidth: number,
): Mask {
  const data = Uint8Array.from(mask.data);
  const { width, height } = mask;
  for (const line of lines) {
    for (const id of line.edges) {
      const edge = graph.edges[id] as GraphEdge;
      const wide = Math.min(edge.width, 1.5 * penWidth);
      erase(data, width, height, edge.points, 0.5 * Math.max(wide, penWidth) + 1.4);
    }
  }
  for (const id of continuations(graph, lines, 0.6 * letter)) {
    const edge = graph.edges[id] as GraphEdge;
    erase(data, width, height, edge.points, 0.5 * Math.max(edge.width, penWidth) + 1.4);
  }
  eraseCircles(data, width, height, circles, penWidth);
  dropRims({ width, height, data }, mask, penWidth);
  return { width, height, data };
}

/** The ink without that of the circles. */
export function withoutCircles(
  mask: Mask,
  circles: readonly FoundCircle[],
  penWidth: number,
): Mask {
  const data = Uint8Array.from(mask.data);
  eraseCircles(data, mask.width, mask.height, circles, penWidth);
  return { width: mask.width, height: mask.height, data };
}

function eraseCircles(
  data: Uint8Array,
  width: number,
  height: number,
  circles: readonly FoundCircle[],
  penWidth: number,
): void {
  for (const c of circles) {
    const n = Math.ceil(2 * Math.PI * c.radius);
    const ring = Array.from({ length: n + 1 }, (_, k) => ({
      x: c.center.x + c.radius * Math.cos((2 * Math.PI * k) / n),
      y: c.center.y + c.radius * Math.sin((2 * Math.PI * k) / n),
    }));
    erase(data, width, height, ring, 0.5 * penWidth + 1.5 + 0.5 * c.stray);
  }
}

/** What is left of a ragged line's rim is narrower than a pen line; a dot that touches no line is none. */
function dropRims(left: Mask, whole: Mask, penWidth: number): void {
  const { labels, components } = labelComponents(left, 1);
  const small = components.map(({ area, box }) => {
    const most = Math.max(box.right - box.left, box.bottom - box.top) + 1;
    return area < 0.9 * penWidth * penWidth || most < 1.6 * penWidth;
  });
  const cut = small.map(() => false);
  for (let i = 0; i < labels.length; i += 1) {
    const label = labels[i] as number;
    if (label > 0 && small[label - 1] && touchesErased(left, whole, i)) cut[label - 1] = true;
  }
  for (let i = 0; i < labels.length; i += 1) {
    const label = labels[i] as number;
    if (label > 0 && cut[label - 1]) left.data[i] = 0;
  }
}

function touchesErased({ width, data }: Mask, whole: Mask, i: number): boolean {
  for (const row of [-width, 0, width]) {
    for (const j of [i + row - 1, i + row, i + row + 1]) {
      if (whole.data[j] && !data[j]) return true;
    }
  }
  return false;
}

/**
 * Edges that carry a line on: round a corner to another line, where nothing else meets, or smoothly into an arc.
 */
function continuations(graph: StrokeGraph, lines: readonly PenLine[], least: number): Set<number> {
  const known = new Set(lines.flatMap((l) => l.edges));
  const found = new Set<number>();
  const queue = [...known];
  while (queue.length > 0) {
    const id = queue.pop() as number;
    const edge = graph.edges[id] as GraphEdge;
    for (const n of [edge.from, edge.to]) {
      for (const other of (graph.nodes[n] as GraphNode).edges) {
        if (known.has(other) || found.has(other)) continue;
        const next = graph.edges[other] as GraphEdge;
        const smooth = next.length > least && bend(edge, next, n) < 0.4;
        if (!smooth && !joinsTwo(graph, next)) continue;
        found.add(other);
        queue.push(other);
      }
    }
  }
  return found;
}

function joinsTwo(graph: StrokeGraph, { from, to }: GraphEdge): boolean {
  return [from, to].every((n) => (graph.nodes[n] as GraphNode).edges.length === 2);
}

function bend(a: GraphEdge, b: GraphEdge, node: number): number {
  const p = outward(a, node, 16);
  const q = outward(b, node, 16);
  return Math.acos(Math.max(-1, Math.min(1, -(p.x * q.x + p.y * q.y))));
}

function erase(
  data: Uint8Array,
  width: number,
  height: number,
  points: readonly Point[],
  radius: number,
): void {
  const r = Math.ceil(radius);
  for (const p of points) {
    const cx = Math.round(p.x);
    const cy = Math.round(p.y);
    for (let y = Math.max(0, cy - r); y <= Math.min(height - 1, cy + r); y += 1) {
      for (let x = Math.max(0, cx - r); x <= Math.min(width - 1, cx + r); x += 1) {
        if ((x - p.x) ** 2 + (y - p.y) ** 2 <= radius * radius) data[y * width + x] = 0;
      }
    }
  }
}
