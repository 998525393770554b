import { joinWrapped } from "../../layout/segment";
import { settings } from "../../settings";
import { parseDate } from "../../text/date";
import type { Unit } from "../units/unit";
import type { Following } from "./following";
import { isFull } from "./join-value";
import { codeKeys } from "./line-counts";
import { isDateWrapped } from "./wrapped-dates";

/** A day with its time is all there. */
const endsInTime = /\d \d{1,2}[:.h]\d{2}(?:[:.]\d{2})?$/;

const timeOfDay = /^\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?$/;

/** A long date may wrap before its year, or before the time of day; in a narrow column twice. */
export function completesDate({ lines, last, units }: Following, next: Unit): boolean {
  if (timeOfDay.test(next.text)) return parseDate(last.text) !== null && !/:\d{2}$/.test(last.text);
  const above = lines.map(({ text }) => text).reduce(joinWrapped);
  if (isDateWrapped(above, next.text)) return true;
  const after = units.find(
    ({ cell, box, firstBaseline }) =>
      cell === next.cell &&
      Math.abs(box.x0 - next.box.x0) < 0.5 * next.fontSize &&
      firstBaseline > next.lastBaseline + 0.5 * next.fontSize &&
      firstBaseline < next.lastBaseline + settings.blockPitch * next.fontSize,
  );
  return after !== undefined && isDateWrapped(joinWrapped(above, next.text), after.text);
}

/** A name or a number that had no room in a narrow column goes on below. */
export function completesLine({ key, last, rightEdge }: Following, next: Unit): boolean {
  const isAmount = last.kind === "money" || next.kind === "money";
  if ((isAmount && !(key !== null && codeKeys.has(key))) || next.kind === "date") return false;
  if (last.kind === "date" && endsInTime.test(last.text)) return false;
  // Digits go on with digits.
  if (/^[\d\s./-]+$/.test(last.text) && /^\p{L}/u.test(next.text)) return false;
  return isFull(last, next, rightEdge);
}
