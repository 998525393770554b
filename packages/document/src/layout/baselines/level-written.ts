import type { Page, Rule, Word } from "../../model";
import { settings } from "../../settings";
import { isDrawing } from "../rules/is-drawing";

/** What was written stands no further above its line to write on, nor through it, in its own em. */
const ABOVE = 1.1;
const THROUGH = 0.5;
/** The text that asks ends no further before the line, in em, … */
const NEAR = 1.8;
/** … or, where other lines to write on that begin below each other have their texts that near, by this much. */
const FAR = 8;
/** … and stands on it, or a little lower or higher. */
const LOWER = 0.3;
const HIGHER = 0.6;
/** What was written is off the baseline of what asks by more than words of one line are, and by no more than this, in em of what asks. */
const OFF = 1.2;

/** Rules whose ends lie this near to each other meet, in points. */
const CORNER = 4;

/**
 * Pens and typewriters do not keep to the baseline of the form: words on a line to write on that begins behind a text get the baseline of that text,
 * where nothing else stands on it there.
 */
export function levelWritten(page: Page): Page {
  if (isDrawing(page)) return page;
  const moved = new Map<Word, number>();
  const walls = page.rules.filter(({ orientation }) => orientation === "vertical");
  // The sides of cells meet.
  const lines = page.rules.filter(
    (rule) => rule.orientation === "horizontal" && !walls.some((wall) => meet(wall, rule)),
  );
  const askedBefore = (rule: Rule, within: number) =>
    page.words.filter((word) => asksBefore(word, rule, within)).toSorted(byRight)[0];
  const starts = lines.filter((rule) => askedBefore(rule, NEAR)).map(({ box }) => box.x0);
  for (const rule of lines) {
    const isOfColumn = starts.some((x0) => Math.abs(x0 - rule.box.x0) < CORNER);
    const label = askedBefore(rule, isOfColumn ? FAR : NEAR);
    if (!label) continue;
    const written = page.words.filter((word) => word !== label && standsOn(word, rule));
    const isTaken = page.words.some(
      (word) => word !== label && isOver(word, rule) && isLevel(word, label),
    );
    if (isTaken || !written.every((word) => isOff(word, label))) continue;
    for (const word of written) moved.set(word, label.baseline);
  }
  if (moved.size === 0) return page;
  const words = page.words.map((word) => ({ ...word, baseline: moved.get(word) ?? word.baseline }));
  return { ...page, words };
}

const byRight = (a: Word, b: Word): number => b.box.x1 - a.box.x1;

function meet({ box: wall }: Rule, { box: rule }: Rule): boolean {
  const isAtEnd = Math.abs(wall.x0 - rule.x0) < CORNER || Math.abs(wall.x0 - rule.x1) < CORNER;
  return isAtEnd && wall.top < rule.top + CORNER && wall.bottom > rule.top - CORNER;
}

function asksBefore(
  { text, box, baseline, fontSize }: Word,
  { box: rule }: Rule,
  within: number,
): boolean {
  const gap = (rule.x0 - box.x1) / fontSize;
  const drop = (rule.top - baseline) / fontSize;
  // A broken rule looks like a letter.
  const isWord = /\p{L}{2}|[:：.]$/u.test(text);
  return isWord && gap > -settings.underlineSlack && gap < within && drop > -LOWER && drop < HIGHER;
}

function isOver({ box }: Word, { box: rule }: Rule): boolean {
  const middle = (box.x0 + box.x1) / 2;
  return middle > rule.x0 && middle < rule.x1;
}

function standsOn(word: Word, rule: Rule): boolean {
  const drop = (rule.box.top - word.baseline) / word.fontSize;
  return isOver(word, rule) && drop > -THROUGH && drop < ABOVE;
}

const isLevel = (word: Word, label: Word): boolean =>
  Math.abs(word.baseline - label.baseline) <=
  settings.baselineTolerance * Math.min(word.fontSize, label.fontSize);

function isOff(word: Word, label: Word): boolean {
  const off = Math.abs(label.baseline - word.baseline);
  return off > 0 && off <= OFF * label.fontSize;
}
