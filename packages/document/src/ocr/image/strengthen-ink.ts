import type { GreyImage } from "./grey-image";
import { between } from "./patches";

/** What is darker than this on levelled paper is ink, or the edge of it. */
const MARK = 225;
/** So small a share of those pixels, its darkest, tells how dark the ink is: edges are lighter. */
const DARKEST = 0.05;
/**
 * Of some 150 scans and photographs the ink is lighter than this by that measure on two, at most 121; printed at four tenths of its strength it is lighter than 140. In places a bar beside print
 * may be as light as the first.
 */
const FAINT = { page: 115, place: 140 } as const;
/** How dark it is made. */
const STRONG = 60;
/** Sides of the patches of a page that is faint in places, a share of the shorter side. */
const PATCH = 1 / 6;
/** Ink in places is darker than this, and darker than paper by so many standard deviations of the paper's noise. */
const PALE = 200;
const NOISE = 8;
/** Noise of pixels so far apart is not the same, whatever blurred it. */
const APART = 6;
const WHITE = 255;

/**
 * A page on levelled paper whose ink is faint throughout or in places, as of a fading receipt, an empty toner or a copy that was pressed down at one side, with all of it as many times darker
 * as brings it to the usual; any other page as it is. In photographs letters are light in places where they are blurred, which more darkness does not mend.
 */
export function strengthenInk(image: GreyImage, isPhotograph = false): GreyImage {
  const patch = Math.max(8, Math.round(Math.min(image.width, image.height) * PATCH));
  const [columns, rows] = [Math.ceil(image.width / patch), Math.ceil(image.height / patch)];
  const histograms = histogramsOf(image, patch, columns, rows);
  const usual = inkLevel(sumOf(histograms));
  const isThroughout = usual !== null && usual > FAINT.page;
  const least = isThroughout ? FAINT.page : FAINT.place;
  const noise = noiseOf(image, patch, columns, rows);
  const times = Float32Array.from({ length: columns * rows }, (_, at) => {
    if (isPhotograph) return isThroughout ? timesFor(usual) : 1;
    const level = inkLevel(sumOf(around(histograms, at, columns)));
    const isFaint = level !== null && level > least && level <= PALE;
    return isFaint && WHITE - level >= NOISE * (noise[at] as number) ? timesFor(level) : 1;
  });
  return times.some((one) => one > 1) ? darkened(image, times, patch, columns, rows) : image;
}

const timesFor = (level: number): number => (WHITE - STRONG) / (WHITE - level);

function histogramsOf(
  { width, height, data }: GreyImage,
  patch: number,
  columns: number,
  rows: number,
): Uint32Array[] {
  const histograms = Array.from({ length: columns * rows }, () => new Uint32Array(WHITE + 1));
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / patch) * columns;
    for (let column = 0; column < columns; column++) {
      const own = histograms[row + column] as Uint32Array;
      const end = y * width + Math.min(width, (column + 1) * patch);
      for (let at = y * width + column * patch; at < end; at++) {
        const value = data[at] as number;
        own[value] = (own[value] as number) + 1;
      }
    }
  }
  return histograms;
}

/** A patch and those beside it. */
function around<T>(patches: readonly T[], at: number, columns: number): T[] {
  const [column, row] = [at % columns, Math.floor(at / columns)];
  return patches.filter((_, other) => {
    const [c, r] = [other % columns, Math.floor(other / columns)];
    return Math.abs(c - column) <= 1 && Math.abs(r - row) <= 1;
  });
}

function sumOf(histograms: readonly Uint32Array[]): Uint32Array {
  const sum = new Uint32Array(WHITE + 1);
  for (const own of histograms)
    for (let value = 0; value <= WHITE; value++)
      sum[value] = (sum[value] as number) + (own[value] as number);
  return sum;
}

/** How light the darkest ink is; null where there is none. */
function inkLevel(histogram: Uint32Array): number | null {
  const marks = histogram.subarray(0, MARK).reduce((sum, count) => sum + count, 0);
  let darker = 0;
  for (let level = 0; level < MARK && marks > 0; level++) {
    darker += histogram[level] as number;
    if (darker >= DARKEST * marks) return level;
  }
  return null;
}

/** The standard deviation of the noise of each patch, from the median difference of pixels that stand apart, most of which are paper. */
function noiseOf(
  { width, height, data }: GreyImage,
  patch: number,
  columns: number,
  rows: number,
): Float32Array {
  const counts = Array.from({ length: columns * rows }, () => new Uint32Array(WHITE + 1));
  for (let y = 0; y < height; y += 3) {
    const row = Math.floor(y / patch) * columns;
    for (let x = APART; x < width; x += 2) {
      const at = y * width + x;
      const difference = Math.abs((data[at] as number) - (data[at - APART] as number));
      const own = counts[row + Math.floor(x / patch)] as Uint32Array;
      own[difference] = (own[difference] as number) + 1;
    }
  }
  return Float32Array.from(counts, (own) => middleOf(own) / (0.6745 * Math.SQRT2));
}

function middleOf(counts: Uint32Array): number {
  const half = counts.reduce((sum, count) => sum + count, 0) / 2;
  let below = 0;
  let middle = 0;
  while (middle < WHITE && below + (counts[middle] as number) < half)
    below += counts[middle++] as number;
  return middle;
}

/** Each pixel so many times as far from white, the factor interpolated between the centres of the patches. */
function darkened(
  { width, height, data }: GreyImage,
  times: Float32Array,
  patch: number,
  columns: number,
  rows: number,
): GreyImage {
  const result = new Uint8Array(data.length);
  const across = Array.from({ length: width }, (_, x) => between(x, patch, columns));
  for (let y = 0; y < height; y++) {
    const down = between(y, patch, rows);
    for (let x = 0; x < width; x++) {
      const value = data[y * width + x] as number;
      if (value === WHITE) {
        result[y * width + x] = WHITE;
        continue;
      }
      const { from, to, share } = across[x] as { from: number; to: number; share: number };
      const at = (row: number) =>
        (times[row * columns + from] as number) * (1 - share) +
        (times[row * columns + to] as number) * share;
      const factor = at(down.from) * (1 - down.share) + at(down.to) * down.share;
      result[y * width + x] = Math.max(0, Math.round(WHITE - factor * (WHITE - value)));
    }
  }
  return { width, height, data: result };
}
