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
  const brightest = new Int32Array(w);
  const row = width * channels;
  for (let cy = 0; cy < h; cy += 1) {
    brightest.fill(0);
    for (let y = cy * cell; y < (cy + 1) * cell; y += 1) {
      const line = data.subarray(y * row, (y + 1) * row);
      if (channels === 1) brightenGreys(brightest, line, cell);
      else brightenColours(brightest, line, cell);
    }
    for (let cx = 0; cx < w; cx += 1) out[cy * w + cx] = (brightest[cx] as number) / channels;
  }
  return { width: w, height: h, data: out };
}

function brightenGreys(brightest: Int32Array, line: Uint8Array, cell: number): void {
  for (let cx = 0, i = 0; cx < brightest.length; cx += 1) {
    let best = brightest[cx] as number;
    for (const end = i + cell; i < end; i += 1) best = Math.max(best, line[i] as number);
    brightest[cx] = best;
  }
}

/** The same with the sum of the three colours. */
function brightenColours(brightest: Int32Array, line: Uint8Array, cell: number): void {
  for (let cx = 0, i = 0; cx < brightest.length; cx += 1) {
    let best = brightest[cx] as number;
    for (const end = i + 3 * cell; i < end; i += 3) {
      const sum = (line[i] as number) + (line[i + 1] as number) + (line[i + 2] as number);
      best = Math.max(best, sum);
    }
    brightest[cx] = best;
  }
}
