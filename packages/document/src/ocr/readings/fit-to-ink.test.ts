import { expect, it } from "vitest";
import { fitToInk } from "./fit-to-ink";

const EM = 20;

/** Rectangles of ink on white, 400 by 80. */
function print(...blocks: [x: number, top: number, width: number, height: number][]) {
  const data = new Uint8Array(400 * 80).fill(255);
  for (const [x, top, width, height] of blocks) {
    for (let y = top; y < top + height; y++) data.fill(0, y * 400 + x, y * 400 + x + width);
  }
  return { width: 400, height: 80, data };
}

/** What the first reader took for the line. */
const area = { x0: 5, x1: 380, top: 30, bottom: 50 };
const rows = ({ top, bottom }: { top: number; bottom: number }) => ({
  top: Math.round(top),
  bottom: Math.round(bottom),
});

it("takes in the heads and feet that the first reader cut off", () => {
  const image = print([10, 24, 8, 26], [30, 34, 8, 22], [60, 34, 8, 14]);
  expect(rows(fitToInk(area, EM, image))).toEqual({ top: 22, bottom: 58 });
});

it("leaves the lines above and below where they are", () => {
  const image = print([10, 34, 8, 14], [10, 10, 8, 21], [40, 48, 8, 22]);
  expect(rows(fitToInk(area, EM, image))).toEqual({ top: 29, bottom: 52 });
});

it("takes neither long rules nor sides of frames nor specks for letters", () => {
  const image = print([0, 29, 180, 3], [200, 20, 3, 38], [250, 29, 1, 3], [10, 34, 8, 14]);
  expect(rows(fitToInk(area, EM, image))).toEqual({ top: 29, bottom: 52 });
});

it("leaves the sides as they are, and an area without ink its margin", () => {
  expect(fitToInk(area, EM, print())).toEqual({ x0: 5, x1: 380, top: 29, bottom: 52 });
});
