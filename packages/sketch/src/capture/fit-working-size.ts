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
  return { raster: shrink(raster, width, height), scale };
}

function shrink(raster: Raster, width: number, height: number): Raster {
  const { channels, dpi } = raster;
  const row = width * channels;
  const data = new Uint8Array(row * height);
  const across = spans(raster.width, width);
  const down = spans(raster.height, height);
  const sums = new Float32Array(row);
  const source = new Float32Array(row);
  let read = -1;
  for (let y = 0; y < height; y += 1) {
    const { first, last, firstShare, lastShare } = spanAt(down, y);
    sums.fill(0);
    for (let k = first; k <= last; k += 1) {
      if (k !== read) shrinkRow(raster, k, across, source);
      read = k;
      const share = k === first ? firstShare : k === last ? lastShare : 1;
      for (let x = 0; x < row; x += 1) {
        sums[x] = (sums[x] as number) + share * (source[x] as number);
      }
    }
    const all = across.length * down.length;
    for (let x = 0; x < row; x += 1) data[y * row + x] = (sums[x] as number) / all;
  }
  return { width, height, channels, data, dpi };
}

/** Sums of one row's pixels over each span, channel by channel. */
function shrinkRow({ width, channels, data }: Raster, y: number, across: Spans, out: Float32Array) {
  const count = across.first.length;
  const base = y * width * channels;
  for (let x = 0; x < count; x += 1) {
    const first = across.first[x] as number;
    const last = across.last[x] as number;
    const firstShare = across.firstShare[x] as number;
    const lastShare = across.lastShare[x] as number;
    for (let c = 0; c < channels; c += 1) {
      let i = base + first * channels + c;
      let sum = firstShare * (data[i] as number);
      for (let k = first + 1; k < last; k += 1) {
        i += channels;
        sum += data[i] as number;
      }
      if (last > first) sum += lastShare * (data[i + channels] as number);
      out[x * channels + c] = sum;
    }
  }
}

/** Source pixels of each target pixel: the first and the last may be shared with the neighbours. */
interface Spans {
  /** Source pixels a target pixel. */
  length: number;
  first: Int32Array;
  last: Int32Array;
  firstShare: Float64Array;
  lastShare: Float64Array;
}

function spans(from: number, to: number): Spans {
  const first = new Int32Array(to);
  const last = new Int32Array(to);
  const firstShare = new Float64Array(to);
  const lastShare = new Float64Array(to);
  for (let i = 0; i < to; i += 1) {
    const start = (i * from) / to;
    const end = Math.min(from, ((i + 1) * from) / to);
    first[i] = Math.floor(start);
    last[i] = Math.min(from - 1, Math.ceil(end) - 1);
    firstShare[i] = Math.min(end, (first[i] as number) + 1) - start;
    lastShare[i] = end - (last[i] as number);
  }
  return { length: from / to, first, last, firstShare, lastShare };
}

function spanAt({ first, last, firstShare, lastShare }: Spans, i: number) {
  return {
    first: first[i] as number,
    last: last[i] as number,
    firstShare: firstShare[i] as number,
    lastShare: lastShare[i] as number,
  };
}
