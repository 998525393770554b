import type { Word } from "../model";

/** A small o typed for a box to tick, and one with the x that somebody set on it. */
const EMPTY = /^o$/;
const TICKED = /^(?:xo|ox)$/i;
/** So many empty ones beside a ticked one: no word of a language is "xo". */
const FEWEST = 3;

/** "o yearly  xo quarterly  o monthly": boxes to tick that were typed as letters, on a page where one of them is ticked. */
export function withTypedRounds(words: readonly Word[]): Word[] {
  const ticked = words.filter(({ text }) => TICKED.test(text)).length;
  const empty = words.filter(({ text }) => EMPTY.test(text)).length;
  if (ticked === 0 || empty < FEWEST) return [...words];
  return words.map((word) => {
    if (TICKED.test(word.text)) return { ...word, text: "☒" };
    return EMPTY.test(word.text) ? { ...word, text: "☐" } : word;
  });
}
