import { cutWord } from "../layout/words/cut-word";
import type { Box, Rule, Word } from "../model";
import { isEra } from "../text/date";
import { isCjk } from "../text/fold";
import { toBoxWord } from "./find-tick-boxes";

/** Words, or parts of them between signs, that are one choice, and whether a sign stands between it and the one before. */
interface Choice {
  parts: Word[];
  isParted: boolean;
  /** A wall stands before it, and where what stands before it ends, the wall or a text. */
  isWalled: boolean;
  after: number;
  isRinged: boolean;
}

const SEPARATORS = /([／/・･·|｜、]+)/u;
const SEPARATOR = /^[／/・･·|｜、]+$/u;
const OPENING = /^[(（[［]$/u;
const CLOSING = /^[)）\]］]$/u;
/** What a colon or a question mark closes is asked, not chosen. */
const ASKS = /[:：?？]$/u;
/** White between two choices without a sign between them, in em; further than so many times the usual of the line, something else begins. */
const GAP = { least: 0.6, marks: 0.35, most: 3.5, usual: 1.5, cells: 10 } as const;
/** Letters and words of a choice, at most; and letters of those beside a single one. */
const LONGEST = 24;
const MOST_WORDS = 3;
const SHORT = 3;
/** A sign of a scale by itself. */
const ALONE = /^(?:\p{L}|\d{1,2})$/u;
/** Baselines of one line differ by less, in em; sizes of one type by this share, those of what was ringed and seen on pixels by more, and those of lone signs there. */
const LEVEL = 0.3;
const SIZE = { usual: 0.15, seen: 0.2, lone: 0.3 } as const;

/**
 * Words with boxes to tick before the choices of each line on which some are ringed: "Yes (No)" with a ring around "No" becomes "☐ Yes ☒ No". Lines
 * on which nothing but the ringed words could be chosen stay as they are.
 */
export function withRingedChoices(
  words: readonly Word[],
  rings: readonly Box[],
  rules: readonly Rule[],
): Word[] {
  let all = [...words];
  const done = new Set<Box>();
  const drawn = rings.filter((ring) => !isSeal(ring, words));
  for (const ring of drawn) {
    const own = done.has(ring) ? undefined : all.find((word) => isAt(word, ring));
    if (!own) continue;
    const line = all.filter((word) => isLevel(word, own));
    const ofLine = drawn.filter((other) => line.some((word) => isAt(word, other)));
    for (const other of ofLine) done.add(other);
    const walls = rules.filter(
      ({ orientation, box }) =>
        orientation === "vertical" && box.top < own.baseline && box.bottom > own.box.top,
    );
    const lists = listsOf(groupsOf(line, ofLine, walls));
    if (lists.length > 0)
      all = [...all.filter((word) => !line.includes(word)), ...rewritten(line, lists)];
  }
  return all;
}

/** As wide as high around a name: whoever signed has put it there. */
function isSeal(ring: Box, words: readonly Word[]): boolean {
  const name = words.filter(
    (word) => isAt(word, ring) && word.box.x0 > ring.x0 && word.box.x1 < ring.x1,
  );
  const signs = name.flatMap(({ text }) => [...text]).filter(isCjk);
  return signs.length > 1 && ring.x1 - ring.x0 < ROUND * (ring.bottom - ring.top);
}

const ROUND = 1.25;

const isIn = ({ x0, x1 }: Box, ring: Box): boolean => Math.min(x1, ring.x1) > Math.max(x0, ring.x0);

function isAt({ baseline, fontSize, box }: Word, ring: Box): boolean {
  const middle = baseline - 0.35 * fontSize;
  return middle > ring.top && middle < ring.bottom && isIn(box, ring);
}

const isLevel = (a: Word, b: Word): boolean =>
  Math.abs(a.baseline - b.baseline) < LEVEL * b.fontSize;

/** Of each question on a line the choices, from left to right, one of which at least is ringed. */
function listsOf(all: readonly Choice[]): Choice[][] {
  const lists: Choice[][] = [];
  for (const [at, choice] of all.entries()) {
    if (!choice.isRinged || lists.some((list) => list.includes(choice))) continue;
    const list = listAround(all, at, choice.parts[0] as Word);
    if (list.length > 1) lists.push(list);
  }
  return lists;
}

function listAround(all: readonly Choice[], at: number, own: Word): Choice[] {
  const gapAt = (index: number) =>
    (startOf(all[index] as Choice) - endOf(all[index - 1] as Choice)) / own.fontSize;
  const isParted = (index: number) => all[index]?.isParted ?? false;
  // Where signs stand between the choices, they end where the signs end.
  const areParted = isParted(at) || isParted(at + 1);
  let usual = 0;
  const joins = (index: number, choice: Choice | undefined) => {
    const next = all[index];
    if (!choice || !next || !mayBeChosen(choice, own)) return false;
    // A scale has a cell for each of its marks.
    if (next.isWalled) return isMark(choice) && isMark(next) && gapAt(index) <= GAP.cells;
    if (areParted) return isParted(index);
    return gapAt(index) <= (usual === 0 ? GAP.most : Math.max(1, GAP.usual * usual));
  };
  let [from, to] = [at, at];
  for (; joins(from, all[from - 1]); from--) usual = Math.max(usual, gapAt(from));
  for (; joins(to + 1, all[to + 1]); to++) usual = Math.max(usual, gapAt(to + 1));
  const list = all.slice(from, to + 1);
  // Whatever a ring was drawn around as a whole, nobody chose a part of it.
  if (list.every(({ isRinged }) => isRinged)) return [];
  const isShort = list.some((one) => one.isRinged && textOf(one).length === 1);
  return isShort && !areParted && list.some((one) => textOf(one).length > SHORT) ? [] : list;
}

/** A number or letter of a scale. */
const MARK = /^[A-Za-z\d]{1,2}$/;
const isMark = (choice: Choice): boolean => MARK.test(textOf(choice));

function mayBeChosen(choice: Choice, own: Word): boolean {
  const text = textOf(choice);
  return (
    text.length <= LONGEST &&
    choice.parts.length <= MOST_WORDS &&
    !ASKS.test(text) &&
    /[\p{L}\p{N}]/u.test(text) &&
    choice.parts.every((part) => areAlike(part, own))
  );
}

/** As bold and as large; on pixels a 4 or a W by itself looks bold by its shape, and larger or smaller, and ideographs of many strokes look bold. */
function areAlike(a: Word, b: Word): boolean {
  const isSeen = a.source === "ocr";
  const isLone = isSeen && (ALONE.test(a.text) || ALONE.test(b.text));
  const isDense = isSeen && [a, b].some(({ text }) => isCjk(text.slice(0, 1)));
  const size = isLone ? SIZE.lone : isSeen ? SIZE.seen : SIZE.usual;
  return (isLone || isDense || a.bold === b.bold) && Math.abs(a.fontSize / b.fontSize - 1) < size;
}

const textOf = ({ parts }: Choice): string => parts.map(({ text }) => text).join(" ");
const startOf = ({ parts }: Choice): number => parts[0]?.box.x0 ?? 0;
const endOf = ({ parts }: Choice): number => parts.at(-1)?.box.x1 ?? 0;

/** What stands between separators, wide gaps and the sides of rings. */
function groupsOf(line: readonly Word[], rings: readonly Box[], walls: readonly Rule[]): Choice[] {
  const groups: Choice[] = [];
  let isParted = false;
  const ringAt = (part: Word) =>
    rings.find((ring) => {
      const middle = (part.box.x0 + part.box.x1) / 2;
      return isAt(part, ring) && middle > ring.x0 && middle < ring.x1;
    });
  let before: Word | undefined;
  const ordered = line.toSorted((a, b) => a.box.x0 - b.box.x0);
  const parts = ordered.flatMap((word) => cutWord(word, SEPARATORS));
  // Of a scale, signs stand nearer to one another than choices of words do.
  const isScale = parts.some((part) => MARK.test(part.text) && ringAt(part) !== undefined);
  for (const part of parts) {
    if (SEPARATOR.test(part.text)) isParted = groups.length > 0;
    if (SEPARATOR.test(part.text) || OPENING.test(part.text) || CLOSING.test(part.text)) continue;
    const gap = before ? (part.box.x0 - before.box.x1) / part.fontSize : 0;
    const end = before?.box.x1 ?? 0;
    const between = walls.filter(({ box }) => box.x0 > end - 1 && box.x1 < part.box.x0 + 1);
    const isWalled = between.length > 0;
    const after = Math.max(end, ...between.map(({ box }) => box.x1));
    const ring = ringAt(part);
    const isRinged = ring !== undefined;
    const isSame = before !== undefined && ring === ringAt(before);
    const areMarks = isScale && MARK.test(part.text) && MARK.test(before?.text ?? "");
    const isApart = !isRinged && gap > (areMarks ? GAP.marks : GAP.least);
    const isNew = isParted || !isSame || isApart;
    if (isNew) groups.push({ parts: [part], isParted, isWalled, after, isRinged });
    else groups.at(-1)?.parts.push(part);
    isParted = false;
    before = part;
  }
  return groups;
}

/** The line with a box before each choice and nothing between them; of an era and of a scale in cells with nothing but what was chosen. */
function rewritten(line: readonly Word[], lists: readonly Choice[][]): Word[] {
  const chosen = lists.flatMap((choices) =>
    choices.every((one) => isEra(textOf(one))) || choices.slice(1).every(({ isWalled }) => isWalled)
      ? choices.filter(({ isRinged }) => isRinged).flatMap(wordsOf)
      : choices.flatMap(boxed),
  );
  const spans = lists.map((choices): [number, number] => [
    startOf(choices[0] as Choice),
    endOf(choices.at(-1) as Choice),
  ]);
  const others = line.filter(({ box, text, fontSize }) => {
    const isBracket = OPENING.test(text) || CLOSING.test(text) || SEPARATOR.test(text);
    const reach = isBracket ? BRACKET * fontSize : 0;
    return spans.every(([from, to]) => box.x1 <= from - reach || box.x0 >= to + reach);
  });
  return [...others, ...chosen].sort((a, b) => a.box.x0 - b.box.x0);
}

/** Brackets around all the choices stand no further from them, in em. */
const BRACKET = 2;

function boxed(choice: Choice): Word[] {
  const [first] = choice.parts as [Word];
  const { x0, top, bottom } = first.box;
  const em = first.fontSize;
  const free = Math.max(x0 - em, choice.after + 0.1 * em);
  const box = { x0: Math.min(free, x0 - 0.2 * em), top, x1: x0 - 0.1 * em, bottom };
  return [toBoxWord(box, choice.isRinged, first), ...wordsOf(choice)];
}

function wordsOf({ parts }: Choice): Word[] {
  return parts.map((part, at) => ({ ...part, spaceBefore: at === 0 || part.spaceBefore }));
}
