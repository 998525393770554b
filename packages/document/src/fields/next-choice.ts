import { beginsWithBox } from "./tick-boxes";
import type { Unit } from "./unit";

/** Choices of one question stand below each other, no further apart than this, in em. */
const choicePitch = 2;

/** The choices on the next line of a question, below those before them or below the question; undefined where a value has none. */
export function nextChoice(label: Unit, last: Unit, units: readonly Unit[]): Unit | undefined {
  if (!beginsWithBox(last.text)) return undefined;
  return units.find(
    (unit) =>
      beginsWithBox(unit.text) &&
      unit.cell === last.cell &&
      [last, label].some(({ box }) => Math.abs(unit.box.x0 - box.x0) < 0.6 * last.fontSize) &&
      unit.firstBaseline > last.lastBaseline + 0.5 * last.fontSize &&
      unit.firstBaseline < last.lastBaseline + choicePitch * last.fontSize,
  );
}
