import type { XY } from "./picture";

type Map3 = readonly number[];

/** The projective map that takes the four points to the four others. */
export function homography(from: readonly XY[], to: readonly XY[]): Map3 {
  const rows = from.flatMap(([x, y], i) => {
    const [u, v] = to[i] as XY;
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  return [...eliminate(rows), 1];
}

export function project(m: Map3, [x, y]: XY): XY {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = m;
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** Gauss with pivoting; the last column is the right side. */
function eliminate(rows: number[][]): number[] {
  const n = rows.length;
  const get = (r: number, c: number) => rows[r]?.[c] ?? 0;
  for (let k = 0; k < n; k++) {
    let pivot = k;
    for (let r = k + 1; r < n; r++) if (Math.abs(get(r, k)) > Math.abs(get(pivot, k))) pivot = r;
    const swapped = rows[k] as number[];
    rows[k] = rows[pivot] as number[];
    rows[pivot] = swapped;
    for (let r = 0; r < n; r++) {
      if (r === k) continue;
      const factor = get(r, k) / get(k, k);
      rows[r] = (rows[r] as number[]).map((value, c) => value - factor * get(k, c));
    }
  }
  return rows.map((_, k) => get(k, n) / get(k, k));
}
