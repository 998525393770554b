import { addField, type Draft } from "./draft";
import { type Sums, taxLabel } from "./goods";
import type { Speech } from "./speech";

export type TotalsStyle = "right" | "currency" | "cells" | "foot" | "wide" | "bar";

/** The sums below the items: label and amount, with the currency between them in one of the styles. */
export function setTotals(style: TotalsStyle, sums: Sums, speech: Speech, draft: Draft): string {
  const colon = speech.random.chance(0.35) && style !== "cells" ? speech.colon : "";
  const parts: [key: string, label: string, cents: number | null][] = [
    ["subtotal", speech.label("subtotal"), sums.subtotal],
    ["discount", speech.label("discount"), sums.discount === null ? null : -sums.discount],
    ["shipping", speech.label("shipping"), sums.shipping],
    ["tax", taxLabel(speech, sums), sums.tax],
    ["total", speech.label("total"), sums.total],
  ];
  const printed = parts.flatMap(([key, label, cents]) =>
    cents === null ? [] : [{ key, label, cents }],
  );
  // A sum of one part is printed once, as the total.
  const shown = printed.length === 2 ? printed.slice(1) : printed;
  const rows = shown.map(({ key, label, cents }) => {
    const apart = style === "currency";
    const value = speech.amount(cents, apart ? "table" : "total");
    const { label: name, value: amount } = addField(draft, { key, label: label + colon, value });
    const currency = apart
      ? `<td class="sign">${/\d$/.test(value) && /^[-\d]/.test(value) ? speech.money.code : ""}</td>`
      : "";
    return `<tr class="${key}"><th>${name}</th>${currency}<td class="amount">${amount}</td></tr>`;
  });
  return `<div class="totals ${style}"><table>${rows.join("")}</table></div>`;
}
