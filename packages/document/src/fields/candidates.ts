import { median } from "../layout/box";
import type { Cell } from "../layout/cells";
import type { LabelKey } from "../lexicon/phrases";
import { hasRole, mentionsRole } from "../lexicon/roles";
import type { ItemTable } from "../tables/item-tables";
import { type Captions, isOtherFace, standsInCorner } from "./captions";
import { fits } from "./expected-kind";
import { isLabelLike } from "./label-like";
import { labelPoints } from "./label-points";
import { areNeighbours, isPlaceholder, placesOf, toTheRight } from "./places";
import { isAmount, isBelowItems, sumSupport } from "./sum-support";
import { beginsWithBox } from "./tick-boxes";
import type { Unit } from "./unit";

/** A label and the first line of a value that may be its own, with the points of evidence for it. */
export interface Candidate {
  label: Unit;
  value: Unit;
  score: number;
}

/** Ruling or type says which label a text belongs to: better evidence than any wording. */
const captionPoints = 6;

/** All pairs worth weighing on one page. `units` are in reading order. */
export function toCandidates(
  units: readonly Unit[],
  captions: Captions,
  tables: readonly ItemTable[],
): Candidate[] {
  const bodySize = median(units.map((unit) => unit.fontSize));
  const points = new Map(
    units.map((unit) => [unit, labelPoints(unit, bodySize) + partyPoints(unit, units)]),
  );
  const support = new Map(units.map((unit) => [unit, columnSupport(unit, units, points)]));
  const candidates: Candidate[] = [];
  for (const [label, value] of captions)
    if (value && !isPlaceholder(value.text))
      candidates.push({ label, value, score: captionPoints + fitsKey(label, value) });
  const free = units.filter((unit) => !isBound(unit, captions));
  const beside = free.map((unit) => toTheRight(unit, free).map(({ value }) => value));
  const rows = new Map(free.map((unit, at) => [unit, beside[at]?.at(-1)]));
  const first = new Map(
    free.map((unit, at) => [unit, isAmount(beside[at]?.at(-1)) ? undefined : beside[at]?.[0]]),
  );
  const face = faceOfLabels(free);
  const split = new Set(free.map((unit) => unit.inlineLabel));
  for (const label of free) {
    const seen = (points.get(label) ?? 0) + (support.get(label) ?? 0);
    // What was parted from an answer is a label, whatever it looks like.
    const isSum = isBelowItems(label, rows, tables);
    const isRow = isLongRow(label, rows);
    const own = split.has(label) || isSum || isRow ? Math.max(0, seen) : seen;
    if (own < -0.6) continue;
    for (const { value, place } of placesOf(label, free)) {
      if (/^[(（]/.test(value.text) && asksToSign(value)) continue;
      if (isNotice(label, value) || split.has(value)) continue;
      if (value.box.x0 > label.box.x1 && signs(label, free) && signs(value, free)) continue;
      const rival = Math.max(0, (points.get(value) ?? 0) + (support.get(value) ?? 0) - 0.6);
      const isHead = value.fontSize > 1.3 * bodySize && value.lastBaseline < label.firstBaseline;
      const score =
        own +
        place -
        (isHead ? 1.5 : 0) +
        Math.max(...[rows, first].map((row) => rowSupport(label, value, row))) +
        sumSupport(label, value, rows, tables) +
        (isRow && rows.get(label) === value ? longRow.points : 0) +
        fitsKey(label, value) -
        0.9 * rival +
        contrast(label, value) +
        (label.face === face && isFilledIn(label, value) ? 0.8 : 0) -
        (areBlockLines(label, value, free) || areHeadings(label, value, free) ? 3 : 0);
      candidates.push({ label, value, score });
    }
  }
  return candidates;
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
  return value.text.length > longestNote && hasRole(label.text, "notice", label.source === "ocr");
}

/** What somebody wrote behind "Note:" is shorter. */
const longestNote = 80;

/** Captions and their answers, with whatever else stands in their cells. */
function isBound(unit: Unit, captions: Captions): boolean {
  // "Dock: W-17" below an address in the same cell.
  const isPair = unit.inlineLabel !== null || unit.colon;
  return [...captions].some(
    ([caption, answer]) =>
      unit === caption ||
      unit === answer ||
      (!isPair && unit.cell !== null && unit.cell === answer?.cell && isLedBy(unit.cell, caption)),
  );
}

/** Answers of one cell have its caption at their head, in the cell or above it; a form within a cell has several. */
function isLedBy(cell: Cell, caption: Unit): boolean {
  return caption.cell !== cell || standsInCorner(caption, cell);
}

function fitsKey({ match }: Unit, value: Unit): number {
  return fits(match && match.score >= 0.7 ? match.key : null, value.text);
}

/** Rows of two columns, labels on the left and values on the right, hold each other up. */
function rowSupport(label: Unit, value: Unit, rows: ReadonlyMap<Unit, Unit | undefined>): number {
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

/** What asks in many words, in a list of such rows. */
const longRow = { fewest: 2, least: 36, signs: 150, points: 1 } as const;

/** A text too long for a label by its form, in a list of texts with a number or boxes to tick each in one column beside them. */
function isLongRow(label: Unit, rows: ReadonlyMap<Unit, Unit | undefined>): boolean {
  const value = rows.get(label);
  const { length } = label.text;
  if (!value || !answers(value) || length < longRow.least || length > longRow.signs) return false;
  const em = label.fontSize;
  const mates = [...rows].filter(
    ([left, right]) =>
      left !== label &&
      right !== undefined &&
      answers(right) &&
      Math.abs(left.box.x0 - label.box.x0) < 0.5 * em &&
      Math.abs(left.firstBaseline - label.firstBaseline) < 9 * em &&
      isColumnMate(right, value),
  );
  return mates.length >= longRow.fewest && /^\P{N}*\p{L}/u.test(label.text);
}

const answers = ({ text }: Unit): boolean =>
  beginsWithBox(text) || (/\d/.test(text) && text.length < 24);

/** Below the bold label of a party stands its name, though it may begin with a word for companies ("Société"). */
function partyPoints(unit: Unit, units: readonly Unit[]): number {
  if (unit.colon || unit.bold || unit.match === null) return 0;
  const isBelow = units.some(
    ({ match, bold, box, lastBaseline, fontSize }) =>
      bold &&
      match !== null &&
      match.score >= 0.9 &&
      parties.has(match.key) &&
      Math.abs(box.x0 - unit.box.x0) < 0.5 * fontSize &&
      unit.firstBaseline > lastBaseline &&
      unit.firstBaseline - lastBaseline < 1.7 * fontSize,
  );
  return isBelow ? -3 : 0;
}

/** Lines of two addresses side by side, each below the label of a party. */
function areBlockLines(label: Unit, value: Unit, units: readonly Unit[]): boolean {
  if (label.colon || (label.match?.score ?? 0) >= 0.9 || value.box.x0 < label.box.x1) return false;
  return isBelowParty(label, units) && isBelowParty(value, units);
}

/** Two headings side by side, in capitals or in cells, each with lines of its own below. */
function areHeadings(label: Unit, value: Unit, units: readonly Unit[]): boolean {
  const inCells = areNeighbours(label, value);
  const isHeading = (unit: Unit) =>
    unit.bold &&
    !unit.colon &&
    (unit.match?.score ?? 0) < 0.9 &&
    (inCells || /^[\p{Lu}\s]{8,}$/u.test(unit.text)) &&
    units.some(({ box, firstBaseline, bold }) => {
      const step = (firstBaseline - unit.lastBaseline) / unit.fontSize;
      const isNext = step > 0.5 && step < (inCells ? 2.6 : 1.8);
      return !bold && isNext && Math.abs(box.x0 - unit.box.x0) < unit.fontSize;
    });
  return isHeading(label) && isHeading(value);
}

function isBelowParty(unit: Unit, units: readonly Unit[]): boolean {
  for (let line: Unit | undefined = unit, n = 0; line && n < 8; n++) {
    if (line.match && line.match.score >= 0.9 && parties.has(line.match.key)) return true;
    const lower: Unit = line;
    line = units.find(({ box, lastBaseline }) => {
      const step = (lower.firstBaseline - lastBaseline) / lower.fontSize;
      return step > 0.5 && step < 1.7 && Math.abs(box.x0 - lower.box.x0) < 0.5 * lower.fontSize;
    });
  }
  return false;
}

const parties: ReadonlySet<LabelKey> = new Set<LabelKey>([
  "addressee",
  "ship_to",
  "bill_to",
  "supplier",
  "buyer",
]);

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

/** Labels of one column begin, or end, at one edge. */
function isColumnMate(a: Unit, b: Unit): boolean {
  const slack = 0.5 * b.fontSize;
  return Math.abs(a.box.x0 - b.box.x0) < slack || Math.abs(a.box.x1 - b.box.x1) < slack;
}

/** Whoever signs stands above where to, with how to in brackets: "BUYER", "(signature and full name)". */
function signs(party: Unit, units: readonly Unit[]): boolean {
  const middle = ({ box }: Unit) => (box.x0 + box.x1) / 2;
  return units.some((unit) => {
    const step = (unit.firstBaseline - party.lastBaseline) / party.fontSize;
    const isUnder = Math.abs(middle(unit) - middle(party)) < 2 * party.fontSize;
    return (
      step > 0.5 && step < 2 && isUnder && /^[(（].*[)）]$/.test(unit.text) && asksToSign(unit)
    );
  });
}

/** A caption below a line to sign on: "(Carrier signature / date)". */
function asksToSign({ text, source }: Unit): boolean {
  if (hasRole(text, "signature", source === "ocr")) return true;
  return text.length < 60 && !/\d/.test(text) && mentionsRole(text, "signature");
}

/** Labels and values are often set differently. */
function contrast(label: Unit, value: Unit): number {
  let points = asksToSign(value) ? -2.5 : 0;
  if (label.bold && !value.bold) points += 0.7;
  if (!label.bold && value.bold) points += 0.3;
  if (label.fontSize < 0.93 * value.fontSize) points += 0.4;
  if (label.fontSize > 1.4 * value.fontSize) points -= 1.5;
  if (value.underlined && !label.underlined) points += 1.8;
  if (beginsWithBox(value.text)) points += 2.2;
  // "7. Remarks" asks for something of its own.
  if (/^\(?\d{1,2}[a-z]?[.)] \p{Lu}/u.test(value.text)) points -= 1.5;
  if (label.cell?.filled && value.cell && !value.cell.filled) points += 1.5;
  // Two headings of one tinted column.
  if (label.cell?.filled && value.cell?.filled && label.cell !== value.cell) points -= 1.5;
  return points;
}
