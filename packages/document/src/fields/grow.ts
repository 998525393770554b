import { joinWrapped } from "../layout/segment";
import type { LabelKey } from "../lexicon/phrases";
import { settings } from "../settings";
import { parseDate } from "../text/date";
import type { Pair } from "./assign";
import type { Captions } from "./captions";
import { lineBefore } from "./captions-below";
import { flowsOn, isFull, joinValue } from "./join-value";
import { areNeighbours } from "./places";
import type { Unit } from "./unit";
import type { UnlabelledRole } from "./unlabelled";

/** A label (null for a text without one) and its whole value, line by line. */
export interface LabelledValue {
  label: Unit | null;
  /** What a text without a label is. */
  role?: UnlabelledRole;
  lines: Unit[];
  text: string;
  /** Evidence of the pair and its lead over the best rival, in points. */
  score: number;
  margin: number;
}

/** Values of one line by nature. */
const singleLine: ReadonlySet<LabelKey> = new Set<LabelKey>([
  "po_number",
  "order_date",
  "delivery_date",
  "due_date",
  "currency",
  "buyer_phone",
  "buyer_email",
  "phone",
  "email",
  "tax_id",
  "quote_number",
  "number",
  "date",
  "subtotal",
  "tax",
  "discount",
  "shipping",
  "total",
  "buyer_contact",
  "contact",
]);

/** Values that have several lines as a rule. */
const blocks: ReadonlySet<LabelKey> = new Set<LabelKey>([
  "addressee",
  "ship_to",
  "bill_to",
  "supplier",
  "buyer",
  "address",
  "notes",
]);

const partyKeys: ReadonlySet<LabelKey> = new Set<LabelKey>([
  "addressee",
  "ship_to",
  "bill_to",
  "supplier",
  "buyer",
  "address",
]);

/** Adds to each value the lines below that continue it and belong to nobody else. */
export function growValues(
  pairs: readonly Pair[],
  units: readonly Unit[],
  captions: Captions,
): LabelledValue[] {
  const taken = new Set<Unit | null>([
    ...pairs.flatMap((pair) => [pair.label, pair.value]),
    ...[...captions].flat(),
  ]);
  const ordered = [...pairs].sort((a, b) => a.value.firstBaseline - b.value.firstBaseline);
  const grown = ordered.map((pair) => {
    const lines = [pair.value];
    const rightEdge = rightLimit(pair, units);
    for (
      let next = continuation(pair, lines, units, taken, rightEdge);
      next;
      next = continuation(pair, lines, units, taken, rightEdge)
    ) {
      lines.push(next);
      taken.add(next);
    }
    return {
      label: pair.label,
      lines,
      text: joinValue(lines, rightEdge, partyKeys.has(pair.label.match?.key ?? "other")),
      score: pair.score,
      margin: pair.margin,
    };
  });
  return grown;
}

function continuation(
  pair: Pair,
  lines: readonly Unit[],
  units: readonly Unit[],
  taken: ReadonlySet<Unit | null>,
  rightEdge: number,
): Unit | null {
  const key = pair.label.match && pair.label.match.score >= 0.7 ? pair.label.match.key : null;
  const last = lines.at(-1);
  const filling = last && isInOwnCell(pair) ? nextInCell(last, units) : null;
  if (filling && !taken.has(filling)) return filling;
  if (last && pair.label.firstBaseline > pair.value.lastBaseline + 0.5 * last.fontSize)
    return lineBefore(pair.label, last, units, taken) ?? null;
  const single = (key !== null && singleLine.has(key)) || last?.kind === "date";
  if (!last || (!single && !mayContinue(last, key))) return null;
  const next = units
    .filter(
      (unit) =>
        unit.firstBaseline > last.lastBaseline + 0.5 * last.fontSize &&
        standsUnder(unit, pair, last, rightEdge),
    )
    .sort((a, b) => a.firstBaseline - b.firstBaseline)[0];
  if (!next || taken.has(next) || next.cell !== last.cell) return null;
  // Below what was typed the form asks on.
  if (last.face === "typed" && next.face === "printed") return null;
  if (single && !completesDate(last, next) && !completesLine(last, next, rightEdge)) return null;
  // An account's number goes on with signs of its own alone.
  if (/^[A-Z]{2}\d{2}[\dA-Z ]{8,}$/.test(last.text) && !/^[\dA-Z ]+$/.test(next.text)) return null;
  // A date, sum or number to call by itself is no part of a name.
  const isOpen = /[/&,-]$/.test(last.text) || (key !== null && blocks.has(key));
  if (last.kind === "text" && lines.length === 1 && isApart(next) && !isOpen) return null;
  if (next.colon || next.inlineLabel || ownsLabel(next, pair.label, units)) return null;
  const known =
    next.match !== null &&
    next.match.score >= 0.94 &&
    !(key && blocks.has(key) && next.cell !== null);
  // "Northway / Freight": a word of the lexicon may also be the end of a name that had no room.
  const ends = !single && isFull(last, next, rightEdge) && !hasAnswer(next, units);
  if (known && !ends) return null;
  const pitch = (next.firstBaseline - last.lastBaseline) / Math.max(last.fontSize, next.fontSize);
  const loose = (next.cell && next.cell === pair.value.cell) || (key && partyKeys.has(key));
  const limit = loose ? settings.blockPitch : settings.paragraphPitch;
  if (pitch > limit || !evenPitch(lines, next)) return null;
  if (!sameSize(next, last)) return null;
  // The lines of an address may be set in several weights; fonts of several scripts claim them wrongly.
  const party = key !== null && partyKeys.has(key);
  if (lines.length > 1 && next.bold !== last.bold && !party) return null;
  return next;
}

/** What fills the cell beside its label's cell answers that label, whatever it is. */
function isInOwnCell({ label, value }: Pair): boolean {
  return value.inlineLabel === null && areNeighbours(label, value);
}

function nextInCell(last: Unit, units: readonly Unit[]): Unit | null {
  const inside = units.filter((unit) => unit.cell === last.cell);
  if (inside.some((unit) => unit.colon || unit.inlineLabel !== null)) return null;
  const next = inside[inside.indexOf(last) + 1];
  if (!next || !sameSize(next, last)) return null;
  const pitch = (next.firstBaseline - last.lastBaseline) / last.fontSize;
  return pitch > 0.5 && pitch < settings.blockPitch ? next : null;
}

const isApart = ({ kind }: Unit): boolean =>
  kind === "date" || kind === "money" || kind === "phone" || kind === "email";

/** Whether something stands to the right of it, or below it as below a label. */
function hasAnswer(unit: Unit, units: readonly Unit[]): boolean {
  const em = unit.fontSize;
  return units.some((other) => {
    const step = other.firstBaseline - unit.lastBaseline;
    const isBeside = other.box.x0 > unit.box.x1 && Math.abs(step) < 0.4 * em;
    const isBelow = step > 0.5 * em && step < 1.6 * em && Math.abs(other.box.x0 - unit.box.x0) < em;
    return isBeside || (isBelow && other.match === null);
  });
}

const timeOfDay = /^\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?$/;

/** A long date may wrap before its year, or before the time of day. */
function completesDate(last: Unit, next: Unit): boolean {
  if (timeOfDay.test(next.text)) return parseDate(last.text) !== null && !/:\d{2}$/.test(last.text);
  const whole = parseDate(joinWrapped(last.text, next.text));
  return whole !== null && parseDate(last.text) === null;
}

/** A name or a number that had no room in a narrow column goes on below. */
function completesLine(last: Unit, next: Unit, rightEdge: number): boolean {
  if (last.kind === "money" || next.kind === "money" || next.kind === "date") return false;
  return isFull(last, next, rightEdge);
}

/** Sizes measured on pixels jitter with the letters a line happens to have. */
function sameSize(a: Unit, b: Unit): boolean {
  const ratio = Math.max(a.fontSize, b.fontSize) / Math.min(a.fontSize, b.fontSize);
  return ratio <= (a.source === "ocr" ? settings.seenSizeRatio : settings.printedSizeRatio);
}

function mayContinue(last: Unit, key: LabelKey | null): boolean {
  if (key && blocks.has(key)) return true;
  return last.kind === "text" || last.kind === "id" || last.kind === "postcode";
}

/** A line of the value's own column, or the return of a full line to the left edge of its label. */
function standsUnder(unit: Unit, pair: Pair, last: Unit, rightEdge: number): boolean {
  const em = Math.max(unit.fontSize, last.fontSize);
  if (Math.abs(unit.box.x0 - pair.value.box.x0) < 0.6 * em) return true;
  const inline = pair.value.inlineLabel !== null;
  if (
    inline &&
    isFull(last, unit, rightEdge) &&
    Math.abs(unit.box.x0 - pair.label.box.x0) < 0.6 * em
  )
    return true;
  if (inline && flowsOn(last, unit) && Math.abs(unit.box.x0 - pair.label.box.x0) < 0.6 * em)
    return true;
  return (
    unit.cell !== null &&
    unit.cell === pair.value.cell &&
    unit.cell !== pair.label.cell &&
    unit.box.x0 >= pair.value.box.x0 - em
  );
}

/** A text with a label-like neighbour on its left answers that one, blank or not. */
function ownsLabel(unit: Unit, label: Unit, units: readonly Unit[]): boolean {
  return units.some(
    (other) =>
      other !== unit &&
      other !== label &&
      other.box.x1 <= unit.box.x0 &&
      unit.box.x0 - other.box.x1 < 14 * unit.fontSize &&
      Math.abs(other.lastBaseline - unit.firstBaseline) < 0.4 * unit.fontSize &&
      (other.colon ||
        (other.match !== null && other.match.score >= 0.9) ||
        isSetLike(other, label)),
  );
}

/** In the column of the label and set like it: a label too, known or not. */
function isSetLike(unit: Unit, label: Unit): boolean {
  const em = label.fontSize;
  const aligned =
    Math.abs(unit.box.x0 - label.box.x0) < 0.5 * em ||
    Math.abs(unit.box.x1 - label.box.x1) < 0.5 * em;
  return aligned && unit.bold === label.bold && Math.abs(unit.fontSize - em) < 0.1 * em;
}

function evenPitch(lines: readonly Unit[], next: Unit): boolean {
  const [first, second] = lines;
  if (!first || !second) return true;
  const usual = second.firstBaseline - first.lastBaseline;
  const step = next.firstBaseline - (lines.at(-1)?.lastBaseline ?? 0);
  return step < 1.25 * usual;
}

/** Where a line of this value has to wrap: the side of its cell, the next text's column, or the text area. */
function rightLimit(pair: Pair, units: readonly Unit[]): number {
  const { value } = pair;
  const em = value.fontSize;
  if (value.cell) return value.cell.box.x1 - 0.3 * em;
  const beside = units.filter(
    (unit) =>
      unit.box.x0 > value.box.x1 && Math.abs(unit.firstBaseline - value.firstBaseline) < 4 * em,
  );
  const page = Math.max(...units.map((unit) => unit.box.x1));
  return Math.min(page, ...beside.map((unit) => unit.box.x0 - em));
}
