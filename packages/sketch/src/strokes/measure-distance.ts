import type { Mask } from "../capture/binarise";

/** Distance of each ink pixel to the nearest paper, in pixels (chamfer 3-4, Borgefors 1986). What lies beyond the mask is ink. */
export function measureDistance({ width, height, data }: Mask): Float32Array {
  const d = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      if (data[i]) d[i] = throughNeighbours(d, width, height, x, y, -1);
    }
  }
  for (let y = height - 1; y >= 0; y -= 1) {
    for (let x = width - 1; x >= 0; x -= 1) {
      const i = y * width + x;
      if (data[i]) d[i] = Math.min(d[i] as number, throughNeighbours(d, width, height, x, y, 1));
    }
  }
  for (let i = 0; i < d.length; i += 1) if (data[i]) d[i] = (d[i] as number) / 3;
  return d;
}

const FAR = 1e6;

/** The shortest way by one of the four neighbours already visited: those before the pixel (`way` -1) or after it (1). */
function throughNeighbours(
  d: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  way: -1 | 1,
): number {
  const i = y * width + x;
  const row = i + way * width;
  if (x > 0 && y > 0 && x < width - 1 && y < height - 1) {
    const straight = Math.min(d[i + way] as number, d[row] as number);
    return Math.min(straight + 3, Math.min(d[row - 1] as number, d[row + 1] as number) + 4);
  }
  const isRow = y + way >= 0 && y + way < height;
  const at = (dx: number, j: number) =>
    x + dx < 0 || x + dx >= width ? FAR : (d[j + dx] as number);
  return Math.min(
    at(way, i) + 3,
    isRow ? at(0, row) + 3 : FAR,
    isRow ? at(-1, row) + 4 : FAR,
    isRow ? at(1, row) + 4 : FAR,
  );
}
