import { expect, it } from "vitest";
import type { SeenChain, SeenEdge } from "../seen";
import { dropBumps } from "./drop-bumps";

const segment: SeenEdge = { kind: "segment" };
const chain = (points: [number, number][], arcs: Record<number, SeenEdge> = {}): SeenChain => ({
  kind: "chain",
  vertices: points.map(([x, y]) => ({ x, y })),
  edges: points.map((_, k) => arcs[k] ?? segment),
});

const bump: SeenEdge = {
  kind: "arc",
  center: { x: 330, y: 60 },
  radius: 66,
  clockwise: false,
  tangentBefore: false,
  tangentAfter: false,
};

it("makes one edge of a line that a shallow bump interrupts", () => {
  const drawn = chain(
    [
      [0, 0],
      [300, 1],
      [360, 0],
      [700, 0],
      [700, 400],
      [0, 400],
    ],
    { 1: bump },
  );
  const tidy = dropBumps(drawn, 4);
  expect(tidy.vertices).toEqual([
    { x: 0, y: 0 },
    { x: 700, y: 0 },
    { x: 700, y: 400 },
    { x: 0, y: 400 },
  ]);
  expect(tidy.edges.every(({ kind }) => kind === "segment")).toBe(true);
});

it("bridges a dent at the chain's seam", () => {
  const drawn = chain([
    [300, 6],
    [360, 0],
    [700, 0],
    [700, 400],
    [0, 400],
    [0, 0],
  ]);
  expect(dropBumps(drawn, 4).vertices).toHaveLength(4);
});

it("keeps a notch deeper than two strokes lie apart, and a step", () => {
  const notch = chain([
    [0, 0],
    [300, 0],
    [330, 40],
    [360, 0],
    [700, 0],
    [700, 400],
    [0, 400],
  ]);
  expect(dropBumps(notch, 4)).toEqual(notch);
  const step = chain([
    [0, 0],
    [300, 0],
    [300, 60],
    [700, 60],
    [700, 400],
    [0, 400],
  ]);
  expect(dropBumps(step, 4)).toEqual(step);
});
