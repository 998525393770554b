import { median } from "../layout/box";
import type { Box } from "../model";
import { type Component, findComponents } from "./components";
import { isMarked } from "./drawn-boxes";
import type { TickBox } from "./erase-tick-boxes";
import type { GreyImage } from "./grey-image";
import { gapBeside, isInk, wipeInk } from "./ink-around";
import { ocrSettings } from "./settings";

/** Height and width of a bracket, in em, and how many times as tall as wide it is at least. */
const BRACKET = {
  lowest: 0.65,
  tallest: 1.6,
  narrowest: 0.08,
  widest: 0.45,
  slender: 2.1,
} as const;
/** What is left between two brackets, in em. */
const WITHIN = { least: 0.12, most: 1.4 } as const;
/** Brackets of a pair begin and end level, in em; those of a page agree in height within a share. */
const LEVEL = 0.12;
const ALIKE = 0.2;
/** A cross that touches its brackets makes them no taller, and hardly wider; they are as wide as tall where empty ones are narrow. */
const FUSED = { height: 0.12, least: 0.7, most: 1.5, square: 0.8, free: 0.12 } as const;
const SIDES = { strip: 0.25, rows: 0.9 } as const;
/** Share of the gap between brackets that is inked, however palely, within these parts of their height at head and foot, and of all of it. */
const CLOSED = { rows: 0.2, level: 225, most: 0.7, within: 0.12 } as const;
/** Pixels; smaller pieces are specks. */
const SPECK = 4;
/** Text stands this near, in em. */
const NEAR = 2;
/** A marked pair stands this near to an empty one: below it, or on its line; in em. */
const GROUP = { below: 8, beside: 0.3 } as const;
/** Parts of a bracket's height: its head and foot point inwards, by this share of its width at least, and not outwards. */
const PARTS = { head: [0, 0.2], back: [0.3, 0.7], foot: [0.8, 1] } as const;
const TIP = { inwards: 0.1, outwards: 0.06 } as const;
/** A cross is neither narrow nor low. */
const CROSS = { leastShare: 0.65, mostShare: 1.6, lowest: 0.25 } as const;

/**
 * Finds choices with brackets for boxes, "[ ] one [x] other" or with round ones, and wipes the brackets out with the crosses in them: readers take empty
 * ones for letters. A page has several, one at least empty; those with a cross stand by an empty one.
 */
export function eraseBracketBoxes(image: GreyImage, em: number): TickBox[] {
  const levels = [ocrSettings.inkLevel, ocrSettings.ruleLevel];
  const found: TickBox[] = [];
  for (const level of levels) {
    const pieces = findComponents(image, level);
    const pairs = findPairs(image, pieces, em);
    const empty = pairs.filter(({ ticked }) => !ticked).map(({ box }) => box);
    for (const box of [...pairs, ...findFused(image, pieces, empty, em)])
      if (!found.some((other) => meets(other.box, box.box))) found.push(box);
  }
  const empty = found.filter(({ ticked }) => !ticked).map(({ box }) => box);
  const height = median(empty.map(heightOf));
  const kept = found.filter(
    ({ box, ticked }) =>
      Math.abs(heightOf(box) - height) <= ALIKE * height &&
      (!ticked || empty.some((one) => standsBy(one, box, em))) &&
      ([-1, 1] as const).some((side) => gapBeside(image, box, side, em) < NEAR * em),
  );
  if (kept.length < 2) return [];
  for (const { box } of kept) wipeInk(image, box);
  return kept;
}

const heightOf = ({ top, bottom }: Box): number => bottom - top;
const widthOf = ({ x0, x1 }: Box): number => x1 - x0;

function meets(a: Box, b: Box): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.top < b.bottom && b.top < a.bottom;
}

/** Pairs of brackets, empty or with a cross that touches neither. */
function findPairs(image: GreyImage, pieces: readonly Component[], em: number): TickBox[] {
  const brackets = pieces.filter((piece) => isSlender(piece, em));
  const opening = brackets.filter((piece) => isBracket(image, piece, 1));
  const closing = brackets.filter((piece) => isBracket(image, piece, -1));
  return opening.flatMap((left) => {
    const right = closing
      .filter((piece) => isPair(left, piece, em))
      .toSorted((a, b) => a.x0 - b.x0)[0];
    if (!right) return [];
    const box = hullOf([left, right]);
    if (isClosed(image, left, right)) return [];
    const within = pieces.filter(
      (piece) =>
        piece.x1 > left.x1 && piece.x0 < right.x0 && meets(piece, box) && piece.area > SPECK,
    );
    const ticked = within.length > 0;
    const isTick = within.length === 1 && isCross(image, within[0] as Box, em);
    if (!ticked && !isBlank(image, left, right)) return [];
    return ticked && !isTick ? [] : [{ box, ticked }];
  });
}

/** A round letter whose head and foot are paler than its sides: there is ink from one to the other. */
function isClosed(image: GreyImage, left: Box, right: Box): boolean {
  const { top, bottom } = hullOf([left, right]);
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
function isBlank(image: GreyImage, left: Box, right: Box): boolean {
  const { top, bottom } = hullOf([left, right]);
  let ink = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left.x1; x < right.x0; x++) if (isInk(image, x, y, CLOSED.level)) ink++;
  return ink <= CLOSED.within * (right.x0 - left.x1) * (bottom - top);
}

/** Where empty pairs stand, a piece or two as large as they are, with sides from top to bottom: a cross that touches its brackets. */
function findFused(
  image: GreyImage,
  pieces: readonly Component[],
  empty: readonly Box[],
  em: number,
): TickBox[] {
  if (empty.length === 0) return [];
  const [height, width] = [median(empty.map(heightOf)), median(empty.map(widthOf))];
  const isAsLarge = (box: Box) =>
    Math.abs(heightOf(box) - height) <= FUSED.height * height &&
    widthOf(box) >= FUSED.least * width &&
    widthOf(box) <= FUSED.most * Math.max(width, FUSED.square * height);
  const boxes = pieces.flatMap((piece) => {
    const isEnd = isSlender(piece, em) && isBracket(image, piece, -1);
    if (isEnd || !empty.some((one) => standsLike(one, piece, em))) return [];
    const beside = pieces.filter(
      (other) =>
        other.x0 >= piece.x1 &&
        other.x0 - piece.x1 <= WITHIN.most * em &&
        other.top < piece.bottom &&
        other.bottom > piece.top,
    );
    const [next] = beside.toSorted((a, b) => a.x0 - b.x0);
    return [[piece], next ? [piece, next] : []].map(hullOf).filter(isAsLarge);
  });
  return boxes
    .filter((box) => empty.some((one) => standsLike(one, box, em) && !meets(one, box)))
    .filter((box) => hasSides(image, box))
    .filter((box) =>
      ([-1, 1] as const).every((side) => gapBeside(image, box, side, em) >= FUSED.free * em),
    )
    .map((box) => ({ box, ticked: isMarked(image, box) }));
}

/** Ink on nearly all rows of both the left and the right strip. */
function hasSides(image: GreyImage, { x0, x1, top, bottom }: Box): boolean {
  const strip = Math.round(SIDES.strip * (x1 - x0));
  return [x0, x1 - strip].every((from) => {
    let rows = 0;
    for (let y = top; y < bottom; y++)
      for (let x = from; x < from + strip; x++)
        if (isInk(image, x, y)) {
          rows++;
          break;
        }
    return rows >= SIDES.rows * (bottom - top);
  });
}

const hullOf = (boxes: readonly Box[]): Box => ({
  x0: Math.min(...boxes.map(({ x0 }) => x0)),
  x1: Math.max(...boxes.map(({ x1 }) => x1)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

function isSlender({ x0, x1, top, bottom }: Box, em: number): boolean {
  const [width, height] = [x1 - x0, bottom - top];
  if (height < BRACKET.lowest * em || height > BRACKET.tallest * em) return false;
  return (
    width >= BRACKET.narrowest * em &&
    width <= BRACKET.widest * em &&
    height >= BRACKET.slender * width
  );
}

/** Head and foot reach further than its back to the side that it opens to (1 right, -1 left), and no further on the other. */
function isBracket(image: GreyImage, { x0, x1, top, bottom }: Box, side: 1 | -1): boolean {
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

function isPair(left: Box, right: Box, em: number): boolean {
  const gap = right.x0 - left.x1;
  if (gap < WITHIN.least * em || gap > WITHIN.most * em) return false;
  return (["top", "bottom"] as const).every(
    (end) => Math.abs(left[end] - right[end]) <= LEVEL * em,
  );
}

/** Ink in its middle, none in the middle of at least two of its sides. */
function isCross(image: GreyImage, { x0, x1, top, bottom }: Box, em: number): boolean {
  const [width, height] = [x1 - x0, bottom - top];
  const share = width / height;
  if (share < CROSS.leastShare || share > CROSS.mostShare || height < CROSS.lowest * em)
    return false;
  const inkAt = (u: number, v: number) =>
    isInk(image, Math.round(x0 + u * (width - 1)), Math.round(top + v * (height - 1)));
  const sides = [inkAt(0.5, 0.08), inkAt(0.5, 0.92), inkAt(0.08, 0.5), inkAt(0.92, 0.5)];
  return inkAt(0.5, 0.5) && sides.filter((isDark) => !isDark).length >= 2;
}

function standsBy(one: Box, other: Box, em: number): boolean {
  return Math.abs(one.top - other.top) <= 0.5 * em || isBelow(one, other, em);
}

/** Level with it to a hair, or below it or above. */
function standsLike(one: Box, other: Box, em: number): boolean {
  return Math.abs(one.top - other.top) <= LEVEL * em || isBelow(one, other, em);
}

function isBelow(one: Box, other: Box, em: number): boolean {
  return (
    Math.abs(one.x0 - other.x0) <= GROUP.beside * em &&
    Math.abs(one.top - other.top) <= GROUP.below * em
  );
}
