import { type Segment, toSegment } from "../layout/segment";
import type { LabelKey } from "../lexicon/phrases";
import { hasRole, namesOrganisation } from "../lexicon/roles";
import { type LanguageWeights, matchLabel } from "../lexicon/vocabulary";
import type { Word } from "../model";
import { isCjk } from "../text/fold";
import { isTaxNumber, kindOf, type ValueKind } from "../text/kind";
import { numberSign } from "../text/number-sign";
import { callsFor } from "./calls-for";
import { fits } from "./expected-kind";
import {
  askedPrefix,
  bilingualPrefix,
  boldPrefix,
  facePrefix,
  isWholeLabel,
  partedPrefix,
  plainPrefix,
  slantedPrefix,
  wideGap,
} from "./prefix-by-look";
import { isTimed, maskedPrefix, spacedPrefix } from "./prefix-by-value";
import { beginsWithBox } from "./tick-boxes";

/** A tax with its rate, which another font may have set. */
const RATED = /\p{L}[^\d]*\d+(?:[.,]\d+)?\s*[%％]$/u;
/** How many of the words of a segment without a colon are the label of those behind them; 0 where nothing says so. */
export function labelPrefix(
  words: readonly Word[],
  segment: Segment,
  amountFollows: boolean,
  weights: LanguageWeights,
): number {
  if (amountFollows && RATED.test(segment.text)) return 0;
  const isOneFace = words.every(({ face }) => face === words[0]?.face);
  if (isOneFace && BOX_NUMBER.test(segment.text)) return 0;
  // Readers of pixels take a short word of an answer for one of another face.
  const isAnswer = segment.underlined && segment.source === "ocr";
  const byLook =
    boldPrefix(words, weights) ??
    partedPrefix(words, weights) ??
    (isAnswer ? null : facePrefix(words)) ??
    plainPrefix(words) ??
    slantedPrefix(words) ??
    bilingualPrefix(words, weights);
  // No box to tick is parted from what it chooses.
  if (byLook && beginsWithBox(words[byLook - 1]?.text ?? "")) return 0;
  if (byLook !== null) return withoutSeries(words, byLook, segment);
  return (
    askedPrefix(words) ??
    countedPrefix(words) ??
    titledPrefix(words) ??
    (amountFollows ? 0 : knownPrefix(words, segment, weights) || spacedPrefix(words, weights))
  );
}

/** "Serial No. D | 04417": the letter that a code begins with, which readers of pixels took for one of the label's face. */
function withoutSeries(words: readonly Word[], cut: number, { source }: Segment): number {
  const isSeries = source === "ocr" && /^\p{Lu}$/u.test(words[cut - 1]?.text ?? "");
  return isSeries && numberedPrefix(words) === cut - 1 ? cut - 1 : cut;
}

/** The line of an address that names a letter box. */
const BOX_NUMBER = /^P\.? ?O\.? ?Box \d[\d -]*$/i;

/** "レジNo. 05": what a till counts. */
const counted = /^[\u3040-\u9fff]{1,6}(?:No\.?|№|番号)$/iu;

function countedPrefix([sign, number, ...rest]: readonly Word[]): number | null {
  const isCounted = counted.test(sign?.text ?? "") && /^\d/.test(number?.text ?? "");
  return isCounted && rest.length === 0 ? 1 : null;
}

/** "Fatura FT 24A/8117": what the document is, with the series that it belongs to and its number there. */
function titledPrefix(words: readonly Word[]): number | null {
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

export const street =
  /^(?:via|viale|calle|c|av|avda|avenida|rua|r|rue|ul|al|jalan|jl|jln|lot|apt|apto|suite|unit|room|box|km|piazza|piazzale|corso|plaza|praça|largo|rynek|plac|aleja|place)[.\s]/iu;

/** … or in the same word with what it numbers: "Bonnr.". */
const numberWord = /\p{L}{3}(?:nr\.?|nummer|number|numer|#)$/iu;

/** "Member # B-2071", "Auftrag Nr. 20-117": a few words that the sign for numbers closes, not those of an address. */
function numberedPrefix(words: readonly Word[]): number {
  const sign = words
    .slice(0, 4)
    .findIndex(({ text }) => numberSign.test(text) || numberWord.test(text));
  const before = toSegment([...words.slice(0, sign + 1)], 1).text;
  const isShort = sign > 0 && words.length === sign + 2 && /^\d{3}$/.test(words.at(-1)?.text ?? "");
  if (sign < 0 || !(isShort || isNumbered(words.slice(sign)))) return 0;
  return /\d|[,;]/.test(before) || street.test(before) ? 0 : sign + 1;
}

/** The sign before a code, and maybe its date behind it: "N. 1187/24 del 22/11/2024". */
function isNumbered([sign, ...words]: readonly Word[]): boolean {
  const isSign = numberSign.test(sign?.text ?? "") || numberWord.test(sign?.text ?? "");
  if (isSign && numbersOf.number?.test(words.map(({ text }) => text).join(" "))) return true;
  const [number, ...rest] = series.test(words[0]?.text ?? "") ? words.slice(1) : words;
  if (!isSign || !code.test(number?.text ?? "")) return false;
  const dated = rest.slice(rest.length > 1 ? 1 : 0).map(({ text }) => text);
  return rest.length === 0 || (rest.length < 6 && kindOf(dated.join(" ")) === "date");
}

/** Before whoever did something. */
const agent = /^(?:by|von|an|par|por|da|przez|door|bởi)$/i;

/** A word of a name, and one before others. */
const NAME = /^[\p{Lu}\p{Lo}][\p{L}.'’-]*$/u;
const WITH_COMMA = /^[\p{Lu}\p{Lo}][\p{L}.'’-]*,?$/u;

/** "Served by Anna", "Cassiere SILVIA", "Server 117 Joey Tan", "係　はるか". */
function isNamed(
  label: readonly Word[],
  given: readonly Word[],
  weights: LanguageWeights,
): boolean {
  const asked = toSegment([...label], 1).text;
  const isOpen = label.length > 1 && agent.test(label.at(-1)?.text ?? "");
  const isNumbered = /^\d{1,6}$/.test(given[0]?.text ?? "") && given.length > 1;
  const name = isNumbered ? given.slice(1) : given;
  if (/^\d+$/.test(label.at(-1)?.text ?? "")) return false;
  // "Được ký bởi CÔNG TY TNHH SAO MAI": a firm did, however long its name is.
  const isFirm =
    namesOrganisation(toSegment([...given], 1).text) && /^\p{Lu}/u.test(given[0]?.text ?? "");
  if (isOpen && isFirm && isWholeLabel(label, weights)) return true;
  const isName =
    name.length < 4 &&
    name.every(({ text }, i) => (i < name.length - 1 ? WITH_COMMA : NAME).test(text));
  if (!isName || beginsWithBox(asked)) return false;
  const isServed = hasRole(asked, "attendant") && standsApart(label, name);
  // "担当者 / Attention" goes on in another language.
  return (isServed && !/[/／]/.test(asked)) || (isOpen && isWholeLabel(label, weights));
}

/** Ideographs of one text were read as several words: another one begins behind a space. */
function standsApart(label: readonly Word[], [next]: readonly Word[]): boolean {
  const last = label.at(-1);
  if (!last || !next || !isCjk(last.text.slice(-1))) return true;
  const isPrinted = next.source === "pdf" && next.spaceBefore;
  return isPrinted || next.box.x0 - last.box.x1 >= wideGap * next.fontSize;
}

const postbox = /(?:^|\s)(?:box|postfach|postbus|casella|apartado|skr|bp|cp)\b/i;

/** Numbers and measures whose kind is not known by themselves: tax numbers look like amounts, numbers to call like years, banks' codes like words. */
const numbersOf: Partial<Record<LabelKey, RegExp>> = {
  tax_id: /^(?:\d{8,14}|\d{2,3}(?: \d{3}){2,3})$/,
  phone: /^(?:\d{2,3}(?: \d{3}){2,3}|\d{4} \d{4})$/,
  number: /^(?:\d{3,4}(?: \d{3}){2}|\d{4}(?: \d{4}){1,3}|[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)$/,
  other: /^\d[\d.,]* ?(?:k?g|lbs?|t|[mck]?m|m[²³]|l)$/i,
};

/** "KvK 22055018": one number or code behind what asks for it, which is neither a section nor a house or a letter box. */
function isOneCode(words: readonly Word[], cut: number): boolean {
  const label = toSegment([...words.slice(0, cut)], 1).text;
  const code = words.slice(cut);
  const isWord = /^(?=.*\d)[\p{Lu}\d][\p{Lu}\d./-]{2,}$/u.test(code[0]?.text ?? "");
  const isAccount = code.length > 1 && kindOf(toSegment(code, 1).text) === "id";
  return (
    ((isWord && code.length === 1) || isAccount) &&
    /^\p{L}.*\p{L}/u.test(label) &&
    !street.test(`${label} `) &&
    !postbox.test(label)
  );
}

/** What stands behind a known label without a colon. */
const answers: ReadonlySet<ValueKind> = new Set<ValueKind>([
  "date",
  "money",
  "phone",
  "email",
  "id",
  "number",
  "currency",
]);

/** A customer's number, or that of a job: "10382", "J23-2093", "GOK.271.18". */
const caseNumber = /^(?=(?:\P{Nd}*\d){4})[\p{Lu}\d][\p{Lu}\d./-]{4,}$/u;

/** The number of a note on a form: "Postage (9)". */
const footnote = /^\(\d{1,2}\)$/;

function knownPrefix(words: readonly Word[], segment: Segment, weights: LanguageWeights): number {
  // "ngày 06 tháng 03": the word for a day or date is part of how a date is printed.
  if (kindOf(segment.text) === "date") return 0;
  const numbered = numberedPrefix(words);
  if (numbered > 0) return numbered;
  const hidden = maskedPrefix(words, weights);
  if (hidden > 0) return hidden;
  for (let cut = Math.min(5, words.length - 1); cut >= 1; cut--) {
    const next = nextLabel(words, cut, segment, weights);
    const rest = toSegment(words.slice(cut, next), segment.page).text;
    if (isTimed(words.slice(0, cut), rest, weights)) return cut;
    if (callsFor(words.slice(0, cut), rest, weights)) return cut;
    if (isNamed(words.slice(0, cut), words.slice(cut), weights)) return cut;
    const asked = toSegment(words.slice(0, cut), segment.page).text;
    const match = matchLabel(asked, false, weights);
    const isNumber = match !== null && numbersOf[match.key]?.test(rest) === true;
    if (footnote.test(rest) || !(isNumber || answers.has(kindOf(rest)))) continue;
    const isCalled = ["phone", "email"].includes(kindOf(rest)) && match?.key === "other";
    const isCount = cut > 1 && match?.score === 1 && /^\d{1,3}(?:[.,]\d{3})*$/.test(rest);
    // "btw NL018447550B02": the word for a tax, with no amount behind it.
    const isTax = match?.key === "tax" && isTaxNumber(rest);
    // "Kunde 10382", "Job J23-2093": by a number of some length.
    const isCase = match?.key === "buyer" || match?.key === "project";
    const mayBeCoded =
      match?.key === "other" ||
      match?.key === "number" ||
      isTax ||
      (isCase && caseNumber.test(rest));
    const isCoded = mayBeCoded && isOneCode(words.slice(0, next), cut);
    if (
      match &&
      (match.score >= 0.98 || isSaidTwice(asked, weights)) &&
      (isCalled || isCoded || isCount || isNumber || fits(match.key, rest) >= 1.3)
    )
      return cut;
  }
  return 0;
}

/** "TGL/DATE": in two languages, each as the lexicon has it. */
function isSaidTwice(text: string, weights: LanguageWeights): boolean {
  const sides = text.split("/");
  return (
    sides.length === 2 &&
    sides.every((side) => (matchLabel(side.trim(), false, weights)?.score ?? 0) >= 0.98)
  );
}

/** Words of a label and its answer; on lines of endless words whatever lies beyond would be weighed again for each of them. */
const longestPair = 12;

/**
 * "File no. EM-187 Received 06/09/2022": where behind a code, a date or an address of the net, or what another face filled in, another label begins; the end of the words
 * where none does.
 */
export function nextLabel(
  words: readonly Word[],
  from: number,
  segment: Segment,
  weights: LanguageWeights,
): number {
  const isOne = kindOf(toSegment(words.slice(from), segment.page).text) !== "text";
  if (isOne || words.some(({ text }) => beginsWithBox(text))) return words.length;
  const begins = /^\p{Ll}/u.test(words[0]?.text ?? "") ? /^\p{L}/u : /^[\p{Lu}\p{Lo}]/u;
  for (let at = from + 1; at < words.length - 1; at++) {
    if (!begins.test(words[at]?.text ?? "")) continue;
    const value = toSegment(words.slice(from, at), segment.page).text;
    const isWhole = ["id", "number", "date", "phone", "money", "email"].includes(kindOf(value));
    if (!isWhole && !isFaceOfLabel(words, from, at)) continue;
    const rest = words.slice(at, at + longestPair);
    const label = labelPrefix(rest, toSegment(rest, segment.page), false, weights);
    if (label > 0 && label < rest.length) return at;
  }
  return words.length;
}

/** Behind what another face filled in, the face of the label before it returns; by a word too late on pixels. */
function isFaceOfLabel(words: readonly Word[], from: number, at: number): boolean {
  const [label, value] = [words[from - 1]?.face, words[from]?.face];
  if (!label || !value || label === value) return false;
  const returns = words[at]?.face === label || words[at]?.source === "ocr";
  return returns && words[at - 1]?.face === value && words[at + 1]?.face !== value;
}
