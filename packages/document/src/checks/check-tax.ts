import { confirmAmounts } from "./confirm-amounts";
import { type Amounts, type Facts, percentIn, roundingOf, sureEnough } from "./facts";
import type { Finding } from "./finding";

/** Taxes are rounded line by line: their sum may be this share off the tax of the sum. */
const roundedShare = 0.006;

/**
 * A tax that states its rate is that share of the amounts above it. Claimed only where the sum with this very tax holds: then
 * nothing was misread, and the tax itself is wrong.
 */
export function checkTax(facts: Facts, amounts: Amounts): Finding[] {
  const taxes = facts.fields.filter(({ base }) => base === "tax");
  const [tax, another] = taxes;
  if (!tax || another || tax.confidence < sureEnough) return [];
  const rate = percentIn(tax.label);
  const printed = amounts.parse(tax.value);
  if (rate === null || rate <= 0 || !printed || !confirmAmounts(facts).has(tax.index)) return [];
  const of = (base: string) => facts.fields.filter((field) => field.base === base);
  const values = (base: string) =>
    of(base).flatMap(({ value }) => Math.abs(amounts.parse(value)?.value ?? 0));
  const sum = (base: string) => values(base).reduce((all, value) => all + value, 0);
  const nets = values("subtotal").flatMap((net) =>
    [0, sum("discount")].flatMap((less) => [0, sum("shipping")].map((more) => net - less + more)),
  );
  const gross = [...values("total"), ...nets];
  const possible = [
    ...nets.map((net) => net * rate),
    ...gross.map((total) => (total * rate) / (1 + rate)),
  ];
  const slack = 2 * roundingOf(printed) + roundedShare * Math.abs(printed.value);
  if (nets.length === 0 || possible.some((value) => Math.abs(value - printed.value) <= slack))
    return [];
  const [subtotal] = of("subtotal");
  const concerned = [tax, ...of("subtotal"), ...of("total")];
  return [
    {
      code: "tax_mismatch",
      fields: concerned.map(({ index }) => index),
      rows: [],
      label: tax.label,
      printed: tax.value,
      base: subtotal?.value ?? "",
    },
  ];
}
