import type { Box } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { inkLevelOf } from "../image/pieces-in";
import { ocrSettings } from "../settings";

/** A line through a sign is ink along this share of it; of a ring it meets the two sides alone. */
const THROUGH = 0.85;
/** Side of a sign, as a share of its width. */
const SIDE = 0.25;

/** Places within the ring above its slash, as shares of width and height. */
const BESIDE_SLASH: readonly (readonly [number, number])[] = [
  [0.3, 0.4],
  [0.35, 0.35],
  [0.4, 0.3],
];

/** True where a stroke runs through the sign from its lower left to its upper right corner, as in Ø. */
export function hasSlash(image: GreyImage, sign: Box): boolean {
  const isInk = inkIn(image, sign);
  // The slash may be steeper than the diagonal: it ends within the outer quarter of foot and top.
  const starts = [0, 0.08, 0.16, 0.24];
  if (!starts.some((start) => shareAlong(isInk, start, 1 - start) >= THROUGH)) return false;
  // Paper on both sides of it: a blot, such as a typed @ is, has none.
  return [BESIDE_SLASH, BESIDE_SLASH.map(([x, y]) => [1 - x, 1 - y] as const)].every((side) =>
    side.some(([x, y]) => !isInk(x, y)),
  );
}

/** True for a ring with an upright stroke through all of it, as in φ; the dollar sign has no sides at half its height. */
export function isBarredRing(image: GreyImage, sign: Box): boolean {
  const isInk = inkIn(image, sign);
  const bars = [0.4, 0.45, 0.5, 0.55, 0.6].map((x) => shareAlong(isInk, x, x));
  if (Math.max(...bars) < THROUGH) return false;
  const middle = [0.42, 0.5, 0.58];
  const left = middle.some((y) => sideAt(isInk, y, 0) && !isInk(0.5 - SIDE, y));
  const right = middle.some((y) => sideAt(isInk, y, 1) && !isInk(0.5 + SIDE, y));
  return left && right;
}

/** True for a u with a foot that reaches below the baseline at its left, as in µ: open above, where p is closed. */
export function isMicro(image: GreyImage, sign: Box, baseline: number, em: number): boolean {
  const drop = (sign.bottom - baseline) / em;
  if (drop < 0.1 || drop > 0.35) return false;
  const isInk = inkIn(image, sign);
  const high = (baseline - sign.top) / (sign.bottom - sign.top);
  const open = [0.15, 0.3, 0.45].every((y) => [0.42, 0.5, 0.58].every((x) => !isInk(x, y * high)));
  const stems = sideAt(isInk, 0.3 * high, 0) && sideAt(isInk, 0.3 * high, 1);
  return open && stems && !sideAt(isInk, (1 + high) / 2, 1);
}

/** The stroke under a ₫ is this long, in em; the rows between it and the letter hold at most this share of its ink. */
const UNDERLINE = 0.28;
const BETWEEN = 0.6;
/** The stroke lies between the letter's foot and this far below, in em. */
const UNDERLINE_DROP = 0.32;

/** True for a letter without a descender that stands on a stroke of its own, as in ₫. */
export function isUnderlined(image: GreyImage, box: Box, baseline: number, em: number): boolean {
  const x0 = Math.max(0, Math.round(box.x1 - 0.7 * em));
  const x1 = Math.min(image.width, Math.round(box.x1));
  const inkOf = (y: number) => {
    let ink = 0;
    for (let x = x0; x < x1; x++) {
      if ((image.data[y * image.width + x] ?? 255) < ocrSettings.inkLevel) ink++;
    }
    return ink;
  };
  const top = Math.round(baseline - 0.2 * em);
  const rows = Array.from({ length: Math.ceil((0.2 + UNDERLINE_DROP) * em) }, (_, i) =>
    inkOf(top + i),
  );
  const low = rows.findLastIndex((ink) => ink >= UNDERLINE * em);
  if (low < 0.2 * em) return false;
  const above = rows.slice(Math.max(0, low - Math.round(0.2 * em)), low);
  return Math.min(...above) <= BETWEEN * (rows[low] as number);
}

/** Whether there is ink at a place, given as shares of the sign's width and height. */
type Ink = (x: number, y: number) => boolean;

function inkIn(image: GreyImage, { x0, top, x1, bottom }: Box): Ink {
  const level = inkLevelOf(image, { x0, top, x1, bottom });
  return (x, y) => {
    const column = Math.min(x1 - 1, Math.floor(x0 + x * (x1 - x0)));
    const row = Math.min(bottom - 1, Math.floor(top + y * (bottom - top)));
    return (image.data[row * image.width + column] as number) < level;
  };
}

/** Share of ink on the way from `foot` on the lower to `head` on the upper side. */
function shareAlong(isInk: Ink, foot: number, head: number): number {
  const steps = 24;
  let ink = 0;
  for (let i = 0; i < steps; i++) {
    const y = (i + 0.5) / steps;
    if (isInk(head + (foot - head) * y, y)) ink++;
  }
  return ink / steps;
}

/** Ink within the outer fifth at the left (0) or the right (1) side. */
function sideAt(isInk: Ink, y: number, side: 0 | 1): boolean {
  return [0.03, 0.08, 0.13, 0.18].some((x) => isInk(side === 0 ? x : 1 - x, y));
}
