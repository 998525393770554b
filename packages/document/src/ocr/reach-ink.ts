import { hull, meets } from "../layout/box";
import type { Box, Word } from "../model";
import type { GreyImage } from "./grey-image";
import { piecesIn } from "./pieces-in";

const IDEOGRAPH = /[\u3041-\u30fa\u3400-\u9fff]/;
/** How far beyond a word its own signs are looked for, how near the next of them stands, and how near parts of one sign; in em. */
const REACH = 2.4;
const GAP = 0.3;
/** A sign is so high at least, its parts together, and no part higher or wider than this; in em. */
const SIGN = { least: 0.4, most: 1.2 } as const;
/** Less ink than this is a speck, in pixels. */
const SPECK = 4;
/** A piece of ink belongs to the line that has more than this share of its height. */
const OWN = 0.6;

/**
 * The words of a page in ideographs, each as wide as the ink that goes on beside it and that no other word has. Signs of thin strokes
 * at the ends of a text, kana above all, the first reader leaves out together with their place, so that the second would not see them either.
 */
export function reachInk(words: readonly Word[], image: GreyImage): Word[] {
  return words.map((word) => {
    if (!IDEOGRAPH.test(word.text)) return word;
    const { box, fontSize: em } = word;
    const around = { ...box, x0: box.x0 - REACH * em, x1: box.x1 + REACH * em };
    const others = words.flatMap((other) =>
      other !== word && other.text !== "" && meets(other.box, around) ? [other.box] : [],
    );
    const pieces = piecesIn(image, around).filter(
      (piece) => isPart(piece, box, em) && !others.some((other) => meets(other, piece)),
    );
    const left = runFrom(box.x0, pieces, em, -1);
    const right = runFrom(box.x1, pieces, em, 1);
    const x0 = isSign(left, em) ? Math.min(...left.map((piece) => piece.x0)) : box.x0;
    const x1 = isSign(right, em) ? Math.max(...right.map((piece) => piece.x1)) : box.x1;
    return x0 === box.x0 && x1 === box.x1 ? word : { ...word, box: { ...box, x0, x1 } };
  });
}

function isPart(piece: Box & { area: number }, line: Box, em: number): boolean {
  const height = piece.bottom - piece.top;
  const shared = Math.min(piece.bottom, line.bottom) - Math.max(piece.top, line.top);
  const isSmall = height <= SIGN.most * em && piece.x1 - piece.x0 <= SIGN.most * em;
  return isSmall && piece.area >= SPECK && shared > OWN * height;
}

/** The pieces that lead on from one end of a word, each near to those before it. */
function runFrom<T extends Box>(end: number, pieces: readonly T[], em: number, side: -1 | 1): T[] {
  const near = (piece: T) => (side < 0 ? end - piece.x1 : piece.x0 - end);
  const outer = (piece: T) => (side < 0 ? -piece.x0 : piece.x1);
  const beyond = pieces
    .filter((piece) => (side < 0 ? piece.x0 < end : piece.x1 > end))
    .toSorted((a, b) => near(a) - near(b));
  const run: T[] = [];
  let reached = side < 0 ? -end : end;
  for (const piece of beyond) {
    const inner = side < 0 ? -piece.x1 : piece.x0;
    if (inner - reached > GAP * em) break;
    run.push(piece);
    reached = Math.max(reached, outer(piece));
  }
  return run;
}

function isSign(pieces: readonly Box[], em: number): boolean {
  if (pieces.length === 0) return false;
  const { top, bottom } = hull(pieces);
  return bottom - top >= SIGN.least * em;
}
