import type { Point } from "@inkform/geometry/model";

/** Points at even spacing along a path, ends kept. */
export function resample(points: readonly Point[], spacing: number): Point[] {
  const first = points[0];
  if (!first) return [];
  const along = [0];
  for (let i = 1; i < points.length; i += 1) {
    const a = points[i - 1] as Point;
    const b = points[i] as Point;
    along.push((along[i - 1] as number) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const total = along[along.length - 1] as number;
  const count = Math.max(1, Math.round(total / spacing));
  const out: Point[] = [];
  let k = 0;
  for (let i = 0; i <= count; i += 1) {
    const target = (total * i) / count;
    while (k < points.length - 2 && (along[k + 1] as number) < target) k += 1;
    const a = points[k] as Point;
    const b = points[k + 1] ?? a;
    const step = (along[k + 1] ?? 0) - (along[k] as number);
    const t = step > 0 ? Math.min(1, (target - (along[k] as number)) / step) : 0;
    out.push({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });
  }
  return out;
}

/** Takes the staircase of pixels out of a path: each point becomes the mean of its neighbours within `reach`; ends stay. */
export function smoothPath(points: readonly Point[], reach: number, closed: boolean): Point[] {
  const n = points.length;
  return points.map((p, i) => {
    const r = closed ? reach : Math.min(reach, i, n - 1 - i);
    if (r === 0) return p;
    let x = 0;
    let y = 0;
    for (let k = -r; k <= r; k += 1) {
      const q = points[(i + k + n) % n] as Point;
      x += q.x;
      y += q.y;
    }
    return { x: x / (2 * r + 1), y: y / (2 * r + 1) };
  });
}
