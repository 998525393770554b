import type { Point } from "@inkform/geometry/model";

/** Sums over a run of points that give its best line and its best circle without visiting the points again. */
export interface RunSums {
  origin: Point;
  /** For each of n, x, y, xx, xy, yy, xz, yz, z, zz (z = xx + yy): the sum over the first k points. */
  sums: Float64Array[];
}

export interface LineFit {
  kind: "line";
  at: Point;
  direction: Point;
  /** Sum of squared distances. */
  error: number;
}

export interface CircleFit {
  kind: "circle";
  center: Point;
  radius: number;
  error: number;
}

type Sums = Float64Array;

export function sumRun(points: readonly Point[]): RunSums {
  const origin = points[0] ?? { x: 0, y: 0 };
  const n = points.length;
  const sums = Array.from({ length: 9 }, () => new Float64Array(n + 1));
  const [sx, sy, sxx, sxy, syy] = sums as [Sums, Sums, Sums, Sums, Sums];
  const [sxz, syz, sz, szz] = sums.slice(5) as [Sums, Sums, Sums, Sums];
  for (let k = 0; k < n; k += 1) {
    const p = points[k] as Point;
    const x = p.x - origin.x;
    const y = p.y - origin.y;
    const z = x * x + y * y;
    sx[k + 1] = (sx[k] as number) + x;
    sy[k + 1] = (sy[k] as number) + y;
    sxx[k + 1] = (sxx[k] as number) + x * x;
    sxy[k + 1] = (sxy[k] as number) + x * y;
    syy[k + 1] = (syy[k] as number) + y * y;
    sxz[k + 1] = (sxz[k] as number) + x * z;
    syz[k + 1] = (syz[k] as number) + y * z;
    sz[k + 1] = (sz[k] as number) + z;
    szz[k + 1] = (szz[k] as number) + z * z;
  }
  return { origin, sums };
}

function between(run: RunSums, term: number, from: number, to: number): number {
  const s = run.sums[term] as Float64Array;
  return (s[to] as number) - (s[from] as number);
}

/** Total least squares line through points `from` (inclusive) to `to` (exclusive). */
export function fitLine(run: RunSums, from: number, to: number): LineFit {
  const n = to - from;
  const mx = between(run, 0, from, to) / n;
  const my = between(run, 1, from, to) / n;
  const xx = between(run, 2, from, to) - n * mx * mx;
  const xy = between(run, 3, from, to) - n * mx * my;
  const yy = between(run, 4, from, to) - n * my * my;
  const half = Math.hypot((xx - yy) / 2, xy);
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  return {
    kind: "line",
    at: { x: mx + run.origin.x, y: my + run.origin.y },
    direction: { x: Math.cos(angle), y: Math.sin(angle) },
    error: Math.max(0, (xx + yy) / 2 - half),
  };
}

/** Kasa's algebraic circle fit; null for collinear points. */
export function fitCircle(run: RunSums, from: number, to: number): CircleFit | null {
  const n = to - from;
  if (n < 3) return null;
  const sx = between(run, 0, from, to);
  const sy = between(run, 1, from, to);
  const sz = between(run, 7, from, to);
  const xx = between(run, 2, from, to) - (sx * sx) / n;
  const xy = between(run, 3, from, to) - (sx * sy) / n;
  const yy = between(run, 4, from, to) - (sy * sy) / n;
  const xz = between(run, 5, from, to) - (sx * sz) / n;
  const yz = between(run, 6, from, to) - (sy * sz) / n;
  const zz = between(run, 8, from, to) - (sz * sz) / n;
  const det = xx * yy - xy * xy;
  if (det < 1e-9 * (xx + yy) * (xx + yy)) return null;
  const a = (xz * yy - yz * xy) / (2 * det);
  const b = (yz * xx - xz * xy) / (2 * det);
  const r2 = (sz - 2 * a * sx - 2 * b * sy) / n + a * a + b * b;
  if (!(r2 > 0)) return null;
  const algebraic = zz - 2 * a * xz - 2 * b * yz;
  return {
    kind: "circle",
    center: { x: a + run.origin.x, y: b + run.origin.y },
    radius: Math.sqrt(r2),
    error: Math.max(0, algebraic / (4 * r2)),
  };
}
