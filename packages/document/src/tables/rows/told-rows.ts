import type { Line } from "../../layout/lines";
import { kindOf } from "../../text/kind";
import { parseNumber } from "../../text/number";
import type { Column } from "../columns";
import { cutLines, textOf } from "./cut-lines";
import type { CellText, Row } from "./rows";

/** Rows of a list, columns that are added up or measured, and rows whose products tell them. */
const LEAST = { listed: 3, added: 2, rows: 2 } as const;
/** Products are rounded to cents. */
const ROUNDED = 0.006;

/** Rows that show by their numbers that they are items, under whatever headings. */
export function tellThemselves(
  rows: readonly Row[],
  { columns, next, isForm }: Surroundings,
): boolean {
  const isList = !isForm && (areNumbered(rows) || areMeasured(rows));
  return isList || areProducts(rows) || areAddedUp(rows, next, columns);
}

/** What stands around the rows of a table. */
interface Surroundings {
  columns: readonly Column[];
  /** The line below them. */
  next: Line | undefined;
  /** Whether blank rows follow, as in a form, whose records may be numbered and measured, too. */
  isForm: boolean;
}

/** True where the line below the rows adds up two of their columns at least, or one of many rows. */
function areAddedUp(
  rows: readonly Row[],
  next: Line | undefined,
  columns: readonly Column[],
): boolean {
  const [sums] = next ? cutLines([next], columns) : [];
  const added = columns.filter((column, at) => {
    const sum = parseNumber(textOf(sums?.parts[at] ?? []))?.value;
    const texts = rows.flatMap(({ cells }) =>
      cells.flatMap((cell) => (cell.column === column ? [cell.text] : [])),
    );
    const total = texts.reduce((all, text) => all + (parseNumber(text)?.value ?? Number.NaN), 0);
    return texts.length > 1 && sum !== undefined && Math.abs(sum - total) < 0.005;
  });
  return added.length >= LEAST.added || (added.length > 0 && rows.length >= LEAST.listed);
}

/** The rows of a list are counted from one on. */
function areNumbered(rows: readonly Row[]): boolean {
  const isNext = ({ cells: [cell] }: Row, at: number) =>
    cell !== undefined &&
    /^\d{1,2}\.?$/.test(cell.text) &&
    Number.parseInt(cell.text, 10) === at + 1;
  return rows.length >= LEAST.listed && rows.every(isNext);
}

/** Of several things at least two numbers each are told: "Riding mowers  31  86  61". */
function areMeasured(rows: readonly Row[]): boolean {
  const isMeasure = ({ text }: CellText) => /^(?:number|money)$/.test(kindOf(text));
  const columns = new Set(rows.flatMap(({ cells }) => cells.map(({ column }) => column)));
  const measured = [...columns].filter((column) => {
    const own = rows.flatMap(({ cells }) => cells.filter((cell) => cell.column === column));
    // The same in every row, a number says where they belong.
    const areOthers = new Set(own.map(({ text }) => text)).size > 1;
    return own.length === rows.length && own.every(isMeasure) && areOthers;
  });
  return rows.length >= LEAST.listed && measured.length >= LEAST.added;
}

/** In every row two numbers make a third: a count, a price and their product, whatever else stands between them. */
export function areProducts(rows: readonly Row[]): boolean {
  const hold = rows.filter(({ cells }) => {
    const values = cells.flatMap(({ text }) => parseNumber(text)?.value ?? []);
    const product = values.at(-1) ?? Number.NaN;
    const factors = values.slice(0, -1).filter((value) => value !== 1);
    return factors.some((a, i) =>
      factors.slice(i + 1).some((b) => Math.abs(a * b - product) < ROUNDED && product !== 0),
    );
  });
  return rows.length >= LEAST.rows && hold.length >= LEAST.rows && hold.length === rows.length;
}
