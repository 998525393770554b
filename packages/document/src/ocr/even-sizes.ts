import type { Word } from "../model";
import type { GreyImage } from "./grey-image";
import { fontSizeOf } from "./ink-style";
import { piecesIn } from "./pieces-in";

/** Sizes of words on one line that differ by more are measured again. */
const UNEVEN = 1.2;
/** Measured on the letters alone, a word of its line's size comes this near to it. */
const EVEN = 1.15;
/** Words whose baselines differ by less than this are on one line, in em. */
const LEVEL = 0.3;
/** So many others make a line's size. */
const OTHERS = 2;
/** Words of so many signs may be seen higher than they stand, by so much at least and at most, in em. */
const SHORT = 4;
const LIFTED = 0.15;
const RAISED = 1.2;
/** Letters are at least this tall, in em; specks and marks are lower. */
const LETTER = 0.35;

/**
 * A speck above a lone number, or a frame that it touches, makes it look larger than its line: words whose letters are of their
 * line's size get it.
 */
export function evenSizes(words: readonly Word[], image: GreyImage): Word[] {
  const standing = words.map((word) => onItsFoot(word, image));
  return standing.map((word) => {
    const usual = usualSize(word, standing);
    if (usual === null || ratio(word.fontSize, usual) < UNEVEN) return word;
    const size = sizeByLetters(word, usual, image);
    if (size === null || ratio(size, usual) > EVEN) return word;
    const scale = usual / word.fontSize;
    const top = word.baseline - (word.baseline - word.box.top) * scale;
    const bottom = word.baseline + (word.box.bottom - word.baseline) * scale;
    return { ...word, fontSize: usual, box: { ...word.box, top, bottom } };
  });
}

/** A short word's baseline is seen too high where a small sign is raised in it (N°): it stands on the foot of its letters. */
function onItsFoot(word: Word, image: GreyImage): Word {
  const { text, box, baseline, fontSize } = word;
  if (text.length > SHORT || !/^\p{Lu}.*[º°ª]/u.test(text)) return word;
  const area = { ...box, bottom: baseline + RAISED * fontSize };
  const [first] = piecesIn(image, area)
    .filter((piece) => piece.bottom - piece.top > LETTER * fontSize)
    .toSorted((a, b) => a.x0 - b.x0);
  const drop = first ? first.bottom - baseline : 0;
  if (drop < LIFTED * fontSize || drop > 0.9 * RAISED * fontSize) return word;
  return {
    ...word,
    baseline: baseline + drop,
    box: { ...box, top: box.top + drop, bottom: box.bottom + drop },
  };
}

function ratio(a: number, b: number): number {
  return Math.max(a / b, b / a);
}

function usualSize(word: Word, words: readonly Word[]): number | null {
  const sizes = words
    .filter(
      (other) =>
        Math.abs(other.baseline - word.baseline) < LEVEL * Math.min(other.fontSize, word.fontSize),
    )
    .map((other) => other.fontSize)
    .toSorted((a, b) => a - b);
  return sizes.length > OTHERS ? (sizes[sizes.length >> 1] ?? null) : null;
}

function sizeByLetters(word: Word, em: number, image: GreyImage): number | null {
  const { box, baseline, text } = word;
  const area = { ...box, top: baseline - 1.1 * em, bottom: baseline + 0.3 * em };
  const letters = piecesIn(image, area).filter((piece) => piece.bottom - piece.top > LETTER * em);
  if (letters.length === 0) return null;
  const top = Math.min(...letters.map((piece) => piece.top));
  return fontSizeOf(text, { ...box, top }, baseline);
}
