import { median, overlapY } from "../layout/box";
import { hasRole, namesOrganisation } from "../lexicon/roles";
import { settings } from "../settings";
import type { Captions } from "./captions";
import { fits } from "./expected-kind";
import { isLabelLike, withoutNumber } from "./label-like";
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
export function toCandidates(units: readonly Unit[], captions: Captions): Candidate[] {
  const bodySize = median(units.map((unit) => unit.fontSize));
  const points = new Map(units.map((unit) => [unit, labelPoints(unit, bodySize)]));
  const support = new Map(units.map((unit) => [unit, columnSupport(unit, units, points)]));
  const candidates: Candidate[] = [];
  for (const [label, value] of captions)
    if (value && !isPlaceholder(value.text))
      candidates.push({ label, value, score: captionPoints + fitsKey(label, value) });
  const bound = new Set([...captions].flat());
  const free = units.filter((unit) => !bound.has(unit));
  const rows = new Map(free.map((unit) => [unit, toTheRight(unit, free).at(-1)?.value]));
  for (const label of free) {
    const own = (points.get(label) ?? 0) + (support.get(label) ?? 0);
    if (own < -0.6) continue;
    for (const { value, place } of placesOf(label, free)) {
      const rival = Math.max(0, (points.get(value) ?? 0) + (support.get(value) ?? 0) - 0.6);
      const score =
        own +
        place +
        rowSupport(label, value, rows) +
        fitsKey(label, value) -
        0.9 * rival +
        contrast(label, value);
      candidates.push({ label, value, score });
    }
  }
  return candidates;
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
  const isLine = ([left]: [Unit, Unit | undefined]) =>
    !isLabelLike(left) && Math.abs(left.firstBaseline - label.firstBaseline) < 4.5 * em;
  // Lines of two addresses side by side are no labels either.
  if (rows.get(label) !== value || !isLabelLike(label) || near.some(isLine)) return 0;
  const mates = near.filter(
    ([left, right]) => right && isLabelLike(left) && isColumnMate(right, value),
  );
  if (!mates.some(([left, right]) => left.colon || (right && !isLabelLike(right)))) return 0;
  return Math.min(1.6, 0.7 * (mates.length - 1));
}

/** How much a text looks like a label by itself. */
function labelPoints(unit: Unit, bodySize: number): number {
  const { match } = unit;
  const text = withoutNumber(unit.text);
  let points = unit.colon ? 2.6 : 0;
  if (match) points += match.score >= 0.9 ? 3.2 * match.score : 1.6 * match.score;
  const known = match !== null && match.score >= 0.9;
  if (!unit.colon && !known && unit.kind !== "text" && text === unit.text) points -= 4;
  if (unit.kind === "email" || unit.kind === "date" || unit.kind === "money") points -= 3;
  if (text.length > 60) points -= 4;
  else if (text.length > 40) points -= 1.5;
  if (text.split(" ").length > 7) points -= 1.5;
  if (!unit.colon && !known && /[,;、]|^\d|\d{3}|\d[-–]\d/.test(text)) points -= 1;
  if (!known && /\p{L}{3,}[.!?] \p{Lu}/u.test(text)) points -= 4;
  if (/[.,;!?。、]$/.test(text) && text.length > 12) points -= 1.2;
  if (!unit.colon && !known && namesOrganisation(text)) points -= 2;
  const ocr = unit.source === "ocr";
  if (!unit.colon && hasRole(text, "signature", ocr)) points -= known ? 1 : 2.5;
  if (!unit.colon && !known && hasRole(text, "title", ocr)) points -= 2;
  if (isHeadline(unit, bodySize) && hasRole(text, "title", ocr)) points -= 2.5;
  if (beginsWithBox(text)) points -= 6;
  if (hasRole(text, "terms", ocr) || hasRole(text, "greeting", ocr)) points -= 5;
  return points;
}

/** The name of a kind of document over it all is no label, though it may be one in smaller type. */
function isHeadline(unit: Unit, bodySize: number): boolean {
  return unit.fontSize > 1.25 * bodySize && !unit.colon;
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

/** Labels of one column begin, or end, at one edge. */
function isColumnMate(a: Unit, b: Unit): boolean {
  const slack = 0.5 * b.fontSize;
  return Math.abs(a.box.x0 - b.box.x0) < slack || Math.abs(a.box.x1 - b.box.x1) < slack;
}

/** Labels and values are often set differently. */
function contrast(label: Unit, value: Unit): number {
  let points = hasRole(value.text, "signature", value.source === "ocr") ? -2.5 : 0;
  if (label.bold && !value.bold) points += 0.7;
  if (!label.bold && value.bold) points += 0.3;
  if (label.fontSize < 0.93 * value.fontSize) points += 0.4;
  if (label.fontSize > 1.4 * value.fontSize) points -= 1.5;
  if (value.underlined && !label.underlined) points += 1.8;
  if (beginsWithBox(value.text)) points += 1.5;
  if (label.cell?.filled && value.cell && !value.cell.filled) points += 1.5;
  return points;
}

interface Place {
  value: Unit;
  place: number;
}

function placesOf(label: Unit, units: readonly Unit[]): Place[] {
  const inline = units.find((unit) => unit.inlineLabel === label);
  if (inline && !inline.colon) return [{ value: inline, place: 4 }];
  const free = units.filter(
    (unit) => unit !== label && !unit.inlineLabel && !unit.colon && !isPlaceholder(unit.text),
  );
  return [...toTheRight(label, free), ...below(label, free), ...above(label, free)];
}

/** A dash or a lone colon fills a place that has no value. */
function isPlaceholder(text: string): boolean {
  return /^[-–—:：./]*$/.test(text);
}

function toTheRight(label: Unit, units: readonly Unit[]): Place[] {
  const row = units
    .filter((unit) => unit.box.x0 >= label.box.x1 - 0.2 * label.fontSize && sharesRow(label, unit))
    .sort((a, b) => a.box.x0 - b.box.x0 || a.firstBaseline - b.firstBaseline);
  const places: Place[] = [];
  let skipped = 0;
  for (const value of row.slice(0, 3)) {
    const gap = (value.box.x0 - label.box.x1) / label.fontSize;
    const adjacent = areNeighbours(label, value);
    const reach = adjacent ? 2.6 : 2.1 - Math.min(1.4, 0.05 * gap);
    places.push({ value, place: reach - 1.5 * skipped });
    if (value.kind !== "percent" && value.kind !== "currency") break;
    skipped++;
  }
  return places;
}

function sharesRow(label: Unit, value: Unit): boolean {
  const em = Math.min(label.fontSize, value.fontSize);
  const aligned = label.segments.some(
    (line) => Math.abs(line.baseline - value.firstBaseline) < 0.4 * em,
  );
  if (aligned)
    return label.cell === value.cell || !label.cell || !value.cell || sameBand(label, value);
  return areNeighbours(label, value) && isFirstOfCell(label, value);
}

function sameBand(label: Unit, value: Unit): boolean {
  return !label.cell || !value.cell || overlapY(label.cell.box, value.cell.box) > 0;
}

/** In a row of cells the texts may stand higher or lower: what counts is that they begin in one band. */
function isFirstOfCell(label: Unit, value: Unit): boolean {
  return (
    overlapY(label.box, value.box) > 0.3 * Math.min(label.fontSize, value.fontSize) ||
    value.firstBaseline < label.lastBaseline + 0.5 * label.fontSize
  );
}

function areNeighbours(label: Unit, value: Unit): boolean {
  if (!label.cell || !value.cell || label.cell === value.cell) return false;
  const a = label.cell.box;
  const b = value.cell.box;
  const em = label.fontSize;
  return (
    Math.abs(b.x0 - a.x1) < 0.8 * em &&
    overlapY(a, b) > 0.6 * Math.min(a.bottom - a.top, b.bottom - b.top)
  );
}

function below(label: Unit, units: readonly Unit[]): Place[] {
  const em = label.fontSize;
  const under = units
    .filter((unit) => unit.firstBaseline > label.lastBaseline + 0.5 * em && isAligned(label, unit))
    .sort((a, b) => a.firstBaseline - b.firstBaseline);
  const value = under[0];
  if (!value) return [];
  const pitch = (value.firstBaseline - label.lastBaseline) / Math.max(em, value.fontSize);
  const sameCell = label.cell !== null && label.cell === value.cell;
  const stacked = label.cell !== null && value.cell !== null && !sameCell;
  if (pitch > settings.belowPitch + (stacked ? 1 : 0)) return [];
  if ((label.cell === null) !== (value.cell === null) && !label.cell?.filled) return [];
  if (stacked && !isUnder(label, value)) return [];
  const known = label.colon || (label.match !== null && label.match.score >= 0.9);
  const near = (sameCell ? 2.4 : stacked ? 1.6 : 1.3) - (known ? 0 : 1);
  return [{ value, place: near - 0.7 * Math.max(0, pitch - 1.4) }];
}

/** On forms the caption may stand in small type below the line that was filled in. */
function above(label: Unit, units: readonly Unit[]): Place[] {
  if (label.colon || label.cell) return [];
  const value = units
    .filter((unit) => unit.lastBaseline < label.firstBaseline - 0.5 * label.fontSize)
    .filter((unit) => unit.cell === null && isAligned(label, unit))
    .sort((a, b) => b.lastBaseline - a.lastBaseline)[0];
  if (!value || label.fontSize > 0.9 * value.fontSize || label.fontSize < 0.5 * value.fontSize)
    return [];
  const pitch = (label.firstBaseline - value.lastBaseline) / value.fontSize;
  return pitch > 2 ? [] : [{ value, place: 1.2 - 0.7 * Math.max(0, pitch - 1.4) }];
}

function isUnder(label: Unit, value: Unit): boolean {
  if (!label.cell || !value.cell) return false;
  const a = label.cell.box;
  const b = value.cell.box;
  const em = label.fontSize;
  return (
    Math.abs(b.top - a.bottom) < 0.8 * em &&
    Math.abs(a.x0 - b.x0) < em &&
    Math.abs(a.x1 - b.x1) < em
  );
}

function isAligned(label: Unit, value: Unit): boolean {
  const em = Math.max(label.fontSize, value.fontSize);
  if (Math.abs(label.box.x0 - value.box.x0) < 0.8 * em) return true;
  if (Math.abs(label.box.x1 - value.box.x1) < 0.5 * em) return true;
  const middle = (unit: Unit) => (unit.box.x0 + unit.box.x1) / 2;
  return Math.abs(middle(label) - middle(value)) < em;
}
