import { hull } from "../../layout/box";
import type { Box, Rule, Word } from "../../model";

/** Tails of letters part a rule by no more than this, and both of its parts lie this level; in em of the word. */
const GAP = 1.6;
const LEVEL = 0.12;
/** The rule runs this far above and below the baseline of the word, in em; its letters cover so much of the gap. */
const DROP = [-0.1, 0.8] as const;
const COVERED = 0.7;

/** A rule of a grid was not seen over so much of its length at most, where so many others are as long as both of its parts, to within so much; in em. */
const UNSEEN = 2.5;
const ROWS = 3;
const ENDS = 0.35;
/** What so many others lack at the same place is no rule: two tables stand there side by side. */
const PARTED = 2;
/** A caption begins so near to the beginning of its line, and so far below it; in em of its own. */
const CAPTION = { beside: 0.3, below: [-0.4, 1] } as const;

/** Level rules as one where the tail of a letter that is written on them parts them, or where others begin and end with them. */
export function bridgeRules(rules: readonly Rule[], words: readonly Word[], em: number): Rule[] {
  const bridged: Rule[] = [];
  for (const rule of rules.toSorted((a, b) => a.box.x0 - b.box.x0)) {
    const at = bridged.findIndex(
      (other) =>
        areParts(other, rule, words) ||
        (areOfGrid(other, rule, rules, em) && !hasCaption(rule.box, words)),
    );
    const left = bridged[at];
    if (left) bridged[at] = { ...left, box: hull([left.box, rule.box]) };
    else bridged.push(rule);
  }
  return bridged;
}

function areParts(left: Rule, right: Rule, words: readonly Word[]): boolean {
  if (left.orientation !== "horizontal" || right.orientation !== "horizontal") return false;
  const gap = right.box.x0 - left.box.x1;
  if (gap <= 0) return false;
  return words.some((word) => {
    const em = word.fontSize;
    const offset = Math.abs(middleOf(left.box) - middleOf(right.box));
    return gap <= GAP * em && offset <= LEVEL * em && isWrittenOver(word, left.box, right.box);
  });
}

/** Whether both together are as long as other rules above and below them. */
function areOfGrid(left: Rule, right: Rule, rules: readonly Rule[], em: number): boolean {
  const isLevel = [left, right].every(({ orientation }) => orientation === "horizontal");
  const gap = right.box.x0 - left.box.x1;
  const offset = Math.abs(middleOf(left.box) - middleOf(right.box));
  if (!isLevel || gap <= 0 || gap > UNSEEN * em || offset > LEVEL * em) return false;
  const mates = rules.filter(
    ({ orientation, box }) =>
      orientation === "horizontal" &&
      Math.abs(box.x0 - left.box.x0) <= ENDS * em &&
      Math.abs(box.x1 - right.box.x1) <= ENDS * em,
  );
  return mates.length >= ROWS && partedAlike(left, right, rules, em) < PARTED;
}

/** How many other rules end and begin anew where one does. */
function partedAlike(left: Rule, right: Rule, rules: readonly Rule[], em: number): number {
  const isAt = (a: number, b: number) => Math.abs(a - b) <= ENDS * em;
  const level = rules.filter((rule) => rule.orientation === "horizontal");
  const ending = level.filter((rule) => rule !== left && isAt(rule.box.x1, left.box.x1));
  const beginning = level.filter((rule) => rule !== right && isAt(rule.box.x0, right.box.x0));
  return ending.filter(({ box }) =>
    beginning.some((other) => Math.abs(middleOf(other.box) - middleOf(box)) <= LEVEL * em),
  ).length;
}

/** What begins below the beginning of a rule says what is written on it, such as a signature beside a date. */
function hasCaption(rule: Box, words: readonly Word[]): boolean {
  return words.some(({ box, fontSize }) => {
    const below = (box.top - rule.bottom) / fontSize;
    return (
      Math.abs(box.x0 - rule.x0) <= CAPTION.beside * fontSize &&
      below >= CAPTION.below[0] &&
      below <= CAPTION.below[1]
    );
  });
}

function isWrittenOver({ box, baseline, fontSize }: Word, left: Box, right: Box): boolean {
  const drop = (middleOf(left) - baseline) / fontSize;
  const covered = Math.min(box.x1, right.x0) - Math.max(box.x0, left.x1);
  return drop >= DROP[0] && drop <= DROP[1] && covered >= COVERED * (right.x0 - left.x1);
}

const middleOf = ({ top, bottom }: Box): number => (top + bottom) / 2;
