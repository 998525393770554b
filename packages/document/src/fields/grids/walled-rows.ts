import type { Cell } from "../../layout/rules/cells";
import type { Unit } from "../units/unit";
import { isFull } from "../values/join-value";

/** From the right of a text to the wall of its cell, in em. */
const ROOM = 0.3;

/** Whether each text of the first row has a cell to itself, in which those below it go on: no records, but answers in narrow columns. */
export function areWrappedInCells([first = [], ...others]: readonly Unit[][]): boolean {
  const cells = first.flatMap(({ cell }) => cell ?? []);
  const areApart = new Set(cells).size === first.length;
  const all = [first, ...others].flat();
  const inCell = (own: Cell) => all.filter(({ cell }) => cell === own);
  const isWithin = others.flat().every(({ cell }) => cell !== null && cells.includes(cell));
  return areApart && isWithin && cells.every((cell) => isWrapped(inCell(cell), cell));
}

/** Whether each line of a cell below its first begins with a word that had no room on the one above. */
export function isWrapped(units: readonly Unit[], { box }: Cell): boolean {
  const lines = units.toSorted((a, b) => a.firstBaseline - b.firstBaseline);
  return lines.every((unit, at) => {
    const above = lines[at - 1];
    return above === undefined || isFull(above, unit, box.x1 - ROOM * unit.fontSize);
  });
}
