import type { Cell } from "../../layout/rules/cells";
import type { Unit } from "../units/unit";
import { asks, isOtherFace, isSmaller } from "./caption-look";
import { isStacked, rowsOf } from "./captions-over-cells";

/** Cells of a row. */
const COLUMNS = 2;
/** Cells to write or sign in are so many times as tall as those that say what is asked for. */
const ROOM = 1.3;

/**
 * A grid whose rows are by turns tall ones to be filled in and low ones with a caption in each cell, of which the lowest are captions: "A. Okafor | 3/14" over "Supervisor |
 * Date". Each caption asks for what stands above it.
 */
export function underCells(units: readonly Unit[], cells: readonly Cell[]): Map<Unit, Unit | null> {
  const inside = new Map<Cell, Unit[]>();
  for (const unit of units)
    if (unit.cell) inside.set(unit.cell, [...(inside.get(unit.cell) ?? []), unit]);
  const textsIn = (row: readonly Cell[]) => row.map((cell) => inside.get(cell) ?? []);
  const found = gridsOf(cells).flatMap((rows): [Unit, Unit | null][] => {
    const pairs = rows.flatMap((row, at) => {
      const below = rows[at + 1];
      return at % 2 === 0 && below ? pairsOf(row, below, textsIn) : [];
    });
    const areCaptions = pairs.every(([caption]) => caption !== null && asks(caption));
    const given = pairs.filter(([, answer]) => answer !== null);
    const isFirst = pairs.slice(0, rows[0]?.length).some(([, answer]) => answer !== null);
    const areTold = given.every(
      ([caption, answer]) => caption && answer && isTold(caption, answer),
    );
    if (rows.length % 2 !== 0 || !areCaptions || !isFirst || !areTold) return [];
    return pairs.flatMap(([caption, answer]) => (caption ? [[caption, answer]] : []));
  });
  return new Map(found);
}

/** Rows of as many cells each, which stand right below each other. */
function gridsOf(cells: readonly Cell[]): Cell[][][] {
  const grids: Cell[][][] = [];
  for (const row of rowsOf(cells).filter(({ length }) => length >= COLUMNS)) {
    const grid = grids.find((own) => isStacked(own.at(-1) ?? [], row));
    if (grid) grid.push(row);
    else grids.push([row]);
  }
  return grids;
}

/** The only text of each lower cell, which may be none, with that of the cell above; a caption that is none where the lower ones are no lower, or have more texts. */
function pairsOf(
  upper: readonly Cell[],
  lower: readonly Cell[],
  textsIn: (row: readonly Cell[]) => Unit[][],
): [Unit | null, Unit | null][] {
  const tall = ([first]: readonly Cell[]) => (first ? first.box.bottom - first.box.top : 0);
  const answers = textsIn(upper);
  return textsIn(lower).map((own, at) => {
    const given = answers[at] ?? [];
    const isPair = own.length === 1 && given.length <= 1 && tall(upper) >= ROOM * tall(lower);
    return [isPair ? (own[0] ?? null) : null, given[0] ?? null];
  });
}

/** Written by another hand or larger, and nothing that asks for something itself. */
function isTold(caption: Unit, answer: Unit): boolean {
  const isAsking = answer.colon || (answer.match?.score ?? 0) >= 0.9;
  return !isAsking && (isOtherFace(caption, answer) || isSmaller(caption, answer));
}
