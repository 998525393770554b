import type { Box } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { inkLevelOf } from "../image/pieces-in";
import { ocrSettings } from "../settings";

/** A stretch along a line of writing: pixels from `from` up to, not including, `to`. */
export interface Stretch {
  from: number;
  to: number;
}

/** Of a line of grey print, its thin strokes are lighter than ink is elsewhere; what is lighter than the grey of a rule is the grain of the paper. */
export const levelIn = (image: GreyImage, line: Box): number =>
  Math.min(ocrSettings.ruleLevel, inkLevelOf(image, line));

/** Stretches of a line's hull that hold ink, which is darker than `level`, parted wherever at least `gap` pixels are blank. */
export function inkStretches(
  image: GreyImage,
  line: Box,
  gap: number,
  level: number = ocrSettings.inkLevel,
): Stretch[] {
  const stretches: Stretch[] = [];
  for (let x = Math.max(0, line.x0); x < Math.min(image.width, line.x1); x++) {
    if (!hasInk(image, line, x, level)) continue;
    const last = stretches.at(-1);
    if (last && x - last.to < gap) last.to = x + 1;
    else stretches.push({ from: x, to: x + 1 });
  }
  return stretches;
}

/** Heights of the separate pieces of ink in a stretch, from the top: two low ones are a colon. */
export function inkPieces(image: GreyImage, line: Box, stretch: Stretch): Stretch[] {
  const level = levelIn(image, line);
  const pieces: Stretch[] = [];
  for (let y = Math.max(0, line.top); y < Math.min(image.height, line.bottom); y++) {
    let ink = false;
    for (let x = stretch.from; x < stretch.to && !ink; x++) {
      ink = (image.data[y * image.width + x] as number) < level;
    }
    if (!ink) continue;
    const last = pieces.at(-1);
    if (last && last.to === y) last.to = y + 1;
    else pieces.push({ from: y, to: y + 1 });
  }
  return pieces;
}

/** Rows with less than this share of the fullest row's ink are between lines. */
const BAND_EDGE = 0.05;

/**
 * The rows of a line's own ink inside a hull that may reach into its neighbours: of the bands between blank rows the one with the most
 * ink, for what is left of a ruling line fills a row more than letters do.
 */
export function inkBand(image: GreyImage, hull: Box): { top: number; bottom: number } {
  const level = levelIn(image, hull);
  const from = Math.max(0, hull.top);
  const rows = new Float64Array(Math.max(1, Math.min(image.height, hull.bottom) - from));
  rows.forEach((_, i) => {
    for (let x = Math.max(0, hull.x0); x < Math.min(image.width, hull.x1); x++) {
      if ((image.data[(from + i) * image.width + x] as number) >= level) continue;
      rows[i] = (rows[i] as number) + 1;
    }
  });
  const edge = Math.max(...rows) * BAND_EDGE;
  const bands: { top: number; bottom: number; ink: number }[] = [];
  rows.forEach((ink, i) => {
    const last = bands.at(-1);
    if (ink <= edge) return;
    if (last?.bottom === from + i)
      Object.assign(last, { bottom: from + i + 1, ink: last.ink + ink });
    else bands.push({ top: from + i, bottom: from + i + 1, ink });
  });
  const [first, ...others] = bands;
  if (!first) return { top: hull.top, bottom: hull.bottom };
  const { top, bottom } = others.reduce((most, band) => (band.ink > most.ink ? band : most), first);
  return { top, bottom };
}

function hasInk(image: GreyImage, line: Box, x: number, level: number): boolean {
  const bottom = Math.min(image.height, line.bottom);
  for (let y = Math.max(0, line.top); y < bottom; y++) {
    if ((image.data[y * image.width + x] as number) < level) return true;
  }
  return false;
}
