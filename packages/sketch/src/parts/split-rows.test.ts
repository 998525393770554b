import { describe, expect, it } from "vitest";
import type { Mask } from "../capture/binarise";
import { findTexts, freeInk } from "./find-texts";

const height = 24;
const penWidth = 3;

/** Letters 16 pixels wide and 24 high from x on, on the line of writing at 100; lines as given. */
function sheet(letters: number[], isLine: (x: number, y: number) => boolean) {
  const size = 260;
  const data = new Uint8Array(size * size);
  const letterData = new Uint8Array(size * size);
  for (let i = 0; i < data.length; i += 1) {
    const [x, y] = [i % size, Math.floor(i / size)];
    const isRing = (left: number) => {
      const [dx, dy] = [Math.abs(x - left - 8), Math.abs(y - 112)];
      return dx <= 8 && dy <= 12 && (dx >= 6 || dy >= 10);
    };
    if (letters.some(isRing)) letterData[i] = 1;
    if (letterData[i] || isLine(x, y)) data[i] = 1;
  }
  const whole: Mask = { width: size, height: size, data };
  return findTexts(freeInk({ ...whole, data: letterData }), whole, height, penWidth);
}

/** A dimension line straight up and down through x, broken about the writing; a leader from x on to the right. */
const upright = (at: number) => (x: number, y: number) =>
  Math.abs(x - at) < 2 && (y < 92 || y > 132) && y > 20 && y < 220;
const leader = (from: number) => (x: number, y: number) =>
  Math.abs(y - 112) < 2 && x > from && x < 250;
const spread = (texts: ReturnType<typeof sheet>) =>
  texts.map(({ box: { left, right } }) => [left, right]).sort(([a], [b]) => (a ?? 0) - (b ?? 0));

describe("two numbers with hardly a blank between them", () => {
  const letters = [40, 60, 90, 110];

  it("are two where one breaks its dimension line and a leader begins beyond the other", () => {
    const isLine = (x: number, y: number) => upright(57)(x, y) || leader(132)(x, y);
    expect(spread(sheet(letters, isLine))).toEqual([
      [40, 76],
      [90, 126],
    ]);
  });

  it.each<[string, (x: number, y: number) => boolean]>([
    ["no line is beside them", () => false],
    ["a leader begins beyond them", leader(132)],
    ["they break a line together", (x, y) => upright(83)(x, y) || leader(132)(x, y)],
  ])("are one where %s", (_, isLine) => {
    expect(spread(sheet(letters, isLine))).toEqual([[40, 126]]);
  });
});
