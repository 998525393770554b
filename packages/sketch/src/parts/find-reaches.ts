import type { Point } from "@inkform/geometry/model";
import type { SeenPart } from "../seen";
import type { PenLine } from "./find-lines";

export interface Reach {
  line: PenLine;
  /** The line's far end seen from the tick. */
  end: Point;
}

/** The extension line through a tick; null where none crosses there. */
export function findReach(
  at: Point,
  direction: Point,
  lines: readonly PenLine[],
  height: number,
): Reach | null {
  let best: (Reach & { length: number }) | null = null;
  for (const line of lines) {
    const across = Math.abs(line.direction.x * direction.y - line.direction.y * direction.x);
    if (across < 0.5) continue;
    const s = (at.x - line.from.x) * line.direction.x + (at.y - line.from.y) * line.direction.y;
    if (s < -0.4 * height || s > line.length + 0.4 * height) continue;
    const off = Math.abs(
      (at.x - line.from.x) * line.direction.y - (at.y - line.from.y) * line.direction.x,
    );
    if (off > 0.35 * height) continue;
    const end = s > line.length / 2 ? line.from : line.to;
    const length = Math.max(s, line.length - s);
    if (length > 0.8 * height && (!best || length > best.length)) best = { line, end, length };
  }
  return best;
}

/**
 * What an extension line from `at` to `end` measures to: the centre of a circle it ends in, else the first corner of an outline
 * beside it (it may run on along an edge), else its end.
 */
export function settleReach(
  at: Point,
  end: Point,
  parts: readonly SeenPart[],
  height: number,
): Point {
  const length = Math.hypot(end.x - at.x, end.y - at.y);
  const u = { x: (end.x - at.x) / length, y: (end.y - at.y) / length };
  const loops = parts.flatMap((p) => [p.outer, ...p.holes]);
  for (const loop of loops) {
    if (loop.kind !== "circle") continue;
    const off = Math.hypot(end.x - loop.center.x, end.y - loop.center.y);
    const side = Math.abs((loop.center.x - at.x) * u.y - (loop.center.y - at.y) * u.x);
    if (off < 1.25 * loop.radius && side < 0.5 * loop.radius + 0.1 * height) return loop.center;
  }
  let best: { p: Point; s: number } | null = null;
  for (const loop of loops) {
    if (loop.kind !== "chain") continue;
    for (const p of loop.vertices) {
      const s = (p.x - at.x) * u.x + (p.y - at.y) * u.y;
      const off = Math.abs((p.x - at.x) * u.y - (p.y - at.y) * u.x);
      if (off > 0.5 * height || s < -0.3 * height || s > length + 1.2 * height) continue;
      if (!best || s < best.s) best = { p, s };
    }
  }
  return best?.p ?? end;
}
