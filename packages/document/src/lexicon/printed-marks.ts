import type { Page } from "../model";
import { fold } from "../text/fold";
import { respell } from "./respell";
import { spellings } from "./spellings";
import type { LanguageWeights } from "./vocabulary";

/** Languages in which a word without its accents is mostly none. */
const ACCENTED = ["deu", "fra", "ita", "pol", "por", "spa"];
/** Words of the lexicon that without their accents are others: "charge" beside "chargé" (French), "pais" beside "país" (Portuguese). */
const IS_ANOTHER = /^[^\p{M}]*e\u0301$|^pai\u0301s$/u;
/** Letters of a word, at least. */
const SHORTEST = 4;
/** So many words with their accents, and so many times as many as without, say that the document prints them. */
const FEWEST = 3;
const TIMES = 4;

/** Words of the lexicon that are always written with accents, by language and folded form. */
const accented = new Map<string, string | null>();
for (const { text, language } of [...spellings.values()].flat()) {
  if (!ACCENTED.includes(language)) continue;
  for (const word of text.split(/[^\p{L}]+/u)) {
    const key = `${language} ${fold(word)}`;
    const known = accented.get(key);
    const isOne = (known === undefined || known === word) && isAccented(word);
    accented.set(key, isOne ? word : null);
  }
}

function isAccented(word: string): boolean {
  const isSpelledSo = [...fold(word)].length === [...word].length && fold(word) !== word;
  return word.length >= SHORTEST && isSpelledSo && !IS_ANOTHER.test(word.normalize("NFD"));
}

/**
 * Gives the words of a label the accents that readers of pixels lost, "Matricula" for "Matrícula", where the document prints them: capitals are
 * often printed without, and tills print none.
 */
export function restoreMarks(
  pages: readonly Page[],
  weights: LanguageWeights,
): (label: string) => string {
  const [language = ""] = [...weights].sort((a, b) => b[1] - a[1])[0] ?? [];
  const accentedOf = (word: string) => accented.get(`${language} ${fold(word)}`) ?? null;
  const read = pages.flatMap(({ words }) =>
    words.flatMap(({ text, source }) => (source === "ocr" ? (text.match(/\p{L}+/gu) ?? []) : [])),
  );
  const known = read.filter((word) => accentedOf(word) !== null);
  const arePrinted = (words: readonly string[]) => {
    const bare = words.filter(isBare).length;
    const marked = words.length - bare;
    return marked >= FEWEST && marked >= TIMES * bare;
  };
  const inSmall = arePrinted(known.filter((word) => !isCapital(word)));
  const inCapitals = arePrinted(known.filter(isCapital));
  return (label) =>
    label.replace(/\p{L}+/gu, (word) => {
      const phrase = (isCapital(word) ? inCapitals : inSmall) ? accentedOf(word) : null;
      return phrase && isBare(word) ? respell(word, phrase) : word;
    });
}

/** Languages whose capitals are often printed without their accents. */
const BARE = ["fra", "ita", "por", "spa"];

/** Whether no word in capitals has an accent, in a language that often prints none there. */
export function areCapitalsBare(pages: readonly Page[], weights: LanguageWeights): boolean {
  const [language = ""] = [...weights].sort((a, b) => b[1] - a[1])[0] ?? [];
  const words = pages.flatMap((page) => page.words.map(({ text }) => text.normalize("NFD")));
  return (
    BARE.includes(language) &&
    !words.some((text) => /^\P{Ll}*\p{Lu}\p{M}/u.test(text) && !/\p{Ll}/u.test(text))
  );
}

const isBare = (word: string): boolean => fold(word) === word.toLowerCase();
const isCapital = (word: string): boolean => word === word.toUpperCase();
