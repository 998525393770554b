import type { Cell } from "../../layout/rules/cells";
import type { LanguageWeights } from "../../lexicon/vocabulary";
import { beginsWithBox } from "../choices/tick-boxes";
import type { Pair } from "../pairs/assign";
import { toUnit, type Unit } from "../units/unit";
import { type Records, ruledPair } from "./records";
import { type Filled, firstLineOf, ruledRows, wholeOf, wordsIn } from "./ruled-rows";
import { isFilledInBeside } from "./typed-share";

/** So many rows of two columns, nearly all of those that are filled in, are answered in another face. */
const AGREEING = 3;
const MOST_OTHERS = 0.2;
/** Signs of what a form asks. */
const LONGEST = 130;

/** A cell and the next one of its row, which may be blank. */
interface Beside {
  asked: Filled;
  answer: Filled;
}

/**
 * Two columns of a ruled grid, the left in the face of the form and the right in that in which it was filled in: each cell asks, whatever it says,
 * for what stands beside it, and for nothing where that is blank. What it asks part by part, "(a) Day (b) Hour", is answered so.
 */
export function findTypedBeside(
  units: readonly Unit[],
  cells: readonly Cell[],
  weights: LanguageWeights,
): Records {
  const all = ruledRows(units, cells).flatMap(besideIn);
  const pairs: Pair[] = [];
  const bound: Unit[] = [];
  for (const { asked, answer } of all.filter((one) => isOfForm(one, all))) {
    const own = withoutNumber(asked);
    const [first] = answer.units;
    bound.push(...asked.units, ...answer.units);
    const label = wholeOf(own, weights);
    if (!label || !first) continue;
    const parts = partsOf(own.units, answer.units, weights);
    for (const [part, value] of parts ?? [
      [label, firstLineOf(answer.units, answer.cell, weights) ?? first] as const,
    ])
      pairs.push(ruledPair(part, value));
  }
  return { pairs, bound: new Set(bound) };
}

/** Rows of more than two cells have several labels, and are told by those. */
function besideIn(row: readonly Filled[]): Beside[] {
  const [asked, answer, ...more] = row.filter((filled) => !isNumber(filled));
  return asked && answer && more.length === 0 && mayAsk(asked) ? [{ asked, answer }] : [];
}

const isNumber = (filled: Filled): boolean =>
  filled.units.length > 0 && withoutNumber(filled).units.length === 0;

function mayAsk(filled: Filled): boolean {
  const { units } = withoutNumber(filled);
  const text = units.map((unit) => unit.text).join(" ");
  const isPlain = ({ text: own, inlineLabel }: Unit) => inlineLabel === null && !beginsWithBox(own);
  return (
    units.length > 0 && text.length <= LONGEST && /\p{L}{2}/u.test(text) && units.every(isPlain)
  );
}

/** Without the number of its row. */
function withoutNumber({ cell, units }: Filled): Filled {
  return { cell, units: units.filter(({ text }) => !/^\d{1,3}[.)]?$/.test(text)) };
}

function isOfForm(one: Beside, all: readonly Beside[]): boolean {
  const mates = all.filter((other) => areColumns(one, other));
  const filled = mates.filter((other) => other.answer.units.length > 0 && !isTicked(other));
  const typed = filled.filter(isTyped);
  const isOther = one.answer.units.length > 0 && !isTyped(one);
  return (
    !isOther &&
    typed.length >= AGREEING &&
    filled.length - typed.length <= MOST_OTHERS * filled.length &&
    isOfFace(one.asked, typed[0]?.asked)
  );
}

/** Boxes are printed with the form, as are the words behind them. */
const isTicked = ({ answer }: Beside): boolean =>
  answer.units.some(({ text }) => beginsWithBox(text));

/** Set in the face of the form; seen on pixels, not in that of the answers. */
function isOfFace(asked: Filled, form: Filled | undefined): boolean {
  const { units } = withoutNumber(asked);
  const face = form?.units.at(-1)?.face;
  return units.every((unit) =>
    unit.source === "ocr" ? unit.face !== "typed" : unit.face === face,
  );
}

function isTyped({ asked, answer }: Beside): boolean {
  if (asked.units[0]?.source === "ocr")
    return isFilledInBeside(wordsIn(withoutNumber(asked)), wordsIn(answer));
  const form = new Set(asked.units.map(({ face }) => face));
  const given = answer.units.map(({ face }) => face);
  return !form.has(undefined) && form.size === 1 && given.every((face) => face && !form.has(face));
}

const areAlike = ({ box: a }: Cell, { box: b }: Cell): boolean =>
  Math.abs(a.x0 - b.x0) + Math.abs(a.x1 - b.x1) < 4;

const areColumns = (a: Beside, b: Beside): boolean =>
  areAlike(a.asked.cell, b.asked.cell) && areAlike(a.answer.cell, b.answer.cell);

const part = /^[(（]?([a-h])[)）.]/i;

/**
 * "(a) Day" over "(b) Hour" beside "(a) Tuesday" over "(b) noon", or beside answers without a mark on the lines of their own; null where not all
 * answers are to a part.
 */
function partsOf(
  asked: readonly Unit[],
  answers: readonly Unit[],
  weights: LanguageWeights,
): (readonly [Unit, Unit])[] | null {
  const lines = asked.flatMap(({ segments, cell }) =>
    segments.map((segment) => toUnit([segment], cell, weights)),
  );
  const parts: Unit[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (markOf(line)) parts.push(line);
    else if (last)
      parts[parts.length - 1] = toUnit([...last.segments, ...line.segments], line.cell, weights);
  }
  const pairs = answers.flatMap((value) => {
    const label = parts.find((line) =>
      markOf(value) === undefined ? isLevel(line, value) : markOf(line) === markOf(value),
    );
    return label ? [[label, value] as const] : [];
  });
  return parts.length > 1 && pairs.length === answers.length ? pairs : null;
}

const markOf = ({ text }: Unit): string | undefined => part.exec(text)?.[1]?.toLowerCase();

const isLevel = (a: Unit, b: Unit): boolean =>
  Math.abs(a.firstBaseline - b.firstBaseline) < 0.5 * a.fontSize;
