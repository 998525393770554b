import { spellings } from "../lexicon/spellings";
import type { Page, Rule, Word } from "../model";
import { settings } from "../settings";
import { fold, isCjk } from "../text/fold";
import { kindOf } from "../text/kind";
import { joinCombs } from "./combs/join-combs";
import { joinInCombs } from "./combs/join-in-combs";
import { gapAsTyped, isAsTyped, withSeenPitch } from "./faces/seen-pitch";
import { isDrawing } from "./rules/is-drawing";
import {
  endsBetween,
  isTopOfBox,
  isWrittenOn,
  lowLineBehind,
  runsUnder,
  underlinesOf,
} from "./rules/underlines";
import { type Segment, toSegment } from "./segment";
import { joinAround } from "./segments/join-around";
import { withMeasures } from "./segments/measures-behind";
import { partMeasures } from "./segments/part-measures";
import { partPanels } from "./segments/side-panels";
import { splitAtColumns } from "./segments/split-columns";
import { splitAtGaps } from "./segments/split-gaps";
import { joinSpreadLabels } from "./segments/spread-labels";
import { withBoxLetters } from "./words/box-letters";
import { withBoxSigns } from "./words/box-signs";
import { withBoxedOnes } from "./words/boxed-ones";
import { cleanWords } from "./words/clean-words";
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
import { withoutStars } from "./words/without-stars";

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
  const clean = dropInside(
    offWalls(
      withRaisedLetters(cleanWords(withoutLowQuotes(offPoints(combed)), page.languages[0])),
      walls,
    ),
  )
    .flatMap((word) => cutAtWall(word, walls))
    .flatMap(partLabelled);
  const rounded = withTypedRounds(clean, page.languages[0]);
  const words = typedDashes(withSeenPitch(rounded)).sort((a, b) => a.baseline - b.baseline);
  const groups: Word[][] = [];
  for (const word of words) {
    const group = groups.findLast((candidate) => sharesBaseline(candidate, word));
    if (group) group.push(word);
    else groups.push([word]);
  }
  const isSide = (rule: Rule) => !isDrawing(page) && isTopOfBox(rule, page.rules);
  const level = page.rules.filter((rule) => rule.orientation === "horizontal" && !isSide(rule));
  const ordered = groups.map((group) => joinCombs(group.sort((a, b) => a.box.x0 - b.box.x0)));
  const isChinese = page.languages[0] === "zho";
  const boxed = ordered.map((words) =>
    withBoxLetters(withBoxSigns(withEvenGroups(withDigitGroups(words), isChinese))),
  );
  const isForm = hasTickBoxes(rounded);
  const lines = withTypedSpaces(boxed).map((group) =>
    toLine([...evenChoices(joinBrackets(group, isForm))], page, walls, level),
  );
  const parted = splitAtGaps(splitAtColumns(lines.sort((a, b) => a.baseline - b.baseline)));
  return partPanels(joinSpreadLabels(joinAround(partMeasures(parted))), page);
}

/** Ideographs have no spaces: readers run those on both sides of a rule together. */
function cutAtWall(word: Word, walls: readonly Rule[]): Word[] {
  const signs = [...word.text];
  if (word.source !== "ocr" || signs.length < 2 || !signs.every(isCjk)) return [word];
  const { box, baseline, fontSize } = word;
  const y = baseline - 0.35 * fontSize;
  const wall = walls.find(
    ({ box: { x0, x1, top, bottom } }) =>
      top < y - 0.4 * fontSize &&
      bottom > y + 0.4 * fontSize &&
      x0 > box.x0 + 0.6 * fontSize &&
      x1 < box.x1 - 0.6 * fontSize,
  );
  if (!wall) return [word];
  const x = (wall.box.x0 + wall.box.x1) / 2;
  const at = Math.round((signs.length * (x - box.x0)) / (box.x1 - box.x0));
  if (at < 1 || at >= signs.length) return [word];
  return [
    { ...word, text: signs.slice(0, at).join(""), box: { ...box, x1: x - 0.1 * fontSize } },
    {
      ...word,
      text: signs.slice(at).join(""),
      box: { ...box, x0: x + 0.1 * fontSize },
      spaceBefore: false,
    },
  ];
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

function sidesOf(page: Page): Rule[] {
  return page.fills.flatMap((fill) =>
    [fill.x0, fill.x1].map(
      (x): Rule => ({ orientation: "vertical", box: { ...fill, x0: x, x1: x } }),
    ),
  );
}

function toLine(words: Word[], page: Page, walls: readonly Rule[], level: readonly Rule[]): Line {
  const ordered = withoutStars(words);
  const near = underlinesOf(ordered, level, page.width);
  const under = (word: Word) => near.find((rule) => runsUnder(rule, word));
  const runs: Word[][] = [];
  for (const [at, word] of ordered.entries()) {
    const run = runs.at(-1);
    const previous = run?.at(-1);
    const isPair = fillsCell(ordered, at, walls) || isSpreadOut(ordered, at, walls, under);
    const apart =
      previous &&
      !isPair &&
      !isSpreadLabel(previous, word) &&
      endsBetween([under(previous), under(word)], previous, word, level);
    const asked = runs.at(-2)?.at(-1);
    const rule = previous && under(previous) === under(word) ? under(word) : undefined;
    const isOneAnswer =
      previous && asked && rule && isAskedFor(rule, asked) && goesOn(previous, word, walls);
    if (run && previous && (isPair || isOneAnswer || !splits(previous, word, walls)) && !apart)
      run.push(word);
    else runs.push([word]);
  }
  const segments = withMeasures(runs, under, level).map((run, at, all) => {
    const [first, before] = [run[0] as Word, all[at - 1]?.at(-1)];
    const line = under(first) ?? lowLineBehind(before, first, level);
    return toSegment(run, page.number, isWrittenOn(line, first, before));
  });
  const first = segments[0];
  return {
    page: page.number,
    baseline: first?.baseline ?? 0,
    fontSize: first?.fontSize ?? 1,
    segments,
  };
}

function splits(left: Word, right: Word, walls: readonly Rule[]): boolean {
  const em = Math.max(left.fontSize, right.fontSize);
  const gap = right.box.x0 - left.box.x1;
  if (left.leads && left.source === "ocr") return true;
  if (isColon(right) && gap < settings.colonGap * em)
    return walls.some((wall) => standsBetween(wall, left, right));
  if (isSpreadLabel(left, right) && gap < settings.spreadGap * em)
    return walls.some((wall) => standsBetween(wall, left, right));
  if (isAnswered(left, gap / em)) return true;
  if (gap > columnGap(left, right) * em && !areTyped(left, right) && !isOpen(left, right))
    return true;
  const ratio = em / Math.min(left.fontSize, right.fontSize);
  if (ratio > settings.sizeRatio && gap > 0.3 * em && left.source === "pdf") return true;
  if (endsHint(left, right) && gap > 0.3 * em) return true;
  if (left.bold !== right.bold && gap > 0.5 * em && left.source === "pdf") return true;
  return gap > 0 && walls.some((wall) => standsBetween(wall, left, right));
}

/** "(where it applies)  Area": smaller than what is asked behind it by this much. */
const HINT = 1.12;

const endsHint = (left: Word, right: Word): boolean =>
  left.source === "pdf" &&
  left.face === right.face &&
  /[)）]$/.test(left.text) &&
  right.fontSize > HINT * left.fontSize;

/** What stands so far behind a question mark, in em, is an answer or the first choice: "Any pets?  yes ☐". */
const ANSWERED = 0.55;

const isAnswered = ({ text, source }: Word, gap: number): boolean =>
  source === "ocr" && /[?？]$/.test(text) && gap > ANSWERED;

/** The line to write on begins behind the text that asks. */
const isAskedFor = ({ box }: Rule, asked: Word): boolean =>
  box.x0 > asked.box.x1 - settings.underlineSlack * asked.fontSize;

/** Words on one line to write on are one answer: a typewriter's spaces look wide beside its points. */
function goesOn(left: Word, right: Word, walls: readonly Rule[]): boolean {
  const gap = (right.box.x0 - left.box.x1) / Math.max(left.fontSize, right.fontSize);
  return gap < settings.answerGap && !walls.some((wall) => standsBetween(wall, left, right));
}

/** One that the writer of the PDF left out: exactly as wide as a sign. What stands behind a whole date is another text. */
function isIdeographicSpace(left: Word, right: Word): boolean {
  if (!isCjk(left.text.slice(-1)) && !isCjk(right.text.slice(0, 1))) return false;
  if (!isCjk(left.text) || !isCjk(right.text)) return false;
  if (kindOf(left.text) === "date") return false;
  const gap = (right.box.x0 - left.box.x1) / left.fontSize;
  return Math.abs(gap - 1) < settings.cjkSpaceSlack;
}

/** Colons of several labels stand below each other, away from the shorter ones. */
const isColon = ({ text }: Word): boolean => /^[:：]/.test(text);

/** Two ideographs set as wide as longer labels above and below them: "名　　称：", "合　　計". */
function isSpreadLabel(left: Word, right: Word): boolean {
  const [, second = ""] = /^([\u4e00-\u9fff])(?:[:：].*)?$/su.exec(right.text) ?? [];
  if (!/^[\u4e00-\u9fff]$/.test(left.text) || second === "") return false;
  return spellings.has(fold(left.text + second));
}

/** Two ideographs at both ends of a cell, with nothing else in it, are a label set as wide as the others. */
function fillsCell(words: readonly Word[], at: number, walls: readonly Rule[]): boolean {
  const [before, left, right, after] = [-2, -1, 0, 1].map((step) => words[at + step]);
  if (!left || !right || ![left, right].every(({ text }) => /^[\u4e00-\u9fff]$/.test(text)))
    return false;
  const isParted = (one: Word | undefined, other: Word | undefined) =>
    one !== undefined &&
    other !== undefined &&
    walls.some((wall) => standsBetween(wall, one, other));
  const isFirst = before === undefined || isParted(before, left);
  // The last of its line ends its cell, too.
  const isLast =
    after === undefined ? walls.some((wall) => standsBehind(wall, right)) : isParted(right, after);
  return isFirst && isLast && !isParted(left, right);
}

/** So many ideographs at least, so far apart at most, in em, and alike but for this share, are one label set as wide as the longest. */
const SPREAD = { signs: 3, gap: 5, even: 0.2 } as const;

/** "工　事　名", "フ　リ　ガ　ナ": ideographs or kana by themselves, evenly apart. */
function isSpreadOut(
  words: readonly Word[],
  at: number,
  walls: readonly Rule[],
  under: (word: Word) => Rule | undefined,
): boolean {
  const isSign = (word: Word | undefined) =>
    /^[\u3041-\u30fa\u4e00-\u9fff]$/.test(word?.text ?? "");
  const gapBefore = (i: number) => (words[i]?.box.x0 ?? 0) - (words[i - 1]?.box.x1 ?? 0);
  const own = gapBefore(at);
  const isStep = (i: number) =>
    isSign(words[i - 1]) &&
    isSign(words[i]) &&
    // What is written on a line is none of the label before it.
    under(words[i - 1] as Word) === under(words[i] as Word) &&
    Math.abs(gapBefore(i) - own) <= SPREAD.even * own &&
    !walls.some((wall) => standsBetween(wall, words[i - 1] as Word, words[i] as Word));
  if (!isStep(at) || own > SPREAD.gap * (words[at]?.fontSize ?? 0)) return false;
  let [first, last] = [at - 1, at];
  while (isStep(first)) first--;
  while (isStep(last + 1)) last++;
  return last - first + 1 >= SPREAD.signs;
}

function columnGap(left: Word, right: Word): number {
  if (right.source === "pdf" && !right.spaceBefore)
    return isIdeographicSpace(left, right) ? settings.cjkColumnGap : settings.unspacedGap;
  const cjk = isCjk(left.text.slice(-1)) || isCjk(right.text.slice(0, 1));
  return cjk ? settings.cjkColumnGap : settings.columnGap;
}

/** A space of a typewriter, which looks wide behind a point. */
function areTyped(left: Word, right: Word): boolean {
  const [pitch = 0] = [left, right].flatMap((word) => (word.pitch ?? 0) * word.fontSize || []);
  const isSeen =
    left.source === "ocr" &&
    [left, right].every((word) => word.pitch !== undefined || isAsTyped(word, pitch));
  return isSeen && gapAsTyped(left, right, pitch) < settings.typedGap * pitch;
}

/** Behind a comma or semicolon that was typed, whose cell is all but white, the text goes on. */
function isOpen(left: Word, right: Word): boolean {
  const gap = (right.box.x0 - left.box.x1) / Math.max(left.fontSize, right.fontSize);
  const areTyped = [left, right].every(({ face }) => face === "typed") && left.source === "ocr";
  return areTyped && /[\p{L}\d][,;]$/u.test(left.text) && gap < settings.answerGap;
}

function standsBehind({ box }: Rule, { box: own, baseline, fontSize }: Word): boolean {
  const y = baseline - 0.3 * fontSize;
  return box.x0 > own.x1 - 0.15 * fontSize && box.top <= y && box.bottom >= y;
}

function standsBetween(wall: Rule, left: Word, right: Word): boolean {
  const x = (wall.box.x0 + wall.box.x1) / 2;
  const y = left.baseline - 0.3 * left.fontSize;
  const slack = 0.15 * left.fontSize;
  return (
    x > left.box.x1 - slack && x < right.box.x0 + slack && wall.box.top <= y && wall.box.bottom >= y
  );
}
