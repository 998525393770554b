import { type Segment, toSegment } from "../layout/segment";
import { type LanguageWeights, matchLabel } from "../lexicon/vocabulary";
import type { Word } from "../model";
import { isCjk } from "../text/fold";
import { kindOf } from "../text/kind";
import { fits } from "./expected-kind";
import { isLabelLike } from "./label-like";
import { beginsWithBox } from "./tick-boxes";
import { faceOf, toUnit } from "./unit";

/** A tax with its rate, which another font may have set. */
const RATED = /\p{L}[^\d]*\d+(?:[.,]\d+)?\s*[%％]$/u;
/** In em: wider than any space within a label. */
const wideGap = 0.9;

/** How many of the words of a segment without a colon are the label of those behind them; 0 where nothing says so. */
export function labelPrefix(
  words: readonly Word[],
  segment: Segment,
  amountFollows: boolean,
  weights: LanguageWeights,
): number {
  if (amountFollows && RATED.test(segment.text)) return 0;
  return (
    boldPrefix(words, weights) ??
    partedPrefix(words, weights) ??
    facePrefix(words) ??
    bilingualPrefix(words, weights) ??
    askedPrefix(words) ??
    (amountFollows ? 0 : knownPrefix(words, segment, weights))
  );
}

function boldPrefix(words: readonly Word[], weights: LanguageWeights): number | null {
  const plain = words.findIndex((word) => !word.bold);
  // A few letters look bold by chance: "ul." of an address.
  if (plain === 1 && words[0]?.source === "ocr" && /^\p{Ll}{1,3}\.$/u.test(words[0].text))
    return null;
  if (plain <= 0 || plain > 6 || words.slice(plain).some((word) => word.bold)) return null;
  // What goes on with a slash or bracket is the label in another language or its unit, and in another font.
  const goesOn = (at: number) => /^[/／(（]/.test(words[at]?.text ?? "");
  if (goesOn(plain)) return null;
  // Of a label that was printed bold throughout, short words are seen thinner.
  const whole = words.findLastIndex(
    (_, last) => last >= plain && isWholeLabel(words.slice(0, last + 1), weights),
  );
  if (whole >= 0) return goesOn(whole + 1) ? null : whole + 1;
  const match = matchLabel(toSegment(words.slice(0, plain), 1).text, false, weights);
  return match && match.score >= 0.9 ? plain : null;
}

/** A phrase of the lexicon, in each of its languages. */
export function isWholeLabel(
  words: readonly Word[],
  weights: LanguageWeights,
  least = 0.98,
): boolean {
  return toSegment([...words], 1)
    .text.split(/\s*[/／]\s*/)
    .every((part) => (matchLabel(part, false, weights)?.score ?? 0) >= least);
}

/** A code, a number to call or an amount, where ideographs end. */
const plainSign = /^[A-Z\d¥￥+〒(（].{3}/;

/**
 * A phrase of the lexicon in ideographs with a space behind it, which no line of them has but between label and value: printed, as wide as on
 * pixels no word but the next is, or before signs of another kind.
 */
function partedPrefix(words: readonly Word[], weights: LanguageWeights): number | null {
  const cut = words.findIndex((word, i) => {
    const last = words[i - 1];
    if (last === undefined || !isCjk(last.text.slice(-1))) return false;
    const isPrinted = word.source === "pdf" && word.spaceBefore;
    const isWide = word.box.x0 - last.box.x1 >= wideGap * word.fontSize;
    return isWide || isPrinted || plainSign.test(word.text);
  });
  if (cut <= 0 || !isWholeLabel(words.slice(0, cut), weights)) return null;
  const label = toSegment(words.slice(0, cut), 1).text;
  const rest = toSegment(words.slice(cut), 1).text;
  const isAnswer = !/^[/／(（]/.test(rest) && !words.some(({ text }) => beginsWithBox(text));
  const match = isCjk(label.slice(-1)) && isAnswer ? matchLabel(label, false, weights) : null;
  return match && fits(match.key, rest) >= 0 ? cut : null;
}

/** Signs that any typeface has: what else is set in another one may be so for want of the sign. */
const common = /^[\p{Script=Latin}\d\p{P}\p{Sc}\s+]+$/u;

/** What is filled in on a form is set in another typeface than the form. */
function facePrefix(words: readonly Word[]): number | null {
  const cut = words.findIndex(({ face }) => face !== words[0]?.face);
  const [label, answer] = [words.slice(0, cut), words.slice(cut)];
  if (cut <= 0 || !faceOf(label) || !faceOf(answer) || faceOf(label) === "typed") return null;
  const [asked, given] = [label, answer].map((part) => toSegment(part, 1).text) as [string, string];
  const isAnswer = common.test(asked + given) && /^[\p{L}\d\p{Sc}+("'*-]/u.test(given);
  return isAnswer && isLabelLike(toUnit([toSegment(label, 1)], null, new Map())) ? cut : null;
}

/** "Nom / Name Claire Bastide": a label in two languages, both of which the lexicon knows. */
function bilingualPrefix(words: readonly Word[], weights: LanguageWeights): number | null {
  const slash = words.findIndex(({ text }) => /^[/／]$/.test(text));
  if (slash < 1 || slash > 4 || isWholeLabel(words, weights, 0.85)) return null;
  for (let cut = Math.min(slash + 4, words.length - 1); cut > slash + 1; cut--) {
    const isAnswer = /^[\p{Lu}\p{Lo}\d]/u.test(words[cut]?.text ?? "");
    if (isAnswer && isWholeLabel(words.slice(0, cut), weights)) return cut;
  }
  return null;
}

/** Words of a question, and of its answer on the same line. */
const longestQuestion = 12;
const longestAnswer = 4;

/** "If so, since when? spring 2019": a question and its answer, which is no sentence. */
function askedPrefix(words: readonly Word[]): number | null {
  const cut = words.findIndex(({ text }) => /\p{L}[?？]$/u.test(text)) + 1;
  const answer = words.slice(cut);
  if (cut < 2 || cut > longestQuestion || answer.length === 0 || answer.length > longestAnswer)
    return null;
  const asks = /^(?:[\p{Lu}¿]|[\u3040-\u9fff])/u.test(words[0]?.text ?? "");
  return asks && !/[.!?。？]$/.test(answer.at(-1)?.text ?? "") ? cut : null;
}

/** "N° F-2023-0417", "No. 000451": the sign for numbers by itself before a code. */
const numberSign = /^(?:n[.°ºo]{0,2}|nr\.?|№|#|số|numéro|número|numero|nummer)$/iu;
const code = /^(?=.*\d.*\d)[\p{L}\d./-]{4,}$/u;

const street =
  /^(?:via|viale|calle|c|av|avda|avenida|rua|r|rue|ul|al|jalan|jl|jln|lot|apt|apto|suite|unit|room|box|km)[.\s]/iu;

/** "Member # B-2071", "Auftrag Nr. 20-117": a few words that the sign for numbers closes, not those of an address. */
function numberedPrefix(words: readonly Word[]): number {
  const sign = words.slice(0, 4).findIndex(({ text }) => numberSign.test(text));
  if (sign < 0 || !isNumbered(words.slice(sign))) return 0;
  const before = toSegment([...words.slice(0, sign + 1)], 1).text;
  return /\d|[,;]/.test(before) || street.test(before) ? 0 : sign + 1;
}

/** The sign before a code, and maybe its date behind it: "N. 1187/24 del 22/11/2024". */
function isNumbered([sign, number, ...rest]: readonly Word[]): boolean {
  if (!numberSign.test(sign?.text ?? "") || !code.test(number?.text ?? "")) return false;
  const dated = rest.slice(rest.length > 1 ? 1 : 0).map(({ text }) => text);
  return rest.length === 0 || (rest.length < 6 && kindOf(dated.join(" ")) === "date");
}

/** "HORA 09:30": a time of day behind what asks for it. */
function isTimed(label: readonly Word[], rest: string, weights: LanguageWeights): boolean {
  const match = matchLabel(toSegment([...label], 1).text, false, weights);
  const isAsked = match !== null && match.score >= 0.98 && /^(?:date|other)$/.test(match.key);
  return isAsked && /^\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?(?: ?[AaPp]\.?[Mm]\.?)?$/.test(rest);
}

const postbox = /(?:^|\s)(?:box|postfach|postbus|casella|apartado|skr|bp|cp)\b/i;

/** "KvK 22055018": one number or code behind what asks for it, which is neither a section nor a house or a letter box. */
function isOneCode(words: readonly Word[], cut: number): boolean {
  const label = toSegment([...words.slice(0, cut)], 1).text;
  const isCode = /^(?=.*\d)[\p{Lu}\d][\p{Lu}\d./-]{2,}$/u.test(words[cut]?.text ?? "");
  return (
    isCode &&
    words.length === cut + 1 &&
    /^\p{L}.*\p{L}/u.test(label) &&
    !street.test(`${label} `) &&
    !postbox.test(label)
  );
}

/** The number of a note on a form: "Postage (9)". */
const footnote = /^\(\d{1,2}\)$/;

function knownPrefix(words: readonly Word[], segment: Segment, weights: LanguageWeights): number {
  // "ngày 06 tháng 03": the word for a day or date is part of how a date is printed.
  if (kindOf(segment.text) === "date") return 0;
  const numbered = numberedPrefix(words);
  if (numbered > 0) return numbered;
  for (let cut = Math.min(5, words.length - 1); cut >= 1; cut--) {
    const rest = toSegment(words.slice(cut), segment.page).text;
    if (isTimed(words.slice(0, cut), rest, weights)) return cut;
    if (
      footnote.test(rest) ||
      !["date", "money", "phone", "email", "id", "number", "currency"].includes(kindOf(rest))
    )
      continue;
    const match = matchLabel(toSegment(words.slice(0, cut), segment.page).text, false, weights);
    const isCalled = ["phone", "email"].includes(kindOf(rest)) && match?.key === "other";
    const isCoded = isOneCode(words, cut) && match?.key === "other";
    if (match && match.score >= 0.98 && (isCalled || isCoded || fits(match.key, rest) >= 1.3))
      return cut;
  }
  return 0;
}
