import { describe, expect, it } from "vitest";
import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { partUnits } from "./part-units";

const EM = 40;
const BASELINE = 60;

/** Blocks of ink (x, width, height, rise above the baseline) on white. */
function print(...blocks: [x: number, width: number, height: number, rise?: number][]): GreyImage {
  const image = { width: 400, height: 100, data: new Uint8Array(400 * 100).fill(255) };
  for (const [x, width, height, rise = 0] of blocks) {
    for (let y = BASELINE - rise - height; y < BASELINE - rise; y++) {
      image.data.fill(0, y * image.width + x, y * image.width + x + width);
    }
  }
  return image;
}

function word(text: string, x0: number, x1: number): Word {
  return {
    text,
    box: { x0, x1, top: BASELINE - 35, bottom: BASELINE + 9 },
    baseline: BASELINE,
    fontSize: EM,
    bold: false,
    spaceBefore: false,
    confidence: 0.9,
    source: "ocr",
  };
}

const DIGIT = [18, 28] as const;
const textsOf = (words: readonly Word[]) => words.map(({ text }) => text);

const untold = () => false;

describe("partUnits", () => {
  it("parts a number from its unit where there is a gap in the ink, and not where there is none", () => {
    const gap = print([20, ...DIGIT], [42, ...DIGIT], [72, 18, 20], [94, 18, 20]);
    expect(textsOf(partUnits([word("16ly", 18, 114)], gap, untold))).toEqual(["16 ly"]);
    const none = print([20, ...DIGIT], [42, ...DIGIT], [64, 18, 20], [86, 18, 20]);
    expect(textsOf(partUnits([word("16ly", 18, 106)], none, untold))).toEqual(["16ly"]);
  });

  it("parts a number from the currency before it only by the gap of a space", () => {
    const near = print([20, ...DIGIT], [47, ...DIGIT], [69, ...DIGIT]);
    expect(textsOf(partUnits([word("$31", 18, 89)], near, untold))).toEqual(["$31"]);
    const apart = print([20, ...DIGIT], [53, ...DIGIT], [75, ...DIGIT]);
    expect(textsOf(partUnits([word("$31", 18, 95)], apart, untold))).toEqual(["$ 31"]);
  });

  it("takes a plain stroke behind a number for the l of litres, a stroke with a flag for a 1", () => {
    const words = [word("M8", 0, 16), word("10", 18, 62), word("1", 72, 80)];
    const plain = print([20, ...DIGIT], [42, ...DIGIT], [74, 5, 29]);
    expect(textsOf(partUnits(words, plain, untold))).toEqual(["M8", "10", "l"]);
    const flag = print([20, ...DIGIT], [42, ...DIGIT], [76, 4, 29], [72, 4, 4, 20]);
    expect(textsOf(partUnits(words, flag, untold))).toEqual(["M8", "10", "1"]);
  });

  it("takes a 1 that ends words and a number for the l of litres", () => {
    const words = [word("matt,", 0, 16), word("10", 18, 62), word("1", 72, 80)];
    const flag = print([20, ...DIGIT], [42, ...DIGIT], [76, 4, 29], [72, 4, 4, 20]);
    expect(textsOf(partUnits(words, flag, untold))).toEqual(["matt,", "10", "l"]);
    expect(textsOf(partUnits([...words, word("2", 84, 100)], flag, untold)).at(2)).toBe("1");
  });

  it("takes a 1 below a line of words for the l of litres that had no room there", () => {
    const flag = print([20, ...DIGIT], [42, ...DIGIT], [76, 4, 29], [72, 4, 4, 20]);
    const above = { ...word("Tinta", 18, 100), baseline: BASELINE - 48 };
    const below = [word("10", 18, 62), word("1", 72, 80)];
    expect(textsOf(partUnits([above, ...below], flag, untold)).at(2)).toBe("l");
    expect(textsOf(partUnits([{ ...above, text: "480" }, ...below], flag, untold)).at(2)).toBe("1");
  });

  it("finds the neighbours on the line, in whatever order the words were read", () => {
    const words = [word("1", 72, 80), word("matt,", 0, 16), word("10", 18, 62)];
    const flag = print([20, ...DIGIT], [42, ...DIGIT], [76, 4, 29], [72, 4, 4, 20]);
    expect(textsOf(partUnits(words, flag, untold)).at(0)).toBe("l");
  });

  it("parts a number from the word before it and from a slash behind it, by the gap in the ink", () => {
    const texts = (text: string, digit: number) => {
      const image = print([20, 18, 20], [42, 18, 20], [64, 18, 20], [digit, ...DIGIT]);
      return textsOf(partUnits([word(text, 18, digit + 18)], image, () => false));
    };
    expect(texts("max5", 94)).toEqual(["max 5"]);
    expect(texts("max5", 86)).toEqual(["max5"]);
    expect(texts("3x8/", 94)).toEqual(["3x8 /"]);
    expect(texts("3x8/", 86)).toEqual(["3x8/"]);
  });

  it("parts a per cent or plus sign from the word behind it by the gap in the ink", () => {
    const texts = (text: string, x: number) => {
      const image = print([20, 22, 29], [x, 18, 29], [x + 22, 18, 29]);
      return textsOf(partUnits([word(text, 18, x + 42)], image, untold));
    };
    expect(texts("%HT", 52)).toEqual(["% HT"]);
    expect(texts("%HT", 45)).toEqual(["%HT"]);
    expect(texts("+ab", 52)).toEqual(["+ ab"]);
  });

  it("sees digits set wide on pages in ideographs, whatever stands in the word", () => {
    const near = print([20, ...DIGIT], [42, ...DIGIT], [68, 18, 20], [92, 30, 30]);
    for (const text of ["16g※", "16g"]) {
      const seen = [word(text, 18, text.length > 3 ? 124 : 90)];
      expect(textsOf(partUnits(seen, near, untold, true))).toEqual([text]);
      expect(textsOf(partUnits(seen, near, untold))).toEqual([text.replace("g", " g")]);
    }
    const apart = print([20, ...DIGIT], [42, ...DIGIT], [76, 18, 20], [100, 30, 30]);
    expect(textsOf(partUnits([word("16g※", 18, 132)], apart, untold, true))).toEqual(["16 g※"]);
  });

  it("takes no gap within an ideograph for one before a unit", () => {
    const image = print([20, 12, 32], [42, 16, 32], [60, ...DIGIT], [80, 18, 20], [100, 18, 20]);
    expect(textsOf(partUnits([word("板9mm", 18, 120)], image, () => false))).toEqual(["板9mm"]);
  });

  it("leaves the digits of a number together", () => {
    const image = print([20, ...DIGIT], [60, ...DIGIT]);
    expect(textsOf(partUnits([word("11", 18, 80)], image, () => false))).toEqual(["11"]);
  });

  it("leaves the spaces of words alone that have them already, but not their l", () => {
    const litre = [word("matt,", 0, 16), word("10", 18, 62), word("1", 72, 80)];
    const stroke = print([20, ...DIGIT], [42, ...DIGIT], [74, 5, 29]);
    expect(textsOf(partUnits(litre, stroke, () => true)).at(2)).toBe("l");
    const gap = print([20, ...DIGIT], [42, ...DIGIT], [72, 18, 20], [94, 18, 20]);
    expect(textsOf(partUnits([word("16ly", 18, 114)], gap, () => true))).toEqual(["16ly"]);
  });
});
