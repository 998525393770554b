import type { Model } from "../readers/model-data";
import { isLexical, isPrinted } from "../words/printed-words";

/** White between two words of the language is at least so wide, in em, so large a share of most spaces of the page, and so many times as wide as between the letters; more beside words that no label has. */
const TOLD = { least: 0.16, narrower: 0.65, wider: 1.3, widerElsewhere: 1.5 } as const;
const LETTER = /[\p{Lu}\p{Ll}]/u;

/** The letters on both sides of a place in a text, with nothing between them. */
export interface Meeting {
  left: string;
  right: string;
}

/** Null where none meet there. */
export function meetingAt(characters: readonly string[], at: number): Meeting | null {
  const from = characters.slice(0, at).findLastIndex((sign) => !LETTER.test(sign)) + 1;
  const length = characters.slice(at).findIndex((sign) => !LETTER.test(sign));
  const left = characters.slice(from, at).join("");
  const right = characters.slice(at, length < 0 ? undefined : at + length).join("");
  return left === "" || right === "" ? null : { left, right };
}

/**
 * Whether the letters that meet are two words, which together are none, and the widest white among them stands between: `gaps` are those behind each
 * letter but the last, `space` is the width of the page's spaces, in em.
 */
export function areTwoWords(
  { left, right }: Meeting,
  gaps: readonly number[],
  space: number,
  model: Model,
): boolean {
  const place = left.length - 1;
  const gap = gaps[place] ?? 0;
  const isWide = gap >= Math.max(TOLD.least, TOLD.narrower * space);
  if (!isWide || !isPart(left, model) || !isPart(right, model)) return false;
  if (isPrinted(model, left + right)) return false;
  const isUsual = isLexical(left) && isLexical(right);
  const most = Math.max(...gaps.toSpliced(place, 1));
  return gap >= (isUsual ? TOLD.wider : TOLD.widerElsewhere) * most;
}

/** Short words are those of labels: the lists of the models have every pair of letters. */
function isPart(text: string, model: Model): boolean {
  return text.length > 2 ? isPrinted(model, text) : isLexical(text);
}
