import { median } from "../../layout/box";
import type { Box } from "../../model";
import { type Component, findComponents } from "../image/components";
import type { GreyImage } from "../image/grey-image";
import { isInk } from "../image/ink-around";
import { InkSearch } from "../image/ink-search";
import { ocrSettings } from "../settings";

/** A small square or circle, drawn as an outline or filled. */
export interface Drawn {
  box: Box;
  round: boolean;
  ticked: boolean;
}

/**
 * Sides of boxes, in em: smaller ones are bullets and letters, larger ones cells. Those of usual size are looked for first, since
 * shorter runs of ink make their blurred sides thicker.
 */
const USUAL = 0.66;
export const SMALLEST = 0.58;
/** Squares that are boxes only where many stand apart; their sides as dark as letters. */
const TINY = 0.48;
export const LARGEST = 1.8;
/** Width and height agree within this share. */
const LEAN = 0.15;
/** A side is no thicker than this share of the box. */
const SIDE = 0.2;
/** Share of a side that is drawn, worn or faded ones included. */
const DRAWN = 0.85;
/**
 * Wider than tall by more than the first, up to the second, a box may be one with arms of a cross; its own sides are straight: so much of one stands in columns
 * this close.
 */
const WIDE = 1.08;
const WITH_ARMS = 1.5;
const STRAIGHT = 0.95;
const STROKE = 3;
/** The arms of a cross are as long on one side as on the other but for this share of the box. */
const UNEVEN = 0.15;
/** Corners are this share of the box: the bowls of letters have none. */
const CORNER = 0.12;
/**
 * A round letter goes on beyond the ends of its flat head and foot by this share of their length, in so many of the rows between: on both sides ("O") or on
 * one ("D"), where it is all the clearer.
 */
const BULGE = { beyond: 0.07, both: 0.5, one: 0.75 } as const;
/** Strokes of one hand differ by this much grey. */
const PALER = 25;
/** White pixels that a side may skip. */
const SKIP = 2;
/** What lies this share of the box within it is no longer its frame. */
const INSET = 0.24;
/** Share of ink in it from which on something was put into a box; dust stays below. */
const MARK = 0.07;
/** A row this inked from side to side is a stroke of an ideograph, unless the box is filled in this far. */
const ACROSS = 0.9;
const FILLED = 0.5;
/** Share of a diagonal that a stroke along it inks, by so many samples. */
const DIAGONAL = { ink: 0.9, steps: 20 } as const;
/** Share of a square that is painted out. */
const SOLID = 0.93;

/** Squares of four straight sides, painted out or not; what is drawn across them does not matter. */
export function findSquares(image: GreyImage, em: number, isCoarse: boolean): Drawn[] {
  const found: Drawn[] = [];
  for (const least of [USUAL, SMALLEST])
    addFramed(found, image, [least * em, LARGEST * em], ocrSettings.ruleLevel);
  // Blur makes sides of a pixel or two thick; what is as dark as letters is thinner.
  if (isCoarse)
    for (const least of [USUAL, SMALLEST, TINY])
      addFramed(found, image, [least * em, LARGEST * em], ocrSettings.inkLevel);
  else addFramed(found, image, [TINY * em, LARGEST * em], ocrSettings.ruleLevel);
  return [...found, ...findSolid(image, em)];
}

/** Adds the squares of four sides that none found before holds. */
function addFramed(
  found: Drawn[],
  image: GreyImage,
  [least, most]: readonly [number, number],
  barLevel: number,
): void {
  const bars = findComponents(barMask(image, [least, most], barLevel), 128).filter(
    ({ x0, x1, top, bottom }) => x1 - x0 >= least && bottom - top <= SIDE * (x1 - x0),
  );
  for (const upper of bars)
    for (const lower of bars) {
      const box = boxBetween(image, upper, lower);
      if (!box || !isDrawn(image, box)) continue;
      const level = levelOf(image, box);
      if (!hasCorners(image, box, level)) continue;
      if (isCrossed(image, box, level) && !hasDiagonals(image, box, level)) continue;
      if (bulges(image, box, barLevel)) continue;
      if (found.some((other) => holds(other.box, box) || holds(box, other.box))) continue;
      found.push({ box, round: false, ticked: isMarked(image, box, level) });
    }
}

function findSolid(image: GreyImage, em: number): Drawn[] {
  return findComponents(image, ocrSettings.inkLevel)
    .filter((piece) => isSquare(piece, SMALLEST * em, LARGEST * em))
    .filter(({ x0, x1, top, bottom, area }) => area >= SOLID * (x1 - x0) * (bottom - top))
    .map(({ x0, top, x1, bottom }) => ({
      box: { x0, top, x1, bottom },
      round: false,
      ticked: true,
    }));
}

/** 0 on runs of ink as long as a side of a box, 255 elsewhere. */
function barMask(
  image: GreyImage,
  [least, most]: readonly [number, number],
  level: number,
): GreyImage {
  const { width, height } = image;
  const data = new Uint8Array(width * height).fill(255);
  const ink = new InkSearch(image, level);
  for (let y = 0; y < height; y++) {
    const end = (y + 1) * width;
    for (let start = ink.next(y * width, end); start < end; ) {
      let last = start;
      let next = ink.next(last + 1, end);
      while (next < end && next - last <= SKIP + 1) {
        last = next;
        next = ink.next(last + 1, end);
      }
      const length = last - start + 1;
      if (length >= least && length <= most) data.fill(0, start, last + 1);
      start = next;
    }
  }
  return { width, height, data };
}

function boxBetween(image: GreyImage, upper: Component, lower: Component): Box | null {
  const [top, bottom] = [upper.top, lower.bottom];
  const [x0, x1] = [Math.min(upper.x0, lower.x0), Math.max(upper.x1, lower.x1)];
  const [wide, tall] = [x1 - x0, bottom - top];
  if (wide > WITH_ARMS * tall || tall > (1 + LEAN) * wide) return null;
  if (lower.x0 >= upper.x1 || upper.x0 >= lower.x1) return null;
  const hull = { x0, top, x1, bottom };
  const square = wide > WIDE * tall ? withoutArms(image, hull) : null;
  if (square) return square;
  const side = Math.max(upper.x1 - upper.x0, lower.x1 - lower.x0);
  const slack = LEAN * side;
  if (Math.abs(tall - side) > slack) return null;
  if (Math.abs(upper.x0 - lower.x0) > slack || Math.abs(upper.x1 - lower.x1) > slack) return null;
  return hull;
}

/** The marked square within a hull that is wider than tall: arms of a cross beyond the box go on from its head and foot, on both sides. */
function withoutArms(image: GreyImage, hull: Box): Box | null {
  const side = hull.bottom - hull.top;
  const shares = Array.from({ length: hull.x1 - hull.x0 }, (_, at) =>
    shareOfRows(image, hull, hull.x0 + at, hull.x0 + at + STROKE),
  );
  const drawn = Array.from({ length: Math.max(0, shares.length - side) }, (_, at) =>
    Math.min(shares[at] as number, shares[at + side - STROKE] as number),
  );
  const best = Math.max(0, ...drawn);
  const ends = [shares[0] ?? 0, shares.at(-STROKE) ?? 0];
  if (best < STRAIGHT || ends.every((share) => share >= STRAIGHT)) return null;
  const x0 = hull.x0 + Math.round((drawn.indexOf(best) + drawn.lastIndexOf(best)) / 2);
  const box = { ...hull, x0, x1: x0 + side };
  const isUneven = Math.abs(x0 - hull.x0 - (hull.x1 - box.x1)) > UNEVEN * side;
  return !isUneven && isMarked(image, box) ? box : null;
}

/** The upright sides are there from top to bottom, and straight: they stay within their strip. */
function isDrawn(image: GreyImage, { x0, top, x1, bottom }: Box): boolean {
  const strip = Math.max(2, Math.round(SIDE * (x1 - x0)));
  const box = { x0, top, x1, bottom };
  return (
    shareOfRows(image, box, x0, x0 + strip) >= DRAWN &&
    shareOfRows(image, box, x1 - strip, x1) >= DRAWN
  );
}

/** Share of the rows of a box that hold some of its frame between two columns. */
function shareOfRows(image: GreyImage, { top, bottom }: Box, from: number, to: number): number {
  let rows = 0;
  for (let y = top; y < bottom; y++) {
    let ink = false;
    for (let x = from; x < to && !ink; x++) ink = isFrame(image, x, y);
    if (ink) rows++;
  }
  return rows / (bottom - top);
}

/** A box printed in grey, as a pale copy has it, has corners and a tick in grey. */
export function levelOf(image: GreyImage, { x0, top, x1, bottom }: Box): number {
  const strip = Math.max(2, Math.round(SIDE * (x1 - x0)));
  const darkest: number[] = [];
  for (let y = top; y < bottom; y++) {
    const row = image.data.subarray(y * image.width + x0, y * image.width + x0 + strip);
    darkest.push(Math.min(...row));
  }
  const level = median(darkest) + PALER;
  return Math.min(ocrSettings.ruleLevel, Math.max(ocrSettings.inkLevel, level));
}

/** Frames are thin, and as grey as ruling lines. */
function isFrame(image: GreyImage, x: number, y: number): boolean {
  return isInk(image, x, y, ocrSettings.ruleLevel);
}

/** Ink beyond the upright sides, at half their height. */
function bulges(image: GreyImage, { x0, top, x1, bottom }: Box, level: number): boolean {
  const beyond = Math.max(2, Math.round(BULGE.beyond * (x1 - x0)));
  const from = top + Math.round(0.3 * (bottom - top));
  const to = bottom - Math.round(0.3 * (bottom - top));
  const share = (x: number) => {
    let rows = 0;
    for (let y = from; y < to; y++) if (isInk(image, x, y, level)) rows++;
    return rows / Math.max(1, to - from);
  };
  const shares = [share(x0 - beyond), share(x1 - 1 + beyond)];
  return Math.min(...shares) >= BULGE.both || Math.max(...shares) >= BULGE.one;
}

function hasCorners(image: GreyImage, { x0, top, x1, bottom }: Box, level: number): boolean {
  const size = Math.max(3, Math.round(CORNER * (x1 - x0)));
  const inked = (left: number, up: number) => {
    for (let y = up; y < up + size; y++)
      for (let x = left; x < left + size; x++) if (isInk(image, x, y, level)) return true;
    return false;
  };
  return [top, bottom - size].every((up) => inked(x0, up) && inked(x1 - size, up));
}

/** A stroke from side to side (日, 目): ticks and crosses have none, filled boxes have them all. */
export function isCrossed(image: GreyImage, { x0, top, x1, bottom }: Box, level: number): boolean {
  const strokes = isMarked(image, { x0, top, x1, bottom }, level) ? level : ocrSettings.ruleLevel;
  const dy = Math.round(INSET * (bottom - top));
  let full = 0;
  for (let y = top + dy; y < bottom - dy; y++) {
    let ink = 0;
    for (let x = x0; x < x1; x++) if (isInk(image, x, y, strokes)) ink++;
    if (ink >= ACROSS * (x1 - x0)) full++;
  }
  return full > 0 && full < FILLED * (bottom - top - 2 * dy);
}

/** A cross whose arms blur into one another fills its middle from side to side, but ideographs have no strokes from corner to corner. */
export function hasDiagonals(
  image: GreyImage,
  { x0, top, x1, bottom }: Box,
  level: number,
): boolean {
  const share = (isRising: boolean) => {
    let ink = 0;
    for (let k = 0; k < DIAGONAL.steps; k++) {
      const at = (k + 0.5) / DIAGONAL.steps;
      const x = Math.round(x0 + (isRising ? 1 - at : at) * (x1 - x0 - 1));
      if (isInk(image, x, Math.round(top + at * (bottom - top - 1)), level)) ink++;
    }
    return ink / DIAGONAL.steps;
  };
  return share(true) >= DIAGONAL.ink && share(false) >= DIAGONAL.ink;
}

export function isMarked(
  image: GreyImage,
  { x0, top, x1, bottom }: Box,
  level: number = ocrSettings.inkLevel,
  share = MARK,
): boolean {
  const [dx, dy] = [Math.round(INSET * (x1 - x0)), Math.round(INSET * (bottom - top))];
  let ink = 0;
  for (let y = top + dy; y < bottom - dy; y++)
    for (let x = x0 + dx; x < x1 - dx; x++) if (isInk(image, x, y, level)) ink++;
  return ink >= share * (x1 - x0 - 2 * dx) * (bottom - top - 2 * dy);
}

export function isSquare({ x0, x1, top, bottom }: Box, least: number, most: number): boolean {
  const [wide, tall] = [x1 - x0, bottom - top];
  return wide >= least && wide <= most && Math.abs(wide - tall) <= LEAN * Math.max(wide, tall);
}

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x0 >= outer.x0 &&
    inner.x1 <= outer.x1 &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}
