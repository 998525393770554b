import type { Page, Rule, Word } from "../model";
import { settings } from "../settings";
import { joinCombs } from "./combs/join-combs";
import { joinInCombs } from "./combs/join-in-combs";
import { withSeenPitch } from "./faces/seen-pitch";
import { isDrawing } from "./rules/is-drawing";
import { isTopOfBox } from "./rules/underlines";
import { sidesOf } from "./rules/walls";
import type { Segment } from "./segment";
import { joinAround } from "./segments/join-around";
import { partLine } from "./segments/part-line";
import { partMeasures } from "./segments/part-measures";
import { partPanels } from "./segments/side-panels";
import { splitAtColumns } from "./segments/split-columns";
import { splitAtGaps } from "./segments/split-gaps";
import { joinSpreadLabels } from "./segments/spread-labels";
import { withBoxLetters } from "./words/box-letters";
import { withBoxSigns } from "./words/box-signs";
import { withBoxedOnes } from "./words/boxed-ones";
import { cleanWords } from "./words/clean-words";
import { cutAtWall } from "./words/cut-at-wall";
import { withDigitGroups } from "./words/digit-groups";
import { dropInside } from "./words/drop-inside";
import { evenChoices } from "./words/even-choices";
import { withEvenGroups } from "./words/even-groups";
import { hasTickBoxes, joinBrackets } from "./words/join-brackets";
import { withoutLowQuotes } from "./words/low-quotes";
import { offPoints } from "./words/off-points";
import { offWalls } from "./words/off-walls";
import { partLabelled } from "./words/part-labelled";
import { withRaisedLetters } from "./words/raised-letters";
import { typedDashes } from "./words/typed-dashes";
import { withTypedRounds } from "./words/typed-rounds";
import { withTypedSpaces } from "./words/typed-spaces";

/** Segments on one baseline, from left to right. */
export interface Line {
  page: number;
  baseline: number;
  fontSize: number;
  segments: Segment[];
}

/** Groups the words of a page by baseline and splits each line at gaps and vertical rules. */
export function toLines(given: Page): Line[] {
  const page = { ...given, words: withBoxedOnes(given) };
  const { words: combed, inner } = joinInCombs(page);
  const walls = page.rules
    .filter((rule) => rule.orientation === "vertical" && !inner.has(rule))
    .concat(sidesOf(page));
  const words = putRight(combed, walls, page.languages[0]);
  const isForm = hasTickBoxes(words);
  const rows = byBaseline(typedDashes(withSeenPitch(words))).map((row) =>
    joinedIn(row, page.languages[0]),
  );
  const level = levelRulesOf(page);
  const lines = withTypedSpaces(rows).map((row) =>
    toLine(partLine(evenChoices(joinBrackets(row, isForm)), page, walls, level), page.number),
  );
  const ordered = lines.sort((a, b) => a.baseline - b.baseline);
  const parted = partMeasures(splitAtGaps(splitAtColumns(ordered)));
  return partPanels(joinSpreadLabels(joinAround(parted)), page);
}

/** Words without what is none of them, and parted where two were taken for one. */
function putRight(words: readonly Word[], walls: readonly Rule[], language?: string): Word[] {
  const clean = withRaisedLetters(cleanWords(withoutLowQuotes(offPoints(words)), language));
  const parted = dropInside(offWalls(clean, walls))
    .flatMap((word) => cutAtWall(word, walls))
    .flatMap(partLabelled);
  return withTypedRounds(parted, language);
}

/** The words of a line, with signs that stand in boxes, groups of digits and boxes to tick in one piece each. */
function joinedIn(row: readonly Word[], language?: string): Word[] {
  const grouped = withEvenGroups(withDigitGroups(joinCombs(row)), language === "zho");
  return withBoxLetters(withBoxSigns(grouped));
}

/** Level rules, but for the upper sides of boxes. */
function levelRulesOf(page: Page): Rule[] {
  const isSide = (rule: Rule) => !isDrawing(page) && isTopOfBox(rule, page.rules);
  return page.rules.filter((rule) => rule.orientation === "horizontal" && !isSide(rule));
}

/** The words of each line from left to right, the lines from top to bottom. */
function byBaseline(words: readonly Word[]): Word[][] {
  const groups: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.baseline - b.baseline)) {
    const group = groups.findLast((candidate) => sharesBaseline(candidate, word));
    if (group) group.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => group.sort((a, b) => a.box.x0 - b.box.x0));
}

/** Handwriting is so many times as large as the label that it answers, and so close behind it, in em of the label. */
const WRITTEN = { larger: 1.35, near: 1.5 } as const;

/** Written large in another face right behind a small label, it stands a little higher. */
function answers(label: Word, word: Word): boolean {
  const gap = (word.box.x0 - label.box.x1) / label.fontSize;
  const isWritten = word.fontSize > WRITTEN.larger * label.fontSize && word.face !== label.face;
  return isWritten && gap > -0.2 && gap < WRITTEN.near;
}

function sharesBaseline(group: readonly Word[], word: Word): boolean {
  const last = group.at(-1);
  if (!last) return false;
  const [small, large] = [last.fontSize, word.fontSize].sort((a, b) => a - b) as [number, number];
  const off = Math.abs(last.baseline - word.baseline) / settings.baselineTolerance;
  if (off <= small || off > (small + large) / 2) return off <= small;
  return group.some((other) => answers(other, word) || answers(word, other));
}

function toLine(segments: Segment[], page: number): Line {
  const [first] = segments;
  const { baseline = 0, fontSize = 1 } = first ?? {};
  return { page, baseline, fontSize, segments };
}
