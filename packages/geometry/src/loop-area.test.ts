import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundsOfLoop } from "./bounding-box";
import { loopArea } from "./loop-area";
import type { Loop } from "./model";
import { isPointInLoop } from "./point-in-loop";

/** Two half circles of radius r joined by straight sides of length l, counter-clockwise. */
function obround(l: number, r: number): Loop {
  const half = (x: number, start: number) => ({
    kind: "arc" as const,
    center: { x, y: 0 },
    radius: r,
    startAngle: start,
    endAngle: start + Math.PI,
    reversed: false,
  });
  return {
    kind: "chain",
    edges: [
      { kind: "segment", start: { x: 0, y: -r }, end: { x: l, y: -r } },
      half(l, -Math.PI / 2),
      { kind: "segment", start: { x: l, y: r }, end: { x: 0, y: r } },
      half(0, Math.PI / 2),
    ],
  };
}

const sizes = fc.tuple(
  fc.double({ min: 1, max: 500, noNaN: true }),
  fc.double({ min: 0.5, max: 100, noNaN: true }),
);

describe("a loop with arcs", () => {
  it("has the area of its rectangle and its circle", () => {
    fc.assert(
      fc.property(sizes, ([l, r]) => {
        expect(loopArea(obround(l, r))).toBeCloseTo(2 * l * r + Math.PI * r * r, 6);
      }),
    );
  });

  it("is bounded by its arcs' outermost points", () => {
    fc.assert(
      fc.property(sizes, ([l, r]) => {
        expect(boundsOfLoop(obround(l, r))).toEqual({
          minX: expect.closeTo(-r, 9),
          minY: expect.closeTo(-r, 9),
          maxX: expect.closeTo(l + r, 9),
          maxY: expect.closeTo(r, 9),
        });
      }),
    );
  });

  it("holds the points inside its round ends and not those beside them", () => {
    const slot = obround(40, 10);
    expect(isPointInLoop({ x: 47, y: 0 }, slot)).toBe(true);
    expect(isPointInLoop({ x: 48, y: 8 }, slot)).toBe(false);
    expect(isPointInLoop({ x: -9, y: 0 }, slot)).toBe(true);
    expect(isPointInLoop({ x: 20, y: 11 }, slot)).toBe(false);
  });
});
