import { describe, expect, it } from "vitest";
import type { Mask } from "../capture/binarise";
import { measureDistance } from "../strokes/measure-distance";
import { thin } from "../strokes/thin";
import { traceGraph } from "../strokes/trace-graph";
import { cutShafts } from "./cut-lines";
import { findShafts } from "./find-shafts";

const HEIGHT = 24;
const SIDE = 160;
const PEN = 3;

function page(...boxes: [left: number, top: number, right: number, bottom: number][]): Mask {
  const data = new Uint8Array(SIDE * SIDE);
  for (const [left, top, right, bottom] of boxes) {
    for (let y = top; y <= bottom; y += 1) data.fill(1, y * SIDE + left, y * SIDE + right + 1);
  }
  return { width: SIDE, height: SIDE, data };
}

/** An extension line, and what comes down from it. */
const extension = [40, 60, 100, 62] as [number, number, number, number];
const shaft = [79, 60, 81, 105] as [number, number, number, number];
const seven = [64, 84, 74, 86] as [number, number, number, number];

function shaftsOf(mask: Mask, headTo: number) {
  const graph = traceGraph(thin(mask), measureDistance(mask));
  const tickLook = ({ y }: { y: number }) => (y > 60 && y < headTo ? 1 : 0);
  return { graph, shafts: findShafts({ graph, tickLook, height: HEIGHT }, PEN) };
}

const count = ({ data }: Mask) => data.reduce((sum, v) => sum + v, 0);

describe("findShafts", () => {
  it("finds a short line that comes out of an arrowhead and ends in the paper", () => {
    const { shafts } = shaftsOf(page(extension, shaft), 76);
    expect(shafts.map(({ length }) => Math.round(length / 10))).toEqual([4]);
  });

  it.each<[string, number, [number, number, number, number]]>([
    ["has a slash at its end", 65, shaft],
    ["is long", 76, [79, 60, 81, 140]],
    ["is shorter than a letter", 76, [79, 60, 81, 74]],
  ])("leaves a line that %s", (_, headTo, line) => {
    expect(shaftsOf(page(extension, line), headTo).shafts).toEqual([]);
  });

  it("leaves a line that ends at another at both ends", () => {
    expect(shaftsOf(page(extension, shaft, [40, 104, 100, 106]), 76).shafts).toEqual([]);
  });
});

describe("cutShafts", () => {
  it("takes a shaft out of the letters beside it that it looked like", () => {
    const { graph, shafts } = shaftsOf(page(extension, shaft), 76);
    const letters = page(seven, [79, 80, 81, 105]);
    const ink = { graph, writtenAt: () => 1, height: HEIGHT, penWidth: PEN };
    expect(count(cutShafts(letters, shafts, ink))).toBe(count(page(seven)));
  });
});
