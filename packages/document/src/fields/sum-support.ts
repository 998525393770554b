import type { LabelKey } from "../lexicon/phrases";
import type { Unit } from "./unit";

const SUPPORT = 2;
/** How far below the sum that holds it up a line of the block may stand, in em. */
const REACH = 14;
const sums: ReadonlySet<LabelKey> = new Set<LabelKey>(["subtotal", "total"]);

/**
 * Below a known sum stand charges, payments and change, each a text and an amount in the column of that sum: in whatever words, in
 * languages without a lexicon as well. `rows` has the first text to the right of each.
 */
export function sumSupport(
  label: Unit,
  value: Unit,
  rows: ReadonlyMap<Unit, Unit | undefined>,
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
  return isHeld ? SUPPORT : 0;
}

function isSum({ match }: Unit): boolean {
  return match !== null && match.score >= 0.9 && sums.has(match.key);
}

function isAmount({ kind }: Unit): boolean {
  return kind === "money" || kind === "number";
}
