import { type Segment, toSegment } from "../../layout/segment";
import { isHowToTick } from "../../lexicon/roles";
import type { LanguageWeights } from "../../lexicon/vocabulary";
import { isOf } from "../../lexicon/word-classes";
import type { Word } from "../../model";
import {
  askedBehind,
  beginsWithBox,
  boxesFrom,
  labelBehind,
  signBehind,
} from "../choices/tick-boxes";
import {
  endsWithColon,
  isInBrackets,
  labelStart,
  separator,
  withNoteMarks,
} from "../units/label-start";
import { askedBetween } from "./asked-between";
import { partAskedOn } from "./asked-on";
import { withDates } from "./dated-words";
import { labelPrefix, nextLabel } from "./label-prefix";
import { splitAtCode, splitAtColon, splitAtColons, splitAtNumberSign } from "./part-word";
import { splitAside } from "./split-aside";
import { splitBracketed } from "./split-bracketed";
import { splitCalls } from "./split-calls";
import { splitCodes } from "./split-codes";
import { splitFilled } from "./split-filled";
import { splitMeasures } from "./split-measures";
import { splitRemark } from "./split-remark";
import { splitSignedAt } from "./split-signed-at";

/** A segment, or the label or value that was split off one; a value knows the label before it. */
export interface Piece {
  segment: Segment;
  labelled: boolean;
}

/** "Less: Discount", "Add: VAT" before an amount: the colon stands behind what is done with it, and all of it is the label. */
const saysReckoning = (text: string): boolean => /[:：]$/.test(text) && isOf("reckoning", text);

/**
 * Splits "Label: value", chains of such pairs, a bold label before a plain value, and a known label
 * before a value of its kind ("Tel 028 5550"). `amountFollows` where the next text of the line is an amount, which then is the value.
 */
export function splitSegment(
  printed: Segment,
  amountFollows: boolean,
  weights: LanguageWeights,
): Piece[] {
  const segment = { ...printed, words: [...withDates(printed.words)] };
  const { asking = 0, words } = printed;
  if (asking > 0) return toPieces([[words.slice(0, asking), words.slice(asking)]], printed);
  const calls = splitCalls(segment.words, weights);
  if (calls) {
    const before = toSegment(calls.before, segment.page, segment.underlined);
    return [...splitSegment(before, false, weights), ...toPieces(calls.pairs, segment)];
  }
  const on = partAskedOn(segment.words.flatMap(splitAtColon));
  if (on) return toPieces([on], segment);
  const pieces = splitLabels(segment, amountFollows, weights);
  return pieces
    .filter(({ segment: { text }, labelled }) => !labelled || !isHowToTick(text))
    .flatMap((piece) => splitAtDots(piece, weights));
}

/** "Name · Tel 028 5550 · VAT 123": parted where a part turns out to have a label of its own. */
function splitAtDots(piece: Piece, weights: LanguageWeights): Piece[] {
  const { words, page, underlined } = piece.segment;
  // A choice may have its translation behind a slash.
  if (words.some(({ text }) => beginsWithBox(text))) return [piece];
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (isDot(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  if (parts.length < 2 || parts.some((part) => part.length === 0)) return [piece];
  // "Your ref.  PO 25-118 / Eng. Lowe": what answers a label asks for nothing in its first part.
  const split = parts.map((part, at) => {
    const segment = toSegment(part, page, underlined);
    const isAnswer = at === 0 && piece.labelled;
    return isAnswer ? [{ segment, labelled: true }] : splitLabels(segment, false, weights);
  });
  const paired = split.filter((pieces) => pieces.length > 1).length;
  if (paired === 0) return [piece];
  const [first = [], ...rest] =
    paired < PAIRED ? split : split.map((own) => withAsked(own, weights));
  const head = first.map((one, index) =>
    index === 0 ? { ...one, labelled: piece.labelled } : one,
  );
  return [...head, ...rest.flat()];
}

/** So many pairs between dots tell that the others are pairs. */
const PAIRED = 2;
/** A part between dots that is no pair by itself, beside others that are. */
function withAsked(pieces: Piece[], weights: LanguageWeights): Piece[] {
  const [only, ...more] = pieces;
  const asking =
    only && !only.labelled && more.length === 0 ? askedBetween(only.segment.words, weights) : 0;
  if (!only || asking === 0) return pieces;
  const { words } = only.segment;
  return toPieces([[words.slice(0, asking), words.slice(asking)]], only.segment);
}

/** A sign between texts, or the letter that readers of pixels take its stroke for. */
const isDot = ({ text, source }: Word): boolean =>
  /^[·|•–／/-]$/.test(text) || (source === "ocr" && /^[lI]$/.test(text));

function splitLabels(segment: Segment, amountFollows: boolean, weights: LanguageWeights): Piece[] {
  const { page, underlined } = segment;
  const bare = withoutBrackets(segment);
  if (bare) return splitLabels(bare, amountFollows, weights);
  const aside = splitAside(segment.words);
  if (aside) {
    const pieces = splitLabels(toSegment(aside.before, page, underlined), amountFollows, weights);
    const behind = { segment: toSegment(aside.aside, page, underlined), labelled: false };
    if (pieces.at(-1)?.labelled) return [...pieces, behind];
  }
  const bracketed = splitBracketed(segment.words);
  if (bracketed) return toPieces(bracketed, segment);
  const signed = splitSignedAt(segment.words);
  if (signed) return toPieces(signed, segment);
  const measures = measuresIn(segment);
  if (measures) return measures;
  const filled = splitFilled(segment.words);
  if (filled)
    return filled.flatMap((part, at) => {
      const own = toSegment(part, page, underlined);
      // What the form asks last may be printed with its answer: "Bond: fixed".
      const isPair = at % 2 === 0 && /[:：] /.test(own.text);
      return isPair ? splitLabels(own, false, weights) : [{ segment: own, labelled: at % 2 === 1 }];
    });
  const remark = splitRemark(segment.words);
  if (remark) {
    const choices = toSegment(remark.choices, page, underlined);
    return [...splitLabels(choices, amountFollows, weights), ...toPieces([remark.pair], segment)];
  }
  const next = labelBehind(segment.words) || signBehind(segment.words);
  if (next > 0)
    return [segment.words.slice(0, next), segment.words.slice(next)].flatMap((part) =>
      splitLabels(toSegment(part, page, underlined), amountFollows, weights),
    );
  const words = withNoteMarks(segment.words.flatMap(splitAtColons)).flatMap((word, i) =>
    i === 0 ? splitAtCode(word, weights) : [word],
  );
  const numbered = amountFollows ? null : splitAtNumberSign(segment.words, weights);
  if (numbered) return toPieces([numbered], segment);
  const isWhole = amountFollows && saysReckoning(words[0]?.text ?? "");
  const first = words.findIndex(
    (_, at) => endsWithColon(words, at) && !isInBrackets(words, at) && !(isWhole && at === 0),
  );
  if (first >= 0) {
    const start = labelStart(words, 0, first, weights);
    if (start !== null) return chain(words, start, first, segment, weights);
  }
  const [question = 0, answer = 0] = askedBehind(words) ?? [];
  if (question > 0) {
    const choices = toSegment(words.slice(0, question), page, underlined);
    const pair = [words.slice(question, answer), words.slice(answer)] as const;
    return [...splitLabels(choices, false, weights), ...toPieces([pair], segment)];
  }
  const coded = splitCodes(words, amountFollows, weights);
  if (coded) {
    const { before, pairs, rest } = coded;
    const given = before.length > 0 ? [toSegment(before, page, underlined)] : [];
    const behind = rest.length > 0 ? toSegment(rest, page, underlined) : null;
    const pieces = behind ? splitLabels(behind, amountFollows, weights) : [];
    const first = given.map((own) => ({ segment: own, labelled: false }));
    return [...first, ...toPieces(pairs, segment), ...pieces];
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
export function measuresIn(segment: Segment, fewest = 2): Piece[] | null {
  const measures = splitMeasures(segment.words, fewest);
  return measures && toPieces(measures, segment);
}

function toPieces(
  pairs: readonly (readonly [label: Word[], value: Word[]])[],
  { page, underlined }: Segment,
): Piece[] {
  return pairs.flatMap(([label, value]) => [
    { segment: toSegment(label, page, underlined), labelled: false },
    { segment: toSegment(value, page, underlined), labelled: true },
  ]);
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

function chain(
  words: readonly Word[],
  start: number,
  end: number,
  segment: Segment,
  weights: LanguageWeights,
): Piece[] {
  const { page, underlined } = segment;
  const pieces: Piece[] = [];
  const add = (part: readonly Word[], labelled: boolean) => {
    const kept = trimSeparators(part);
    if (kept.length > 0) pieces.push({ segment: toSegment(kept, page, underlined), labelled });
  };
  const before = trimSeparators(words.slice(0, start));
  if (before.length > 0)
    pieces.push(...splitLabels(toSegment(before, page, underlined), false, weights));
  // "Tax ID: 1184-H Tel. 555 018": what follows a code or number may ask anew without a colon.
  const addAnswer = (label: number, from: number, to: number) => {
    const next = label + nextLabel(words.slice(label, to), from - label, segment, weights);
    add(words.slice(from, next), true);
    if (next < to)
      pieces.push(
        ...splitLabels(toSegment(words.slice(next, to), page, underlined), false, weights),
      );
  };
  add(words.slice(start, end + 1), false);
  let label = start;
  let from = end + 1;
  for (let next = from; next < words.length; next++) {
    if (!endsWithColon(words, next)) continue;
    const begin = labelStart(words, from, next, weights);
    if (begin === null) continue;
    addAnswer(label, from, begin);
    add(words.slice(begin, next + 1), false);
    label = begin;
    from = next + 1;
  }
  addAnswer(label, from, words.length);
  return pieces;
}

/** Without separators at its ends, but for the stroke before a label that began on the line above: "/ Ship To:". */
function trimSeparators(words: readonly Word[]): Word[] {
  const isText = (word: Word) => !separator.test(word.text);
  const first = words.findIndex(isText);
  if (first < 0) return [];
  const last = words.findLastIndex(isText);
  const goesOn = first === 1 && isStroke(words[0]?.text ?? "") && endsWithColon(words, last);
  return words.slice(goesOn ? 0 : first, last + 1);
}

const isStroke = (text: string): boolean => /^[/／]$/.test(text);
