import { type Segment, toSegment } from "../layout/segment";
import { type LanguageWeights, matchLabel } from "../lexicon/vocabulary";
import type { Word } from "../model";
import { isCjk } from "../text/fold";
import { kindOf } from "../text/kind";
import { fits } from "./expected-kind";
import { withoutNumber } from "./label-like";
import { beginsWithBox, boxesFrom } from "./tick-boxes";

/** A segment, or the label or value that was split off one; a value knows the label before it. */
export interface Piece {
  segment: Segment;
  labelled: boolean;
}

/** A tax with its rate, which another font may have set. */
const RATED = /\p{L}[^\d]*\d+(?:[.,]\d+)?\s*[%％]$/u;
/** In em: wider than any space within a label. */
const wideGap = 0.9;
const separator = /^[-–—|·•;,／/]$/;

/** Labels have few words; whatever is longer before a colon is a sentence. */
const longestLabel = { words: 8, signs: 48 };

/**
 * Splits "Label: value", chains of such pairs, a bold label before a plain value, and a known label
 * before a value of its kind ("Tel 028 5550"). `amountFollows` where the next text of the line is an amount, which then is the value.
 */
export function splitSegment(
  segment: Segment,
  amountFollows: boolean,
  weights: LanguageWeights,
): Piece[] {
  const pieces = splitLabels(segment, amountFollows, weights);
  return pieces.flatMap((piece) => splitAtDots(piece, weights));
}

/** "Name · Tel 028 5550 · VAT 123": parted where a part turns out to have a label of its own. */
function splitAtDots(piece: Piece, weights: LanguageWeights): Piece[] {
  const { words, page, underlined } = piece.segment;
  // A choice may have its translation behind a slash.
  if (words.some(({ text }) => beginsWithBox(text))) return [piece];
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (/^[·|•–／/-]$/.test(word.text)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  if (parts.length < 2 || parts.some((part) => part.length === 0)) return [piece];
  const split = parts.map((part) => splitLabels(toSegment(part, page, underlined), false, weights));
  if (split.every((pieces) => pieces.length < 2)) return [piece];
  const [first = [], ...rest] = split;
  const head = first.map((one, index) =>
    index === 0 ? { ...one, labelled: piece.labelled } : one,
  );
  return [...head, ...rest.flat()];
}

function splitLabels(segment: Segment, amountFollows: boolean, weights: LanguageWeights): Piece[] {
  const words = segment.words.flatMap(splitAtColon);
  const first = words.findIndex(endsWithColon);
  if (first >= 0) {
    const start = labelStart(words, 0, first, weights);
    if (start !== null) return chain(words, start, first, segment, weights);
  }
  const isRated = amountFollows && RATED.test(segment.text);
  const plain =
    boxesFrom(words) ||
    (isRated
      ? 0
      : (boldPrefix(words, weights) ??
        partedPrefix(words, weights) ??
        askedPrefix(words) ??
        (amountFollows ? 0 : knownPrefix(words, segment, weights))));
  if (plain > 0 && plain < words.length) {
    return [
      {
        segment: toSegment(words.slice(0, plain), segment.page, segment.underlined),
        labelled: false,
      },
      { segment: toSegment(words.slice(plain), segment.page, segment.underlined), labelled: true },
    ];
  }
  return [{ segment, labelled: false }];
}

function splitAtColon(word: Word): Word[] {
  const match = /^([^:：]*\p{L}[^:：]*[:：])([^/].*)$/u.exec(word.text);
  const [, head, tail] = match ?? [];
  // A time of day has a colon of its own.
  if (!head || !tail || (/\d[:：]$/.test(head) && /^\d/.test(tail))) return [word];
  const x = word.box.x0 + (word.box.x1 - word.box.x0) * shareOf(head, word.text);
  return [
    { ...word, text: head, box: { ...word.box, x1: x } },
    ...splitAtColon({ ...word, text: tail, box: { ...word.box, x0: x }, spaceBefore: false }),
  ];
}

/** Share of the width: Latin signs are about half as wide as CJK ones. */
function shareOf(head: string, text: string): number {
  const width = (part: string) =>
    [...part].reduce((sum, sign) => sum + (sign > "\u2e7f" ? 2 : 1), 0);
  return width(head) / width(text);
}

function endsWithColon(word: Word): boolean {
  return /[:：]$/.test(word.text) && !/^\d+[:：]$/.test(word.text) && word.text.length < 48;
}

/** Where the label that ends at `end` begins, null where those words are no label. */
function labelStart(
  words: readonly Word[],
  from: number,
  end: number,
  weights: LanguageWeights,
): number | null {
  const text = (start: number) => toSegment(words.slice(start, end + 1), 1).text;
  const box = words.slice(from, end).findLastIndex((word) => beginsWithBox(word.text));
  if (box >= 0) return nextQuestion(words, from + box, end);
  const whole = withoutNumber(text(from)).replace(/\s*\([^)]*\)/g, "");
  const isShort =
    whole.split(" ").length <= longestLabel.words && whole.length <= longestLabel.signs;
  if (from === 0 && isShort) return from;
  for (let start = Math.max(from, end - 6); start <= end; start++) {
    if (!/^\P{N}*\p{L}/u.test(words[start]?.text ?? "")) continue;
    const match = matchLabel(text(start), false, weights);
    if (match && match.score >= 0.9) return start;
  }
  // "07 NV:": behind a number a word with a colon begins anew.
  const [before, last] = [words[end - 1]?.text ?? "", words[end]?.text ?? ""];
  if (end > from && /^[\d.,/-]+$/.test(before) && /^\p{L}{2,}[:：]$/u.test(last)) return end;
  const cut = words.slice(from, end).findLastIndex((word) => separator.test(word.text));
  if (cut >= 0 && end - from - cut <= 5) return from + cut + 1;
  for (let start = end; start > from; start--) {
    const gap = (words[start]?.box.x0 ?? 0) - (words[start - 1]?.box.x1 ?? 0);
    if (gap > 0.8 * (words[start]?.fontSize ?? 1) && end - start <= 5) return start;
  }
  return null;
}

/** Behind the choice of the last box another label begins with a capital, after the widest gap where several words have one. */
function nextQuestion(words: readonly Word[], box: number, end: number): number | null {
  const gapBefore = (at: number) => (words[at]?.box.x0 ?? 0) - (words[at - 1]?.box.x1 ?? 0);
  let best: number | null = null;
  for (let at = box + 2; at <= end; at++) {
    const begins = /^(?:\p{Lu}|[\u3040-\u9fff])/u.test(words[at]?.text ?? "");
    if (begins && (best === null || gapBefore(at) > gapBefore(best) + 0.01)) best = at;
  }
  return best;
}

function chain(
  words: readonly Word[],
  start: number,
  end: number,
  { page, underlined }: Segment,
  weights: LanguageWeights,
): Piece[] {
  const pieces: Piece[] = [];
  const add = (part: readonly Word[], labelled: boolean) => {
    const kept = trimSeparators(part);
    if (kept.length > 0) pieces.push({ segment: toSegment(kept, page, underlined), labelled });
  };
  const before = trimSeparators(words.slice(0, start));
  if (before.length > 0)
    pieces.push(...splitLabels(toSegment(before, page, underlined), false, weights));
  add(words.slice(start, end + 1), false);
  let from = end + 1;
  for (let next = from; next < words.length; next++) {
    const word = words[next];
    if (!word || !endsWithColon(word)) continue;
    const begin = labelStart(words, from, next, weights);
    if (begin === null) continue;
    add(words.slice(from, begin), true);
    add(words.slice(begin, next + 1), false);
    from = next + 1;
  }
  add(words.slice(from), true);
  return pieces;
}

function trimSeparators(words: readonly Word[]): Word[] {
  const isText = (word: Word) => !separator.test(word.text);
  const first = words.findIndex(isText);
  return first < 0 ? [] : words.slice(first, words.findLastIndex(isText) + 1);
}

function boldPrefix(words: readonly Word[], weights: LanguageWeights): number | null {
  const plain = words.findIndex((word) => !word.bold);
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
export function isWholeLabel(words: readonly Word[], weights: LanguageWeights): boolean {
  return toSegment([...words], 1)
    .text.split(/\s*[/／]\s*/)
    .every((part) => (matchLabel(part, false, weights)?.score ?? 0) >= 0.98);
}

/** A phrase of the lexicon in ideographs with a wide gap behind it, which no line of them has but between label and value. */
function partedPrefix(words: readonly Word[], weights: LanguageWeights): number | null {
  const cut = words.findIndex((word, i) => {
    const last = words[i - 1];
    return last !== undefined && word.box.x0 - last.box.x1 >= wideGap * word.fontSize;
  });
  if (cut <= 0 || !isWholeLabel(words.slice(0, cut), weights)) return null;
  const label = toSegment(words.slice(0, cut), 1).text;
  const rest = toSegment(words.slice(cut), 1).text;
  const isAnswer = !/^[/／(（]/.test(rest) && !words.some(({ text }) => beginsWithBox(text));
  const match = isCjk(label.slice(-1)) && isAnswer ? matchLabel(label, false, weights) : null;
  return match && fits(match.key, rest) >= 0 ? cut : null;
}

/** Words of a question, and of its answer on the same line. */
const longestQuestion = 12;
const longestAnswer = 4;

/** "Zo ja, in welk land? Oostenrijk": a question and its answer, which is no sentence. */
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

/** "Contract # R-30477", "Auftrag Nr. 20-117": a few words that the sign for numbers closes, not those of an address. */
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

/** The number of a note on a form: "Postage (9)". */
const footnote = /^\(\d{1,2}\)$/;

function knownPrefix(words: readonly Word[], segment: Segment, weights: LanguageWeights): number {
  // "ngày 06 tháng 03": the word for a day or date is part of how a date is printed.
  if (kindOf(segment.text) === "date") return 0;
  const numbered = numberedPrefix(words);
  if (numbered > 0) return numbered;
  for (let cut = Math.min(5, words.length - 1); cut >= 1; cut--) {
    const rest = toSegment(words.slice(cut), segment.page).text;
    if (
      footnote.test(rest) ||
      !["date", "money", "phone", "email", "id", "number", "currency"].includes(kindOf(rest))
    )
      continue;
    const match = matchLabel(toSegment(words.slice(0, cut), segment.page).text, false, weights);
    if (match && match.score >= 0.98 && fits(match.key, rest) >= 1.3) return cut;
  }
  return 0;
}
