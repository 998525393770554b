import type { Raster } from "@inkform/raster/model";

/** The picture with more pixels, those between its own taken from their four neighbours (bilinear). */
export function enlarge(raster: Raster, width: number, height: number): Raster {
  const { channels, dpi } = raster;
  const row = width * channels;
  const across = places(raster.width, width);
  const down = places(raster.height, height);
  const data = new Uint8Array(row * height);
  const upper = new Float32Array(row);
  const lower = new Float32Array(row);
  let read = -1;
  for (let y = 0; y < height; y += 1) {
    const first = down.first[y] as number;
    const share = down.share[y] as number;
    if (first !== read) {
      stretchRow(raster, first, across, upper);
      stretchRow(raster, Math.min(first + 1, raster.height - 1), across, lower);
      read = first;
    }
    const at = y * row;
    for (let i = 0; i < row; i += 1) {
      const value = (upper[i] as number) * (1 - share) + (lower[i] as number) * share;
      data[at + i] = Math.round(value);
    }
  }
  return { width, height, channels, data, dpi };
}

/** Of each target pixel the source pixel before it, and how much the next one counts. */
interface Places {
  first: Int32Array;
  share: Float32Array;
}

function places(from: number, to: number): Places {
  const first = new Int32Array(to);
  const share = new Float32Array(to);
  for (let i = 0; i < to; i += 1) {
    const at = Math.max(0, Math.min(from - 1, ((i + 0.5) * from) / to - 0.5));
    first[i] = Math.floor(at);
    share[i] = at - Math.floor(at);
  }
  return { first, share };
}

function stretchRow(
  { width, channels, data }: Raster,
  y: number,
  { first, share }: Places,
  out: Float32Array,
): void {
  const base = y * width * channels;
  for (let x = 0, to = 0; x < first.length; x += 1) {
    const left = first[x] as number;
    const next = left + 1 < width ? channels : 0;
    const part = share[x] as number;
    for (let c = 0; c < channels; c += 1, to += 1) {
      const at = base + left * channels + c;
      out[to] = (data[at] as number) * (1 - part) + (data[at + next] as number) * part;
    }
  }
}
