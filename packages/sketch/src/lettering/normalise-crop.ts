import type { GreyCrop } from "./grey-crop";
import { letteringSettings as settings } from "./settings";

/** How the network's input was normalised in training; read from the model's description. */
export interface Normalisation {
  height: number;
  paperPercentile: number;
  inkPercentile: number;
  minContrast: number;
}

/** Ink of one crop, `height` rows, 0 = paper, 1 = ink; width a multiple of 4. */
export interface InkImage {
  width: number;
  height: number;
  data: Float32Array;
}

/** One way to look at a crop: how much of the input's height its ink fills, and how wide it is made. */
export interface View {
  inkShare: number;
  stretch: number;
}

interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The crop as the network wants it: trimmed to its ink with a little paper around, its contrast stretched; null without ink. */
export function normaliseCrop(
  crop: GreyCrop,
  normalisation: Normalisation,
  view: View,
): InkImage | null {
  if (crop.width < 1 || crop.height < 1 || crop.data.length < crop.width * crop.height) return null;
  const ends = contrastEnds(crop.data, normalisation);
  const ink = inkWindow(crop, ends.paper - settings.trimThreshold * (ends.paper - ends.ink));
  if (ink === null) return null;
  const window = withMargins(ink, normalisation.height, view);
  return sample(crop, window, normalisation, ends.paper, view.stretch);
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

function withMargins(ink: Window, rows: number, view: View): Window {
  const height = ink.height / view.inkShare;
  const side = (settings.sideMargin * height) / rows;
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
  stretch: number,
): InkImage {
  const rows = norm.height;
  const scale = rows / window.height;
  const columns = Math.min(
    settings.maxWidth,
    Math.max(settings.minWidth, Math.round((window.width * scale * stretch) / 4) * 4),
  );
  const across = resampling(window.left, window.width / columns, columns, crop.width);
  const down = resampling(window.top, window.height / rows, rows, crop.height);
  const grey = new Float32Array(rows * columns);
  const line = new Float32Array(columns);
  for (let row = 0; row < rows; row += 1) {
    const part = down[row];
    if (part === undefined) continue;
    for (let column = 0; column < columns; column += 1)
      grey[row * columns + column] = paper * part.outside;
    part.weights.forEach((weight, offset) => {
      const base = (part.first + offset) * crop.width;
      line.fill(0);
      across.forEach((span, column) => {
        let sum = paper * span.outside;
        span.weights.forEach((share, step) => {
          sum += share * (crop.data[base + span.first + step] ?? paper);
        });
        line[column] = sum;
      });
      for (let column = 0; column < columns; column += 1) {
        const at = row * columns + column;
        grey[at] = (grey[at] ?? 0) + weight * (line[column] ?? 0);
      }
    });
  }
  const ends = contrastEnds(grey, norm);
  const data = grey.map((level) =>
    Math.min(1, Math.max(0, (ends.paper - level) / (ends.paper - ends.ink))),
  );
  return { width: columns, height: rows, data };
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
