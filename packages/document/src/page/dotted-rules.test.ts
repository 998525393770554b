import { describe, expect, it } from "vitest";
import { dottedRules } from "./dotted-rules";

const dot = (x: number, y: number) => ({ x0: x, x1: x + 0.8, top: y, bottom: y + 0.8 });
const dots = (count: number, y: number) =>
  Array.from({ length: count }, (_, i) => dot(50 + 1.6 * i, y));

describe("dottedRules", () => {
  it("are rows of equal dots, level or upright", () => {
    const level = dots(40, 100);
    const upright = level.map(({ x0, x1, top, bottom }) => ({
      x0: top,
      x1: bottom,
      top: x0,
      bottom: x1,
    }));
    const [first, second] = dottedRules([...level, ...upright]);
    expect(first).toMatchObject({ orientation: "horizontal", box: { x0: 50, top: 100 } });
    expect(first?.box.x1).toBeCloseTo(50 + 1.6 * 39 + 0.8);
    expect(second).toMatchObject({ orientation: "vertical", box: { x0: 100, top: 50 } });
  });

  it("are not a few dots, dots far apart, or strokes of other lengths", () => {
    const wide = Array.from({ length: 20 }, (_, i) => dot(50 + 9 * i, 200));
    const uneven = dots(20, 300).map((one, i) => ({ ...one, x1: one.x0 + (i % 2 ? 0.8 : 1.5) }));
    expect(dottedRules([...dots(5, 100), ...wide, ...uneven])).toEqual([]);
  });
});
