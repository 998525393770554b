import type { Unit } from "../units/unit";

/** Whether each text of the first row has a cell to itself, in which those below it go on. */
export function areWalled([first = [], ...others]: readonly Unit[][]): boolean {
  const own = new Set(first.map(({ cell }) => cell));
  const isApart = own.size === first.length && !own.has(null);
  return isApart && others.flat().every(({ cell }) => own.has(cell));
}
