import { lettersOf } from "./respell";

/** Specks and ends of rules that readers take for signs, around a label and within its words. */
const STRAYS =
  /^[-–—_'‘’`"*«»|[{(<~^.,:;!]+\s*(?=\p{L})|(?<=[\p{L}.])\s*[-–—_'‘’`"*+«»|[{(<~^,;!。、]+$/gu;
const SPECKS = /[«»|~^*_`"]/u;
const WITHIN = /[-'’‘]/u;
/** Where all vowels of a word were left out, an apostrophe may say so: "Q'ty". */
const VOWELLESS = /^[b-df-hj-np-tv-z]+$/i;
const HYPHEN = /-/;
/** Words that are elided, and what they are elided before. */
export const ELISION = {
  words: "dell|dall|nell|sull|all|qu|d|l|n",
  before: "[aeiouhàâéèêëîïôùœ]",
} as const;
/** "dell'ordine": what is elided before a vowel has its apostrophe, though the lexicon has the word without. */
const ELIDED = new RegExp(`(?<!\\p{L})(?:${ELISION.words})['’](?=${ELISION.before})`, "giu");

/** Without the signs that a phrase of the same letters has not, and with its points for the commas that readers took them for. */
export function withoutSpecks(name: string, phrase: string): string {
  // A comma behind an abbreviation is its point.
  const bare = name.replace(/(?<=^\p{L}{2,4}),$/u, ".").replace(STRAYS, "");
  const gaps = phrase.split(/\p{L}/u);
  const within = VOWELLESS.test(phrase) ? HYPHEN : WITHIN;
  const elided = new Set(
    [...bare.matchAll(ELIDED)].map(({ 0: own, index }) => index + own.length - 1),
  );
  let letters = 0;
  return [...bare]
    .filter((sign, at) => {
      if (/\p{L}/u.test(sign)) letters++;
      if (elided.has(at)) return true;
      return !SPECKS.test(sign) && (letters === 0 || gaps[letters] !== "" || !within.test(sign));
    })
    .map((sign, at, signs) => {
      const isPoint =
        sign === "," && gaps[lettersOf(signs.slice(0, at).join("")).length]?.[0] === ".";
      return isPoint ? "." : sign;
    })
    .join("");
}
