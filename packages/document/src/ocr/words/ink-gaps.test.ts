import { expect, it } from "vitest";
import { inkBand, inkStretches, levelIn } from "./ink-gaps";

/** Rectangles of ink on white, 100 by 60. */
function print(...blocks: [x: number, top: number, width: number, height: number][]) {
  const data = new Uint8Array(100 * 60).fill(255);
  for (const [x, top, width, height] of blocks) {
    for (let y = top; y < top + height; y++) data.fill(0, y * 100 + x, y * 100 + x + width);
  }
  return { width: 100, height: 60, data };
}

const hull = { x0: 0, x1: 100, top: 0, bottom: 60 };

it("finds the rows of letters beside the rest of a ruling line", () => {
  const image = print([10, 20, 15, 20], [40, 20, 15, 20], [0, 50, 100, 3]);
  expect(inkBand(image, hull)).toEqual({ top: 20, bottom: 40 });
});

it("finds all of the hull where there is no ink", () => {
  expect(inkBand(print(), hull)).toEqual({ top: 0, bottom: 60 });
});

it("sees the thin strokes of grey print, which are lighter than ink is elsewhere", () => {
  const image = print([10, 20, 15, 5], [40, 20, 15, 5]);
  image.data = image.data.map((value) => (value === 0 ? 110 : value));
  for (let y = 25; y < 40; y++) image.data.fill(170, y * 100 + 10, y * 100 + 70);
  expect(inkBand(image, hull)).toEqual({ top: 20, bottom: 40 });
  expect(inkStretches(image, hull, 2, levelIn(image, hull))).toEqual([{ from: 10, to: 70 }]);
});

it("takes no grain of a nearly empty line for ink", () => {
  const image = print([10, 20, 2, 20]);
  image.data = image.data.map((value, i) => (value === 255 && i % 7 === 0 ? 215 : value));
  expect(inkStretches(image, hull, 2, levelIn(image, hull))).toEqual([{ from: 10, to: 12 }]);
});
