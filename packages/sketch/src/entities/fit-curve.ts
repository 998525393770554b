import type { Point } from "@inkform/geometry/model";

type Bezier = [Point, Point, Point, Point];

/** Rounds of moving the points along a curve before it is taken in two. */
const ROUNDS = 6;
/** Fewer points than this say too little to be taken in two. */
const FEWEST = 8;

/**
 * Cubic Béziers end to end through the first and the last of the points and within `tolerance` of the others, as
 * control points (3n + 1). `into` and `out` are the unit directions in which it leaves the first and reaches the last
 * point. Schneider, "An Algorithm for Automatically Fitting Digitized Curves", Graphics Gems (1990).
 */
export function fitCurve(
  points: readonly Point[],
  into: Point,
  out: Point,
  tolerance: number,
): Point[] {
  const first = points[0] as Point;
  const last = points.at(-1) as Point;
  if (points.length < 3) return third(first, last);
  let places = chordLengths(points);
  let curve = bestBezier(points, places, into, out);
  for (let round = 0; round < ROUNDS; round += 1) {
    const worst = farthest(points, places, curve);
    if (worst.off <= tolerance) return curve;
    places = places.map((t, i) => nearer(curve, points[i] as Point, t));
    curve = bestBezier(points, places, into, out);
  }
  const { off, at } = farthest(points, places, curve);
  if (off <= tolerance || points.length < FEWEST) return curve;
  const middle = Math.min(points.length - 4, Math.max(3, at));
  const through = along(points[middle - 3] as Point, points[middle + 3] as Point);
  const left = fitCurve(points.slice(0, middle + 1), into, through, tolerance);
  return [...left, ...fitCurve(points.slice(middle), through, out, tolerance).slice(1)];
}

/** The unit direction from one point to another. */
export function along(from: Point, to: Point): Point {
  const length = Math.max(1e-9, Math.hypot(to.x - from.x, to.y - from.y));
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

const moved = (from: Point, way: Point, by: number): Point => ({
  x: from.x + way.x * by,
  y: from.y + way.y * by,
});

function third(first: Point, last: Point): Bezier {
  const at = (t: number) => ({
    x: first.x + t * (last.x - first.x),
    y: first.y + t * (last.y - first.y),
  });
  return [first, at(1 / 3), at(2 / 3), last];
}

function chordLengths(points: readonly Point[]): number[] {
  const sums = [0];
  points.slice(1).forEach((p, i) => {
    const q = points[i] as Point;
    sums.push((sums[i] as number) + Math.hypot(p.x - q.x, p.y - q.y));
  });
  const total = sums.at(-1) as number;
  return sums.map((sum) => sum / total);
}

function weights(t: number): [number, number, number, number] {
  const s = 1 - t;
  return [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
}

function at([a, b, c, d]: Bezier, t: number): Point {
  const [wa, wb, wc, wd] = weights(t);
  return {
    x: wa * a.x + wb * b.x + wc * c.x + wd * d.x,
    y: wa * a.y + wb * b.y + wc * c.y + wd * d.y,
  };
}

/** Least squares over how far the two inner control points lie along the end directions. */
function bestBezier(
  points: readonly Point[],
  places: readonly number[],
  into: Point,
  out: Point,
): Bezier {
  const first = points[0] as Point;
  const last = points.at(-1) as Point;
  const sums = { aa: 0, ab: 0, bb: 0, ar: 0, br: 0 };
  points.forEach((p, i) => {
    const [w0, w1, w2, w3] = weights(places[i] as number);
    const a = { x: into.x * w1, y: into.y * w1 };
    const b = { x: -out.x * w2, y: -out.y * w2 };
    const rest = {
      x: p.x - first.x * (w0 + w1) - last.x * (w2 + w3),
      y: p.y - first.y * (w0 + w1) - last.y * (w2 + w3),
    };
    sums.aa += a.x * a.x + a.y * a.y;
    sums.ab += a.x * b.x + a.y * b.y;
    sums.bb += b.x * b.x + b.y * b.y;
    sums.ar += a.x * rest.x + a.y * rest.y;
    sums.br += b.x * rest.x + b.y * rest.y;
  });
  const chord = Math.hypot(last.x - first.x, last.y - first.y);
  const det = sums.aa * sums.bb - sums.ab * sums.ab;
  const solved = [
    (sums.ar * sums.bb - sums.br * sums.ab) / det,
    (sums.aa * sums.br - sums.ab * sums.ar) / det,
  ] as const;
  // A handle that points back or shoots out makes a loop; a third of the chord is always tame.
  const isTame = solved.every((by) => by > 0.01 * chord && by < 2 * chord);
  const [start, end] = isTame ? solved : [chord / 3, chord / 3];
  return [first, moved(first, into, start), moved(last, out, -end), last];
}

function farthest(
  points: readonly Point[],
  places: readonly number[],
  curve: Bezier,
): { off: number; at: number } {
  let most = { off: 0, at: points.length >> 1 };
  points.forEach((p, i) => {
    const q = at(curve, places[i] as number);
    const off = Math.hypot(p.x - q.x, p.y - q.y);
    if (off > most.off) most = { off, at: i };
  });
  return most;
}

/** One step of Newton's towards the place on the curve that is nearest to a point. */
function nearer(curve: Bezier, point: Point, t: number): number {
  const [a, b, c, d] = curve;
  const q = at(curve, t);
  const s = 1 - t;
  const slope = (axis: "x" | "y") =>
    3 *
    (s * s * (b[axis] - a[axis]) + 2 * s * t * (c[axis] - b[axis]) + t * t * (d[axis] - c[axis]));
  const bend = (axis: "x" | "y") =>
    6 * (s * (c[axis] - 2 * b[axis] + a[axis]) + t * (d[axis] - 2 * c[axis] + b[axis]));
  const [dx, dy] = [slope("x"), slope("y")];
  const up = (q.x - point.x) * dx + (q.y - point.y) * dy;
  const down = dx * dx + dy * dy + (q.x - point.x) * bend("x") + (q.y - point.y) * bend("y");
  if (!(Math.abs(down) > 1e-12)) return t;
  return Math.min(1, Math.max(0, t - up / down));
}
