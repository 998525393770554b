import type { Raster } from "@inkform/raster/model";
import { closeGreys } from "./close-greys";
import { type GreyPair, pairBands, pairColours } from "./pair-greys";
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
  const { width, height } = raster;
  const half = seeing.paperWindow >> 1;
  if (!isColourless(raster)) {
    const pair = pairColours(raster);
    smooth(pair);
    return { width, height, data: darkerOfPair(pair.data, closeGreys(pair, half)) };
  }
  // Maximum, minimum and blur look this far over a band's edge.
  const { pair, below } = pairBands(raster, 2 * half + 1);
  smooth(pair);
  const paper = closeGreys(pair, half);
  return { width, height, data: joinBands(pair.data, paper, below * width, width * height) };
}

/** Sixteenths of a grey level, as the blur leaves them; paper is no darker, whatever the light. */
const darkestPaper = 8 * 16;
const LOWER = 0xffff;

/** In place of the paper: a page's pictures are the most of its memory. */
function darkerOfPair(grey: Int32Array, paper: Int32Array): Float32Array {
  const out = new Float32Array(paper.buffer);
  for (let i = 0; i < out.length; i += 1) {
    const g = grey[i] as number;
    const p = paper[i] as number;
    const red = darknessOf(g & LOWER, p & LOWER);
    const green = darknessOf(g >> 16, p >> 16);
    out[i] = Math.max(red, green);
  }
  return out;
}

/** One picture of its two bands; the lower one begins at pixel `below`. */
function joinBands(grey: Int32Array, paper: Int32Array, below: number, size: number): Float32Array {
  const out = new Float32Array(size);
  const middle = size >> 1;
  for (let i = 0; i < middle; i += 1) {
    out[i] = darknessOf((grey[i] as number) & LOWER, (paper[i] as number) & LOWER);
  }
  for (let i = middle; i < size; i += 1) {
    out[i] = darknessOf((grey[i - below] as number) >> 16, (paper[i - below] as number) >> 16);
  }
  return out;
}

function darknessOf(grey: number, paper: number): number {
  return 1 - grey / Math.max(darkestPaper, paper);
}

/** A grey scan stored in colours: one plane tells all. */
function isColourless({ channels, data }: Raster): boolean {
  if (channels === 1) return true;
  for (let k = 0; k < data.length; k += channels) if (data[k] !== data[k + 1]) return false;
  return true;
}

/** A 1-2-1 blur both ways, in place, in sixteenths. */
function smooth({ width, height, data }: GreyPair): void {
  for (let row = 0; row < data.length; row += width) {
    const end = row + width - 1;
    let left = data[row] as number;
    let here = left;
    for (let i = row; i < end; i += 1) {
      const right = data[i + 1] as number;
      data[i] = left + 2 * here + right;
      left = here;
      here = right;
    }
    data[end] = left + 3 * here;
  }
  const above = data.slice(0, width);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const below = y === height - 1 ? row : row + width;
    for (let x = 0; x < width; x += 1) {
      const here = data[row + x] as number;
      data[row + x] = (above[x] as number) + 2 * here + (data[below + x] as number);
      above[x] = here;
    }
  }
}
