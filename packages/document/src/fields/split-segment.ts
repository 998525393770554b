import { type Segment, toSegment } from "../layout/segment";
import { type LanguageWeights, matchLabel } from "../lexicon/vocabulary";
import type { Word } from "../model";
import { kindOf } from "../text/kind";
import { fits } from "./expected-kind";
import { withoutNumber } from "./label-like";
import { labelPrefix } from "./label-prefix";
import { splitFilled } from "./split-filled";
import { splitMeasures } from "./split-measures";
import { beginsWithBox, boxesFrom } from "./tick-boxes";

/** A segment, or the label or value that was split off one; a value knows the label before it. */
export interface Piece {
  segment: Segment;
  labelled: boolean;
}

const separator = /^[-–—|·•;,／/]$/;

/** "Less: Discount", "Add: VAT" before an amount: the colon stands behind what is done with it, and all of it is the label. */
const reckoning =
  /^(?:less|add|plus|minus|deduct|abzgl\.?|abzüglich|zzgl\.?|zuzüglich|moins|menos|meno|min|incl\.?|inkl\.?|trừ|cộng)[:：]$/iu;

/** Labels have few words; whatever is longer before a colon is a sentence. */
const longestLabel = { words: 8, signs: 56 };

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
  const { page, underlined } = segment;
  const bare = withoutBrackets(segment);
  if (bare) return splitLabels(bare, amountFollows, weights);
  const measures = measuresIn(segment);
  if (measures) return measures;
  const filled = splitFilled(segment.words);
  if (filled)
    return filled.map((part, at) => ({
      segment: toSegment(part, page, underlined),
      labelled: at % 2 === 1,
    }));
  const words = segment.words
    .flatMap(splitAtColon)
    .flatMap((word, i) => (i === 0 ? splitAtCode(word, weights) : [word]));
  const isWhole = amountFollows && reckoning.test(words[0]?.text ?? "");
  const first = words.findIndex(
    (_, at) => endsWithColon(words, at) && !isInBrackets(words, at) && !(isWhole && at === 0),
  );
  if (first >= 0) {
    const start = labelStart(words, 0, first, weights);
    if (start !== null) return chain(words, start, first, segment, weights);
  }
  const plain = boxesFrom(words) || labelPrefix(words, segment, amountFollows, weights);
  if (plain > 0 && plain < words.length) {
    const next = nextLabel(words, plain, segment, weights);
    return [
      { segment: toSegment(words.slice(0, plain), page, underlined), labelled: false },
      { segment: toSegment(words.slice(plain, next), page, underlined), labelled: true },
      ...(next < words.length
        ? splitLabels(toSegment(words.slice(next), page, underlined), amountFollows, weights)
        : []),
    ];
  }
  return [{ segment, labelled: false }];
}

/** The measures of a text, at least `fewest` of them, and what they measure. */
export function measuresIn({ words, page, underlined }: Segment, fewest = 2): Piece[] | null {
  const measures = splitMeasures(words, fewest);
  if (!measures) return null;
  return measures.flatMap(([label, value]) => [
    { segment: toSegment(label, page, underlined), labelled: false },
    { segment: toSegment(value, page, underlined), labelled: true },
  ]);
}

function splitAtColon(word: Word): Word[] {
  const match = /^([^:：]*[\p{L}#№][^:：]*[:：])([^/].*)$/u.exec(word.text);
  const [, head, tail] = match ?? [];
  // A time of day has a colon of its own.
  if (!head || !tail || (/\d[:：]$/.test(head) && /^\d/.test(tail))) return [word];
  const [label, ...rest] = partWord(word, head, tail);
  return [label as Word, ...rest.flatMap(splitAtColon)];
}

function partWord(word: Word, head: string, tail: string): Word[] {
  const x = word.box.x0 + (word.box.x1 - word.box.x0) * shareOf(head, word.text);
  return [
    { ...word, text: head, box: { ...word.box, x1: x } },
    { ...word, text: tail, box: { ...word.box, x0: x }, spaceBefore: false },
  ];
}

/** "登録番号T2130001055512", "電話03-5555-0123": ideographs that are a label, and the code that follows at once. */
function splitAtCode(word: Word, weights: LanguageWeights): Word[] {
  const match = /^([\u3040-\u9fff]{2,10})([A-Z]?[\d¥￥+(（].*)$/u.exec(word.text);
  const [, head, tail] = match ?? [];
  const known = head && tail ? matchLabel(head, false, weights) : null;
  if (!head || !tail || !known || known.score < 0.98 || fits(known.key, tail) < 1.2) return [word];
  return partWord(word, head, tail);
}

/** Share of the width: Latin signs are about half as wide as CJK ones. */
function shareOf(head: string, text: string): number {
  const width = (part: string) =>
    [...part].reduce((sum, sign) => sum + (sign > "\u2e7f" ? 2 : 1), 0);
  return width(head) / width(text);
}

function endsWithColon(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !/[:：]$/.test(word.text) || word.text.length >= 48) return false;
  // A time of day goes on behind its colon.
  const isTime = next !== undefined && /\d[:：]$/.test(word.text) && /^\d\d(?!\d)/.test(next.text);
  const isClose = (next?.box.x0 ?? 0) - word.box.x1 < 0.2 * word.fontSize;
  return !/^\d+[:：]$/.test(word.text) && !(isTime && isClose);
}

/** "File no. EM-187 Received 06/09/2022": where behind a code or a date another known label begins; the end of the words where none does. */
function nextLabel(
  words: readonly Word[],
  from: number,
  segment: Segment,
  weights: LanguageWeights,
): number {
  if (words.some(({ text }) => beginsWithBox(text))) return words.length;
  const begins = /^\p{Ll}/u.test(words[0]?.text ?? "") ? /^\p{L}/u : /^[\p{Lu}\p{Lo}]/u;
  for (let at = from + 1; at < words.length - 1; at++) {
    const value = toSegment(words.slice(from, at), segment.page).text;
    const isWhole = ["id", "number", "date", "phone"].includes(kindOf(value));
    const rest = words.slice(at);
    const label = begins.test(rest[0]?.text ?? "")
      ? labelPrefix(rest, toSegment(rest, segment.page), false, weights)
      : 0;
    if (isWhole && label > 0 && label < rest.length) return at;
  }
  return words.length;
}

/** "(Enclosed: 3 receipts)": a pair in brackets; null for any other text. */
function withoutBrackets({ words, page, underlined, text }: Segment): Segment | null {
  if (!/^\([^():]*\p{L}: [^():]+\)$/u.test(text)) return null;
  const [first, last] = [words[0] as Word, words.at(-1) as Word];
  const inner = [
    { ...first, text: first.text.slice(1) },
    ...words.slice(1, -1),
    { ...last, text: last.text.slice(0, -1) },
  ].filter((word) => word.text !== "");
  return words.length > 1 ? toSegment(inner, page, underlined) : null;
}

/** Within brackets that close behind it: "Breed (of mixed ones: crossing of)". */
function isInBrackets(words: readonly Word[], at: number): boolean {
  const depth = (part: readonly Word[]) =>
    [...part.map(({ text }) => text).join("")].reduce(
      (sum, sign) => sum + (/[(（]/.test(sign) ? 1 : /[)）]/.test(sign) ? -1 : 0),
      0,
    );
  return depth(words.slice(0, at + 1)) > 0 && depth(words.slice(at + 1)) < 0;
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
  if (
    end > from &&
    /^[\d.,/-]+$/.test(before) &&
    /^(?:\p{L}[\p{L}./-]*\p{L}|\p{Script=Han})[:：]$/u.test(last)
  )
    return end;
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
    if (!endsWithColon(words, next)) continue;
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
