import type { GreyImage } from "./grey-image";

/** What is darker than this on levelled paper is ink, or the edge of it. */
const MARK = 225;
/** So small a share of those pixels, its darkest, tells how dark the ink is: edges are lighter. */
const DARKEST = 0.05;
/** Of some 150 scans and photographs the ink is lighter than this by that measure on two, at most 121; printed at four tenths of its strength it is lighter than 140. */
const FAINT = 115;
/** How dark it is made. */
const STRONG = 60;

/**
 * A page on levelled paper whose ink is faint throughout, as of a fading receipt or an empty toner, with all of it as many times darker as brings it to the usual; any other
 * page as it is.
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

/** How light the darkest ink is; null for a page without any. */
function inkLevel({ data }: GreyImage): number | null {
  const histogram = new Uint32Array(256);
  for (const value of data) histogram[value] = (histogram[value] as number) + 1;
  const marks = histogram.subarray(0, MARK).reduce((sum, count) => sum + count, 0);
  let darker = 0;
  for (let level = 0; level < MARK && marks > 0; level++) {
    darker += histogram[level] as number;
    if (darker >= DARKEST * marks) return level;
  }
  return null;
}
