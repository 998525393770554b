import type { Box, Page, Rule, Word } from "../../model";
import { toBoxWord } from "../../page/find-tick-boxes";

/** Lines to tick on are so long, in em, and of one length within this share. */
const LENGTH = { least: 0.8, most: 5 } as const;
const ALIKE = 0.15;
/** A choice begins so near behind its line, in em. */
const BEHIND = { least: -0.1, most: 1.3 } as const;
/** A line to write on runs so far above the baseline at most, and below it, in em. */
const LEVEL = { above: 0.2, below: 0.55 } as const;
const CHOICE = /^["“(]?[\p{L}\d$]/u;
/** What is written for a tick. */
const TICK = /^[xX×✓✔√]$/u;

interface TickLine {
  rule: Rule;
  choice: Word;
  /** The words on it. */
  written: Word[];
}

/**
 * A page with boxes in place of short lines to tick on, "__x__ yes ____ no", drawn or typed: before their choices, of one length, at least one with an x on it and one
 * with nothing. Lines with other writing on them stay as they are.
 */
export function withTickLines(page: Page): Page {
  return withTickRules(withTyped(page));
}

/** Underscores to tick on as they were typed, and ticked. */
const TYPED = { blank: /^_{1,6}$/, ticked: /^_*[xX✓✔√]_*$/u, any: /_/ } as const;

/** A choice is one of so many words that were written after its line. */
const NEXT = 5;

/** "_X_ yes ___ no": underscores before their choices, at least one with a tick on it and one without. */
function withTyped(page: Page): Page {
  const boxes = new Map<Word, Word>();
  const words = page.words.flatMap(withoutChoice);
  for (const [at, word] of words.entries()) {
    const isTicked = TYPED.any.test(word.text) && TYPED.ticked.test(word.text);
    const isLine = isTicked || TYPED.blank.test(word.text);
    const choice = isLine ? choiceBehind(word, words.slice(at + 1, at + 1 + NEXT)) : null;
    if (choice) boxes.set(word, toBoxWord(word.box, isTicked, choice));
  }
  const signs = [...boxes.values()].map(({ text }) => text);
  if (new Set(signs).size < 2) return page;
  return { ...page, words: words.map((word) => boxes.get(word) ?? word) };
}

/** "„x_ Yes", "___ No": the first stroke of a typed line may be read as a low quote or comma. */
const STUCK = /^[„,]?(_*[xX✓✔√]_+|_{1,6}) (["“(]?[\p{L}\d$].*)$/u;

/** A typed line to tick on and its choice, which readers of pixels took for one word. */
function withoutChoice(word: Word): Word[] {
  const [, mark, choice] = (word.source === "ocr" && STUCK.exec(word.text)) || [];
  if (!mark || !choice) return [word];
  const { x0, x1 } = word.box;
  const at = (sign: number) => x0 + ((x1 - x0) * sign) / word.text.length;
  const end = word.text.length - choice.length;
  return [
    { ...word, text: mark, box: { ...word.box, x1: at(end - 1) } },
    { ...word, text: choice, box: { ...word.box, x0: at(end) }, spaceBefore: true },
  ];
}

function choiceBehind({ box, baseline, fontSize }: Word, words: readonly Word[]): Word | undefined {
  return words.find((word) => {
    const gap = (word.box.x0 - box.x1) / fontSize;
    const isLevel = Math.abs(word.baseline - baseline) < LEVEL.above * fontSize;
    return isLevel && gap >= BEHIND.least && gap <= BEHIND.most && CHOICE.test(word.text);
  });
}

function withTickRules(page: Page): Page {
  const lines = page.rules.flatMap((rule) => tickLineOf(rule, page.words));
  const empty = lines.filter(({ written }) => written.length === 0);
  const marks = empty.length === 0 ? [] : marksBeside(empty, lines, page.words);
  const ticked = lines.filter(isTicked);
  const alike = [...ticked, ...(marks.length > 0 ? empty : [])];
  const found = lines
    .filter((line) => alike.some((other) => areAlike(line, other)))
    .filter(({ written }) => written.length === 0 || written.every(mayBeTick));
  if (ticked.length + marks.length === 0 || found.length <= ticked.length) return page;
  const ticks = new Set([
    ...found.flatMap(({ written }) => written),
    ...marks.map(({ word }) => word),
  ]);
  const rules = new Set(found.map(({ rule }) => rule));
  const boxes = found.map(({ rule, choice, written }) => {
    const [top, bottom] = [choice.baseline - 0.7 * choice.fontSize, choice.baseline];
    return toBoxWord({ ...rule.box, top, bottom }, written.length > 0, choice);
  });
  const marked = marks.flatMap(({ box, choice, isJoined }) => [
    toBoxWord(box, true, choice),
    ...(isJoined ? [choice] : []),
  ]);
  return {
    ...page,
    words: [...page.words.filter((word) => !ticks.has(word)), ...boxes, ...marked],
    rules: page.rules.filter((rule) => !rules.has(rule)),
  };
}

/** A tick whose line was not seen for it, and the choice behind it, which may have been read as one word with it: "X_ Yes". */
interface Mark {
  word: Word;
  box: Box;
  choice: Word;
  isJoined: boolean;
}

const JOINED = /^_*[xX×✓✔√](?:_+ ?| )(?=["“(]?[\p{L}\d$])/u;
const ALONE = /^_*[xX×✓✔√]_*$/u;

/** Ticks on a line with empty ones, or in a column with them. */
function marksBeside(
  empty: readonly TickLine[],
  lines: readonly TickLine[],
  words: readonly Word[],
): Mark[] {
  const onLine = new Set(lines.flatMap(({ written }) => written));
  return words.flatMap((word, at) => {
    const mark = onLine.has(word) ? null : markOf(word, words.slice(at + 1, at + 1 + NEXT));
    return mark && empty.some((line) => areInGroup(mark, line)) ? [mark] : [];
  });
}

function markOf(word: Word, next: readonly Word[]): Mark | null {
  if (word.source !== "ocr") return null;
  if (ALONE.test(word.text)) {
    const choice = choiceBehind(word, next);
    return choice ? { word, box: word.box, choice, isJoined: false } : null;
  }
  const tick = JOINED.exec(word.text)?.[0];
  if (!tick) return null;
  const { x0, x1 } = word.box;
  const end = x0 + ((x1 - x0) * tick.length) / word.text.length;
  const choice = { ...word, text: word.text.slice(tick.length), box: { ...word.box, x0: end } };
  return { word, box: { ...word.box, x1: end }, choice, isJoined: true };
}

function areInGroup({ box, choice }: Mark, line: TickLine): boolean {
  const isLevel = Math.abs(choice.baseline - line.choice.baseline) < LEVEL.above * choice.fontSize;
  const { x0, x1 } = line.rule.box;
  const middle = (box.x0 + box.x1) / 2;
  return isLevel || (middle > x0 && middle < x1);
}

function tickLineOf(rule: Rule, words: readonly Word[]): TickLine[] {
  if (rule.orientation !== "horizontal") return [];
  const { x0, x1, top } = rule.box;
  const level = words.filter(({ baseline, fontSize }) => {
    const drop = (top - baseline) / fontSize;
    return drop >= -LEVEL.above && drop <= LEVEL.below;
  });
  const choice = level.find(({ text, box, fontSize }) => {
    const gap = (box.x0 - x1) / fontSize;
    return gap >= BEHIND.least && gap <= BEHIND.most && CHOICE.test(text);
  });
  if (!choice) return [];
  const length = (x1 - x0) / choice.fontSize;
  if (length < LENGTH.least || length > LENGTH.most) return [];
  const written = level.filter((word) => word.box.x1 > x0 && word.box.x0 < x1 && word !== choice);
  return [{ rule, choice, written }];
}

/** Ticks of a hand that readers of pixels take for a letter; one that they doubt may be any sign. */
const LIKE_TICK = /^[vV]$/;
const DOUBTED = 0.5;

const isTick = ({ text, source }: Word): boolean =>
  TICK.test(text) || (source === "ocr" && LIKE_TICK.test(text));
const mayBeTick = (word: Word): boolean =>
  isTick(word) ||
  (word.source === "ocr" && [...word.text].length === 1 && word.confidence < DOUBTED);
const isTicked = ({ written }: TickLine): boolean => written.length === 1 && written.every(isTick);

function areAlike({ rule: a }: TickLine, { rule: b }: TickLine): boolean {
  const [one, other] = [a.box.x1 - a.box.x0, b.box.x1 - b.box.x0];
  return Math.abs(one - other) <= ALIKE * other;
}
