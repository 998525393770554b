import { areChoices, areSeveralChoices, beginsWithBox } from "../choices/tick-boxes";
import { isSum } from "../sums/sum-support";
import { isLabelLike, withoutNumber } from "../units/label-like";
import type { Unit } from "../units/unit";

/** Rows of two columns, labels on the left and values on the right, hold each other up. */
export function rowSupport(
  label: Unit,
  value: Unit,
  rows: ReadonlyMap<Unit, Unit | undefined>,
): number {
  const em = label.fontSize;
  const near = [...rows].filter(
    ([left]) =>
      Math.abs(left.box.x0 - label.box.x0) < 0.5 * em &&
      Math.abs(left.firstBaseline - label.firstBaseline) < 9 * em,
  );
  // "VAT 5% on 379.60" before an amount is none.
  const isLine = ([left, right]: [Unit, Unit | undefined]) =>
    !isLabelLike(left) &&
    right?.kind !== "money" &&
    Math.abs(left.firstBaseline - label.firstBaseline) < 4.5 * em;
  // Lines of two addresses side by side are no labels either.
  if (rows.get(label) !== value || !isLabelLike(label) || near.some(isLine)) return 0;
  const mates = near.filter(
    ([left, right]) => right && isLabelLike(left) && isColumnMate(right, value),
  );
  if (!mates.some(([left, right]) => left.colon || (right && !isLabelLike(right)))) return 0;
  return Math.min(1.6, 0.7 * (mates.length - 1));
}

/** What stands before boxes to tick asks for one of them, and all the more where several do in one column. */
export function choiceSupport(label: Unit, nearest: ReadonlyMap<Unit, Unit | undefined>): number {
  const boxesOf = (unit: Unit) => {
    const boxes = nearest.get(unit);
    return boxes && areChoices(boxes.text) ? boxes : undefined;
  };
  const own = boxesOf(label);
  if (!own || areChoices(label.text)) return 0;
  const em = label.fontSize;
  const isMate = (other: Unit) => {
    const boxes = boxesOf(other);
    const isNear = Math.abs(other.firstBaseline - label.firstBaseline) < 4 * em;
    return (
      boxes &&
      isNear &&
      Math.abs(other.box.x0 - label.box.x0) < 0.5 * em &&
      isColumnMate(boxes, own)
    );
  };
  return [...nearest.keys()].some((other) => other !== label && isMate(other)) ? 3.5 : 1.5;
}

/** Choices stand so close below what asks for one of them, and begin where it does, in em. */
const UNDER = { least: 0.5, most: 2.2, aligned: 0.6, points: 0.6 } as const;

/** Several choices right below a label ask for nothing themselves, so that nothing but the label is asked there. */
export function choicesUnder(label: Unit, value: Unit): number {
  const em = label.fontSize;
  const step = (value.firstBaseline - label.lastBaseline) / em;
  const isUnder = step > UNDER.least && step < UNDER.most && value.cell === label.cell;
  const isAligned = Math.abs(value.box.x0 - label.box.x0) < UNDER.aligned * em;
  const isAsked = areSeveralChoices(value.text) && isLabelLike(label);
  return isAsked && isUnder && isAligned ? UNDER.points : 0;
}

/** What asks in many words, in a list of such rows. */
export const longRow = { fewest: 2, least: 36, signs: 150, points: 1 } as const;

/**
 * A text that is no label by its form, in a list of texts with a number or boxes to tick each in one column beside them: it is too long, or has
 * numbers ("Per diem, 4 days at $50") among labels before amounts. `lone` are those with nothing between the two.
 */
export function isListRow(
  label: Unit,
  rows: ReadonlyMap<Unit, Unit | undefined>,
  lone: ReadonlySet<Unit>,
): boolean {
  const value = rows.get(label);
  const { length } = label.text;
  const isLong = length >= longRow.least;
  if (!value || !answers(value) || length > longRow.signs) return false;
  if (!isLong && !(value.kind === "money" && lone.has(label))) return false;
  const em = label.fontSize;
  const mates = [...rows].filter(
    ([left, right]) =>
      left !== label &&
      right !== undefined &&
      answers(right) &&
      (isLong || isLabelLike(left) || right.kind === "money") &&
      isColumnMate(left, label) &&
      Math.abs(left.firstBaseline - label.firstBaseline) < 9 * em &&
      isColumnMate(right, value),
  );
  const isBesideSum = mates.some(
    ([left]) => isSum(left) && Math.abs(left.firstBaseline - label.firstBaseline) < BESIDE * em,
  );
  return (mates.length >= longRow.fewest || isBesideSum) && BEGINS.test(withoutNumber(label.text));
}

/** The line above or below a sum that the lexicon knows, in em. */
const BESIDE = 2.5;

/** With words before the first number, but for a rate or what counts the rows: "2 % cash discount by 3 May". */
const BEGINS = /^(?:\P{N}*\d{1,2}(?:[.,]\d{1,2})?\s?[%％]|[^\p{N}\p{L}]*\d{1,2}\.\s)?\P{N}*\p{L}/u;

const answers = ({ text }: Unit): boolean =>
  beginsWithBox(text) || (/\d/.test(text) && text.length < 24);

/** Labels of one column begin, or end, at one edge. */
export function isColumnMate(a: Unit, b: Unit): boolean {
  const slack = 0.5 * b.fontSize;
  return Math.abs(a.box.x0 - b.box.x0) < slack || Math.abs(a.box.x1 - b.box.x1) < slack;
}
