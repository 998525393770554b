import type { LabelKey } from "../../lexicon/phrases";
import { matchLabel } from "../../lexicon/vocabulary";
import type { Column } from "../../tables/columns";
import type { ItemTable } from "../../tables/item-tables";
import { counted } from "../../tables/sums/sums-between";
import type { Pair } from "../pairs/assign";
import type { Unit } from "../units/unit";
import { addedColumns } from "./added-columns";

const sums: ReadonlySet<LabelKey> = new Set<LabelKey>(["subtotal", "total"]);
/** A sum stands no further below its table, whose last rows may be blank, in em. */
const REACH = 10;

/** What the sum of a column is, told by its heading. */
const sumKeys: ReadonlySet<LabelKey> = new Set<LabelKey>(["subtotal", "tax", "discount", "total"]);

/**
 * Below the columns of a table each has its own sum, and one label stands for all of them: "Total  17  707 kg  2,584.50". Answers with
 * `pairs`, which hold the first of them, and the others.
 */
export function withSumRows(
  pairs: readonly Pair[],
  units: readonly Unit[],
  tables: readonly ItemTable[],
): Pair[] {
  const taken = new Set(pairs.flatMap(({ label, value }) => [label, value]));
  return pairs.flatMap((pair) => {
    const { label, value } = pair;
    if (!isSum(label) || !isLevel(value, label)) return [pair];
    const table = tables.find((one) => isBelow(label, one));
    if (!table) return addedUp(pair, units, taken);
    const columns = numericColumns(table);
    const others = units.filter(
      (unit) =>
        !taken.has(unit) &&
        isLevel(unit, label) &&
        unit.box.x0 > value.box.x1 &&
        counted.test(unit.text),
    );
    const placed = [value, ...others].flatMap((unit) => {
      const column = columnOf(unit, columns);
      return column ? [{ unit, column }] : [];
    });
    if (placed.length < 2 || placed[0]?.unit !== value) return [pair];
    return placed.map(({ unit, column }) => ({
      ...pair,
      label: labelFor(label, column.heading.text),
      value: unit,
    }));
  });
}

/** The sums beside one another of a table of taxes, which is none of items. */
function addedUp(pair: Pair, units: readonly Unit[], taken: ReadonlySet<Unit>): Pair[] {
  const sums = addedColumns(pair, units, taken);
  if (sums.length === 0) return [pair];
  return sums.map(({ unit, heading }) => ({
    ...pair,
    label: labelFor(pair.label, heading?.text ?? ""),
    value: unit,
  }));
}

/** The label with the meaning that it has in this column. */
function labelFor(label: Unit, heading: string): Unit {
  const match = matchLabel(heading.replaceAll("\n", " "));
  const isKnown = match !== null && match.score >= 0.9 && sumKeys.has(match.key);
  return isKnown ? { ...label, match } : label;
}

function isSum({ match }: Unit): boolean {
  return match !== null && match.score >= 0.75 && sums.has(match.key);
}

function isLevel(a: Unit, b: Unit): boolean {
  return Math.abs(a.firstBaseline - b.firstBaseline) < 0.4 * b.fontSize;
}

function isBelow({ page, firstBaseline, fontSize }: Unit, table: ItemTable): boolean {
  const step = (firstBaseline - table.box.bottom) / fontSize;
  return table.page === page && step > 0 && step < REACH;
}

function numericColumns({ columns, rows }: ItemTable): Column[] {
  const cells = rows.flatMap((row) => row.cells);
  return columns.filter((column) => {
    const own = cells.filter((cell) => cell.column === column);
    return own.length > 0 && own.every((cell) => counted.test(cell.text));
  });
}

function columnOf({ box }: Unit, columns: readonly Column[]): Column | undefined {
  const middle = (box.x0 + box.x1) / 2;
  return columns.find(({ left, right }) => left < middle && middle < right);
}
