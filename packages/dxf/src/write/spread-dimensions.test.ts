import type { Drawing, DrawingDimension, Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import { dimensionPicture } from "./dimension-picture";
import { spreadDimensions } from "./spread-dimensions";
import { boxesOverlap, boxOfSegment } from "./text-box";

const corners: Point[] = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 60 },
  { x: 0, y: 60 },
];
const HEIGHT = 2.5;

function plateWith(dimensions: DrawingDimension[]): Drawing {
  const edges = corners.map((start, k) => ({
    kind: "segment" as const,
    start,
    end: corners[(k + 1) % 4] as Point,
  }));
  const profile = { outer: { kind: "chain" as const, edges }, holes: [] };
  return { units: "mm", profile, centerLines: [], dimensions, texts: [] };
}

/** From the plate's left edge to x, with its line at a height. */
function across(to: number, y: number, text = String(to)): DrawingDimension {
  const [from, end] = [
    { x: 0, y: 60 },
    { x: to, y: 60 },
  ];
  return { kind: "linear", from, to: end, line: { x: 0, y }, angle: 0, text, measured: to };
}

function expectFree(drawing: Drawing): void {
  const pictures = spreadDimensions(drawing, HEIGHT).map((d) => dimensionPicture(d, HEIGHT));
  pictures.forEach(({ box }, i) => {
    pictures.forEach(({ box: other, strokes }, k) => {
      if (i === k) return;
      expect(boxesOverlap(box, other)).toBe(false);
      for (const line of strokes) expect(boxesOverlap(box, boxOfSegment(line))).toBe(false);
    });
  });
}

describe("dimensions", () => {
  it("whose lines lie a hand's breadth apart are spread until each text stands alone", () => {
    expectFree(plateWith([across(100, 66), across(90, 66.5), across(80, 67), across(40, 66.2)]));
  });

  it("that have room stay where they were sketched", () => {
    const dimensions = [across(40, 66), across(100, 75)];
    expect(spreadDimensions(plateWith(dimensions), HEIGHT)).toEqual(dimensions);
  });

  it("of holes beside each other keep their texts apart", () => {
    const hole = (x: number): DrawingDimension => ({
      kind: "diameter",
      center: { x, y: 30 },
      radius: 4,
      at: { x: 50, y: 45 },
      text: "Ø8",
      measured: 8,
    });
    expectFree(plateWith([hole(44), hole(56)]));
  });

  it("stand off the outline", () => {
    const [moved] = spreadDimensions(plateWith([across(50, 58, "50")]), HEIGHT);
    const { box } = dimensionPicture(moved as DrawingDimension, HEIGHT);
    expect(box.at.y + box.height / 2 < 60 || box.at.y - box.height / 2 > 60).toBe(true);
  });
});
