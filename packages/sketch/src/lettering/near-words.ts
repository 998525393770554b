import { partWords } from "./part-words";
import { plain } from "./plain-text";
import { featureWords, noteWords, remarkWords } from "./written-words";

/** Of three letters too many words stand within one sign of each other. */
const SHORTEST = 4;

const known = new Set(
  [...partWords, ...noteWords, ...remarkWords, ...featureWords].filter((word) =>
    new RegExp(`^[a-z]{${SHORTEST},}$`, "u").test(word),
  ),
);

/**
 * The texts that `text` may be with one sign misread, overlooked or seen twice: a word in it that nobody knows, and that a
 * known one differs from in one sign, is that one (`THR4`: `THRU`). The other signs stay as they were seen. Empty where all
 * words are known.
 */
export function knownWordsNear(text: string): string[] {
  return [...text.matchAll(/[\p{L}\d]{4,}/gu)].flatMap(({ 0: seen, index }) => {
    const letters = plain(seen);
    if (letters.length !== seen.length || known.has(letters)) return [];
    return [...known].flatMap((word) => {
      const mended = mend(seen, letters, word);
      return mended === null
        ? []
        : [text.slice(0, index) + mended + text.slice(index + seen.length)];
    });
  });
}

/** `seen` with the one sign put right in which its `letters` differ from `word`; null where more do, or none. */
function mend(seen: string, letters: string, word: string): string | null {
  const longer = word.length - letters.length;
  if (Math.abs(longer) > 1) return null;
  let at = 0;
  while (at < word.length && word[at] === letters[at]) at += 1;
  const behind = at + (longer === 1 ? 0 : 1);
  if (letters.slice(behind) !== word.slice(behind + longer)) return null;
  const sign = longer === -1 ? "" : word.charAt(at);
  return seen.slice(0, at) + (isCapital(seen, at) ? sign.toUpperCase() : sign) + seen.slice(behind);
}

/** Whether a letter at `at` would be a capital: all others of the word are, or it begins as names do. */
function isCapital(word: string, at: number): boolean {
  return (
    /^[\p{Lu}\d]+$/u.test(word.slice(0, at) + word.slice(at + 1)) ||
    (at === 0 && /^\p{Lu}/u.test(word))
  );
}
