import type { Cell } from "../../layout/rules/cells";
import type { LanguageWeights } from "../../lexicon/vocabulary";
import type { Unit } from "../units/unit";
import { unitsInCells } from "./in-cells";
import { type Records, ruledPair } from "./records";
import { firstLineOf } from "./ruled-rows";

/** So many boxes with a number make a form of such, each so wide, in em, and so far behind what it numbers. */
const NUMBERED = { boxes: 3, wide: 5, far: 40 } as const;
/** Boxes meet within this, in points, and have heads and feet on one level. */
const MEETS = 2;
/** A question stands on the line of its number within this, in em. */
const LEVEL = 0.6;

/** Signs of what a form asks. */
const LONGEST = 130;

/** What is asked beside a box with its number, and the box behind that to answer in. */
interface Asked {
  label: Unit;
  number: Unit;
  answer: Unit[];
  cell: Cell;
}

/**
 * Questions with the number of their box before the one to answer in, as surveys and returns have them: "All other employees |202|  31 |". The number is no part of
 * either, and a blank box answers nothing.
 */
export function findNumberedBoxes(
  units: readonly Unit[],
  cells: readonly Cell[],
  weights: LanguageWeights,
): Records {
  const inside = unitsInCells(units);
  const numbers = [...inside].flatMap(([cell, [number, ...more]]) =>
    number && more.length === 0 && isNumber(number, cell) ? [{ number, cell }] : [],
  );
  const found = numbers.flatMap(({ number, cell }): Asked[] => {
    const beside = cells.find((other) => standsBehind(other, cell));
    const label = askedBefore(number, cell, units);
    return beside && label
      ? [{ label, number, answer: inside.get(beside) ?? [], cell: beside }]
      : [];
  });
  if (found.length < NUMBERED.boxes) return { pairs: [], bound: new Set() };
  return {
    pairs: found.flatMap(({ label, answer, cell }) => {
      const value = firstLineOf(answer, cell, weights);
      return value ? [ruledPair(label, value)] : [];
    }),
    bound: new Set(found.flatMap(({ label, number, answer }) => [label, number, ...answer])),
  };
}

/** What is written into several boxes, a digit to each, numbers none of them. */
const isNumber = ({ text, fontSize, box: own }: Unit, { box }: Cell): boolean =>
  /^\p{Lu}?\d{1,4}\p{L}?$/u.test(text) &&
  box.x1 - box.x0 < NUMBERED.wide * fontSize &&
  own.x0 > box.x0 - MEETS &&
  own.x1 < box.x1 + MEETS;

const standsBehind = ({ box }: Cell, { box: before }: Cell): boolean =>
  Math.abs(box.x0 - before.x1) < MEETS &&
  Math.abs(box.top - before.top) < MEETS &&
  Math.abs(box.bottom - before.bottom) < MEETS;

/** The text before a number on its line, in none of the boxes. */
function askedBefore(number: Unit, { box }: Cell, units: readonly Unit[]): Unit | undefined {
  const [label] = units
    .filter(
      (unit) =>
        unit.box.x1 < box.x0 &&
        Math.abs(unit.lastBaseline - number.firstBaseline) < LEVEL * number.fontSize,
    )
    .toSorted((a, b) => b.box.x1 - a.box.x1);
  const mayAsk = label && label.text.length < LONGEST && /\p{L}{2}/u.test(label.text);
  if (!label || !mayAsk || box.x0 - label.box.x1 > NUMBERED.far * label.fontSize) return undefined;
  // A question in a cell beside has walls of its own.
  const meets = label.cell !== null && Math.abs(label.cell.box.x1 - box.x0) < MEETS;
  return meets ? undefined : label;
}
