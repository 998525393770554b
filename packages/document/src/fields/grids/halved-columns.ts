import type { Box } from "../../model";
import type { Unit } from "../units/unit";
import type { Filled } from "./ruled-rows";

/** Cells of a row, at least, beside one that is halved. */
const LEAST = 2;
/** The second line of a cell is below its first by more than this, in em. */
const LEVEL = 0.5;
/** How far edges that belong together are apart at most, in heights of the row. */
const SLACK = 0.1;

/**
 * Rows with the halves of cells that are ruled off over each other in their height, upper before lower: a name with its reading above. Where the
 * first cell of a row is halved and nothing stands in it, it is one.
 */
export function withHalves(rows: readonly Filled[][]): Filled[][] {
  const taken = new Set<Filled>();
  const whole = rows.map((row) => {
    if (row.length < LEAST || row.some((one) => taken.has(one))) return row;
    const halves = halvesIn(row, rows.flat()).filter((pair) => !pair.some((one) => taken.has(one)));
    for (const one of halves.flat()) taken.add(one);
    const spanOf = row[0]?.cell.box;
    if (halves.length === 0 || !spanOf) return row;
    const span = { top: spanOf.top, bottom: spanOf.bottom };
    const all = [...row, ...halves.flat().map((half) => ({ ...half, span }))].sort(
      (a, b) => a.cell.box.x0 - b.cell.box.x0 || a.cell.box.top - b.cell.box.top,
    );
    const [first, second] = all;
    const isBlankPair =
      first?.span && second?.span && first.units.length === 0 && second.units.length === 0;
    return isBlankPair ? [first, ...all.slice(2)] : all;
  });
  return halvedAlike(whole.filter((row) => !row.some((one) => taken.has(one))));
}

/** Columns that are halved, down to the bottom of the last row of them. */
interface Halved {
  columns: readonly Pick<Box, "x0" | "x1">[];
  bottom: number;
}

/** Rows halved as the row above them is, where each whole cell below two halves has two lines, or none: the line between them is often dotted, and pixels lose it. */
function halvedAlike(rows: readonly Filled[][]): Filled[][] {
  let above: Halved = { columns: [], bottom: 0 };
  return rows.map((row) => {
    const own = row.flatMap((one) => halvedBelow(one, above) ?? [one]);
    const halves = own.filter(({ span }) => span !== undefined);
    const bottom = halves[0]?.span?.bottom;
    if (bottom !== undefined) above = { columns: halves.map(({ cell }) => cell.box), bottom };
    return own;
  });
}

/** The halves of a whole cell right below two halves. */
function halvedBelow({ cell, units, span }: Filled, above: Halved): [Filled, Filled] | null {
  const { top, bottom, x0, x1 } = cell.box;
  const slack = SLACK * (bottom - top);
  const isNear = (a: number, b: number) => Math.abs(a - b) < slack;
  const isBelow =
    span === undefined &&
    isNear(top, above.bottom) &&
    above.columns.some((own) => isNear(own.x0, x0) && isNear(own.x1, x1));
  const [first, second] = units;
  const areLines =
    units.length === 2 &&
    first !== undefined &&
    second !== undefined &&
    second.firstBaseline - first.firstBaseline > LEVEL * second.fontSize;
  if (!isBelow || (units.length > 0 && !areLines)) return null;
  const half = (own: readonly Unit[]): Filled => ({ cell, units: [...own], span: { top, bottom } });
  return [half(units.slice(0, 1)), half(units.slice(1))];
}

/** Each two cells that together are as high as a row, and beside all its cells. */
function halvesIn(row: readonly Filled[], all: readonly Filled[]): [Filled, Filled][] {
  const { top, bottom } = (row[0] as Filled).cell.box;
  const slack = SLACK * (bottom - top);
  const isBeside = ({ cell: { box } }: Filled) =>
    row.every(({ cell }) => cell.box.x1 < box.x0 + slack || cell.box.x0 > box.x1 - slack);
  const free = all.filter((one) => !row.includes(one) && isBeside(one));
  const isHalf = ({ cell: { box } }: Filled) => box.bottom - box.top < bottom - top - slack;
  return free.flatMap((upper): [Filled, Filled][] => {
    if (Math.abs(upper.cell.box.top - top) > slack || !isHalf(upper)) return [];
    const lower = free.find(
      ({ cell: { box } }) =>
        Math.abs(box.bottom - bottom) < slack &&
        Math.abs(box.top - upper.cell.box.bottom) < slack &&
        Math.abs(box.x0 - upper.cell.box.x0) < slack &&
        Math.abs(box.x1 - upper.cell.box.x1) < slack,
    );
    return lower ? [[upper, lower]] : [];
  });
}
