import { describe, expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { toLines } from "../lines";

/** The texts of each line of a narrow column: labels at the left, an amount at the right. */
function linesOf(...prints: [y: number, x: number, text: string][]): string[] {
  const page = typeset(prints.map(([y, x, text]) => ({ x, y, text })));
  return toLines(page).map((line) => line.segments.map((segment) => segment.text).join(" | "));
}

describe("a label of two lines with its amount at half their height", () => {
  it("is one line with it", () => {
    expect(linesOf([100, 20, "Subtotal /"], [106, 220, "12.50"], [112, 20, "Net amount"])).toEqual([
      "Subtotal / Net amount | 12.50",
    ]);
    expect(linesOf([100, 20, "Sales tax"], [106, 220, "1.25"], [112, 20, "10%"])).toEqual([
      "Sales tax 10% | 1.25",
    ]);
    expect(linesOf([100, 20, "Cộng / Net"], [106, 220, "12.50"], [112, 20, "total"])).toEqual([
      "Cộng / Net total | 12.50",
    ]);
  });

  it("is none where the lines are texts of their own, or the amount stands beside one of them", () => {
    expect(linesOf([100, 20, "Oil"], [106, 220, "12.50"], [112, 20, "Sealing ring"])).toHaveLength(
      3,
    );
    expect(linesOf([100, 20, "Subtotal /"], [100, 220, "12.50"], [112, 20, "Net"])).toHaveLength(2);
    expect(linesOf([100, 20, "Subtotal /"], [106, 220, "Paid"], [112, 20, "Net"])).toHaveLength(3);
  });
});

it("is joined without a space at its hyphen", () => {
  expect(linesOf([100, 20, "Netto / Sous-"], [106, 220, "12.50"], [112, 20, "total"])).toEqual([
    "Netto / Sous-total | 12.50",
  ]);
});
