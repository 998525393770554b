import type { Unit } from "../units/unit";
import type { Filled } from "./ruled-rows";

/** Edges that belong together are no further apart than this share of the height of a row. */
const SLACK = 0.15;

/** Rows without the column of the names of their groups. */
interface Grouped {
  rows: Filled[][];
  /** Those names, and what stands over them, by the rows that they head. */
  names: ReadonlyMap<Filled[], readonly Unit[]>;
}

/**
 * Takes from ruled rows the first column where one cell of it stands beside several rows, "Suspected" beside two medicines: it names a group, and no row has a cell
 * of its own there. `names` has what was taken, by the row of headings over the rest.
 */
export function withoutGroups(rows: readonly Filled[][]): Grouped {
  const names = new Map<Filled[], Unit[]>();
  let left = [...rows];
  for (const heading of rows) {
    const [first, second] = heading;
    if (!first || !second || !left.includes(heading)) continue;
    const groups = groupsBelow(first, heading.slice(1), left);
    const isOne = groups.length > 0 && groups.some((group) => rowsBeside(group, left).length > 1);
    if (!isOne) continue;
    const rest = heading.slice(1);
    names.set(
      rest,
      [first, ...groups].flatMap(({ units }) => units),
    );
    left = left
      .map((row) => (row === heading ? rest : row.filter((one) => !groups.includes(one))))
      .filter((row) => row.length > 0);
  }
  return { rows: left, names };
}

/** The cells of the column below a heading, each right below the one before, as far as the other columns go. */
function groupsBelow(
  heading: Filled,
  columns: readonly Filled[],
  rows: readonly Filled[][],
): Filled[] {
  const groups: Filled[] = [];
  const em = heading.cell.box.bottom - heading.cell.box.top;
  let last = heading;
  for (const one of rows.flat()) {
    const [a, b] = [last.cell.box, one.cell.box];
    const isBelow = Math.abs(b.top - a.bottom) < SLACK * em;
    const isInColumn = Math.abs(a.x0 - b.x0) < SLACK * em && Math.abs(a.x1 - b.x1) < SLACK * em;
    if (!isBelow || !isInColumn) continue;
    if (!standBeside(columns, one, rows)) break;
    groups.push(one);
    last = one;
  }
  return groups;
}

/** Whether the cells to the right of one, within its height, are those of the columns. */
function standBeside(
  columns: readonly Filled[],
  { cell: { box } }: Filled,
  rows: readonly Filled[][],
): boolean {
  const slack = SLACK * (box.bottom - box.top);
  const isBeside = ({ cell: { box: own } }: Filled) =>
    own.x0 > box.x1 - slack && own.top > box.top - slack && own.bottom < box.bottom + slack;
  const isOfColumn = ({ cell: { box: own } }: Filled) =>
    columns.some(
      ({ cell: { box: a } }) => Math.abs(a.x0 - own.x0) < slack && Math.abs(a.x1 - own.x1) < slack,
    );
  return rows.flat().filter(isBeside).every(isOfColumn);
}

/** The rows that begin at the right side of a cell within its height, and fill it. */
function rowsBeside({ cell: { box } }: Filled, rows: readonly Filled[][]): Filled[][] {
  const own = rows.filter((row) => {
    const [first, ...more] = row;
    if (!first || more.length === 0) return false;
    const { x0, top, bottom } = first.cell.box;
    const slack = SLACK * (bottom - top);
    return Math.abs(x0 - box.x1) < slack && top > box.top - slack && bottom < box.bottom + slack;
  });
  const height = own.reduce((sum, [first]) => {
    const { top = 0, bottom = 0 } = first?.cell.box ?? {};
    return sum + bottom - top;
  }, 0);
  return Math.abs(height - (box.bottom - box.top)) < SLACK * (box.bottom - box.top) ? own : [];
}
