import { parseDate } from "../text/date";
import { type Facts, type FieldFact, sureEnough, sureEnoughSeen } from "./facts";
import type { Finding } from "./finding";

/** Goods do not arrive before they are ordered: claimed only where every reading of both dates says so. */
export function checkDates(facts: Facts): Finding[] {
  const of = (key: string) =>
    facts.fields.filter((field) => field.base === key && parseDate(field.value));
  const [order, otherOrder] = of("order_date");
  const [delivery, otherDelivery] = of("delivery_date");
  if (!order || !delivery || otherOrder || otherDelivery) return [];
  const needed = facts.source === "ocr" ? sureEnoughSeen : sureEnough;
  const unsure = (field: FieldFact) =>
    field.confidence < sureEnough || field.textConfidence < needed;
  if (unsure(order) || unsure(delivery)) return [];
  const dayFirst = isDayFirst(facts.fields);
  const ordered = daysOf(order, dayFirst);
  const delivered = daysOf(delivery, dayFirst);
  const latest = delivered.at(-1) ?? "";
  const earliest = ordered[0] ?? "";
  if (latest === "" || earliest === "" || latest >= earliest) return [];
  return [
    {
      code: "delivery_before_order",
      fields: [delivery.index, order.index],
      rows: [],
      delivery: delivery.value,
      order: order.value,
    },
  ];
}

/** True or false where one date of the document settles the order of day and month, else null. */
function isDayFirst(fields: readonly FieldFact[]): boolean | null {
  for (const { value } of fields) {
    const [, first = "", second = ""] =
      /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}$/.exec(value.trim()) ?? [];
    if (first === "") continue;
    if (Number(first) > 12 || value.includes(".")) return true;
    if (Number(second) > 12) return false;
  }
  return null;
}

/** The days a date may mean, earliest first. */
function daysOf(field: FieldFact, dayFirst: boolean | null): string[] {
  const days = parseDate(field.value)?.days ?? [];
  if (days.length === 2 && dayFirst !== null) return [days[dayFirst ? 0 : 1] ?? ""];
  return [...days].sort();
}
