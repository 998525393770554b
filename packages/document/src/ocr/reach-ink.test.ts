import { expect, it } from "vitest";
import type { Word } from "../model";
import { reachInk } from "./reach-ink";

/** Rectangles of ink on white, 400 by 80. */
function print(...blocks: [x: number, top: number, width: number, height: number][]) {
  const data = new Uint8Array(400 * 80).fill(255);
  for (const [x, top, width, height] of blocks) {
    for (let y = top; y < top + height; y++) data.fill(0, y * 400 + x, y * 400 + x + width);
  }
  return { width: 400, height: 80, data };
}

const word = (text: string, x0: number, x1: number): Word => ({
  text,
  box: { x0, x1, top: 30, bottom: 50 },
  baseline: 48,
  fontSize: 20,
  bold: false,
  spaceBefore: false,
  confidence: 0.96,
  source: "ocr",
});

const sign = (x: number): [number, number, number, number] => [x, 32, 16, 16];
const endsOf = (words: readonly Word[]) => words.map(({ box }) => [box.x0, box.x1]);

it("takes in signs at the ends of ideographs that the first reader left out", () => {
  const image = print(sign(100), sign(121), sign(142), sign(163));
  expect(endsOf(reachInk([word("払方", 120, 160)], image))).toEqual([[100, 179]]);
});

it("takes none of another word, further off, or too low to be a sign", () => {
  const image = print(sign(80), sign(100), sign(121), sign(142), [164, 44, 3, 3], sign(220));
  const words = [word("支", 80, 117), word("払方", 120, 160)];
  expect(endsOf(reachInk(words, image))).toEqual(endsOf(words));
});

it("leaves words in Latin letters as they are", () => {
  const image = print(sign(100), sign(121));
  const words = [word("No", 120, 138)];
  expect(reachInk(words, image)).toEqual(words);
});
