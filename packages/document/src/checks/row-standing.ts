import type { Unit } from "../fields/units/unit";
import type { ItemTable } from "../tables/item-tables";
import type { CellText } from "../tables/rows/rows";
import { kindOf } from "../text/kind";

/** How a row is set in its table. */
export interface RowStanding {
  /** Binary logarithm of the rows of its table. */
  rows: number;
  /** Share of its cells with words where most cells of their columns have numbers, or the other way. */
  oddKinds: number;
  /** Binary logarithm of the texts within the table, and one, that belong to nothing. */
  strays: number;
  /** Share of the columns whose heading the lexicon gives no key. */
  unkeyed: number;
}

/** Cells of a column that are of another kind than one of them, before that one is odd: a share of at least so many. */
const MOST = 0.7;
const FEWEST = 2;

/** How each row of a table is set. `left` are the texts of the document that belong to nothing. */
export function rowStandings(table: ItemTable, left: readonly Unit[]): RowStanding[] {
  const { rows, columns } = table;
  const strays = left.filter((unit) => isWithin(unit, table)).length;
  const unkeyed = columns.filter(({ heading }) => heading.key === null).length;
  const cells = rows.flatMap((row) => row.cells);
  const counts = new Map(
    columns.map((column) => {
      const own = cells.filter((cell) => cell.column === column);
      return [column, { all: own.length, words: own.filter(isWords).length }] as const;
    }),
  );
  const isOdd = (cell: CellText): boolean => {
    const { all, words } = counts.get(cell.column) ?? { all: 0, words: 0 };
    const unlike = isWords(cell) ? all - words : words;
    return all - 1 >= FEWEST && unlike > MOST * (all - 1);
  };
  return rows.map((row) => ({
    rows: Math.log2(rows.length),
    oddKinds: row.cells.filter(isOdd).length / Math.max(1, row.cells.length),
    strays: Math.log2(1 + strays),
    unkeyed: unkeyed / Math.max(1, columns.length),
  }));
}

const isWords = ({ text }: CellText): boolean => kindOf(text) === "text";

function isWithin({ page, box }: Unit, table: ItemTable): boolean {
  const { x0, x1, top, bottom } = table.box;
  return page === table.page && box.x0 < x1 && box.x1 > x0 && box.top < bottom && box.bottom > top;
}
