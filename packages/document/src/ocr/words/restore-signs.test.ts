import { describe, expect, it } from "vitest";
import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { restoreSigns } from "./restore-signs";

const EM = 40;
const BASELINE = 60;

type Stroke = [x0: number, y0: number, x1: number, y1: number];

/** Strokes three pixels wide on white; y counts up from the baseline. */
function draw(...strokes: Stroke[]): GreyImage {
  const image = { width: 200, height: 100, data: new Uint8Array(200 * 100).fill(255) };
  for (const [x0, y0, x1, y1] of strokes) {
    const steps = 2 * Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1);
    for (let i = 0; i <= steps; i++) {
      const x = Math.round(x0 + ((x1 - x0) * i) / steps);
      const y = BASELINE - Math.round(y0 + ((y1 - y0) * i) / steps);
      for (let dy = -1; dy <= 1; dy++) {
        image.data.fill(0, (y + dy) * image.width + x - 1, (y + dy) * image.width + x + 2);
      }
    }
  }
  return image;
}

/** A ring as a polygon of 24 sides. */
function ring(x0: number, y0: number, x1: number, y1: number): Stroke[] {
  const at = (i: number): [number, number] => {
    const angle = (i * Math.PI) / 12;
    return [
      (x0 + x1) / 2 + (Math.cos(angle) * (x1 - x0)) / 2,
      (y0 + y1) / 2 + (Math.sin(angle) * (y1 - y0)) / 2,
    ];
  };
  return Array.from({ length: 24 }, (_, i) => [...at(i), ...at(i + 1)]);
}

function word(text: string, x0: number, x1: number): Word {
  return {
    text,
    box: { x0, x1, top: BASELINE - 35, bottom: BASELINE + 9 },
    baseline: BASELINE,
    fontSize: EM,
    bold: false,
    spaceBefore: true,
    confidence: 0.9,
    source: "ocr",
  };
}

const number = (text: string, x: number) => word(text, x, x + 30);
const textsOf = (words: readonly Word[], image: GreyImage) =>
  restoreSigns(words, image).map(({ text }) => text);

const cross = (foot: number): Stroke[] => [
  [52, foot, 68, foot + 16],
  [52, foot + 16, 68, foot],
];

describe("restoreSigns", () => {
  it("tells a times sign between numbers, which hangs, from an x, which stands", () => {
    const words = [number("3", 10), word("x", 50, 70), number("4", 90)];
    expect(textsOf(words, draw(...cross(5)))).toEqual(["3", "×", "4"]);
    expect(textsOf(words, draw(...cross(1)))).toEqual(["3", "x", "4"]);
  });

  it("tells Ø before a number from a zero by the stroke through it", () => {
    const words = [word("O", 50, 74), number("25", 90)];
    const outline = ring(53, 1, 71, 29);
    expect(textsOf(words, draw(...outline, [53, 1, 71, 29]))).toEqual(["Ø", "25"]);
    expect(textsOf(words, draw(...outline))).toEqual(["O", "25"]);
  });

  it("leaves a blot, which has ink on both sides of every stroke", () => {
    const words = [word("@", 50, 74), number("25", 90)];
    const blot = Array.from({ length: 19 }, (_, i): Stroke => [53 + i, 1, 53 + i, 29]);
    expect(textsOf(words, draw(...blot))).toEqual(["@", "25"]);
  });

  it("tells φ before a number by its ring and bar", () => {
    const phi = draw(...ring(52, 0, 68, 20), [60, -8, 60, 30]);
    const dollar = draw([60, -4, 60, 32], [53, 26, 67, 26], [53, 16, 67, 8], [53, 2, 67, 2]);
    expect(textsOf([word("リング$25", 50, 70)], phi)).toEqual(["リングφ25"]);
    expect(textsOf([word("$2.50", 50, 70)], phi)).toEqual(["$2.50"]);
    expect(textsOf([word("$25", 50, 70)], dollar)).toEqual(["$25"]);
  });

  it("tells µ in a unit, open above, from p, closed, where two readers differ", () => {
    const stems: Stroke[] = [
      [52, -8, 52, 20],
      [64, 0, 64, 20],
      [52, 1, 64, 1],
    ];
    const el: Stroke = [72, 0, 72, 30];
    const micro = draw(...stems, el);
    const unit: Word = { ...word("pl,", 50, 75), second: "differs" };
    expect(textsOf([number("200", 10), unit], micro)).toEqual(["200", "µl,"]);
    expect(textsOf([number("200", 10), unit], draw(...stems, [52, 19, 64, 19], el))[1]).toBe("pl,");
    expect(textsOf([number("200", 10), { ...unit, second: "agrees" }], micro)[1]).toBe("pl,");
    expect(textsOf([number("200", -50), unit], micro)[1]).toBe("pl,");
  });

  it("tells the sign of the đồng behind an amount by the stroke under it", () => {
    const letter = [...ring(52, 1, 66, 19), [66, 0, 66, 30] as Stroke];
    const words = [number("128.000", 10), word("đ", 50, 70)];
    expect(textsOf(words, draw(...letter, [52, -6, 66, -6]))).toEqual(["128.000", "₫"]);
    expect(textsOf(words, draw(...letter))).toEqual(["128.000", "đ"]);
  });

  it("takes an ideograph with the strokes of the yen sign before an amount for it", () => {
    expect(textsOf([word("半628.91", 10, 80), word("半-1,200", 90, 120)], draw())).toEqual([
      "¥628.91",
      "¥-1,200",
    ]);
    expect(textsOf([word("半年", 10, 50), word("大628.91", 60, 120)], draw())).toEqual([
      "半年",
      "大628.91",
    ]);
  });

  it("tells a middle dot from a hyphen by its roundness", () => {
    const words = [word("Lane", 10, 45), word("-", 55, 70), word("Westmarsh", 80, 180)];
    expect(textsOf(words, draw([61, 12, 63, 12], [61, 13, 63, 13]))[1]).toBe("·");
    expect(textsOf(words, draw([57, 12, 67, 12]))[1]).toBe("-");
  });
});
