import { describe, expect, it } from "vitest";
import type { Word } from "../model";
import { narrowBrackets } from "./narrow-brackets";

const narrowed = (first: string, second: string) => {
  const word: Word = {
    text: first,
    box: { x0: 0, x1: 10, top: 0, bottom: 10 },
    baseline: 8,
    fontSize: 10,
    bold: false,
    spaceBefore: false,
    confidence: 0.9,
    source: "ocr",
  };
  const signs = [...second].map((text, x) => ({ text, probability: 0.9, x, spaced: false }));
  return narrowBrackets(word, signs).text;
};

describe("narrowBrackets", () => {
  it("takes brackets for narrow that the second reader saw narrow", () => {
    expect(narrowed("着払い（FOB）", "着払U(FOB)")).toBe("着払い(FOB)");
  });

  it("leaves wide brackets where it saw wide ones, fewer or others", () => {
    expect(narrowed("税（8%）", "税（8%）")).toBe("税（8%）");
    expect(narrowed("税（8%）", "税8%)")).toBe("税（8%）");
    expect(narrowed("税（8%）", "税（8%)")).toBe("税（8%）");
    expect(narrowed("税（8%）", "税)8%(")).toBe("税（8%）");
  });

  it("never widens", () => {
    expect(narrowed("cont.(2)", "cont.（2）")).toBe("cont.(2)");
  });
});
