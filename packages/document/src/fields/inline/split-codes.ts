import { toSegment } from "../../layout/segment";
import { type LanguageWeights, matchLabel } from "../../lexicon/vocabulary";
import { beginsWith } from "../../lexicon/word-classes";
import type { Word } from "../../model";
import { kindOf } from "../../text/kind";
import { isMasked } from "../../text/masked-number";
import { hasCurrency, isCurrency } from "../../text/number";
import { numberSign } from "../../text/number-sign";
import { beginsWithBox } from "../choices/tick-boxes";

/** What a form asks for before a code is said in so many words. */
const longestLabel = 6;

/** A time of day, which is of no kind of its own. */
const time = /^\d{1,2}[:.h]\d{2}(?:h| ?[ap]\.?m\.?)?$/i;
const half = /^[ap]\.?m\.?$/i;

/** A label that the lexicon knows as well as this shows that what stands beside it is asked for, too. */
const known = 0.95;

/** Pairs on one line, the day and hour before the first and what stands behind the last of them: a label, or the address of a site. */
interface Coded {
  before: Word[];
  pairs: [label: Word[], value: Word[]][];
  rest: Word[];
}

/**
 * "Data 08-10-2018 Hora 11h40 Horas já trabalhadas 3": several pairs on one line whose answers are dates, codes, addresses or numbers throughout. One
 * of the labels at least is known, or closes with the sign for numbers, or all answers are days and sums of money; null for any other text, and for a
 * single pair.
 */
export function splitCodes(
  words: readonly Word[],
  amountFollows: boolean,
  weights: LanguageWeights,
): Coded | null {
  if (words.some(({ text }) => beginsWithBox(text)) || hasOneCode(words)) return null;
  const before = daysBefore(words);
  const pairs: [Word[], Word[]][] = [];
  for (const [at, word] of words.entries()) {
    if (at < before.length) continue;
    const isDash = /^[-–/]$/.test(word.text) && /\d$/.test(words[at - 1]?.text ?? "");
    const isHalf = half.test(word.text) && time.test(words[at - 1]?.text ?? "");
    const isHidden = /^[*•xX#]{3,}$/.test(word.text);
    // "5.40 €": the sign of a currency behind its sum.
    const isSign = isCurrency(word.text) && kindOf(words[at - 1]?.text ?? "") === "money";
    const isValue = isDash || isHalf || isHidden || isSign || /\d|@/.test(word.text);
    const pair = pairs.at(-1);
    const stuck = pair && pair[1].length > 0 && answersAsCode(pair[1]) ? stuckPair(word) : null;
    if (stuck) pairs.push(stuck);
    else if (isValue && pair) pair[1].push(word);
    else if (isValue) return null;
    else if (pair && pair[1].length === 0) pair[0].push(word);
    else pairs.push([[word], []]);
  }
  const rest = pairs.length > 2 && pairs.at(-1)?.[1].length === 0 ? (pairs.pop()?.[0] ?? []) : [];
  const arePairs =
    pairs.length > 1 && pairs.every(([label, value]) => asksForCode(label) && answersAsCode(value));
  // "CPN $5 OFF $45" before what it takes off.
  const areSure = !amountFollows && pairs.every(([, value]) => isSure(value));
  const isSite = rest.length === 1 && kindOf(rest[0]?.text ?? "") === "url";
  if (!arePairs || (rest.length > 0 && !isSite && !asksForCode(rest))) return null;
  return areSure || pairs.some(([label]) => isKnown(label, weights))
    ? { before, pairs, rest }
    : null;
}

/** "VAT 550118 REG10442": an abbreviation that readers of pixels see in one word with the number behind it. */
const STUCK = /^(\p{Lu}{3,4})(\d{3,})$/u;

function stuckPair(word: Word): [label: Word[], value: Word[]] | null {
  const [, label, number] = (word.source === "ocr" && STUCK.exec(word.text)) || [];
  if (!label || !number) return null;
  const x = word.box.x0 + ((word.box.x1 - word.box.x0) * label.length) / word.text.length;
  return [
    [{ ...word, text: label, box: { ...word.box, x1: x } }],
    [{ ...word, text: number, box: { ...word.box, x0: x }, spaceBefore: true }],
  ];
}

/** "11/22/24 5:43pm" before what a till prints of itself: "REG 07 TRAN 0112". */
function daysBefore(words: readonly Word[]): Word[] {
  const isDay = ({ text }: Word) => time.test(text) || kindOf(text) === "date";
  const end = words.findIndex((word) => !isDay(word));
  return words.slice(0, Math.max(0, end));
}

/** A date or a sum with its currency is nothing that stands within a name. */
function isSure(value: readonly Word[]): boolean {
  const text = toSegment([...value], 1).text;
  return kindOf(text) === "date" || (kindOf(text) === "money" && hasCurrency(text));
}

/** "IBAN NL44 IJSL 0550 1844 71": all behind the first label is one code. */
function hasOneCode(words: readonly Word[]): boolean {
  const code = words.slice(words.findIndex(({ text }) => /\d/.test(text)));
  return code.length > 1 && kindOf(toSegment(code, 1).text) !== "text";
}

function isKnown(label: readonly Word[], weights: LanguageWeights): boolean {
  const match = matchLabel(toSegment([...label], 1).text, false, weights);
  // "Block C2 No. 8" is a house.
  const isNumber = label.length > 1 && numberSign.test(label.at(-1)?.text ?? "");
  return isNumber || (!numberSign.test(label[0]?.text ?? "") && (match?.score ?? 0) >= known);
}

/** A few words that may ask for a code, and begin with a capital; beside other pairs maybe not. */
export function asksForCode(label: readonly Word[], isBeside = false): boolean {
  const text = toSegment([...label], 1).text;
  if (beginsWith("streets", text)) return false;
  return (
    label.length <= longestLabel &&
    (isBeside ? /^\p{L}{2}/u : /^\p{Lu}.*\p{L}/u).test(text) &&
    !/[,;!]/.test(text)
  );
}

/** A code, date, time, amount, number or address of the net. */
export function answersAsCode(value: readonly Word[]): boolean {
  if (value.length === 0) return false;
  const text = toSegment([...value], 1).text;
  return (
    time.test(text) ||
    isMasked(text) ||
    ["date", "phone", "email", "id", "number", "money"].includes(kindOf(text))
  );
}
