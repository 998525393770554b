import { isOtherFace } from "../captions/caption-look";
import { beginsWithBox } from "../choices/tick-boxes";
import { isLabelLike } from "../units/label-like";
import type { Unit } from "../units/unit";

/** An answer stands beside what asks, and a line to write on begins behind it, no further than this, in em. */
const BESIDE = { answer: 6, line: 4 } as const;

/** Choices stand close below each other and below what asks for them, within these em, and begin where it does, within that. */
const STACK = { least: 0.5, most: 2, aligned: 0.8 } as const;

/** For choices below each other the text with a colon that heads them: no other text asks for them. */
export function headsOfChoices(units: readonly Unit[]): Map<Unit, Unit> {
  const heads = new Map<Unit, Unit>();
  const choices = units.filter(({ text }) => beginsWithBox(text));
  for (const choice of choices.toSorted((a, b) => a.firstBaseline - b.firstBaseline)) {
    const over = units.find((unit) => isStackedOver(unit, choice));
    const head = over && beginsWithBox(over.text) ? heads.get(over) : over;
    if (head?.colon) heads.set(choice, head);
  }
  return heads;
}

function isStackedOver(upper: Unit, { box, cell, firstBaseline, fontSize }: Unit): boolean {
  const step = (firstBaseline - upper.lastBaseline) / fontSize;
  const isAligned = Math.abs(upper.box.x0 - box.x0) < STACK.aligned * fontSize;
  return isAligned && step > STACK.least && step < STACK.most && upper.cell === cell;
}

/** A row of points runs from it to its answer. */
export const leadsOn = ({ segments }: Unit): boolean =>
  segments.at(-1)?.words.at(-1)?.leads === true;

/** Below a text, and led to an answer of its own. */
export function isAskingItself(
  value: Unit,
  label: Unit,
  nearest: ReadonlyMap<Unit, Unit | undefined>,
): boolean {
  const answer = nearest.get(value);
  const isBelow = value.firstBaseline > label.lastBaseline + 0.5 * label.fontSize;
  return leadsOn(value) && answer?.colon === false && isBelow;
}

/** Below a heading by itself, and before a number or a date that answers it. */
export function isAnswered(
  value: Unit,
  label: Unit,
  nearest: ReadonlyMap<Unit, Unit | undefined>,
): boolean {
  const answer = nearest.get(value);
  const isBelow = value.firstBaseline > label.lastBaseline + 0.5 * label.fontSize;
  return (
    isBelow &&
    nearest.get(label) === undefined &&
    answer !== undefined &&
    isLabelLike(value) &&
    ["number", "money", "date", "id"].includes(answer.kind) &&
    answer.box.x0 - value.box.x1 < BESIDE.answer * value.fontSize
  );
}

/** On a drawn line behind another text, which asks for it. */
export function isWrittenFor(value: Unit, label: Unit, writers: ReadonlyMap<Unit, Unit>): boolean {
  const asked = writers.get(value);
  const isBelow = value.firstBaseline > label.lastBaseline + 0.5 * label.fontSize;
  return asked !== undefined && asked !== label && isBelow;
}

/** What stands before a text on a drawn line asks for it, however it is put, and be it a letter ("à"). */
export function isBeforeLine(label: Unit, value: Unit | undefined): boolean {
  return (
    value?.underlined === true &&
    !label.underlined &&
    label.text.length < (label.colon ? longestColon : longestLine) &&
    /\p{L}/u.test(label.text) &&
    !beginsWithBox(label.text)
  );
}

const longestLine = 60;
/** … and so long where a colon says that it asks. */
const longestColon = 130;

/** A box to write in begins this near behind the text that asks for what is in it, in em. */
const BOX = 3;

/** Words before a box of its own with an answer in another face ask for that, however they are put. */
export function isBeforeBox(label: Unit, value: Unit | undefined, units: readonly Unit[]): boolean {
  if (!value?.cell || label.cell !== null || !isOtherFace(label, value)) return false;
  const gap = (value.cell.box.x0 - label.box.x1) / label.fontSize;
  const isAlone = units.every((unit) => unit === value || unit.cell !== value.cell);
  const isPlain = label.text.length < longestLine && !beginsWithBox(label.text);
  return isAlone && isPlain && gap > -0.2 && gap < BOX && /\p{L}{3}/u.test(label.text);
}

/** What is written on lines, with the text before each. */
export function writersOf(nearest: ReadonlyMap<Unit, Unit | undefined>): Map<Unit, Unit> {
  const isNear = (label: Unit, value: Unit) =>
    value.box.x0 - label.box.x1 < BESIDE.line * label.fontSize;
  return new Map(
    [...nearest].flatMap(([unit, value]): [Unit, Unit][] =>
      value && isBeforeLine(unit, value) && isNear(unit, value) ? [[value, unit]] : [],
    ),
  );
}
