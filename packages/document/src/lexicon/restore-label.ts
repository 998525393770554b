import { editDistance, fold, isCjk } from "../text/fold";
import { restoreSpaces } from "../text/restore-spaces";
import { isMisread } from "./is-misread";
import { lexicons } from "./phrases";
import type { LanguageWeights } from "./vocabulary";

interface Spelling {
  text: string;
  language: string;
}

/** Signs of a phrase so short that of two letters that look alike only one makes a phrase. */
const SHORT = 8;

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
 * A label as a reader of pixels most likely saw it: where it is a phrase of the lexicon but for its accents, a letter or two, specks or
 * lost spaces, with the letters of that phrase, in the case as read. Values are never touched.
 */
export function restoreLabel(text: string, weights: LanguageWeights): string {
  return text
    .replace(/(?:[/／⁄]\s*){2,}/g, "/ ")
    .split(/(\s*[/／\n]\s*)/)
    .map((part, index) => (index % 2 === 1 ? part : restorePart(part, weights)))
    .join("");
}

function restorePart(part: string, weights: LanguageWeights): string {
  const [, name = part, rest = ""] = /^(.*?)(\s*[\d(（].*)?$/su.exec(part) ?? [];
  const whole = restoreName(name, weights);
  if (whole !== null) return whole + rest;
  // Two languages below each other, or beside each other in two scripts.
  for (const halves of halvesOf(name)) {
    const [upper, lower] = halves.map((half) => restoreHalf(half, weights));
    if (upper !== undefined && lower !== undefined) return upper + lower + rest;
  }
  return part;
}

/** The name as its phrase is printed; null where the lexicon has none like it in the languages of the document. */
function restoreName(read: string, weights: LanguageWeights): string | null {
  const name = spellings.has(fold(read)) ? read : (restoreSpaces(read, spaced) ?? read);
  const form = fold(name);
  const known =
    spellings.get(form) ?? undoubledSpellings(form) ?? alikeSpellings(form) ?? nearSpellings(form);
  if (known.length === 0) return null;
  const printed = lettersOf(name.normalize("NFC").toLowerCase()).join("");
  const plain = known.find((one) => lettersOf(one.text).join("") === printed);
  if (plain) return withoutSpecks(name, plain.text);
  const likely = likeliest(known, weights);
  if (weigh(likely, weights) < 0.5 * Math.max(...weights.values(), 1e-9)) return null;
  return respell(name, likely.text);
}

/** A phrase, or one but for a letter read twice or taken for its image; undefined where it is neither. */
function restoreHalf(half: string, weights: LanguageWeights): string | undefined {
  const form = fold(half);
  if (spellings.has(form)) return half;
  const known = undoubledSpellings(form) ?? alikeSpellings(form);
  return known && respell(half, likeliest(known, weights).text);
}

/** A text cut in two at each space, and between ideographs and Latin letters. */
function halvesOf(text: string): [string, string][] {
  return [...text.matchAll(/(?<=\S)\s+(?=\S)|(?<=[\u3041-\u9fff])(?=[A-Za-z])/gu)].map(
    ({ index }) => [text.slice(0, index), text.slice(index)],
  );
}

/** How phrases of several words are written, by their folded form without spaces. */
const squeezed = new Map<string, string>();
for (const form of spellings.keys()) {
  const key = form.replaceAll(" ", "");
  if (form.includes(" ") && !spellings.has(key) && !squeezed.has(key)) squeezed.set(key, form);
}
const spaced = (key: string): string | undefined => squeezed.get(key);

/** Specks and ends of rules that readers take for signs, around a label and within its words. */
const STRAYS =
  /^[-–—_'‘’`"*+«»|[{(<~^.,:;!]+\s*(?=\p{L})|(?<=[\p{L}.])\s*[-–—_'‘’`"*+«»|[{(<~^,;!。、]+$/gu;
const SPECKS = /[«»|~^*_`"]/u;
const WITHIN = /[-'’‘]/u;

/** Without the signs that a phrase of the same letters has not. */
function withoutSpecks(name: string, phrase: string): string {
  // A comma behind an abbreviation is its point.
  const bare = name.replace(/(?<=^\p{L}{2,4}),$/u, ".").replace(STRAYS, "");
  const gaps = phrase.split(/\p{L}/u);
  let letters = 0;
  return [...bare]
    .filter((sign) => {
      if (/\p{L}/u.test(sign)) letters++;
      return !SPECKS.test(sign) && (letters === 0 || gaps[letters] !== "" || !WITHIN.test(sign));
    })
    .join("");
}

/** A phrase of which one letter was read twice. */
function undoubledSpellings(form: string): Spelling[] | undefined {
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

function alikeSpellings(form: string): Spelling[] | undefined {
  return form.length > 2 ? images.get(imageOf(form)) : undefined;
}

function likeliest(known: readonly Spelling[], weights: LanguageWeights): Spelling {
  return known.reduce((best, one) => (weigh(one, weights) > weigh(best, weights) ? one : best));
}

const weigh = ({ language }: Spelling, weights: LanguageWeights): number =>
  weights.get(language) ?? 0;

const lettersOf = (text: string): string[] => [...text].filter((sign) => /\p{L}/u.test(sign));

/** The letters of `phrase` in the places and the case of those of `name`; no letter that looks alike in both cases is large behind a small one. */
function respell(name: string, phrase: string): string {
  const respelled = respellLetters(name, phrase).replace(/(?<=\p{Ll})[CKOPSUVWXYZ]/gu, (letter) =>
    letter.toLowerCase(),
  );
  return respelled.replace(INITIALS, (run) => [...run].join("."));
}

/** Of initials, one of which was taken for part of another, all have their points. */
const INITIALS = /(?<=^\p{Lu}\.)\p{Lu}{2}(?=\.$)|^\p{Lu}{2}(?=\.\p{Lu}\.$)/u;

function respellLetters(name: string, phrase: string): string {
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
