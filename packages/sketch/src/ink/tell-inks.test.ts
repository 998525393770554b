import type { Point } from "@inkform/geometry/model";
import type { Raster } from "@inkform/raster/model";
import { describe, expect, it } from "vitest";
import type { GraphEdge } from "../strokes/trace-graph";
import { tellInks } from "./tell-inks";

type Colour = [red: number, green: number, blue: number];
const BLACK: Colour = [40, 38, 42];
const RED: Colour = [190, 50, 60];
const BLUE: Colour = [45, 60, 150];
const SIZE = 120;
const PEN = 4;

/** Level lines, each in a colour and with a look, and the sheet they are drawn on. */
function sheet(lines: { y: number; colour: Colour; look: number }[]) {
  const data = new Uint8Array(3 * SIZE * SIZE).fill(240);
  const looks = new Map<GraphEdge, number>();
  const edges = lines.map(({ y, colour, look }) => {
    const points = Array.from({ length: 100 }, (_, x): Point => ({ x: 10 + x, y }));
    for (const { x } of points) {
      for (const [c, value] of colour.entries()) data[3 * (y * SIZE + x) + c] = value + (x % 5);
    }
    const edge = { from: 0, to: 1, points, length: 100, width: PEN, alive: true, aside: 0 };
    looks.set(edge, look);
    return edge;
  });
  const raster: Raster = { width: SIZE, height: SIZE, channels: 3, data, dpi: null };
  return { raster, edges, byInk: tellInks(raster, edges, (e) => looks.get(e) ?? 0, PEN) };
}

describe("tellInks", () => {
  it.each([
    ["red", RED],
    ["blue", BLUE],
  ])("believes the colour where parts are black and what speaks about them %s", (_, colour) => {
    const { edges, byInk } = sheet([
      { y: 10, colour: BLACK, look: 0.9 },
      { y: 30, colour: BLACK, look: 0.9 },
      { y: 50, colour: BLACK, look: 0.2 },
      { y: 70, colour, look: 0.1 },
      { y: 90, colour, look: 0.4 },
    ]);
    expect(byInk?.(edges[2]?.points ?? [], 0.2)).toBeGreaterThan(0.7);
    expect(byInk?.(edges[4]?.points ?? [], 0.4)).toBeLessThan(0.2);
  });

  it("says nothing where one ink draws all", () => {
    expect(
      sheet([
        { y: 10, colour: BLUE, look: 0.9 },
        { y: 30, colour: BLUE, look: 0.9 },
        { y: 70, colour: [50, 66, 152], look: 0.1 },
      ]).byInk,
    ).toBeNull();
  });

  it("says nothing where both inks draw both", () => {
    expect(
      sheet([
        { y: 10, colour: BLACK, look: 0.9 },
        { y: 30, colour: BLACK, look: 0.1 },
        { y: 50, colour: RED, look: 0.9 },
        { y: 70, colour: RED, look: 0.1 },
      ]).byInk,
    ).toBeNull();
  });
});
