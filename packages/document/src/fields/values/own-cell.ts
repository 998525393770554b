import { overlapY } from "../../layout/box";
import { settings } from "../../settings";
import { isOtherFace } from "../captions/caption-look";
import { areChoices } from "../choices/tick-boxes";
import type { Pair } from "../pairs/assign";
import type { Unit } from "../units/unit";

/** What belongs to an answer stands this close behind it in its cell, in em. */
const BESIDE = 3;

/** What fills a cell in the row of its label's cell answers that label, whatever it is. */
export function isInOwnCell({ label, value }: Pair): boolean {
  if (value.inlineLabel !== null || !label.cell || !value.cell || label.cell === value.cell)
    return false;
  const [asked, given] = [label.cell.box, value.cell.box];
  const tall = Math.min(asked.bottom - asked.top, given.bottom - given.top);
  return given.x0 > asked.x1 - label.fontSize && overlapY(asked, given) > 0.6 * tall;
}

/** What the form prints behind an answer in its cell: "Takaigawa  Bank", "12  months". */
export function besideInCell(last: Unit, units: readonly Unit[]): Unit | null {
  const inside = units.filter((unit) => unit.cell === last.cell);
  if (inside.some((unit) => unit.colon || unit.inlineLabel !== null || areChoices(unit.text)))
    return null;
  const next = inside[inside.indexOf(last) + 1];
  const gap = next ? (next.box.x0 - last.box.x1) / last.fontSize : Number.NaN;
  const isLevel = next && Math.abs(next.firstBaseline - last.lastBaseline) < 0.4 * last.fontSize;
  const isPart = next && !/^[(（]/.test(next.text) && (next.match?.score ?? 0) < 0.9;
  return isPart && isLevel && gap > 0 && gap < BESIDE ? next : null;
}

/** A measure is one word in small letters, so near behind what was filled in, in em. */
const MEASURE = /^\p{Ll}{1,8}\.?$/u;
const MEASURED = 2;

/** The measure that a form prints in the face of its caption behind a number filled in below it: "42  years". */
export function measureBehind({ label }: Pair, last: Unit, units: readonly Unit[]): Unit | null {
  if (!last.cell || label.cell !== last.cell || !/\d$/.test(last.text)) return null;
  const behind = units.filter(
    (unit) =>
      unit.cell === last.cell &&
      unit.box.x0 > last.box.x1 &&
      Math.abs(unit.firstBaseline - last.lastBaseline) < 0.5 * last.fontSize,
  );
  const [next, ...more] = behind;
  const isMeasure = next && MEASURE.test(next.text) && next.face === label.face;
  const isNear = next && next.box.x0 - last.box.x1 < MEASURED * last.fontSize;
  return isMeasure && isNear && isOtherFace(label, last) && more.length === 0 ? next : null;
}

/** What was typed on one line of a cell stands no further apart than this, in em. */
const TYPED = 4;

/** What stands behind an answer on its line below the caption of its cell, in the face that fills it in: "SS Meridian   Voy. 41". */
export function restOfLine({ label }: Pair, last: Unit, units: readonly Unit[]): Unit | null {
  const isOver = label.lastBaseline < last.firstBaseline - 0.5 * last.fontSize;
  if (!last.cell || label.cell !== last.cell || !isOver || !isOtherFace(label, last)) return null;
  const behind = units.filter(
    (unit) =>
      unit.cell === last.cell &&
      unit.box.x0 > last.box.x1 &&
      Math.abs(unit.firstBaseline - last.lastBaseline) < 0.3 * last.fontSize,
  );
  // Another caption on the line of this one has the rest of the answers.
  const isShared = units.some(
    (unit) =>
      unit !== label &&
      unit.cell === last.cell &&
      unit.face === label.face &&
      Math.abs(unit.firstBaseline - label.firstBaseline) < 0.4 * label.fontSize,
  );
  if (isShared) return null;
  const [next] = behind.toSorted((a, b) => a.box.x0 - b.box.x0);
  const isAlike = behind.every(
    ({ face, colon, inlineLabel, text }) =>
      face === last.face && !colon && inlineLabel === null && !areChoices(text),
  );
  return next && isAlike && next.box.x0 - last.box.x1 < TYPED * last.fontSize ? next : null;
}

export function nextInCell(last: Unit, units: readonly Unit[]): Unit | null {
  const inside = units.filter((unit) => unit.cell === last.cell);
  if (inside.some((unit) => unit.colon || unit.inlineLabel !== null)) return null;
  const next = inside[inside.indexOf(last) + 1];
  if (!next || !sameSize(next, last)) return null;
  const pitch = (next.firstBaseline - last.lastBaseline) / last.fontSize;
  return pitch > 0.5 && pitch < settings.blockPitch ? next : null;
}

/** Sizes measured on pixels jitter with the letters a line happens to have. */
export function sameSize(a: Unit, b: Unit): boolean {
  const ratio = Math.max(a.fontSize, b.fontSize) / Math.min(a.fontSize, b.fontSize);
  return ratio <= (a.source === "ocr" ? settings.seenSizeRatio : settings.printedSizeRatio);
}
