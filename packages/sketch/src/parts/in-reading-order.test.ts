import { expect, it } from "vitest";
import { inReadingOrder } from "./in-reading-order";

const part = (name: string, left: number, top: number, width: number, height: number) => ({
  name,
  box: { left, top, right: left + width, bottom: top + height },
});

it("goes row by row, though parts of a row stand at different heights and sizes", () => {
  const parts = [
    part("big below", 50, 500, 700, 300),
    part("right", 600, 90, 100, 100),
    part("left, lower, taller", 40, 130, 200, 220),
    part("middle", 300, 80, 200, 150),
  ];
  expect(inReadingOrder(parts).map(({ name }) => name)).toEqual([
    "left, lower, taller",
    "middle",
    "right",
    "big below",
  ]);
});
