import type { Word } from "../model";
import { ocrSettings } from "./settings";

/** Pounds begin with a small l, which readers take for what stands alone in its shape: a capital or a stroke. */
const POUNDS = /^(\(?)[I|1](bs?[.)]?)$/;
/** The end of the Polish name for a limited company, "sp. z o.o.", in which readers see zeros. */
const COMPANY = /^[oO0]\.\s?[oO0]\.?(?=[,;]?$)/;

/** Tax numbers of countries where nothing but digits follows the country's letters (and a B in Dutch ones); the first group of an account number. */
const TAX_NUMBER =
  /^(?:AT|BE|DE|DK|FI|FR|IT|LU|NL|PL|PT|SE)[O\d]*\d[O\d]*(?:B[O\d]{2})?$|^T[O\d]{13}$/;
const ACCOUNT = /^[A-Z]{2}[O\d]{2}$/;

/** Initials and abbreviations in points, "R.O.I.", and ounces behind their number, whose O looks like a zero. */
const INITIALS = /^(?=.*[A-Z])(?:[A-Z0]\.){2,}[A-Z0]?[,;:]?$/;
const OUNCES = /^0(?=[Zz]\.?$)/;
/** The month whose small l looks like a capital I: "12-JuI-24". */
const JULY = /(?<=^(?:\d{1,2}[-./]?)?Ju)I(?=$|[-.,/]|\d)/;
/** A word of letters with a zero between them, two small ones of which stand on one side of it. */
const WORD = /^(?=.{4,}$)\p{L}*(?:\p{Ll}{2}0\p{L}|\p{L}0\p{Ll}{2})\p{L}*[.,;:]?$/u;

/** A time of day, whose digits look like letters: "IO:OO"; and one letter between the digits of a number: "3I50". */
const TIME = /^[IlO\d]{1,2}:[O\d][IlO\d]$/;
const DIGITS = /^(?=(?:\D*\d){3})\d+[IlO]\d+$/;

/** A date in digits, at least three of which were read as such: "O4/10/2018". */
const DATE = /^(?=(?:\D*\d){3})[IlO\d]{1,2}([./-])[IlO\d]{1,2}\1(?:[IlO\d]{2}){1,2}[.,;]?$/;

/** A speck above the end of an amount. */
const SPECK = /(?<=\d[.,]?\d{3}|[.,]\d{2})['’‘`]$/;

/** Abbreviations whose letters look like others, told by what stands before them or by being no word otherwise. */
export function restoreAbbreviations(words: readonly Word[]): Word[] {
  return words.map((word, i) => {
    const text =
      words[i - 1]?.text === "z"
        ? word.text.replace(COMPANY, "o.o.")
        : withLetters(
            withZeros(
              word.text.replace(POUNDS, "$1l$2").replace(JULY, "l"),
              words[i + 1]?.text ?? "",
            ),
            words[i - 1]?.text ?? "",
          ).replace(SPECK, "");
    if (text === word.text) return word;
    const isGuessed = digitsIn(text) > digitsIn(word.text);
    const confidence = isGuessed
      ? Math.min(word.confidence, ocrSettings.disputed)
      : word.confidence;
    return { ...word, text, confidence };
  });
}

const digitsIn = (text: string): number => text.replace(/\D/g, "").length;

/** Among the digits of a number an O is a zero, and I or l of a time or a date a one. */
function withZeros(text: string, next: string): string {
  if ([TIME, DATE, DIGITS].some((form) => form.test(text)))
    return text.replace(/O/g, "0").replace(/[Il]/g, "1");
  const isNumber = TAX_NUMBER.test(text) || (ACCOUNT.test(text) && /^[A-Z]?\d{3,9}$/.test(next));
  return isNumber ? text.replace(/(?<=\d|^[A-Z]{2}O*|^T)O/g, "0") : text;
}

/** Among letters a zero is an O. */
function withLetters(text: string, before: string): string {
  if (INITIALS.test(text)) return text.replace(/0/g, "O");
  if (WORD.test(text)) return text.replace(/0/g, "o");
  if (!OUNCES.test(text) || !/^\d[\d.,]*$/.test(before)) return text;
  return text.replace(OUNCES, text[1] === "Z" ? "O" : "o");
}
