import { boundsOfLoop } from "@inkform/geometry/bounding-box";
import type { Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import { SketchedPart } from "./sketched-part";
import { at, expectCorners, rectangle, solveWhole } from "./solved-part";

const seeds = [1, 2, 3];

describe("round edges", () => {
  it.each(seeds)("half a disc is half a disc (%i)", async (seed) => {
    const solved = await solveWhole(
      new SketchedPart(seed, 0.04)
        .chain([{ x: 0, y: 0, arc: { x: 50, y: 0, clockwise: true, smooth: false } }, at(100, 0)])
        .circle(50, 20, 8)
        .across(at(0, 0), at(100, 0), -20, "100")
        .upright(at(100, 0), at(50, 20), 120, "20")
        .leader(at(58, 20), "Ø16"),
    );
    const { maxY } = boundsOfLoop(solved.drawing.profile.outer);
    expect(maxY).toBeCloseTo(50, 5);
    expect(solved.degreesOfFreedom).toBe(0);
  });

  it.each(seeds)("a slot bent about a hole, by the angle between its ends (%i)", async (seed) => {
    const polar = (r: number, degrees: number): Point => {
      const angle = (degrees * Math.PI) / 180;
      return at(50 + r * Math.cos(angle), 20 + r * Math.sin(angle));
    };
    const pivot = at(50, 20);
    const solved = await solveWhole(
      new SketchedPart(seed, 0.02)
        .chain(rectangle(100, 90))
        .chain([
          { ...polar(44, 120), arc: { ...polar(50, 120), clockwise: true } },
          { ...polar(56, 120), arc: { ...pivot, clockwise: true } },
          { ...polar(56, 60), arc: { ...polar(50, 60), clockwise: true } },
          { ...polar(44, 60), arc: { ...pivot, clockwise: false } },
        ])
        .circle(50, 20, 5)
        .across(at(0, 0), at(100, 0), -20, "100")
        .upright(at(0, 0), at(0, 90), -20, "90")
        .upright(at(100, 0), pivot, 120, "20")
        .angle(pivot, polar(20, 120), polar(20, 60), "60°")
        .leader(polar(50, 95), "R50")
        .leader(polar(55, 55), "2x R6")
        .leader(at(55, 20), "Ø10"),
    );
    const [hole] = solved.drawing.profile.holes;
    const arcs = hole?.kind === "chain" ? hole.edges : [];
    const radii = arcs.flatMap((edge) => (edge.kind === "arc" ? [edge.radius.toFixed(4)] : []));
    expect(radii.sort()).toEqual(["44.0000", "56.0000", "6.0000", "6.0000"]);
    const ends = arcs.flatMap((edge) =>
      edge.kind === "arc" && edge.radius < 10 ? [edge.center.x.toFixed(4)] : [],
    );
    expect(ends.sort()).toEqual(["25.0000", "75.0000"]);
  });
});

describe("a square corner with a bite taken out", () => {
  it.each(seeds)("is hollow about the corner that was there (%i)", async (seed) => {
    const corners = [at(0, 0), at(0, 90), at(85, 90), at(110, 65), at(110, 0)];
    const solved = await solveWhole(
      new SketchedPart(seed, 0.02)
        .chain(
          corners.map((corner, i) =>
            i === 2
              ? { ...corner, arc: { x: 110, y: 90, clockwise: false, smooth: false } }
              : corner,
          ),
        )
        .circle(15, 75, 4)
        .circle(95, 15, 4)
        .across(at(0, 0), at(110, 0), -20, "110")
        .upright(at(0, 0), at(0, 90), -20, "90")
        .across(at(0, 90), at(15, 75), 100, "15")
        .upright(at(15, 75), at(0, 90), -10, "15")
        .across(at(95, 15), at(110, 0), -10, "15")
        .upright(at(110, 0), at(95, 15), 120, "15")
        .leader(at(92, 72), "R25")
        .leader(at(18, 72), "2x Ø8"),
    );
    expectCorners(solved.drawing.profile.outer, corners);
    expect(solved.degreesOfFreedom).toBe(0);
  });
});

describe("a row of notches", () => {
  it.each(seeds)("has the width and the step written once (%i)", async (seed) => {
    const notches = [20, 50, 80].flatMap((x) => [
      at(x, 45),
      at(x, 30),
      at(x + 12, 30),
      at(x + 12, 45),
    ]);
    const corners = [at(0, 0), at(0, 45), ...notches, at(130, 45), at(130, 0)];
    const solved = await solveWhole(
      new SketchedPart(seed, 0.05)
        .chain(corners)
        .across(at(0, 0), at(130, 0), -20, "130")
        .upright(at(0, 0), at(0, 45), -20, "45")
        .upright(at(92, 30), at(130, 45), 150, "15")
        .across(at(0, 45), at(20, 45), 60, "20")
        .across(at(20, 45), at(50, 45), 75, "30")
        .across(at(80, 45), at(92, 45), 60, "12"),
    );
    expectCorners(solved.drawing.profile.outer, corners);
    expect(solved.degreesOfFreedom).toBe(0);
  });
});

describe("an even distance that the sizes deny", () => {
  it.each(seeds)("gives way, not the symmetry beside it (%i)", async (seed) => {
    const polar = (r: number, degrees: number): Point => {
      const angle = (degrees * Math.PI) / 180;
      return at(r * Math.cos(angle), r * Math.sin(angle));
    };
    const [a, b, c, d] = [polar(40, 140), polar(100, 140), polar(100, 40), polar(40, 40)];
    const solved = await solveWhole(
      new SketchedPart(seed, 0.01, 0)
        .chain([
          a as Point,
          { ...(b as Point), arc: { x: 0, y: 0, clockwise: true, smooth: false } },
          c as Point,
          { ...(d as Point), arc: { x: 0, y: 0, clockwise: false, smooth: false } },
        ])
        .circle(0, 64, 6)
        .upright(at(0, 64), at(0, 100), -110, "36")
        .leader(polar(100, 120), "R100")
        .leader(polar(40, 100), "R40")
        .leader(at(6, 64), "Ø12")
        .angle(at(0, 0), polar(20, 140), polar(20, 40), "100°"),
    );
    const { minX, maxX, maxY } = boundsOfLoop(solved.drawing.profile.outer);
    expect(maxX - minX).toBeCloseTo(200 * Math.cos((40 * Math.PI) / 180), 4);
    const [hole] = solved.drawing.profile.holes;
    expect(hole?.kind === "circle" ? maxY - hole.center.y : null).toBeCloseTo(36, 4);
    expect(hole?.kind === "circle" ? hole.center.x - minX : null).toBeCloseTo((maxX - minX) / 2, 4);
  });
});

describe("what an extension line through a centre measures", () => {
  it.each(seeds)("the head of a keyhole, not where its neck begins (%i)", async (seed) => {
    const neck = 25 + Math.sqrt(81 - 16);
    const solved = await solveWhole(
      new SketchedPart(seed, 0.1)
        .chain(rectangle(80, 125))
        .chain([
          { x: 54, y: neck, arc: { x: 50, y: 25, clockwise: true, smooth: false } },
          at(46, neck),
          { x: 46, y: 57, arc: { x: 50, y: 57, clockwise: true } },
          at(54, 57),
        ])
        .across(at(0, 0), at(80, 0), -30, "80")
        .across(at(0, 0), at(50, 25), -15, "50")
        .upright(at(0, 0), at(0, 125), -30, "125")
        .upright(at(0, 0), at(50, 25), -15, "25")
        .upright(at(50, 25), at(50, 57), 100, "32")
        .leader(at(50, 61), "R4")
        .leader(at(59, 25), "Ø18"),
    );
    const [hole] = solved.drawing.profile.holes;
    const arcs = hole?.kind === "chain" ? hole.edges.filter(({ kind }) => kind === "arc") : [];
    const centers = arcs.flatMap((edge) => (edge.kind === "arc" ? [edge.center.y] : []));
    expect(centers.sort((a, b) => a - b).map((y) => y.toFixed(4))).toEqual(["25.0000", "57.0000"]);
  });
});
