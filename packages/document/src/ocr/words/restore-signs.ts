import type { Box, Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { piecesIn } from "../image/pieces-in";
import { isBeside } from "./part-units";
import { hasSlash, isBarredRing, isMicro, isUnderlined } from "./sign-shapes";

/** A times sign hangs above the baseline by at least this, an x stands on it; in em. */
const TIMES_LIFT = 0.045;
/** A middle dot's largest side, and the heights between which its middle lies, in em. */
const DOT = 0.24;
const DOT_RISE = [0.18, 0.5] as const;

/** Signs that the models do not know, and what they give for them. */
const AS_DOT = /^[-–.:+*•°'~]$/;
const AS_TIMES = /^[xX]$/;
const AS_DIAMETER = /^[@©Oøo®](?=\d|$)/;
const AS_MICRO = /^(\d*)(?:[pun]{1,2}|y|ju|fu|tu)([lLmgFAVsHWM][,;.)]?)$/;
const AS_DONG = /^(.*\d)?[đd¢₫]$/;
/** Before an amount these ideographs are the yen sign, which has their strokes. */
const AS_YEN = /^[半羊](?=-?\d{1,3}(?:(?:,\d{3})+|(?:,\d{3})*\.\d{2})$)/;
/** … but a handwritten sign of dollars is a ring with a bar, too. */
const DOLLARS = /^\$\d{1,3}(?:,?\d{3})*\.\d{2}$/;
const AS_PHI = /[$ゅ%¢@の中申]+(?=\d)/;

/**
 * Signs that the engine's models have no character for, told by their ink where something like them
 * was read in a place for them: × between numbers, Ø and φ before one, ₫ behind an amount, · between texts; µ in
 * a unit that a second reader, who knows it, saw otherwise than the first ("3 pm" is a time). Words that are `isTold` stay as they are.
 */
export function restoreSigns(
  words: readonly Word[],
  image: GreyImage,
  isTold: (word: Word) => boolean = () => false,
): Word[] {
  return words.map((word, i) => {
    if (isTold(word)) return word;
    const text = signIn(word, words[i - 1], words[i + 1], image);
    return text === word.text ? word : { ...word, text };
  });
}

function signIn(
  word: Word,
  before: Word | undefined,
  after: Word | undefined,
  image: GreyImage,
): string {
  const text = word.text.replace(AS_YEN, "¥");
  const number = (other: Word | undefined) => /\d/.test(other?.text ?? "");
  if (AS_TIMES.test(text)) return number(before) && isLifted(word, image) ? "×" : text;
  if (AS_DOT.test(text)) return isDot(word, image) ? "·" : text;
  if (/\d[xX]\d/.test(text)) return withTimes(word, image);
  if (AS_DIAMETER.test(text) && (text.length > 1 || number(after))) {
    const [first] = letters(word, image);
    return first && isDiameter(first, word, image) ? `Ø${text.slice(1)}` : text;
  }
  if (AS_DONG.test(text) && (text.length > 1 || number(before))) {
    return isUnderlined(image, word.box, word.baseline, word.fontSize)
      ? `${text.slice(0, -1)}₫`
      : text;
  }
  const micro = AS_MICRO.exec(text);
  const isDisputed = word.second !== undefined && word.second !== "agrees";
  if (micro && isDisputed && (micro[1] || (before && number(before) && isBeside(before, word)))) {
    return hasMicro(word, image) ? `${micro[1]}µ${micro[2]}` : text;
  }
  if (AS_PHI.test(text) && !DOLLARS.test(text))
    return hasPhi(word, image) ? text.replace(AS_PHI, "φ") : text;
  return text;
}

function pieces(word: Word, image: GreyImage, below: number): Box[] {
  const em = word.fontSize;
  const { x0, x1 } = word.box;
  const area = { x0, x1, top: word.baseline - em, bottom: word.baseline + below * em };
  return piecesIn(image, area).toSorted((a, b) => a.x0 - b.x0);
}

/** Pieces as tall as letters. */
function letters(word: Word, image: GreyImage): Box[] {
  return pieces(word, image, 0.3).filter((piece) => piece.bottom - piece.top > 0.3 * word.fontSize);
}

function isLifted(word: Word, image: GreyImage): boolean {
  const [sign, ...rest] = letters(word, image);
  return sign !== undefined && rest.length === 0 && lift(sign, word) > TIMES_LIFT;
}

function lift(sign: Box, word: Word): number {
  return (word.baseline - sign.bottom) / word.fontSize;
}

function withTimes(word: Word, image: GreyImage): string {
  const { text } = word;
  const found = letters(word, image);
  if (found.length !== text.replace(/[.,]/g, "").length) return text;
  const digits = found.filter((_, i) => /\d/.test(text.replace(/[.,]/g, "")[i] ?? ""));
  const foot = Math.min(...digits.map((digit) => digit.bottom));
  const at = [...text.replace(/[.,]/g, "")].findIndex((sign) => /[xX]/.test(sign));
  const raised = (foot - (found[at]?.bottom ?? foot)) / word.fontSize > TIMES_LIFT;
  return raised ? text.replace(/(?<=\d)[xX](?=\d)/g, "×") : text;
}

function isDot(word: Word, image: GreyImage): boolean {
  const em = word.fontSize;
  const found = pieces(word, image, 0.3).filter((piece) => piece.x1 - piece.x0 > 0.06 * em);
  const [dot] = found;
  if (!dot || found.length !== 1) return false;
  const [width, height] = [dot.x1 - dot.x0, dot.bottom - dot.top];
  const rise = (word.baseline - (dot.top + dot.bottom) / 2) / em;
  const round = Math.max(width, height) < 1.5 * Math.min(width, height);
  return round && Math.max(width, height) < DOT * em && rise > DOT_RISE[0] && rise < DOT_RISE[1];
}

function isDiameter(sign: Box, word: Word, image: GreyImage): boolean {
  const em = word.fontSize;
  const height = (sign.bottom - sign.top) / em;
  return height > 0.55 && height < 0.95 && sign.x1 - sign.x0 > 0.4 * em && hasSlash(image, sign);
}

function hasMicro(word: Word, image: GreyImage): boolean {
  return letters(word, image).some((sign) => isMicro(image, sign, word.baseline, word.fontSize));
}

function hasPhi(word: Word, image: GreyImage): boolean {
  const found = letters(word, image).filter((sign) => {
    const [width, height] = [sign.x1 - sign.x0, sign.bottom - sign.top];
    return height > width && isBarredRing(image, sign);
  });
  return found.length === 1;
}
