import { expect, it } from "vitest";
import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { trimSides } from "./trim-sides";

/** A white image with black strokes from the top of the letters to their foot. */
function withStrokes(...xs: number[]): GreyImage {
  const image = { width: 400, height: 80, data: new Uint8Array(400 * 80).fill(255) };
  for (const x of xs)
    for (let y = 32; y < 60; y++) image.data.fill(0, y * 400 + x, y * 400 + x + 4);
  return image;
}

function word(text: string, x0: number, x1: number): Word {
  return {
    text,
    box: { x0, x1, top: 25, bottom: 69 },
    baseline: 60,
    fontSize: 40,
    bold: false,
    spaceBefore: false,
    confidence: 0.9,
    source: "ocr",
  };
}

it("ends a word where its ink does, and not where the next one is said to begin", () => {
  const image = withStrokes(20, 40, 60, 140, 160);
  const [left, right] = trimSides([word("Till", 18, 110), word("Art", 110, 166)], image);
  expect(left?.box).toMatchObject({ x0: 18, x1: 66 });
  expect(right?.box).toMatchObject({ x0: 138, x1: 166 });
});

it("leaves the white of a letter, of a cell of ideographs, and words without ink", () => {
  const image = withStrokes(20, 40, 60);
  const words = [word("Till", 12, 72), word("「川", 5, 66), word("I", 200, 260)];
  expect(trimSides(words, image)).toEqual(words);
});
