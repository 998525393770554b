import type { Box, Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { piecesIn } from "../image/pieces-in";

/** A point's sides, in em: larger than dust, smaller than any letter; bold and typewriter faces have the largest. */
export const POINT = [0.06, 0.24] as const;
/** A point is about as wide as tall. */
const ROUND = 1.7;
/** A point stands on the baseline, a comma reaches below it, in em. */
const ON_BASELINE = 0.07;
const COMMA_DROP = 0.26;
/** Letters and digits are at least this tall, in em. */
const TALL = 0.4;

/** The pieces of ink on a word's line between two x, from left to right. */
export function around(word: Word, x0: number, x1: number, image: GreyImage): Box[] {
  const em = word.fontSize;
  const box = { x0, x1, top: word.baseline - 0.9 * em, bottom: word.baseline + 0.3 * em };
  return piecesIn(image, box).toSorted((a, b) => a.x0 - b.x0);
}

export function isTall(piece: Box, em: number): boolean {
  return piece.bottom - piece.top >= TALL * em;
}

/** Where most letters stand; of equals the upper place, for descenders end below. */
export function footOf(letters: readonly Box[], em: number): number {
  const feet = letters.map((letter) => letter.bottom).toSorted((a, b) => a - b);
  const beside = (foot: number) =>
    feet.filter((other) => Math.abs(other - foot) < 0.05 * em).length;
  return feet.reduce((best, foot) => (beside(foot) > beside(best) ? foot : best), feet[0] ?? 0);
}

/** What a small piece of ink at the foot of a line is. */
export function markOf(piece: Box, foot: number, em: number): "." | "," | null {
  const [width, height] = [(piece.x1 - piece.x0) / em, (piece.bottom - piece.top) / em];
  const drop = (piece.bottom - foot) / em;
  if (width < POINT[0] || width > POINT[1] || height < POINT[0]) return null;
  if ((piece.top - foot) / em < -POINT[1] - ON_BASELINE) return null;
  const round = Math.max(width, height) <= ROUND * Math.min(width, height);
  if (round && height <= POINT[1] && Math.abs(drop) <= ON_BASELINE) return ".";
  return drop > ON_BASELINE && drop <= COMMA_DROP && height > width ? "," : null;
}
