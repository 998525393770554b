import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { GraphNode, StrokeGraph } from "../strokes/trace-graph";
import type { PenLine } from "./find-lines";
import { parting } from "./settings";

/** Where a line bears an arrowhead, slash or dot. */
export interface Tick {
  at: Point;
  /** Distance from the line's start. */
  along: number;
  /** Unexplained ink there, in squared pen widths. */
  ink: number;
  kind: "arrow" | "slash" | "dot";
}

/** Ticks along a line, from its start: at its ends and where other lines cross it. */
export function findTicks(
  line: PenLine,
  graph: StrokeGraph,
  ink: Mask,
  height: number,
  penWidth: number,
): Tick[] {
  const reach = parting.tickReach * height;
  const places = line.nodes
    .map((n) => (graph.nodes[n] as GraphNode).at)
    .map((at) => ({ at, along: alongLine(line, at) }));
  const scored = places.map(({ at, along }) => ({
    at,
    along,
    ...inkAround(at, line, ink, reach, penWidth),
  }));
  const strong = scored
    .filter((s) => s.ink >= parting.tickInk && s.balance && !beyondEnd(line, s))
    .sort((a, b) => b.ink - a.ink);
  const kept: Tick[] = [];
  for (const s of strong) {
    if (kept.some((k) => Math.abs(k.along - s.along) < 1.2 * reach)) continue;
    kept.push({ at: s.at, along: s.along, ink: s.ink, kind: s.kind });
  }
  return kept.sort((a, b) => a.along - b.along);
}

/** A digit beside a gap in a dimension line lies beyond the line's end; a tick does not. */
function beyondEnd(line: PenLine, s: { along: number; ahead: number }): boolean {
  if (s.along < 2) return s.ahead < 0.22;
  if (s.along > line.length - 2) return s.ahead > 0.78;
  return false;
}

export function alongLine(line: PenLine, p: Point): number {
  return (p.x - line.from.x) * line.direction.x + (p.y - line.from.y) * line.direction.y;
}

/**
 * Unexplained ink in a disc, and its shape: a slash has ink on both sides before and after the point (opposite quadrants),
 * an arrowhead on both sides of the line but behind the point only.
 */
function inkAround(
  at: Point,
  line: PenLine,
  ink: Mask,
  reach: number,
  penWidth: number,
): { ink: number; kind: Tick["kind"]; balance: boolean; ahead: number } {
  const { width, height, data } = ink;
  const quadrant = [0, 0, 0, 0];
  const r = Math.ceil(reach);
  const { x: ux, y: uy } = line.direction;
  for (let dy = -r; dy <= r; dy += 1) {
    for (let dx = -r; dx <= r; dx += 1) {
      if (dx * dx + dy * dy > reach * reach) continue;
      const x = Math.round(at.x) + dx;
      const y = Math.round(at.y) + dy;
      if (x < 0 || y < 0 || x >= width || y >= height || !data[y * width + x]) continue;
      const along = dx * ux + dy * uy;
      const across = -dx * uy + dy * ux;
      const q = (along > 0 ? 1 : 0) + (across > 0 ? 2 : 0);
      quadrant[q] = (quadrant[q] as number) + 1;
    }
  }
  const unit = penWidth * penWidth;
  const [a, b, c, d] = quadrant.map((v) => v / unit) as [number, number, number, number];
  const total = a + b + c + d;
  const above = a + b;
  const below = c + d;
  const balance = Math.min(above, below) > 0.16 * total;
  const rising = a + d;
  const falling = b + c;
  const behind = a + c;
  const ahead = b + d;
  const skew = Math.abs(rising - falling) / Math.max(1e-6, total);
  const lean = Math.abs(behind - ahead) / Math.max(1e-6, total);
  const kind = skew > lean ? "slash" : lean > 0.35 ? "arrow" : "dot";
  return { ink: total, kind, balance, ahead: ahead / Math.max(1e-6, total) };
}
