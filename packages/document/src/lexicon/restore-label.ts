import { editDistance, fold, isCjk } from "../text/fold";
import { isMisread } from "./is-misread";
import { lexicons } from "./phrases";
import type { LanguageWeights } from "./vocabulary";

interface Spelling {
  text: string;
  language: string;
}

/** How the phrases of the lexicon are written, by their folded form. */
const spellings = new Map<string, Spelling[]>();
for (const { language, fields, general, columns, otherColumns } of lexicons) {
  const all = [...Object.values(fields), ...Object.values(general), ...Object.values(columns)];
  for (const phrase of [...all, otherColumns].join("|").split("|")) {
    const text = phrase.trim().normalize("NFC").toLowerCase();
    const form = fold(text);
    if (form !== "") spellings.set(form, [...(spellings.get(form) ?? []), { text, language }]);
  }
}

/**
 * A label as a reader of pixels most likely saw it: where it is a phrase of the lexicon but for its accents or a letter or two,
 * with the letters of that phrase, in the case as read. Values are never touched.
 */
export function restoreLabel(text: string, weights: LanguageWeights): string {
  return text
    .split(/(\s*[/／\n]\s*)/)
    .map((part, index) => (index % 2 === 1 ? part : restorePart(part, weights)))
    .join("");
}

function restorePart(part: string, weights: LanguageWeights): string {
  const [, name = part, rest = ""] = /^(.*?)(\s*[\d(（].*)?$/su.exec(part) ?? [];
  const form = fold(name);
  const known = spellings.get(form) ?? nearSpellings(form);
  const printed = name.normalize("NFC").toLowerCase();
  const plain = known.some((one) => lettersOf(one.text).join("") === lettersOf(printed).join(""));
  if (known.length === 0 || plain) return part;
  const likely = known.reduce((best, one) =>
    weigh(one, weights) > weigh(best, weights) ? one : best,
  );
  if (weigh(likely, weights) < 0.5 * Math.max(...weights.values(), 1e-9)) return part;
  return respell(name, likely.text) + rest;
}

const weigh = ({ language }: Spelling, weights: LanguageWeights): number =>
  weights.get(language) ?? 0;

const lettersOf = (text: string): string[] => [...text].filter((sign) => /\p{L}/u.test(sign));

/** The letters of `phrase` in the places and the case of those of `name`. */
function respell(name: string, phrase: string): string {
  const letters = lettersOf(phrase);
  const signs = [...name.normalize("NFC")];
  if (lettersOf(name.normalize("NFC")).length !== letters.length) return respellWords(name, phrase);
  let next = 0;
  return signs
    .map((sign) => {
      if (!/\p{L}/u.test(sign)) return sign;
      const letter = letters[next++] ?? sign;
      return sign === sign.toLowerCase() ? letter : letter.toUpperCase();
    })
    .join("");
}

/** A letter too many or too few: word by word, each in the case of its first letters. */
function respellWords(name: string, phrase: string): string {
  const printed = name.normalize("NFC").split(" ");
  const words = phrase.split(" ");
  if (printed.length !== words.length) return name;
  return printed
    .map((word, index) => {
      const own = words[index] ?? word;
      if (lettersOf(word).length === lettersOf(own).length) return respell(word, own);
      if (word === word.toUpperCase()) return own.toUpperCase();
      return word[0] === word[0]?.toUpperCase() ? own.charAt(0).toUpperCase() + own.slice(1) : own;
    })
    .join(" ");
}

/** Phrases that differ by a letter or two: longer ones may differ more. */
function nearSpellings(form: string): Spelling[] {
  const length = form.length;
  const shortest = isCjk(form) ? 4 : 8;
  const limit = length < shortest ? 0 : length >= 16 ? 3 : length >= 10 ? 2 : 1;
  let best: Spelling[] = [];
  let least = limit + 1;
  if (limit === 0) return best;
  for (const [phrase, own] of spellings) {
    // A letter too many is a letter read twice: then nothing else is off.
    const apart = Math.abs(phrase.length - length);
    if (apart > 1 || !isMisread(form, phrase)) continue;
    const off = apart === 1 ? editDistance(phrase, form, 1) : differences(phrase, form, least);
    if (off > (apart === 1 ? 1 : limit)) continue;
    if (off < least) best = own;
    else if (off === least && off <= limit) best = [...best, ...own];
    least = Math.min(least, off);
  }
  return best;
}

function differences(a: string, b: string, limit: number): number {
  let count = 0;
  for (let i = 0; i < a.length && count <= limit; i++) if (a[i] !== b[i]) count++;
  return count;
}
