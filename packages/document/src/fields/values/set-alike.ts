import { settings } from "../../settings";
import { isTooShort } from "../units/label-lines";
import type { Unit } from "../units/unit";
import type { Following } from "./following";
import { flowsOn } from "./join-value";
import { partyKeys } from "./line-counts";
import { sameSize } from "./own-cell";

/** Whether a text is set like the lines before it, and no farther from them. */
export function isSetAlike({ pair, key, lines, last, units }: Following, next: Unit): boolean {
  const isParty = key !== null && partyKeys.has(key);
  const pitch = (next.firstBaseline - last.lastBaseline) / Math.max(last.fontSize, next.fontSize);
  const isLoose = (next.cell && next.cell === pair.value.cell) || isParty || flowsOn(last, next);
  const areWrittenOn = last.underlined && next.underlined;
  const limit = areWrittenOn
    ? settings.writtenPitch
    : isLoose
      ? settings.blockPitch
      : settings.paragraphPitch;
  if (pitch > limit || !evenPitch(lines, next)) return false;
  const isLike = (line: Unit) => next.source === "ocr" && sameSize(next, line);
  const isAgain = isParty && lines.slice(0, -1).some(isLike);
  const isOne = isAgain || (isParty && isAmongAlike(next, last, units)) || sameSize(next, last);
  if (!isOne || (!isAgain && isSizedAs(pair.label, next, last))) return false;
  // The lines of an address may be set in several weights; fonts of several scripts claim them wrongly.
  return lines.length === 1 || next.bold === last.bold || isParty || isTooShort(next);
}

/** On pixels: a line of an address that looks larger or smaller than it is, halfway between one and the next that are alike, from one left edge. */
function isAmongAlike(unit: Unit, above: Unit, units: readonly Unit[]): boolean {
  const step = unit.firstBaseline - above.lastBaseline;
  const isUnder = ({ box, cell, firstBaseline }: Unit) =>
    cell === above.cell &&
    Math.abs(box.x0 - above.box.x0) < 0.3 * above.fontSize &&
    Math.abs(firstBaseline - unit.lastBaseline - step) < 0.25 * step;
  return unit.source === "ocr" && units.some((one) => isUnder(one) && sameSize(one, above));
}

/** On pixels: a caption as small as the one before, below an answer that is larger than both. */
const isSizedAs = (label: Unit, next: Unit, last: Unit): boolean =>
  next.source === "ocr" &&
  next.fontSize <= CAPTION.as * label.fontSize &&
  last.fontSize >= CAPTION.below * next.fontSize;
const CAPTION = { as: 1.06, below: 1.15 } as const;

function evenPitch(lines: readonly Unit[], next: Unit): boolean {
  const [first, second] = lines;
  if (!first || !second) return true;
  const usual = second.firstBaseline - first.lastBaseline;
  const step = next.firstBaseline - (lines.at(-1)?.lastBaseline ?? 0);
  return step < 1.25 * usual;
}
