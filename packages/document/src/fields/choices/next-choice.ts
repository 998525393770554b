import type { Unit } from "../units/unit";
import { beginsWithBox } from "./tick-boxes";

/** Choices of one question stand below each other, no further apart than this, in em. */
const choicePitch = 2;

/** … and beside each other no further than this. */
const choiceGap = 16;

/** The choices beside those before them, below them or below their question; undefined where a value has none. */
export function nextChoice(label: Unit, last: Unit, units: readonly Unit[]): Unit | undefined {
  if (!beginsWithBox(last.text)) return undefined;
  const beside = units.find((unit) => isBeside(last, unit));
  if (beside && isUnder(last, label) && !isHeaded(beside, label, units)) return beside;
  const first = firstOfLine(last, label, units);
  return units.find(
    (unit) =>
      beginsWithBox(unit.text) &&
      unit.cell === last.cell &&
      [first, label].some(({ box }) => Math.abs(unit.box.x0 - box.x0) < 0.6 * last.fontSize) &&
      unit.firstBaseline > last.lastBaseline + 0.5 * last.fontSize &&
      unit.firstBaseline < last.lastBaseline + choicePitch * last.fontSize,
  );
}

/** In a list of choices in columns, which its question stands above. */
function isBeside(last: Unit, unit: Unit): boolean {
  const gap = (unit.box.x0 - last.box.x1) / last.fontSize;
  const isLevel = Math.abs(unit.firstBaseline - last.firstBaseline) < 0.4 * last.fontSize;
  return (
    beginsWithBox(unit.text) && unit.cell === last.cell && isLevel && gap > 0 && gap < choiceGap
  );
}

function isUnder(unit: Unit, label: Unit): boolean {
  return label.firstBaseline < unit.firstBaseline - 0.5 * unit.fontSize;
}

/** Choices that another text on the line of the question stands over answer that one. */
function isHeaded(choice: Unit, label: Unit, units: readonly Unit[]): boolean {
  return units.some(
    (unit) =>
      unit !== label &&
      !beginsWithBox(unit.text) &&
      Math.abs(unit.firstBaseline - label.firstBaseline) < label.fontSize &&
      Math.abs(unit.box.x0 - choice.box.x0) < 2 * label.fontSize,
  );
}

function firstOfLine(last: Unit, label: Unit, units: readonly Unit[]): Unit {
  const before = units.find((unit) => beginsWithBox(unit.text) && isBeside(unit, last));
  return before && !isHeaded(before, label, units) ? firstOfLine(before, label, units) : last;
}
