import type { Word } from "../../model";

/** The sign of a rate, once more seen as an ideograph that looks like it: "9%为". */
const RATE = /^(\d{1,2}(?:[.,]\d+)?[%％])为$/;
/** A space that no amount has before the dash that stands for no cents: "85, –". */
const DASH = /^([\d.]*\d,) (?=[-–—]{1,2}$)/;
/** A speck between a number and the ring behind it: "27.4.°". */
const DEGREES = /^(-?\d{1,3}[.,]\d+)[.,](?=°C?$)/;
/** A speck before a word, read as the sign that ends a quotation, which begins none. */
const QUOTE = /^”(?=\p{L})(?!.*[“”])/u;
/** The number of a Chinese car behind the letter of its town: "B*20K93". */
const CAR = /^([\u4e00-\u9fff]?[A-Z])\*(?=(?=.*\d)[\dA-Z]{5,6}$)/;

/** A word seen on pixels without what no such word has. */
export function withSureSigns(word: Word, language?: string): Word {
  const text = word.text
    .replace(RATE, "$1")
    .replace(DASH, "$1")
    .replace(DEGREES, "$1")
    .replace(QUOTE, "");
  return { ...word, text: language === "zho" ? text.replace(CAR, "$1·") : text };
}
