import type { Word } from "../../model";
import { isCjk } from "../../text/fold";
import type { GreyImage } from "../image/grey-image";
import { piecesIn } from "../image/pieces-in";
import { bareSigns } from "../readings/plain-signs";
import { fontSizeOf } from "./ink-style";

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
const STANDING = /^[\p{Lu}\dabcdefhiklmnorstuvwxz].*[º°ª²³\d]/u;
/** The foot of these is a stem alone; the baseline of one by itself is seen below what is broader. */
const ON_A_STEM = /^[FPTVY]$/;
const LIFTED = 0.15;
const RAISED = 1.2;
/** A word so much larger than those beside it may have been seen together with a rule above or below it. */
const MERGED = 1.6;
/** Ideographs are at least so wide, in em of their line; lower ones than this share of it are measured too small. */
const LETTER_WIDTH = 0.55;
const LOW = 0.7;
/** Those that are this tall for their width are as small as they look: the caption of a cell beside larger writing. */
const SQUARE = 0.8;
/** They hang so far below their baseline, in em. */
const BELOW = 0.08;
/** Heights of small letters without a stem, and of capitals, digits and those with one, in em of their line. */
const SMALL = [0.43, 0.6] as const;
const STEMMED = [0.62, 0.85] as const;
/** Letters that stand on their line end so near to it, in em. */
const FOOT = 0.12;
/** Letters are at least this tall, in em; specks and marks are lower. */
const LETTER = 0.35;

/**
 * A speck above a lone number, or a frame that it touches, makes it look larger than its line, a lone word of small letters with raised
 * ones or marks smaller: words whose letters are of their line's size get it.
 */
export function evenSizes(words: readonly Word[], image: GreyImage): Word[] {
  const standing = words.map((word) =>
    asTallAsItsLine(offTheRule(onItsFoot(asTallAsWide(word, image), image), words, image), words),
  );
  return standing.map((word) => {
    const usual = usualSize(word, standing);
    if (usual === null || ratio(word.fontSize, usual) < UNEVEN) return word;
    const size = sizeByLetters(word, usual, image);
    const isEven = size !== null && ratio(size, usual) <= EVEN;
    if (!isEven && !beginsAsTall(word, usual, image)) return word;
    const scale = usual / word.fontSize;
    const top = word.baseline - (word.baseline - word.box.top) * scale;
    const bottom = word.baseline + (word.box.bottom - word.baseline) * scale;
    return { ...word, fontSize: usual, box: { ...word.box, top, bottom } };
  });
}

/** A short word's baseline is seen too high where a small sign is raised in it (N°, m²), and that of an F below its arm: it stands on the foot of its first letter. */
function onItsFoot(word: Word, image: GreyImage): Word {
  const { text, box, baseline, fontSize } = word;
  const mayBeHigh = ON_A_STEM.test(text) || (text.length <= SHORT && STANDING.test(text));
  if (!mayBeHigh) return word;
  const area = { ...box, bottom: baseline + RAISED * fontSize };
  // What begins below the baseline is of the next line.
  const [first] = piecesIn(image, area)
    .filter(({ top, bottom }) => bottom - top > LETTER * fontSize && top < baseline)
    .toSorted((a, b) => a.x0 - b.x0);
  const drop = first ? first.bottom - baseline : 0;
  if (drop < LIFTED * fontSize || drop > 0.9 * RAISED * fontSize) return word;
  return {
    ...word,
    baseline: baseline + drop,
    box: { ...box, top: box.top + drop, bottom: box.bottom + drop },
  };
}

/** Alone on their line, low ideographs may be seen lower than they are: each is as tall as it is wide, and stands where the ink does. */
function asTallAsWide(word: Word, image: GreyImage): Word {
  const { box, text } = word;
  const signs = [...text];
  if (signs.length < 2 || signs.length > SHORT || !signs.every(isIdeograph)) return word;
  const em = (box.x1 - box.x0) / signs.length;
  if (word.fontSize > LOW * em) return word;
  const middle = (box.top + box.bottom) / 2;
  const pieces = piecesIn(image, { ...box, top: middle - em, bottom: middle + em }).filter(
    (piece) => piece.top < middle + 0.5 * em && piece.bottom > middle - 0.5 * em,
  );
  const bottom = Math.max(...pieces.map((piece) => piece.bottom));
  const height = bottom - Math.min(...pieces.map((piece) => piece.top));
  if (pieces.length === 0 || height > EVEN * em || height < LOW * em) return word;
  const baseline = bottom - BELOW * em;
  const own = { ...box, top: baseline - 0.88 * em, bottom: baseline + 0.22 * em };
  return { ...word, baseline, fontSize: em, box: own };
}

const isIdeograph = (sign: string): boolean => /[\u3400-\u9fff]/.test(sign);

/** Low ideographs and those that stand apart are measured too small: as wide as one of its line, it is one. */
function asTallAsItsLine(word: Word, words: readonly Word[]): Word {
  const { box, text } = word;
  const signs = [...text];
  if (signs.length > 2 || !signs.every(isCjk)) return word;
  const middle = (box.top + box.bottom) / 2;
  const beside = words.filter(
    (other) => other !== word && other.box.top < middle && other.box.bottom > middle,
  );
  const usual = middleOf(beside.map(({ fontSize }) => fontSize));
  if (beside.length < OTHERS || word.fontSize > LOW * usual) return word;
  const width = (box.x1 - box.x0) / signs.length;
  if (width < LETTER_WIDTH * usual || word.fontSize > SQUARE * width) return word;
  const baseline = middleOf(beside.map((other) => other.baseline));
  return {
    ...word,
    baseline,
    fontSize: usual,
    box: { ...box, top: baseline - 0.88 * usual, bottom: baseline + 0.22 * usual },
  };
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** A word seen together with what is left of a rule: its letters stand between those beside it, and are of their size. */
function offTheRule(word: Word, words: readonly Word[], image: GreyImage): Word {
  const { box, text } = word;
  const beside = words.filter(
    (other) => other !== word && other.baseline > box.top && other.baseline <= box.bottom,
  );
  const usual = middleOf(beside.map(({ fontSize }) => fontSize));
  if (beside.length < OTHERS || word.fontSize < MERGED * usual) return word;
  const letters = piecesIn(image, box).filter(({ top, bottom }) => {
    const tall = bottom - top;
    return tall > LETTER * usual && tall < usual;
  });
  if (letters.length === 0) return word;
  const baseline = middleOf(letters.map(({ bottom }) => bottom));
  const top = Math.min(...letters.map((piece) => piece.top));
  const size = fontSizeOf(text, { ...box, top }, baseline);
  if (size === null || ratio(size, usual) > EVEN) return word;
  return {
    ...word,
    baseline,
    fontSize: usual,
    box: { ...box, top: baseline - 0.88 * usual, bottom: baseline + 0.22 * usual },
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

/** A smaller word whose first letter is as tall as such a letter of its line is. */
function beginsAsTall({ text, box, baseline, fontSize }: Word, em: number, image: GreyImage) {
  const letter = bareSigns(text)[0] ?? "";
  if (fontSize > em || !/[\p{Script=Latin}\d]/u.test(letter)) return false;
  const area = { ...box, top: baseline - em, bottom: baseline + 0.3 * em };
  const [first] = piecesIn(image, area)
    .filter((piece) => piece.bottom - piece.top > LETTER * em)
    .toSorted((a, b) => a.x0 - b.x0);
  if (!first || Math.abs(first.bottom - baseline) > FOOT * em) return false;
  const [least, most] = /[acemnorsuvwxz]/.test(letter) ? SMALL : STEMMED;
  const height = (baseline - first.top) / em;
  return height > least && height < most;
}

function sizeByLetters(word: Word, em: number, image: GreyImage): number | null {
  const { box, baseline, text } = word;
  const area = { ...box, top: baseline - 1.1 * em, bottom: baseline + 0.3 * em };
  const letters = piecesIn(image, area).filter((piece) => piece.bottom - piece.top > LETTER * em);
  if (letters.length === 0) return null;
  const top = Math.min(...letters.map((piece) => piece.top));
  return fontSizeOf(text, { ...box, top }, baseline);
}
