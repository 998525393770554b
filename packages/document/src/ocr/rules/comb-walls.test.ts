import { expect, it } from "vitest";
import type { Rule } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { eraseCombWalls } from "./comb-walls";

const EM = 30;

/** Walls of these heights, 40 apart, with a stroke of a digit between them. */
function drawn(heights: readonly number[], pitch = (i: number) => 40 * i): GreyImage {
  const [width, height] = [400, 120];
  const image = { width, height, data: new Uint8Array(width * height).fill(255) };
  const fill = (x0: number, top: number, x1: number, bottom: number, grey: number) => {
    for (let y = top; y < bottom; y++) image.data.fill(grey, y * width + x0, y * width + x1);
  };
  for (const [i, high] of heights.entries()) {
    fill(20 + pitch(i), 40, 23 + pitch(i), 40 + high, 160);
    fill(40 + pitch(i), 46, 44 + pitch(i), 66, 0);
  }
  return image;
}

/** The bottom of the boxes, of which the walls are 34 high, or a line so far below it. */
const bottom = (below = 0): Rule[] => [
  { orientation: "horizontal", box: { x0: 20, x1: 230, top: 74 + below, bottom: 76 + below } },
];

it("finds the low walls of a comb, grey ones too, wipes them out and leaves what is written between them", () => {
  const image = drawn([34, 34, 34, 34, 34, 34]);
  const walls = eraseCombWalls(image, EM, bottom());
  expect(walls.map(({ box }) => box.x0)).toEqual([20, 60, 100, 140, 180, 220]);
  expect(image.data[50 * 400 + 61]).toBe(255);
  expect(image.data[50 * 400 + 82]).toBe(0);
});

it("leaves upright strokes that are as low as letters, few, or unevenly apart", () => {
  for (const image of [
    drawn([22, 22, 22, 22, 22, 22]),
    drawn([34, 34, 34]),
    drawn([34, 34, 34, 34, 34, 34], (i) => 20 * i + 9 * i * i),
  ])
    expect(eraseCombWalls(image, EM, bottom())).toEqual([]);
});

it("leaves the stems of letters that are typed above a line", () => {
  const typed = drawn([34, 34, 34, 34, 34, 34]);
  expect(eraseCombWalls(typed, EM, bottom(6))).toEqual([]);
  expect(eraseCombWalls(typed, EM, [])).toEqual([]);
});
