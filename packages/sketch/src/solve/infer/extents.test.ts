import { expect, it } from "vitest";
import type { Figure } from "../figure";
import { anchorValue, outlineExtents } from "./extents";

/** A lever: a round end about (0, 0) and a tip, its sides leaning; the upper joint drawn beyond the top of the arc. */
const lever: Figure = {
  points: [
    { x: 0, y: 0 },
    { x: 3, y: -40 },
    { x: -1, y: 41 },
    { x: 120, y: 5 },
    { x: 120, y: -5 },
  ],
  rounds: [{ center: 0, radius: 40, role: "arc" }],
  loops: [
    {
      kind: "chain",
      edges: [
        {
          kind: "arc",
          from: 1,
          to: 2,
          round: 0,
          counterclockwise: false,
          tangentBefore: true,
          tangentAfter: true,
        },
        { kind: "segment", from: 2, to: 3 },
        { kind: "segment", from: 3, to: 4 },
        { kind: "segment", from: 4, to: 1 },
      ],
    },
  ],
};

it("a round end reaches as far as its circle, wherever its side was drawn to join", () => {
  const extents = outlineExtents(lever, "y");
  expect(extents).toEqual([
    { point: 0, round: 0, side: -1 },
    { point: 0, round: 0, side: 1 },
  ]);
  expect(extents?.map((anchor) => anchorValue(lever, "y", anchor))).toEqual([-40, 40]);
});

it("a corner reaches as far as it does", () => {
  const extents = outlineExtents(lever, "x");
  expect(extents?.[0]).toEqual({ point: 0, round: 0, side: -1 });
  expect(extents?.[1].point).toBeOneOf([3, 4]);
});
