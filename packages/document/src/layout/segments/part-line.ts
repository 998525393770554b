import type { Page, Rule, Word } from "../../model";
import { settings } from "../../settings";
import { isCjk } from "../../text/fold";
import { kindOf } from "../../text/kind";
import { gapAsTyped, isAsTyped } from "../faces/seen-pitch";
import {
  endsBetween,
  isWrittenOn,
  lowLineBehind,
  runsUnder,
  underlinesOf,
} from "../rules/underlines";
import { standsBetween } from "../rules/walls";
import { type Segment, toSegment } from "../segment";
import { withoutStars } from "../words/without-stars";
import { withMeasures } from "./measures-behind";
import { fillsCell, isSpreadLabel, isSpreadOut } from "./spread-signs";

/**
 * Parts the words of one line, from left to right, into its texts: at gaps wider than spaces, at upright rules (`walls`), and where a line to
 * write on (among the `level` rules) begins or ends.
 */
export function partLine(
  words: readonly Word[],
  page: Page,
  walls: readonly Rule[],
  level: readonly Rule[],
): Segment[] {
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
      !areGroups(previous, word) &&
      endsBetween([under(previous), under(word)], previous, word, level);
    const asked = runs.at(-2)?.at(-1);
    const rule = previous && under(previous) === under(word) ? under(word) : undefined;
    const isOneAnswer =
      previous && asked && rule && isAskedFor(rule, asked) && goesOn(previous, word, walls);
    if (run && previous && (isPair || isOneAnswer || !splits(previous, word, walls)) && !apart)
      run.push(word);
    else runs.push([word]);
  }
  return withMeasures(runs, under, level).map((run, at, all) => {
    const [first, before] = [run[0] as Word, all[at - 1]?.at(-1)];
    const line = under(first) ?? lowLineBehind(before, first, level);
    return toSegment(run, page.number, isWrittenOn(line, first, before));
  });
}

/** Groups of one number, "3 518,40", a thin space apart: lines below the columns of a table lose what is faint, and end anywhere. */
const areGroups = (left: Word, right: Word): boolean =>
  left.source === "ocr" &&
  /^[-+]?\d{1,3}$/.test(left.text) &&
  /^\d{3}(?:[.,]\d+)?$/.test(right.text) &&
  right.box.x0 - left.box.x1 < GROUPED * left.fontSize;
const GROUPED = 0.3;

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
