import type { Cell } from "../../layout/rules/cells";
import type { LanguageWeights } from "../../lexicon/vocabulary";
import { isCjk } from "../../text/fold";
import { areChoices } from "../choices/tick-boxes";
import type { Pair } from "../pairs/assign";
import { isQuestion } from "../units/label-like";
import type { Unit } from "../units/unit";
import { type Records, ruledPair } from "./records";
import { type Filled, ruledRows, wholeOf } from "./ruled-rows";

/** One cell of boxes may answer something else; so many of one kind do not. */
const AGREEING = 2;
/** Lines of a question. */
const LINES = 4;

/** What asks, what answers, and where the cells of its kind stand. */
interface Asked {
  asked: Filled;
  answer: Filled;
}

/**
 * Cells of tick boxes in a ruled grid: a column of them beside a column of questions, or below what they answer in the same cell. The first
 * sentence of the cell that asks is the label of them all.
 */
export function findAskedCells(
  units: readonly Unit[],
  cells: readonly Cell[],
  weights: LanguageWeights,
): Records {
  const rows = ruledRows(units, cells);
  const beside = rows.flatMap(askedBeside);
  const within = rows.flat().flatMap(askedWithin);
  const found = [
    ...beside.filter((one) => beside.filter((other) => isColumn(one, other)).length >= AGREEING),
    ...(within.length >= AGREEING ? within : []),
  ];
  const pairs: Pair[] = [];
  const bound: Unit[] = [];
  for (const { asked, answer } of found) {
    const lines = questionIn(asked.units);
    const label = wholeOf({ ...asked, units: lines }, weights);
    const value = wholeOf(answer, weights);
    if (!label || !value) continue;
    pairs.push(ruledPair(label, value));
    bound.push(...lines, ...answer.units);
  }
  for (const row of rows)
    if (found.some(({ asked, answer }) => isHeading(row, asked, answer)))
      bound.push(...row.flatMap(({ units: own }) => own));
  return { pairs, bound: new Set(bound) };
}

/** The choices of a question may have a cell each, "☐ yes | ☒ no". */
function askedBeside(row: readonly Filled[]): Asked[] {
  return row.flatMap((first, at) => {
    const asked = row[at - 1];
    if (!asked || !isAsking(asked) || !isOfChoices(first.units)) return [];
    const end = row.findIndex(({ units }, i) => i > at && !isOfChoices(units));
    const cells = row.slice(at, end < 0 ? row.length : end);
    return [{ asked, answer: { cell: first.cell, units: cells.flatMap(({ units }) => units) } }];
  });
}

/** A label with its boxes below it. */
function askedWithin({ cell, units: [head, ...boxes] }: Filled): Asked[] {
  const [first] = boxes;
  if (!head || !first || !isLabel(head) || !isOfChoices(boxes)) return [];
  const isBelow = first.firstBaseline > head.lastBaseline + 0.5 * head.fontSize;
  return isBelow ? [{ asked: { cell, units: [head] }, answer: { cell, units: boxes } }] : [];
}

const isLabel = (unit: Unit): boolean => !areChoices(unit.text) && unit.inlineLabel === null;

function isOfChoices(units: readonly Unit[]): boolean {
  const [first] = units;
  const text = units.map((unit) => unit.text).join(" ");
  return first !== undefined && areChoices(text) && units.every(isUnasked);
}

const isUnasked = ({ colon, inlineLabel }: Unit): boolean => !colon && inlineLabel === null;

/** A text that is as long as questions are, or a label; names in a list of people are neither. */
const longName = 20;

function isAsking({ units: [first] }: Filled): boolean {
  if (!first || !isLabel(first)) return false;
  const isKnown = first.colon || (first.match?.score ?? 0) >= 0.9;
  const signs = [...first.text].reduce((sum, sign) => sum + (isCjk(sign) ? 2 : 1), 0);
  return isKnown || isQuestion(first.text) || /か。$/.test(first.text) || signs > longName;
}

/** The lines of the first sentence. */
function questionIn(units: readonly Unit[]): Unit[] {
  const lines: Unit[] = [];
  for (const unit of units.slice(0, LINES)) {
    const last = lines.at(-1);
    if (last && (/[?？。:：]$/.test(last.text) || last.colon || !goesOn(last, unit))) break;
    lines.push(unit);
  }
  return lines;
}

function goesOn(upper: Unit, lower: Unit): boolean {
  const em = upper.fontSize;
  const step = (lower.firstBaseline - upper.lastBaseline) / em;
  const isAlike = lower.face === upper.face && lower.bold === upper.bold;
  const [left, right] = [lower.box.x0 - upper.box.x0, lower.box.x1 - upper.box.x1];
  const isAligned = Math.abs(left) < 0.5 * em || Math.abs(left + right) < em;
  return (
    isAlike &&
    isAligned &&
    lower.inlineLabel === null &&
    step > 0.5 &&
    step < 1.7 &&
    Math.abs(lower.fontSize - em) < 0.12 * em
  );
}

const isUnderneath = (a: Cell, b: Cell): boolean =>
  Math.abs(a.box.x0 - b.box.x0) + Math.abs(a.box.x1 - b.box.x1) < 4;

function isColumn(one: Asked, other: Asked): boolean {
  return (
    isUnderneath(one.asked.cell, other.asked.cell) &&
    isUnderneath(one.answer.cell, other.answer.cell)
  );
}

/** A tinted row over both columns. */
function isHeading(row: readonly Filled[], asked: Filled, answer: Filled): boolean {
  const [left, right] = [asked, answer].map(({ cell }) =>
    row.find((head) => isUnderneath(head.cell, cell) && !cell.filled && head.cell.filled),
  );
  if (!left || !right || left === right) return false;
  return Math.abs(left.cell.box.bottom - asked.cell.box.top) < 4;
}
