import { overlapX } from "../../layout/box";
import type { Cell } from "../../layout/rules/cells";
import { isLabelLike } from "../units/label-like";
import type { Unit } from "../units/unit";
import { asks, isBeside, isMuchSmaller, isOtherFace, isSmaller } from "./caption-look";

/** Cells of a row of headings; two where the lexicon knows both, and nothing of the row below. */
const COLUMNS = 3;
const KNOWN = 0.94;

/** A row of cells with one text each over a row with as many. */
export function overCells(units: readonly Unit[], cells: readonly Cell[]): Map<Unit, Unit | null> {
  const found = new Map<Unit, Unit | null>();
  const rows = rowsOf(cells);
  for (const row of rows.filter(({ length }) => length >= COLUMNS - 1)) {
    const below = rows.find((other) => isStacked(row, other));
    if (!below) continue;
    const heads = row.map((cell) => textIn(units, cell));
    const answers = below.map((cell) => textIn(units, cell));
    if (row.length < COLUMNS && !heads.every((head) => (head?.match?.score ?? 0) >= KNOWN))
      continue;
    if (asksForItsRow(below, heads, answers) || askForTheirRows(heads, answers)) continue;
    const areTold = areHeadings(heads, answers, leavesRoom(row, below));
    if (!areTold && !areUnanswered(row, below, heads, answers)) continue;
    for (const [column, head] of heads.entries())
      if (head) found.set(head, answers[column] ?? null);
  }
  return found;
}

/** Whether the first cell of the lower row is the label of the others, tinted alone, or alone in a typeface of the row above; or its cells are labels and answers by turns, of which the labels are tinted. */
function asksForItsRow(
  lower: readonly Cell[],
  heads: readonly (Unit | null)[],
  [label, ...answers]: readonly (Unit | null)[],
): boolean {
  const [first, ...others] = lower;
  if (first?.filled && others.every(({ filled }) => !filled)) return true;
  if (lower.length % 2 === 0 && lower.every(({ filled }, at) => filled === (at % 2 === 0)))
    return true;
  const given = answers.filter((answer) => answer !== null);
  const faces = new Set(heads.map((head) => head?.face));
  const isHead = ({ face }: Unit) => face !== undefined && faces.has(face);
  return Boolean(
    label && isHead(label) && given.length > 0 && given.every((one) => one.face && !isHead(one)),
  );
}

/** Rows one above the other that begin alike, with the rest of both filled in in another face, or far larger. */
function askForTheirRows(
  [upper, ...above]: readonly (Unit | null)[],
  [lower, ...below]: readonly (Unit | null)[],
): boolean {
  const given = [...above, ...below].filter((unit) => unit !== null);
  if (!upper || !lower || given.length === 0) return false;
  const isOther = (unit: Unit) => isOtherFace(upper, unit) || isMuchSmaller(upper, unit);
  const areAlike = upper.face === lower.face && !isOther(lower) && !isSmaller(lower, upper);
  return areAlike && given.every(isOther);
}

/** Tinted cells with a text each over as many that wait for a stamp or a signature. */
function areUnanswered(
  upper: readonly Cell[],
  lower: readonly Cell[],
  heads: readonly (Unit | null)[],
  answers: readonly (Unit | null)[],
): boolean {
  const isTinted = upper.every(({ filled }) => filled) && lower.every(({ filled }) => !filled);
  return isTinted && heads.every((head) => head && asks(head)) && answers.every((one) => !one);
}

/** Cells to stamp or sign in are so many times as tall as those that say who does. */
const ROOM = 1.5;

function leavesRoom(upper: readonly Cell[], lower: readonly Cell[]): boolean {
  const tall = ({ box }: Cell) => box.bottom - box.top;
  return Math.min(...lower.map(tall)) >= ROOM * Math.max(...upper.map(tall));
}

/** Cells that share their upper and lower edge and touch, from left to right; rows from the top. */
export function rowsOf(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const cell of [...cells].sort((a, b) => a.box.top - b.box.top || a.box.x0 - b.box.x0)) {
    const row = rows.find((own) => {
      const last = own.at(-1);
      return last && isBeside(last, cell) && Math.abs(last.box.x1 - cell.box.x0) < 4;
    });
    if (row) row.push(cell);
    else rows.push([cell]);
  }
  return rows;
}

export function isStacked(upper: readonly Cell[], lower: readonly Cell[]): boolean {
  return (
    upper.length === lower.length &&
    upper.every(({ box }, column) => {
      const other = lower[column]?.box;
      return (
        other !== undefined &&
        Math.abs(other.top - box.bottom) < 4 &&
        overlapX(box, other) > 0.9 * Math.max(box.x1 - box.x0, other.x1 - other.x0)
      );
    })
  );
}

function textIn(units: readonly Unit[], cell: Cell): Unit | null {
  return units.find((unit) => unit.cell === cell) ?? null;
}

/** Every text of the upper row could be a label, and most of the lower row could not, or the type or the room for it tells them apart. */
function areHeadings(
  heads: readonly (Unit | null)[],
  answers: readonly (Unit | null)[],
  isRoomy: boolean,
): boolean {
  const given = answers.filter((answer) => answer !== null);
  if (given.length < 2 || heads.some((head) => head === null)) return false;
  if (given.some(({ match, colon }) => colon || (match !== null && match.score >= 0.9)))
    return false;
  const set = (test: (head: Unit, answer: Unit) => boolean) =>
    answers.every((answer, column) => !answer || test(heads[column] as Unit, answer));
  const isWritten = set(isOtherFace);
  // "Mo", "Tu" are hardly like labels.
  if (isWritten && heads.every((head) => /^\p{L}+$/u.test(head?.text ?? ""))) return true;
  if (areCounted(heads) && given.every(({ kind }) => kind === "money" || kind === "number"))
    return true;
  if (!heads.every((head) => head !== null && isLabelLike(head))) return false;
  if (isWritten || set(isSmaller) || set((head, answer) => head.bold && !answer.bold)) return true;
  // Label, value, label, value: every other one of the lower row is a label again.
  const alternate = answers.every(
    (answer, column) => !answer || isLabelLike(answer) === (column % 2 === 0),
  );
  const unlike = given.filter((answer) => !isLabelLike(answer));
  return !alternate && (isRoomy || 2 * unlike.length >= given.length);
}

/** What counts a heading: "1st half", "Week 2", "3º turno". */
const COUNT = /\d{1,2}(?:st|nd|rd|th|er|e|[ºª°.])?/u;

/** Headings that say the same, each with another number: "1st half", "2nd half" and so on. */
function areCounted(heads: readonly (Unit | null)[]): boolean {
  const texts = heads.map((head) => head?.text ?? "");
  const [first = "", ...others] = texts.map((text) => text.replace(COUNT, "").trim());
  const isNamed = /\p{L}/u.test(first) && others.every((other) => other === first);
  return isNamed && texts.every((text) => COUNT.test(text)) && new Set(texts).size === texts.length;
}
