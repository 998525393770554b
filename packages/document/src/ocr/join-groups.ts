import type { Word } from "../model";
import { hullOf } from "./part-ideographs";
import type { Sign } from "./print-network";

/** One to three digits, then groups of three: what has other groups ends before the comma of a list. */
const GROUPS = /^\D{0,2}\d{1,3}(?:[.,]\d{3})*[.,]$/;
/** Less white than this, in em, is no space even where the first reader saw one: the point or dash of a number brings some. */
const NEAR = 0.4;

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
    if (!areGroups(left, right) && !arePieces(left, right)) continue;
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

function areGroups(left: Word, right: Word): boolean {
  return GROUPS.test(left.text) && /^\d{3}(?!\d)/.test(right.text);
}

/** Close to each other, with a separator between digits, or a dash behind the capitals of a code. */
function arePieces(left: Word, right: Word): boolean {
  if (right.box.x0 - left.box.x1 > NEAR * right.fontSize) return false;
  const [before, after] = [left.text, right.text];
  if (/^\p{Lu}{1,4}$/u.test(before) && /^-\d/.test(after)) return true;
  return /\d$/.test(before) ? /^[.,-]\d/.test(after) : /\d[.,-]$/.test(before) && /^\d/.test(after);
}
