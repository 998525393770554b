import { spelledAmounts } from "./check-words";
import { amountsOf, cellOf, type Facts, roundingOf } from "./facts";

const parts = ["subtotal", "discount", "shipping", "tax", "total"] as const;

/** Indices of the amounts that a sum which holds contains, or that stand there in words as well: a misread digit would have broken it. */
export function confirmAmounts(facts: Facts): Set<number> {
  const amounts = amountsOf(facts);
  const found = parts.map((base) =>
    facts.fields.flatMap((field) => {
      const number = field.base === base ? amounts.parse(field.value) : null;
      return number ? [{ index: field.index, number }] : [];
    }),
  );
  const confirmed = new Set<number>();
  const [subtotals = [], discounts = [], shippings = [], taxes = [], totals = []] = found;
  const added = [...shippings, ...taxes];
  const sum = (list: typeof added) =>
    list.reduce((all, { number }) => all + Math.abs(number.value), 0);
  for (const subtotal of subtotals)
    for (const total of totals) {
      const used = [subtotal, total, ...added, ...discounts];
      if (used.length < 3) continue;
      const expected = subtotal.number.value - sum(discounts) + sum(added);
      const slack = roundingOf(...used.map(({ number }) => number)) * used.length + 1e-9;
      if (Math.abs(expected - total.number.value) > slack) continue;
      for (const { index } of used) confirmed.add(index);
    }
  const rows = facts.rows.map((row) => amounts.parse(cellOf(row, "amount")?.value ?? ""));
  if (rows.length > 1 && rows.every((number) => number !== null)) {
    const lines = rows.reduce((all, number) => all + (number?.value ?? 0), 0);
    for (const { index, number } of [...subtotals, ...totals])
      if (Math.abs(number.value - lines) <= roundingOf(number) + 1e-9) confirmed.add(index);
  }
  for (const { field, same } of spelledAmounts(facts, amounts))
    for (const { index } of same.length > 0 ? [field, ...same] : []) confirmed.add(index);
  return confirmed;
}
