import type { Word } from "../../model";
import type { Model } from "../readers/model-data";
import { ocrSettings } from "../settings";
import { isBeside } from "./part-units";
import { isPrinted } from "./printed-words";

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
/** … of which the last point looks like a comma, which leads on to a word beside it. */
const OPEN_INITIALS = /^(?:\p{Lu}\.){1,4}\p{Lu},$/u;
/** Before an O by itself among initials stands one, behind it another or what is boxed or numbered: "F O B", "P O BOX". */
const INITIAL = /^\p{Lu}$/u;
const BEHIND_INITIALS = /^(?:\p{Lu}|BOX|NO)[.,]?$/u;
/** The month whose small l looks like a capital I: "12-JuI-24". */
const JULY = /(?<=^(?:\d{1,2}[-./]?)?Ju)I(?=$|[-.,/]|\d)/;
/** The serial number of Indian invoices, "Sl No.", and the German "laut", whose small l looks like a capital I as well. */
const SERIAL = /^SI(?=\.?$)/;
const NUMBER = /^N(?:o|r|os|umber)\b/i;
const ACCORDING = /^It\.$/;
/** "P.U. HT" and "I.V.A. 21 %" end with a point, so that there is one within that readers lost: capitals by themselves have none. */
const PRICE = /^P[UT]\. (?:HT|TTC)\b/;
const TAX = /^IVA\. \d/;
/** A word of letters with a zero between them, two small ones of which stand on one side of it. */
const WORD = /^(?=.{4,}$)\p{L}*(?:\p{Ll}{2}0\p{L}|\p{L}0\p{Ll}{2})\p{L}*[.,;:]?$/u;
/** A short word with a zero for its O, and what stands beside it in a line of capitals: "SAY S0". */
const SHORT = /^(?:0[FNR]|[DGNST]0)$/;
const LONGER = /^\p{Lu}{3,}[.,;:]?$/u;
/** A word in capitals with a zero among them. */
const CAPITALS = /^(\p{Lu}+(?:0\p{Lu}+)+)[.,;:]?$/u;

/** A time of day, whose digits look like letters: "IO:OO"; and one letter between the digits of a number: "3I50". */
const TIME = /^[IlO\d]{1,2}:[O\d][IlO\d]$/;
const DIGITS = /^(?=(?:\D*\d){3})\d+[IlO]\d+$/;

/** A date in digits, at least three of which were read as such: "O4/10/2018". */
const DATE = /^(?=(?:\D*\d){3})[IlO\d]{1,2}([./-])[IlO\d]{1,2}\1(?:[IlO\d]{2}){1,2}[.,;]?$/;

/** A speck above the end of an amount. */
const SPECK = /(?<=\d[.,]?\d{3}|[.,]\d{2})['’‘`]$/;

/** Abbreviations whose letters look like others, told by what stands before them or by being no word otherwise. */
export function restoreAbbreviations(words: readonly Word[], model: Model): Word[] {
  return words.map((word, i) => {
    const before = words[i - 1]?.text ?? "";
    const next = words[i + 1]?.text ?? "";
    const read = withLastPoint(word, words[i + 1]);
    const text =
      before === "z"
        ? read.replace(COMPANY, "o.o.")
        : isInitial(words, i)
          ? "O"
          : isShort(words, i)
            ? read.replace("0", "O")
            : withLetters(
                withZeros(withPoints(withSmallL(read, next, model), next), next),
                before,
                model,
              ).replace(SPECK, "");
    if (text === word.text) return word;
    const isGuessed = digitsIn(text) > digitsIn(word.text);
    const confidence = isGuessed
      ? Math.min(word.confidence, ocrSettings.disputed)
      : word.confidence;
    return { ...word, text, confidence };
  });
}

/** "P.U," with nothing that the comma leads on to. */
function withLastPoint(word: Word, next: Word | undefined): string {
  const leadsOn = next !== undefined && isBeside(word, next);
  return OPEN_INITIALS.test(word.text) && !leadsOn ? word.text.replace(/,$/, ".") : word.text;
}

const digitsIn = (text: string): number => text.replace(/\D/g, "").length;

/** A zero that is the O of initials set apart. */
function isInitial(words: readonly Word[], i: number): boolean {
  const [before, word, next] = [words[i - 1], words[i], words[i + 1]];
  if (!before || !next || word?.text !== "0") return false;
  const isAmong = INITIAL.test(before.text) && BEHIND_INITIALS.test(next.text);
  return isAmong && isBeside(before, word) && isBeside(word, next);
}

/** A short word between words in capitals. */
function isShort(words: readonly Word[], i: number): boolean {
  const [before, word, next] = [words[i - 1], words[i], words[i + 1]];
  if (!word || !SHORT.test(word.text)) return false;
  const leads = before && LONGER.test(before.text) && isBeside(before, word);
  const follows = next && LONGER.test(next.text) && isBeside(word, next);
  return Boolean(leads || follows);
}

/** The points within an abbreviation of capitals that ends with one. */
function withPoints(text: string, next: string): string {
  const whole = `${text} ${next}`;
  if (PRICE.test(whole)) return text.replace(/^P/, "P.");
  return TAX.test(whole) ? text.replace(/^IVA/, "I.V.A") : text;
}

/** A small l where no word with a capital I stands. */
function withSmallL(text: string, next: string, model: Model): string {
  if (SERIAL.test(text) && NUMBER.test(next)) return text.replace(SERIAL, "Sl");
  if (model === "deu" && ACCORDING.test(text) && next !== "") return "lt.";
  return text.replace(POUNDS, "$1l$2").replace(JULY, "l");
}

/** Among the digits of a number an O is a zero, and I or l of a time or a date a one. */
function withZeros(text: string, next: string): string {
  if ([TIME, DATE, DIGITS].some((form) => form.test(text)))
    return text.replace(/O/g, "0").replace(/[Il]/g, "1");
  const isNumber = TAX_NUMBER.test(text) || (ACCOUNT.test(text) && /^[A-Z]?\d{3,9}$/.test(next));
  return isNumber ? text.replace(/(?<=\d|^[A-Z]{2}O*|^T)O/g, "0") : text;
}

/** Among letters a zero is an O. */
function withLetters(text: string, before: string, model: Model): string {
  if (INITIALS.test(text)) return text.replace(/0/g, "O");
  if (WORD.test(text)) return text.replace(/0/g, "o");
  const [, capitals = ""] = CAPITALS.exec(text) ?? [];
  const word = capitals.replace(/0/g, "O");
  if (word.length > 2 && isPrinted(model, word)) return text.replace(capitals, word);
  if (!OUNCES.test(text) || !/^\d[\d.,]*$/.test(before)) return text;
  return text.replace(OUNCES, text[1] === "Z" ? "O" : "o");
}
