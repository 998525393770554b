import { expect, it } from "vitest";
import type { SeenLoop } from "../seen";
import { outerHoles } from "./outer-holes";

const circle = (x: number, y: number, radius: number): SeenLoop => ({
  kind: "circle",
  center: { x, y },
  radius,
});

const window: SeenLoop = {
  kind: "chain",
  vertices: [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 40, y: 20 },
    { x: 0, y: 20 },
  ],
  edges: [{ kind: "segment" }, { kind: "segment" }, { kind: "segment" }, { kind: "segment" }],
};

it("a letter in a window goes with it, and so does a mark in a hole", () => {
  const hole = circle(100, 10, 8);
  expect(outerHoles([circle(10, 10, 3), window, hole, circle(101, 10, 2)])).toEqual([window, hole]);
});

it("holes beside each other stay, in whichever order", () => {
  const holes = [circle(60, 10, 8), window, circle(80, 10, 8)];
  expect(outerHoles(holes)).toEqual(holes);
  expect(outerHoles([...holes].reverse())).toEqual([...holes].reverse());
});
