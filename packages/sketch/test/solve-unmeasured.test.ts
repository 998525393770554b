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

  it.each(seeds)(
    "where round ends meet tangents and holes share their centres (%i)",
    async (seed) => {
      const touch = (x: number, r: number, side: 1 | -1): Point => {
        const [sin, cos] = [20 / 75, Math.sqrt(1 - (20 / 75) ** 2)];
        return at(x + r * sin, 30 + side * r * cos);
      };
      const lever: Corner[] = [
        { ...at(35.7, 0.5), arc: { x: 30, y: 30, clockwise: true } },
        at(38.8, 58.7),
        { ...touch(105, 10, 1), arc: { x: 105, y: 30, clockwise: true } },
        touch(105, 10, -1),
      ];
      const shape = new SketchedPart(seed, 0.04).chain(lever).circle(30, 30, 6).circle(105, 30, 3);
      const { width, height, holes } = await solvedShape(shape);
      expect(Math.abs(width - 115)).toBeLessThan(5);
      expect(Math.abs(height - 60)).toBeLessThan(5);
      const [small, large] = [...holes].sort((a, b) => a.radius - b.radius);
      expect(Math.abs((large?.center.x ?? 0) - 30)).toBeLessThan(2);
      expect(Math.abs((small?.center.x ?? 0) - 105)).toBeLessThan(5);
    },
  );

  it.each(seeds)("where holes lie only nearly in the middle (%i)", async (seed) => {
    const shape = new SketchedPart(seed, 0)
      .chain(rectangle(160, 90))
      .circle(10, 37, 2)
      .circle(10, 59, 2);
    const { holes } = await solvedShape(shape);
    const [low, high] = holes.map(({ center }) => center.y).sort((a, b) => a - b);
    expect(Math.abs((low ?? 0) - 37)).toBeLessThan(1);
    expect(Math.abs((high ?? 0) - 59)).toBeLessThan(1);
  });
});
