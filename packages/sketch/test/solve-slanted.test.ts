import { boundsOfLoop } from "@inkform/geometry/bounding-box";
import { edgeStart } from "@inkform/geometry/edge-ends";
import type { Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import { SketchedPart } from "./sketched-part";
import { at, expectCorners, expectHoles, solveWhole } from "./solved-part";

const seeds = [1, 2, 3];

describe("slanted edges", () => {
  it.each(seeds)("a notch cut to a point lies evenly about its point (%i)", async (seed) => {
    const corners = [
      at(0, 0),
      at(0, 70),
      at(30, 70),
      at(50, 50),
      at(70, 70),
      at(120, 70),
      at(120, 0),
    ];
    const solved = await solveWhole(
      new SketchedPart(seed, 0.03)
        .chain(corners)
        .across(at(0, 0), at(120, 0), -20, "120")
        .upright(at(120, 0), at(120, 70), 145, "70")
        .across(at(0, 70), at(50, 50), 90, "50")
        .upright(at(50, 50), at(120, 70), 132, "20")
        .angle(at(50, 50), at(40, 60), at(60, 60), "90°"),
    );
    expectCorners(solved.drawing.profile.outer, corners);
    expect(solved.degreesOfFreedom).toBe(0);
  });

  it.each(seeds)("a gable's ridge stands in the middle (%i)", async (seed) => {
    const corners = [at(0, 0), at(0, 60), at(62.5, 105), at(125, 60), at(125, 0)];
    const solved = await solveWhole(
      new SketchedPart(seed, 0.08)
        .chain(corners)
        .across(at(0, 0), at(125, 0), -20, "125")
        .upright(at(0, 0), at(0, 60), -20, "60")
        .upright(at(125, 0), at(62.5, 105), 150, "105"),
    );
    expectCorners(solved.drawing.profile.outer, corners);
  });

  it.each(seeds)("opposite sides of a leaning bar are parallel (%i)", async (seed) => {
    const lean = 60 / Math.tan((60 * Math.PI) / 180);
    const corners = [at(0, 0), at(lean, 60), at(110 + lean, 60), at(110, 0)];
    const solved = await solveWhole(
      new SketchedPart(seed, 0.06)
        .chain(corners)
        .across(at(0, 0), at(110, 0), -20, "110")
        .upright(at(110, 0), at(110 + lean, 60), 170, "60")
        .angle(at(0, 0), at(25, 0), at(12.5, 12.5 * Math.sqrt(3)), "60°"),
    );
    expectCorners(solved.drawing.profile.outer, corners);
  });

  it.each(seeds)(
    "holes that came out midway between the tips of a leaning bar (%i)",
    async (seed) => {
      const lean = 35 / Math.tan((65 * Math.PI) / 180);
      const solved = await solveWhole(
        new SketchedPart(seed, 0)
          .chain([at(0, 0), at(14, 35), at(157, 35), at(142, 0)])
          .circle(56.5, 17.5, 3.5)
          .circle(100.5, 17.5, 3.5)
          .across(at(0, 0), at(142, 0), -30, "135")
          .across(at(0, 0), at(56.5, 17.5), -15, "60")
          .across(at(56.5, 17.5), at(100.5, 17.5), -15, "40")
          .upright(at(142, 0), at(157, 35), 170, "35")
          .leader(at(100.5, 21), "2x Ø7")
          .angle(at(0, 0), at(25, 0), at(10, 25), "65°"),
      );
      expectCorners(solved.drawing.profile.outer, [
        at(0, 0),
        at(lean, 35),
        at(135 + lean, 35),
        at(135, 0),
      ]);
      expectHoles(solved.drawing.profile, [
        [60, 17.5, 3.5],
        [100, 17.5, 3.5],
      ]);
    },
  );

  it.each(seeds)("the sides of a sector run through its centre (%i)", async (seed) => {
    const polar = (r: number, degrees: number): Point => {
      const angle = (degrees * Math.PI) / 180;
      return at(r * Math.cos(angle), r * Math.sin(angle));
    };
    const [a, b, c, d] = [polar(40, 120), polar(100, 120), polar(100, 60), polar(40, 60)];
    const solved = await solveWhole(
      new SketchedPart(seed, 0.01, 0.01)
        .chain([
          a as Point,
          { ...(b as Point), arc: { x: 0, y: 0, clockwise: true, smooth: false } },
          c as Point,
          { ...(d as Point), arc: { x: 0, y: 0, clockwise: false, smooth: false } },
        ])
        .leader(polar(100, 100), "R100")
        .leader(polar(40, 100), "R40")
        .angle(at(0, 0), polar(20, 120), polar(20, 60), "60°"),
    );
    const { minX, maxX, minY, maxY } = boundsOfLoop(solved.drawing.profile.outer);
    expect(maxX - minX).toBeCloseTo(100, 4);
    expect(maxY - minY).toBeCloseTo(100 - 20 * Math.sqrt(3), 4);
    expect(solved.degreesOfFreedom).toBe(0);
  });
});

describe("sides that lean against each other", () => {
  /** A lug about a hole: its sides, tangent to its round end, lean by as much, which is hardly more than a hand strays by. */
  const lean = Math.atan2(35, 100) - Math.asin(18 / Math.hypot(35, 100));
  const joint = at(35 + 18 * Math.cos(lean), 100 + 18 * Math.sin(lean));
  const lug = (seed: number, left: number): SketchedPart =>
    new SketchedPart(seed, 0, 0)
      .chain([
        at(left, 0),
        { ...at(70 - joint.x, joint.y), arc: { x: 35, y: 100, clockwise: true } },
        joint,
        at(70, 0),
      ])
      .circle(35, 100, 5);

  it.each(seeds)("are a taper, even about the middle (%i)", async (seed) => {
    const solved = await solveWhole(
      // As drawn: one side leans by four degrees less than the other.
      lug(seed, 7)
        .across(at(7, 0), at(70, 0), -20, "70")
        .upright(at(70, 0), at(35, 100), 100, "100")
        .leader(at(35 - 18 * Math.SQRT1_2, 100 + 18 * Math.SQRT1_2), "R18")
        .leader(at(38.5, 103.5), "Ø10"),
    );
    const { outer } = solved.drawing.profile;
    const corners = outer.kind === "chain" ? outer.edges.map(edgeStart) : [];
    const xs = corners.map(({ x }) => x).sort((a, b) => a - b);
    expect(xs).toEqual([0, 70 - joint.x, joint.x, 70].map((x) => expect.closeTo(x, 5)));
    expect(solved.degreesOfFreedom).toBe(0);
  });

  it.each(seeds)("are upright where only one leans plainly (%i)", async (seed) => {
    const corners = [at(0, 0), at(30, 90), at(80, 90), at(80, 0)];
    const drawn = [at(0, 0), at(30, 90), at(76, 90), at(80, 0)];
    const solved = await solveWhole(
      new SketchedPart(seed, 0, 0)
        .chain(drawn)
        .across(at(0, 0), at(80, 0), -20, "80")
        .upright(at(80, 0), at(76, 90), 100, "90")
        .across(at(30, 90), at(76, 90), 110, "50"),
    );
    expectCorners(solved.drawing.profile.outer, corners);
  });
});

describe("a short edge that the pen hardly turned at", () => {
  /** A gusset whose level top, 10 long, was seen as the beginning of its slanted edge. */
  const gusset = (seed: number, top: string, mirrored = false) => {
    const place = (x: number, y: number) => at(mirrored ? 180 - x : x, y);
    const corners = [place(0, 0), place(0, 89), place(180, 15), place(180, 0)];
    const part = new SketchedPart(seed, 0.02)
      .chain(mirrored ? corners.reverse() : corners)
      .across(place(0, 0), place(180, 0), -20, "180")
      .upright(place(0, 0), place(0, 85), mirrored ? 200 : -20, "85")
      .upright(place(180, 0), place(180, 15), mirrored ? -20 : 200, "15");
    return top === "" ? part : part.across(place(0, 85), place(10, 85), 110, top);
  };

  it.each(seeds)("is where its measure ends (%i)", async (seed) => {
    for (const mirrored of [false, true]) {
      const solved = await solveWhole(gusset(seed, "10", mirrored));
      const corners = [at(0, 0), at(0, 85), at(10, 85), at(180, 15), at(180, 0)];
      expectCorners(
        solved.drawing.profile.outer,
        corners.map(({ x, y }) => at(mirrored ? 180 - x : x, y)),
      );
      expect(solved.assumed).toEqual([
        "A corner was hardly drawn; it is placed where its measure ends.",
      ]);
    }
  });

  it.each(seeds)("is not made up where nothing measures it (%i)", async (seed) => {
    const solved = await solveWhole(gusset(seed, ""));
    expectCorners(solved.drawing.profile.outer, [at(0, 0), at(0, 85), at(180, 15), at(180, 0)]);
    expect(solved.assumed).toEqual([]);
  });
});
