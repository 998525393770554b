import { type Segment, toSegment } from "../../layout/segment";
import { hasRole, namesOrganisation } from "../../lexicon/roles";
import { type LanguageWeights, matchLabel } from "../../lexicon/vocabulary";
import { beginsWith, isOf } from "../../lexicon/word-classes";
import type { Word } from "../../model";
import { isCjk } from "../../text/fold";
import { isTaxNumber, kindOf, type ValueKind } from "../../text/kind";
import { beginsWithBox } from "../choices/tick-boxes";
import { fits } from "../pairs/expected-kind";
import { isInBrackets } from "../units/label-start";
import { callsFor } from "./calls-for";
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
import { countedPrefix, numberedPrefix, numbersOf, titledPrefix } from "./prefix-by-number";
import { isTimed, maskedPrefix, spacedPrefix } from "./prefix-by-value";

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
  // No box to tick is parted from what it chooses, nor the words of a choice before the next box, nor those in brackets behind others.
  if (byLook && beginsWithBox(words[byLook - 1]?.text ?? "")) return 0;
  const isWithin = byLook && !/^[(（]/.test(segment.text) && isInBrackets(words, byLook - 1);
  if (byLook && (isOfChoices(words, byLook) || isWithin)) return 0;
  if (byLook !== null) return withoutSeries(words, byLook, segment);
  return (
    askedPrefix(words) ??
    countedPrefix(words) ??
    titledPrefix(words) ??
    (amountFollows ? 0 : knownPrefix(words, segment, weights) || spacedPrefix(words, weights))
  );
}

/** "☒ No | refund ☐ New order": words of a choice, seen in bold or in another face by chance, before another choice. */
const isOfChoices = (words: readonly Word[], cut: number): boolean =>
  beginsWithBox(words[0]?.text ?? "") &&
  words.slice(cut).some(({ text, source }) => source === "ocr" && beginsWithBox(text));

/** "Serial No. D | 04417": the letter that a code begins with, which readers of pixels took for one of the label's face. */
function withoutSeries(words: readonly Word[], cut: number, { source }: Segment): number {
  const isSeries = source === "ocr" && /^\p{Lu}$/u.test(words[cut - 1]?.text ?? "");
  return isSeries && numberedPrefix(words) === cut - 1 ? cut - 1 : cut;
}

/** The line of an address that names a letter box. */
const BOX_NUMBER = /^P\.? ?O\.? ?Box \d[\d -]*$/i;

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
  const isOpen = label.length > 1 && isOf("agents", label.at(-1)?.text ?? "");
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

/** "KvK 22055018": one number or code behind what asks for it, which is neither a section nor a house or a letter box. */
function isOneCode(words: readonly Word[], cut: number): boolean {
  const label = toSegment([...words.slice(0, cut)], 1).text;
  const code = words.slice(cut);
  const isWord = /^(?=.*\d)[\p{Lu}\d][\p{Lu}\d./-]{2,}$/u.test(code[0]?.text ?? "");
  const isAccount = code.length > 1 && kindOf(toSegment(code, 1).text) === "id";
  return (
    ((isWord && code.length === 1) || isAccount) &&
    /^\p{L}.*\p{L}/u.test(label) &&
    !beginsWith("streets", label) &&
    !label.split(/\P{L}+/u).some((word) => isOf("letterBoxes", word))
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

/** "Ring (412) 555-0183": in brackets the first digits of a number to call. */
const areaCode = /^[(（]\d{2,5}[)）]$/;

/** How many words may be a label: "Tel. (from 4 to 12 h)" has some in brackets besides. */
function longestLabel(words: readonly Word[]): number {
  const opens = words.slice(0, 3).findIndex(({ text }) => /^\(/.test(text));
  const closes = words.findIndex(({ text }, at) => at >= opens && /\)$/.test(text));
  return 5 + (opens > 0 && closes > opens ? closes - opens : 0);
}

function knownPrefix(words: readonly Word[], segment: Segment, weights: LanguageWeights): number {
  // "ngày 06 tháng 03": the word for a day or date is part of how a date is printed.
  if (kindOf(segment.text) === "date") return 0;
  const numbered = numberedPrefix(words);
  if (numbered > 0) return numbered;
  const hidden = maskedPrefix(words, weights);
  if (hidden > 0) return hidden;
  for (let cut = Math.min(longestLabel(words), words.length - 1); cut >= 1; cut--) {
    const next = nextLabel(words, cut, segment, weights);
    const rest = toSegment(words.slice(cut, next), segment.page).text;
    if (isTimed(words.slice(0, cut), rest, weights)) return cut;
    if (callsFor(words.slice(0, cut), rest, weights)) return cut;
    if (isNamed(words.slice(0, cut), words.slice(cut), weights)) return cut;
    const asked = toSegment(words.slice(0, cut), segment.page).text;
    const match = matchLabel(asked, false, weights);
    const isNumber = match !== null && numbersOf[match.key]?.test(rest) === true;
    if (match?.key === "phone" && areaCode.test(words[cut - 1]?.text ?? "")) continue;
    if (footnote.test(rest) || !(isNumber || answers.has(kindOf(rest)))) continue;
    const isCalled = ["phone", "email"].includes(kindOf(rest)) && match?.key === "other";
    const isCount = cut > 1 && match?.score === 1 && /^\d{1,3}(?:[.,]\d{3})*$/.test(rest);
    // "btw NL018447550B02": the word for a tax, with no amount behind it.
    const isTax = match?.key === "tax" && isTaxNumber(rest);
    // "Kunde 10382", "Job J23-2093": by a number of some length.
    const mayCount = match?.key === "buyer" || match?.key === "project";
    const isCase = mayCount && /\p{L}{3}/u.test(asked);
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
