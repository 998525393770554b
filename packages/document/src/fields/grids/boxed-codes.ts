import type { Cell } from "../../layout/rules/cells";
import { standsInCorner } from "../captions/caption-look";
import { isLabelLike } from "../units/label-like";
import type { Unit } from "../units/unit";
import { unitsInCells } from "./in-cells";
import { type Records, ruledPair } from "./records";

/** A code has so few signs, its box is so wide, in em, the cell around it so tall, and so many of a form's cells have one. */
const CODE = { signs: 3, wide: 5, tall: 1.8, cells: 3 } as const;

/** What a cell asks at its head, and what the box within it holds. */
interface Boxed {
  label: Unit;
  code: Unit | undefined;
}

/**
 * Cells with a little box within for a code: what stands at the head of the cell is the label of what the box holds, wherever in the cell that is, for nothing
 * else is asked there. Where the box is empty nothing else answers.
 */
export function findBoxedCodes(units: readonly Unit[], cells: readonly Cell[]): Records {
  const inside = unitsInCells(units);
  const found = [...inside].flatMap(([cell, own]) => boxedIn(cell, own, inside, cells));
  if (found.length < CODE.cells) return { pairs: [], bound: new Set() };
  return {
    pairs: found.flatMap(({ label, code }) => (code ? [ruledPair(label, code)] : [])),
    bound: new Set(found.flatMap(({ label, code }) => (code ? [label, code] : [label]))),
  };
}

function boxedIn(
  cell: Cell,
  [label, ...more]: readonly Unit[],
  inside: ReadonlyMap<Cell, readonly Unit[]>,
  cells: readonly Cell[],
): Boxed[] {
  if (!label || more.length > 0 || !standsInCorner(label, cell) || !isLabelLike(label)) return [];
  if (cell.box.bottom - cell.box.top < CODE.tall * label.fontSize) return [];
  const [box, ...others] = cells.filter((other) => liesIn(other, cell));
  if (!box || others.length > 0 || box.box.x1 - box.box.x0 > CODE.wide * label.fontSize) return [];
  const [code, ...beside] = inside.get(box) ?? [];
  return beside.length > 0 || (code && !isCode(code)) ? [] : [{ label, code }];
}

function isCode({ text, colon, inlineLabel }: Unit): boolean {
  const isShort = [...text].length <= CODE.signs && /[\p{L}\d]/u.test(text);
  return isShort && !colon && inlineLabel === null;
}

/** With white on all its sides. */
const liesIn = ({ box }: Cell, { box: outer }: Cell): boolean =>
  outer.x0 < box.x0 && outer.x1 > box.x1 && outer.top < box.top && outer.bottom > box.bottom;
