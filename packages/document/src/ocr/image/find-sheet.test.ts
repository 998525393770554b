import { describe, expect, it } from "vitest";
import { findSheet } from "./find-sheet";
import type { GreyImage } from "./grey-image";
import type { Point } from "./projective";

const WIDTH = 900;
const HEIGHT = 1200;

const sheet: Point[] = [
  { x: 120, y: 90 },
  { x: 790, y: 140 },
  { x: 810, y: 1080 },
  { x: 80, y: 1110 },
];
const upright: Point[] = [
  { x: 100, y: 100 },
  { x: 800, y: 100 },
  { x: 800, y: 1100 },
  { x: 100, y: 1100 },
];

/** A pale sheet on a desk, each place in its own light. */
function photograph(
  corners: readonly Point[],
  { desk = 120, light = (_x: number, _y: number) => 1 },
): GreyImage {
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      data[y * WIDTH + x] = (isInside(corners, x, y) ? 230 : desk) * light(x, y);
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

function isInside(corners: readonly Point[], x: number, y: number): boolean {
  return corners.every((a, k) => {
    const b = corners[(k + 1) % 4] as Point;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0;
  });
}

function distance(image: GreyImage, corners: readonly Point[]): number {
  const found = findSheet(image);
  if (!found) return Number.POSITIVE_INFINITY;
  return Math.max(
    ...found.map((p, k) => Math.hypot(p.x - (corners[k]?.x ?? 0), p.y - (corners[k]?.y ?? 0))),
  );
}

describe("the sheet", () => {
  it("is found to the pixel where all of it is brighter than the desk", () => {
    expect(distance(photograph(sheet, {}), sheet)).toBeLessThan(5);
  });

  it.each([
    ["half of it", (x: number, y: number) => (x + 0.3 * y > 600 ? 0.5 : 1)],
    ["its lower part, along its side", (_: number, y: number) => (y > 700 ? 0.45 : 1)],
    ["all but a strip", (x: number) => (x > 300 ? 0.45 : 1)],
  ])("is found whole, without a strip of desk, where %s lies in a shadow", (_, light) => {
    const image = photograph(sheet, { light });
    expect(distance(image, sheet)).toBeLessThan(16);
    expect(findSheet(image)?.filter(({ x, y }) => !isInside(sheet, x, y))).toEqual([]);
  });

  it("is no panel that stands upright on a page of pale grey", () => {
    expect(findSheet(photograph(upright, { desk: 205 }))).toBeNull();
  });

  it("is no part of a page between dark bars that run across it from edge to edge, on a slope as scans have it", () => {
    expect(findSheet(scan([500, 560], [900, 950]))).toBeNull();
    expect(findSheet(transposed(scan([500, 560], [900, 950])))).toBeNull();
  });

  it("is no page without the dark bar at its head that letters stand in", () => {
    expect(findSheet(scan([0, 120], [40, 70]))).toBeNull();
  });

  it("is a page whose desk shows at one end alone", () => {
    const page: Point[] = [
      { x: 0, y: 120 },
      { x: WIDTH, y: 120 },
      { x: WIDTH, y: HEIGHT },
      { x: 0, y: HEIGHT },
    ];
    expect(distance(scan([0, 120]), page)).toBeLessThan(25);
  });
});

/** A page from border to border, a little aslant, with a dark bar; a second one from the head on is one of pale letters in the first. */
function scan([from, to]: [number, number], [other, end] = [0, 0]): GreyImage {
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const at = y - 0.015 * x;
      const isBar = at >= from - 20 && at < to;
      const isOther = at >= other && at < end;
      const isLetter = isBar && isOther && x > 200 && x < 500 && x % 20 < 8;
      data[y * WIDTH + x] = (isBar || isOther) && !isLetter ? 30 : 240;
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

function transposed({ data }: GreyImage): GreyImage {
  const turned = new Uint8Array(data.length);
  data.forEach((value, i) => {
    turned[(i % WIDTH) * HEIGHT + Math.floor(i / WIDTH)] = value;
  });
  return { width: HEIGHT, height: WIDTH, data: turned };
}
