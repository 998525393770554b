import { expect, it } from "vitest";
import type { Word } from "../../model";
import { restoreSquareMetres } from "./square-metres";

/** The word that a reader made of rectangles of ink on white, 200 by 60. */
function read(text: string, ...blocks: [x: number, top: number, width: number, height: number][]) {
  const data = new Uint8Array(200 * 60).fill(255);
  for (const [x, top, width, height] of blocks) {
    for (let y = top; y < top + height; y++) data.fill(0, y * 200 + x, y * 200 + x + width);
  }
  const word: Word = {
    text,
    box: { x0: 48, x1: 82, top: 10, bottom: 50 },
    baseline: 44,
    fontSize: 36,
    bold: false,
    spaceBefore: true,
    confidence: 0.9,
    source: "ocr",
  };
  return restoreSquareMetres([word], { width: 200, height: 60, data })[0]?.text;
}

/** An m of three stems, 20 wide and 16 tall. */
const letter: [number, number, number, number][] = [
  [50, 28, 3, 16],
  [58, 28, 3, 16],
  [67, 28, 3, 16],
  [50, 28, 20, 3],
];

it("sees the small sign raised over the end of an m or behind it", () => {
  expect(read("m", ...letter, [63, 18, 7, 9])).toBe("㎡");
  expect(read("m", ...letter, [63, 19, 7, 9])).toBe("㎡");
  expect(read("m", ...letter, [72, 18, 7, 11])).toBe("㎡");
});

it("leaves metres, and what is no metre", () => {
  expect(read("m", ...letter)).toBe("m");
  expect(read("m", ...letter, [66, 18, 2, 2])).toBe("m");
  expect(read("m", ...letter, [50, 18, 7, 9])).toBe("m");
  expect(read("cm", ...letter, [63, 18, 7, 9])).toBe("cm");
});
