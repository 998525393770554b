import { expect, it } from "vitest";
import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { restoreCapitalI } from "./restore-capital-i";

const EM = 30;
const BASELINE = 60;

/** A block of ink: its left edge and width, its height above the baseline, how far above that it begins. */
type Block = [x: number, width: number, height: number, lift?: number];

/** What stands first, and the small letters behind it. */
function print(...first: Block[]): GreyImage {
  const image = { width: 200, height: 100, data: new Uint8Array(200 * 100).fill(255) };
  const letters = [32, 50, 68].map((x): Block => [x, 12, 16]);
  for (const [x, width, height, lift = 0] of [...letters, ...first])
    for (let y = BASELINE - height; y < BASELINE - lift; y++)
      image.data.fill(0, y * image.width + x, y * image.width + x + width);
  return image;
}

const read = (text: string, image: GreyImage, given: Partial<Word> = {}) =>
  restoreCapitalI(
    [
      {
        text,
        box: { x0: 22, x1: 82, top: BASELINE - 21, bottom: BASELINE },
        baseline: BASELINE,
        fontSize: EM,
        confidence: 0.7,
        source: "ocr",
        second: "differs",
        ...given,
      } as Word,
    ],
    image,
  )[0]?.text;

it("writes large an i whose ink is one stroke as high as a capital", () => {
  expect(read("index", print([23, 4, 21]))).toBe("Index");
});

it.each<[string, string, GreyImage, Partial<Word>]>([
  ["with a dot", "index", print([23, 4, 15], [23, 4, 22, 18]), {}],
  ["as low as small letters", "index", print([23, 4, 16]), {}],
  ["that both readers saw", "index", print([23, 4, 21]), { second: "agrees" }],
  ["of a short word", "is", print([23, 4, 21]), {}],
])("leaves one %s", (_, text, image, given) => {
  expect(read(text, image, given)).toBe(text);
});
