import { describe, expect, it } from "vitest";
import type { Component } from "./components";
import { findFan, unfold } from "./find-fan";
import { applyTo } from "./projective";

const size = { width: 1000, height: 1400 };
const middle = { x: 500, y: 700 };
const HEIGHT = 20;

/** Numbers from 0 to 1, always the same. */
function dice(): () => number {
  let seed = 11;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}

/** Ten words a line on 26 lines that lean by `lean` in the middle and by `spread` more at the foot than at the head. */
function letters(lean: number, spread: number): Component[] {
  const roll = dice();
  return Array.from({ length: 26 * 40 }, (_, index) => {
    const line = 80 + 48 * Math.floor(index / 40);
    const x = 60 + (index % 40) * 22;
    const y = line + (x - middle.x) * (lean + (spread * (line - middle.y)) / size.height);
    return letterAt(x, y + roll());
  });
}

function letterAt(x: number, bottom: number): Component {
  return { x0: x - 7, x1: x + 7, top: bottom - HEIGHT, bottom, area: 120 };
}

describe("the fan of the lines", () => {
  it.each([
    [0.07, 0.09],
    [-0.03, -0.06],
    [0, 0.15],
  ])("leans by %d and spreads by %d", (lean, spread) => {
    const fan = findFan(letters(lean, spread), HEIGHT, size, middle);
    expect(fan.lean).toBeCloseTo(lean, 2);
    expect(Math.abs(fan.spread - spread)).toBeLessThan(0.02);
    expect(fan.gain).toBeGreaterThan(1.2);
  });

  it("does not spread where the lines are parallel", () => {
    const fan = findFan(letters(0.05, 0), HEIGHT, size, middle);
    expect(fan.lean).toBeCloseTo(0.05, 2);
    expect(fan.gain).toBe(1);
    expect(fan.spread).toBe(0);
  });

  it("is no sharper than any direction in grain", () => {
    const roll = dice();
    const grain = Array.from({ length: 3000 }, () => letterAt(roll() * 1000, roll() * 1400));
    expect(findFan(grain, HEIGHT, size, middle).sharpness).toBeLessThan(1.3);
  });

  it("is laid level and keeps the whole page", () => {
    const flat = unfold({ lean: 0.07, spread: 0.09, sharpness: 9, gain: 2 }, size);
    for (const y of [300, 700, 1100]) {
      const left = applyTo(flat.toSource, 0, y);
      const right = applyTo(flat.toSource, 1000, y);
      const line = (left.y + right.y) / 2;
      const lean = 0.07 + (0.09 * (line - middle.y)) / size.height;
      expect((right.y - left.y) / 1000).toBeCloseTo(lean, 6);
    }
    const ends = [0, 1000].map((x) => [
      applyTo(flat.toSource, x, 0),
      applyTo(flat.toSource, x, flat.height),
    ]);
    for (const [first, last] of ends) {
      expect(first?.y).toBeLessThanOrEqual(0.001);
      expect(last?.y).toBeGreaterThanOrEqual(1399.999);
    }
  });
});
