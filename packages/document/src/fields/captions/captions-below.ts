import type { Cell } from "../../layout/rules/cells";
import type { Rule } from "../../model";
import { kindOf } from "../../text/kind";
import { isLabelLike } from "../units/label-like";
import type { Unit } from "../units/unit";
import { headsChoices, IN_BRACKETS, isNumbered, isUnder, partsOf } from "./caption-lines";
import { isOtherFace } from "./caption-look";

/** How close below its line a caption stands and how close above what is written on it, in em; where no caption is as close, all may be less so. */
interface Reach {
  below: number;
  above: number;
}
const CLOSE: Reach = { below: 1.5, above: 1 };
const RAISED: Reach = { below: 1.5, above: 1.45 };
const LOOSE: Reach = { below: 1.9, above: 1.45 };
/** A caption stands this near the left end of its line or its middle. */
const INDENT = 0.7;
/** From line to line of an answer, in em. */
const PITCH = 1.5;
/** What is written is hardly smaller than its caption. */
const SMALLER = 0.95;
/** What is written stands this close above its line, in em. */
const WRITTEN = 1;
/** A label stands no further before its answer, in em. */
const BEFORE = 20;
/** At most one answer in so many may look like a label that stands above its rule: type and weight jitter on scans. */
const MOST_HEADINGS = 3;
/** So many lines with captions agree, two of them filled in or one in a face of its own, before any is believed. */
const AGREEING = 3;
const FILLED = 2;
/** … or two at the foot of a page, each with its caption in the middle below it, and one of them in a hand. */
const SIGNED = 2;
/** Less than one caption in so many of those filled in has below it what could answer it instead. */
const FEW = 2;

/** Lines to write on that have what is asked for printed below them: captions with their answers, null where nobody filled them in. */
export function findCaptionsBelow(
  units: readonly Unit[],
  rules: readonly Rule[],
): Map<Unit, Unit | null> {
  const close = captionsWithin(CLOSE, units, rules);
  if (close.size > 0) return close;
  const wider = [RAISED, LOOSE].map((reach) => captionsWithin(reach, units, rules));
  const answeredIn = (found: ReadonlyMap<Unit, Unit | null>) => {
    const given = new Set(found.values());
    const others = units.filter((unit) => !given.has(unit));
    return [...found.keys()].filter((caption) => isAnswered(caption, others)).length;
  };
  const sure = wider.find((found) => found.size > 0 && answeredIn(found) === 0);
  if (sure) return sure;
  return wider.find((found) => answeredIn(found) < askedBelow(found)) ?? new Map();
}

/** How many answers nothing but the caption below them asks for, at most so many as may be told from a column of labels by it. */
function askedBelow(found: ReadonlyMap<Unit, Unit | null>): number {
  const answers = [...found.values()].filter((answer) => answer !== null);
  const captions = [...found.keys()];
  const lone = answers.filter(
    (answer) => !captions.some((caption) => isAnswered(caption, [answer])),
  );
  return Math.min(lone.length, answers.length / FEW);
}

/** What stands close below a label that is no caption of the line above it, in em. */
const ANSWERED = 2.4;

/** With a text beside it on a line, or close below it: that is what it asks for. */
function isAnswered(
  { box, firstBaseline, lastBaseline, fontSize }: Unit,
  units: readonly Unit[],
): boolean {
  return units.some((unit) => {
    const gap = (unit.box.x0 - box.x1) / fontSize;
    const isLevel = Math.abs(unit.firstBaseline - firstBaseline) < 0.8 * fontSize;
    const isBeside = isLevel && gap > 0 && gap < BEFORE && (unit.underlined || !isLabelLike(unit));
    const drop = (unit.firstBaseline - lastBaseline) / fontSize;
    const isOver = unit.box.x0 < box.x1 && unit.box.x1 > box.x0;
    // The next label, or what that asks for on its line.
    const isNext = (unit.match?.score ?? 0) >= 0.9 || isAskedBefore(unit, units);
    return isBeside || (isOver && !isNext && drop > 0.5 && drop < ANSWERED);
  });
}

function captionsWithin(
  reach: Reach,
  units: readonly Unit[],
  rules: readonly Rule[],
): Map<Unit, Unit | null> {
  const roomy = roomyCells(units);
  const free = units.filter(({ cell }) => cell === null || roomy.has(cell));
  const found = new Map<Unit, Unit | null>();
  const lines = new Map<Unit, Rule["box"]>();
  const level = rules.filter(({ orientation }) => orientation === "horizontal");
  for (const { box } of level.flatMap((rule) => partsOf(rule, free, reach))) {
    const under = free.filter((unit) => isUnder(unit, box, reach.below));
    const [caption] = under;
    if (!caption || under.length > 1 || !isCaption(caption, box)) continue;
    if (headsChoices(caption, free) || isNumbered(caption, units)) continue;
    if (rules.some((rule) => isNextLine(rule, box, caption))) continue;
    const within = free.filter(({ cell }) => cell === caption.cell);
    const answer = answerOn(box, within, reach.above);
    if (answer === null && beginsBlock(caption, within)) continue;
    if (isLabelLike(caption) || (answer && !isAskedBefore(answer, free))) {
      found.set(caption, answer);
      lines.set(caption, box);
    }
  }
  // What stands above lines of its own, of which the lowest have nothing below them, is asked there.
  const own = [...lines].filter(([caption, line]) => hasOwnLine(caption, line, level, lines));
  if (own.length >= OWN_LINES) return new Map();
  const pairs = [...found];
  const answers = new Set([...found.values()].filter((answer) => answer !== null));
  const areApart = pairs.every(([caption]) => !answers.has(caption));
  const headings = pairs.filter(([caption, answer]) => answer && isHeading(answer, caption));
  const signed = pairs.filter(([caption, answer]) => answer && isCentred(caption, lines));
  const areSignatures =
    areApart &&
    signed.length === SIGNED &&
    signed.some(([caption, answer]) => answer && isOtherFace(caption, answer));
  if (headings.length * MOST_HEADINGS > answers.size) return new Map(areSignatures ? signed : []);
  const isWritten = pairs.some(([caption, answer]) => answer && isOtherFace(caption, answer));
  const isEnough = answers.size >= FILLED || isWritten;
  if (areApart && found.size >= AGREEING && isEnough) return found;
  if (areSignatures) return new Map(signed);
  // "Ort, Datum" below "Lauterbach, 08.05.2024" needs no others like it.
  return new Map(pairs.filter(([caption, answer]) => answer && isDated(caption, answer)));
}

/** Set to the middle of its line, and not from end to end of it. */
function isCentred(caption: Unit, lines: ReadonlyMap<Unit, Rule["box"]>): boolean {
  const { box, fontSize } = caption;
  const line = lines.get(caption) ?? box;
  const shift = (box.x0 + box.x1 - line.x0 - line.x1) / 2;
  return Math.abs(shift) < INDENT * fontSize && box.x0 - line.x0 > fontSize;
}

/** So many captions with a line to write on below them, of which no other says what it is for; that is no further down, in em. */
const OWN_LINES = 2;
const OWN = 2.6;

function hasOwnLine(
  caption: Unit,
  line: Rule["box"],
  level: readonly Rule[],
  lines: ReadonlyMap<Unit, Rule["box"]>,
): boolean {
  const named = [...lines.values()];
  return level.some(({ box }) => {
    const drop = (box.top - caption.lastBaseline) / caption.fontSize;
    const isAlike =
      Math.abs(box.x0 - line.x0) < caption.fontSize &&
      Math.abs(box.x1 - line.x1) < caption.fontSize;
    return drop > 0.5 && drop < OWN && isAlike && !named.some(({ top }) => top === box.top);
  });
}

/** Cells with lines to write on in them: so high at least, in em of their captions, than which answers may be larger. */
const ROOMY = 5;

function roomyCells(units: readonly Unit[]): ReadonlySet<Cell> {
  const smallest = new Map<Cell, number>();
  for (const { cell, fontSize } of units)
    if (cell) smallest.set(cell, Math.min(fontSize, smallest.get(cell) ?? fontSize));
  const roomy = [...smallest].filter(([{ box }, em]) => box.bottom - box.top > ROOMY * em);
  return new Set(roomy.map(([cell]) => cell));
}

const isDated = ({ match }: Unit, { text }: Unit): boolean =>
  match !== null &&
  /date$/.test(match.key) &&
  text.split(/,? /).some((_, at, parts) => kindOf(parts.slice(at).join(" ")) === "date");

/** With a label on its left, or a heading itself: "IV. Competitors". */
function isAskedBefore(answer: Unit, units: readonly Unit[]): boolean {
  if (/^(?:[IVX]+|\d+)\. /.test(answer.text)) return true;
  return units.some(
    (unit) =>
      unit.box.x1 <= answer.box.x0 &&
      (unit.face !== answer.face || isLabelLike(unit)) &&
      answer.box.x0 - unit.box.x1 < BEFORE * answer.fontSize &&
      Math.abs(unit.lastBaseline - answer.firstBaseline) < 0.4 * answer.fontSize,
  );
}

/** A label above its rule, with what it asks for below it. */
function isHeading(upper: Unit, lower: Unit): boolean {
  const isKnown = upper.match !== null && upper.match.score >= 0.9;
  return (
    upper.colon ||
    isKnown ||
    // What was typed looks bold on scans.
    (upper.bold && !lower.bold && isLabelLike(upper)) ||
    (upper.fontSize < SMALLER * lower.fontSize && !isFilledIn(upper, lower))
  );
}

/** Typed over print, in whatever size. */
const isFilledIn = (upper: Unit, lower: Unit): boolean =>
  upper.face === "typed" && lower.face === "printed";

/** The caption stands on a line of its own as its answer would on that above it: it is what is written on the next. */
function isNextLine({ orientation, box }: Rule, line: Rule["box"], unit: Unit): boolean {
  const rise = (box.top - unit.lastBaseline) / unit.fontSize;
  const isBelow = orientation === "horizontal" && rise > -0.2 && rise < WRITTEN;
  return isBelow && Math.abs(box.x0 - line.x0) < unit.fontSize;
}

function isCaption(unit: Unit, line: Rule["box"]): boolean {
  const indent = Math.abs(unit.box.x0 - line.x0) / unit.fontSize;
  const shift = Math.abs(unit.box.x0 + unit.box.x1 - line.x0 - line.x1) / 2 / unit.fontSize;
  const isAsking =
    !unit.colon && !unit.inlineLabel && (isLabelLike(unit) || IN_BRACKETS.test(unit.text));
  // In brackets below its part of a line it stands anywhere.
  const isPlaced = Math.min(indent, shift) < INDENT || IN_BRACKETS.test(unit.text);
  // What stands on a line itself is an answer below another one.
  return isPlaced && isAsking && !unit.underlined;
}

/** The text that stands on a line, its first line where it has several. */
function answerOn(line: Rule["box"], units: readonly Unit[], highest: number): Unit | null {
  const within = units.filter(
    ({ box, fontSize }) => box.x0 >= line.x0 - INDENT * fontSize && box.x0 < line.x1,
  );
  let first = within.find(({ lastBaseline, fontSize }) => {
    const rise = (line.top - lastBaseline) / fontSize;
    return rise > -0.2 && rise < highest;
  });
  for (let above = first; above; above = within.find((unit) => first && goesOn(unit, first)))
    first = above;
  return first ?? null;
}

/** Two more lines below it: a name over its address is no caption of an empty line. */
function beginsBlock(first: Unit, units: readonly Unit[]): boolean {
  const second = units.find((unit) => goesOn(first, unit));
  return second !== undefined && units.some((unit) => goesOn(second, unit));
}

/** The next line of a value whose label stands below it: all that there is between the two. */
export function lineBefore(
  label: Unit,
  last: Unit,
  units: readonly Unit[],
  taken: ReadonlySet<Unit | null>,
): Unit | undefined {
  return units.find(
    (unit) =>
      goesOn(last, unit) &&
      unit.lastBaseline < label.firstBaseline - 0.5 * label.fontSize &&
      !taken.has(unit),
  );
}

function goesOn(upper: Unit, lower: Unit): boolean {
  const step = (lower.firstBaseline - upper.lastBaseline) / lower.fontSize;
  return (
    step > 0.5 &&
    step < PITCH &&
    Math.abs(upper.box.x0 - lower.box.x0) < INDENT * lower.fontSize &&
    Math.abs(upper.fontSize - lower.fontSize) < 0.1 * lower.fontSize
  );
}
