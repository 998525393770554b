import { describe, expect, it } from "vitest";
import { fitCurve } from "./fit-curve";

const sine = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const t = (2 * Math.PI * i) / (count - 1);
    return { x: 40 * t, y: 30 * Math.sin(t) };
  });
const slope = Math.hypot(40, 30);

describe("fitCurve", () => {
  it("follows a curve within the tolerance, through its ends, in their directions", () => {
    const points = sine(120);
    const way = { x: 40 / slope, y: 30 / slope };
    const curve = fitCurve(points, way, way, 1);
    expect(curve[0]).toEqual(points[0]);
    expect(curve.at(-1)).toEqual(points.at(-1));
    expect((curve.length - 1) % 3).toBe(0);
    for (const { x, y } of onCurve(curve)) {
      expect(Math.abs(y - 30 * Math.sin(x / 40))).toBeLessThan(2.5);
    }
    const [start, handle] = curve as [Point, Point];
    expect((handle.y - start.y) / (handle.x - start.x)).toBeCloseTo(0.75, 9);
  });

  it("takes more pieces for a closer fit, and one where one will do", () => {
    const way = { x: 40 / slope, y: 30 / slope };
    const pieces = (tolerance: number) => (fitCurve(sine(120), way, way, tolerance).length - 1) / 3;
    expect(pieces(0.1)).toBeGreaterThan(pieces(5));
    const straight = Array.from({ length: 20 }, (_, i) => ({ x: 3 * i, y: 4 * i }));
    const diagonal = { x: 0.6, y: 0.8 };
    expect(fitCurve(straight, diagonal, diagonal, 0.1)).toHaveLength(4);
  });
});

interface Point {
  x: number;
  y: number;
}

function onCurve(curve: readonly Point[]): Point[] {
  const found: Point[] = [];
  for (let k = 0; k + 3 < curve.length; k += 3) {
    const [a, b, c, d] = curve.slice(k, k + 4) as [Point, Point, Point, Point];
    for (let t = 0; t <= 1; t += 0.1) {
      const s = 1 - t;
      const w = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t] as const;
      found.push({
        x: w[0] * a.x + w[1] * b.x + w[2] * c.x + w[3] * d.x,
        y: w[0] * a.y + w[1] * b.y + w[2] * c.y + w[3] * d.y,
      });
    }
  }
  return found;
}
