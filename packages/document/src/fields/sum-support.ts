import type { LabelKey } from "../lexicon/phrases";
import type { ItemTable } from "../tables/item-tables";
import { kindOf } from "../text/kind";
import type { Unit } from "./unit";

const SUPPORT = 2;
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
  if (rows.get(label) !== value || !isAmount(value) || !/\p{L}{2}/u.test(label.text)) return 0;
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
  if (isHeld) return SUPPORT;
  const isFirst = ![...rows].some(([, right]) => right === label);
  return isFirst && tables.some((table) => isBelowItems(label, value, table)) ? SUPPORT : 0;
}

/** Right below a table, its amount in line with those of the items. */
function isBelowItems(label: Unit, value: Unit, { page, box, rows }: ItemTable): boolean {
  const em = label.fontSize;
  const step = label.firstBaseline - box.bottom;
  if (page !== label.page || step < 0 || step > REACH * em) return false;
  const edges = rows.flatMap(({ cells }) => {
    const last = cells.findLast(({ text }) => ["money", "number"].includes(kindOf(text)));
    return last?.segments[0]?.box.x1 ?? [];
  });
  return edges.filter((x1) => Math.abs(x1 - value.box.x1) < 0.5 * em).length > edges.length / 2;
}

function isSum({ match }: Unit): boolean {
  return match !== null && match.score >= 0.9 && sums.has(match.key);
}

function isAmount({ kind }: Unit): boolean {
  return kind === "money" || kind === "number";
}
