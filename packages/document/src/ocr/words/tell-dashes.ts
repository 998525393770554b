import { median } from "../../layout/box";
import { withSeenPitch } from "../../layout/faces/seen-pitch";
import type { Box, Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { piecesIn } from "../image/pieces-in";
import { CJK } from "../readings/judge-reading";
import { isWithinCode, isWithinWord } from "../readings/weigh-readings";

/** Sides of a dash, in em, and how many times as wide as tall it is at least. */
const DASH = { narrowest: 0.12, tallest: 0.2, longer: 1.3 } as const;
/** The middle of a dash stands so high above the baseline, in em; that of a typewriter's, whose hyphens are as wide as en dashes, higher. */
const HEIGHT = [0.1, 0.31] as const;
/** An en dash is so wide, in em, and so much wider than the page's hyphens; of a page without hyphens, wider, and more so between letters. */
const EN = { least: 0.36, wider: 1.25, alone: 0.385, most: 0.75, within: 0.46 } as const;
/** So many hyphens show how wide a page's are. */
const FEW = 2;
const SIGNS = /[-–—]/g;
/** Dates have hyphens. */
const DATE = /^\D?\d{1,4}-\d{1,2}-\d{1,4}\D?$/;
const SIGNS_ALONE = /^[-–—]$/;
/** … also with spaces around them, as numbers to call do: "3 - 9 - 2014", "0718 - 22". */
const GROUP = /^\d{1,4}$/;
const CALLED = /^0\d{1,4}$/;

/** A dash of a word: which of its characters it is, and how wide its ink, in em. */
interface Dash {
  at: number;
  width: number;
}

/**
 * En dashes told by their ink: readers take them for hyphens, or for longer dashes. A page's hyphens, as narrow as they are inside words, show how wide one is
 * there. Dates and typed words keep what was read: a typewriter's hyphens are as wide as en dashes.
 */
export function tellDashes(words: readonly Word[], image: GreyImage): Word[] {
  const typed = withSeenPitch(words).map(({ pitch }) => pitch !== undefined);
  const isKept = (i: number) =>
    typed[i] ||
    DATE.test(words[i]?.text ?? "") ||
    isInSpacedNumber(words, i) ||
    (SIGNS_ALONE.test(words[i]?.text ?? "") &&
      [i - 1, i + 1].some((at) => typed[at] && isOnLine(words[i] as Word, words[at] as Word)));
  const dashes = words.map((word, i) => (isKept(i) ? [] : dashesOf(word, image)));
  const hyphens = dashes.flat().flatMap(({ width }) => (width < EN.least ? [width] : []));
  const least = hyphens.length < FEW ? EN.alone : Math.max(EN.least, EN.wider * median(hyphens));
  return words.map((word, i) => {
    const wide = (dashes[i] ?? []).filter(
      ({ at, width }) => width >= (isWithin(word.text, at) ? EN.within : least) && width <= EN.most,
    );
    if (wide.length === 0) return word;
    const signs = [...word.text].map((sign, at) =>
      wide.some((dash) => dash.at === at) ? "–" : sign,
    );
    return { ...word, text: signs.join("") };
  });
}

/** A sign alone between groups of digits of a date, or of a number that begins as those to call do. */
function isInSpacedNumber(words: readonly Word[], i: number): boolean {
  const sign = words[i] as Word;
  const isGroup = (at: number) => {
    const word = words[at];
    return word !== undefined && isOnLine(sign, word) && GROUP.test(word.text);
  };
  const isSign = (at: number) => SIGNS_ALONE.test(words[at]?.text ?? "");
  if (!isSign(i) || !isGroup(i - 1) || !isGroup(i + 1)) return false;
  const goesOn = [i - 2, i + 2].some((at) => isSign(at) && isGroup(at < i ? at - 1 : at + 1));
  return goesOn || CALLED.test(words[i - 1]?.text ?? "");
}

const isWithin = (text: string, at: number): boolean =>
  isWithinWord(text, at) || isWithinCode(text, at);

const isOnLine = (word: Word, other: Word): boolean =>
  Math.abs(word.baseline - other.baseline) < 0.5 * word.fontSize;

/** The dashes of a word in proportional type, where each has its own piece of ink. */
function dashesOf(word: Word, image: GreyImage): Dash[] {
  const places = [...word.text].flatMap((sign, at) => (sign.match(SIGNS) ? [at] : []));
  if (places.length === 0 || CJK.test(word.text)) return [];
  const { box, baseline, fontSize: em } = word;
  const area = { x0: box.x0 - 0.1 * em, x1: box.x1 + 0.1 * em, top: baseline - 0.9 * em };
  const pieces = piecesIn(image, { ...area, bottom: baseline + 0.3 * em })
    .filter((piece) => isDash(piece, word))
    .toSorted((a, b) => a.x0 - b.x0);
  if (pieces.length !== places.length) return [];
  return places.map((at, i) => ({ at, width: widthOf(pieces[i] as Box) / em }));
}

function isDash(piece: Box, { baseline, fontSize: em }: Word): boolean {
  const [width, height] = [widthOf(piece), piece.bottom - piece.top];
  const middle = (baseline - (piece.top + piece.bottom) / 2) / em;
  const isFlat = height <= DASH.tallest * em && width >= DASH.longer * height;
  return isFlat && width >= DASH.narrowest * em && middle >= HEIGHT[0] && middle < HEIGHT[1];
}

const widthOf = ({ x0, x1 }: Box): number => x1 - x0;
