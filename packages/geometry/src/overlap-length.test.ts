import { describe, expect, it } from "vitest";
import type { Arc, Point, Segment } from "./model";
import { overlapLength } from "./overlap-length";

const at = (x: number, y: number): Point => ({ x, y });
const segment = (start: Point, end: Point): Segment => ({ kind: "segment", start, end });
const arc = (from: number, to: number, radius = 10): Arc => ({
  kind: "arc",
  center: at(5, 5),
  radius,
  startAngle: (from * Math.PI) / 180,
  endAngle: (to * Math.PI) / 180,
});
const circle = { kind: "circle" as const, center: at(5, 5), radius: 10 };

describe("overlapLength", () => {
  it("measures how far segments lie on each other, whichever way they run", () => {
    const base = segment(at(0, 0), at(30, 40));
    expect(overlapLength(base, segment(at(30, 40), at(0, 0)), 1e-6)).toBeCloseTo(50, 9);
    expect(overlapLength(segment(at(60, 80), at(15, 20)), base, 1e-6)).toBeCloseTo(25, 9);
    expect(overlapLength(base, segment(at(30, 40), at(60, 80)), 1e-6)).toBeCloseTo(0, 9);
    expect(overlapLength(base, segment(at(0, 0.1), at(30, 40)), 1e-6)).toBe(0);
    expect(overlapLength(base, segment(at(0, 40), at(30, 0)), 1e-6)).toBe(0);
  });

  it("measures how far arcs of one circle lie on each other, past zero degrees too", () => {
    const degree = (10 * Math.PI) / 180;
    expect(overlapLength(arc(350, 40), arc(20, 90), 1e-6)).toBeCloseTo(20 * degree, 9);
    expect(overlapLength(arc(10, 300), arc(290, 30), 1e-6)).toBeCloseTo(30 * degree, 9);
    expect(overlapLength(arc(0, 90), arc(90, 180), 1e-6)).toBeCloseTo(0, 9);
    expect(overlapLength(arc(0, 90), circle, 1e-6)).toBeCloseTo(90 * degree, 9);
    expect(overlapLength(circle, { ...circle }, 1e-6)).toBeCloseTo(360 * degree, 9);
    expect(overlapLength(arc(0, 90), arc(0, 90, 11), 1e-6)).toBe(0);
    expect(overlapLength(circle, segment(at(-5, 0), at(15, 0)), 1e-6)).toBe(0);
  });
});
