import type { Raster } from "@inkform/raster/model";
import { seeing } from "./settings";

/** Darkness of each pixel against the paper around it: 0 = paper, 1 = black. */
export interface Darkness {
  width: number;
  height: number;
  data: Float32Array;
}

/**
 * Divides each channel by its local paper (a grey closing: the running maximum, then the running minimum),
 * so shadows and folds leave no edge, and keeps the darkest of red and green: blue ink shows in red, red ink in green,
 * and blue is left out because it carries most of a camera's noise.
 */
export function normaliseLight(raster: Raster): Darkness {
  const { width, height, channels } = raster;
  const size = width * height;
  const data = new Float32Array(size);
  const planes = channels === 1 || isColourless(raster) ? 1 : 2;
  for (let plane = 0; plane < planes; plane += 1) {
    const grey = smooth(readPlane(raster, plane), width, height);
    const paper = closing(grey, width, height, seeing.paperWindow >> 1);
    for (let i = 0; i < size; i += 1) {
      const d = 1 - (grey[i] as number) / Math.max(darkestPaper, paper[i] as number);
      if (d > (data[i] as number)) data[i] = d;
    }
  }
  return { width, height, data };
}

/** Sixteenths of a grey level, as the blur leaves them; paper is no darker, whatever the light. */
const darkestPaper = 8 * 16;

/** A grey scan stored in colours: one plane tells all. */
function isColourless({ channels, data }: Raster): boolean {
  for (let k = 0; k < data.length; k += channels) if (data[k] !== data[k + 1]) return false;
  return true;
}

function readPlane({ width, height, channels, data }: Raster, plane: number): Uint16Array {
  const out = new Uint16Array(width * height);
  for (let i = 0, k = plane; i < out.length; i += 1, k += channels) out[i] = data[k] as number;
  return out;
}

/** A 1-2-1 blur both ways, in sixteenths. */
function smooth(grey: Uint16Array, width: number, height: number): Uint16Array {
  const across = new Uint16Array(grey.length);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const end = row + width - 1;
    for (let i = row; i <= end; i += 1) {
      const left = grey[i === row ? i : i - 1] as number;
      const right = grey[i === end ? i : i + 1] as number;
      across[i] = left + 2 * (grey[i] as number) + right;
    }
  }
  const out = new Uint16Array(grey.length);
  for (let y = 0; y < height; y += 1) {
    const above = y === 0 ? 0 : -width;
    const below = y === height - 1 ? 0 : width;
    for (let i = y * width; i < (y + 1) * width; i += 1) {
      out[i] =
        (across[i + above] as number) + 2 * (across[i] as number) + (across[i + below] as number);
    }
  }
  return out;
}

/** Running maximum, then minimum, over a square of 2 half + 1. */
function closing(grey: Uint16Array, width: number, height: number, half: number): Uint16Array {
  const out = Uint16Array.from(grey);
  spreadMaximum(out, width, height, half);
  invert(out);
  spreadMaximum(out, width, height, half);
  invert(out);
  return out;
}

function invert(grey: Uint16Array): void {
  for (let i = 0; i < grey.length; i += 1) grey[i] = 0xffff - (grey[i] as number);
}

/**
 * Running maximum over a square, in place: the reach ahead doubles with each pass over the picture,
 * then what lies behind is added.
 */
function spreadMaximum(grey: Uint16Array, width: number, height: number, half: number): void {
  for (let reach = 0; reach < half; ) {
    const step = Math.min(reach + 1, half - reach);
    reach += step;
    for (let y = 0; y < height; y += 1) {
      const end = (y + 1) * width - step;
      for (let i = y * width; i < end; i += 1) {
        const ahead = grey[i + step] as number;
        if (ahead > (grey[i] as number)) grey[i] = ahead;
      }
    }
    const end = grey.length - step * width;
    for (let i = 0; i < end; i += 1) {
      const below = grey[i + step * width] as number;
      if (below > (grey[i] as number)) grey[i] = below;
    }
  }
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    for (let i = row + width - 1; i > row + half; i -= 1) {
      const behind = grey[i - half] as number;
      if (behind > (grey[i] as number)) grey[i] = behind;
    }
    const first = grey[row] as number;
    for (let i = row + Math.min(half, width - 1); i > row; i -= 1) {
      if (first > (grey[i] as number)) grey[i] = first;
    }
  }
  for (let y = height - 1; y > 0; y -= 1) {
    const back = (y - Math.max(0, y - half)) * width;
    for (let i = y * width; i < (y + 1) * width; i += 1) {
      const above = grey[i - back] as number;
      if (above > (grey[i] as number)) grey[i] = above;
    }
  }
}
