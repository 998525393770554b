import { editDistance, fold, isCjk } from "../text/fold";
import { isMisread } from "./is-misread";
import type { Lexicon } from "./lexicon";
import { lexicons } from "./phrases";

/** How a phrase is written. */
export interface Spelling {
  text: string;
  language: string;
}

/** Signs of a phrase so short that of two letters that look alike only one makes a phrase. */
const SHORT = 8;

/** How phrases of the lexicon are written, by their folded form. */
function spellingsOf(phrases: (lexicon: Lexicon) => string[]): Map<string, Spelling[]> {
  const found = new Map<string, Spelling[]>();
  for (const lexicon of lexicons) {
    for (const phrase of phrases(lexicon).join("|").split("|")) {
      const text = phrase.trim().normalize("NFC").toLowerCase();
      const form = fold(text);
      if (form === "") continue;
      found.set(form, [...(found.get(form) ?? []), { text, language: lexicon.language }]);
    }
  }
  return found;
}

/** Labels and headings. */
export const spellings = spellingsOf(({ fields, general, columns, otherColumns }) => [
  ...Object.values(fields),
  ...Object.values(general),
  ...Object.values(columns),
  otherColumns,
]);
/** Kinds of documents. */
export const titles = spellingsOf(({ titles: own }) => [own]);

/** How phrases of several words are written, by their folded form without spaces. */
const squeezed = new Map<string, string>();
for (const form of spellings.keys()) {
  const key = form.replaceAll(" ", "");
  if (form.includes(" ") && !spellings.has(key) && !squeezed.has(key)) squeezed.set(key, form);
}
/** The folded phrase of several words that was read without its spaces. */
export const spaced = (key: string): string | undefined => squeezed.get(key);

/** A phrase of which one letter was read twice. */
export function undoubledSpellings(form: string): Spelling[] | undefined {
  for (let at = 1; at < form.length; at++) {
    if (form[at] !== form[at - 1]) continue;
    const known = spellings.get(form.slice(0, at) + form.slice(at + 1));
    if (known) return known;
  }
  return undefined;
}

/** Letters that are one another's image in some case. */
const imageOf = (form: string): string => form.replace(/[l1|j]/g, "i").replace(/[q0]/g, "o");

/** Short phrases by their image. */
const images = new Map<string, Spelling[]>();
for (const [form, own] of spellings) {
  if (form.length > SHORT) continue;
  const image = imageOf(form);
  images.set(image, [...(images.get(image) ?? []), ...own]);
}

/** Phrases that a short one is the image of. */
export function alikeSpellings(form: string): Spelling[] | undefined {
  return form.length > 2 ? images.get(imageOf(form)) : undefined;
}

/** Phrases that differ by a letter or two: longer ones may differ more; of `isClear` print, by no ideograph for another. */
export function nearSpellings(form: string, isClear = false): Spelling[] {
  const length = form.length;
  const shortest = isCjk(form) ? 4 : 8;
  const limit = length < shortest ? 0 : length >= 16 ? 3 : length >= 10 ? 2 : 1;
  let best: Spelling[] = [];
  let least = limit + 1;
  if (limit === 0) return best;
  for (const [phrase, own] of spellings) {
    // A letter too many is a letter read twice: then nothing else is off.
    const apart = Math.abs(phrase.length - length);
    if (apart > 1 || hasSignMore(form, phrase) || !isMisread(form, phrase)) continue;
    if (apart === 0 && hasOtherSign(form, phrase, isClear)) continue;
    const off = apart === 1 ? editDistance(phrase, form, 1) : differences(phrase, form, least);
    if (off > (apart === 1 ? 1 : limit)) continue;
    if (off < least) best = own;
    else if (off === least && off <= limit) best = [...best, ...own];
    least = Math.min(least, off);
  }
  return best;
}

/** A shorter word that lacks a letter is another one. */
const SHORTENED = 5;

/** Phrases of which the first or the last letter was not seen. */
export function shortenedSpellings(form: string): Spelling[] {
  const words = form.split(" ");
  const ends = [words[0], words.at(-1)].map((word) => word?.length ?? 0);
  if (Math.max(...ends) < SHORTENED || isCjk(form)) return [];
  return [...spellings].flatMap(([phrase, own]) => {
    if (phrase.length !== form.length + 1) return [];
    const isCut = [phrase.endsWith(form), phrase.startsWith(form)].some(
      (cut, end) => cut && (ends[end] ?? 0) >= SHORTENED,
    );
    return isCut && phrase.split(" ").length === words.length ? own : [];
  });
}

const NUMBER = /^[一二三四五六七八九十]/;

/** No reader sees an ideograph or hiragana where none is: with one more it is another phrase, unless that numbers it. */
function hasSignMore(form: string, phrase: string): boolean {
  if (form.length <= phrase.length || !isCjk(form)) return false;
  const signs = [...form];
  const at = signs.findIndex((sign, i) => sign !== phrase[i]);
  const isNumber = at === 0 && NUMBER.test(form);
  return !isNumber && (IDEOGRAPH.test(signs[at] ?? "") || HIRAGANA.test(signs[at] ?? ""));
}

const IDEOGRAPH = /[\u3400-\u9fff]/;
const HIRAGANA = /[\u3041-\u3096]/;

/** No reader takes hiragana for an ideograph or the other way, nor in clear print one ideograph for another. */
function hasOtherSign(form: string, phrase: string, isClear: boolean): boolean {
  if (!isCjk(form)) return false;
  return [...form].some((sign, i) => {
    const other = phrase[i] ?? "";
    if (sign === other) return false;
    const areIdeographs = [IDEOGRAPH.test(sign), IDEOGRAPH.test(other)];
    const isHiragana = [HIRAGANA.test(sign), HIRAGANA.test(other)];
    if (isClear && areIdeographs.every((is) => is)) return true;
    return (areIdeographs[0] && isHiragana[1]) || (isHiragana[0] && areIdeographs[1]);
  });
}

function differences(a: string, b: string, limit: number): number {
  let count = 0;
  for (let i = 0; i < a.length && count <= limit; i++) if (a[i] !== b[i]) count++;
  return count;
}
