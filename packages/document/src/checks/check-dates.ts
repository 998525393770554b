import { namesInvoice } from "../lexicon/roles";
import { parseDate } from "../text/date";
import { type Facts, type FieldFact, sureEnough, sureEnoughSeen } from "./facts";
import type { Finding } from "./finding";

/** Goods do not arrive, and invoices are not due, before they are ordered or written. */
export function checkDates(facts: Facts): Finding[] {
  return [...checkDelivery(facts), ...checkDue(facts)];
}

function checkDelivery(facts: Facts): Finding[] {
  const order = onlyOne(facts, (field) => field.base === "order_date");
  const delivery = onlyOne(facts, (field) => field.base === "delivery_date");
  if (!order || !delivery || !liesBefore(delivery, order, facts)) return [];
  const fields = [delivery.index, order.index];
  return [
    {
      code: "delivery_before_order",
      fields,
      rows: [],
      delivery: delivery.value,
      order: order.value,
    },
  ];
}

function checkDue(facts: Facts): Finding[] {
  const due = onlyOne(facts, (field) => field.base === "due_date");
  const issue = onlyOne(facts, isIssue);
  if (!due || !issue || !liesBefore(due, issue, facts)) return [];
  const fields = [due.index, issue.index];
  return [{ code: "due_before_issue", fields, rows: [], due: due.value, issued: issue.value }];
}

/** Of dates the one that an invoice names as its own: others beside a due date may well lie after it. */
function isIssue({ labelKey, label, base }: FieldFact): boolean {
  if (base === "due_date" || base === "delivery_date") return false;
  return labelKey === "issue_date" || (labelKey === "date" && namesInvoice(label));
}

function onlyOne(facts: Facts, is: (field: FieldFact) => boolean): FieldFact | null {
  const [first, second] = facts.fields.filter((field) => is(field) && parseDate(field.value));
  return first && !second ? first : null;
}

/** Claimed only where both were surely read and every reading of them says so. */
function liesBefore(early: FieldFact, late: FieldFact, facts: Facts): boolean {
  const needed = facts.source === "ocr" ? sureEnoughSeen : sureEnough;
  const unsure = (field: FieldFact) =>
    field.confidence < sureEnough || field.textConfidence < needed;
  if (unsure(early) || unsure(late)) return false;
  const dayFirst = isDayFirst(facts.fields);
  const latest = daysOf(early, dayFirst).at(-1) ?? "";
  const earliest = daysOf(late, dayFirst)[0] ?? "";
  return latest !== "" && earliest !== "" && latest < earliest;
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
