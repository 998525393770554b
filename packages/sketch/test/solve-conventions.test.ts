import { boundsOfLoop } from "@inkform/geometry/bounding-box";
import { describe, expect, it } from "vitest";
import { type Corner, SketchedPart } from "./sketched-part";
import { at, expectCorners, expectHoles, rectangle, solve } from "./solved-part";

const seeds = [1, 2, 3, 4];

/** An obround clockwise as seen, from the centre of its left end to that of its right end. */
const slot = (x0: number, x1: number, y: number, r: number): Corner[] => [
  { x: x0, y: y - r, arc: { x: x0, y, clockwise: true } },
  at(x0, y + r),
  { x: x1, y: y + r, arc: { x: x1, y, clockwise: true } },
  at(x1, y - r),
];

describe("drawing conventions", () => {
  it.each(seeds)("steps written with their sum (%i)", async (seed) => {
    const part = new SketchedPart(seed, 0.04).chain(rectangle(130, 40));
    for (let i = 0; i < 5; i++) part.circle(15 + 25 * i, 12, 4);
    const solved = await solve(
      part
        .across(at(0, 0), at(130, 0), -30, "130")
        .upright(at(0, 0), at(0, 40), -20, "40")
        .upright(at(130, 0), at(115, 12), 145, "12")
        .across(at(15, 12), at(115, 12), 55, "4x25=100")
        .leader(at(15, 16), "5x Ø8"),
    );
    expectHoles(
      solved.drawing.profile,
      [0, 1, 2, 3, 4].map((i) => [15 + 25 * i, 12, 4]),
    );
    expect(solved.degreesOfFreedom).toBe(0);
  });

  it.each(seeds)("a slot midway across the arm that it lies along (%i)", async (seed) => {
    const corners = [at(0, 0), at(0, 105), at(20, 105), at(20, 35), at(120, 35), at(120, 0)];
    const solved = await solve(
      new SketchedPart(seed, 0.05)
        .chain(corners)
        .chain(slot(76, 100, 17.5, 4.5))
        .across(at(0, 0), at(120, 0), -40, "120")
        .upright(at(0, 0), at(0, 105), -20, "105")
        .across(at(0, 105), at(20, 105), 125, "20")
        .upright(at(120, 0), at(120, 35), 140, "35")
        .across(at(76, 17.5), at(100, 17.5), -20, "24")
        .across(at(100, 17.5), at(120, 0), -20, "20")
        .leader(at(104.5, 17.5), "R4.5"),
    );
    const [hole] = solved.drawing.profile.holes;
    const bounds = hole && boundsOfLoop(hole);
    expect(bounds?.minX).toBeCloseTo(71.5, 5);
    expect(bounds?.maxX).toBeCloseTo(104.5, 5);
    expect(bounds?.minY).toBeCloseTo(13, 5);
    expect(bounds?.maxY).toBeCloseTo(22, 5);
    expect(solved.degreesOfFreedom).toBe(0);
  });

  it.each(seeds)("a slot by its length over all and its width (%i)", async (seed) => {
    const solved = await solve(
      new SketchedPart(seed, 0.05)
        .chain(rectangle(120, 60))
        .chain(slot(45, 75, 30, 6))
        .across(at(0, 0), at(120, 0), -30, "120")
        .upright(at(0, 0), at(0, 60), -20, "60")
        .across(at(39, 30), at(81, 30), 75, "42")
        .upright(at(45, 24), at(45, 36), -8, "12"),
    );
    const [hole] = solved.drawing.profile.holes;
    const bounds = hole && boundsOfLoop(hole);
    expect(bounds?.minX).toBeCloseTo(39, 6);
    expect(bounds?.maxX).toBeCloseTo(81, 6);
    expect(bounds?.minY).toBeCloseTo(24, 6);
    expect(bounds?.maxY).toBeCloseTo(36, 6);
    expect(solved.degreesOfFreedom).toBe(0);
  });

  it("a short edge upright that leans by what a pen slips", async () => {
    const [low, high] = [at(177, 0), at(180, 23)];
    const step = [at(0, 0), at(0, 75), at(67, 75), at(67, 56), at(114, 56), at(114, 23), high, low];
    const solved = await solve(
      new SketchedPart(1, 0)
        .chain(step)
        .across(at(0, 0), low, -60, "180")
        .across(at(0, 75), at(67, 75), 20, "67")
        .across(at(0, 75), at(114, 56), 40, "114")
        .upright(at(0, 0), at(0, 75), -40, "75")
        .upright(low, high, 20, "23")
        .upright(low, at(114, 56), 40, "56"),
    );
    expectCorners(solved.drawing.profile.outer, [...step.slice(0, 6), at(180, 23), at(180, 0)]);
    expect(solved.degreesOfFreedom).toBe(0);
  });

  it.each(seeds)("a window by its two sides in one text (%i)", async (seed) => {
    const window = [at(40, 20), at(40, 50), at(80, 50), at(80, 20)];
    const solved = await solve(
      new SketchedPart(seed, 0.05)
        .chain(rectangle(120, 70))
        .chain(window)
        .across(at(0, 0), at(120, 0), -30, "120")
        .upright(at(0, 0), at(0, 70), -20, "70")
        .leader(at(80, 40), "40 x 30"),
    );
    const [hole] = solved.drawing.profile.holes;
    const bounds = hole && boundsOfLoop(hole);
    expect(bounds?.minX).toBeCloseTo(40, 6);
    expect(bounds?.maxX).toBeCloseTo(80, 6);
    expect(bounds?.minY).toBeCloseTo(20, 6);
    expect(bounds?.maxY).toBeCloseTo(50, 6);
    expect(solved.degreesOfFreedom).toBe(0);
  });

  it.each(seeds)("a hexagon across its flats (%i)", async (seed) => {
    const r = 20 / Math.cos(Math.PI / 6);
    const corners = [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = Math.PI - (i * Math.PI) / 3;
      return at(30 + r * Math.cos(angle), 30 + r * Math.sin(angle));
    });
    const solved = await solve(
      new SketchedPart(seed, 0.03)
        .chain(corners)
        .circle(30, 30, 8)
        .leader(at(30 + r * 0.75, 30 + 20 * 0.5 * Math.sqrt(3) * 0.5), "40 A/F")
        .leader(at(38, 30), "Ø16"),
    );
    expect(solved.width).toBeCloseTo(2 * r, 6);
    expect(solved.height).toBeCloseTo(40, 6);
    expectHoles(solved.drawing.profile, [[r, 20, 8]]);
    expect(solved.degreesOfFreedom).toBe(0);
  });

  it.each(seeds)("a size in brackets is checked, and yields (%i)", async (seed) => {
    const solved = await solve(
      new SketchedPart(seed, 0.04)
        .chain(rectangle(100, 40))
        .circle(30, 20, 4)
        .across(at(0, 0), at(30, 20), -15, "30")
        .across(at(30, 20), at(100, 0), -15, "70")
        .across(at(0, 0), at(100, 0), -30, "(99)")
        .upright(at(0, 0), at(0, 40), -20, "40")
        .leader(at(30, 24), "Ø8"),
    );
    expect(solved.width).toBeCloseTo(100, 6);
    const brackets = solved.texts.find(
      ({ choice }) => choice.hypothesis.interpretation.text === "(99)",
    );
    expect(brackets?.status).toBe("contradicted");
  });

  it.each(seeds)("a leader that the outline cuts short of its hole (%i)", async (seed) => {
    const solved = await solve(
      new SketchedPart(seed, 0.02)
        .circle(28, 28, 28)
        .circle(28, 28, 14.75)
        .upright(at(28, 0), at(28, 56), 70, "Ø56")
        .leader(at(28 + 28 * Math.SQRT1_2, 28 + 28 * Math.SQRT1_2), "Ø29.5"),
    );
    expect(solved.width).toBeCloseTo(56, 6);
    expectHoles(solved.drawing.profile, [[28, 28, 14.75]]);
  });

  it.each(seeds)("a turned part from its side, by its diameters (%i)", async (seed) => {
    const corners = [
      ...[at(0, 12), at(0, 32), at(40, 32), at(40, 44), at(50, 44), at(50, 36)],
      ...[at(105, 36), at(105, 8), at(50, 8), at(50, 0), at(40, 0), at(40, 12)],
    ];
    const solved = await solve(
      new SketchedPart(seed, 0.05)
        .chain(corners)
        .upright(at(0, 12), at(0, 32), -20, "Ø20")
        .upright(at(105, 8), at(105, 36), 120, "Ø28")
        .upright(at(50, 0), at(50, 44), 140, "Ø44")
        .across(at(0, 12), at(40, 0), -10, "40")
        .across(at(0, 12), at(50, 0), -20, "50")
        .across(at(0, 12), at(105, 8), -30, "105"),
    );
    expectCorners(solved.drawing.profile.outer, corners);
    expect(solved.texts.map(({ status }) => status)).toEqual(Array(6).fill("satisfied"));
  });

  it.each(seeds)("a diameter across its circle, not between edges beside it (%i)", async (seed) => {
    const solved = await solve(
      new SketchedPart(seed, 0.02)
        .chain(rectangle(100, 40))
        .circle(50, 20, 18)
        .across(at(0, 0), at(100, 0), -25, "100")
        .upright(at(0, 0), at(0, 40), -20, "40")
        .upright(at(50, 2), at(50, 38), 125, "Ø36"),
    );
    expectHoles(solved.drawing.profile, [[50, 20, 18]]);
  });

  it.each(seeds)("an angle between two edges (%i)", async (seed) => {
    const rise = 40 / Math.tan(Math.PI / 3);
    const corners = [at(0, 0), at(rise, 40), at(100, 40), at(100, 0)];
    const solved = await solve(
      new SketchedPart(seed, 0.04)
        .chain(corners)
        .across(at(0, 0), at(100, 0), -25, "100")
        .upright(at(100, 0), at(100, 40), 120, "40")
        .leader(at(3, 2), "60°"),
    );
    const { outer } = solved.drawing.profile;
    if (outer.kind === "circle") throw new Error("a chain was expected");
    const starts = outer.edges.flatMap((edge) => (edge.kind === "segment" ? [edge.start] : []));
    for (const corner of corners) {
      const off = starts.map(({ x, y }) => Math.hypot(x - corner.x, y - corner.y));
      expect(Math.min(...off)).toBeLessThan(1e-6);
    }
  });

  it.each(seeds)("a lever's slanting sides between ends of two sizes (%i)", async (seed) => {
    // Sides tangent to both ends: aslant by asin((20 - 8) / 90), 7.7 degrees.
    const tilt = Math.asin(12 / 90);
    const [u, v] = [Math.sin(tilt), Math.cos(tilt)];
    const solved = await solve(
      new SketchedPart(seed, 0.01)
        .chain([
          { x: 20 + 20 * u, y: 20 - 20 * v, arc: { x: 20, y: 20, clockwise: true } },
          at(20 + 20 * u, 20 + 20 * v),
          { x: 110 + 8 * u, y: 20 + 8 * v, arc: { x: 110, y: 20, clockwise: true } },
          at(110 + 8 * u, 20 - 8 * v),
        ])
        .circle(20, 20, 10)
        .circle(110, 20, 4)
        .across(at(20, 20), at(110, 20), 60, "90")
        .leader(at(20 - 14.1, 20 + 14.1), "R20")
        .leader(at(110 + 5.7, 20 + 5.7), "R8"),
    );
    const { outer } = solved.drawing.profile;
    const bounds = boundsOfLoop(outer);
    expect(bounds.maxX - bounds.minX).toBeCloseTo(118, 3);
    expect(bounds.maxY - bounds.minY).toBeCloseTo(40, 3);
  });
});
