import { expect, it } from "vitest";
import type { GreyImage } from "../image/grey-image";
import { boxesOutside } from "./boxes-outside";

const box = { x0: 50, x1: 70, top: 20, bottom: 40 };

function black(): GreyImage {
  return { width: 200, height: 60, data: new Uint8Array(200 * 60) };
}

/** Erases what is taken for a box to tick. */
const erasing = (image: GreyImage) => () => {
  for (let y = 20; y < 40; y++) image.data.fill(255, y * 200 + 50, y * 200 + 70);
  return [{ box, ticked: true }];
};

it("puts a sign back that a ring was drawn around, and keeps boxes elsewhere", () => {
  const ringed = black();
  const around = { x0: 40, x1: 82, top: 12, bottom: 48 };
  expect(boxesOutside(ringed, [around], erasing(ringed))).toEqual([]);
  expect(ringed.data).toEqual(black().data);

  const free = black();
  expect(boxesOutside(free, [{ ...around, x0: 90, x1: 132 }], erasing(free))).toHaveLength(1);
  expect(free.data[30 * 200 + 60]).toBe(255);
});

it("keeps a box among the words that a ring was drawn around", () => {
  const image = black();
  const wide = { x0: 40, x1: 180, top: 12, bottom: 48 };
  expect(boxesOutside(image, [wide], erasing(image))).toHaveLength(1);
});
