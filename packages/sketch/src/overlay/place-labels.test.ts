import { describe, expect, it } from "vitest";
import type { Stroke } from "../model";
import { mapInk } from "./ink-map";
import { placeLabels } from "./place-labels";

const page = { width: 400, height: 300 };
const empty = mapInk([], page.width, 5);
const label = (x: number, y: number, width = 80) => ({
  width,
  height: 12,
  about: { x, y, width: 30, height: 20 },
});
const line = (x0: number, y0: number, x1: number, y1: number): Stroke => ({
  points: [
    { x: x0, y: y0 },
    { x: x1, y: y1 },
  ],
  width: 2,
  role: "outline",
});

describe("placeLabels", () => {
  it("places a label just below its writing where nothing is in the way", () => {
    expect(placeLabels([label(100, 100)], page, empty)).toEqual([{ x: 100, y: 122 }]);
  });

  it("covers no other label and no writing, not even its own at the edge of the page", () => {
    const labels = [
      label(100, 100),
      label(110, 118),
      label(140, 100),
      label(370, 280),
      label(0, 0),
    ];
    const places = placeLabels(labels, page, empty);
    const rects = labels.map(({ width, height }, i) => ({
      ...(places[i] as { x: number; y: number }),
      width,
      height,
    }));
    const overlap = (a: (typeof rects)[number], b: (typeof rects)[number]) =>
      a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    rects.forEach((rect, i) => {
      expect(rect.x >= 0 && rect.x + rect.width <= 400 && rect.y >= 0 && rect.y <= 288).toBe(true);
      expect(labels.some(({ about }) => overlap(rect, about))).toBe(false);
      expect(rects.slice(0, i).some((other) => overlap(rect, other))).toBe(false);
    });
  });

  it("keeps off a line where there is room beside it", () => {
    const ink = mapInk([line(60, 128, 300, 128)], page.width, 5);
    expect(placeLabels([label(100, 100)], page, ink)).toEqual([{ x: 100, y: 86 }]);
  });
});
