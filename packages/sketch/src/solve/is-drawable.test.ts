import type { Circle, Loop, Point, Profile } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import { isDrawable } from "./is-drawable";

const polygon = (...points: [number, number][]): Loop => ({
  kind: "chain",
  edges: points.map(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] as [number, number];
    const end: Point = { x: nextX, y: nextY };
    return { kind: "segment", start: { x, y }, end };
  }),
});
const circle = (x: number, y: number, radius: number): Circle => ({
  kind: "circle",
  center: { x, y },
  radius,
});
const plate = polygon([0, 0], [40, 0], [40, 20], [0, 20]);
const withHoles = (...holes: Loop[]): Profile => ({ outer: plate, holes });

describe("isDrawable", () => {
  it("takes a plate with holes that keep apart", () => {
    expect(isDrawable(withHoles(circle(10, 10, 3), polygon([20, 5], [20, 15], [30, 5])))).toBe(
      true,
    );
  });

  it("refuses an outline that crosses itself", () => {
    expect(isDrawable({ outer: polygon([0, 0], [40, 0], [10, 20], [40, 20]), holes: [] })).toBe(
      false,
    );
  });

  it("refuses an edge that runs back along the one before it", () => {
    const outer = polygon([0, 0], [40, 0], [40, 20], [40, 12], [0, 12]);
    expect(isDrawable({ outer, holes: [] })).toBe(false);
  });

  it("refuses a hole whose corner lies on the outline, and one whose side does", () => {
    expect(isDrawable(withHoles(polygon([0, 10], [10, 15], [10, 5])))).toBe(false);
    expect(isDrawable(withHoles(polygon([5, 0], [5, 10], [15, 10], [15, 0])))).toBe(false);
  });

  it("refuses two holes that share a corner", () => {
    const one = polygon([10, 5], [10, 10], [15, 5]);
    const other = polygon([10, 10], [5, 15], [15, 15]);
    expect(isDrawable(withHoles(one, other))).toBe(false);
  });

  it("refuses a hole drawn twice", () => {
    expect(isDrawable(withHoles(circle(10, 10, 3), circle(10, 10, 3)))).toBe(false);
  });

  it("refuses holes that overlap or lie outside", () => {
    expect(isDrawable(withHoles(circle(10, 10, 3), circle(14, 10, 3)))).toBe(false);
    expect(isDrawable(withHoles(circle(60, 10, 3)))).toBe(false);
  });
});
