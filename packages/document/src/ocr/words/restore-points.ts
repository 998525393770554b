import { median } from "../../layout/box";
import { isAsTyped, typedPitchOf } from "../../layout/faces/seen-pitch";
import type { Box, Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { isBeforeWord, withFirstPoint, withInitialPoints } from "./first-points";
import { around, footOf, isTall, markOf, POINT } from "./foot-marks";
import { withNumberPoints } from "./number-points";

/** A point follows its letter at no more than this, in em; in a font of equal widths at more, between digits. */
const NEAR = 0.22;
const NEAR_DIGITS = 0.8;
/** In spaced lettering a colon stands off as far as this. */
const NEAR_COLON = 0.3;
/** Letters of one width stand further apart than this, in em, and a point in the middle of its cell so much further off. */
const TYPED = { from: 0.16, point: 0.22, most: 0.5, words: 20 } as const;
/** A point behind a typed word stands in the middle of the next cell but for this, in cells. */
const OFF_MIDDLE = 0.3;
/** Words that show it. */
const LONG = /^\p{L}{4,}$/u;
/** Fewer letters do not show how far they stand apart. */
const SHORT = 3;
/** An amount with its decimals ends; a speck behind it is no point. */
const AMOUNT = /\d[.,]\d{2}$/;
/** A number read more surely than this has no point among its digits. */
const SURE = 0.92;
/** A letter on the line and a point or colon, of which the other may be missing. */
const OPEN_END = /(?![º°ª])\p{Script=Latin}[.:：]$/u;
/** A raised letter, perhaps with a colon behind it, and how far above the line it ends and how tall it is at least, in em. */
const RAISED_SIGN = /(?<=[\p{L}\d])[º°ª](?=:?$)/u;
const RAISED = 0.15;
/** A colon's upper point is this far above the lower one, in em. */
const COLON = [0.2, 0.55] as const;

/**
 * Points that the engine takes for dust at the end of words, and between digits, as the ink shows
 * them: "No" with a point behind it becomes "No.", "309" and "23" with one between them "309.23".
 */
export function restorePoints(words: readonly Word[], image: GreyImage): Word[] {
  const result: Word[] = [];
  const typed = typedGap(words, image);
  const pitch = typedPitchOf(words);
  words.forEach((word, i) => {
    const next = followerOf(word, words[i + 1]);
    const before = words[i - 1];
    const begun = withFirstPoint(word, image);
    // Before a word they wait for the second reader, who leaves out the same ones and would contest them.
    const first = isBeforeWord(begun) ? begun : withInitialPoints(begun, image);
    const own = withRaisedSign(withInnerPoint(first, image), image);
    const last = result.at(-1);
    const pointed = last && withPointBetween(last, own, image);
    if (pointed) result[result.length - 1] = pointed;
    else result.push(withEndPoint(own, { before, next, typed, pitch }, image));
  });
  return result;
}

/** The points in a number, between a letter and a colon, and below a raised one, that a second reader left out, where its reading replaced the first. */
export function restoreOverruledPoints(words: readonly Word[], image: GreyImage): Word[] {
  const typed = typedGap(words, image);
  const pitch = typedPitchOf(words);
  return words.map((own, i) => {
    const pointed = withInitialPoints(withRaisedSign(own, image), image);
    const word = withNumberPoints(pointed, image);
    const isAsked = word.second === "overrules" && OPEN_END.test(word.text);
    const beside = { before: words[i - 1], next: followerOf(word, words[i + 1]), typed, pitch };
    return isAsked ? withPointAndColon(word, beside, image) : word;
  });
}

function followerOf(word: Word, next: Word | undefined): Word | undefined {
  return next && next.box.x0 > word.box.x0 && sharesLine(word, next) ? next : undefined;
}

function sharesLine(a: Word, b: Word): boolean {
  return Math.abs(a.baseline - b.baseline) < 0.3 * Math.min(a.fontSize, b.fontSize);
}

/** The words before and behind another one, if any, and how far letters stand apart on a page that was typed, in em. */
interface Neighbours {
  before: Word | undefined;
  next: Word | undefined;
  typed: number | null;
  /** The width of the cells of what was typed into a page of print. */
  pitch: number | undefined;
}

/** The usual gap between the letters of a page's words, in em, where that is a typewriter's. */
function typedGap(words: readonly Word[], image: GreyImage): number | null {
  const gaps = words
    .filter(({ text }) => LONG.test(text))
    .map((word) => {
      const pieces = around(word, word.box.x0, word.box.x1, image);
      const letters = pieces.filter((piece) => isTall(piece, word.fontSize));
      return letters.length < SHORT ? 0 : gapOf(letters, word.fontSize);
    });
  const gap = median(gaps);
  return gaps.length >= TYPED.words && gap >= TYPED.from ? gap : null;
}

function withEndPoint(word: Word, beside: Neighbours, image: GreyImage): Word {
  if (OPEN_END.test(word.text)) return withPointAndColon(word, beside, image);
  if (!/[\p{Script=Latin}\d)]$/u.test(word.text) || AMOUNT.test(word.text)) return word;
  if (/\.[º°ª]$/.test(word.text)) return word;
  const em = word.fontSize;
  const { pieces, points, last, near } = endOf(word, beside, image);
  const isOwn = (point: Box) => isInNextCell(word, point, beside.pitch);
  const mark = points.find(
    (point) => point.x0 - last < Math.max(NEAR_COLON, near) * em || isOwn(point),
  );
  if (!mark) return word;
  const isColon = pieces.some((piece) => isUpperPoint(piece, mark, em));
  if (!isColon && mark.x0 - last > near * em && !isOwn(mark)) return word;
  const box = { ...word.box, x1: Math.max(word.box.x1, mark.x1) };
  return { ...word, text: word.text + (isColon ? ":" : "."), box };
}

/** A point in the middle of the cell behind a typed word. */
function isInNextCell({ text, box }: Word, point: Box, pitch: number | undefined): boolean {
  if (pitch === undefined || !isAsTyped({ text, box }, pitch)) return false;
  const next = (box.x0 + box.x1) / 2 + (([...text].length + 1) / 2) * pitch;
  return Math.abs(middle(point) - next) < OFF_MIDDLE * pitch;
}

/** "NO.:" of which a reader made "NO." or "NO:": two points at the foot, the second with one above it. */
function withPointAndColon(word: Word, beside: Neighbours, image: GreyImage): Word {
  const { pieces, points } = endOf(word, beside, image);
  const [point, colon] = points;
  const isAlone = (mark: Box) => !pieces.some((piece) => isUpperPoint(piece, mark, word.fontSize));
  if (points.length !== 2 || !point || !colon || !isAlone(point) || isAlone(colon)) return word;
  const box = { ...word.box, x1: Math.max(word.box.x1, colon.x1) };
  const end = word.text.at(-1) === "." ? ":" : word.text.at(-1);
  return { ...word, text: `${word.text.slice(0, -1)}.${end}`, box };
}

/** The ink of a word and what follows it closely: all pieces, where its `last` letter ends, the points at its foot behind that, and how `near` to it one is its own, in em. */
function endOf(word: Word, { before, next, typed }: Neighbours, image: GreyImage) {
  const em = word.fontSize;
  const end = next ? Math.max(next.box.x0, word.box.x1) : image.width;
  const reach = Math.min(word.box.x1 + (TYPED.most + POINT[1]) * em, end);
  const pieces = around(word, word.box.x0, reach, image);
  const letters = pieces.filter((piece) => isTall(piece, em));
  const last = Math.max(...letters.map((letter) => letter.x1));
  const foot = footOf(letters, em);
  const points = pieces.filter(
    (piece) => piece.x0 > last && piece.x1 < reach && markOf(piece, foot, em) === ".",
  );
  // Of an initial the word before shows how it is set.
  const isShort = letters.length < SHORT && before && sharesLine(before, word);
  const shown = isShort
    ? around(before, before.box.x0, before.box.x1, image).filter((piece) => isTall(piece, em))
    : letters;
  const gap = shown.length < SHORT ? (typed ?? 0) : gapOf(shown, em);
  return { pieces, points, last, near: nearestOf(gap) };
}

function gapOf(letters: readonly Box[], em: number): number {
  return median(letters.slice(1).map(({ x0 }, i) => (x0 - (letters[i] as Box).x1) / em));
}

/** How near to its letter a point is, in em: in faces of one width, whose letters stand apart, less so. */
function nearestOf(gap: number): number {
  return gap < TYPED.from ? NEAR : Math.min(TYPED.most, gap + TYPED.point);
}

function isUpperPoint(piece: Box, lower: Box, em: number): boolean {
  const rise = (lower.top - piece.top) / em;
  const over = Math.min(piece.x1, lower.x1) - Math.max(piece.x0, lower.x0);
  return rise > COLON[0] && rise < COLON[1] && over > 0 && piece.bottom - piece.top < POINT[1] * em;
}

/** Two numbers with a point alone in the gap between them are one. */
function withPointBetween(left: Word, right: Word, image: GreyImage): Word | null {
  const em = left.fontSize;
  const gap = right.box.x0 - left.box.x1;
  if (!/\d$/.test(left.text) || !/^\d/.test(right.text) || !sharesLine(left, right)) return null;
  if (gap <= 0 || gap > NEAR_DIGITS * em) return null;
  const pieces = around(left, left.box.x0, right.box.x1, image);
  const foot = footOf(
    pieces.filter((piece) => isTall(piece, em)),
    em,
  );
  const marks = pieces
    .filter((piece) => middle(piece) > left.box.x1 && middle(piece) < right.box.x0)
    .map((piece) => markOf(piece, foot, em))
    .filter((mark) => mark !== null);
  if (marks.length !== 1) return null;
  return {
    ...left,
    text: `${left.text}${marks[0]}${right.text}`,
    box: { ...left.box, x1: right.box.x1 },
    confidence: Math.min(left.confidence, right.confidence),
  };
}

/** A point among digits that were read without it; their ink tells between which. */
function withInnerPoint(word: Word, image: GreyImage): Word {
  if (!/^\d{3,}$/.test(word.text) || word.confidence > SURE) return word;
  const em = word.fontSize;
  const pieces = around(word, word.box.x0, word.box.x1, image);
  const digits = pieces.filter((piece) => isTall(piece, em));
  const foot = footOf(digits, em);
  const marks = pieces.filter((piece) => markOf(piece, foot, em) !== null);
  const mark = marks[0];
  if (digits.length !== word.text.length || marks.length !== 1 || !mark) return word;
  const before = digits.filter((digit) => digit.x1 <= mark.x0).length;
  const behind = digits.filter((digit) => digit.x0 >= mark.x1).length;
  if (before === 0 || behind === 0 || before + behind !== digits.length) return word;
  const text = `${word.text.slice(0, before)}${markOf(mark, foot, em)}${word.text.slice(before)}`;
  return { ...word, text };
}

/** The point of an abbreviation or a number below its raised last letter: N.º, which is read as Nº. */
function withRaisedSign(word: Word, image: GreyImage): Word {
  const at = word.text.search(RAISED_SIGN);
  if (at < 0) return word;
  const em = word.fontSize;
  const pieces = around(word, word.box.x0, word.box.x1, image);
  // The raised sign may be as tall as a letter, but it ends higher.
  const tall = pieces.filter((piece) => isTall(piece, em));
  const lowest = Math.max(...tall.map(({ bottom }) => bottom));
  const letters = tall.filter(({ bottom }) => lowest - bottom < RAISED * em);
  const foot = footOf(letters, em);
  const raised = pieces.findLast(
    ({ top, bottom }) => foot - bottom > RAISED * em && bottom - top > RAISED * em,
  );
  const marks = pieces.filter(
    (piece) => markOf(piece, foot, em) === "." && raised && piece.x0 < middle(raised),
  );
  const [mark] = marks;
  if (marks.length !== 1 || !mark || letters.every((letter) => letter.x0 > mark.x0)) return word;
  return { ...word, text: `${word.text.slice(0, at)}.${word.text.slice(at)}` };
}

function middle(piece: Box): number {
  return (piece.x0 + piece.x1) / 2;
}
