import { findComponents } from "./components";
import type { GreyImage } from "./grey-image";
import { smoothed } from "./smoothed";
import { type Reach, spread, sumsAround } from "./sums-around";

/** Lighter pixels are paper; darker ones than this, or those of the smoothed image than that, may be letters. */
const PAPER = 225;
const INK = 128;
const SOFT_INK = 105;
/** The Gaussian under which dots become a tint while strokes stay, in em, and in pixels what dots need and what blurred letters do not hide under. */
const SMOOTH = { em: 0.065, least: 0.75, most: 1.2 } as const;
/** Dots hang together in pieces shorter than this, in em; larger ones are strokes. */
const STROKE = 0.45;
/** What lies this near to a letter is its edge, in em. */
const EDGE = 0.2;
/** The side of a patch, in em, the share of it that must be clear of letters to tell, and the share of that which dots cover. */
const PATCH = { side: 0.45, clear: 0.15, dots: 0.07 } as const;
/** No patch is clean within an area of dots this wide, in em; this share of its patches can tell. What lies within it and tells nothing belongs to it. */
const AREA = { side: 0.8, telling: 0.25 } as const;

/** Areas that a copier, a fax or a scanner filled with dots for a tint. */
export interface FoundGrain {
  /** 1 within such areas, row by row. */
  areas: Uint8Array;
  /** 1 where no letter stands near. */
  clear: Uint8Array;
  /** The image with its dots blurred into a tint. */
  soft: GreyImage;
}

/** Dots are pixels darker than the four beside them, by this; so many of those in a square, whose side is in em and at least in pixels. */
const LONE = { darker: 12, share: 0.04, side: 0.9, least: 8 } as const;
/** Of the paper of a page that was black and white this share is as white as this; nothing of it is grey. */
const PURE = { white: 250, share: 0.9 } as const;

/** Where tints of dots may be on a page; null where there are none. `em` in pixels. */
export function findGrain(image: GreyImage, em: number): FoundGrain | null {
  if (!wasBlackAndWhite(image) || !mayHaveGrain(image, em)) return null;
  const { width, height, data } = image;
  const soft = smoothed(image, Math.min(SMOOTH.most, Math.max(SMOOTH.least, SMOOTH.em * em)));
  const clear = spread(lettersOf(image, soft, em), width, height, square(EDGE * em));
  const dots = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) {
    clear[at] = 1 - (clear[at] as number);
    dots[at] = clear[at] && (data[at] as number) < PAPER ? 1 : 0;
  }
  const areas = areasOf(clear, dots, image, em);
  return { areas, clear, soft };
}

/** Only pages without greys have dots for them; made smaller since, their letters and dots have greys, their paper has none. */
function wasBlackAndWhite({ data }: GreyImage): boolean {
  let paper = 0;
  let pure = 0;
  for (const value of data) {
    if (value >= PAPER) paper++;
    if (value >= PURE.white) pure++;
  }
  return pure > PURE.share * paper;
}

/** Whether dots may be on the page: somewhere squares beside each other are full of pixels that are darker than those around. */
function mayHaveGrain({ width, height, data }: GreyImage, em: number): boolean {
  const side = Math.max(LONE.least, Math.round(LONE.side * em));
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const lone = new Uint32Array(columns * rows);
  for (let y = 1; y < height - 1; y++) {
    const row = Math.floor(y / side) * columns;
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      const value = data[at] as number;
      if (value >= PAPER) continue;
      const lighter = value + LONE.darker;
      const isLone =
        (data[at - 1] as number) > lighter &&
        (data[at + 1] as number) > lighter &&
        (data[at - width] as number) > lighter &&
        (data[at + width] as number) > lighter;
      if (isLone) (lone[row + Math.floor(x / side)] as number)++;
    }
  }
  const enough = LONE.share * side * side;
  return lone.some(
    (count, at) =>
      count > enough && at % columns < columns - 1 && (lone[at + 1] as number) > enough,
  );
}

/** Ink that no dots are: what is dark when smoothed, and larger pieces. */
function lettersOf(image: GreyImage, soft: GreyImage, em: number): Uint8Array {
  const { width, data } = image;
  const letters = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) if ((data[at] as number) < INK) letters[at] = 1;
  for (const { x0, top, x1, bottom } of findComponents(image, INK)) {
    if (Math.max(x1 - x0, bottom - top) >= STROKE * em) continue;
    for (let y = top; y < bottom; y++) letters.fill(0, y * width + x0, y * width + x1);
  }
  for (let at = 0; at < data.length; at++)
    if ((soft.data[at] as number) < SOFT_INK) letters[at] = 1;
  return letters;
}

/** The areas in which no patch is clean. */
function areasOf(
  clear: Uint8Array,
  dots: Uint8Array,
  { width, height }: GreyImage,
  em: number,
): Uint8Array {
  const patch = square((PATCH.side * em) / 2);
  const side = square((AREA.side * em) / 2);
  const clearAround = sumsAround(clear, width, height, patch);
  const dotsAround = sumsAround(dots, width, height, patch);
  const least = PATCH.clear * areaOf(patch);
  const tells = new Uint8Array(clear.length);
  const clean = new Uint8Array(clear.length);
  for (let at = 0; at < clear.length; at++) {
    const seen = clearAround[at] as number;
    if (seen <= least) continue;
    tells[at] = 1;
    if ((dotsAround[at] as number) <= PATCH.dots * seen) clean[at] = 1;
  }
  const telling = sumsAround(tells, width, height, side);
  const nearClean = spread(clean, width, height, side);
  const outside = new Uint8Array(clear.length);
  const enough = AREA.telling * areaOf(side);
  for (let at = 0; at < clear.length; at++)
    outside[at] = !nearClean[at] && (telling[at] as number) > enough ? 1 : 0;
  // A patch is clean from where dots end.
  const found = spread(outside, width, height, square(((AREA.side - PATCH.side) * em) / 2));
  const wide = square(AREA.side * em);
  const closed = spread(found, width, height, wide);
  for (let at = 0; at < clear.length; at++) outside[at] = 1 - (closed[at] as number);
  const open = spread(outside, width, height, wide);
  for (let at = 0; at < clear.length; at++) if (!open[at] && !nearClean[at]) found[at] = 1;
  return found;
}

const areaOf = ({ x, y }: Reach): number => (2 * x + 1) * (2 * y + 1);

function square(reach: number): Reach {
  const pixels = Math.max(1, Math.round(reach));
  return { x: pixels, y: pixels };
}
