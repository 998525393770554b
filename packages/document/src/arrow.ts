import type { FractionBox } from "./model";

type Point = [x: number, y: number];

/** Boxes that overlap by no more than this share of the page stand beside or below each other: less than any letter's width. */
const TOUCH = 0.002;

/** The way from a label to its value, as shares of the page: from the side that faces the value to the value's near side. */
export function arrowBetween(label: FractionBox, value: FractionBox): [from: Point, to: Point] {
  const [from, to] = [sidesOf(label), sidesOf(value)];
  const rightwards = to.left >= from.right - TOUCH;
  const middle = (from.top + from.bottom) / 2;
  if (rightwards || to.right <= from.left + TOUCH) {
    // A value of several lines begins on its first.
    const first = Math.min(to.bottom, to.top + from.bottom - from.top);
    return rightwards
      ? [
          [from.right, middle],
          [to.left, (to.top + first) / 2],
        ]
      : [
          [from.left, middle],
          [to.right, (to.top + first) / 2],
        ];
  }
  const center = (from.left + from.right) / 2;
  return to.top >= from.bottom - TOUCH
    ? [
        [center, from.bottom],
        [center, to.top],
      ]
    : [
        [center, from.top],
        [center, to.bottom],
      ];
}

function sidesOf([x, y, width, height]: FractionBox) {
  return { left: x, right: x + width, top: y, bottom: y + height };
}
