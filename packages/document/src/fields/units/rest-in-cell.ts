import { beginsWithBox } from "../choices/tick-boxes";
import { isLabelLike } from "./label-like";
import type { Unit } from "./unit";

/**
 * The second of two lines that a cell holds alone, seen on pixels, where the next cell of its row holds one line halfway between them that answers:
 * choices, a number, a date.
 */
export function restInCell(upper: Unit, units: readonly Unit[]): Unit[] | null {
  const { cell, source, fontSize: em } = upper;
  if (!cell || source !== "ocr" || !isLabelLike(upper)) return null;
  const [first, lower, ...more] = units.filter((unit) => unit.cell === cell);
  if (first !== upper || lower?.kind !== "text" || more.length > 0) return null;
  const step = lower.firstBaseline - upper.lastBaseline;
  const isBelow = step > 0.5 * em && step < 1.6 * em;
  if (!isBelow || Math.abs(lower.box.x0 - upper.box.x0) > 0.5 * em) return null;
  const next = units.filter(
    (unit) =>
      unit.cell &&
      Math.abs(unit.cell.box.x0 - cell.box.x1) < em &&
      Math.abs(unit.cell.box.top - cell.box.top) < 0.5 * em &&
      Math.abs(unit.cell.box.bottom - cell.box.bottom) < 0.5 * em,
  );
  const [answer] = next;
  const middle = (upper.firstBaseline + lower.firstBaseline) / 2;
  const isBetween = answer && Math.abs(answer.firstBaseline - middle) < 0.3 * em;
  const isOne = next.length === 1 && isBetween;
  return isOne && (answer.kind !== "text" || beginsWithBox(answer.text)) ? [lower] : null;
}
