import { overlapY } from "../../layout/box";
import { hasRole } from "../../lexicon/roles";
import { settings } from "../../settings";
import { isCalculation } from "../../text/calculation";
import { isOtherFace } from "../captions/caption-look";
import { areChoices } from "../choices/tick-boxes";
import { isLabelLike, isQuestion } from "../units/label-like";
import type { Unit } from "../units/unit";

/** A text that stands where the value of a label may stand, with the points of evidence for the place. */
export interface Place {
  value: Unit;
  place: number;
}

/** Beside, below and above a label. */
export function placesOf(label: Unit, units: readonly Unit[]): Place[] {
  const inline = units.find((unit) => unit.inlineLabel === label);
  if (inline && !inline.colon)
    return isPlaceholder(inline.text) ? [] : [{ value: inline, place: 4 }];
  const isBlank = (unit: Unit) =>
    (isPlaceholder(unit.text) && !isAmong(unit, units)) ||
    (/^[円元]$/.test(unit.text) && label.match?.key !== "currency");
  const free = units.filter(
    (unit) => unit !== label && !unit.inlineLabel && !unit.colon && !isBlank(unit),
  );
  // What a line asks for is printed below it in brackets: "(Region)".
  if (!label.colon && /^\([^()]*\)$/.test(label.text))
    return [...toTheRight(label, free).filter(({ value }) => isSum(value)), ...above(label, free)];
  return [...toTheRight(label, free), ...below(label, free, units), ...above(label, free)];
}

/** A date that nobody filled in: "年　月　日". */
const blankDate = /^(?:令和|平成|昭和)?(?:\s*[年月日])+$/;

/** What is printed behind the blank for a name: "　　　様". */
const honorific = /^(?:様|殿|御中)$/;

/** A dash, a lone colon or bracket fills a place that has no value; the number of a note is none. */
export function isPlaceholder(text: string): boolean {
  if (blankDate.test(text) || honorific.test(text) || isUndecided(text)) return true;
  return /^(?:[-–—:：./()（）]*|\(\d{1,2}\))$/.test(text);
}

/** "(37)" in a column of amounts is one below nought. */
function isAmong({ text, box, fontSize }: Unit, units: readonly Unit[]): boolean {
  const amounts = units.filter(
    (other) =>
      (other.kind === "money" || other.kind === "number") &&
      !isPlaceholder(other.text) &&
      Math.abs(other.box.x1 - box.x1) < COLUMN * fontSize,
  );
  return /^\(\d{1,2}\)$/.test(text) && amounts.length >= LEAST;
}

/** So many amounts make a column, which ends as near to one edge, in em. */
const LEAST = 3;
const COLUMN = 0.5;

/** "(incl. VAT 8%)" has an amount beside it. */
const isSum = ({ kind, text }: Unit): boolean => kind === "money" && !isPlaceholder(text);

/** "有・無", "yes / no": nobody ringed one of both. */
function isUndecided(text: string): boolean {
  const [first, second, ...more] = text.split(/\s*[・･·/／|]\s*/);
  if (!first || !second || more.length > 0) return false;
  return hasRole(first, "assent") && hasRole(second, "refusal");
}

export function toTheRight(label: Unit, units: readonly Unit[]): Place[] {
  const row = units
    .filter((unit) => unit.box.x0 >= label.box.x1 - 0.2 * label.fontSize && sharesRow(label, unit))
    .filter((unit, _, all) => !areNeighbours(label, unit) || !all.some((one) => isOver(one, unit)))
    .sort((a, b) => (isStacked(a, b) ? stepTo(label, a) - stepTo(label, b) : a.box.x0 - b.box.x0));
  const places: Place[] = [];
  let skipped = 0;
  for (const value of row.slice(0, 3)) {
    const gap = (value.box.x0 - label.box.x1) / label.fontSize;
    const adjacent = areNeighbours(label, value);
    const reach = adjacent ? 2.6 : 2.1 - Math.min(1.4, 0.05 * gap);
    places.push({ value, place: reach - 1.5 * skipped });
    if (value.kind !== "percent" && value.kind !== "currency" && !isCalculation(value.text)) break;
    skipped++;
  }
  return places;
}

/** How far a line is from that of the label; of two as far from it the upper one is its own. */
const stepTo = (label: Unit, { firstBaseline, fontSize }: Unit): number =>
  Math.abs(firstBaseline - label.firstBaseline) +
  (firstBaseline > label.firstBaseline ? 0.3 * fontSize : 0);

/** Lines of one block, which on pixels do not begin quite at one place. */
function isStacked(a: Unit, b: Unit): boolean {
  const em = Math.min(a.fontSize, b.fontSize);
  const isApart = Math.abs(a.firstBaseline - b.firstBaseline) > 0.5 * em;
  return isApart && Math.abs(a.box.x0 - b.box.x0) < 0.5 * em;
}

/** A line above it in the same cell. */
function isOver(one: Unit, unit: Unit): boolean {
  return one.cell === unit.cell && one.firstBaseline < unit.firstBaseline - 0.5 * unit.fontSize;
}

function sharesRow(label: Unit, value: Unit): boolean {
  const em = Math.min(label.fontSize, value.fontSize);
  const aligned = label.segments.some(
    (line) => Math.abs(line.baseline - value.firstBaseline) < 0.4 * em,
  );
  const middle = (label.firstBaseline + label.lastBaseline) / 2;
  if (label.segments.length === 2 && Math.abs(middle - value.firstBaseline) < 0.3 * em) return true;
  const isOne = label.cell === value.cell || !label.cell || !value.cell;
  if (aligned && (isOne || (sameBand(label, value) && !areBlocks(label, value)))) return true;
  return (
    (areNeighbours(label, value) && isFirstOfCell(label, value)) || standsBeforeBox(label, value)
  );
}

/** A box to write in is no taller than this, and no further from its label; its first line stands so near its upper side; in em. */
const BOX = { tall: 6, near: 12, first: 1.8 } as const;

/** A label halfway up the box beside it, whatever lines that has. */
function standsBeforeBox(label: Unit, { cell, firstBaseline, fontSize }: Unit): boolean {
  if (label.cell !== null || cell === null) return false;
  const { top, bottom, x0 } = cell.box;
  const middle = (label.firstBaseline + label.lastBaseline) / 2 - 0.35 * label.fontSize;
  const off = Math.abs(middle - (top + bottom) / 2) / label.fontSize;
  const isBox = bottom - top < BOX.tall * fontSize && firstBaseline - top < BOX.first * fontSize;
  const gap = (x0 - label.box.x1) / label.fontSize;
  return isBox && off < 0.75 && gap > -0.2 && gap < BOX.near;
}

/** In em: cells with lines enough for a form of their own. */
const tallCell = 8;

/** Lines of two forms side by side have nothing to do with each other. */
function areBlocks(...units: readonly Unit[]): boolean {
  return units.every(
    ({ cell, fontSize }) => cell !== null && cell.box.bottom - cell.box.top > tallCell * fontSize,
  );
}

function sameBand(label: Unit, value: Unit): boolean {
  return !label.cell || !value.cell || overlapY(label.cell.box, value.cell.box) > 0;
}

/** In a row of cells the texts may stand higher or lower: what counts is that they begin in one band, which the cell beside may exceed. */
function isFirstOfCell(label: Unit, value: Unit): boolean {
  const isLevel = overlapY(label.box, value.box) > 0.3 * Math.min(label.fontSize, value.fontSize);
  const isOver = value.firstBaseline < (label.cell?.box.top ?? 0);
  return isLevel || (!isOver && value.firstBaseline < label.lastBaseline + 0.5 * label.fontSize);
}

/** In cells beside each other, which share most of their height. */
export function areNeighbours(label: Unit, value: Unit): boolean {
  if (!label.cell || !value.cell || label.cell === value.cell) return false;
  const a = label.cell.box;
  const b = value.cell.box;
  const em = label.fontSize;
  return (
    Math.abs(b.x0 - a.x1) < 0.8 * em &&
    overlapY(a, b) > 0.6 * Math.min(a.bottom - a.top, b.bottom - b.top)
  );
}

/** `free` are those of `units` that may be its value. */
function below(label: Unit, free: readonly Unit[], units: readonly Unit[]): Place[] {
  const em = label.fontSize;
  const under = free
    .filter(
      (unit) =>
        unit.firstBaseline > label.lastBaseline + 0.5 * em &&
        (beginsBelow(label, unit) ||
          beginsCell(label, unit) ||
          ((isAligned(label, unit) || isIndented(label, unit, isAlone(label, units))) &&
            !units.some((other) => isBefore(other, unit, label)))),
    )
    .sort((a, b) => a.firstBaseline - b.firstBaseline);
  const value = under[0];
  if (!value) return [];
  const pitch = (value.firstBaseline - label.lastBaseline) / Math.max(em, value.fontSize);
  const sameCell = label.cell !== null && label.cell === value.cell;
  const stacked = label.cell !== null && value.cell !== null && !sameCell;
  const isRoomy = stacked || (sameCell && areChoices(value.text));
  if (pitch > settings.belowPitch + (isRoomy ? 1 : 0)) return [];
  if ((label.cell === null) !== (value.cell === null) && !label.cell?.filled) return [];
  if (stacked && !isUnder(label, value)) return [];
  const known =
    label.colon || isQuestion(label.text) || (label.match !== null && label.match.score >= 0.9);
  const near = (sameCell ? 2.4 : stacked ? 1.6 : 1.3) - (known ? 0 : 1);
  return [{ value, place: near - 0.7 * Math.max(0, pitch - 1.4) }];
}

/** On forms the caption may stand in small type below the line that was filled in. */
function above(label: Unit, units: readonly Unit[]): Place[] {
  if (label.colon || label.cell) return [];
  const value = units
    .filter((unit) => unit.lastBaseline < label.firstBaseline - 0.5 * label.fontSize)
    .filter((unit) => unit.cell === null && isAligned(label, unit))
    .sort((a, b) => b.lastBaseline - a.lastBaseline)[0];
  if (!value || label.fontSize > 0.9 * value.fontSize || label.fontSize < 0.5 * value.fontSize)
    return [];
  // A bold heading, below which every label has its answer beside it.
  const isHeading = value.bold && !label.bold && value.face === label.face;
  if (isHeading && toTheRight(label, units).some((beside) => !isLabelLike(beside.value))) return [];
  const pitch = (label.firstBaseline - value.lastBaseline) / value.fontSize;
  return pitch > 2 ? [] : [{ value, place: 1.2 - 0.7 * Math.max(0, pitch - 1.4) }];
}

function isUnder(label: Unit, value: Unit): boolean {
  if (!label.cell || !value.cell) return false;
  const a = label.cell.box;
  const b = value.cell.box;
  const em = label.fontSize;
  return (
    Math.abs(b.top - a.bottom) < 0.8 * em &&
    Math.abs(a.x0 - b.x0) < em &&
    Math.abs(a.x1 - b.x1) < em
  );
}

/**
 * Answers to a question, boxes to tick, what another face filled in, or what a text `alone` on its line asks for, stand in below what asks for
 * them by so many em.
 */
const widestIndent = 4;

function isIndented(label: Unit, value: Unit, alone = false): boolean {
  const indent = (value.box.x0 - label.box.x0) / label.fontSize;
  const isKnown = label.match !== null && label.match.score >= 0.98 && alone;
  const isAsked =
    isQuestion(label.text) ||
    (isKnown && isOtherFace(label, value)) ||
    (label.colon && (alone || areChoices(value.text) || isOtherFace(label, value)));
  return isAsked && indent > 0.8 && indent < widestIndent;
}

/** With nothing behind it on its line, seen on pixels, where no face tells, or without a colon. */
function isAlone(label: Unit, units: readonly Unit[]): boolean {
  return (
    (label.source === "ocr" || !label.colon) &&
    !units.some((unit) => unit.box.x0 >= label.box.x1 && sharesRow(label, unit))
  );
}

/** On the line of a value to its left, and not left of its label. */
function isBefore(other: Unit, { cell, box, firstBaseline, fontSize }: Unit, label: Unit): boolean {
  const isLevel = Math.abs(other.lastBaseline - firstBaseline) < 0.4 * fontSize;
  const isNear = other.box.x1 <= box.x0 && other.box.x1 > label.box.x0 - 0.5 * fontSize;
  return isLevel && isNear && other.cell === cell;
}

/** Next below a question and indented. */
export function answersBelow(question: Unit, unit: Unit): boolean {
  const step = (unit.firstBaseline - question.lastBaseline) / question.fontSize;
  return step > 0.5 && step < 2 && isIndented(question, unit);
}

/** Below a label that the number of its box has moved to the right. */
function beginsCell({ cell, isNumbered, fontSize }: Unit, value: Unit): boolean {
  return (
    isNumbered && cell !== null && value.cell === cell && value.box.x0 - cell.box.x0 < fontSize
  );
}

function beginsBelow(label: Unit, value: Unit): boolean {
  return Math.abs(label.box.x0 - value.box.x0) < 0.8 * Math.max(label.fontSize, value.fontSize);
}

function isAligned(label: Unit, value: Unit): boolean {
  const em = Math.max(label.fontSize, value.fontSize);
  if (beginsBelow(label, value)) return true;
  if (Math.abs(label.box.x1 - value.box.x1) < 0.5 * em) return true;
  const middle = (unit: Unit) => (unit.box.x0 + unit.box.x1) / 2;
  return Math.abs(middle(label) - middle(value)) < em;
}
