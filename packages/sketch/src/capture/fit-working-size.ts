import type { Raster } from "@inkform/raster/model";
import { enlarge } from "./enlarge";
import { seeing } from "./settings";

/**
 * The page at the working size (area averages, or bilinear) with the factor from working to page pixels; `long` is what shall get `size`
 * pixels: the usual number, or its own where those are fewer.
 */
export function fitWorkingSize(
  raster: Raster,
  long = Math.max(raster.width, raster.height),
  size = Math.min(long, seeing.longSide),
): { raster: Raster; scale: number } {
  const scale = long / size;
  if (scale === 1) return { raster, scale };
  const width = Math.max(1, Math.round(raster.width / scale));
  const height = Math.max(1, Math.round(raster.height / scale));
  const resize = scale > 1 ? shrink : enlarge;
  return { raster: resize(raster, width, height), scale };
}

function shrink(raster: Raster, width: number, height: number): Raster {
  const { channels, dpi } = raster;
  const row = width * channels;
  const data = new Uint8Array(row * height);
  const across = spans(raster.width, width);
  const down = spans(raster.height, height);
  const all = across.length * down.length;
  const sums = new Float32Array(row);
  const source = new Float32Array(row);
  const shrinkRow = channels === 1 ? shrinkGreys : shrinkColours;
  let read = -1;
  for (let y = 0; y < height; y += 1) {
    const { first, last, firstShare, lastShare } = spanAt(down, y);
    sums.fill(0);
    for (let k = first; k <= last; k += 1) {
      if (k !== read) shrinkRow(raster, k, across, source);
      read = k;
      if (k < last) addRow(sums, source, k === first ? firstShare : 1);
    }
    const share = first === last ? firstShare : lastShare;
    const at = y * row;
    for (let x = 0; x < row; x += 1) {
      const sum = Math.fround((sums[x] as number) + share * (source[x] as number));
      data[at + x] = sum / all;
    }
  }
  return { width, height, channels, data, dpi };
}

function addRow(sums: Float32Array, source: Float32Array, share: number): void {
  for (let x = 0; x < sums.length; x += 1) {
    sums[x] = (sums[x] as number) + share * (source[x] as number);
  }
}

/** Sums of one row's pixels over each span. */
function shrinkGreys({ width, data }: Raster, y: number, across: Spans, out: Float32Array) {
  const base = y * width;
  for (let x = 0; x < out.length; x += 1) {
    const first = base + (across.first[x] as number);
    const last = base + (across.last[x] as number);
    let sum = (across.firstShare[x] as number) * (data[first] as number);
    for (let i = first + 1; i < last; i += 1) sum += data[i] as number;
    if (last > first) sum += (across.lastShare[x] as number) * (data[last] as number);
    out[x] = sum;
  }
}

/** The same for three channels. */
function shrinkColours({ width, data }: Raster, y: number, across: Spans, out: Float32Array) {
  const base = 3 * y * width;
  for (let x = 0, to = 0; to < out.length; x += 1, to += 3) {
    const first = base + 3 * (across.first[x] as number);
    const last = base + 3 * (across.last[x] as number);
    const firstShare = across.firstShare[x] as number;
    let red = firstShare * (data[first] as number);
    let green = firstShare * (data[first + 1] as number);
    let blue = firstShare * (data[first + 2] as number);
    for (let i = first + 3; i < last; i += 3) {
      red += data[i] as number;
      green += data[i + 1] as number;
      blue += data[i + 2] as number;
    }
    if (last > first) {
      const lastShare = across.lastShare[x] as number;
      red += lastShare * (data[last] as number);
      green += lastShare * (data[last + 1] as number);
      blue += lastShare * (data[last + 2] as number);
    }
    out[to] = red;
    out[to + 1] = green;
    out[to + 2] = blue;
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
