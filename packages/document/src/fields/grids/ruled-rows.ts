import type { Cell } from "../../layout/rules/cells";
import { toSegment } from "../../layout/segment";
import type { LanguageWeights } from "../../lexicon/vocabulary";
import type { Box, Word } from "../../model";
import { toUnit, type Unit } from "../units/unit";

/** A cell with what stands in it, from top to bottom. */
export interface Filled {
  cell: Cell;
  units: Unit[];
  /** The height of its row, of which the cell is a half. */
  span?: Pick<Box, "top" | "bottom">;
}

/** The cells of each height, from left to right; rows from the top. */
export function ruledRows(units: readonly Unit[], cells: readonly Cell[]): Filled[][] {
  const inside = new Map<Cell, Unit[]>(cells.map((cell) => [cell, []]));
  for (const unit of units) if (unit.cell) inside.get(unit.cell)?.push(unit);
  const rows: Filled[][] = [];
  for (const [cell, own] of inside) {
    const row = rows.find(([first]) => first && isLevel(first.cell, cell));
    const filled = { cell, units: own.toSorted((a, b) => a.firstBaseline - b.firstBaseline) };
    if (row) row.push(filled);
    else rows.push([filled]);
  }
  for (const row of rows) row.sort((a, b) => a.cell.box.x0 - b.cell.box.x0);
  return rows.sort((a, b) => (a[0]?.cell.box.top ?? 0) - (b[0]?.cell.box.top ?? 0));
}

const slackOf = ({ box }: Cell): number => 0.15 * (box.bottom - box.top);

function isLevel(a: Cell, b: Cell): boolean {
  const slack = Math.min(slackOf(a), slackOf(b));
  return Math.abs(a.box.top - b.box.top) < slack && Math.abs(a.box.bottom - b.box.bottom) < slack;
}

/** All words of a cell. */
export const wordsIn = ({ units }: Filled): Word[] => wordsOf(units);

const wordsOf = (units: readonly Unit[]): Word[] =>
  units.flatMap(({ segments }) => segments.flatMap(({ words }) => words));

/** The first line of the texts of an answer as one, though a word of it was taken for the label of the others. */
export function firstLineOf(
  units: readonly Unit[],
  cell: Cell | null,
  weights: LanguageWeights,
): Unit | undefined {
  const [first] = units;
  if (!first) return undefined;
  const line = units.filter(
    (unit) => Math.abs(unit.firstBaseline - first.firstBaseline) < 0.5 * first.fontSize,
  );
  const isCut =
    line.length === 2 && line.some(({ inlineLabel }) => line.some((unit) => unit === inlineLabel));
  if (!isCut) return first;
  const words = wordsOf(line).toSorted((a, b) => a.box.x0 - b.box.x0);
  return toUnit([toSegment(words, first.page)], cell, weights);
}

/** Those of `rows`, the next ones below a heading, that go on with its columns; what stands beside the table, as holes punched into its margin do, is no row of it. */
function rowsBelow(heading: readonly Filled[], rows: readonly Filled[][]): Filled[][] {
  const body: Filled[][] = [];
  const x0 = heading[0]?.cell.box.x0 ?? 0;
  const x1 = heading.at(-1)?.cell.box.x1 ?? 0;
  let above = heading;
  for (const row of rows) {
    if (row.every(({ cell: { box } }) => box.x1 < x0 || box.x0 > x1)) continue;
    const isNext =
      row.length === heading.length && row.every((filled, i) => isBelow(above[i], filled));
    if (!isNext) break;
    body.push(row);
    above = row;
  }
  return body;
}

function isBelow(upper: Filled | undefined, { cell, span = cell.box }: Filled): boolean {
  if (!upper) return false;
  const slack = slackOf(cell);
  return (
    Math.abs((upper.span ?? upper.cell.box).bottom - span.top) < slack &&
    Math.abs(upper.cell.box.x0 - cell.box.x0) < slack &&
    Math.abs(upper.cell.box.x1 - cell.box.x1) < slack
  );
}

/** A row of headings with the rows below it. */
export interface RuledTable {
  heading: readonly Filled[];
  body: readonly Filled[][];
}

/** The tables of ruled rows, from the top, of which `isOne` says that they are of its kind; no row is in two. */
export function ruledTables(
  rows: readonly Filled[][],
  isOne: (table: RuledTable) => boolean,
): RuledTable[] {
  const found: RuledTable[] = [];
  for (let i = 0; i < rows.length; i++) {
    const heading = rows[i] as Filled[];
    const table = { heading, body: rowsBelow(heading, rows.slice(i + 1)) };
    if (!isOne(table)) continue;
    found.push(table);
    const last = table.body.at(-1);
    if (last) i = rows.indexOf(last);
  }
  return found;
}

/** The texts of a cell as one. */
export function wholeOf({ cell, units }: Filled, weights: LanguageWeights): Unit | undefined {
  if (units.length < 2) return units[0];
  return toUnit(
    units.flatMap(({ segments }) => segments),
    cell,
    weights,
  );
}
