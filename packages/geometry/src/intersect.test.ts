import { describe, expect, it } from "vitest";
import { intersect } from "./intersect";
import type { Arc, Circle, Segment } from "./model";

const segment = (x1: number, y1: number, x2: number, y2: number): Segment => ({
  kind: "segment",
  start: { x: x1, y: y1 },
  end: { x: x2, y: y2 },
});
const circle = (x: number, y: number, radius: number): Circle => ({
  kind: "circle",
  center: { x, y },
  radius,
});

describe("intersect", () => {
  it("finds where segments cross, and nothing beyond their ends or along each other", () => {
    expect(intersect(segment(0, 0, 10, 10), segment(0, 10, 10, 0))).toEqual([{ x: 5, y: 5 }]);
    expect(intersect(segment(0, 0, 4, 4), segment(0, 10, 10, 0))).toEqual([]);
    expect(intersect(segment(0, 0, 10, 0), segment(5, 0, 20, 0))).toEqual([]);
  });

  it("finds both points of a chord and the one of a tangent", () => {
    const chord = intersect(segment(-10, 3, 10, 3), circle(0, 0, 5));
    expect(chord.map(({ x }) => x)).toEqual([expect.closeTo(-4, 9), expect.closeTo(4, 9)]);
    expect(intersect(segment(-10, 5, 10, 5), circle(0, 0, 5))).toEqual([{ x: 0, y: 5 }]);
    expect(intersect(segment(-10, 6, 10, 6), circle(0, 0, 5))).toEqual([]);
  });

  it("keeps to the sweep of an arc", () => {
    const upper: Arc = {
      kind: "arc",
      center: { x: 0, y: 0 },
      radius: 5,
      startAngle: 0,
      endAngle: Math.PI,
    };
    const [only, ...others] = intersect(segment(0, -10, 0, 10), upper);
    expect(only).toEqual({ x: 0, y: expect.closeTo(5, 9) });
    expect(others).toEqual([]);
  });

  it("finds where circles cross and touch", () => {
    const crossed = intersect(circle(0, 0, 5), circle(6, 0, 5));
    expect(crossed.map(({ x, y }) => [x, Math.abs(y)])).toEqual([
      [expect.closeTo(3, 9), expect.closeTo(4, 9)],
      [expect.closeTo(3, 9), expect.closeTo(4, 9)],
    ]);
    expect(intersect(circle(0, 0, 5), circle(8, 0, 3))).toEqual([{ x: 5, y: 0 }]);
    expect(intersect(circle(0, 0, 5), circle(1, 0, 2))).toEqual([]);
  });
});
