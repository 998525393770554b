import { expect, it } from "vitest";
import type { GreyImage } from "../image/grey-image";
import { eraseClosingRules } from "./closing-rules";
import { eraseRules } from "./ruling";

const EM = 30;
const WIDTH = 600;

function paper(): GreyImage {
  return { width: WIDTH, height: 200, data: new Uint8Array(WIDTH * 200).fill(255) };
}

function fill({ data }: GreyImage, x0: number, top: number, x1: number, bottom: number) {
  for (let y = top; y < bottom; y++) data.fill(0, y * WIDTH + x0, y * WIDTH + x1);
}

/** The outline of a rectangle, 4 pixels thick. */
function outline(image: GreyImage, x0: number, top: number, x1: number, bottom: number) {
  fill(image, x0, top, x1, top + 4);
  fill(image, x0, bottom - 4, x1, bottom);
  fill(image, x0, top, x0 + 4, bottom);
  fill(image, x1 - 4, top, x1, bottom);
}

const closingOf = (image: GreyImage) => eraseClosingRules(image, EM, eraseRules(image, EM));

it("finds the box of a number in the corner of a cell and that of a code within it, and leaves what they hold", () => {
  const image = paper();
  outline(image, 20, 20, 560, 180);
  fill(image, 24, 56, 60, 60);
  fill(image, 56, 24, 60, 60);
  fill(image, 36, 30, 40, 50);
  outline(image, 480, 110, 540, 170);
  fill(image, 508, 125, 512, 155);
  const boxes = closingOf(image).map(({ orientation, box }) => [orientation, box.x0, box.x1]);
  expect(boxes).toEqual([
    ["vertical", 56, 60],
    ["horizontal", 20, 60],
    ["horizontal", 480, 540],
    ["horizontal", 480, 540],
  ]);
  expect(image.data[40 * WIDTH + 58]).toBe(255);
  expect(image.data[112 * WIDTH + 510]).toBe(255);
  expect(image.data[40 * WIDTH + 38]).toBe(0);
  expect(image.data[140 * WIDTH + 510]).toBe(0);
});

it("leaves strokes of large letters, on a line to write on too", () => {
  const image = paper();
  fill(image, 20, 150, 560, 154);
  for (const x of [60, 160, 260]) {
    fill(image, x, 100, x + 4, 140);
    fill(image, x, 136, x + 40, 140);
  }
  expect(closingOf(image)).toEqual([]);
});
