import { fold } from "../text/fold";
import { spellings } from "./spellings";
import type { LanguageWeights } from "./vocabulary";

/** Short words between the others of a label, in languages that write their words apart, and those of them with which no word of a label ends. */
const joining: Record<string, { between: string; last: string }> = {
  eng: { between: "and at by for from in is of on or per the to with", last: "by of to" },
  fra: { between: "au aux de des du en et la le les ou par pour sur", last: "de des du" },
  ita: { between: "al con da dal dei del della di ed il in la per", last: "del della di" },
  por: { between: "ao com da das de do dos em ou para por", last: "da de do" },
  spa: { between: "al con de del el en la las los para por", last: "de del" },
};

/** Letters of a word that another one stuck to, at least. */
const SHORTEST = 4;
/** Words run together, at most. */
const MOST = 4;
/** A language counts that weighs so much beside the first one of the page. */
const LEAST_WEIGHT = 0.5;

interface Words {
  known: ReadonlySet<string>;
  between: ReadonlySet<string>;
  last: ReadonlySet<string>;
}

const vocabulary = new Map<string, Words>(
  Object.entries(joining).map(([language, { between, last }]) => [
    language,
    {
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
 * A label whose words a reader of pixels ran together, parted at joining words between or behind words of the lexicon:
 * "Nameofaccount". No word that the lexicon knows is parted.
 */
export function partWords(text: string, weights: LanguageWeights): string {
  const most = Math.max(...weights.values(), 0);
  const languages = [...weights]
    .filter(([, weight]) => weight >= LEAST_WEIGHT * most)
    .flatMap(([language]) => vocabulary.get(language) ?? []);
  return text.replace(/\p{L}+/gu, (word) => {
    const seam = seamOf(word, languages);
    if (seam) return `${word.slice(0, seam)} ${word.slice(seam)}`;
    const form = fold(word);
    const isPlain = [...form].length === [...word].length && word.length > SHORTEST;
    if (!isPlain || languages.some(({ known }) => known.has(form))) return word;
    for (const words of languages) {
      const parts = partsOf(form, words);
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

/** The fewest words that make it: one of the lexicon first, a joining one behind it; null where none do. */
function partsOf(form: string, { known, between, last }: Words): string[] | null {
  const isWord = (part: string) => part.length >= SHORTEST && known.has(part);
  let begun: string[][] = [[]];
  for (let count = 1; count <= MOST && begun.length > 0; count++) {
    begun = begun.flatMap((before) => {
      const rest = form.slice(before.join("").length);
      return Array.from(rest, (_, i) => rest.slice(0, i + 1))
        .filter((part) => isWord(part) || (before.length > 0 && between.has(part)))
        .map((part) => [...before, part]);
    });
    const whole = begun.find((parts) => {
      const end = parts.at(-1) ?? "";
      const isJoined = parts.some((part) => between.has(part));
      return parts.join("") === form && isJoined && (last.has(end) || !between.has(end));
    });
    if (whole) return whole;
  }
  return null;
}
