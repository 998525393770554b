import type { Word } from "../model";
import type { Sign } from "./print-network";

const BRACKETS = /[（）()]/g;

/**
 * Brackets as wide as the second reader saw them: a model of Japanese or Chinese takes narrow ones for wide. Only where both
 * readers saw as many.
 */
export function narrowBrackets(word: Word, signs: readonly Sign[]): Word {
  if (!/[（）]/.test(word.text)) return word;
  const seen =
    signs
      .map((sign) => sign.text)
      .join("")
      .match(BRACKETS) ?? [];
  if (seen.length !== word.text.match(BRACKETS)?.length) return word;
  // Who sees one of a pair wide sees the other one wrong.
  if (seen.some((bracket) => /[（）]/.test(bracket))) return word;
  const matches = (a: string, b: string) => a.normalize("NFKC") === b.normalize("NFKC");
  let at = 0;
  const text = word.text.replace(BRACKETS, (bracket) => {
    const other = seen[at++] ?? bracket;
    return matches(bracket, other) && other < bracket ? other : bracket;
  });
  return text === word.text ? word : { ...word, text };
}
