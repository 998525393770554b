import type { Cell } from "../../layout/rules/cells";
import { isLabelLike } from "../units/label-like";
import type { Unit } from "../units/unit";

/** A caption is set in this share of the size of what is filled in, at most. */
const SMALLER = 0.9;
/** … so that it shows on pixels, too, where sizes jitter. */
const MUCH_SMALLER = 0.8;
/** A caption begins this near to the corner of its cell, in em. */
const CORNER = 1.5;
/** … behind the number of its box. */
const NUMBERED = 3.2;
/** One in the middle of its cell leaves as much on both sides, to within this, in em. */
const CENTRED = 1;

/** `drop` is how far below the upper edge it begins at most, in em. */
export function standsInCorner(unit: Unit, { box }: Cell, drop = 1): boolean {
  const em = unit.fontSize;
  const within = unit.isNumbered ? NUMBERED : CORNER;
  const isBeside = unit.box.x0 - box.x0 < within * em || box.x1 - unit.box.x1 < within * em;
  return isBeside && unit.box.top - box.top < drop * em;
}

/** At the top of its cell, in its middle. */
export function standsAtop({ box: own, fontSize }: Unit, { box }: Cell): boolean {
  const [left, right] = [own.x0 - box.x0, box.x1 - own.x1];
  return Math.abs(left - right) < CENTRED * fontSize && own.top - box.top < fontSize;
}

export function isSmaller(caption: Unit, answer: Unit): boolean {
  return caption.fontSize <= SMALLER * answer.fontSize;
}

export function isMuchSmaller(caption: Unit, answer: Unit): boolean {
  return caption.fontSize <= MUCH_SMALLER * answer.fontSize;
}

/** Filled in in bold. On pixels small type looks bold or not by chance. */
export function isLighter(caption: Unit, answer: Unit): boolean {
  return caption.source === "pdf" && answer.bold && !caption.bold;
}

/** Filled in by another hand or machine. */
export function isOtherFace({ face }: Unit, answer: Unit): boolean {
  return face !== undefined && answer.face !== undefined && face !== answer.face;
}

/** Forms count what they ask for more than once: "Child 2", "Witness 1 (full name)", "2nd surname", "1er prénom". */
const COUNT =
  /(?<=\p{L}) \d(?=$| ?[(（])|^\d ?(?:st|nd|rd|th|er|[eè]re|[eè]?me|e|[ºª°.]+) (?=\p{L}{3})/u;

export function asks(unit: Unit): boolean {
  return isLabelLike(unit) || isLabelLike({ ...unit, text: unit.text.replace(COUNT, "") });
}

/** Cells of one row. */
export function isBeside(a: Cell, b: Cell): boolean {
  const tall = Math.min(a.box.bottom - a.box.top, b.box.bottom - b.box.top);
  return (
    Math.abs(a.box.top - b.box.top) < 0.3 * tall &&
    Math.abs(a.box.bottom - b.box.bottom) < 0.3 * tall
  );
}

/** The answer to a label below a title stands no further below that, in em, or beside it. */
const NEXT = 1.9;

/** "Your plan" over "Name of plan" and its answer in larger type, or beside it: the title of a panel, which asks for nothing itself. */
export function headsPairs(title: Unit, label: Unit, units: readonly Unit[]): boolean {
  if (title.fontSize <= label.fontSize) return false;
  return units.some((unit) => {
    if (unit === title || unit === label || unit.cell !== label.cell) return false;
    const step = (unit.firstBaseline - label.lastBaseline) / unit.fontSize;
    const isBelow =
      Math.abs(unit.box.x0 - label.box.x0) < unit.fontSize && step > 0.5 && step < NEXT;
    const isBeside =
      unit.inlineLabel === null && unit.box.x0 > label.box.x1 && Math.abs(step) < 0.3;
    return (isBelow && isSmaller(label, unit)) || isBeside;
  });
}
