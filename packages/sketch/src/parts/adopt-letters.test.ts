import { describe, expect, it } from "vitest";
import type { Mask } from "../capture/binarise";
import { adoptLetters } from "./adopt-letters";
import { freeInk } from "./find-texts";

const HEIGHT = 30;
const SIDE = 120;

/** The strokes of signs, three pixels wide, from `left`, `top`. */
function page(...strokes: [left: number, top: number, right: number, bottom: number][]): Mask {
  const data = new Uint8Array(SIDE * SIDE);
  for (const [left, top, right, bottom] of strokes) {
    for (let y = top; y <= bottom; y += 1) data.fill(1, y * SIDE + left, y * SIDE + right + 1);
  }
  return { width: SIDE, height: SIDE, data };
}

const count = ({ data }: Mask) => data.reduce((sum, v) => sum + v, 0);

/** An H. */
const letter: [number, number, number, number][] = [
  [40, 40, 42, 69],
  [58, 40, 60, 69],
  [40, 53, 60, 55],
];

describe("adoptLetters", () => {
  it("takes a free letter that looks like annotation", () => {
    const found = adoptLetters(page(), freeInk(page(...letter)), HEIGHT, () => 0.9);
    expect(count(found)).toBe(count(page(...letter)));
  });

  it("leaves what looks like an outline", () => {
    expect(count(adoptLetters(page(), freeInk(page(...letter)), HEIGHT, () => 0.1))).toBe(0);
  });

  it("leaves a letter that touches a line, a straight stroke, and what is too large or too small", () => {
    const others: [number, number, number, number][][] = [
      [...letter, [58, 66, 119, 69]],
      [[40, 40, 43, 69]],
      [
        [10, 10, 12, 90],
        [70, 10, 72, 90],
        [10, 50, 70, 52],
      ],
      [
        [40, 40, 41, 48],
        [46, 40, 47, 48],
        [40, 44, 47, 45],
      ],
    ];
    for (const strokes of others) {
      expect(count(adoptLetters(page(), freeInk(page(...strokes)), HEIGHT, () => 0.9))).toBe(0);
    }
  });
});
