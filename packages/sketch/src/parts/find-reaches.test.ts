import type { Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import type { SeenPart } from "../seen";
import { settleReach } from "./find-reaches";

const HEIGHT = 20;
const SIDE = 400;

/** A part 220 wide above, its sides leaning outwards by 50 over its height of 200. */
const corners: Point[] = [
  { x: 90, y: 100 },
  { x: 310, y: 100 },
  { x: 360, y: 300 },
  { x: 40, y: 300 },
];
const part = {
  outer: { kind: "chain", vertices: corners, edges: [] },
  holes: [],
} as unknown as SeenPart;

/** Its sides, and a line up from each upper corner. */
function ink() {
  const data = new Uint8Array(SIDE * SIDE);
  for (let y = 20; y < 300; y += 1) {
    const lean = Math.max(0, y - 100) / 4;
    for (const x of [90 - lean, 310 + lean]) data[y * SIDE + Math.round(x)] = 1;
  }
  return { width: SIDE, height: SIDE, data };
}

describe("what a dimension line reaches", () => {
  it.each([
    ["left", { x: 90, y: 30 }, { x: 40, y: 300 }, { x: 90, y: 100 }],
    ["right", { x: 310, y: 30 }, { x: 360, y: 300 }, { x: 310, y: 100 }],
  ])(
    "is the corner that the %s extension line ends at, though it was seen as one with the side below",
    (_, at, end, corner) => {
      const from = { x: at.x, y: 20 };
      const length = Math.hypot(end.x - from.x, end.y - from.y);
      const direction = { x: (end.x - from.x) / length, y: (end.y - from.y) / length };
      const line = { edges: [], nodes: [], from, to: end, direction, length };
      const reached = settleReach(at, { x: 1, y: 0 }, { line, end }, [part], ink(), HEIGHT);
      expect(reached).toEqual(corner);
    },
  );
});
