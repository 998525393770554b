import { boundsOfLoop } from "@inkform/geometry/bounding-box";
import { edgeStart } from "@inkform/geometry/edge-ends";
import type { Loop, Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import { solvePart } from "../src/solve/solve-part";
import { type Corner, SketchedPart } from "./sketched-part";

const seeds = [1, 2, 3];
const at = (x: number, y: number): Point => ({ x, y });
const rectangle = (w: number, h: number): Corner[] => [at(0, 0), at(0, h), at(w, h), at(w, 0)];

async function solve(part: SketchedPart) {
  const { page, texts } = part.finish();
  const solved = await solvePart(page, 0, texts, 0.2);
  expect(solved.texts.filter(({ status }) => status === "contradicted")).toEqual([]);
  return solved;
}

function expectCorners(loop: Loop | undefined, wanted: readonly Point[]): void {
  const corners = loop?.kind === "chain" ? loop.edges.map(edgeStart) : [];
  expect(corners).toHaveLength(wanted.length);
  for (const { x, y } of wanted) {
    const off = corners.map((corner) => Math.hypot(corner.x - x, corner.y - y));
    expect(Math.min(...off)).toBeLessThan(1e-5);
  }
}

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
    const solved = await solve(
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
    const solved = await solve(
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
    const solved = await solve(
      new SketchedPart(seed, 0.06)
        .chain(corners)
        .across(at(0, 0), at(110, 0), -20, "110")
        .upright(at(110, 0), at(110 + lean, 60), 170, "60")
        .angle(at(0, 0), at(25, 0), at(12.5, 12.5 * Math.sqrt(3)), "60°"),
    );
    expectCorners(solved.drawing.profile.outer, corners);
  });

  it.each(seeds)("the sides of a sector run through its centre (%i)", async (seed) => {
    const polar = (r: number, degrees: number): Point => {
      const angle = (degrees * Math.PI) / 180;
      return at(r * Math.cos(angle), r * Math.sin(angle));
    };
    const [a, b, c, d] = [polar(40, 120), polar(100, 120), polar(100, 60), polar(40, 60)];
    const solved = await solve(
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
    const solved = await solve(
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
    const solved = await solve(
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
      const solved = await solve(gusset(seed, "10", mirrored));
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
    const solved = await solve(gusset(seed, ""));
    expectCorners(solved.drawing.profile.outer, [at(0, 0), at(0, 85), at(180, 15), at(180, 0)]);
    expect(solved.assumed).toEqual([]);
  });
});

describe("round edges", () => {
  it.each(seeds)("half a disc is half a disc (%i)", async (seed) => {
    const solved = await solve(
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
    const solved = await solve(
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

describe("a row of notches", () => {
  it.each(seeds)("has the width and the step written once (%i)", async (seed) => {
    const notches = [20, 50, 80].flatMap((x) => [
      at(x, 45),
      at(x, 30),
      at(x + 12, 30),
      at(x + 12, 45),
    ]);
    const corners = [at(0, 0), at(0, 45), ...notches, at(130, 45), at(130, 0)];
    const solved = await solve(
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
    const solved = await solve(
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
    const solved = await solve(
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
