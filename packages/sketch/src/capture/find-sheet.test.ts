import type { Point } from "@inkform/geometry/model";
import type { Raster } from "@inkform/raster/model";
import { describe, expect, it } from "vitest";
import { findSheet, type Quad } from "./find-sheet";

const width = 1200;
const height = 900;

/** A desk of one grey with a white quadrilateral on it; a hard shadow darkens what lies right of `shadow`. */
function photograph(corners: Quad, { desk = 60, shadow = width, line = -1 } = {}): Raster {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const paper = isInside(corners, { x, y }) ? 235 : desk;
      const ink = Math.abs(x - line) < 4 && paper > 200 ? 0.2 : 1;
      data[y * width + x] = paper * ink * (x > shadow + 0.2 * y ? 0.55 : 1);
    }
  }
  return { width, height, channels: 1, data, dpi: null };
}

/** Corners clockwise as seen. */
function isInside(corners: Quad, p: Point): boolean {
  return corners.every((a, k) => {
    const b = corners[(k + 1) % 4] as Point;
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) >= 0;
  });
}

const tilted: Quad = [
  { x: 90, y: 60 },
  { x: 1120, y: 95 },
  { x: 1080, y: 850 },
  { x: 60, y: 800 },
];

function expectCorners(found: Quad | null, expected: readonly Point[]) {
  expect(found).not.toBeNull();
  found?.forEach((corner, k) => {
    const { x, y } = expected[k] as Point;
    expect(Math.hypot(corner.x - x, corner.y - y)).toBeLessThan(14);
  });
}

describe("the sheet in a photograph", () => {
  it("is found by its corners", () => {
    expectCorners(findSheet(photograph(tilted)), tilted);
  });

  it("is found where the edge of a shadow crosses it and a thick line runs down it", () => {
    expectCorners(findSheet(photograph(tilted, { shadow: 500, line: 300 })), tilted);
  });

  it("reaches to the border on the side that the picture leaves out", () => {
    const cut: Quad = [
      { x: 90, y: 60 },
      { x: 1400, y: 60 },
      { x: 1400, y: 850 },
      { x: 90, y: 850 },
    ];
    const expected = [
      { x: 90, y: 60 },
      { x: width, y: 60 },
      { x: width, y: 850 },
      { x: 90, y: 850 },
    ];
    expectCorners(findSheet(photograph(cut)), expected);
  });

  it("is none in a scan, whatever is drawn there", () => {
    const scan: Quad = [
      { x: -1, y: -1 },
      { x: width, y: -1 },
      { x: width, y: height },
      { x: -1, y: height },
    ];
    expect(findSheet(photograph(scan, { line: 300 }))).toBeNull();
  });
});
