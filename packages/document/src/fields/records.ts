import type { Cell } from "../layout/cells";
import { type LanguageWeights, matchLabel } from "../lexicon/vocabulary";
import type { Pair } from "./assign";
import { toUnit, type Unit } from "./unit";

/** As sure as what ruling shows of captions, and with a lead over any other pairing. */
const SCORE = 6;
const MARGIN = 3;
/** Columns of a table of records, rows below its headings, columns of numbers or dates among them: fewer may be labels beside values. */
const COLUMNS = 3;
const ROWS = 2;
const NUMBERED = 2;
/** Lines of a heading, at most. */
const LINES = 3;
/** More labels than this among the answers are a grid of labels and values. */
const MOST_LABELS = 0.2;

/** A cell with what stands in it, from top to bottom. */
interface Filled {
  cell: Cell;
  units: Unit[];
}

/** Headings with their answers, and the texts that are spoken for. */
interface Records {
  pairs: Pair[];
  bound: ReadonlySet<Unit>;
}

/**
 * Ruled tables that list no items: previous employers, packages of a shipment. Every heading is the label of each cell below it. They are
 * told from grids of labels and values by columns whose cells all have digits, below a heading without any.
 */
export function findRecords(
  units: readonly Unit[],
  cells: readonly Cell[],
  weights: LanguageWeights,
): Records {
  const rows = rowsOf(units, cells);
  const pairs: Pair[] = [];
  const bound: Unit[] = [];
  for (let i = 0; i < rows.length; i++) {
    const heading = rows[i] as Filled[];
    const body = rowsBelow(heading, rows.slice(i + 1));
    if (!areRecords(heading, body)) continue;
    const labels = heading.map(({ cell, units: own }) => wholeOf(own, cell, weights));
    bound.push(...heading.flatMap(({ units: own }) => own));
    for (const row of body.filter((one) => !isSum(one))) {
      for (const [column, { units: answer }] of row.entries()) {
        const [label, value] = [labels[column], answer[0]];
        if (label && value) pairs.push({ label, value, score: SCORE, margin: MARGIN });
        if (value) bound.push(value);
      }
    }
    i += body.length;
  }
  return { pairs, bound: new Set(bound) };
}

/** The lines of a heading as one label. */
function wholeOf(lines: readonly Unit[], cell: Cell, weights: LanguageWeights): Unit | undefined {
  if (lines.length < 2) return lines[0];
  return toUnit(
    lines.flatMap(({ segments }) => segments),
    cell,
    weights,
  );
}

/** The cells of each height, from left to right. */
function rowsOf(units: readonly Unit[], cells: readonly Cell[]): Filled[][] {
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

/** The rows that go on below with the same columns. */
function rowsBelow(heading: readonly Filled[], rows: readonly Filled[][]): Filled[][] {
  const body: Filled[][] = [];
  let above = heading;
  for (const row of rows) {
    const isNext =
      row.length === heading.length && row.every(({ cell }, i) => isBelow(above[i]?.cell, cell));
    if (!isNext) break;
    body.push(row);
    above = row;
  }
  return body;
}

function isBelow(upper: Cell | undefined, lower: Cell): boolean {
  if (!upper) return false;
  const slack = slackOf(lower);
  return (
    Math.abs(upper.box.bottom - lower.box.top) < slack &&
    Math.abs(upper.box.x0 - lower.box.x0) < slack &&
    Math.abs(upper.box.x1 - lower.box.x1) < slack
  );
}

function areRecords(heading: readonly Filled[], body: readonly Filled[][]): boolean {
  const isHeading = ({ units: [first, ...more] }: Filled) =>
    first !== undefined &&
    more.length < LINES &&
    [first, ...more].every(({ colon, text }) => !colon && !/\d/.test(text));
  const filled = body.filter((row) => row.some(({ units }) => units.length > 0));
  if (heading.length < COLUMNS || filled.length < ROWS || !heading.every(isHeading)) return false;
  const answers = body.flat().flatMap(({ units }) => units);
  const labels = answers.filter(({ colon, match }) => colon || (match?.score ?? 0) >= 0.9);
  if (labels.length > MOST_LABELS * answers.length) return false;
  const numbered = heading.filter((_, column) => {
    const texts = filled.flatMap((row) => row[column]?.units[0]?.text ?? []);
    return texts.length >= ROWS && texts.every((text) => /\d/.test(text));
  });
  return numbered.length >= NUMBERED;
}

/** A sum below the records answers its own label. */
function isSum(row: readonly Filled[]): boolean {
  const [first] = row.flatMap(({ units }) => units);
  const key = first && matchLabel(first.text)?.key;
  return key === "total" || key === "subtotal";
}
