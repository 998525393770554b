import { describe, expect, it } from "vitest";
import type { SeenChain, SeenEdge, SeenStroke } from "../seen";
import { cutCorners } from "./cut-corners";

const segment: SeenEdge = { kind: "segment" };
const blank = { strokes: [], penWidth: 4, letterHeight: 30 };
const plate: SeenChain = {
  kind: "chain",
  vertices: [
    { x: 100, y: 100 },
    { x: 900, y: 100 },
    { x: 900, y: 600 },
    { x: 100, y: 600 },
  ],
  edges: [segment, segment, segment, segment],
};
const cut = (count: number, x: number, y: number, isLed = true) =>
  cutCorners(
    plate,
    { leg: 40, count, pointing: { tips: [{ x, y }], within: 60, isLed }, ink: blank },
    800,
  );

describe("cutCorners", () => {
  it("cuts the corner that the text's leader points at, by its leg on both edges", () => {
    const { outline, corners } = cut(1, 890, 110);
    expect(corners).toBe(1);
    expect(outline.vertices).toEqual([
      { x: 100, y: 100 },
      { x: 860, y: 100 },
      { x: 900, y: 140 },
      { x: 900, y: 600 },
      { x: 100, y: 600 },
    ]);
    expect(outline.edges.every(({ kind }) => kind === "segment")).toBe(true);
  });

  it("cuts as many as are counted, where there are as many", () => {
    expect(cut(4, 890, 110).outline.vertices).toHaveLength(8);
    expect(cut(2, 890, 110).corners).toBe(1);
  });

  it("leaves sharp corners alone that no leader points at", () => {
    expect(cut(1, 890, 110, false)).toEqual({ outline: plate, corners: 0 });
    expect(cut(1, 500, 300).corners).toBe(0);
  });

  it("cuts no other corner where as many were seen cut as are written", () => {
    const { outline } = cut(1, 890, 110);
    const pointing = { tips: [{ x: 110, y: 110 }], within: 60, isLed: true };
    expect(cutCorners(outline, { leg: 40, count: 1, pointing, ink: blank }, 800).corners).toBe(0);
    expect(cutCorners(outline, { leg: 40, count: 2, pointing, ink: blank }, 800).corners).toBe(1);
  });

  it("cuts the corners that the pen cut besides the one pointed at", () => {
    const cutAt = (points: [x: number, y: number][]): SeenStroke => ({
      points: points.map(([x, y]) => ({ x, y })),
      width: 4,
      role: "outline",
    });
    const strokes = [
      cutAt([
        [862, 100],
        [900, 138],
      ]),
      cutAt([
        [100, 565],
        [136, 600],
      ]),
    ];
    const pointing = { tips: [{ x: 890, y: 110 }], within: 60, isLed: true };
    const ink = { strokes, penWidth: 4, letterHeight: 30 };
    const { outline, corners } = cutCorners(plate, { leg: 40, count: 1, pointing, ink }, 800);
    expect(corners).toBe(2);
    expect(outline.vertices).toContainEqual({ x: 140, y: 600 });
    expect(outline.vertices).toContainEqual({ x: 100, y: 560 });
  });
});
