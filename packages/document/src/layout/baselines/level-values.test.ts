import { describe, expect, it } from "vitest";
import { type Print, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const pairsOf = (prints: readonly Print[]): string[] =>
  readingOf([typeset(prints.map((print) => ({ ...print, confidence: 0.9 })))])
    .fields.filter((field) => field.label !== "")
    .map(({ label, value }) => `${label} = ${value}`);

/** A column of sums, whose amounts drift upwards from the first to the last. */
const sums = [
  ["Subtotal", "1,840.00", 0],
  ["Discount", "-40.00", 7],
  ["VAT 8%", "144.00", 8],
  ["Paid before", "500.00", 8],
  ["Amount due", "1,444.00", 8],
] as const;

const drifting = (): Print[] =>
  sums.flatMap(([text, amount, up], i) => [
    { x: 350, y: 100 + 14 * i, text },
    { x: 530 - 5 * amount.length, y: 100 + 14 * i - up, text: amount },
  ]);

describe("levelValues", () => {
  it("puts amounts that drift from line to line beside their labels", () => {
    const all = sums.map(([label, amount]) => `${label} = ${amount}`);
    expect(pairsOf(drifting())).toEqual(all);
  });

  it("puts codes and dates beside the labels with colons that they stand above", () => {
    const prints = [
      { x: 350, y: 100, text: "Docket number:" },
      { x: 480, y: 93, text: "83-0209" },
      { x: 350, y: 120, text: "Heard on:" },
      { x: 480, y: 113, text: "14 March 1983" },
    ];
    expect(pairsOf(prints)).toEqual(["Docket number = 83-0209", "Heard on = 14 March 1983"]);
  });

  it("leaves amounts of which there are more or fewer than labels", () => {
    const more = [...drifting(), { x: 505, y: 100 + 14 * 5 - 8, text: "12.00" }];
    expect(pairsOf(more)).not.toContain("Paid before = 500.00");
  });
});
