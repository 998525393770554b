import { describe, expect, it } from "vitest";
import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { restoreDashes } from "./restore-dashes";

const EM = 40;
const BASELINE = 60;

/** A piece of ink: its left edge, sides and how far it ends above the baseline. */
type Piece = [x: number, width: number, height: number, rise: number];

/** Two words as blocks of ink up to x = 100 and from there on behind a gap, and other pieces of ink. */
function print(gap: number, ...pieces: Piece[]): GreyImage {
  const image = { width: 360, height: 100, data: new Uint8Array(360 * 100).fill(255) };
  const words: Piece[] = [
    [20, 80, 28, 0],
    [100 + gap, 80, 28, 0],
  ];
  for (const [x, width, height, rise] of [...words, ...pieces])
    for (let y = BASELINE - rise - height; y < BASELINE - rise; y++)
      image.data.fill(0, y * image.width + x, y * image.width + x + width);
  return image;
}

const word = (text: string, x0: number, x1: number): Word => ({
  text,
  box: { x0, x1, top: BASELINE - 35, bottom: BASELINE + 9 },
  baseline: BASELINE,
  fontSize: EM,
  bold: false,
  spaceBefore: true,
  confidence: 0.9,
  source: "ocr",
});

const texts = (gap: number, pieces: readonly Piece[], left = "Products", right = "Shave") =>
  restoreDashes(
    [word(left, 20, 100), word(right, 100 + gap, 180 + gap)],
    print(gap, ...pieces),
  ).map(({ text }) => text);

const dash: Piece = [130, 20, 4, 10];

describe("restoreDashes", () => {
  it("finds a dash in the middle of the white between two words", () => {
    expect(texts(80, [dash])).toEqual(["Products", "-", "Shave"]);
    expect(texts(80, [])).toEqual(["Products", "Shave"]);
  });

  it("takes nothing for one that stands on the line, is not alone, or nearer to one word", () => {
    expect(texts(80, [[130, 20, 4, 0]])).toEqual(["Products", "Shave"]);
    expect(texts(80, [dash, [160, 6, 28, 0]])).toEqual(["Products", "Shave"]);
    expect(texts(80, [[104, 20, 4, 10]])).toEqual(["Products", "Shave"]);
    expect(texts(80, [[134, 6, 6, 10]])).toEqual(["Products", "Shave"]);
  });

  it("leaves cells far apart, ideographs and signs", () => {
    expect(texts(160, [[170, 20, 4, 10]])).toEqual(["Products", "Shave"]);
    expect(texts(80, [dash], "☐")).toEqual(["☐", "Shave"]);
    expect(texts(80, [dash], "氏名")).toEqual(["氏名", "Shave"]);
  });
});
