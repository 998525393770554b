import type { LabelKey } from "../../lexicon/phrases";
import { hasRole, namesOrganisation } from "../../lexicon/roles";
import { isOtherFace } from "../captions/caption-look";
import { lineBefore } from "../captions/captions-below";
import { nextChoice } from "../choices/next-choice";
import type { Pair } from "../pairs/assign";
import type { Unit } from "../units/unit";
import { accountBelow } from "./account-below";
import { completesDate, completesLine } from "./completes";
import type { Following } from "./following";
import { isFull, isRateCut } from "./join-value";
import { blockKeys, singleLineKeys } from "./line-counts";
import { besideInCell, isInOwnCell, measureBehind, nextInCell, restOfLine } from "./own-cell";
import { isSetAlike } from "./set-alike";
import { standsUnder } from "./stands-under";

/** The unit, of those that are not `taken`, with which a value goes on; null where it ends. */
export function nextLine(
  pair: Pair,
  lines: readonly Unit[],
  units: readonly Unit[],
  taken: ReadonlySet<Unit | null>,
  rightEdge: number,
): Unit | null {
  const last = lines.at(-1);
  if (!last) return null;
  const key = keyAsked(pair);
  const choice = nextChoice(pair.label, last, units);
  if (choice && !taken.has(choice)) return choice;
  const behind = measureBehind(pair, last, units) ?? restOfLine(pair, last, units);
  if (behind && !taken.has(behind)) return behind;
  const account = accountBelow(pair, last, units);
  if (account && !taken.has(account)) return account;
  const filling = isInOwnCell(pair) ? (besideInCell(last, units) ?? nextInCell(last, units)) : null;
  if (filling && !taken.has(filling)) return filling;
  const isBelow = pair.label.box.x1 > pair.value.box.x0;
  if (isBelow && pair.label.firstBaseline > pair.value.lastBaseline + 0.5 * last.fontSize)
    return lineBefore(pair.label, last, units, taken) ?? null;
  const isSingle = (key !== null && singleLineKeys.has(key)) || last.kind === "date";
  // "Customer 10442": the number alone.
  const isNumber = last.inlineLabel !== null && !pair.label.colon && last.kind === "number";
  if (!isSingle && (isNumber || !mayContinue(last, key))) return null;
  const next = lineBelow(pair, last, units, rightEdge);
  if (!next || taken.has(next)) return null;
  const following = { pair, key, lines, last, isSingle, units, rightEdge };
  return canFollow(following, next) && !isAnothers(following, next) && isSetAlike(following, next)
    ? next
    : null;
}

/** Persons to ask for, of one line; where an organisation is named instead, its address follows: "Ordered by: Wend & Hoyle Ltd". */
const contactKeys: ReadonlySet<LabelKey | null> = new Set([
  "buyer_contact",
  "supplier_contact",
  "contact",
]);

function keyAsked({ label: { match }, value }: Pair): LabelKey | null {
  const key = match && match.score >= 0.7 ? match.key : null;
  return contactKeys.has(key) && namesOrganisation(value.text) ? "buyer" : key;
}

function lineBelow(
  pair: Pair,
  last: Unit,
  units: readonly Unit[],
  rightEdge: number,
): Unit | undefined {
  return units
    .filter(
      (unit) =>
        unit.firstBaseline > last.lastBaseline + 0.5 * last.fontSize &&
        standsUnder(unit, pair, last, units, rightEdge),
    )
    .sort((a, b) => a.firstBaseline - b.firstBaseline)[0];
}

/** Whether a value of this kind can go on with such a text. */
function canFollow(following: Following, next: Unit): boolean {
  const { pair, key, lines, last, isSingle, rightEdge } = following;
  if (next.cell !== last.cell) return false;
  // Below what was typed the form asks on.
  if (last.face === "typed" && next.face === "printed") return false;
  if (isSingle && !completesDate(following, next) && !completesLine(following, next)) return false;
  // An account's number goes on with signs of its own alone.
  if (/^[A-Z]{2}\d{2}[\dA-Z ]{8,}$/.test(last.text) && !/^[\dA-Z ]+$/.test(next.text)) return false;
  // … and no code with the day and time below it.
  if (last.kind !== "text" && (DATED.test(next.text) || isHour(last, next))) return false;
  if (isBelowCode(last, next, rightEdge) && !(key !== null && blockKeys.has(key))) return false;
  // A date, sum or number to call by itself is no part of a name.
  const isOpen =
    /[/&,-]$/.test(last.text) ||
    (key !== null && blockKeys.has(key)) ||
    (next.cell !== null && next.cell === pair.label.cell && areFilledIn(pair.label, last, next));
  return last.kind !== "text" || lines.length > 1 || !isApart(next) || isOpen;
}

/** In one face, which is not that of the caption of their cell. */
const areFilledIn = (label: Unit, last: Unit, next: Unit): boolean =>
  isOtherFace(label, next) && last.face === next.face;

/** Whether a text is a label, or answers another one. */
function isAnothers(
  { pair, key, last, isSingle, units, rightEdge }: Following,
  next: Unit,
): boolean {
  if (hasRole(next.text, "signature", next.source === "ocr")) return true;
  if (next.colon || next.inlineLabel || ownsLabel(next, pair.label, units)) return true;
  if (isRateCut(last, next)) return false;
  const isKnown =
    next.match !== null &&
    next.match.score >= 0.94 &&
    !(key && blockKeys.has(key) && next.cell !== null);
  // "Northway / Freight": a word of the lexicon may also be the end of a name that had no room.
  const ends = !isSingle && isFull(last, next, rightEdge) && !hasAnswer(next, units);
  return isKnown && !ends;
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

/** "vendredi 13/02/2015 à 18h47" */
const DATED = /^(?:\p{L}+\.?,? )?\d{1,4}[./-]\d{1,2}[./-]\d{2,4}(?!\d)/u;

/** Words below a code that had room for them, or that are set to one right edge or middle with it and its label. */
function isBelowCode(last: Unit, next: Unit, rightEdge: number): boolean {
  const isCode = last.kind === "id" && /\d{3}/.test(last.text);
  const left = last.inlineLabel?.box.x0 ?? last.box.x0;
  const [begins, ends] = [next.box.x0 - left, next.box.x1 - last.box.x1];
  const isEven = (shift: number) => Math.abs(shift) < EVEN * last.fontSize;
  const isRagged = !isEven(begins) && (isEven(ends) || isEven((begins + ends) / 2));
  const isText = next.kind === "text" && /\p{L}/u.test(next.text);
  return isCode && isText && (isRagged || !isFull(last, next, rightEdge));
}

/** Lines that are set to one edge or middle, in em. */
const EVEN = 0.25;

/** "11:38 Uhr" below what is no day. */
const isHour = (last: Unit, { text }: Unit): boolean =>
  last.kind !== "date" && /^\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: \p{L}{1,3})?$/u.test(text);

function mayContinue(last: Unit, key: LabelKey | null): boolean {
  if (key && blockKeys.has(key)) return true;
  return last.kind === "text" || last.kind === "id" || last.kind === "postcode";
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
