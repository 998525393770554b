import { describe, expect, it } from "vitest";
import { findSheet } from "./find-sheet";
import type { Raster } from "./model";
import type { Point, Quad } from "./quad";

const width = 1200;
const height = 900;

type Shade = (x: number, y: number) => number;

interface Scene {
  /** Grey of what is not paper. */
  desk?: Shade;
  /** Share of the light at a place. */
  light?: Shade;
  /** What is printed on the paper there: its share of white. */
  print?: Shade;
}

/** A photograph of a white quadrilateral with a little noise, always the same. */
function photograph(corners: Quad, { desk = () => 60, light = lit, print = lit }: Scene): Raster {
  const data = new Uint8Array(width * height);
  let seed = 7;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const grey = isInside(corners, { x, y }) ? 225 * print(x, y) : desk(x, y);
      data[y * width + x] = Math.max(0, grey * light(x, y) + (seed >>> 29) - 4);
    }
  }
  return { width, height, channels: 1, data, dpi: null };
}

function lit(): number {
  return 1;
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

const everywhere: Quad = [
  { x: -1, y: -1 },
  { x: width, y: -1 },
  { x: width, y: height },
  { x: -1, y: height },
];

function expectCorners(found: Quad | null, expected: readonly Point[]) {
  expect(found).not.toBeNull();
  found?.forEach((corner, k) => {
    const { x, y } = expected[k] as Point;
    expect(Math.hypot(corner.x - x, corner.y - y)).toBeLessThan(14);
  });
}

const within = (x: number, y: number, x0: number, y0: number, x1: number, y1: number) =>
  x >= x0 && x < x1 && y >= y0 && y < y1;

const waves: Shade = (x, y) => 110 * (1 - 0.1 * Math.sin(x / 37 + Math.sin(y / 91)));

describe("the sheet in a photograph", () => {
  const scenes: Record<string, Scene> = {
    "on a dark desk": {},
    "where the edge of a shadow crosses it and a thick line runs down it": {
      light: (x, y) => (x > 500 + 0.2 * y ? 0.55 : 1),
      print: (x) => (Math.abs(x - 300) < 4 ? 0.2 : 1),
    },
    "that is as dark in the shadow as the desk is in the light": {
      desk: waves,
      light: (x, y) => (x + 0.3 * y > 700 ? 0.48 : 1),
    },
    "where a shadow on it ends along its right side": {
      desk: waves,
      light: (x) => (x > 900 ? 0.55 : 1),
    },
    "where all but its lower part lies in a shadow": {
      desk: waves,
      light: (x, y) => (y < 640 + 0.04 * x ? 0.5 : 1),
    },
    "beside which a shadow falls on the desk": {
      desk: waves,
      light: (x) => (x > 1150 ? 0.5 : 1),
    },
    "under a lamp whose light falls off": {
      desk: waves,
      light: (x, y) => 1 / (1 + (1.4 * (x * x + y * y)) / (width * height)),
    },
    "on a pale desk": { desk: () => 190 },
    "on boards": { desk: (x) => (x % 210 < 105 ? 150 : 100) },
    "on checked cloth": {
      desk: (x, y) => ((Math.floor(x / 43) + Math.floor(y / 43)) % 2 ? 160 : 70),
    },
    "with a dark band printed across it": {
      desk: waves,
      print: (_, y) => (y > 560 && y < 600 ? 0.25 : 1),
    },
  };
  it.each(Object.entries(scenes))("is found %s", (_, scene) => {
    expectCorners(findSheet(photograph(tilted, scene)), tilted);
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
    expectCorners(findSheet(photograph(cut, {})), expected);
  });
});

describe("no sheet", () => {
  const pages: Record<string, Scene> = {
    "a page with a line down it": { print: (x) => (Math.abs(x - 300) < 4 ? 0.2 : 1) },
    "a page with a thick frame": {
      print: (x, y) =>
        within(x, y, 60, 60, 1140, 840) && !within(x, y, 84, 84, 1116, 816) ? 0.2 : 1,
    },
    "a page with a large table whose heading is dark": {
      print: (x, y) => {
        if (!within(x, y, 80, 200, 1120, 800)) return 1;
        if (y < 250) return 0.15;
        return (x - 80) % 260 < 4 || (y - 250) % 110 < 4 ? 0.3 : 1;
      },
    },
    "a page with a dark band at its head and another at its side": {
      print: (x, y) => (y < 150 || x < 160 ? 0.3 : 1),
    },
    "a photograph wholly of paper, with soft shadows": {
      light: (x, y) =>
        1 - 0.5 / (1 + Math.exp((260 - x) / 60)) - 0.3 / (1 + Math.exp((600 - y) / 50)),
    },
    "a photograph wholly of paper, across which hard shadows fall": {
      light: (x, y) => (x > 850 ? 0.5 : 1) * (y > 600 ? 0.6 : 1),
    },
  };
  it.each(Object.entries(pages))("is found in %s", (_, scene) => {
    expect(findSheet(photograph(everywhere, scene))).toBeNull();
  });
});
