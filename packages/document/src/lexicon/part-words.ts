import type { Model } from "../ocr/readers/model-data";
import { isWordOf } from "../ocr/words/word-list";
import { fold } from "../text/fold";
import { partSyllables } from "./part-syllables";
import { spellings } from "./spellings";
import type { LanguageWeights } from "./vocabulary";

/** Short words between the others of a label, in languages that write their words apart, and those of them with which no word of a label ends. */
const joining: Record<string, { between: string; last: string }> = {
  eng: { between: "and at by for from in is of on or per the to with", last: "by of to" },
  fra: { between: "au aux de des du en et la le les ou par pour sur", last: "de des du le" },
  ita: { between: "al con da dal dei del della di ed il in la per", last: "del della di" },
  por: { between: "ao com da das de do dos em ou para por", last: "da de do em" },
  spa: { between: "al con de del el en la las los para por", last: "de del" },
};

/** What is numbered, before the sign of its number: "Accountno.", "Fatturan."; what is shorter may be an abbreviation. */
const numbered: Partial<Record<Model, RegExp>> = {
  eng: /^\p{L}{3,}(?=no$)/iu,
  ita: /^\p{L}{6,}(?=n$)/iu,
};

/** Letters of a word that another one stuck to, at least. */
const SHORTEST = 4;
/** … and of one that the language has, but no label of the lexicon. */
const SHORTEST_OF_LANGUAGE = 5;
/** Words run together, at most. */
const MOST = 4;
/** A language counts that weighs so much beside the first one of the page. */
const LEAST_WEIGHT = 0.5;

interface Words {
  model: Model;
  known: ReadonlySet<string>;
  between: ReadonlySet<string>;
  last: ReadonlySet<string>;
}

const vocabulary = new Map<string, Words>(
  Object.entries(joining).map(([language, { between, last }]) => [
    language,
    {
      model: language as Model,
      known: wordsOf(language),
      between: new Set(between.split(" ")),
      last: new Set(last.split(" ")),
    },
  ]),
);

/** The words of all phrases of a language, without those that an apostrophe cuts short. */
function wordsOf(language: string): Set<string> {
  const own = [...spellings.values()].flat().filter((one) => one.language === language);
  return new Set(
    own.flatMap(({ text }) => text.split(/\s+|\p{L}+['’]/u).map((word) => fold(word))),
  );
}

/**
 * A label whose words a reader of pixels ran together, parted at joining words between or behind words of the lexicon, of which the first may be any of
 * the language: "Nameofaccount", "Censoredby". No word that the lexicon or the language knows is parted.
 */
export function partWords(text: string, weights: LanguageWeights): string {
  const most = Math.max(...weights.values(), 0);
  const languages = [...weights]
    .filter(([, weight]) => weight >= LEAST_WEIGHT * most)
    .flatMap(([language]) => vocabulary.get(language) ?? []);
  const isVietnamese = (weights.get("vie") ?? 0) >= Math.max(most, 1e-9);
  return text.replace(/\p{L}+/gu, (word, at: number) => {
    const syllables = isVietnamese ? partSyllables(word) : null;
    if (syllables) return syllables;
    const seam = seamOf(word, languages);
    if (seam) return `${word.slice(0, seam)} ${word.slice(seam)}`;
    if (/\p{Ll}\p{Lu}/u.test(word)) return word;
    const form = fold(word);
    const isPlain = [...form].length === [...word].length && word.length > SHORTEST;
    const isWhole = ({ known, model }: Words) => known.has(form) || isWordOf(model, word);
    if (!isPlain || languages.some(isWhole)) return word;
    for (const { model } of text[at + word.length] === "." ? languages : []) {
      const number = numbered[model]?.exec(word)?.[0];
      if (number && isWordOf(model, number)) return `${number} ${word.slice(number.length)}`;
    }
    for (const words of languages) {
      const parts = partsOf(form, word, words, at > 0);
      if (parts) return spaced(word, parts);
    }
    return word;
  });
}

/** Where a capital behind a small letter begins the second of two words, one of which the lexicon knows: "SalesAreas"; 0 where none does. */
function seamOf(word: string, languages: readonly Words[]): number {
  const [, before, behind] = /^(\p{Lu}?\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u.exec(word) ?? [];
  if (!before || !behind) return 0;
  const isKnown = (part: string) =>
    part.length >= SHORTEST && languages.some(({ known }) => known.has(fold(part)));
  return isKnown(before) || isKnown(behind) ? before.length : 0;
}

function spaced(word: string, parts: readonly string[]): string {
  const starts = parts.map((_, i) => parts.slice(0, i).join("").length);
  return parts.map((part, i) => word.slice(starts[i], (starts[i] ?? 0) + part.length)).join(" ");
}

const lengthOf = (parts: readonly string[]): number => parts.join("").length;

/**
 * The fewest words that make the form of a word: one of the lexicon first, a joining one behind it. Behind other words of the label (`goesOn`) a joining one may come
 * first, and one of the language behind another: "Name | oftheperson". Null where none do.
 */
function partsOf(
  form: string,
  word: string,
  { model, known, between, last }: Words,
  goesOn: boolean,
): string[] | null {
  const isKnown = (part: string) => part.length >= SHORTEST && known.has(part);
  const isOfLanguage = (part: string, from: number) =>
    part.length >= SHORTEST_OF_LANGUAGE && isWordOf(model, word.slice(from, from + part.length));
  // The list of a language has many a stem and ending.
  const isWord = (part: string, before: readonly string[]) => {
    const mayBeAny = goesOn && before.some(isKnown) && between.has(before.at(-1) ?? "");
    const isFirst = before.length === 0;
    return isKnown(part) || ((isFirst || mayBeAny) && isOfLanguage(part, lengthOf(before)));
  };
  let begun: string[][] = [[]];
  for (let count = 1; count <= MOST && begun.length > 0; count++) {
    begun = begun.flatMap((before) => {
      const rest = form.slice(lengthOf(before));
      return Array.from(rest, (_, i) => rest.slice(0, i + 1))
        .filter(
          (part) => isWord(part, before) || ((goesOn || before.length > 0) && between.has(part)),
        )
        .map((part) => [...before, part]);
    });
    const whole = begun.find((parts) => {
      const end = parts.at(-1) ?? "";
      const isJoined =
        parts.some((part) => between.has(part)) && !parts.every((part) => between.has(part));
      return parts.join("") === form && isJoined && (last.has(end) || !between.has(end));
    });
    if (whole) return whole;
  }
  return null;
}
