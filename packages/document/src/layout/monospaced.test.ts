import { describe, expect, it } from "vitest";
import type { Word } from "../model";
import { widestSpace, withSeenPitch } from "./monospaced";

const texts = "Invoice number Cashier Nadia Cable ties black large Total".split(" ");

/** A word of 10 points, seen on pixels. */
function seen(text: string, width: number): Word {
  return {
    text,
    box: { x0: 100, x1: 100 + width, top: 0, bottom: 11 },
    baseline: 9,
    fontSize: 10,
    bold: false,
    spaceBefore: true,
    confidence: 0.9,
    source: "ocr",
  };
}

describe("withSeenPitch", () => {
  it("tells a monospaced face by words that are as wide as their signs are many", () => {
    const typed = withSeenPitch(
      texts.map((text, i) => seen(text, 6 * text.length - 1 + 0.1 * (i % 3))),
    );
    expect(typed.every(({ pitch }) => pitch !== undefined && Math.abs(pitch - 0.6) < 0.02)).toBe(
      true,
    );
    expect(widestSpace(typed)).toBeGreaterThan(8);
  });

  it("leaves the words of other faces", () => {
    const narrow = /[Iijlt.]/g;
    const widthOf = (text: string) => 6 * text.length - 3 * (text.match(narrow)?.length ?? 0);
    const set = withSeenPitch(texts.map((text) => seen(text, widthOf(text))));
    expect(set.every(({ pitch }) => pitch === undefined)).toBe(true);
    expect(widestSpace(set)).toBe(5);
  });
});
