import type { Box, Word } from "../../model";
import { hullOf } from "../eastern/part-ideographs";
import type { GreyImage } from "../image/grey-image";
import { inkLevelOf, piecesIn } from "../image/pieces-in";

/** A number's unit, of which readers of ideographs see the m alone. */
const METRES = /(?<=^|[\d ])m$/;
const SQUARE = "㎡";

/** Ink that stands closer to the end of the word, in em, is its last sign. */
const CLOSE = 0.12;
/** Smaller ink is a speck, in em. */
const SPECK = 0.15;
/** How much of the sign is the left of its m, and how much its right, over which the small sign stands. */
const PART = 0.4;
/** The sign is so wide, and what is raised ends so high above the head of its m, in heights of the m. */
const BROAD = [0.85, 2.2] as const;
const RAISED = [0.25, 0.95] as const;

/** Square metres, whose sign both readers of ideographs lack, where the ink shows something small raised over the end of an m. */
export function restoreSquareMetres(words: readonly Word[], image: GreyImage): Word[] {
  return words.map((word) =>
    METRES.test(word.text) && hasRaised(word, image)
      ? { ...word, text: word.text.replace(METRES, SQUARE) }
      : word,
  );
}

function hasRaised(word: Word, image: GreyImage): boolean {
  const sign = lastSign(word, image);
  if (sign === null) return false;
  const width = sign.x1 - sign.x0;
  const level = inkLevelOf(image, sign);
  const head = topOf(image, { ...sign, x1: sign.x0 + PART * width }, level);
  const raised = topOf(image, { ...sign, x0: sign.x1 - PART * width }, level);
  const height = sign.bottom - head;
  return isIn(width / height, BROAD) && isIn((head - raised) / height, RAISED);
}

/** The ink at the end of a word up to the first white before it. */
function lastSign({ box, fontSize: em }: Word, image: GreyImage): Box | null {
  const pieces = piecesIn(image, box)
    .filter(({ x0, x1, top, bottom }) => Math.max(x1 - x0, bottom - top) > SPECK * em)
    .toSorted((a, b) => b.x1 - a.x1);
  const [last, ...more] = pieces;
  if (!last) return null;
  let sign: Box = last;
  for (const piece of more) {
    if (piece.x1 < sign.x0 - CLOSE * em) break;
    sign = hullOf([sign, piece]);
  }
  return sign;
}

/** The highest row with ink in a part of the image. */
function topOf({ width, data }: GreyImage, part: Box, level: number): number {
  for (let y = part.top; y < part.bottom; y++)
    for (let x = Math.round(part.x0); x < part.x1; x++)
      if ((data[y * width + x] as number) < level) return y;
  return part.bottom;
}

const isIn = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;
