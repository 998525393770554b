import { hull } from "../../layout/box";
import type { Box } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { isInk } from "../image/ink-around";

/** Height and width of a bracket, in em, and how many times as tall as wide it is at least. */
const BRACKET = {
  lowest: 0.65,
  tallest: 1.6,
  narrowest: 0.08,
  widest: 0.45,
  slender: 2.1,
} as const;
/** What is left between two brackets, in em. */
export const WITHIN = { least: 0.12, most: 1.4 } as const;
/** Brackets of a pair begin and end level, in em. */
export const LEVEL = 0.12;
/** Share of the gap between brackets that is inked, however palely, within these parts of their height at head and foot, and of all of it. */
const CLOSED = { rows: 0.2, level: 225, most: 0.7, within: 0.12 } as const;
/** Parts of a bracket's height: its head and foot point inwards, by this share of its width at least, and not outwards. */
const PARTS = { head: [0, 0.2], back: [0.3, 0.7], foot: [0.8, 1] } as const;
const TIP = { inwards: 0.1, outwards: 0.06 } as const;
/** A cross is neither narrow nor low. */
const CROSS = { leastShare: 0.65, mostShare: 1.6, lowest: 0.25 } as const;

/** A round letter whose head and foot are paler than its sides: there is ink from one to the other. */
export function isClosed(image: GreyImage, left: Box, right: Box): boolean {
  const { top, bottom } = hull([left, right]);
  const rows = Math.max(1, Math.round(CLOSED.rows * (bottom - top)));
  const share = (from: number) => {
    let inked = 0;
    for (let x = left.x1; x < right.x0; x++)
      for (let y = from; y < from + rows; y++)
        if (isInk(image, x, y, CLOSED.level)) {
          inked++;
          break;
        }
    return inked / (right.x0 - left.x1);
  };
  return Math.max(share(top), share(bottom - rows)) > CLOSED.most;
}

/** Nothing is written between them, however palely: ideographs such as 月 have sides like brackets. */
export function isBlank(image: GreyImage, left: Box, right: Box): boolean {
  const { top, bottom } = hull([left, right]);
  let ink = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left.x1; x < right.x0; x++) if (isInk(image, x, y, CLOSED.level)) ink++;
  return ink <= CLOSED.within * (right.x0 - left.x1) * (bottom - top);
}

export function isSlender({ x0, x1, top, bottom }: Box, em: number): boolean {
  const [width, height] = [x1 - x0, bottom - top];
  if (height < BRACKET.lowest * em || height > BRACKET.tallest * em) return false;
  return (
    width >= BRACKET.narrowest * em &&
    width <= BRACKET.widest * em &&
    height >= BRACKET.slender * width
  );
}

/** Head and foot reach further than its back to the side that it opens to (1 right, -1 left), and no further on the other. */
export function isBracket(image: GreyImage, { x0, x1, top, bottom }: Box, side: 1 | -1): boolean {
  const [width, height] = [x1 - x0, bottom - top];
  // How far ink reaches towards one side, as a share of the width.
  const reachOf = (y: number, towards: 1 | -1): number => {
    for (let k = 0; k < width; k++)
      if (isInk(image, towards > 0 ? x1 - 1 - k : x0 + k, y)) return (width - k) / width;
    return 0;
  };
  const reaches = ([from, to]: readonly [number, number], towards: 1 | -1): number[] =>
    Array.from({ length: Math.ceil((to - from) * height) }, (_, k) =>
      reachOf(top + Math.floor(from * height) + k, towards),
    );
  const back = reaches(PARTS.back, side);
  if (back.includes(0)) return false;
  const tips = [PARTS.head, PARTS.foot] as const;
  const least = Math.max(TIP.inwards, 1.2 / width);
  if (tips.some((tip) => Math.max(...reaches(tip, side)) - mean(back) < least)) return false;
  const outside = mean(reaches(PARTS.back, -side as 1 | -1));
  return tips.every((tip) => mean(reaches(tip, -side as 1 | -1)) - outside <= TIP.outwards);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export function isPair(left: Box, right: Box, em: number): boolean {
  const gap = right.x0 - left.x1;
  if (gap < WITHIN.least * em || gap > WITHIN.most * em) return false;
  return (["top", "bottom"] as const).every(
    (end) => Math.abs(left[end] - right[end]) <= LEVEL * em,
  );
}

/** Ink in its middle, none in the middle of at least two of its sides. */
export function isCross(image: GreyImage, { x0, x1, top, bottom }: Box, em: number): boolean {
  const [width, height] = [x1 - x0, bottom - top];
  const share = width / height;
  if (share < CROSS.leastShare || share > CROSS.mostShare || height < CROSS.lowest * em)
    return false;
  const inkAt = (u: number, v: number) =>
    isInk(image, Math.round(x0 + u * (width - 1)), Math.round(top + v * (height - 1)));
  const sides = [inkAt(0.5, 0.08), inkAt(0.5, 0.92), inkAt(0.08, 0.5), inkAt(0.92, 0.5)];
  return inkAt(0.5, 0.5) && sides.filter((isDark) => !isDark).length >= 2;
}
