import type { Point, Segment, Spline } from "./model";

/** Chords of each Bézier unless a tolerance asks for more: enough to see where curves cross and what they enclose. */
const CHORDS = 16;

/**
 * A spline as chords whose ends lie on it, in running order. `tolerance` in mm: how far a chord may stray from the
 * curve; without it each Bézier has the same number of chords.
 */
export function flattenSpline(spline: Spline, tolerance?: number): Segment[] {
  const chords: Segment[] = [];
  for (const bezier of beziersOf(spline)) {
    const count = tolerance === undefined ? CHORDS : chordsWithin(bezier, tolerance);
    let start = bezier[0];
    for (let i = 1; i <= count; i++) {
      const end = i === count ? bezier[3] : onBezier(bezier, i / count);
      chords.push({ kind: "segment", start, end });
      start = end;
    }
  }
  return chords;
}

export type Bezier = readonly [Point, Point, Point, Point];

export function beziersOf({ points }: Spline): Bezier[] {
  const found: Bezier[] = [];
  for (let i = 0; i + 3 < points.length; i += 3) {
    found.push(points.slice(i, i + 4) as unknown as Bezier);
  }
  return found;
}

export function onBezier([a, b, c, d]: Bezier, t: number): Point {
  const s = 1 - t;
  const weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t] as const;
  return {
    x: weights[0] * a.x + weights[1] * b.x + weights[2] * c.x + weights[3] * d.x,
    y: weights[0] * a.y + weights[1] * b.y + weights[2] * c.y + weights[3] * d.y,
  };
}

/** A chord strays by its square times an eighth of the second derivative, which the control points bound. */
function chordsWithin([a, b, c, d]: Bezier, tolerance: number): number {
  const bend = Math.max(
    Math.hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y),
    Math.hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y),
  );
  return Math.max(1, Math.ceil(Math.sqrt((6 * bend) / (8 * tolerance))));
}
