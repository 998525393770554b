import type { Filled } from "./ruled-rows";

/** Cells of a row, at least, beside one that is halved. */
const LEAST = 2;
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
  return whole.filter((row) => !row.some((one) => taken.has(one)));
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
