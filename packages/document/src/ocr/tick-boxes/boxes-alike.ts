import { median, meets } from "../../layout/box";
import type { Box } from "../../model";
import { type Component, findComponents } from "../image/components";
import type { GreyImage } from "../image/grey-image";
import { ocrSettings } from "../settings";
import { correlation, depthOf, frameOf, meanFrame, PLACES, SIDE } from "./box-frame";
import { type Drawn, hasDiagonals, isCrossed, isMarked, levelOf } from "./drawn-boxes";

/** So many boxes show what the others look like, which correlate with it at least so; letters of the same size correlate by 0.8 at most. */
const FEWEST = 3;
const ALIKE = 0.87;
/** The ink around a box over that of its frame: print beside it leaves a tenth, the strokes and neighbours of letters more than a quarter. */
const STRAY = 0.2;
/** Of the pixels around a box on a tint half are as light as all but the lightest, to within so many greys, and none is lighter than this. */
const TINT = { lightest: 0.9, even: 10, least: 240 } as const;
/** Of the pixels compared so many of the outermost lie around the frame, the next ones on it. */
const OUTSIDE = 2;
/** Their sides differ by this share at most; the piece of ink that a found box is by this. */
const SIZE = 0.15;
const OWN = 0.2;

/**
 * More boxes of a page that look like those which are sure, though their frames are too pale, too soft or too broken to tell by themselves: by the normalised
 * cross-correlation (Lewis 1995) of the frame with the mean of the others.
 */
export function boxesAlike(image: GreyImage, sure: readonly Drawn[]): Drawn[] {
  if (sure.length < FEWEST) return [];
  const pieces = findComponents(image, ocrSettings.ruleLevel);
  return [false, true].flatMap((round) => {
    const known = sure.filter((one) => one.round === round);
    return known.length < FEWEST ? [] : alikeOf(image, known, pieces, sure);
  });
}

function alikeOf(
  image: GreyImage,
  known: readonly Drawn[],
  pieces: readonly Component[],
  sure: readonly Drawn[],
): Drawn[] {
  const own = known.flatMap(({ box }) => pieces.find((piece) => isPieceOf(piece, box)) ?? []);
  if (own.length < FEWEST) return [];
  const mean = meanFrame(image, own);
  const side = median(own.map(({ x0, x1 }) => x1 - x0));
  const isSized = (length: number) => Math.abs(length - side) <= SIZE * side;
  return pieces
    .filter(({ x0, x1, top, bottom }) => isSized(x1 - x0) && isSized(bottom - top))
    .filter((piece) => !sure.some(({ box }) => meets(box, piece)))
    .filter((piece) => correlation(frameOf(image, piece), mean) >= ALIKE)
    .filter((piece) => strayOf(image, piece) <= STRAY)
    .flatMap(({ x0, top, x1, bottom }) => {
      const box = { x0, top, x1, bottom };
      const level = levelOf(image, box);
      if (isCrossed(image, box, level) && !hasDiagonals(image, box, level)) return [];
      return [{ box, round: known[0]?.round === true, ticked: isMarked(image, box, level) }];
    });
}

function isPieceOf(piece: Box, box: Box): boolean {
  const most = OWN * (box.x1 - box.x0);
  return (["x0", "top", "x1", "bottom"] as const).every(
    (side) => Math.abs(piece[side] - box[side]) <= most,
  );
}

/** Without those that are bowls of letters, which mostly have ink around them: all square ones, or all round ones. */
export function withoutBowls(image: GreyImage, boxes: readonly Drawn[]): Drawn[] {
  return [false, true].flatMap((round) => {
    const own = boxes.filter((one) => one.round === round);
    return median(own.map(({ box }) => strayOf(image, box))) <= STRAY ? own : [];
  });
}

/** Ink is what is darker than the ground around the box, which may be tinted. */
function strayOf(image: GreyImage, box: Box): number {
  const greys = frameOf(image, box);
  const greysAt = (from: number) =>
    greys.filter((_, k) => {
      const depth = depthOf(PLACES[k] as readonly [number, number]);
      return depth >= from && depth < from + OUTSIDE;
    });
  const around = greysAt(0);
  const ground = groundOf(around);
  const inkOf = (own: readonly number[]) =>
    own.reduce((sum, grey) => sum + Math.max(0, ground - grey), 0) / own.length;
  return inkOf(around) / Math.max(1, inkOf(greysAt(SIDE)));
}

/** The tint around a box, or white: between letters nothing is even. */
function groundOf(around: readonly number[]): number {
  const sorted = around.toSorted((a, b) => a - b);
  const lightest = sorted[Math.floor(TINT.lightest * sorted.length)] ?? 255;
  const usual = median(sorted);
  return lightest - usual <= TINT.even && lightest <= TINT.least ? usual : 255;
}
