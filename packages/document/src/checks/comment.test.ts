import { expect, it } from "vitest";
import type { CommentLanguage } from "../model";
import { toComment } from "./comment";
import type { Finding } from "./finding";

const at = { fields: [0], rows: [0] };
const findings: Finding[] = [
  { ...at, code: "line_mismatch", row: 4, quantity: "5", price: "2.00", amount: "11.00" },
  { ...at, code: "sum_mismatch", label: "Net", printed: "88.00", sum: "80.00" },
  { ...at, code: "total_mismatch", label: "Total", printed: "120,00 €", parts: "Net 100,00 €" },
  { ...at, code: "delivery_before_order", delivery: "16.11.2026", order: "26.11.2026" },
  { ...at, code: "due_before_issue", due: "01/02/2027", issued: "03/02/2027" },
  { ...at, code: "tax_mismatch", label: "VAT 10%", printed: "26.00", base: "200.00" },
  { ...at, code: "duplicate_line", first: 1, second: 3, item: "Hinge" },
  { ...at, code: "currency_conflict", currency: "CHF", label: "Due", printed: "84.70 €" },
];
const languages: CommentLanguage[] = ["en", "vi", "ja", "de"];

/** What stands on the page, or counts its lines. */
function valuesOf({ code: _, fields: __, rows: ___, ...values }: Finding): string[] {
  return Object.values(values).map(String);
}

it.each(languages)(
  "is one sentence in %s for each contradiction, with what is printed",
  (language) => {
    for (const finding of findings) {
      const comment = toComment([finding], language);
      for (const value of valuesOf(finding)) expect(comment).toContain(value);
      expect(comment).toMatch(/^\S.*[.。]$/u);
      expect(comment).not.toMatch(/undefined|\n/);
      const others = languages.filter((other) => other !== language);
      for (const other of others) expect(toComment([finding], other)).not.toBe(comment);
    }
  },
);

it("puts the sentences behind one another, in English unless told", () => {
  const two = findings.slice(3, 5);
  expect(toComment(two)).toBe(
    "The delivery date 16.11.2026 lies before the order date 26.11.2026. The due date 01/02/2027 lies before the date of issue 03/02/2027.",
  );
  expect(toComment(two, "vi")).toBe(
    "Ngày giao hàng 16.11.2026 trước ngày đặt hàng 26.11.2026. Hạn thanh toán 01/02/2027 trước ngày lập 03/02/2027.",
  );
  expect(toComment(two, "ja")).toBe(
    "納期16.11.2026が注文日26.11.2026より前です。支払期限01/02/2027が発行日03/02/2027より前です。",
  );
});

it("is empty where nothing contradicts itself", () => {
  for (const language of languages) expect(toComment([], language)).toBe("");
});
