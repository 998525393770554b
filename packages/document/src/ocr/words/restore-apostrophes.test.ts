import { expect, it } from "vitest";
import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { restoreApostrophes } from "./restore-apostrophes";

const BASELINE = 60;

/** A block of ink: where it begins, its width and height, and how far above the line it ends. */
type Block = [x: number, width: number, height: number, rise?: number];

function print(...blocks: Block[]): GreyImage {
  const image = { width: 200, height: 100, data: new Uint8Array(200 * 100).fill(255) };
  for (const [x, width, height, rise = 0] of blocks) {
    for (let y = BASELINE - rise - height; y < BASELINE - rise; y++) {
      image.data.fill(0, y * image.width + x, y * image.width + x + width);
    }
  }
  return image;
}

function read(
  text: string,
  image: GreyImage,
  second: NonNullable<Word["second"]> = "agrees",
): string | undefined {
  const word: Word = {
    second,
    text,
    box: { x0: 18, x1: 120, top: 25, bottom: 69 },
    baseline: BASELINE,
    fontSize: 40,
    bold: false,
    spaceBefore: false,
    confidence: 0.75,
    source: "ocr",
  };
  return restoreApostrophes([word], image, "eng")[0]?.text;
}

const letters: Block[] = [
  [20, 20, 28],
  [54, 16, 26],
  [76, 18, 20],
];

it("puts an apostrophe where one stands alone between the letters of a word that no list has", () => {
  expect(read("Qtx", print(...letters, [44, 5, 9, 20]))).toBe("Q'tx");
  expect(read("two", print(...letters, [44, 5, 9, 20]), "differs")).toBe("t'wo");
  expect(read("Qtxx", print(...letters, [44, 5, 9, 20]))).toBe("Q'txx");
  expect(read("xQtx", print([20, 26, 28], [60, 34, 26], [50, 5, 9, 20]))).toBe("xQtx");
  expect(read("Qtx:", print(...letters, [44, 5, 9, 20]))).toBe("Q'tx:");
});

it("makes none of dots over letters, of specks, of what stands low, nor in a word that a list has", () => {
  expect(read("Qtx", print(...letters, [82, 5, 6, 24]))).toBe("Qtx");
  expect(read("Qtx", print(...letters, [44, 2, 2, 24]))).toBe("Qtx");
  expect(read("Qtx", print(...letters, [44, 5, 9, 4]))).toBe("Qtx");
  expect(read("two", print(...letters, [44, 5, 9, 20]))).toBe("two");
  expect(read("Qt", print(...letters, [44, 5, 9, 20]))).toBe("Qt");
});
