import { describe, expect, it } from "vitest";
import { bendSpline } from "./bend-spline";

/** A quarter of an oval, from its left end, run upright, to its top, run level. */
const quarter = [
  { x: 0, y: 0 },
  { x: 0, y: 11 },
  { x: 18, y: 20 },
  { x: 40, y: 20 },
];

describe("bendSpline", () => {
  it("stretches along each axis as the ends were, so that level and upright runs stay so", () => {
    const bent = bendSpline(quarter, { x: 5, y: 5 }, { x: 85, y: 15 });
    expect(bent).toEqual([
      { x: 5, y: 5 },
      { x: 5, y: 10.5 },
      { x: 41, y: 15 },
      { x: 85, y: 15 },
    ]);
  });

  it("keeps a bow's depth in proportion where its ends lie level, and leans it to where they went", () => {
    const bow = [
      { x: 0, y: 0 },
      { x: 10, y: 12 },
      { x: 30, y: 12 },
      { x: 40, y: 0 },
    ];
    const bent = bendSpline(bow, { x: 0, y: 0 }, { x: 80, y: 8 });
    expect(bent.at(-1)).toEqual({ x: 80, y: 8 });
    expect(bent[1]?.x).toBe(20);
    expect((bent[1]?.y ?? 0) - 2).toBeCloseTo(12 * Math.hypot(80, 8) * (1 / 40), 9);
  });
});
