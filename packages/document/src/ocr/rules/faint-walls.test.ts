import { describe, expect, it } from "vitest";
import type { Rule } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { eraseFaintWalls } from "./faint-walls";

const EM = 30;
const [WIDTH, HEIGHT] = [800, 300];
const PAPER = 250;

function paper(): GreyImage {
  return { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT).fill(PAPER) };
}

function fill(image: GreyImage, x0: number, top: number, x1: number, bottom: number, grey: number) {
  for (let y = top; y < bottom; y++) image.data.fill(grey, y * WIDTH + x0, y * WIDTH + x1);
}

/** Points of three pixels, blurred until no gap between them is white. */
function dotted(image: GreyImage, x: number, top: number, bottom: number) {
  for (let y = top; y < bottom; y++) {
    const grey = y % 5 < 3 ? 215 : 235;
    fill(image, x - 1, y, x + 2, y + 1, grey);
    fill(image, x, y, x + 1, y + 1, grey - 15);
  }
}

const level = (y: number): Rule => ({
  orientation: "horizontal",
  box: { x0: 40, x1: 760, top: y, bottom: y + 3 },
});
const table = [40, 100, 160, 220].map(level);

it("finds walls too faint for ink that run from rule to rule, and takes them out", () => {
  const image = paper();
  for (const top of [43, 103, 163]) dotted(image, 300, top, top + 57);
  expect(eraseFaintWalls(image, EM, table)).toEqual([
    { orientation: "vertical", box: { x0: 299, x1: 302, top: 43, bottom: 220 } },
  ]);
  expect(image.data.filter((grey) => grey < PAPER)).toHaveLength(0);
});

it("takes neither letters nor the sides of a tint for walls, nor a line in one row alone", () => {
  const image = paper();
  for (const top of [50, 110, 170]) fill(image, 200, top, 204, top + 30, 60);
  fill(image, 400, 43, 500, 220, 225);
  dotted(image, 600, 43, 100);
  expect(eraseFaintWalls(image, EM, table)).toEqual([]);
});

it("takes no column of ones for a wall whose blur reaches the rows' ends", () => {
  const image = paper();
  for (const top of [43, 103, 163]) {
    fill(image, 300, top, 304, top + 57, PAPER - 20);
    fill(image, 300, top + 14, 304, top + 40, 60);
  }
  expect(eraseFaintWalls(image, EM, table)).toEqual([]);
});

it("lets a wall that was found run on through the row beside it", () => {
  const image = paper();
  dotted(image, 300, 43, 100);
  const wall: Rule = { orientation: "vertical", box: { x0: 299, x1: 302, top: 105, bottom: 220 } };
  expect(eraseFaintWalls(image, EM, [...table, wall])).toEqual([
    { orientation: "vertical", box: { x0: 299, x1: 302, top: 43, bottom: 100 } },
  ]);
});

describe("boxes for one sign each", () => {
  const sides = (x0: number, x1: number, top: number): Rule[] => [
    ...[top, top + 50].map(
      (y): Rule => ({ orientation: "horizontal", box: { x0, x1, top: y, bottom: y + 3 } }),
    ),
    ...[x0, x1 - 3].map(
      (x): Rule => ({ orientation: "vertical", box: { x0: x, x1: x + 3, top, bottom: top + 53 } }),
    ),
  ];

  it("have walls in one row that stand evenly, of which one may not be seen, and shorter rows beside them as well", () => {
    const image = paper();
    for (const x of [130, 170, 250]) dotted(image, x, 43, 90);
    fill(image, 145, 50, 149, 80, 60);
    dotted(image, 390, 43, 90);
    const frames = [...sides(90, 290, 40), ...sides(350, 430, 40)];
    const found = eraseFaintWalls(image, EM, frames).map(({ box }) => box.x0 + 1);
    expect(found).toEqual([130, 170, 210, 250, 390]);
  });

  it("are no columns that stand unevenly, nor one line in a frame by itself", () => {
    const uneven = paper();
    for (const x of [130, 155, 250]) dotted(uneven, x, 43, 90);
    expect(eraseFaintWalls(uneven, EM, sides(90, 290, 40))).toEqual([]);
    const lone = paper();
    dotted(lone, 390, 43, 90);
    expect(eraseFaintWalls(lone, EM, sides(350, 430, 40))).toEqual([]);
  });
});
