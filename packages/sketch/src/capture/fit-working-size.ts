import type { Raster } from "@inkform/raster/model";
import { seeing } from "./settings";

/** The page at the working size (area averages; never enlarged) with the factor from working to page pixels; `long` is what shall get it. */
export function fitWorkingSize(
  raster: Raster,
  long = Math.max(raster.width, raster.height),
): { raster: Raster; scale: number } {
  if (long <= seeing.longSide) return { raster, scale: 1 };
  const scale = long / seeing.longSide;
  const width = Math.max(1, Math.round(raster.width / scale));
  const height = Math.max(1, Math.round(raster.height / scale));
  const across = shrinkRows(raster, width);
  return { raster: shrinkColumns(across, height), scale };
}

function shrinkRows({ width: from, height, channels, data, dpi }: Raster, width: number): Raster {
  const out = new Uint8Array(width * height * channels);
  const { starts, ends } = spans(from, width);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const a = starts[x] as number;
      const b = ends[x] as number;
      for (let c = 0; c < channels; c += 1) {
        let sum = 0;
        for (let k = Math.floor(a); k < b; k += 1) {
          const share = Math.min(b, k + 1) - Math.max(a, k);
          sum += share * (data[(y * from + k) * channels + c] as number);
        }
        out[(y * width + x) * channels + c] = sum / (b - a);
      }
    }
  }
  return { width, height, channels, data: out, dpi };
}

function shrinkColumns(
  { width, height: from, channels, data, dpi }: Raster,
  height: number,
): Raster {
  const row = width * channels;
  const out = new Uint8Array(row * height);
  const { starts, ends } = spans(from, height);
  const sums = new Float32Array(row);
  for (let y = 0; y < height; y += 1) {
    const a = starts[y] as number;
    const b = ends[y] as number;
    sums.fill(0);
    for (let k = Math.floor(a); k < b; k += 1) {
      const share = Math.min(b, k + 1) - Math.max(a, k);
      for (let x = 0; x < row; x += 1) {
        sums[x] = (sums[x] as number) + share * (data[k * row + x] as number);
      }
    }
    for (let x = 0; x < row; x += 1) out[y * row + x] = (sums[x] as number) / (b - a);
  }
  return { width, height, channels, data: out, dpi };
}

/** Source interval of each target pixel. */
function spans(from: number, to: number): { starts: Float64Array; ends: Float64Array } {
  const starts = new Float64Array(to);
  const ends = new Float64Array(to);
  for (let i = 0; i < to; i += 1) {
    starts[i] = (i * from) / to;
    ends[i] = Math.min(from, ((i + 1) * from) / to);
  }
  return { starts, ends };
}
