import { expect, it } from "vitest";
import { partIdeographs } from "./part-ideographs";
import type { OcrLine } from "./tesseract";

const EM = 40;
/** Pixels of ink of an ideograph, a slash and a letter. */
const widths = { ideograph: 37, slash: 12, letter: 22 };

/** A line of `日日/Tax` with white in front of its slash and behind it, in em; the engine saw no space. */
function labelWith(before: number, after: number) {
  const width = 400;
  const data = new Uint8Array(width * 60).fill(255);
  const inks = [
    ["日", widths.ideograph, 0],
    ["日", widths.ideograph, 0.08],
    ["/", widths.slash, before],
    ["T", widths.letter, after],
    ["a", widths.letter, 0.06],
    ["x", widths.letter, 0.06],
  ] as const;
  let x = 10;
  const symbols = inks.map(([text, wide, gap]) => {
    x += Math.round(gap * EM);
    for (let y = 10; y < 10 + 37; y++) data.fill(0, y * width + x, y * width + x + wide);
    const box = { x0: x, x1: x + wide, top: 10, bottom: 47 };
    x += wide;
    return { text, confidence: 0.98, box };
  });
  const text = symbols.map((symbol) => symbol.text).join("");
  const box = { x0: 10, x1: x, top: 10, bottom: 47 };
  const line: OcrLine = {
    words: [{ text, confidence: 0.98, box, symbols }],
    baseline: { x0: 10, y0: 43, x1: x, y1: 43 },
  };
  const parted = partIdeographs(line, { width, height: 60, data }).line;
  return parted.words.map((word) => word.text);
}

it("parts the languages of a label where the ink leaves a space around the slash", () => {
  expect(labelWith(0.36, 0.33)).toEqual(["日日", "/", "Tax"]);
  expect(labelWith(0.2, 0.2)).toEqual(["日日/", "Tax"]);
});

it("leaves a slash that stands close with its neighbours", () => {
  expect(labelWith(0.13, 0.05)).toEqual(["日日/Tax"]);
});
