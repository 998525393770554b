import { expect, it } from "vitest";
import { findLetters, findWords } from "./find-letters";
import type { GreyImage } from "./grey-image";

const EM = 40;

/** Strokes 28 pixels high, ten pixels apart, joined at their feet into words of so many. */
function words(...counts: number[]): GreyImage {
  const image = { width: 900, height: 600, data: new Uint8Array(900 * 600).fill(255) };
  for (const [row, count] of counts.entries()) {
    const top = 20 + row * 60;
    for (let y = top; y < top + 28; y++)
      for (let stroke = 0; stroke < count; stroke++) {
        const from = y * 900 + 20 + stroke * 10;
        image.data.fill(0, from, from + (y > top + 23 ? 10 : 5));
      }
  }
  return image;
}

it("takes a word whose letters run together for one, and neither a letter nor a line", () => {
  const image = words(2, 18, 80);
  expect(findWords(image, EM).map(({ x0, x1 }) => [x0, x1])).toEqual([[20, 200]]);
  expect(findLetters(image)).toHaveLength(1);
});
