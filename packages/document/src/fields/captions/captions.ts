import { median, overlapX } from "../../layout/box";
import type { Cell } from "../../layout/rules/cells";
import { namesOrganisation } from "../../lexicon/roles";
import type { Rule } from "../../model";
import { areChoices } from "../choices/tick-boxes";
import { isLabelLike, isQuestion } from "../units/label-like";
import type { Unit } from "../units/unit";
import { BESIDE, isAnswerOf, isAsking, isLevel } from "./asked-in-cell";
import {
  asks,
  headsPairs,
  isBeside,
  isLighter,
  isMuchSmaller,
  isOtherFace,
  isSmaller,
  standsAtop,
  standsInCorner,
} from "./caption-look";
import { findCaptionsBelow } from "./captions-below";
import { captionsBeside } from "./captions-beside";
import { likeBeside } from "./captions-like-beside";
import { AGREE, AGREEING, overFaces, overLines } from "./captions-over";
import { overPlain } from "./captions-over-bold";
import { overBoxes, underBoxes } from "./captions-over-boxes";
import { overCells } from "./captions-over-cells";
import { overRules } from "./captions-over-rules";
import { underCells } from "./captions-under-cells";
import { asideLast } from "./stamped-aside";

/** Labels that a form's own ruling or type shows to be labels, whatever they say; null where nobody filled them in. */
export type Captions = ReadonlyMap<Unit, Unit | null>;

/** Signs of a line of an answer. */
const longestAnswer = 60;

/** … and of a caption that the face of its answer tells from it, or the size, which a lone sign of a logo has too. */
const CAPTION = { shortest: 20, longest: 100 } as const;

/** A caption that its face or size tells begins this far below the edge of its cell at most, in em. */
const LOWER = 1.5;

/** So many stacks of a page, and so great a share of them, show what the others are. */
const MOST = { fewest: 4, share: 0.6 } as const;

/** Sizes seen on pixels err by this share; where several cells of the same row begin with captions, one of about their size is another. */
const ROUGHLY = 0.2;

/** Finds captions in the corners of cells, headings over a row of cells, below lines to write on, and small type over larger without any ruling. */
export function findCaptions(
  units: readonly Unit[],
  cells: readonly Cell[],
  rules: readonly Rule[],
): Captions {
  const found = new Map<Unit, Unit | null>();
  const add = (own: ReadonlyMap<Unit, Unit | null>) => {
    const bound = new Set([...found].flat());
    for (const [caption, answer] of own)
      if (!bound.has(caption) && !(answer && (bound.has(answer) || isLabelBeside(answer, units))))
        if (![caption, answer].every((one) => one && isBeforeSum(one, units)))
          found.set(caption, answer);
  };
  add(underCells(units, cells));
  add(inCorners(units));
  add(overCells(units, cells));
  add(overBoxes(units, cells));
  add(underBoxes(units, cells));
  add(captionsBeside(units, found));
  add(findCaptionsBelow(units, rules));
  add(overLines(units));
  add(overFaces(units));
  add(overPlain(units));
  add(overRules(units, rules));
  return found;
}

/** A label that the lexicon knows, with an answer of its own beside it: an amount may stand as far off as its cell is wide. */
function isLabelBeside(unit: Unit, units: readonly Unit[]): boolean {
  const { match, box, fontSize, cell } = unit;
  const isKnown = match !== null && match.score >= 0.98 && match.key !== "other";
  return (
    isKnown &&
    units.some(
      (other) =>
        other.cell === cell &&
        other.match === null &&
        isLevel(other, unit) &&
        other.box.x0 > box.x1 &&
        (other.box.x0 - box.x1 < BESIDE * fontSize || (cell !== null && other.kind === "money")),
    )
  );
}

/** A label that the lexicon knows, with an amount on its line, as each of several has: "Net" over "VAT 21 %". */
function isBeforeSum(unit: Unit, units: readonly Unit[]): boolean {
  const isSum = ({ kind, cell, box }: Unit) =>
    kind === "money" && cell === unit.cell && box.x0 > unit.box.x1;
  return isKnown(unit) && units.some((other) => isSum(other) && isLevel(other, unit));
}

function inCorners(units: readonly Unit[]): Map<Unit, Unit | null> {
  const byCell = new Map<Cell, Unit[]>();
  for (const unit of units)
    if (unit.cell) byCell.set(unit.cell, asideLast([...(byCell.get(unit.cell) ?? []), unit]));
  const found = new Map<Unit, Unit | null>();
  const stacked = [...byCell].filter(([cell, own]) => isStack(cell, own)).map(([cell]) => cell);
  for (const [cell, own] of byCell) {
    const [first, second] = own;
    if (!first || !second) continue;
    const isTitle = first.fontSize > second.fontSize;
    const isTold = (isOtherFace(first, second) && !isTitle) || isMuchSmaller(first, second);
    const isHigh = standsAtop(first, cell) || standsInCorner(first, cell, LOWER);
    if (!standsInCorner(first, cell) && !(isTold && isHigh)) continue;
    if (headsPairs(first, second, own)) continue;
    const below = second.firstBaseline > first.lastBaseline + 0.5 * first.fontSize;
    const isCaption =
      isSmaller(first, second) ||
      isLighter(first, second) ||
      isOtherFace(first, second) ||
      (first.isNumbered && first.source === "ocr" && isWhole(second, own)) ||
      (areChoices(second.text) && !own.some((unit) => unit !== first && asksFor(unit, second))) ||
      [isBeside, ...(isKnown(second) ? [] : [isInColumn])].some((isMate) =>
        areAnswered(
          stacked.filter((other) => isMate(other, cell)),
          byCell,
        ),
      );
    const isSentence =
      first.source === "ocr" &&
      first.text.length > CAPTION.shortest &&
      isMuchSmaller(first, second);
    const isLong =
      (isOtherFace(first, second) || isSentence) && first.text.length <= CAPTION.longest;
    const mayAsk = below && isCaption && (isLong || asks(first));
    if (mayAsk && !isAsking(cell, byCell) && !isAnswerOf(cell, byCell)) found.set(first, second);
  }
  for (const [caption, answer] of likeMost(stacked, found, byCell)) found.set(caption, answer);
  for (const [caption, answer] of likeBeside(found, byCell)) found.set(caption, answer);
  const size = median([...found.keys()].map(({ fontSize }) => fontSize));
  const captioned = [...found.keys()].map(({ cell }) => cell);
  for (const [cell, own] of byCell) {
    const [first] = own;
    if (!first || own.length > 1 || !asks(first)) continue;
    if (!standsInCorner(first, cell) && !standsAtop(first, cell)) continue;
    if (isQuestion(first.text)) continue;
    const room = cell.box.bottom - first.box.bottom;
    const beside = captioned.some(
      (other) => other && (isBeside(other, cell) || isUnder(cell, other)),
    );
    if (room > 0.6 * first.fontSize && beside && first.fontSize < (1 + AGREE) * size)
      found.set(first, null);
  }
  return found;
}

/**
 * On pixels handwriting may measure no larger than what is printed: where most stacks of a page are captions over their answers, by their look or because
 * the lexicon knows them, those beside them whose upper text is as large as those captions are too.
 */
function likeMost(
  stacked: readonly Cell[],
  found: ReadonlyMap<Unit, Unit | null>,
  byCell: ReadonlyMap<Cell, readonly Unit[]>,
): [Unit, Unit][] {
  const captions = stacked.flatMap((cell): Unit[] => {
    const [first, second] = byCell.get(cell) ?? [];
    if (!first || !second) return [];
    return found.has(first) || (isKnown(first) && !isKnown(second)) ? [first] : [];
  });
  if (captions.length < MOST.fewest || captions.length < MOST.share * stacked.length) return [];
  const size = median(captions.map(({ fontSize }) => fontSize));
  // Those found below a caption tell what stands beside them.
  const told = [...captions];
  return stacked.flatMap((cell): [Unit, Unit][] => {
    const [first, second] = byCell.get(cell) ?? [];
    if (!first || !second || found.has(first) || first.source !== "ocr") return [];
    const isMate = ({ cell: other }: Unit) =>
      other !== null && (isBeside(other, cell) || isBelow(cell, other) || isBelow(other, cell));
    const beside = told.filter((one) => one.cell !== null && isBeside(one.cell, cell));
    const within = beside.length >= AGREEING ? ROUGHLY : AGREE;
    const isOfSize = Math.abs(first.fontSize - size) < within * size;
    const isAlike = isOfSize && told.some(isMate);
    const isAsked = !isKnown(second) && !isAsking(cell, byCell) && !isAnswerOf(cell, byCell);
    if (!isAlike || !isAsked) return [];
    told.push(first);
    return [[first, second]];
  });
}

const isKnown = ({ match }: Unit): boolean => (match?.score ?? 0) >= 0.9;

/** A text before the first choice, at the height of the choices in two lines or one. */
function asksFor({ text, box, firstBaseline, fontSize }: Unit, choice: Unit): boolean {
  const drop = Math.abs(firstBaseline - choice.firstBaseline) / fontSize;
  return !areChoices(text) && box.x1 < choice.box.x0 && drop < 1;
}

/** An answer by itself on its line: no sentence of the form's own, nor another label with its answer. */
function isWhole(answer: Unit, units: readonly Unit[]): boolean {
  // The end of a question that wraps.
  if (isQuestion(answer.text)) return false;
  const isBeside = (unit: Unit) =>
    unit !== answer && Math.abs(unit.firstBaseline - answer.firstBaseline) < 0.4 * answer.fontSize;
  return answer.text.length <= longestAnswer && !units.some(isBeside);
}

/** Two texts, one below the other, of which the upper may be a label. */
function isStack(cell: Cell, [first, second, ...more]: readonly Unit[]): boolean {
  if (!first || !second || more.length > 0 || !standsInCorner(first, cell)) return false;
  const isBelow = second.firstBaseline > first.lastBaseline + 0.5 * first.fontSize;
  const isName = namesOrganisation(first.text);
  return isBelow && !isName && !second.colon && second.inlineLabel === null && asks(first);
}

/** Texts with numbers ask for nothing: of those fewer are enough. */
const TWO = 2;

/** So many cells beside each other, most of whose lower texts are no labels. */
function areAnswered(row: readonly Cell[], byCell: ReadonlyMap<Cell, readonly Unit[]>): boolean {
  const answers = row.flatMap((cell) => byCell.get(cell)?.[1] ?? []);
  const given = answers.filter((one) => !isLabelLike(one));
  const areNumbers = given.length === row.length && given.every(({ text }) => /\d/.test(text));
  return row.length >= (areNumbers ? TWO : AGREEING) && given.length > row.length / 2;
}

/** The next cell of its column. */
function isUnder(cell: Cell, upper: Cell): boolean {
  return isBelow(cell, upper) && isInColumn(cell, upper);
}

function isBelow({ box }: Cell, { box: upper }: Cell): boolean {
  return Math.abs(box.top - upper.bottom) < 4 && overlapX(box, upper) > 0;
}

function isInColumn({ box: a }: Cell, { box: b }: Cell): boolean {
  return Math.abs(a.x0 - b.x0) + Math.abs(a.x1 - b.x1) < 4;
}
