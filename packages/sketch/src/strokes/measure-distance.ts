import type { Mask } from "../capture/binarise";

/** Distance of each ink pixel to the nearest paper, in pixels (chamfer 3-4, Borgefors 1986). */
export function measureDistance(mask: Mask): Float32Array {
  const { width, height, data } = mask;
  const d = new Float32Array(width * height);
  const far = 1e6;
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? far : (d[y * width + x] as number);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      if (!data[i]) continue;
      d[i] = Math.min(
        at(x - 1, y) + 3,
        at(x, y - 1) + 3,
        at(x - 1, y - 1) + 4,
        at(x + 1, y - 1) + 4,
      );
    }
  }
  for (let y = height - 1; y >= 0; y -= 1) {
    for (let x = width - 1; x >= 0; x -= 1) {
      const i = y * width + x;
      if (!data[i]) continue;
      d[i] = Math.min(
        d[i] as number,
        at(x + 1, y) + 3,
        at(x, y + 1) + 3,
        at(x + 1, y + 1) + 4,
        at(x - 1, y + 1) + 4,
      );
    }
  }
  for (let i = 0; i < d.length; i += 1) d[i] = (d[i] as number) / 3;
  return d;
}
