import { fold, isCjk } from "../text/fold";
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
  if (weigh(likely, weights) <= 0) return part;
  return respell(name, likely.text) + rest;
}

const weigh = ({ language }: Spelling, weights: LanguageWeights): number =>
  weights.get(language) ?? 0;

const lettersOf = (text: string): string[] => [...text].filter((sign) => /\p{L}/u.test(sign));

/** The letters of `phrase` in the places and the case of those of `name`. */
function respell(name: string, phrase: string): string {
  const letters = lettersOf(phrase);
  const signs = [...name.normalize("NFC")];
  if (lettersOf(name.normalize("NFC")).length !== letters.length) return name;
  let next = 0;
  return signs
    .map((sign) => {
      if (!/\p{L}/u.test(sign)) return sign;
      const letter = letters[next++] ?? sign;
      return sign === sign.toLowerCase() ? letter : letter.toUpperCase();
    })
    .join("");
}

/** Phrases of the same length with a letter or two in another place: longer ones may differ more. */
function nearSpellings(form: string): Spelling[] {
  const length = form.length;
  const shortest = isCjk(form) ? 4 : 8;
  const limit = length < shortest ? 0 : length >= 16 ? 3 : length >= 10 ? 2 : 1;
  let best: Spelling[] = [];
  let least = limit + 1;
  if (limit === 0) return best;
  for (const [phrase, own] of spellings) {
    if (phrase.length !== length) continue;
    const off = differences(phrase, form, least);
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
