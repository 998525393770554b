import { describe, expect, it } from "vitest";
import { confirmAmounts } from "./confirm-amounts";
import type { Facts } from "./facts";

function facts(fields: [base: string, value: string][], amounts: string[] = []): Facts {
  return {
    fields: fields.map(([base, value], index) => ({
      index,
      base,
      label: base,
      labelKey: null,
      value,
      page: 1,
      confidence: 1,
      textConfidence: 1,
    })),
    rows: amounts.map((value, index) => ({
      index,
      cells: [{ key: "amount", label: "", value, confidence: 1 }],
    })),
    source: "ocr",
  };
}

describe("confirmAmounts", () => {
  it("confirms every part of a sum that holds, and nothing beside it", () => {
    const found = confirmAmounts(
      facts([
        ["subtotal", "100.00"],
        ["notes", "100.00"],
        ["discount", "-10.00"],
        ["tax", "9.00"],
        ["total", "99.00"],
      ]),
    );
    expect([...found].sort()).toEqual([0, 2, 3, 4]);
  });

  it("confirms nothing in a sum with a misread digit", () => {
    const found = confirmAmounts(
      facts([
        ["subtotal", "100.00"],
        ["tax", "9.00"],
        ["total", "108.00"],
      ]),
    );
    expect(found.size).toBe(0);
  });

  it("confirms the sum of the lines", () => {
    expect([...confirmAmounts(facts([["total", "30,00"]], ["12,50", "17,50"]))]).toEqual([0]);
  });

  it("confirms an amount that stands there in words as well, and no other", () => {
    const found = confirmAmounts(
      facts([
        ["total", "1,430.50"],
        ["notes", "One thousand four hundred thirty dollars and 50/100"],
        ["paid", "1,000.00"],
      ]),
    );
    expect([...found].sort()).toEqual([0, 1]);
  });
});
