import { overlapX } from "../../layout/box";
import { parseNumber } from "../../text/number";
import type { Pair } from "../pairs/assign";
import type { Unit } from "../units/unit";

/** Numbers of one column end no further apart, and its lines stand no further apart, in em. */
const EDGE = 0.6;
const STEP = 3.2;
/** Amounts are rounded to a cent. */
const CENT = 0.006;

/**
 * "Total  500.00  100.00  600.00" below the net amounts, taxes and gross amounts at each rate: where a label has the first, which adds up its column, the others that
 * add up theirs are its own as well, each by the meaning that the heading of its column gives it.
 */
export function addedColumns(
  pair: Pair,
  units: readonly Unit[],
  taken: ReadonlySet<Unit>,
): { unit: Unit; heading: Unit | null }[] {
  const { label, value } = pair;
  const isBeside = (unit: Unit) =>
    unit.page === label.page &&
    Math.abs(unit.firstBaseline - label.firstBaseline) < 0.4 * label.fontSize &&
    unit.box.x0 > value.box.x1;
  const others = units.filter((unit) => isBeside(unit));
  if (others.length === 0 || others.some((unit) => taken.has(unit))) return [];
  const sums = [value, ...others].map((unit) => ({ unit, column: columnAbove(unit, units) }));
  if (!sums.every(({ unit, column }) => addsUp(unit, column))) return [];
  return sums.map(({ unit, column }) => ({ unit, heading: headingOf(column, units) }));
}

/** The numbers above one, upwards. */
function columnAbove(sum: Unit, units: readonly Unit[]): Unit[] {
  const em = sum.fontSize;
  const found: Unit[] = [sum];
  for (;;) {
    const last = found.at(-1) as Unit;
    const next = units
      .filter(
        (unit) =>
          unit.page === sum.page &&
          Math.abs(unit.box.x1 - sum.box.x1) < EDGE * em &&
          unit.firstBaseline < last.firstBaseline - 0.5 * em &&
          unit.firstBaseline > last.firstBaseline - STEP * em,
      )
      .sort((a, b) => b.firstBaseline - a.firstBaseline)[0];
    if (!next || numberOf(next) === null) return found.slice(1);
    found.push(next);
  }
}

/** A dash is nothing. */
const numberOf = ({ text }: Unit): number | null =>
  /^[-–—]$/.test(text) ? 0 : (parseNumber(text)?.value ?? null);

function addsUp(sum: Unit, column: readonly Unit[]): boolean {
  const total = column.reduce((all, unit) => all + (numberOf(unit) ?? 0), 0);
  return column.length > 0 && Math.abs(total - (numberOf(sum) ?? Number.NaN)) < CENT;
}

/** What stands over the topmost number of a column. */
function headingOf(column: readonly Unit[], units: readonly Unit[]): Unit | null {
  const top = column.at(-1);
  if (!top) return null;
  const above = units.filter(
    (unit) =>
      unit.page === top.page &&
      overlapX(unit.box, top.box) > 0 &&
      unit.firstBaseline < top.firstBaseline - 0.5 * top.fontSize &&
      unit.firstBaseline > top.firstBaseline - STEP * top.fontSize,
  );
  return above.sort((a, b) => b.firstBaseline - a.firstBaseline)[0] ?? null;
}
