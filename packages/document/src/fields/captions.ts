import { median, overlapX } from "../layout/box";
import type { Cell } from "../layout/cells";
import { namesOrganisation } from "../lexicon/roles";
import type { Rule } from "../model";
import { isLighter, isOtherFace, isSmaller, standsInCorner } from "./caption-look";
import { findCaptionsBelow } from "./captions-below";
import { captionsBeside } from "./captions-beside";
import { AGREE, AGREEING, isOnLineOf, overFaces, overLines } from "./captions-over";
import { isLabelLike, isQuestion } from "./label-like";
import { areChoices } from "./tick-boxes";
import type { Unit } from "./unit";

/** Labels that a form's own ruling or type shows to be labels, whatever they say; null where nobody filled them in. */
export type Captions = ReadonlyMap<Unit, Unit | null>;

/** Signs of a line of an answer. */
const longestAnswer = 60;

/** … and of a caption that the face of its answer tells from it. */
const longestCaption = 100;

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
      if (!bound.has(caption) && !bound.has(answer) && !(answer && isLabelBeside(answer, units)))
        found.set(caption, answer);
  };
  add(inCorners(units));
  add(overCells(units, cells));
  add(captionsBeside(units, found));
  add(findCaptionsBelow(units, rules));
  add(overLines(units));
  add(overFaces(units));
  return found;
}

/** A label that the lexicon knows, with an answer of its own beside it. */
function isLabelBeside(unit: Unit, units: readonly Unit[]): boolean {
  const { match, box, firstBaseline, fontSize, cell } = unit;
  const isKnown = match !== null && match.score >= 0.98 && match.key !== "other";
  return (
    isKnown &&
    units.some(
      (other) =>
        other.cell === cell &&
        other.match === null &&
        Math.abs(other.firstBaseline - firstBaseline) < 0.3 * fontSize &&
        other.box.x0 > box.x1 &&
        other.box.x0 - box.x1 < 8 * fontSize,
    )
  );
}

function inCorners(units: readonly Unit[]): Map<Unit, Unit | null> {
  const byCell = new Map<Cell, Unit[]>();
  for (const unit of units)
    if (unit.cell) byCell.set(unit.cell, [...(byCell.get(unit.cell) ?? []), unit]);
  const found = new Map<Unit, Unit | null>();
  const stacked = [...byCell].filter(([cell, own]) => isStack(cell, own)).map(([cell]) => cell);
  for (const [cell, own] of byCell) {
    const [first, second] = own;
    if (!first || !second || !standsInCorner(first, cell)) continue;
    const below = second.firstBaseline > first.lastBaseline + 0.5 * first.fontSize;
    const isCaption =
      isSmaller(first, second) ||
      isLighter(first, second) ||
      isOtherFace(first, second) ||
      (first.isNumbered && first.source === "ocr" && isWhole(second, own)) ||
      (areChoices(second.text) && !own.some((unit) => unit !== first && asksFor(unit, second))) ||
      areAnswered(
        stacked.filter((other) => isBeside(other, cell)),
        byCell,
      );
    const isLong = isOtherFace(first, second) && first.text.length <= longestCaption;
    // What stands before a line to write on asks for something itself.
    const isAsking = own.some((unit) => isOnLineOf(second, unit));
    if (below && isCaption && !isAsking && (isLong || asks(first))) found.set(first, second);
  }
  const size = median([...found.keys()].map(({ fontSize }) => fontSize));
  const captioned = [...found.keys()].map(({ cell }) => cell);
  for (const [cell, own] of byCell) {
    const [first] = own;
    if (!first || own.length > 1 || !standsInCorner(first, cell) || !asks(first)) continue;
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

/** So many cells beside each other, most of whose lower texts are no labels. */
function areAnswered(row: readonly Cell[], byCell: ReadonlyMap<Cell, readonly Unit[]>): boolean {
  const answers = row.flatMap((cell) => byCell.get(cell)?.[1] ?? []);
  return (
    row.length >= AGREEING && answers.filter((one) => !isLabelLike(one)).length > row.length / 2
  );
}

/** Forms count what they ask for more than once: "Child 2". */
function asks(unit: Unit): boolean {
  return (
    isLabelLike(unit) || isLabelLike({ ...unit, text: unit.text.replace(/(?<=\p{L}) \d$/u, "") })
  );
}

/** The next cell of its column. */
function isUnder({ box }: Cell, { box: upper }: Cell): boolean {
  const sides = Math.abs(box.x0 - upper.x0) + Math.abs(box.x1 - upper.x1);
  return Math.abs(box.top - upper.bottom) < 4 && sides < 4;
}

function isBeside(a: Cell, b: Cell): boolean {
  const tall = Math.min(a.box.bottom - a.box.top, b.box.bottom - b.box.top);
  return (
    Math.abs(a.box.top - b.box.top) < 0.3 * tall &&
    Math.abs(a.box.bottom - b.box.bottom) < 0.3 * tall
  );
}

/** A row of cells with one text each over a row with as many. */
function overCells(units: readonly Unit[], cells: readonly Cell[]): Map<Unit, Unit | null> {
  const found = new Map<Unit, Unit | null>();
  const rows = rowsOf(cells);
  for (const [index, row] of rows.entries()) {
    const below = rows[index + 1];
    if (!below || row.length < 3 || !isStacked(row, below)) continue;
    const heads = row.map((cell) => textIn(units, cell));
    const answers = below.map((cell) => textIn(units, cell));
    if (!areHeadings(heads, answers) && !areUnanswered(row, below, heads, answers)) continue;
    for (const [column, head] of heads.entries())
      if (head) found.set(head, answers[column] ?? null);
  }
  return found;
}

/** Tinted cells with a text each over as many that wait for a stamp or a signature. */
function areUnanswered(
  upper: readonly Cell[],
  lower: readonly Cell[],
  heads: readonly (Unit | null)[],
  answers: readonly (Unit | null)[],
): boolean {
  const isTinted = upper.every(({ filled }) => filled) && lower.every(({ filled }) => !filled);
  return isTinted && heads.every((head) => head && asks(head)) && answers.every((one) => !one);
}

/** Cells that share their upper and lower edge and touch, from left to right; rows from the top. */
function rowsOf(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const cell of [...cells].sort((a, b) => a.box.top - b.box.top || a.box.x0 - b.box.x0)) {
    const row = rows.find((own) => {
      const last = own.at(-1);
      return last && isBeside(last, cell) && Math.abs(last.box.x1 - cell.box.x0) < 4;
    });
    if (row) row.push(cell);
    else rows.push([cell]);
  }
  return rows;
}

function isStacked(upper: readonly Cell[], lower: readonly Cell[]): boolean {
  return (
    upper.length === lower.length &&
    upper.every(({ box }, column) => {
      const other = lower[column]?.box;
      return (
        other !== undefined &&
        Math.abs(other.top - box.bottom) < 4 &&
        overlapX(box, other) > 0.9 * Math.max(box.x1 - box.x0, other.x1 - other.x0)
      );
    })
  );
}

function textIn(units: readonly Unit[], cell: Cell): Unit | null {
  return units.find((unit) => unit.cell === cell) ?? null;
}

/** Every text of the upper row could be a label, and most of the lower row could not, or the type tells them apart. */
function areHeadings(heads: readonly (Unit | null)[], answers: readonly (Unit | null)[]): boolean {
  const given = answers.filter((answer) => answer !== null);
  if (given.length < 2 || !heads.every((head) => head !== null && isLabelLike(head))) return false;
  if (given.some(({ match, colon }) => colon || (match !== null && match.score >= 0.9)))
    return false;
  const set = (test: (head: Unit, answer: Unit) => boolean) =>
    answers.every((answer, column) => !answer || test(heads[column] as Unit, answer));
  if (set(isSmaller) || set(isOtherFace) || set((head, answer) => head.bold && !answer.bold))
    return true;
  // Label, value, label, value: every other one of the lower row is a label again.
  const alternate = answers.every(
    (answer, column) => !answer || isLabelLike(answer) === (column % 2 === 0),
  );
  return !alternate && given.filter((answer) => !isLabelLike(answer)).length * 2 >= given.length;
}
