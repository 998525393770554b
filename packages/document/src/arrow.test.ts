import { expect, test } from "vitest";
import { arrowBetween } from "./arrow";
import type { FractionBox } from "./model";

const label: FractionBox = [0.4, 0.4, 0.1, 0.02];

test.each<[string, FractionBox, number[][]]>([
  [
    "right of it",
    [0.6, 0.4, 0.2, 0.02],
    [
      [0.5, 0.41],
      [0.6, 0.41],
    ],
  ],
  [
    "right of it, on several lines",
    [0.6, 0.4, 0.2, 0.1],
    [
      [0.5, 0.41],
      [0.6, 0.41],
    ],
  ],
  [
    "left of it",
    [0.1, 0.4, 0.2, 0.02],
    [
      [0.4, 0.41],
      [0.3, 0.41],
    ],
  ],
  [
    "below it",
    [0.35, 0.45, 0.2, 0.02],
    [
      [0.45, 0.42],
      [0.45, 0.45],
    ],
  ],
  [
    "above it",
    [0.35, 0.3, 0.2, 0.02],
    [
      [0.45, 0.4],
      [0.45, 0.32],
    ],
  ],
])("an arrow to a value %s joins the sides that face each other", (_, value, expected) => {
  const found = arrowBetween(label, value);
  for (const [end, point] of found.entries()) {
    expect(point[0]).toBeCloseTo(expected[end]?.[0] ?? Number.NaN);
    expect(point[1]).toBeCloseTo(expected[end]?.[1] ?? Number.NaN);
  }
});
