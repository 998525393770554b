import { describe, expect, it } from "vitest";
import type { SeenCircle } from "../seen";
import { missingHoles } from "./add-holes";

const hole = (x: number, y: number, radius = 10): SeenCircle => ({
  kind: "circle",
  center: { x, y },
  radius,
});
const onCircle = (angle: number, radius = 200): SeenCircle =>
  hole(
    500 + radius * Math.cos((angle * Math.PI) / 180),
    500 + radius * Math.sin((angle * Math.PI) / 180),
  );
const SIZE = 1000;

describe("missingHoles", () => {
  it("finds the place on the pitch circle that even steps leave empty", () => {
    const seen = [0, 62, 119, 181, 298].map((angle) => onCircle(angle));
    const [place, ...others] = missingHoles(seen, 6, [hole(500, 500, 200)], SIZE);
    expect(others).toEqual([]);
    const { center } = onCircle(240);
    expect(Math.hypot((place?.x ?? 0) - center.x, (place?.y ?? 0) - center.y)).toBeLessThan(10);
  });

  it("places all but the only hole seen on a pitch circle", () => {
    expect(missingHoles([onCircle(1)], 4, [hole(500, 500, 200)], SIZE)).toHaveLength(3);
  });

  it("adds nothing where the seen holes do not fit even steps, or stand beside the circle", () => {
    const uneven = [0, 40, 120].map((angle) => onCircle(angle));
    expect(missingHoles(uneven, 6, [hole(500, 500, 200)], SIZE)).toEqual([]);
    const beside = [onCircle(0), onCircle(90, 120)];
    expect(missingHoles(beside, 6, [hole(500, 500, 200)], SIZE)).toEqual([]);
  });

  it("fills the corner of a grid", () => {
    const seen = [hole(100, 100), hole(500, 104), hole(98, 400)];
    const [place, ...others] = missingHoles(seen, 4, [], SIZE);
    expect(others).toEqual([]);
    expect(place?.x).toBeCloseTo(500, -1);
    expect(place?.y).toBeCloseTo(400, -1);
  });

  it("fills the gap of a row, but not one that may be at either end", () => {
    const gap = [hole(100, 100), hole(200, 103), hole(405, 98), hole(498, 100)];
    expect(missingHoles(gap, 5, [], SIZE)[0]?.x).toBeCloseTo(302, -1);
    const open = [hole(100, 100), hole(200, 103), hole(301, 98), hole(402, 100)];
    expect(missingHoles(open, 5, [], SIZE)).toEqual([]);
  });

  it("adds nothing where all are seen, or more", () => {
    const seen = [0, 90, 180, 270].map((angle) => onCircle(angle));
    expect(missingHoles(seen, 4, [hole(500, 500, 200)], SIZE)).toEqual([]);
    expect(missingHoles(seen, 3, [hole(500, 500, 200)], SIZE)).toEqual([]);
  });
});
