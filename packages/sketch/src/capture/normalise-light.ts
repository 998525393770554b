import type { Raster } from "@inkform/raster/model";
import { seeing } from "./settings";

/** Darkness of each pixel against the paper around it: 0 = paper, 1 = black. */
export interface Darkness {
  width: number;
  height: number;
  data: Float32Array;
}

/**
 * Divides each channel by its local paper (a grey closing: the running maximum, then the running minimum, van Herk 1992),
 * so shadows and folds leave no edge, and keeps the darkest of red and green: blue ink shows in red, red ink in green,
 * and blue is left out because it carries most of a camera's noise.
 */
export function normaliseLight(raster: Raster): Darkness {
  const { width, height, channels } = raster;
  const size = width * height;
  const data = new Float32Array(size);
  const planes = channels === 1 ? 1 : 2;
  for (let plane = 0; plane < planes; plane += 1) {
    const grey = smooth(readPlane(raster, plane), width, height);
    const paper = closing(grey, width, height, seeing.paperWindow);
    for (let i = 0; i < size; i += 1) {
      const p = Math.max(8, paper[i] as number);
      const d = 1 - (grey[i] as number) / p;
      if (d > (data[i] as number)) data[i] = d;
    }
  }
  return { width, height, data };
}

function readPlane({ width, height, channels, data }: Raster, plane: number): Float32Array {
  const out = new Float32Array(width * height);
  for (let i = 0; i < out.length; i += 1) out[i] = data[i * channels + plane] as number;
  return out;
}

/** A 1-2-1 blur both ways. */
function smooth(grey: Float32Array, width: number, height: number): Float32Array {
  const across = new Float32Array(grey.length);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      const left = grey[row + Math.max(0, x - 1)] as number;
      const right = grey[row + Math.min(width - 1, x + 1)] as number;
      across[row + x] = (left + 2 * (grey[row + x] as number) + right) / 4;
    }
  }
  const out = new Float32Array(grey.length);
  for (let y = 0; y < height; y += 1) {
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      out[row + x] =
        ((across[above + x] as number) +
          2 * (across[row + x] as number) +
          (across[below + x] as number)) /
        4;
    }
  }
  return out;
}

function closing(grey: Float32Array, width: number, height: number, window: number): Float32Array {
  const half = window >> 1;
  const max = extreme(grey, width, height, half, 1);
  return extreme(max, width, height, half, -1);
}

/** Running maximum (sign 1) or minimum (sign -1) over a square of 2 half + 1. */
function extreme(
  grey: Float32Array,
  width: number,
  height: number,
  half: number,
  sign: 1 | -1,
): Float32Array {
  const out = new Float32Array(grey.length);
  const line = new Float32Array(Math.max(width, height));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) line[x] = sign * (grey[y * width + x] as number);
    const run = runningMaximum(line, width, half);
    for (let x = 0; x < width; x += 1) out[y * width + x] = run[x] as number;
  }
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) line[y] = out[y * width + x] as number;
    const run = runningMaximum(line, height, half);
    for (let y = 0; y < height; y += 1) out[y * width + x] = sign * (run[y] as number);
  }
  return out;
}

const prefixes = {
  forward: new Float32Array(0),
  backward: new Float32Array(0),
  out: new Float32Array(0),
};

function runningMaximum(line: Float32Array, length: number, half: number): Float32Array {
  const window = 2 * half + 1;
  const padded = length + 2 * half;
  if (prefixes.forward.length < padded + window) {
    prefixes.forward = new Float32Array(padded + window);
    prefixes.backward = new Float32Array(padded + window);
    prefixes.out = new Float32Array(padded + window);
  }
  const { forward, backward, out } = prefixes;
  const at = (i: number) => {
    const j = i - half;
    return j < 0 || j >= length ? Number.NEGATIVE_INFINITY : (line[j] as number);
  };
  for (let i = 0; i < padded; i += 1) {
    const value = at(i);
    forward[i] = i % window === 0 ? value : Math.max(forward[i - 1] as number, value);
  }
  for (let i = padded - 1; i >= 0; i -= 1) {
    const value = at(i);
    backward[i] =
      i % window === window - 1 || i === padded - 1
        ? value
        : Math.max(backward[i + 1] as number, value);
  }
  for (let x = 0; x < length; x += 1) {
    out[x] = Math.max(backward[x] as number, forward[x + window - 1] as number);
  }
  return out;
}
