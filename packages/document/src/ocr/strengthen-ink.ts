import type { Box } from "../model";
import type { GreyImage } from "./grey-image";

/** What is darker than this on levelled paper is ink, or the edge of it. */
const MARK = 225;
/** So small a share of those pixels, its darkest, tells how dark the ink is: edges are lighter. */
const DARKEST = 0.05;
/** Of some 150 scans and photographs the ink is lighter than this by that measure on two, at most 121; printed at four tenths of its strength it is lighter than 140. */
const FAINT = 115;
/** How dark it is made. */
const STRONG = 60;
/** Sides of a patch as a share of the image's shorter one, and how much of it is ink where it tells. */
const PATCH = { side: 1 / 64, least: 16, ink: 0.03 } as const;
/** Where half of the patches are faint, what is stronger is a title or a bar code; of the others the darkest quarter tells how faint. */
const QUARTER = 0.25;

/**
 * A page on levelled paper whose ink is faint but for a few titles, as of a fading receipt or an empty toner, with all of it as many times darker as brings it to the
 * usual; any other page as it is.
 */
export function strengthenInk(image: GreyImage): GreyImage {
  const level = inkLevel(image);
  if (level === null || level <= FAINT) return image;
  const times = (255 - STRONG) / (255 - level);
  const shades = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.round(255 - times * (255 - value))),
  );
  return { ...image, data: image.data.map((value) => shades[value] as number) };
}

/** How light its ink is throughout, or else that of all but its few strongest patches; null for a page without any. */
function inkLevel(image: GreyImage): number | null {
  const { width, height } = image;
  const whole = darkestIn(image, { x0: 0, top: 0, x1: width, bottom: height }, 0);
  if (whole === null || whole > FAINT) return whole;
  const side = Math.max(PATCH.least, Math.round(Math.min(width, height) * PATCH.side));
  const levels: number[] = [];
  for (let top = 0; top + side <= height; top += side)
    for (let x0 = 0; x0 + side <= width; x0 += side) {
      const level = darkestIn(image, { x0, top, x1: x0 + side, bottom: top + side }, PATCH.ink);
      if (level !== null) levels.push(level);
    }
  levels.sort((a, b) => a - b);
  const usual = levels[levels.length >> 1] ?? whole;
  return usual > FAINT ? (levels[Math.floor(QUARTER * levels.length)] as number) : usual;
}

/** How light the darkest ink of a part is; null for one with none, or with less than this share of it. */
function darkestIn(
  { width, data }: GreyImage,
  { x0, top, x1, bottom }: Box,
  least: number,
): number | null {
  const histogram = new Uint32Array(MARK);
  let marks = 0;
  for (let y = top; y < bottom; y++)
    for (let at = y * width + x0; at < y * width + x1; at++) {
      const value = data[at] as number;
      if (value >= MARK) continue;
      histogram[value] = (histogram[value] as number) + 1;
      marks++;
    }
  if (marks === 0 || marks < least * (x1 - x0) * (bottom - top)) return null;
  let darker = 0;
  for (let level = 0; level < MARK; level++) {
    darker += histogram[level] as number;
    if (darker >= DARKEST * marks) return level;
  }
  return null;
}
