import type { Page, Rule, Word } from "../../model";
import { median, overlapX } from "../box";
import { isDrawing } from "../rules/is-drawing";

/** Rules that are as long, to within this in em, part rows; so many make a list of them. */
const ALIKE = 0.5;
const FEWEST = 4;
/** Rows of one line are at least as tall as this, in em of the page, and no taller than that, in em of what is largest in them. */
const TALL = [1, 3.2] as const;
/** Words of one line are off its baseline by no more than this, in em. */
const OFF = 0.8;

/**
 * Pens and typewriters do not keep to the baseline of what is beside them: words between two rules of a list get one baseline, where none
 * stands above another.
 */
export function levelRows(page: Page): Page {
  if (isDrawing(page)) return page;
  const em = median(page.words.map(({ fontSize }) => fontSize)) || 10;
  const moved = new Map<Word, number>();
  for (const list of listsOf(page.rules, em)) {
    const rules = withTop(list, page.words);
    for (const [at, rule] of rules.slice(1).entries()) {
      const row = wordsBetween(rules[at] as Rule, rule, page.words);
      const tall = rule.box.top - (rules[at] as Rule).box.top;
      const largest = Math.max(em, ...row.map(({ fontSize }) => fontSize));
      if (tall < TALL[0] * em || tall > TALL[1] * largest || !isOneLine(row)) continue;
      const baseline = median(row.map((word) => word.baseline));
      for (const word of row) moved.set(word, baseline);
    }
  }
  if (moved.size === 0) return page;
  const words = page.words.map((word) => ({ ...word, baseline: moved.get(word) ?? word.baseline }));
  return { ...page, words };
}

/** Level rules that begin and end alike, from top to bottom. */
function listsOf(rules: readonly Rule[], em: number): Rule[][] {
  const lists: Rule[][] = [];
  for (const rule of rules.filter(({ orientation }) => orientation === "horizontal")) {
    const own = lists.find(([first]) => first && areAlike(first, rule, ALIKE * em));
    if (own) own.push(rule);
    else lists.push([rule]);
  }
  return lists
    .filter(({ length }) => length >= FEWEST)
    .map((own) => own.toSorted((a, b) => a.box.top - b.box.top));
}

/** Words of two rows begin in the same columns within this, in em. */
const COLUMN = 0.5;

/** A list ruled below its rows alone begins as far above its first rule as the next one is below, where words stand there in the columns of that row. */
function withTop(rules: readonly Rule[], words: readonly Word[]): Rule[] {
  const [first, second] = rules as [Rule, Rule];
  const tall = second.box.top - first.box.top;
  const { top, bottom } = first.box;
  const edge = { ...first, box: { ...first.box, top: top - tall, bottom: bottom - tall } };
  const [above, below] = [wordsBetween(edge, first, words), wordsBetween(first, second, words)];
  const isInColumn = ({ box, fontSize }: Word) =>
    above.some((word) => Math.abs(word.box.x0 - box.x0) < COLUMN * fontSize);
  const columns = below.filter((word) => !follows(word, below));
  return columns.length > 1 && columns.every(isInColumn) ? [edge, ...rules] : [...rules];
}

/** Words of one text stand no further apart, in em. */
const SPACE = 0.8;

const follows = ({ box, fontSize }: Word, words: readonly Word[]): boolean =>
  words.some(
    (other) =>
      other.box.x0 < box.x0 && box.x0 - other.box.x1 < SPACE * Math.max(fontSize, other.fontSize),
  );

const areAlike = ({ box: a }: Rule, { box: b }: Rule, slack: number): boolean =>
  Math.abs(a.x0 - b.x0) <= slack && Math.abs(a.x1 - b.x1) <= slack;

function wordsBetween({ box: upper }: Rule, { box: lower }: Rule, words: readonly Word[]): Word[] {
  return words.filter(({ box, baseline, fontSize }) => {
    const middle = baseline - 0.35 * fontSize;
    const [x0, x1] = [Math.max(upper.x0, lower.x0), Math.min(upper.x1, lower.x1)];
    return (
      middle > upper.bottom &&
      middle < lower.top &&
      box.x0 > x0 - fontSize &&
      box.x1 < x1 + fontSize
    );
  });
}

/** Whether none of the words stands above another, and all are near one baseline. */
function isOneLine(words: readonly Word[]): boolean {
  if (words.length < 2) return false;
  const ordered = words.toSorted((a, b) => a.box.x0 - b.box.x0);
  const areBeside = ordered.every((word, i) => {
    const next = ordered[i + 1];
    return !next || overlapX(word.box, next.box) < 0.3 * Math.min(word.fontSize, next.fontSize);
  });
  const baselines = words.map(({ baseline }) => baseline);
  const off = Math.max(...baselines) - Math.min(...baselines);
  return areBeside && off > 0 && off <= OFF * Math.max(...words.map(({ fontSize }) => fontSize));
}
