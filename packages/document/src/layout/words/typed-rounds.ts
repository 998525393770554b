import type { Word } from "../../model";

/** A small o typed for a box to tick, and one with the x that somebody set on it. */
const EMPTY = /^o$/;
const TICKED = /^(?:xo|ox)$/;
/** In these languages "o" is a word, with a capital at the head of a sentence. */
const WORD: ReadonlySet<string | undefined> = new Set(["spa", "ita", "por", "pol"]);
/** What readers of pixels see in a ring, and in one with a cross or a dot in it. */
const SEEN = { empty: /^O$/, ticked: /^[®©]$/ } as const;
/** So many empty ones beside a ticked one: no word of a language is "xo". */
const FEWEST = 3;

/** "o yearly  xo quarterly  o monthly": boxes to tick that were typed or seen as letters, on a page where one of them is ticked. */
export function withTypedRounds(words: readonly Word[], language?: string): Word[] {
  const isTicked = ({ text, source }: Word) =>
    TICKED.test(text) || (source === "ocr" && SEEN.ticked.test(text));
  const isEmpty = ({ text, source }: Word) => (source === "ocr" ? SEEN.empty : EMPTY).test(text);
  if (WORD.has(language) || !words.some(isTicked) || words.filter(isEmpty).length < FEWEST)
    return [...words];
  return words.map((word) => {
    if (isTicked(word)) return { ...word, text: "☒" };
    return isEmpty(word) ? { ...word, text: "☐" } : word;
  });
}
