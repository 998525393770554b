import type { Word } from "../../model";
import { hullOf } from "../eastern/part-ideographs";
import type { Sign } from "../readers/print-network";

/** One to three digits, then groups of three: what has other groups ends before the comma of a list. */
const GROUPS = /^\D{0,2}\d{1,3}(?:[.,]\d{3})*[.,]$/;
/** Less white than this, in em, is no space even where the first reader saw one: the point or dash of a number brings some. */
const NEAR = 0.4;

/** The least probability of signs that a second reader saw clearly. */
const CLEAR = 0.9;

/**
 * Pieces of one number or code that the first reader took for two words, joined where the second saw no space: behind a comma, point
 * or dash no number is printed with one. `signs` are the second reader's for each word.
 */
export function joinGroups(
  words: readonly Word[],
  signs: readonly (readonly Sign[])[],
): (Word | null)[] {
  const joined: (Word | null)[] = [...words];
  for (let i = words.length - 1; i > 0; i--) {
    const [left, right] = [joined[i - 1], joined[i]];
    const first = signs[i]?.[0];
    if (!left || !right || !first || first.spaced) continue;
    const isSeen = first.probability >= CLEAR && (signs[i - 1]?.at(-1)?.probability ?? 0) >= CLEAR;
    if (!areGroups(left, right) && !arePieces(left, right, isSeen)) continue;
    joined[i] = null;
    joined[i - 1] = {
      ...left,
      text: left.text + right.text,
      box: hullOf([left.box, right.box]),
      confidence: Math.min(left.confidence, right.confidence),
    };
  }
  return joined;
}

function isPiece(before: string, after: string): boolean {
  const isLone = before.length === 1 || after.length === 1;
  const areLetters = /\p{Lu}$/u.test(before) && /^\p{Lu}/u.test(after);
  // Two numbers may stand side by side.
  const areDigits = /\p{L}.*\d$/u.test(before) && /^\d/.test(after);
  return isLone && (areLetters || areDigits);
}

function areGroups(left: Word, right: Word): boolean {
  return GROUPS.test(left.text) && /^\d{3}(?!\d)/.test(right.text);
}

/** Close to each other, with a separator between digits, a dash behind the capitals of a code, or as a lone capital or the digit of a code that was clearly seen beside its likes. */
function arePieces(left: Word, right: Word, isSeen: boolean): boolean {
  if (right.box.x0 - left.box.x1 > NEAR * right.fontSize) return false;
  const [before, after] = [left.text, right.text];
  if (isSeen && isPiece(before, after)) return true;
  if (/^\p{Lu}{1,4}$/u.test(before) && /^-\d/.test(after)) return true;
  return /\d$/.test(before) ? /^[.,-]\d/.test(after) : /\d[.,-]$/.test(before) && /^\d/.test(after);
}
