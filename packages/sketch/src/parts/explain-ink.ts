import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { FoundCircle } from "../entities/find-circles";
import type { GraphEdge, StrokeGraph } from "../strokes/trace-graph";
import type { PenLine } from "./find-lines";

/** The ink that no long line and no circle explains: letters, arrowheads, slashes, dust. */
export function unexplainedInk(
  mask: Mask,
  graph: StrokeGraph,
  lines: readonly PenLine[],
  circles: readonly FoundCircle[],
  penWidth: number,
): Mask {
  const data = Uint8Array.from(mask.data);
  const { width, height } = mask;
  for (const line of lines) {
    for (const id of line.edges) {
      const edge = graph.edges[id] as GraphEdge;
      const wide = Math.min(edge.width, 1.5 * penWidth);
      erase(data, width, height, edge.points, 0.5 * Math.max(wide, penWidth) + 1);
    }
  }
  for (const c of circles) {
    const n = Math.ceil(2 * Math.PI * c.radius);
    const ring = Array.from({ length: n + 1 }, (_, k) => ({
      x: c.center.x + c.radius * Math.cos((2 * Math.PI * k) / n),
      y: c.center.y + c.radius * Math.sin((2 * Math.PI * k) / n),
    }));
    erase(data, width, height, ring, 0.5 * penWidth + 1.5 + 0.5 * c.stray);
  }
  return { width, height, data };
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
