import { describe, expect, it } from "vitest";
import { type Corner, SketchedPart } from "./sketched-part";
import { at, expectCorners, expectHoles, roundedRectangle, solve } from "./solved-part";

const seeds = [1, 2, 3, 4];

describe("corners that are cut or rounded", () => {
  it.each(seeds)("one radius for four alike corners, inches, a thread (%i)", async (seed) => {
    const [w, h, r] = [101.6, 50.8, 8];
    const corners = roundedRectangle(w, h, r);
    const solved = await solve(
      new SketchedPart(seed, 0.04)
        .chain(corners)
        .circle(w / 2, h / 2, 3)
        .across(at(0, h / 2), at(w, h / 2), -25, '4"')
        .upright(at(w / 2, 0), at(w / 2, h), -25, '2"')
        .leader(at(w - r + r * Math.SQRT1_2, h - r + r * Math.SQRT1_2), "R8")
        .leader(at(w / 2 + 3, h / 2), "M6"),
    );
    expect(solved.width).toBeCloseTo(w, 6);
    expect(solved.height).toBeCloseTo(h, 6);
    expectHoles(solved.drawing.profile, [[w / 2, h / 2, 3]]);
    expect(solved.degreesOfFreedom).toBe(0);
  });

  it.each(seeds)("two cut corners under one text (%i)", async (seed) => {
    const corners = [at(0, 0), at(0, 45), at(15, 60), at(75, 60), at(90, 45), at(90, 0)];
    const solved = await solve(
      new SketchedPart(seed, 0.05)
        .chain(corners)
        .across(at(0, 0), at(90, 0), -25, "90")
        .upright(at(0, 0), at(15, 60), -25, "60")
        .leader(at(82.5, 52.5), "2x 15x45°"),
    );
    const { outer } = solved.drawing.profile;
    if (outer.kind === "circle") throw new Error("a chain was expected");
    const starts = outer.edges.flatMap((edge) => (edge.kind === "segment" ? [edge.start] : []));
    for (const corner of corners) {
      const off = starts.map(({ x, y }) => Math.hypot(x - corner.x, y - corner.y));
      expect(Math.min(...off)).toBeLessThan(1e-6);
    }
    expect(solved.degreesOfFreedom).toBe(0);
  });

  it.each(seeds)("a cut corner that was seen round, where its text points (%i)", async (seed) => {
    const corners: Corner[] = [
      at(0, 0),
      { x: 0, y: 48, arc: { x: 12, y: 48, clockwise: true } },
      at(12, 60),
      at(90, 60),
      at(90, 0),
    ];
    const solved = await solve(
      new SketchedPart(seed, 0.03)
        .chain(corners)
        .across(at(0, 0), at(90, 0), -25, "90")
        .upright(at(90, 0), at(90, 60), 110, "60")
        .leader(at(3.5, 56.5), "12x45°"),
    );
    expectCorners(solved.drawing.profile.outer, [
      at(0, 0),
      at(0, 48),
      at(12, 60),
      at(90, 60),
      at(90, 0),
    ]);
    expect(solved.assumed).toEqual([
      'A corner was not drawn cut off straight; it is cut as "12x45°" says.',
    ]);
    expect(solved.degreesOfFreedom).toBe(0);
  });

  it.each(seeds)("a fillet in an inner corner that was seen sharp (%i)", async (seed) => {
    const corners = [at(0, 0), at(0, 95), at(40, 95), at(40, 35), at(100, 35), at(100, 0)];
    const solved = await solve(
      new SketchedPart(seed, 0.05)
        .chain(corners)
        .circle(20, 84, 5)
        .across(at(0, 0), at(100, 0), -20, "100")
        .upright(at(0, 0), at(0, 95), -20, "95")
        .across(at(0, 95), at(40, 95), 110, "40")
        .upright(at(100, 0), at(100, 35), 120, "35")
        .upright(at(20, 84), at(40, 95), 60, "11")
        .leader(at(42, 37), "R10")
        .leader(at(20, 89), "Ø10"),
    );
    const { outer } = solved.drawing.profile;
    const arcs = outer.kind === "chain" ? outer.edges.filter(({ kind }) => kind === "arc") : [];
    expect(arcs).toMatchObject([{ center: { x: expect.closeTo(50), y: expect.closeTo(45) } }]);
    expect(solved.assumed).toEqual(['A corner was not drawn round; it is rounded as "R10" says.']);
  });
});
