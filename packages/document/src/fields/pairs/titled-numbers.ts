import { hasRole } from "../../lexicon/roles";
import type { Unit } from "../units/unit";
import type { Candidate } from "./candidates";

/** A title and its number are so many times as large as the text. */
const LARGER = 1.2;
/** A title over a whole page asks for the number set like it as a caption does for what is in its cell. */
const POINTS = 5;

/**
 * "Invoice" and, on the same line and set large too, "F/61/2023": what a document is asks for its number, wherever on the line that stands; nothing else
 * does between the two.
 */
export function titledNumbers(units: readonly Unit[], bodySize: number): Candidate[] {
  return units.flatMap((label): Candidate[] => {
    const isTitle =
      !label.colon && label.fontSize > LARGER * bodySize && hasRole(label.text, "title");
    if (!isTitle) return [];
    const behind = units
      .filter(
        (unit) =>
          unit.box.x0 > label.box.x1 &&
          Math.abs(unit.firstBaseline - label.firstBaseline) < 0.3 * label.fontSize,
      )
      .toSorted((a, b) => a.box.x0 - b.box.x0);
    const [value] = behind;
    const isNumber = value?.kind === "id" && value.inlineLabel === null && !value.colon;
    const isAlike = value && value.fontSize > LARGER * bodySize && value.bold === label.bold;
    return isNumber && isAlike ? [{ label, value, score: POINTS }] : [];
  });
}
