import type { Point } from "@inkform/geometry/model";
import type { SeenChain, SeenLoop, SeenPart, SeenStroke } from "../seen";
import type { StrokeGraph } from "../strokes/trace-graph";
import type { Writing } from "./read-marks";

/** The pen lines of the page with what they were taken for; to be called before the parts' reading thins the graph out. */
export function classifyStrokes(
  graph: StrokeGraph,
  writing: Writing,
  penWidth: number,
): (parts: readonly SeenPart[]) => SeenStroke[] {
  const dimension = new Set([
    ...writing.marks.flatMap((m) => m.edges),
    ...writing.angles.flatMap((a) => [...a.edges, ...a.extensions]),
    ...writing.leaders.flatMap((l) => [...l.edges, ...l.arms]),
  ]);
  const extension = new Set(writing.reaches.flatMap((r) => r.line.edges));
  const strokes = graph.edges.flatMap((edge, id) => {
    if (!edge.alive || edge.length < 1.5 * penWidth) return [];
    const points = edge.points.filter((_, k) => k % 4 === 0 || k === edge.points.length - 1);
    const role: SeenStroke["role"] | null = inText(edge.points, writing)
      ? "text"
      : dimension.has(id)
        ? "dimension"
        : null;
    return [{ points, width: edge.width, role, extension: extension.has(id) }];
  });
  return (parts) =>
    strokes.map(({ points, width, role, extension: extends_ }) => ({
      points,
      width,
      role: role ?? roleBy(parts, points[points.length >> 1] as Point, 2.5 * penWidth, extends_),
    }));
}

function inText(points: readonly Point[], { written }: Writing): boolean {
  let on = 0;
  for (const p of points) {
    if (written.data[Math.round(p.y) * written.width + Math.round(p.x)]) on += 1;
  }
  return on > 0.6 * points.length;
}

function roleBy(
  parts: readonly SeenPart[],
  p: Point,
  near: number,
  extension: boolean,
): SeenStroke["role"] {
  if (parts.some((part) => offLoop(part.outer, p) < near)) return "outline";
  if (parts.some((part) => part.holes.some((h) => offLoop(h, p) < near))) return "hole";
  if (extension) return "dimension";
  const inside = parts.some(
    ({ box }) => p.x > box.left && p.x < box.right && p.y > box.top && p.y < box.bottom,
  );
  return inside ? "center" : "other";
}

function offLoop(loop: SeenLoop, p: Point): number {
  if (loop.kind === "circle") {
    return Math.abs(Math.hypot(p.x - loop.center.x, p.y - loop.center.y) - loop.radius);
  }
  return Math.min(...loop.edges.map((_, k) => offEdge(loop, k, p)));
}

function offEdge({ vertices, edges }: SeenChain, k: number, p: Point): number {
  const a = vertices[k] as Point;
  const b = vertices[(k + 1) % vertices.length] as Point;
  const edge = edges[k];
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const t = Math.max(
    0,
    Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / Math.max(1e-9, dx * dx + dy * dy)),
  );
  const chord = Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
  if (edge?.kind !== "arc") return chord;
  const off = Math.abs(Math.hypot(p.x - edge.center.x, p.y - edge.center.y) - edge.radius);
  return chord < 1.1 * edge.radius ? off : chord;
}
