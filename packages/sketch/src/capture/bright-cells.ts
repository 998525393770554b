import type { Raster } from "@inkform/raster/model";

/** Brightest grey of each square cell of a picture, row by row. */
export interface CellGrid {
  width: number;
  height: number;
  data: Uint8Array;
}

/** The picture in cells of `cell` pixels: thinner ink does not darken them. */
export function brightCells({ width, height, channels, data }: Raster, cell: number): CellGrid {
  const w = Math.floor(width / cell);
  const h = Math.floor(height / cell);
  const out = new Uint8Array(w * h);
  for (let y = 0; y < h * cell; y += 1) {
    const row = Math.floor(y / cell) * w;
    for (let cx = 0; cx < w; cx += 1) {
      let best = out[row + cx] as number;
      const from = (y * width + cx * cell) * channels;
      for (let i = from; i < from + cell * channels; i += channels) {
        const grey =
          channels === 1
            ? (data[i] as number)
            : ((data[i] as number) + (data[i + 1] as number) + (data[i + 2] as number)) / 3;
        if (grey > best) best = grey;
      }
      out[row + cx] = best;
    }
  }
  return { width: w, height: h, data: out };
}
