import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { SeenPart } from "../seen";
import type { PenLine } from "./find-lines";
import { inkCover } from "./ink-rays";
import { parting } from "./settings";

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
 * What a tick at `at` measures to: the first corner of an outline, centre of a circle or of an arc that ink leads to, along its
 * extension line or straight across the dimension line, as a side of the part that leans little may be seen as one with the line to its
 * corner; null where there is none.
 */
export function settleReach(
  at: Point,
  direction: Point,
  reach: Reach | null,
  parts: readonly SeenPart[],
  mask: Mask,
  height: number,
): Point | null {
  const across = { x: -direction.y, y: direction.x };
  const ways = reach ? [reach.line.direction, across] : [across];
  const ahead = ways.flatMap((way) =>
    features(parts).map((feature) => ({ ...feature, ...seenAlong(way, at, feature.p) })),
  );
  let best: { p: Point; far: number } | null = null;
  for (const { p, radius, s, off } of ahead) {
    const far = Math.abs(s) + 2 * off;
    if (off > (0.35 + (0.03 * Math.abs(s)) / height) * height + 0.2 * radius) continue;
    if (best && far >= best.far) continue;
    // A line may stop short of what it points at, and short of a hole whose centre it means.
    const short = Math.min(radius + 0.8 * height, 0.5 * Math.abs(s));
    const share = 1 - short / Math.max(1, Math.abs(s));
    const to = { x: at.x + share * (p.x - at.x), y: at.y + share * (p.y - at.y) };
    const cover =
      Math.abs(s) < height ? 1 : inkCover(mask, at, to, Math.ceil(0.2 * height), () => false);
    if (cover < parting.reachCover) continue;
    best = { p, far };
  }
  return best?.p ?? reach?.end ?? null;
}

/** How far ahead a point lies on the way from a place, and how far beside it. */
function seenAlong(way: Point, at: Point, p: Point): { s: number; off: number } {
  const s = (p.x - at.x) * way.x + (p.y - at.y) * way.y;
  return { s, off: Math.abs((p.x - at.x) * way.y - (p.y - at.y) * way.x) };
}

/** What is measured to: corners, and the centres of circles and arcs with their radii. */
function features(parts: readonly SeenPart[]): { p: Point; radius: number }[] {
  return parts.flatMap((part) =>
    [part.outer, ...part.holes].flatMap((loop) => {
      if (loop.kind === "circle") return [{ p: loop.center, radius: loop.radius }];
      const arcs = loop.edges.flatMap((e) =>
        e.kind === "arc" ? [{ p: e.center, radius: e.radius }] : [],
      );
      return [...loop.vertices.map((p) => ({ p, radius: 0 })), ...arcs];
    }),
  );
}
