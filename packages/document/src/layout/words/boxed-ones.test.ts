import { expect, it } from "vitest";
import type { Page, Word } from "../../model";
import { withBoxedOnes } from "./boxed-ones";

const stroke: Word = {
  text: "|",
  box: { x0: 106, x1: 107.5, top: 102, bottom: 112 },
  baseline: 112,
  fontSize: 10,
  bold: false,
  spaceBefore: false,
  confidence: 0.9,
  source: "ocr",
};

/** What is read of a word with rules at both sides of it, above and below. */
function readIn(word: Word, [left, right]: [number, number]): string | undefined {
  const upright = [left, right].map((x) => ({ x0: x, x1: x, top: 100, bottom: 115 }));
  const level = [100, 115].map((y) => ({ x0: left, x1: right, top: y, bottom: y }));
  const page: Page = {
    number: 1,
    width: 600,
    height: 800,
    words: [word],
    rules: [
      ...upright.map((box) => ({ orientation: "vertical" as const, box })),
      ...level.map((box) => ({ orientation: "horizontal" as const, box })),
    ],
    fills: [],
    source: "ocr",
    languages: ["eng"],
    toUploaded: () => [0, 0, 0, 0],
  };
  return withBoxedOnes(page)[0]?.text;
}

it("reads a stroke in a box of its own as a one", () => {
  expect(readIn(stroke, [100, 114])).toBe("1");
  expect(readIn({ ...stroke, text: "I" }, [100, 114])).toBe("1");
});

it("leaves strokes in wider cells, those of the box itself, other signs and text layers", () => {
  expect(readIn(stroke, [60, 160])).toBe("|");
  expect(readIn(stroke, [105.5, 119])).toBe("|");
  expect(readIn({ ...stroke, text: "7" }, [100, 114])).toBe("7");
  expect(readIn({ ...stroke, source: "pdf" }, [100, 114])).toBe("|");
});
