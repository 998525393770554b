import { edgeStart } from "@inkform/geometry/edge-ends";
import type { Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import { type Corner, SketchedPart } from "./sketched-part";
import { at, circles, rectangle, solve } from "./solved-part";

const seeds = [1, 2, 3];

async function solvedShape(part: SketchedPart) {
  const { drawing, width, height } = await solve(part);
  const { outer } = drawing.profile;
  const corners = outer.kind === "circle" ? [] : outer.edges.map(edgeStart);
  return { drawing, corners, width, height, holes: circles(drawing.profile) };
}

const levels = (corners: readonly Point[]): number[] =>
  [...new Set(corners.map(({ y }) => Math.round(y * 1e6) / 1e6))].sort((a, b) => a - b);

describe("shapes without a measure keep their drawn proportions", () => {
  it.each(seeds)("where fillets meet their edges off their centres (%i)", async (seed) => {
    const channel: Corner[] = [
      at(0, 12.5),
      at(0, 70),
      at(24, 70),
      at(24, 20),
      at(86, 20),
      at(86, 115),
      at(110, 115),
      { x: 110, y: 9, arc: { x: 100, y: 10, clockwise: true } },
      at(102, 0),
      { x: 6.5, y: 0, arc: { x: 10, y: 10, clockwise: true } },
    ];
    const { corners } = await solvedShape(new SketchedPart(seed, 0).chain(channel));
    const [bottom, , base, left, right] = levels(corners) as [
      number,
      number,
      number,
      number,
      number,
    ];
    expect(Math.abs(base - bottom - 20)).toBeLessThan(1);
    expect(Math.abs(left - bottom - 70)).toBeLessThan(1.2);
    expect(Math.abs(right - bottom - 115)).toBeLessThan(1.2);
  });
});
