import { describe, expect, it } from "vitest";
import type { Word } from "../../model";
import type { Sign } from "../readers/print-network";
import { narrowBrackets } from "./narrow-brackets";

const narrowed = (first: string, second: string, printedAs?: string): string =>
  seen(first, second, printedAs).text;

const seen = (first: string, second: string, printedAs = second): Word => {
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
  return narrowBrackets(word, printed(second, printedAs));
};

/** The second reader's signs, where they stand when printed in a type of ten pixels as `printedAs` says. */
function printed(second: string, printedAs: string): Sign[] {
  let end = 0;
  const middles = [...printedAs].flatMap((sign) => {
    const start = end;
    end += sign === " " ? 3 : /[()]/.test(sign) ? 3.5 : sign < "\u3000" ? 6 : 10;
    if (sign === " ") return [];
    return sign === "（" ? start + 7.5 : sign === "）" ? start + 2.5 : (start + end) / 2;
  });
  return [...second].map((text, i) => ({
    text,
    probability: 0.9,
    x: middles[i] ?? end,
    spaced: false,
  }));
}

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

  it("takes them for narrow where they stand close to the signs outside, whatever was seen", () => {
    expect(narrowed("渡し（EXW）", "渡し（EXW）", "渡し(EXW)")).toBe("渡し(EXW)");
    expect(narrowed("渡し（EXW）は", "渡し（EXW）は", "渡し(EXW)は")).toBe("渡し(EXW)は");
    expect(narrowed("渡し（EXW）は", "渡し（EXW）は")).toBe("渡し（EXW）は");
    expect(narrowed("A4（白）", "A4（白）", "A4(白)")).toBe("A4(白)");
    expect(narrowed("A4（白）", "A4（白）")).toBe("A4（白）");
    expect(narrowed("（白）", "（白）", "(白)")).toBe("（白）");
  });

  it("doubts wide ones with the room of narrow ones behind a space", () => {
    const spaced = seen("渡し（EXW）", "渡し（EXW）", "渡し (EXW)");
    expect(spaced).toMatchObject({ text: "渡し（EXW）", confidence: 0.75, second: "differs" });
    expect(seen("渡し（EXW）", "渡し（EXW）").confidence).toBe(0.9);
  });

  it("never widens", () => {
    expect(narrowed("cont.(2)", "cont.（2）")).toBe("cont.(2)");
  });
});
