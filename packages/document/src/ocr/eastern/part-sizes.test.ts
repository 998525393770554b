import { expect, it } from "vitest";
import type { OcrLine } from "../readers/tesseract";
import { partSizes } from "./part-sizes";

/** The parts of a line of texts, each so tall, one square of ink a sign, so far behind the one before it (pixels); the engine saw its words where they stand or a little beside. */
function partsOf(texts: readonly (readonly [text: string, tall: number, gap: number])[], off = 0) {
  const [width, foot] = [600, 50];
  const data = new Uint8Array(width * 60).fill(255);
  let x = 10;
  const words = texts.map(([text, tall, gap]) => {
    x += gap;
    const symbols = [...text].map((sign) => {
      for (let y = foot - tall; y < foot; y++) data.fill(0, y * width + x, y * width + x + tall);
      const box = { x0: x + off, x1: x + tall + off, top: 10, bottom: foot };
      x += tall + 2;
      return { text: sign, confidence: 0.98, box };
    });
    const box = { x0: symbols[0]?.box.x0 ?? 0, x1: x + off, top: 10, bottom: foot };
    return { text, confidence: 0.98, box, symbols };
  });
  const line: OcrLine = { words, baseline: { x0: 10, y0: foot, x1: x, y1: foot } };
  return partSizes(line, { width, height: 60, data }).map((part) =>
    part.words.map(({ text, box }) => [text, box.x0, box.x1]),
  );
}

it("parts a caption from what was written larger beside it, as wide as their ink", () => {
  const read = [
    ["氏名", 26, 0],
    ["倉持", 37, 40],
    ["花子", 37, 30],
    ["性別", 26, 40],
  ] as const;
  expect(partsOf(read, 3)).toEqual([
    [["氏名", 13, 64]],
    [
      ["倉持", 106, 187],
      ["花子", 217, 290],
    ],
    [["性別", 332, 386]],
  ]);
});

it("leaves a line of one size, and what is too little to tell", () => {
  const even = [
    ["氏名", 30, 0],
    ["倉持", 32, 40],
    ["女", 24, 40],
    ["12", 22, 40],
  ] as const;
  expect(partsOf(even)).toHaveLength(1);
});
