import type { Unit } from "../units/unit";
import { isDateWrapped } from "../values/wrapped-dates";
import type { Filled } from "./ruled-rows";
import { isWrapped } from "./walled-rows";

/** Columns of a row that may hold several records, and headings over as many. */
const COLUMNS = 3;
/** A line of such a row fills this share of its columns. */
const FILLED = 0.5;
/** Texts of one line are off its baseline by no more than this, in em of the smaller: some are written by hand. */
const LEVEL = 0.6;
/** So many pieces a text is read in at most. */
const PIECES = 2;
/** Edges that belong together are no further apart than this share of the height of a row. */
const SLACK = 0.15;

/**
 * Rows whose cells hold several records each, line by line, as books and vouchers are ruled: one row a line, where one column has digits on each of them.
 */
export function withLines(rows: readonly Filled[][]): Filled[][] {
  return rows.flatMap((row) => {
    const lines = row.length >= COLUMNS ? linesIn(row) : [];
    if (lines.length < 2) return [[...row]];
    return lines.map((line, at) =>
      row.map(({ cell, units }): Filled => {
        const { top, bottom } = cell.box;
        const height = (bottom - top) / lines.length;
        const span = { top: top + at * height, bottom: top + (at + 1) * height };
        return { cell, units: units.filter((unit) => line.includes(unit)), span };
      }),
    );
  });
}

/** The texts of a row by their lines, from the top; none where they are no records. */
function linesIn(row: readonly Filled[]): Unit[][] {
  const lines: Unit[][] = [];
  const all = row.flatMap(({ units }) => units);
  for (const unit of all.toSorted((a, b) => a.firstBaseline - b.firstBaseline)) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    const off = first ? unit.firstBaseline - first.firstBaseline : Number.POSITIVE_INFINITY;
    if (line && first && off < LEVEL * Math.min(unit.fontSize, first.fontSize)) line.push(unit);
    else lines.push([unit]);
  }
  const used = row.filter(({ units }) => units.length > 0);
  const inLine = (line: readonly Unit[], { units }: Filled) =>
    units.filter((unit) => line.includes(unit));
  const isFilled = (line: readonly Unit[]) =>
    used.filter((one) => inLine(line, one).length > 0).length >= FILLED * used.length;
  const areAlone = lines.every((line) => used.every((one) => inLine(line, one).length <= PIECES));
  const isNumbered = used.some((one) => {
    const texts = lines.map((line) =>
      inLine(line, one)
        .map(({ text }) => text)
        .join(" "),
    );
    const isOneDate = texts.slice(1).some((text, at) => isDateWrapped(texts[at] as string, text));
    return texts.every((text) => /\d/.test(text)) && !isOneDate;
  });
  const areOneAnswer = used.every(({ cell, units }) => isWrapped(units, cell));
  const areRecords = lines.every(isFilled) && areAlone && isNumbered && !areOneAnswer;
  return used.length >= COLUMNS && areRecords ? lines : [];
}

/** Rows with the headings right above a row as one, where some of them stand below the heading of a group: "Debit" and "Credit" below "Amount" beside "Account". */
export function withLeafHeads(rows: readonly Filled[][]): Filled[][] {
  const all = rows.flat();
  const left = rows.map((row) => [...row]);
  for (const row of rows) {
    if (row.length < COLUMNS) continue;
    const heads = row.map((one) => all.find((upper) => isRightAbove(upper, one)));
    const whole = heads.filter((head) => head !== undefined);
    if (whole.length < row.length || whole.some(({ units }) => units.length === 0)) continue;
    if (!all.some((one) => isGroup(one, whole))) continue;
    for (const own of left)
      for (const head of whole) if (own.includes(head)) own.splice(own.indexOf(head), 1);
    const at = left.findIndex((own) => own.includes(row[0] as Filled));
    const bottom = row[0]?.cell.box.top ?? 0;
    const top = Math.min(...whole.map(({ cell }) => cell.box.top));
    left.splice(
      at,
      0,
      whole.map((head) => ({ ...head, span: { top, bottom } })),
    );
  }
  return left.filter((row) => row.length > 0);
}

/** The heading of a group over some of the headings, of which the others are as tall as it is with those. */
function isGroup({ cell: { box }, units }: Filled, heads: readonly Filled[]): boolean {
  const slack = SLACK * (box.bottom - box.top);
  const isNear = (a: number, b: number) => Math.abs(a - b) < slack;
  const isBelow = ({ cell: { box: own } }: Filled) =>
    isNear(own.top, box.bottom) && own.x0 > box.x0 - slack && own.x1 < box.x1 + slack;
  const below = heads.filter(isBelow);
  const others = heads.filter((one) => !below.includes(one));
  return (
    units.length > 0 &&
    below.length > 1 &&
    others.length > 0 &&
    others.every(({ cell }) => isNear(cell.box.top, box.top))
  );
}

function isRightAbove({ cell: { box: upper } }: Filled, { cell: { box } }: Filled): boolean {
  const slack = SLACK * (upper.bottom - upper.top);
  return (
    Math.abs(upper.bottom - box.top) < slack &&
    Math.abs(upper.x0 - box.x0) < slack &&
    Math.abs(upper.x1 - box.x1) < slack
  );
}
