import { describe, expect, it } from "vitest";
import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { lookOf } from "./ink-look";

const EM = 40;
const BASELINE = 60;

/** Upright strokes of one width, height and grey, so many pixels apart. */
function strokes(width: number, gap: number, grey: number) {
  const image: GreyImage = { width: 300, height: 100, data: new Uint8Array(30_000).fill(255) };
  for (let i = 0; i < 5; i++) {
    const x = 20 + i * (width + gap);
    for (let y = BASELINE - 30; y < BASELINE; y++) {
      image.data.fill(grey, y * image.width + x, y * image.width + x + width);
    }
  }
  const word: Word = {
    text: "lllll",
    box: { x0: 18, x1: 22 + 5 * (width + gap), top: BASELINE - 35, bottom: BASELINE + 9 },
    baseline: BASELINE,
    fontSize: EM,
    bold: false,
    spaceBefore: false,
    confidence: 0.9,
    source: "ocr",
  };
  return lookOf(word, image);
}

describe("lookOf", () => {
  it("tells how wide strokes are, how dark, and how much white is between them", () => {
    const thick = strokes(8, 8, 51);
    expect(thick.upright).toBeCloseTo(8 / EM);
    expect(thick.level).toBeCloseTo(30 / EM);
    expect(thick.dark).toBeCloseTo(0.2);
    expect(thick.shade).toBeCloseTo(0.2);
    expect(thick.sharp).toBeCloseTo(1.25);
    expect(thick.open).toBeCloseTo(32 / 72);
    const thin = strokes(4, 8, 102);
    expect(thin.upright).toBeCloseTo(4 / EM);
    expect(thin.dark).toBeCloseTo(0.4);
    expect(thin.stroke).toBeLessThan(thick.stroke);
  });

  it("says nothing of a place without ink", () => {
    const blank = strokes(4, 8, 255);
    expect(blank).toMatchObject({ stroke: 0, sharp: 0, open: 0 });
  });
});
