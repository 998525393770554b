import { settings } from "../../settings";
import { kindOf } from "../../text/kind";
import type { Pair } from "../pairs/assign";
import type { Unit } from "../units/unit";

/** A day, and maybe what is to be paid on it: "14-04-2025", "31/08/2025 € 498,40". */
const DAY = /^(\d{1,4}[./-]\d{1,2}[./-]\d{2,4})(?: .*\d)?$/;
/** Days below each other begin at one edge within this, in em. */
const EDGE = 0.6;

/**
 * "Due dates" over "31/07/2025 € 498.40" and "31/08/2025 € 498.40": each further day of an invoice that is paid in parts, beside the first or below it,
 * answers the same label. `units` are those of the page, in reading order.
 */
export function withFurtherDates(pairs: readonly Pair[], units: readonly Unit[]): Pair[] {
  const taken = new Set(pairs.flatMap(({ label, value }) => [label, value]));
  return pairs.flatMap((pair) => {
    const { label, value } = pair;
    const isDue = label.match?.key === "due_date" && label.match.score >= 0.9;
    const isBelow = value.firstBaseline > label.lastBaseline + 0.5 * label.fontSize;
    const days = [pair];
    for (const unit of isDue && isBelow && isDay(value) ? units : []) {
      const last = days.at(-1)?.value ?? value;
      if (taken.has(unit) || !isDay(unit) || !isNext(last, unit)) continue;
      taken.add(unit);
      days.push({ ...pair, value: unit });
    }
    return days;
  });
}

function isDay({ text, inlineLabel }: Unit): boolean {
  const day = DAY.exec(text)?.[1];
  return inlineLabel === null && day !== undefined && kindOf(day) === "date";
}

/** In the cell of the last day, or right below it where there is none. */
function isNext(last: Unit, { box, cell, firstBaseline }: Unit): boolean {
  const step = (firstBaseline - last.lastBaseline) / last.fontSize;
  const isUnder = Math.abs(box.x0 - last.box.x0) < EDGE * last.fontSize;
  if (cell !== last.cell || step > settings.blockPitch) return false;
  return (step > 0.5 && isUnder) || (cell !== null && Math.abs(step) < 0.3 && box.x0 > last.box.x1);
}
