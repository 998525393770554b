import { expect, it } from "vitest";
import { findTints } from "./find-tints";

const [width, height, em] = [600, 500, 20];

/** A page with the shade of each pixel, and letters on every other line of an em and a half. */
function page(shade: (x: number, y: number) => number) {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isLetter = y % 30 < 12 && x % 10 < 3 && x > 40 && x < 560;
      data[y * width + x] = isLetter ? 40 : shade(x, y);
    }
  const source = { width, height, data };
  return { source, image: source, toSource: [1, 0, 0, 0, 1, 0, 0, 0, 1] } as const;
}

it("finds panels a little darker than their paper, whatever is printed on them", () => {
  const panels = findTints(
    page((x, y) => (x >= 420 || (x >= 60 && x < 200 && y >= 300 && y < 440) ? 236 : 251)),
    em,
  );
  expect(panels).toHaveLength(2);
  const [right, low] = panels.toSorted((a, b) => b.x0 - a.x0);
  for (const [side, at] of [
    [right?.x0, 420],
    [right?.top, 0],
    [right?.x1, 600],
    [right?.bottom, 500],
    [low?.x0, 60],
    [low?.top, 300],
    [low?.x1, 200],
    [low?.bottom, 440],
  ] as const)
    expect(Math.abs((side as number) - at)).toBeLessThanOrEqual(em / 2);
});

it("finds low rows whose letters leave large holes, and not what is as grey below them", () => {
  const { source, ...rest } = page(() => 251);
  const fill = (x0: number, top: number, x1: number, bottom: number, grey: number) => {
    for (let y = top; y < bottom; y++) source.data.fill(grey, y * width + x0, y * width + x1);
  };
  fill(0, 190, width, 290, 251);
  fill(60, 200, 540, 270, 236);
  for (const x of [80, 200, 320, 440]) {
    for (const top of [212, 242]) fill(x, top, x + 70, top + 16, 90);
    fill(x + 30, 270, x + 45, 285, 236);
  }
  const [row, ...others] = findTints({ source, ...rest }, em);
  expect(others).toEqual([]);
  for (const [side, at] of [
    [row?.x0, 60],
    [row?.top, 200],
    [row?.x1, 540],
    [row?.bottom, 270],
  ] as const)
    expect(Math.abs((side as number) - at)).toBeLessThanOrEqual(em / 2);
});

it("finds a column beside a darker one", () => {
  const panels = findTints(
    page((x, y) => {
      const isWithin = y >= 100 && y < 400 && x >= 60;
      return isWithin && x < 100 ? 218 : isWithin && x < 260 ? 236 : 251;
    }),
    em,
  );
  expect(panels).toHaveLength(1);
  for (const [side, at] of [
    [panels[0]?.x0, 100],
    [panels[0]?.x1, 260],
  ] as const)
    expect(Math.abs((side as number) - at)).toBeLessThanOrEqual(em / 2);
});

it("takes shading for no tint, nor what is lighter than the paper around it", () => {
  expect(
    findTints(
      page((x) => 250 - x / 20),
      em,
    ),
  ).toEqual([]);
  expect(
    findTints(
      page((_, y) => 250 - y / 20),
      em,
    ),
  ).toEqual([]);
  const field = (x: number, y: number) => x >= 100 && x < 400 && y >= 100 && y < 400;
  expect(
    findTints(
      page((x, y) => (field(x, y) ? 252 : 236)),
      em,
    ),
  ).toEqual([]);
});

it("leaves out areas of other shapes", () => {
  expect(
    findTints(
      page((x, y) => (x + y > 700 ? 236 : 251)),
      em,
    ),
  ).toEqual([]);
});
