import type { Random } from "../random";

/** Smooth value noise from -1 to 1 that repeats after `size` cells of `cell` pixels. */
export function createNoise(
  random: Random,
  size: number,
  cell: number,
): (x: number, y: number) => number {
  const mask = size - 1;
  const values = new Float32Array(size * size);
  for (let i = 0; i < values.length; i++) values[i] = 2 * random.next() - 1;
  const value = (x: number, y: number) => values[(y & mask) * size + (x & mask)] as number;
  if (cell <= 1) return (x, y) => value(x | 0, y | 0);
  return (x, y) => {
    const u = x / cell;
    const v = y / cell;
    const x0 = Math.floor(u);
    const y0 = Math.floor(v);
    const fx = u - x0;
    const fy = v - y0;
    const top = value(x0, y0) * (1 - fx) + value(x0 + 1, y0) * fx;
    const low = value(x0, y0 + 1) * (1 - fx) + value(x0 + 1, y0 + 1) * fx;
    return top * (1 - fy) + low * fy;
  };
}
