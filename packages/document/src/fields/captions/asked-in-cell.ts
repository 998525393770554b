import { hull } from "../../layout/box";
import { type Cell, isNextInRow } from "../../layout/rules/cells";
import { areChoices } from "../choices/tick-boxes";
import { isUpright } from "../grids/upright-names";
import { isLabelLike } from "../units/label-like";
import type { Unit } from "../units/unit";
import { isBeside, isMuchSmaller, isOtherFace, isSmaller } from "./caption-look";
import { isOnLineOf } from "./captions-over";

/** An answer stands beside its label no further than this, in em. */
export const BESIDE = 8;

/** So many labels with answers beside them make a form of a cell. */
const LEAST_ASKING = 3;

/** A text in the middle of its cell has this much room above and below it, in em. */
const MIDDLE = 0.4;

/** What stands below the first text of a cell asks for something itself: before a line to write on, or with an answer beside it. */
export function isAsking(cell: Cell, byCell: ReadonlyMap<Cell, readonly Unit[]>): boolean {
  const own = byCell.get(cell) ?? [];
  const [first, second] = own;
  if (!first || !second) return false;
  return (
    own.some((unit) => isOnLineOf(second, unit)) ||
    isForm(own.slice(1)) ||
    (!isOtherFace(first, second) && isAnsweredBeside(second, cell, byCell)) ||
    (!isOtherFace(first, second) && own.some((unit) => answers(unit, second)))
  );
}

/** Whether the cell before it, as tall and high, has a label alone, in its middle: nothing within a cell that answers it is a caption. */
export function isAnswerOf(cell: Cell, byCell: ReadonlyMap<Cell, readonly Unit[]>): boolean {
  const label = cellBefore(cell, byCell.keys());
  const units = (label && byCell.get(label)) ?? [];
  const [first] = units;
  const isLabel = (unit: Unit) =>
    unit.inlineLabel === null && isLabelLike(unit) && first !== undefined && isSetLike(unit, first);
  if (!label || !units.every(isLabel) || isStackNamed(units, byCell.get(cell) ?? [])) return false;
  const { top, bottom } = hull(units.map(({ box }) => box));
  const [above, below] = [top - label.box.top, label.box.bottom - bottom];
  const em = Math.min(...units.map(({ fontSize }) => fontSize));
  return Math.min(above, below) > MIDDLE * em && Math.abs(above - below) < 2 * MIDDLE * em;
}

/** Named from top to bottom at their side are a caption and its much larger answer, not what they say together. */
function isStackNamed(names: readonly Unit[], [caption, answer]: readonly Unit[]): boolean {
  return (
    caption !== undefined &&
    answer !== undefined &&
    names.every(isUpright) &&
    isMuchSmaller(caption, answer)
  );
}

function cellBefore(cell: Cell, others: Iterable<Cell>): Cell | undefined {
  for (const other of others) if (isNextInRow(other, cell) && isBeside(other, cell)) return other;
  return undefined;
}

const isSetLike = (a: Unit, b: Unit): boolean =>
  a.face === b.face && !isSmaller(a, b) && !isSmaller(b, a);

/** Beside a text of the form: filled in by another hand or machine, or choices. */
function answers(unit: Unit, asked: Unit): boolean {
  const gap = (unit.box.x0 - asked.box.x1) / asked.fontSize;
  const isGiven = isOtherFace(asked, unit) || (!areChoices(asked.text) && areChoices(unit.text));
  return isGiven && isLevel(unit, asked) && gap > 0 && gap < BESIDE;
}

/** In the next cell of its row, where all was filled in, something stands on the line of a text. */
function isAnsweredBeside(
  text: Unit,
  cell: Cell,
  byCell: ReadonlyMap<Cell, readonly Unit[]>,
): boolean {
  return [...byCell].some(
    ([next, own]) =>
      isNextInRow(cell, next) &&
      own.every((unit) => isOtherFace(text, unit)) &&
      own.some((unit) => isLevel(unit, text)),
  );
}

/** Labels below each other, each with its answer beside it, as in a box with a title. */
function isForm(units: readonly Unit[]): boolean {
  const [first] = units;
  const asking = units.filter(
    (unit) =>
      isLabelLike(unit) &&
      Math.abs(unit.box.x0 - (first?.box.x0 ?? 0)) < 0.5 * unit.fontSize &&
      units.some((other) => isLevel(other, unit) && other.box.x0 > unit.box.x1),
  );
  return asking.length >= LEAST_ASKING && asking.includes(first as Unit);
}

export const isLevel = (a: Unit, b: Unit): boolean =>
  Math.abs(a.firstBaseline - b.firstBaseline) < 0.3 * b.fontSize;
