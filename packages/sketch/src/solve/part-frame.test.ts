import type { Point } from "@inkform/geometry/model";
import { expect, it } from "vitest";
import type { DimensionMark, SeenLoop, SeenPart } from "../seen";
import { partFrame } from "./part-frame";

const TURN = 0.05;

/** Turned on the sheet, clockwise as seen. */
const at = (x: number, y: number): Point => ({
  x: 500 + Math.cos(TURN) * x - Math.sin(TURN) * y,
  y: 500 + Math.sin(TURN) * x + Math.cos(TURN) * y,
});

const partOf = (outer: SeenLoop): SeenPart => ({
  outer,
  holes: [],
  box: { left: 0, top: 0, right: 1000, bottom: 1000 },
  cutOff: false,
});

const disc = partOf({ kind: "circle", center: at(0, 0), radius: 200 });

const mark = (from: Point, to: Point): DimensionMark => ({
  from: { at: from, kind: "arrow", reaches: null },
  to: { at: to, kind: "arrow", reaches: null },
  texts: [],
  part: 0,
});

it("a disc lies as its dimension lines do", () => {
  const marks = [mark(at(-200, 250), at(200, 250)), mark(at(-250, 0), at(-250, 200))];
  expect(partFrame(disc, marks).angle).toBeCloseTo(TURN, 9);
  expect(partFrame(disc).angle).toBe(0);
});

it("a plate lies as its own edges do, whatever its dimension lines", () => {
  const plate = partOf({
    kind: "chain",
    vertices: [at(0, 0), at(300, 0), at(300, 200), at(0, 200)],
    edges: [{ kind: "segment" }, { kind: "segment" }, { kind: "segment" }, { kind: "segment" }],
  });
  const level = mark({ x: 0, y: 900 }, { x: 900, y: 900 });
  expect(partFrame(plate, [level]).angle).toBeCloseTo(TURN, 9);
});
