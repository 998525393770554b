import type { LabelKey } from "../../lexicon/phrases";
import type { ItemTable } from "../../tables/item-tables";
import { kindOf } from "../../text/kind";
import type { Unit } from "../units/unit";

const SUPPORT = 2;
/** Right below the amounts of items, in their column. */
const BELOW_ITEMS = 3;
/** Amounts of one column end no further apart. */
const EDGE = 0.8;
/** How far below the sum that holds it up a line of the block may stand, in em. */
const REACH = 14;
const sums: ReadonlySet<LabelKey> = new Set<LabelKey>(["subtotal", "total"]);

/**
 * Below items, and below a known sum, stand sums, charges, payments and change, each a text and an amount in the column of theirs: in
 * whatever words, in languages without a lexicon as well. `rows` has the first text to the right of each.
 */
export function sumSupport(
  label: Unit,
  value: Unit,
  rows: ReadonlyMap<Unit, Unit | undefined>,
  tables: readonly ItemTable[],
): number {
  if (rows.get(label) !== value || !isAmount(value) || !/\p{L}.*\p{L}/u.test(label.text)) return 0;
  const em = label.fontSize;
  const isHeld = [...rows].some(([sum, amount]) => {
    const step = label.firstBaseline - sum.firstBaseline;
    return (
      isSum(sum) &&
      amount !== undefined &&
      isAmount(amount) &&
      step > 0.5 * em &&
      step < REACH * em &&
      Math.abs(amount.box.x1 - value.box.x1) < 0.5 * em &&
      (Math.abs(sum.box.x0 - label.box.x0) < 0.5 * em ||
        Math.abs(sum.box.x1 - label.box.x1) < 0.5 * em)
    );
  });
  if (isBelowItems(label, rows, tables)) return BELOW_ITEMS;
  return isHeld ? SUPPORT : 0;
}

/** True where a text is the first of a line below a table, and what stands beside it an amount in line with those of the items. */
export function isBelowItems(
  label: Unit,
  rows: ReadonlyMap<Unit, Unit | undefined>,
  tables: readonly ItemTable[],
): boolean {
  const value = rows.get(label);
  if (!value || !isAmount(value) || [...rows.values()].includes(label)) return false;
  return tables.some((table) => standsBelow(label, value, table));
}

/** Right below a table, its amount in line with those of the items. */
function standsBelow(label: Unit, value: Unit, { page, box, rows }: ItemTable): boolean {
  const em = label.fontSize;
  const step = label.firstBaseline - box.bottom;
  if (page !== label.page || step < 0 || step > REACH * em) return false;
  const edges = rows.flatMap(({ cells }) => {
    const last = cells.findLast(({ text }) => ["money", "number"].includes(kindOf(text)));
    return last?.segments[0]?.box.x1 ?? [];
  });
  return edges.filter((x1) => Math.abs(x1 - value.box.x1) < EDGE * em).length > edges.length / 2;
}

/** The lexicon knows it for a sum. */
export function isSum({ match }: Unit): boolean {
  return match !== null && match.score >= 0.9 && sums.has(match.key);
}

export function isAmount(unit: Unit | undefined): unit is Unit {
  return unit?.kind === "money" || unit?.kind === "number";
}
