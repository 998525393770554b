import { hull, median, meets } from "../../layout/box";
import type { Box } from "../../model";
import { type Component, findComponents } from "../image/components";
import type { GreyImage } from "../image/grey-image";
import { gapBeside, isInk, wipeInk } from "../image/ink-around";
import { ocrSettings } from "../settings";
import {
  isBlank,
  isBracket,
  isClosed,
  isCross,
  isPair,
  isSlender,
  LEVEL,
  WITHIN,
} from "./bracket-shapes";
import { isMarked } from "./drawn-boxes";
import type { TickBox } from "./erase-tick-boxes";

/** Brackets of a page agree in height within this share. */
const ALIKE = 0.2;
/** A cross that touches its brackets makes them no taller, and hardly wider; they are as wide as tall where empty ones are narrow. */
const FUSED = { height: 0.12, least: 0.7, most: 1.5, square: 0.8, free: 0.12 } as const;
const SIDES = { strip: 0.25, rows: 0.9 } as const;
/** Pixels; smaller pieces are specks. */
const SPECK = 4;
/** Text stands this near, in em; letters of a word stand as close as that on both sides of another. */
const NEAR = 2;
const CLOSE = 0.28;
/** Digits of a number begin and end level, in em; brackets are taller. */
const DIGITS = 0.07;
/** A marked pair stands this near to an empty one: below it, or on its line; in em. */
const GROUP = { below: 8, beside: 0.3 } as const;

/**
 * Finds choices with brackets for boxes, "[ ] one [x] other" or with round ones, and wipes the brackets out with the crosses in them: readers take empty
 * ones for letters. A page has several, one at least empty; those with a cross stand by an empty one.
 */
export function eraseBracketBoxes(image: GreyImage, em: number): TickBox[] {
  const levels = [ocrSettings.inkLevel, ocrSettings.ruleLevel];
  const found: TickBox[] = [];
  const letters = findComponents(image, ocrSettings.inkLevel);
  for (const level of levels) {
    const pieces = level === ocrSettings.inkLevel ? letters : findComponents(image, level);
    const pairs = findPairs(image, pieces, em).filter(
      ({ box }) => !isZero(image, box, letters, em),
    );
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
      isBesideText(image, box, em),
  );
  if (kept.length < 2) return [];
  for (const { box } of kept) wipeInk(image, box);
  return kept;
}

/** Text stands near on one side, and not on both as close as a letter to the next. */
function isBesideText(image: GreyImage, box: Box, em: number): boolean {
  const gaps = ([-1, 1] as const).map((side) => gapBeside(image, box, side, em));
  return Math.min(...gaps) < NEAR * em && Math.max(...gaps) > CLOSE * em;
}

/** A letter stands close by that begins and ends where it does: its head and foot were lost to a light copy. */
function isZero(image: GreyImage, box: Box, pieces: readonly Component[], em: number): boolean {
  // Narrow type has slender digits; behind a pair another one opens.
  const isNext = (piece: Component) =>
    isSlender(piece, em) && isBracket(image, piece, piece.x0 >= box.x1 ? 1 : -1);
  return pieces.some((piece) => {
    const gap = Math.max(box.x0 - piece.x1, piece.x0 - box.x1);
    const isLevel = (["top", "bottom"] as const).every(
      (end) => Math.abs(piece[end] - box[end]) <= DIGITS * em,
    );
    return isLevel && gap >= 0 && gap <= CLOSE * em && !isNext(piece);
  });
}

const heightOf = ({ top, bottom }: Box): number => bottom - top;
const widthOf = ({ x0, x1 }: Box): number => x1 - x0;

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
    const box = hull([left, right]);
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
  const isEdge = (piece: Component, side: 1 | -1) =>
    isSlender(piece, em) && isBracket(image, piece, side);
  const boxes = pieces.flatMap((piece) => {
    if (isEdge(piece, -1) || !empty.some((one) => standsLike(one, piece, em))) return [];
    const beside = pieces.filter(
      (other) =>
        other.x0 >= piece.x1 &&
        other.x0 - piece.x1 <= WITHIN.most * em &&
        other.top < piece.bottom &&
        other.bottom > piece.top,
    );
    const [next] = beside.toSorted((a, b) => a.x0 - b.x0);
    // Of two pieces one is a bracket by itself: two digits have their gap in the middle.
    const isPairOf = next && (isEdge(piece, 1) || isEdge(next, -1));
    return [[piece], isPairOf ? [piece, next] : []].map(hull).filter(isAsLarge);
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
