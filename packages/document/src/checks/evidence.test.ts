import { expect, it } from "vitest";
import { typeset } from "../../test/typeset";
import { readingOf } from "../read-document";

type Gathered = Readonly<Record<string, number>>;

/** The evidence of each field, by its label. */
function evidenceOf(texts: readonly string[]): Map<string, Gathered> {
  const prints = texts.map((text, i) => ({ x: 50, y: 100 + 30 * i, text, confidence: 0.95 }));
  let gathered: readonly Gathered[] = [];
  const { fields } = readingOf([typeset(prints)], {
    onEvidence: (evidence) => {
      gathered = evidence.fields;
    },
  });
  return new Map(fields.map(({ label }, i) => [label, gathered[i] ?? {}]));
}

it("finds numbers to call odd that have lost a space, and none that have not", () => {
  const evidence = evidenceOf(["Phone: +1 5550133", "Fax: +1 555 0133"]);
  expect(evidence.get("Phone")?.oddNumber).toBe(1);
  expect(evidence.get("Fax")?.oddNumber).toBe(0);
});

it("tells how much of the page belongs to nothing", () => {
  const known = ["Order date: 3 March 2026", "Contact: Ann Reed"];
  const whole = evidenceOf(known).get("Contact");
  const rest = evidenceOf([...known, "Handle with care at all times", "Or not at all"]);
  expect(whole?.pageLeft).toBe(0);
  expect(rest.get("Contact")?.pageLeft).toBeGreaterThan(0);
  expect(rest.get("Contact")?.leftLine).toBe(0);
});

it("counts neither blanks nor notes among what belongs to nothing", () => {
  const known = ["Order date: 3 March 2026", "Contact: Ann Reed"];
  const note = "Goods that arrive later than agreed may be returned at the cost of the sender.";
  expect(evidenceOf([...known, "Fax:", note]).get("Contact")?.pageLeft).toBe(0);
});

it("tells a label without the colon that the others have, and a value that is a label", () => {
  const mixed = evidenceOf(["Order date: 3 March 2026", "Contact: Ann Reed", "Order number 4711"]);
  expect(mixed.get("Contact")?.colonless).toBe(0);
  expect(mixed.get("Order number")?.colonless).toBeCloseTo(2 / 3);
  const paired = evidenceOf(["Order date: 3 March 2026", "Contact: Quantity"]);
  expect(paired.get("Contact")?.labelAsValue).toBe(1);
  expect(paired.get("Order date")?.labelAsValue).toBe(0);
});
