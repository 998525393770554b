import type { Box, Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { piecesIn } from "../image/pieces-in";

/** Sides of a minus, in em, and how many times as wide as tall it is at least. */
const MINUS = { narrowest: 0.14, widest: 0.65, tallest: 0.2, longer: 1.35 } as const;
/** A shorter one looks like a speck: it is believed on pages with so many. */
const LONG = 1.8;
const MANY = 4;
/** Its middle stands so high above the baseline, in em. */
const HEIGHT = [0.14, 0.45] as const;
/** It is no further from its number than this, in em, and further from all that stands before it. */
const NEAR = 0.22;
const APART = 0.35;
/** Digits are at least this tall, in em. */
const TALL = 0.4;
const NUMBER = /^\d[\d.,']*$/;

/** The minus that no reader saw: a dash alone before a number, closer to it than to anything else. */
export function restoreMinus(words: readonly Word[], image: GreyImage): Word[] {
  const found = words.map((word) => {
    const minus = NUMBER.test(word.text) ? minusBefore(word, image) : null;
    const isFree = !words.some((other) => other !== word && minus && standsAt(other, minus, word));
    return isFree ? minus : null;
  });
  const read = words.filter(({ text }) => /^[-–−]\d/.test(text)).length;
  const areMany = read + found.filter((minus) => minus !== null).length >= MANY;
  return words.map((word, i) => {
    const minus = found[i];
    if (!minus || !(areMany || isLong(minus))) return word;
    const x0 = Math.min(word.box.x0, minus.x0);
    return { ...word, text: `-${word.text}`, box: { ...word.box, x0 } };
  });
}

const isLong = ({ x0, x1, top, bottom }: Box): boolean => x1 - x0 >= LONG * (bottom - top);

function minusBefore({ box, baseline, fontSize: em }: Word, image: GreyImage): Box | null {
  const left = box.x0 - (MINUS.widest + NEAR + APART) * em;
  const area = { x0: left, x1: box.x1, top: baseline - 0.9 * em, bottom: baseline + 0.2 * em };
  const pieces = piecesIn(image, area).toSorted((a, b) => a.x0 - b.x0);
  const first = pieces.findIndex((piece) => piece.x1 > box.x0 && isTall(piece, em));
  const [digit, minus, before] = [pieces[first], pieces[first - 1], pieces[first - 2]];
  if (!digit || !minus || digit.x0 - minus.x1 > NEAR * em) return null;
  const middle = (baseline - (minus.top + minus.bottom) / 2) / em;
  const [width, height] = [minus.x1 - minus.x0, minus.bottom - minus.top];
  const isMinus =
    width >= MINUS.narrowest * em &&
    width <= MINUS.widest * em &&
    height <= MINUS.tallest * em &&
    width >= MINUS.longer * height &&
    middle > HEIGHT[0] &&
    middle < HEIGHT[1];
  // What the area cuts off, or stands as near on the other side, is no sign of this number's.
  const isAlone = minus.x0 > left + 1 && (!before || minus.x0 - before.x1 > APART * em);
  return isMinus && isAlone ? minus : null;
}

const isTall = (piece: Box, em: number): boolean => piece.bottom - piece.top >= TALL * em;

/** Whether another word of the line stands where the minus does, or right before it. */
function standsAt(
  { box, baseline }: Word,
  minus: Box,
  { baseline: own, fontSize: em }: Word,
): boolean {
  const isLevel = Math.abs(baseline - own) < 0.5 * em;
  return isLevel && box.x0 < minus.x1 && box.x1 > minus.x0 - APART * em;
}
