import { isCjk } from "../../text/fold";
import { isMuchSmaller, isOtherFace, isSmaller, standsInCorner } from "../captions/caption-look";
import { beginsWithBox } from "../choices/tick-boxes";
import { beginsWithNumber, isLabelLike, isQuestion } from "./label-like";
import { goesOnBelow, WIDEST } from "./label-lines";
import type { Unit } from "./unit";

/** The signs below the first of a label that is written from top to bottom, which has a narrow cell to itself. */
export function restOfUpright(upper: Unit, units: readonly Unit[]): Unit[] | null {
  const { cell, fontSize } = upper;
  if (!cell || cell.box.x1 - cell.box.x0 > UPRIGHT * fontSize) return null;
  const [first, ...rest] = units.filter((unit) => unit.cell === cell);
  const isSign = ({ text, box }: Unit) =>
    [...text].length === 1 && isCjk(text) && Math.abs(box.x0 - upper.box.x0) < 0.3 * fontSize;
  return first === upper && rest.length > 0 && [first, ...rest].every(isSign) ? rest : null;
}

/** Its cell is no wider, in em. */
const UPRIGHT = 4;

/** The lines below a text in the corner of its cell that are set like it, before an answer that is set larger or in another face. */
export function restOfCaption(upper: Unit, units: readonly Unit[]): Unit[] | null {
  if (!upper.cell || !standsInCorner(upper, upper.cell) || !isLabelLike(upper)) return null;
  const inside = units.filter((unit) => unit.cell === upper.cell);
  const answer = inside.findIndex((unit) => isAnswer(upper, unit));
  const lines = inside.slice(0, Math.max(0, answer));
  const last = lines.at(-1);
  if (!last || !isPaired(last, inside[answer] as Unit)) return null;
  const goOn = lines.every((line, at) => at === 0 || goesOnBelow(lines[at - 1] as Unit, line));
  if (lines[0] !== upper || lines.length < 2 || lines.length > longestCaption || !goOn) return null;
  return lines.slice(1).some(({ colon, match }) => colon || match?.score === 1)
    ? null
    : lines.slice(1);
}

const longestCaption = 3;

function isPaired(caption: Unit, answer: Unit): boolean {
  const step = (answer.firstBaseline - caption.lastBaseline) / answer.fontSize;
  return step < 1.6 && Math.abs(answer.box.x0 - caption.box.x0) < 0.5 * caption.fontSize;
}

function isAnswer(caption: Unit, unit: Unit): boolean {
  const isSmall = caption.source === "pdf" ? isSmaller : isMuchSmaller;
  return isOtherFace(caption, unit) || isSmall(caption, unit);
}

/** A question of several lines has so many signs on the first; fewer where it breaks off amid its words. */
const longQuestion = 40;
const halfQuestion = 20;

/** The lines below a long question up to its mark: of one that has boxes to tick beside it, or a number. */
export function restOfQuestion(upper: Unit, units: readonly Unit[]): Unit[] | null {
  const beside = (line: Unit) =>
    units.find(
      (unit) =>
        unit.box.x0 > line.box.x1 &&
        Math.abs(unit.firstBaseline - line.firstBaseline) < 0.4 * line.fontSize,
    );
  const hasBoxes = upper.text.length >= longQuestion && beginsWithBox(beside(upper)?.text ?? "");
  const isOpen = upper.text.length >= halfQuestion && /^\p{Lu}.*[\p{L},]$/u.test(upper.text);
  if (!hasBoxes && !isOpen && !beginsWithNumber(upper.text)) return null;
  const lines: Unit[] = [];
  for (let last = upper; !isQuestion(last.text); last = lines.at(-1) as Unit) {
    const next = units.find((unit) => goesOnBelow(last, unit));
    if (!next || (hasBoxes && beside(next)) || lines.length === longestCaption) return null;
    if (beginsWithNumber(next.text) || beginsWithBox(next.text)) return null;
    lines.push(next);
  }
  return lines;
}

/** How far an answer stands behind its label, in em. */
const BESIDE = 14;

/** The line below one that has its answer neither on its own line nor on that one, but halfway between both. */
export function restBesideAnswer(upper: Unit, units: readonly Unit[]): Unit[] | null {
  const inCell = otherLineOf(upper, units);
  const lower = units.find((unit) => goesOnBelow(upper, unit)) ?? inCell;
  const isLabel = isLabelLike(upper) || (inCell !== undefined && upper.kind === "text");
  if (lower?.kind !== "text" || !isLabel) return null;
  const em = upper.fontSize;
  // What has a label on its own line is an answer.
  const isAnswer = units.some(
    ({ box, firstBaseline }) =>
      box.x1 <= upper.box.x0 && Math.abs(firstBaseline - upper.firstBaseline) < 0.4 * em,
  );
  if (isAnswer) return null;
  const end = Math.max(upper.box.x1, lower.box.x1);
  const near = units.filter(
    ({ box, firstBaseline }) =>
      box.x0 >= end &&
      box.x0 - end < BESIDE * em &&
      firstBaseline > upper.firstBaseline - 0.4 * em &&
      firstBaseline < lower.firstBaseline + 0.4 * em,
  );
  const nearest = near.toSorted((a, b) => a.box.x0 - b.box.x0)[0];
  const middle = (upper.firstBaseline + lower.firstBaseline) / 2;
  const isBetween = nearest && Math.abs(nearest.firstBaseline - middle) < 0.3 * em;
  const isTold = isBetween && (isOtherFace(upper, nearest) || isMuchSmaller(upper, nearest));
  return isTold ? [lower] : null;
}

/** "21%" below "VAT", set to one of its edges, with the amount beside either of the two or between them. */
export function rateBelow(upper: Unit, units: readonly Unit[]): Unit[] | null {
  if (upper.match?.key !== "tax" || /[%％]/.test(upper.text)) return null;
  const em = upper.fontSize;
  const rate = units.find(({ text, box, firstBaseline, inlineLabel }) => {
    const step = firstBaseline - upper.lastBaseline;
    const off = Math.min(Math.abs(box.x0 - upper.box.x0), Math.abs(box.x1 - upper.box.x1));
    const isBelow = step > 0.5 * em && step < WIDEST.usual * em && off < 0.5 * em;
    return isBelow && !inlineLabel && /^\d{1,2}(?:[.,]\d{1,2})? ?[%％]$/.test(text);
  });
  const besides = units.filter(
    ({ box, kind, firstBaseline }) =>
      rate !== undefined &&
      kind === "money" &&
      box.x0 > Math.max(upper.box.x1, rate.box.x1) &&
      firstBaseline > upper.firstBaseline - 0.4 * em &&
      firstBaseline < rate.firstBaseline + 0.4 * em,
  );
  return rate && besides.length === 1 ? [rate] : null;
}

/** The second of two lines in the middle of a cell that hold nothing else. */
function otherLineOf(upper: Unit, units: readonly Unit[]): Unit | undefined {
  if (!upper.cell) return undefined;
  const [first, second, ...more] = units.filter(({ cell }) => cell === upper.cell);
  if (first !== upper || !second || more.length > 0) return undefined;
  const middle = ({ box }: Unit) => (box.x0 + box.x1) / 2;
  const isBelow = goesOnBelow(upper, { ...second, box: { ...second.box, x0: upper.box.x0 } });
  const isCentred = Math.abs(middle(upper) - middle(second)) < upper.fontSize;
  return isBelow && isCentred ? second : undefined;
}
