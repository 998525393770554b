import { median } from "../../layout/box";
import type { LanguageWeights } from "../../lexicon/vocabulary";
import type { Box, Rule } from "../../model";
import { areChoices } from "../choices/tick-boxes";
import type { Pair } from "../pairs/assign";
import { toUnit, type Unit } from "../units/unit";
import { areHeadings, columnOf, linesOf } from "./open-records";
import { areBold, areInOtherFaces, namesSum, type Records, ruledPair } from "./records";

const ROWS = 2;
/** Rules that part rows begin and end alike, to within this in em, and reach over all headings. */
const ALIKE = 0.5;
/** Rows fill this share of the columns, all together, and two of them each. */
const FILLED = 0.5;
const FEWEST = 2;
/** What asks for something itself may be this share of the answers, as may texts of the lexicon. */
const ASKING = 0.2;
/** On pixels, which show the typeface of small headings badly, their size tells: this share of that of the answers … */
const SMALLER = 0.95;
/** … or so many columns and rows all of which begin where their headings do, or are centred below them, to within this in em. */
const FLUSH = { columns: 3, rows: 2, within: 0.5 } as const;
/** A row is no taller than this, in em. */
const TALLEST = 14;

/** A line of headings and, for each row between two rules below it, what stands in each column, line by line. */
interface Table {
  heading: Unit[];
  rows: Unit[][][];
}

/**
 * Records of several lines that level rules part from each other, without walls: each heading, in bold, in small type or in a face of its own, is the label of what stands
 * below it between two rules.
 */
export function findRowsBetweenRules(
  units: readonly Unit[],
  rules: readonly Rule[],
  weights: LanguageWeights,
): Records {
  const level = rules.filter(({ orientation }) => orientation === "horizontal");
  const pairs: Pair[] = [];
  const bound = new Set<Unit>();
  for (const heading of linesOf(units)) {
    if (!areHeadings(heading) || heading.some((unit) => bound.has(unit))) continue;
    // Of endless tables most lines head nothing, which their first rows show.
    const begun = rowsBelow(heading, units, level, ROWS);
    if (begun.length < ROWS || !areSetApart({ heading, rows: begun })) continue;
    const table = { heading, rows: rowsBelow(heading, units, level) };
    if (!areRecords(table)) continue;
    for (const row of table.rows)
      for (const [at, own] of row.entries()) {
        const label = heading[at];
        const [first, ...more] = own;
        if (!label || !first) continue;
        const level = [first, ...more.filter((unit) => isLevel(first, unit))];
        const segments = level.flatMap((unit) => unit.segments);
        const value = level.length > 1 ? toUnit(segments, first.cell, weights) : first;
        pairs.push(ruledPair(label, value));
      }
    for (const unit of [...heading, ...table.rows.flat(2)]) bound.add(unit);
  }
  return { pairs, bound };
}

const isLevel = (a: Unit, b: Unit): boolean =>
  Math.abs(a.firstBaseline - b.firstBaseline) < 0.4 * a.fontSize;

/** From the heading down as long as there is a rule below, and every text stands below one of the headings. */
function rowsBelow(
  heading: readonly Unit[],
  units: readonly Unit[],
  level: readonly Rule[],
  most = Number.POSITIVE_INFINITY,
): Unit[][][] {
  const [first, last] = [heading[0], heading.at(-1)];
  if (!first || !last) return [];
  const em = first.fontSize;
  const across = level
    .filter(
      ({ box }) =>
        box.top > first.lastBaseline && box.x0 < first.box.x0 + em && box.x1 > last.box.x0,
    )
    .toSorted((a, b) => a.box.top - b.box.top);
  const alike = across.filter(
    ({ box }) =>
      Math.abs(box.x0 - (across[0] as Rule).box.x0) <= ALIKE * em &&
      Math.abs(box.x1 - (across[0] as Rule).box.x1) <= ALIKE * em,
  );
  const rows: Unit[][][] = [];
  let top = first.lastBaseline;
  for (const { box } of alike) {
    if (rows.length === most) break;
    const inside = units.filter(
      (unit) =>
        unit.firstBaseline > top + 0.4 * em &&
        unit.firstBaseline < box.top &&
        !heading.includes(unit),
    );
    const columns = inside.map((unit) => laneOf(unit, heading));
    if (columns.includes(-1) || box.top - top > TALLEST * em) break;
    // A sum is left to its own label.
    if ((inside.length === 0 || inside.some(namesSum)) && rows.length > 0) break;
    if (inside.length > 0)
      rows.push(
        heading.map((_, at) =>
          inside
            .filter((_, i) => columns[i] === at)
            .toSorted((a, b) => a.firstBaseline - b.firstBaseline || a.box.x0 - b.box.x0),
        ),
      );
    top = box.top;
  }
  return rows;
}

/** The column of a text: below its heading, or between where that and the next begin. */
function laneOf(unit: Unit, heading: readonly Unit[]): number {
  const at = columnOf(unit, heading);
  if (at >= 0) return at;
  const lane = heading.findLastIndex(({ box }) => box.x0 < unit.box.x0 + 0.5 * unit.fontSize);
  return unit.box.x1 < (heading[lane + 1]?.box.x0 ?? Number.POSITIVE_INFINITY) ? lane : -1;
}

function areRecords({ heading, rows }: Table): boolean {
  const filled = rows.map((row) => row.filter((own) => own.length > 0).length);
  const share = filled.reduce((sum, one) => sum + one, 0) / (rows.length * heading.length);
  const answers = rows.flat(2);
  const asking = answers.filter(({ colon, text }) => colon || areChoices(text));
  const known = answers.filter(({ match }) => (match?.score ?? 0) >= 0.9);
  return (
    rows.length >= ROWS &&
    rows.every((row, i) => (filled[i] ?? 0) >= FEWEST || isNamed(row)) &&
    share >= FILLED &&
    asking.length <= ASKING * answers.length &&
    known.length <= ASKING * answers.length &&
    !haveOwnCells({ heading, rows }) &&
    areSetApart({ heading, rows })
  );
}

/** Blank but for its name before the other columns. */
const isNamed = (row: readonly Unit[][]): boolean =>
  row.every((own, at) => (at === 0 ? own.length === 1 : own.length === 0));

/** Captions in the cells of their answers, above cells of other captions with theirs. Where no wall parts the columns, each row is a cell, and the first may have the headings. */
function haveOwnCells({ heading, rows: [first, ...more] }: Table): boolean {
  const isOneCell = heading.every(({ cell }) => cell === heading[0]?.cell);
  if (isOneCell && more.every((row) => row.every(isOneLine))) return false;
  return heading.some(({ cell }, at) => {
    const isIn = (unit: Unit) => unit.cell === cell;
    const isBelow = (unit: Unit) => unit.cell !== null && !isIn(unit);
    if (!cell || !first?.[at]?.some(isIn)) return false;
    return more.some((row) => row[at]?.some(isBelow));
  });
}

function areSetApart({ heading, rows }: Table): boolean {
  const answers = rows.flat(2);
  const isSeen =
    heading.every(({ source }) => source === "ocr") && rows.every((row) => row.every(isOneLine));
  const areSmaller = sizeOf(heading) < SMALLER * sizeOf(answers);
  const areFlush =
    heading.length >= FLUSH.columns &&
    rows.length >= FLUSH.rows &&
    heading.every(({ box }, at) =>
      rows.every((row) => (row[at] ?? []).slice(0, 1).every((one) => isFlush(one, box))),
    );
  const isTold = isSeen && (areSmaller || areFlush);
  return isTold || areBold(heading, answers) || areInOtherFaces(heading, answers);
}

/** Begins where its heading does, or has its middle below that of its heading. */
function isFlush({ box, fontSize }: Unit, heading: Box): boolean {
  const [left, right] = [box.x0 - heading.x0, box.x1 - heading.x1];
  return Math.min(Math.abs(left), Math.abs(left + right) / 2) < FLUSH.within * fontSize;
}

/** Two lines of a column may be two rows, whose rule was not seen whole. */
const isOneLine = (own: readonly Unit[]): boolean =>
  own.every((unit) => isLevel(unit, own[0] as Unit));

const sizeOf = (units: readonly Unit[]): number => median(units.map(({ fontSize }) => fontSize));
