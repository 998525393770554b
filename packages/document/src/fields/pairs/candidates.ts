import { median } from "../../layout/box";
import { hasRole } from "../../lexicon/roles";
import type { ItemTable } from "../../tables/item-tables";
import { isCjk } from "../../text/fold";
import { asksForNumber } from "../../text/number-sign";
import { isOtherFace } from "../captions/caption-look";
import type { Captions } from "../captions/captions";
import { beginsWithBox } from "../choices/tick-boxes";
import { namesGroup } from "../grids/upright-names";
import { isAmount, isBelowItems, sumSupport } from "../sums/sum-support";
import { facesOfAnswers } from "../units/filled-faces";
import { isQuestion } from "../units/label-like";
import type { Unit } from "../units/unit";
import { partyPoints, standApart } from "./address-blocks";
import {
  headsOfChoices,
  isAnswered,
  isAskingItself,
  isBeforeBox,
  isBeforeLine,
  isWrittenFor,
  leadsOn,
  writersOf,
} from "./asks-itself";
import { isBound } from "./bound-units";
import { contrast } from "./contrast";
import { fits } from "./expected-kind";
import { labelPoints } from "./label-points";
import { answersBelow, isPlaceholder, placesOf, toTheRight } from "./places";
import {
  choiceSupport,
  choicesUnder,
  isColumnMate,
  isListRow,
  longRow,
  rowSupport,
} from "./row-support";
import { asksToSign, signs } from "./signing";
import { titledNumbers } from "./titled-numbers";

/** A label and the first line of a value that may be its own, with the points of evidence for it. */
export interface Candidate {
  label: Unit;
  value: Unit;
  score: number;
}

/** Ruling or type says which label a text belongs to: better evidence than any wording. */
const captionPoints = 6;

/** A typeface says that it was filled in, but not by itself of which label. */
const filledInPoints = 0.8;

/** A text that has an answer of its own is none. */
const answeredPoints = 1.2;

/** A row of points leads from a label to its answer. */
const ledPoints = 2;

/** A colon of the form before such an answer, however long it asks. */
const askedPoints = 0.8;

/** … or none, where it is alone on its line. */
const alonePoints = 1.2;

/** Marks alone ask for nothing, ",", "–", nor does what says what a letter stands for: "F = Food". */
const ASKING = /^(?!\p{Lu} ?= ?\p{L}{3}).*[\p{L}\p{N}#№\p{Sc}\p{So}]/su;

/** All pairs worth weighing on one page. `units` are in reading order; `blanks` are labels that nobody answered. */
export function toCandidates(
  units: readonly Unit[],
  captions: Captions,
  tables: readonly ItemTable[],
  blanks: ReadonlySet<Unit> = new Set(),
): Candidate[] {
  const bodySize = median(units.map((unit) => unit.fontSize));
  // What stands before boxes may be a choice itself.
  const answered = new Set(
    units.flatMap(({ inlineLabel: label, text }) =>
      label && (!beginsWithBox(text) || isQuestion(label.text)) ? [label] : [],
    ),
  );
  const free = units.filter((unit) => answered.has(unit) || !isBound(unit, captions, units));
  const beside = free.map((unit) => toTheRight(unit, free).map(({ value }) => value));
  const nearest = new Map(free.map((unit, at) => [unit, beside[at]?.[0]]));
  const points = new Map(
    units.map((unit) => [
      unit,
      labelPoints(unit, bodySize) +
        partyPoints(unit, units) +
        choiceSupport(unit, nearest) -
        answerPoints(unit, units),
    ]),
  );
  const support = new Map(units.map((unit) => [unit, columnSupport(unit, units, points)]));
  const candidates: Candidate[] = [];
  for (const [label, value] of captions)
    if (value && !isPlaceholder(value.text))
      candidates.push({ label, value, score: captionPoints + fitsKey(label, value) });
  candidates.push(...titledNumbers(free, bodySize));
  const rows = new Map(free.map((unit, at) => [unit, beside[at]?.at(-1)]));
  const first = new Map(
    free.map((unit) => [unit, isAmount(rows.get(unit)) ? undefined : nearest.get(unit)]),
  );
  const lone = new Set(free.filter((_, at) => beside[at]?.length === 1));
  const face = faceOfLabels(free);
  const split = new Set(free.map((unit) => unit.inlineLabel));
  const filled = facesOfAnswers(nearest);
  const isFilled = (unit: Unit | undefined) => filled.has(unit?.face ?? "");
  const besideLabels = new Set(
    free.filter((unit) => !isFilled(unit)).map((unit) => nearest.get(unit)),
  );
  const heads = headsOfChoices(free);
  // A rule below one text alone parts it from what follows.
  const hasLines = free.filter(({ underlined }) => underlined).length > 1;
  const writers = hasLines ? writersOf(nearest) : new Map<Unit, Unit>();
  const mayAsk = (unit: Unit) =>
    !blanks.has(unit) && ASKING.test(unit.text) && !isBetween(unit, free);
  for (const label of free.filter(mayAsk)) {
    const seen = (points.get(label) ?? 0) + (support.get(label) ?? 0);
    // What was parted from an answer is a label, whatever it looks like.
    const isSum = isBelowItems(label, rows, tables);
    const isRow = isListRow(label, rows, lone);
    const answer = nearest.get(label) ?? under(label, free);
    const isGiven =
      isFilled(answer) ||
      (answer?.inlineLabel === label && isOtherFace(label, answer)) ||
      (label.colon && answer?.face === "typed" && isOtherFace(label, answer));
    const isForm = label.face !== undefined && !isFilled(label) && isGiven;
    const isAlone = nearest.get(label) === undefined && !besideLabels.has(answer);
    const isAsked = isForm && (label.colon || nearest.get(label) === answer || isAlone);
    const isLed = leadsOn(label) && !label.colon;
    const isSure =
      isAsked ||
      isLed ||
      split.has(label) ||
      isSum ||
      isRow ||
      isBeforeBox(label, nearest.get(label), units) ||
      (hasLines && isBeforeLine(label, nearest.get(label)));
    const asking = isAsked ? (isAlone ? alonePoints : askedPoints) : 0;
    const own = isSure ? Math.max(asking, seen) : seen;
    if (own < -0.6) continue;
    for (const { value, place } of placesOf(label, free)) {
      if (/^[(（]/.test(value.text) && asksToSign(value)) continue;
      if (isNotice(label, value) || split.has(value)) continue;
      if (namesGroup(label, value, nearest, units)) continue;
      // Choices do not answer each other.
      if (beginsWithBox(label.text) && beginsWithBox(value.text)) continue;
      if ((heads.get(value) ?? label) !== label) continue;
      if (isAskingItself(value, label, nearest) || isWrittenFor(value, label, writers)) continue;
      if (value.box.x0 > label.box.x1 && signs(label, free) && signs(value, free)) continue;
      const rival = Math.max(0, (points.get(value) ?? 0) + (support.get(value) ?? 0) - 0.6);
      const isAbove = value.lastBaseline < label.firstBaseline - 0.5 * label.fontSize;
      const isHead = value.fontSize > 1.3 * bodySize && isAbove;
      const score =
        own +
        place -
        (isHead ? 1.5 : 0) -
        (isAnswered(value, label, nearest) ? answeredPoints : 0) +
        Math.max(...[rows, first].map((row) => rowSupport(label, value, row))) +
        sumSupport(label, value, rows, tables) +
        choicesUnder(label, value) +
        (isRow && rows.get(label) === value ? longRow.points : 0) +
        (isAsked && answer === value ? filledInPoints : 0) +
        (isLed && nearest.get(label) === value ? ledPoints : 0) +
        fitsKey(label, value) -
        0.9 * rival +
        contrast(label, value) +
        (label.face === face && isFilledIn(label, value) ? filledInPoints : 0) -
        (standApart(label, value, units) ? 3 : 0);
      candidates.push({ label, value, score });
    }
  }
  return candidates;
}

/** The currency of a row, behind the name of a sum. */
const isBetween = (
  { kind, colon, box, firstBaseline, fontSize }: Unit,
  units: readonly Unit[],
): boolean =>
  kind === "currency" &&
  !colon &&
  units.some(
    (other) =>
      other.match !== null &&
      other.match.score >= 0.9 &&
      other.box.x1 < box.x0 &&
      Math.abs(other.lastBaseline - firstBaseline) < 0.4 * fontSize,
  );

/** A text below a question is its answer. */
function answerPoints(unit: Unit, units: readonly Unit[]): number {
  if (unit.colon || isQuestion(unit.text)) return 0;
  const question = units.find((other) => isQuestion(other.text) && answersBelow(other, unit));
  return question ? 2 : 0;
}

/** The next text below, where an answer may stand. */
function under(label: Unit, units: readonly Unit[]): Unit | undefined {
  return placesOf(label, units).find(({ value }) => value.firstBaseline > label.lastBaseline)
    ?.value;
}

/** The typeface of most texts that are labels for sure. */
function faceOfLabels(units: readonly Unit[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { face, colon, match } of units)
    if (face !== undefined && (colon || (match !== null && match.score >= 0.9)))
      counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Beside its label, in another typeface. */
function isFilledIn(label: Unit, value: Unit): boolean {
  return isOtherFace(label, value) && value.box.x0 > label.box.x1;
}

/** A note of the form itself runs on in sentences: "NOTE: Orders without …". */
function isNotice(label: Unit, value: Unit): boolean {
  const width = [...value.text].reduce((sum, sign) => sum + (isCjk(sign) ? wideSign : 1), 0);
  return width > longestNote && hasRole(label.text, "notice", label.source === "ocr");
}

/** What somebody wrote behind "Note:" is shorter. */
const longestNote = 80;
/** … and an ideograph says as much as so many letters. */
const wideSign = 4;

/** A label that is less like the phrase of the lexicon may be another. */
const LIKELY = 0.75;

function fitsKey({ match, text }: Unit, value: Unit): number {
  const key = match && match.score >= 0.7 ? match.key : null;
  const fit = fits(key ?? (asksForNumber(text) ? "number" : null), value.text);
  // "Goods-in" is nearly a word for a sum, and has a name beside it.
  return key && (match?.score ?? 0) < LIKELY && !/\d/.test(text) ? Math.max(0, fit) : fit;
}

/** A text that stands in a column of labels, set like them, is likelier one of them. */
function columnSupport(
  unit: Unit,
  units: readonly Unit[],
  points: ReadonlyMap<Unit, number>,
): number {
  const em = unit.fontSize;
  const mates = units.filter(
    (other) =>
      other !== unit &&
      isColumnMate(other, unit) &&
      Math.abs(other.firstBaseline - unit.firstBaseline) < 7 * em &&
      other.bold === unit.bold &&
      Math.abs(other.fontSize - em) < 0.1 * em,
  );
  if (mates.length === 0) return 0;
  const labels = mates.filter((mate) => (points.get(mate) ?? 0) >= 2.4).length;
  const share = labels / Math.max(mates.length, 2);
  return share >= 0.5 ? 1.6 * share : 0;
}
