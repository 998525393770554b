import type { Cell } from "../../layout/rules/cells";
import { standsInCorner } from "../captions/caption-look";
import type { Captions } from "../captions/captions";
import { beginsWithBox } from "../choices/tick-boxes";
import { beginsWithNumber, isLabelLike } from "../units/label-like";
import type { Unit } from "../units/unit";

/** Captions and their answers, with whatever else stands in their cells. */
export function isBound(unit: Unit, captions: Captions, units: readonly Unit[]): boolean {
  // "Dock: W-17" below an address in the same cell.
  const isPair =
    unit.inlineLabel !== null ||
    unit.colon ||
    (beginsWithBox(unit.text) && units.some((other) => leadsTo(other, unit)));
  return [...captions].some(
    ([caption, answer]) =>
      unit === caption ||
      unit === answer ||
      (!isPair &&
        unit.cell !== null &&
        unit.cell === answer?.cell &&
        isLedBy(unit.cell, caption) &&
        !isAskedAnew(unit, caption, units)),
  );
}

/** From the next numbered question of its cell on: "12. Means of travel" and its choices, below "11. Kind of permit" and those. */
function isAskedAnew(unit: Unit, caption: Unit, units: readonly Unit[]): boolean {
  const isNext = (other: Unit) =>
    other !== caption &&
    other.cell === unit.cell &&
    other.firstBaseline > caption.lastBaseline &&
    other.firstBaseline <= unit.firstBaseline &&
    beginsWithNumber(other.text) &&
    isLabelLike(other);
  return beginsWithNumber(caption.text) && units.some(isNext);
}

/** A colon right before it, on its line and in its cell. */
function leadsTo({ colon, cell, box, firstBaseline, fontSize }: Unit, unit: Unit): boolean {
  const gap = (unit.box.x0 - box.x1) / fontSize;
  const isLevel = Math.abs(unit.firstBaseline - firstBaseline) < 0.4 * fontSize;
  return colon && cell === unit.cell && isLevel && gap > 0 && gap < LED;
}

const LED = 3;

/** Answers of one cell have its caption at their head, in the cell or above it; a form within a cell has several. */
function isLedBy(cell: Cell, caption: Unit): boolean {
  return caption.cell !== cell || standsInCorner(caption, cell);
}
