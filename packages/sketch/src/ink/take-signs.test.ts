import { expect, it } from "vitest";
import type { Mask } from "../capture/binarise";
import type { FoundCircle } from "../entities/find-circles";
import { takeSigns } from "./take-signs";

const HEIGHT = 30;
const SIZE = 300;

const blank = (): Mask => ({ width: SIZE, height: SIZE, data: new Uint8Array(SIZE * SIZE) });
const ring = (x: number, y: number): FoundCircle => ({
  kind: "circle",
  center: { x, y },
  radius: 12,
  cover: 1,
  gaps: 0,
  stray: 0,
});

function box(mask: Mask, left: number, top: number, width: number, height: number): void {
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) mask.data[y * SIZE + x] = 1;
  }
}

/** A sheet with a ring about (100, 150) and a figure, all of it ink. */
function sheet(left: number, top: number, width: number, height: number) {
  const letters = blank();
  box(letters, left, top, width, height);
  const mask = blank();
  box(mask, left, top, width, height);
  box(mask, 88, 138, 25, 25);
  return { letters, mask };
}

it("takes the ring before a figure for the sign of a diameter, and writes its ink to the letters", () => {
  const { letters, mask } = sheet(118, 136, 16, 28);
  expect(takeSigns([ring(100, 150)], letters, mask, HEIGHT)).toEqual([]);
  expect(letters.data[150 * SIZE + 90]).toBe(1);
});

it("does so where the writing runs up the sheet", () => {
  const { letters, mask } = sheet(86, 114, 28, 16);
  expect(takeSigns([ring(100, 150)], letters, mask, HEIGHT)).toEqual([]);
});

it("leaves a hole whose number stands off, behind or beside it", () => {
  for (const [left, top] of [
    [150, 136],
    [62, 136],
    [118, 168],
  ] as const) {
    const { letters, mask } = sheet(left, top, 16, 28);
    expect(takeSigns([ring(100, 150)], letters, mask, HEIGHT)).toEqual([ring(100, 150)]);
  }
});
