import type { Point } from "@inkform/geometry/model";
import type { SeenBox, SeenLoop, SeenPart } from "../seen";
import { inReadingOrder } from "./in-reading-order";

/** A loop with the path it was read from. */
export interface LoopCandidate {
  loop: SeenLoop;
  path: Point[];
}

/** Outlines with the loops inside them, in reading order; a loop inside a hole starts a part of its own. */
export function assembleParts(candidates: readonly LoopCandidate[], leastPart: number): SeenPart[] {
  const sorted = candidates
    .filter((c) => !fillsCircle(c, candidates))
    .sort((a, b) => pathArea(b.path) - pathArea(a.path));
  const parents = sorted.map((c, k) => {
    let parent = -1;
    for (let j = 0; j < k; j += 1) {
      const outer = sorted[j] as LoopCandidate;
      if (mostlyInside(c.path, outer.path)) parent = j;
    }
    return parent;
  });
  const depth = (k: number): number => {
    const parent = parents[k] as number;
    return parent === -1 ? 0 : depth(parent) + 1;
  };
  const parts: SeenPart[] = [];
  const partOf = new Map<number, SeenPart>();
  sorted.forEach((c, k) => {
    if (depth(k) % 2 === 0) {
      if (Math.sqrt(pathArea(c.path)) < leastPart) return;
      const part = { outer: c.loop, holes: [], box: boxOf(c.path), cutOff: false };
      parts.push(part);
      partOf.set(k, part);
    } else partOf.get(parents[k] as number)?.holes.push(c.loop);
  });
  return inReadingOrder(parts);
}

/** What a centre mark or an arrow leaves in a circle is no hole beside it. */
function fillsCircle({ loop, path }: LoopCandidate, all: readonly LoopCandidate[]): boolean {
  if (loop.kind === "circle") return false;
  const { left, right, top, bottom } = boxOf(path);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return all.some(({ loop: other, path: round }) => {
    if (other.kind !== "circle") return false;
    const off = Math.hypot(middle.x - other.center.x, middle.y - other.center.y);
    return off < other.radius && pathArea(path) < 1.3 * pathArea(round);
  });
}

export function circlePath(center: Point, radius: number): Point[] {
  const n = 96;
  return Array.from({ length: n }, (_, k) => ({
    x: center.x + radius * Math.cos((2 * Math.PI * k) / n),
    y: center.y + radius * Math.sin((2 * Math.PI * k) / n),
  }));
}

export function boxOf(path: readonly Point[]): SeenBox {
  const xs = path.map((p) => p.x);
  const ys = path.map((p) => p.y);
  return {
    left: xs.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    top: ys.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    right: xs.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
    bottom: ys.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
  };
}

export function pathArea(path: readonly Point[]): number {
  let twice = 0;
  path.forEach((p, k) => {
    const q = path[(k + 1) % path.length] as Point;
    twice += p.x * q.y - q.x * p.y;
  });
  return Math.abs(twice) / 2;
}

export function mostlyInside(inner: readonly Point[], outer: readonly Point[]): boolean {
  const step = Math.max(1, Math.floor(inner.length / 24));
  let inside = 0;
  let count = 0;
  for (let k = 0; k < inner.length; k += step) {
    count += 1;
    if (pointInPath(inner[k] as Point, outer)) inside += 1;
  }
  return inside > 0.8 * count;
}

/** Even-odd rule. */
function pointInPath(p: Point, path: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = path.length - 1; i < path.length; j = i, i += 1) {
    const a = path[i] as Point;
    const b = path[j] as Point;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) {
      inside = !inside;
    }
  }
  return inside;
}
