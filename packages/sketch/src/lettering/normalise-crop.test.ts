import { expect, it } from "vitest";
import type { GreyCrop } from "./grey-crop";
import { normaliseCrop } from "./normalise-crop";
import { letteringSettings } from "./settings";

const ROWS = 64;
const normalisation = { height: ROWS, paperPercentile: 75, inkPercentile: 2, minContrast: 40 };
const view = { inkShare: 0.84, stretch: 1, lean: 0 };

/** Paper of one grey with a block of ink on it. */
function block(
  paper: number,
  ink: number,
  size: number,
  at: [number, number, number, number],
): GreyCrop {
  const data = new Uint8Array(size * size).fill(paper);
  const [left, top, width, height] = at;
  for (let y = top; y < top + height; y += 1) {
    data.fill(ink, y * size + left, y * size + left + width);
  }
  return { width: size, height: size, data };
}

it("brings the ink to the height of the training crops whatever its size and place", () => {
  for (const [size, height] of [
    [40, 20],
    [100, 30],
    [200, 150],
  ] as const) {
    const image = normaliseCrop(block(255, 0, size, [7, 5, 14, height]), normalisation, view);
    const rows = Array.from({ length: ROWS }, (_, row) =>
      Math.max(...(image?.data.subarray(row * image.width, (row + 1) * image.width) ?? [])),
    );
    const inked = rows.filter((value) => value > 0.5).length;
    expect(Math.abs(inked - ROWS * view.inkShare)).toBeLessThanOrEqual(3);
  }
});

it("stretches faint pencil on grey paper to full ink on white", () => {
  const image = normaliseCrop(block(180, 120, 60, [20, 20, 10, 20]), normalisation, view);
  expect(Math.max(...(image?.data ?? []))).toBe(1);
  expect(Math.min(...(image?.data ?? []))).toBe(0);
});

it("keeps the proportions", () => {
  const image = normaliseCrop(block(255, 0, 120, [10, 40, 90, 30]), normalisation, view);
  const ink = 90 * ((ROWS * view.inkShare) / 30);
  expect(
    Math.abs((image?.width ?? 0) - ink - 2 * letteringSettings.sideMargin * ROWS),
  ).toBeLessThanOrEqual(letteringSettings.widthStep * ROWS);
  expect((image?.width ?? 1) % (letteringSettings.widthStep * ROWS)).toBe(0);
});

it("finds no ink on blank or almost blank paper", () => {
  expect(normaliseCrop(block(250, 245, 50, [10, 10, 20, 20]), normalisation, view)).toBeNull();
});

it("widens a crop that is to be looked at stretched", () => {
  const crop = block(255, 0, 120, [10, 40, 90, 30]);
  const plain = normaliseCrop(crop, normalisation, view);
  const wide = normaliseCrop(crop, normalisation, { ...view, stretch: 1.25 });
  expect((wide?.width ?? 0) / (plain?.width ?? 1)).toBeCloseTo(1.25, 1);
  expect(wide?.height).toBe(ROWS);
});

it("leans a crop over without moving its middle", () => {
  const bar = block(255, 0, 120, [55, 30, 10, 60]);
  const image = normaliseCrop(bar, normalisation, { ...view, lean: 0.3 });
  const middleOf = (row: number) => {
    const line = Array.from(image?.data.subarray(row * image.width, (row + 1) * image.width) ?? []);
    const ink = line.reduce((sum, value) => sum + value, 0);
    return line.reduce((sum, value, x) => sum + value * (x + 0.5), 0) / ink;
  };
  expect(middleOf(12) - middleOf(52)).toBeCloseTo(0.3 * 40, 0);
  expect(middleOf(ROWS / 2)).toBeCloseTo((image?.width ?? 0) / 2, 0);
});
