import { expect, it } from "vitest";
import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { withInkBeside } from "./ink-beside";

const EM = 40;

/** Letters of ink 28 pixels high, told by where they begin. */
function letters(...places: number[]): GreyImage {
  const image = { width: 400, height: 80, data: new Uint8Array(400 * 80).fill(255) };
  for (const x of places)
    for (let y = 24; y < 52; y++) image.data.fill(0, y * 400 + x, y * 400 + x + 16);
  return image;
}

const word = (text: string, x0: number, x1: number): Word => ({
  text,
  box: { x0, x1, top: 16, bottom: 60 },
  baseline: 52,
  fontSize: EM,
  bold: false,
  spaceBefore: false,
  confidence: 0.9,
  source: "ocr",
});

const text = [word("ame", 118, 182)];
const area = { x0: 116, x1: 184, top: 16, bottom: 60 };

it("takes in letters close beside a text that belong to no word", () => {
  const image = letters(100, 120, 142, 164, 186);
  const { x0, x1 } = withInkBeside(area, text, text, image);
  expect([x0, x1]).toEqual([98, 204]);
});

it("leaves those of other words, those a space away, and specks", () => {
  const image = letters(98, 120, 142, 164, 200);
  for (let y = 48; y < 52; y++) image.data.fill(0, y * 400 + 188, y * 400 + 192);
  expect(withInkBeside(area, text, [...text, word("N", 96, 116)], image)).toEqual(area);
});
