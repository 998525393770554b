import { settings } from "../../settings";
import { isOtherFace } from "../captions/caption-look";
import type { Pair } from "../pairs/assign";
import type { Unit } from "../units/unit";
import { flowsOn, isFull } from "./join-value";

/** A line of the value's own column, or the return of a full line to the left edge of its label. */
export function standsUnder(
  unit: Unit,
  pair: Pair,
  last: Unit,
  units: readonly Unit[],
  rightEdge: number,
): boolean {
  const em = Math.max(unit.fontSize, last.fontSize);
  if (Math.abs(unit.box.x0 - pair.value.box.x0) < 0.6 * em) return true;
  const isLevel = Math.abs(pair.value.firstBaseline - pair.label.lastBaseline) < 0.5 * em;
  const isBeside = isOtherFace(pair.label, pair.value) && isLevel;
  const inline = pair.value.inlineLabel !== null || isBeside;
  const isReturn = inline && Math.abs(unit.box.x0 - pair.label.box.x0) < 0.6 * em;
  if (
    isReturn &&
    (isFull(last, unit, rightEdge) || flowsOn(last, unit) || goesOn(pair, last, unit))
  )
    return true;
  if (isLineAnew(unit, pair, last, units, rightEdge)) return true;
  if ((inline || isLevel) && isNextLineToWriteOn(unit, pair, last, units)) return true;
  return (
    unit.cell !== null &&
    unit.cell === pair.value.cell &&
    unit.cell !== pair.label.cell &&
    unit.box.x0 >= pair.value.box.x0 - em
  );
}

/** What somebody wrote to the end of a line that others share goes on where that line begins: "born in words: the twenty-", "seventh". */
function isLineAnew(
  unit: Unit,
  { label, value }: Pair,
  last: Unit,
  units: readonly Unit[],
  rightEdge: number,
): boolean {
  const isFilled = last === value && last.face !== undefined && last.face !== label.face;
  if (!isFilled || unit.face !== last.face || !/^\p{Ll}/u.test(unit.text)) return false;
  const level = units.filter(
    ({ firstBaseline }) => Math.abs(firstBaseline - label.firstBaseline) < 0.4 * label.fontSize,
  );
  const start = Math.min(...level.map(({ box }) => box.x0));
  return isFull(last, unit, rightEdge) && Math.abs(unit.box.x0 - start) < unit.fontSize;
}

/** Whoever writes begins so far from where the line does, in em. */
const INDENT = 0.9;
/** A caption below a line to write on stands this close, in em. */
const CAPTION = 1.6;

/**
 * What somebody wrote on the line to write on that the form rules below the first one, from where the label begins: "Address  7 Quay Lane," over "Overmoor".
 * A line with a caption of its own below it asks for something else.
 */
function isNextLineToWriteOn(
  unit: Unit,
  { label }: Pair,
  last: Unit,
  units: readonly Unit[],
): boolean {
  const em = unit.fontSize;
  // A hand is no third face to a reader of pixels who tells what was typed from print.
  const isOnLine = unit.underlined && last.underlined && unit.face === last.face;
  const isSet = unit.source === "ocr" && !label.underlined && unit.bold === last.bold;
  const isNext = unit.firstBaseline - last.lastBaseline < settings.writtenPitch * em;
  const startsAsLabel = Math.abs(unit.box.x0 - label.box.x0) < INDENT * em;
  if (!isOnLine || !(isSet || isOtherFace(label, unit)) || !isNext || !startsAsLabel) return false;
  const isCaption = (other: Unit) => {
    const step = other.firstBaseline - unit.lastBaseline;
    const overlap = Math.min(other.box.x1, unit.box.x1) - Math.max(other.box.x0, unit.box.x0);
    return step > 0.3 * em && step < CAPTION * em && overlap > 0 && isOtherFace(unit, other);
  };
  return !units.some(isCaption);
}

/**
 * "**Remarks:** carriage paid." over "Please return the case.": what is set close below as the answer is, and not as its label, goes on with it, however much
 * room its line had, in a cell or behind a comma; remarks do in any type.
 */
function goesOn({ label }: Pair, last: Unit, next: Unit): boolean {
  const isClose = next.firstBaseline - last.lastBaseline < settings.paragraphPitch * next.fontSize;
  const isPlain = label.bold && !last.bold && !next.bold && next.source === "pdf";
  const isWritten = isOtherFace(label, next) && next.face === last.face;
  const isOpen = next.cell !== null || /[,，、]$/.test(last.text);
  // "Issued by LINDE & SON" over "HOLDINGS": a name in capitals.
  const areCapitals =
    next.cell !== null && /\p{Ll}/u.test(label.text) && [last, next].every(isInCapitals);
  const isSetApart = isPlain || (isWritten && isOpen && next.cell === label.cell);
  const isKnown = label.match?.key === "notes" && label.match.score >= 0.9;
  const isRemark = isKnown && /[.!?]$/.test(last.text) && / .* /.test(next.text);
  return (
    isClose &&
    (isSetApart || isRemark || areCapitals) &&
    last.kind === "text" &&
    next.kind === "text"
  );
}

const isInCapitals = ({ text, source }: Unit): boolean =>
  source === "pdf" && /^[^\p{Ll}\d]*\p{Lu}{2}[^\p{Ll}\d]*$/u.test(text);
