import { fold } from "../text/fold";
import type { Lexicon } from "./lexicon";
import { lexicons } from "./phrases";

/** Single letters are item numbers and the remains of marks. */
const LEAST_LENGTH = 2;

/**
 * How strongly the words of a page speak for each language in Latin letters (ISO 639-3), likeliest
 * first. Words are compared without accents, so that a reading by a model that does not know a
 * language's letters still shows which one it is; a word that several languages print counts less.
 */
export function voteLanguages(texts: readonly string[]): { language: string; points: number }[] {
  const seen = new Set(texts.flatMap((text) => fold(text).split(" ")));
  const points = new Map<string, number>();
  for (const word of seen) {
    const languages = speakers.get(word) ?? [];
    for (const language of languages) {
      points.set(language, (points.get(language) ?? 0) + 1 / languages.length);
    }
  }
  return [...points]
    .map(([language, sum]) => ({ language, points: sum }))
    .toSorted((a, b) => b.points - a.points);
}

/** Some lexicon prints this word, which is folded. */
export function isKnownWord(word: string): boolean {
  return speakers.has(word);
}

const speakers = new Map<string, string[]>();
for (const lexicon of lexicons) {
  for (const word of wordsOf(lexicon)) {
    speakers.set(word, [...(speakers.get(word) ?? []), lexicon.language]);
  }
}

function wordsOf(lexicon: Lexicon): Set<string> {
  const { fields, general, columns, otherColumns, titles, terms, signatures, greetings, paging } =
    lexicon;
  const phrases = [
    ...Object.values(fields),
    ...Object.values(general),
    ...Object.values(columns),
    ...[otherColumns, titles, terms, signatures, greetings, paging],
  ];
  const words = phrases.flatMap((phrase) => fold(phrase).split(" "));
  return new Set(words.filter((word) => word.length >= LEAST_LENGTH && /^[a-z]+$/.test(word)));
}
