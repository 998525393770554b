import type { InkImage } from "../ink-image";
import type { GreyCrop } from "./grey-crop";
import { letteringSettings as settings } from "./settings";

/** How the network's input was normalised in training; read from the model's description. */
export interface Normalisation {
  height: number;
  paperPercentile: number;
  inkPercentile: number;
  minContrast: number;
}

/** One way to look at a crop: how much of the input's height its ink fills, how wide it is made, how far it is leant to the right. */
export interface View {
  inkShare: number;
  stretch: number;
  /** Pixels to the right a pixel upwards. */
  lean: number;
}

interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The crop as the network wants it: trimmed to its ink with a little paper around, its contrast stretched, as wide as a multiple of an
 * eighth of its height; null without ink.
 */
export function normaliseCrop(
  crop: GreyCrop,
  normalisation: Normalisation,
  view: View,
): InkImage | null {
  if (crop.width < 1 || crop.height < 1 || crop.data.length < crop.width * crop.height) return null;
  const ends = contrastEnds(crop.data, normalisation);
  const ink = inkWindow(crop, ends.paper - settings.trimThreshold * (ends.paper - ends.ink));
  if (ink === null) return null;
  const window = withMargins(ink, view);
  return sample(crop, window, normalisation, ends.paper, view);
}

function contrastEnds(data: ArrayLike<number>, normalisation: Normalisation) {
  const counts = new Uint32Array(256);
  for (let index = 0; index < data.length; index += 1) {
    const level = Math.min(255, Math.max(0, Math.round(data[index] ?? 255)));
    counts[level] = (counts[level] ?? 0) + 1;
  }
  const paper = percentile(counts, data.length, normalisation.paperPercentile);
  const ink = percentile(counts, data.length, normalisation.inkPercentile);
  return { paper, ink: Math.min(ink, paper - normalisation.minContrast) };
}

function percentile(counts: Uint32Array, total: number, share: number): number {
  const wanted = (share / 100) * (total - 1);
  let seen = 0;
  for (let level = 0; level < 256; level += 1) {
    seen += counts[level] ?? 0;
    if (seen > wanted) return level;
  }
  return 255;
}

function inkWindow(crop: GreyCrop, threshold: number): Window | null {
  let left = crop.width;
  let right = -1;
  let top = crop.height;
  let bottom = -1;
  for (let y = 0; y < crop.height; y += 1) {
    for (let x = 0; x < crop.width; x += 1) {
      if ((crop.data[y * crop.width + x] ?? 255) >= threshold) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return null;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function withMargins(ink: Window, view: View): Window {
  const height = ink.height / view.inkShare;
  const side = settings.sideMargin * height + (Math.abs(view.lean) * ink.height) / 2;
  return {
    left: ink.left - side,
    top: ink.top - (height - ink.height) / 2,
    width: ink.width + 2 * side,
    height,
  };
}

/** Resamples the window to the input's height by area means, then stretches the contrast as in training. */
function sample(
  crop: GreyCrop,
  window: Window,
  norm: Normalisation,
  paper: number,
  { stretch, lean }: View,
): InkImage {
  const rows = norm.height;
  const scale = rows / window.height;
  const step = rows * settings.widthStep;
  const columns = Math.min(
    settings.maxWidth * rows,
    Math.max(settings.minWidth * rows, Math.round((window.width * scale * stretch) / step) * step),
  );
  const upright = resampling(window.left, window.width / columns, columns, crop.width);
  const leant = (row: number) => {
    const upwards = window.top + window.height / 2 - (row + 0.5);
    return resampling(window.left - lean * upwards, window.width / columns, columns, crop.width);
  };
  const lines = new Map<number, Float32Array>();
  const lineOf = (row: number): Float32Array => {
    const line = lines.get(row) ?? sampleLine(crop, row, lean === 0 ? upright : leant(row), paper);
    lines.set(row, line);
    return line;
  };
  const grey = new Float32Array(rows * columns);
  resampling(window.top, window.height / rows, rows, crop.height).forEach((part, row) => {
    const out = grey.subarray(row * columns, (row + 1) * columns).fill(paper * part.outside);
    part.weights.forEach((weight, offset) => {
      const line = lineOf(part.first + offset);
      for (let x = 0; x < columns; x += 1) out[x] = (out[x] ?? 0) + weight * (line[x] ?? 0);
    });
  });
  const ends = contrastEnds(grey, norm);
  const data = grey.map((level) =>
    Math.min(1, Math.max(0, (ends.paper - level) / (ends.paper - ends.ink))),
  );
  return { width: columns, height: rows, data };
}

/** One row of the crop, resampled; outside of it is paper. */
function sampleLine(
  crop: GreyCrop,
  row: number,
  across: readonly Span[],
  paper: number,
): Float32Array {
  return Float32Array.from(across, ({ first, weights, outside }) => {
    let sum = paper * outside;
    weights.forEach((share, step) => {
      sum += share * (crop.data[row * crop.width + first + step] ?? paper);
    });
    return sum;
  });
}

interface Span {
  first: number;
  weights: number[];
  /** Share of the span that lies outside the crop and counts as paper. */
  outside: number;
}

/**
 * For each output cell the input pixels it covers with their shares. Cells smaller than a pixel are widened to one,
 * which is linear interpolation when the crop is enlarged.
 */
function resampling(start: number, step: number, cells: number, limit: number): Span[] {
  return Array.from({ length: cells }, (_, cell) => {
    const width = Math.max(1, step);
    const middle = start + (cell + 0.5) * step;
    const from = middle - width / 2;
    const to = middle + width / 2;
    const first = Math.max(0, Math.floor(from));
    const weights: number[] = [];
    let inside = 0;
    for (let pixel = first; pixel < Math.min(limit, to); pixel += 1) {
      const share = Math.max(0, Math.min(to, pixel + 1) - Math.max(from, pixel)) / width;
      weights.push(share);
      inside += share;
    }
    return { first, weights, outside: Math.max(0, 1 - inside) };
  });
}
