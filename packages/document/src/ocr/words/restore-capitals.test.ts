import { describe, expect, it } from "vitest";
import type { Word } from "../../model";
import { restoreCapitals } from "./restore-capitals";

function word(text: string, x0: number, fontSize: number, baseline = 100): Word {
  return {
    text,
    box: { x0, x1: x0 + 50, top: baseline - 0.88 * fontSize, bottom: baseline + 0.22 * fontSize },
    baseline,
    fontSize,
    bold: false,
    spaceBefore: true,
    confidence: 0.8,
    source: "ocr",
  };
}

const textsOf = (words: readonly Word[]) => words.map(({ text }) => text);

describe("restoreCapitals", () => {
  it("writes letters of either case large where they are as tall as the capitals beside them", () => {
    const words = restoreCapitals([
      word("Qty", 0, 40),
      word("uom", 100, 55),
      word("Price", 200, 40),
    ]);
    expect(textsOf(words)).toEqual(["Qty", "UOM", "Price"]);
    expect(words[1]?.fontSize).toBe(40);
  });

  it("leaves small words small, and lone ones as they were read", () => {
    expect(textsOf(restoreCapitals([word("Total", 0, 40), word("sum", 100, 42)]))).toEqual([
      "Total",
      "sum",
    ]);
    expect(textsOf(restoreCapitals([word("Total", 0, 40), word("sum", 100, 55, 300)]))).toEqual([
      "Total",
      "sum",
    ]);
  });
});
