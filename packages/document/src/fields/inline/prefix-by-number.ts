import { toSegment } from "../../layout/segment";
import type { LabelKey } from "../../lexicon/phrases";
import { hasRole } from "../../lexicon/roles";
import { beginsWith } from "../../lexicon/word-classes";
import type { Word } from "../../model";
import { kindOf } from "../../text/kind";
import { numberSign } from "../../text/number-sign";

/** "レジNo. 05": what a till counts. */
const counted = /^[\u3040-\u9fff]{1,6}(?:No\.?|№|番号)$/iu;

export function countedPrefix([sign, number, ...rest]: readonly Word[]): number | null {
  const isCounted = counted.test(sign?.text ?? "") && /^\d/.test(number?.text ?? "");
  return isCounted && rest.length === 0 ? 1 : null;
}

/** "Fatura FT 24A/8117": what the document is, with the series that it belongs to and its number there. */
export function titledPrefix(words: readonly Word[]): number | null {
  const [title, number] = [words.slice(0, -2), words.slice(-2)];
  const isNumber =
    /^\p{Lu}{2,4}$/u.test(number[0]?.text ?? "") &&
    /^[\p{Lu}\d]*\d[\p{Lu}\d]*\/\d+$/u.test(number[1]?.text ?? "");
  if (title.length === 0 || !isNumber) return null;
  return hasRole(toSegment([...title], 1).text, "title") ? title.length : null;
}

/** "N° F-2023-0417", "No. 000451": a code behind the sign for numbers. */
const code = /^(?=.*\d.*\d)[\p{L}\d*./-]{4,}$/u;
/** … whose first letters may stand by themselves: "FS 318/06/2021", as may the signs that stand for most of it: "**** 5018". */
const series = /^(?:\p{Lu}{1,4}|[*•xX]{2,})$/u;

/** … or in the same word with what it numbers: "Bonnr.". */
const numberWord = /\p{L}{3}(?:nr\.?|nummer|number|numer|#)$/iu;

/** "Member # B-2071", "Auftrag Nr. 20-117": a few words that the sign for numbers closes, not those of an address. */
export function numberedPrefix(words: readonly Word[]): number {
  const sign = words
    .slice(0, 4)
    .findIndex(({ text }) => numberSign.test(text) || numberWord.test(text));
  const before = toSegment([...words.slice(0, sign + 1)], 1).text;
  const isShort = sign > 0 && words.length === sign + 2 && /^\d{3}$/.test(words.at(-1)?.text ?? "");
  if (sign < 0 || !(isShort || isNumbered(words.slice(sign)))) return 0;
  return /\d|[,;]/.test(before) || beginsWith("streets", before) ? 0 : sign + 1;
}

/** Behind a slash that stands apart, a further code: "Cabinet no. K-14 / B-2". */
const FURTHER = /^(?=.*\d)[\p{Lu}\d.-]{2,}$/u;

/** The sign before a code, and maybe its date behind it: "N. 1187/24 del 22/11/2024". */
function isNumbered([sign, ...words]: readonly Word[]): boolean {
  const isSign = numberSign.test(sign?.text ?? "") || numberWord.test(sign?.text ?? "");
  if (isSign && numbersOf.number?.test(words.map(({ text }) => text).join(" "))) return true;
  const [number, ...rest] = series.test(words[0]?.text ?? "") ? words.slice(1) : words;
  if (!isSign || !code.test(number?.text ?? "")) return false;
  // "Alvará n.º 55184 PAR"
  if (rest.length === 1 && /^\p{Lu}{2,4}$/u.test(rest[0]?.text ?? "")) return true;
  if (rest.length === 2 && rest[0]?.text === "/" && FURTHER.test(rest[1]?.text ?? "")) return true;
  const dated = rest.slice(rest.length > 1 ? 1 : 0).map(({ text }) => text);
  return rest.length === 0 || (rest.length < 6 && kindOf(dated.join(" ")) === "date");
}

/** Numbers and measures whose kind is not known by themselves: tax numbers look like amounts, numbers to call like years, banks' codes like words. */
export const numbersOf: Partial<Record<LabelKey, RegExp>> = {
  tax_id: /^(?:\d{8,14}|\d{2,3}(?: \d{3}){2,3})$/,
  phone: /^(?:\d{2,3}(?: \d{3}){2,3}|\d{4} \d{4})$/,
  number: /^(?:\d{3,4}(?: \d{3}){2}|\d{4}(?: \d{4}){1,3}|[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)$/,
  other: /^\d[\d.,]* ?(?:k?g|lbs?|t|[mck]?m|m[²³]|l)$/i,
};
