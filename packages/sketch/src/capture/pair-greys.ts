import type { Raster } from "@inkform/raster/model";

/**
 * Two pictures of one size in one: greys of 15 bits in the lower and in the upper half of each number,
 * so that sums, minima and maxima of both cost what those of one do.
 */
export interface GreyPair {
  width: number;
  height: number;
  data: Int32Array;
}

/** Red below, green above. */
export function pairColours({ width, height, channels, data }: Raster): GreyPair {
  const out = new Int32Array(width * height);
  for (let i = 0, k = 0; i < out.length; i += 1, k += channels) {
    out[i] = (data[k] as number) | ((data[k + 1] as number) << 16);
  }
  return { width, height, data: out };
}

/**
 * A grey picture's top below, its bottom above; both reach beyond the middle by `overlap` rows.
 * The bottom begins at `below`.
 */
export function pairBands(
  { width, height, channels, data }: Raster,
  overlap: number,
): { pair: GreyPair; below: number } {
  const rows = Math.min(height, Math.ceil(height / 2) + overlap);
  const below = height - rows;
  const out = new Int32Array(width * rows);
  const shift = below * width * channels;
  for (let i = 0, k = 0; i < out.length; i += 1, k += channels) {
    out[i] = (data[k] as number) | ((data[k + shift] as number) << 16);
  }
  return { pair: { width, height: rows, data: out }, below };
}
