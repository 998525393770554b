import { boundsOfLoop } from "@inkform/geometry/bounding-box";
import { describe, expect, it } from "vitest";
import { type Corner, SketchedPart } from "./sketched-part";
import { at, expectCorners, expectHoles, rectangle, roundedRectangle, solve } from "./solved-part";

const seeds = [1, 2, 3, 4, 5, 6];

describe("a sketch out of proportion is solved to its written dimensions", () => {
  it.each(seeds)("plate with two holes, drawn badly (%i)", async (seed) => {
    const solved = await solve(
      new SketchedPart(seed, 0.07)
        .chain(rectangle(120, 60))
        .circle(25, 30, 4)
        .circle(95, 30, 4)
        .across(at(0, 0), at(120, 0), -20, "120")
        .upright(at(0, 0), at(0, 60), -20, "60")
        .across(at(25, 30), at(95, 30), 80, "70")
        .leader(at(28, 33), "2x Ø8")
        .note("t=3"),
    );
    expect([solved.width, solved.height]).toEqual([expect.closeTo(120, 6), expect.closeTo(60, 6)]);
    expectHoles(solved.drawing.profile, [
      [25, 30, 4],
      [95, 30, 4],
    ]);
    expect(solved.degreesOfFreedom).toBe(0);
    expect(solved.texts.map(({ status }) => status)).toEqual(Array(5).fill("satisfied"));
  });

  it.each(seeds)("bracket of two legs (%i)", async (seed) => {
    const corners = [at(0, 0), at(0, 90), at(30, 90), at(30, 25), at(80, 25), at(80, 0)];
    const solved = await solve(
      new SketchedPart(seed, 0.22)
        .chain(corners)
        .circle(15, 72, 3.5)
        .circle(62, 12.5, 3.5)
        .across(at(0, 0), at(80, 0), -25, "80")
        .upright(at(0, 0), at(0, 90), -25, "90")
        .across(at(0, 90), at(30, 90), 110, "30")
        .upright(at(80, 0), at(80, 25), 100, "25")
        .upright(at(15, 72), at(0, 90), -12, "18")
        .across(at(62, 12.5), at(80, 0), 40, "18")
        .across(at(0, 90), at(15, 72), 100, "15")
        .upright(at(80, 0), at(62, 12.5), 92, "12,5")
        .leader(at(15, 72), "2x Ø7"),
    );
    expectCorners(solved.drawing.profile.outer, corners);
    expectHoles(solved.drawing.profile, [
      [15, 72, 3.5],
      [62, 12.5, 3.5],
    ]);
  });

  it.each(seeds)("rounded plate with four holes about its middle (%i)", async (seed) => {
    const [w, h, r] = [140, 100, 12];
    const corners = roundedRectangle(w, h, r);
    const solved = await solve(
      new SketchedPart(seed, 0.05)
        .chain(corners)
        .circle(20, 20, 3.3)
        .circle(120, 20, 3.3)
        .circle(20, 80, 3.3)
        .circle(120, 80, 3.3)
        .circle(70, 50, 13)
        .across(at(0, 50), at(140, 50), -25, "140")
        .upright(at(70, 0), at(70, 100), -25, "100")
        .across(at(20, 80), at(120, 80), 120, "100")
        .upright(at(120, 20), at(120, 80), 160, "60")
        .leader(at(136.5, 96.5), "R12")
        .leader(at(23.3, 20), "4x Ø6,6")
        .leader(at(83, 50), "Ø26"),
    );
    expectCorners(solved.drawing.profile.outer, corners);
    expectHoles(solved.drawing.profile, [
      [20, 20, 3.3],
      [120, 20, 3.3],
      [20, 80, 3.3],
      [120, 80, 3.3],
      [70, 50, 13],
    ]);
    expect(solved.degreesOfFreedom).toBe(0);
  });

  it.each(seeds)("flange with its bolt circle (%i)", async (seed) => {
    const part = new SketchedPart(seed, 0.06).circle(60, 60, 60).circle(60, 60, 22);
    const holes: [number, number, number][] = [[60, 60, 22]];
    for (let i = 0; i < 6; i++) {
      const angle = (i * Math.PI) / 3 + Math.PI / 2;
      const hole = [60 + 45 * Math.cos(angle), 60 + 45 * Math.sin(angle), 3.5] as const;
      part.circle(...hole);
      holes.push([...hole]);
    }
    const solved = await solve(
      part
        .across(at(0, 60), at(120, 60), -25, "Ø120")
        .leader(at(60 + 22, 60), "Ø44")
        .leader(at(60 + 45 * Math.cos(0.3), 60 + 45 * Math.sin(0.3)), "Ø90 PCD")
        .leader(at(60, 105), "6x Ø7"),
    );
    expectHoles(solved.drawing.profile, holes);
    expect(solved.width).toBeCloseTo(120, 6);
  });

  it.each(seeds)("gusset with a slanted edge and a cut corner (%i)", async (seed) => {
    const corners = [at(12, 0), at(0, 12), at(0, 125), at(15, 125), at(80, 20), at(80, 0)];
    const solved = await solve(
      new SketchedPart(seed, 0.15)
        .chain(corners)
        .circle(26, 42, 7)
        .across(at(0, 12), at(80, 0), -25, "80")
        .upright(at(12, 0), at(0, 125), -25, "125")
        .across(at(0, 125), at(15, 125), 140, "15")
        .upright(at(80, 0), at(80, 20), 100, "20")
        .across(at(0, 12), at(26, 42), -12, "26")
        .upright(at(12, 0), at(26, 42), -12, "42")
        .leader(at(26, 49), "Ø14")
        .leader(at(6, 6), "12x45°"),
    );
    expectCorners(solved.drawing.profile.outer, corners);
    expectHoles(solved.drawing.profile, [[26, 42, 7]]);
  });

  it.each(seeds)("plate with a slot (%i)", async (seed) => {
    const slot: Corner[] = [
      { x: 30, y: 25, arc: { x: 30, y: 30, clockwise: true } },
      at(30, 35),
      { x: 80, y: 35, arc: { x: 80, y: 30, clockwise: true } },
      at(80, 25),
    ];
    const solved = await solve(
      new SketchedPart(seed, 0.12)
        .chain(rectangle(150, 70))
        .chain(slot)
        .circle(130, 40, 5)
        .across(at(0, 0), at(150, 0), -40, "150")
        .upright(at(0, 0), at(0, 70), -40, "70")
        .across(at(0, 0), at(30, 30), -12, "30")
        .across(at(30, 30), at(80, 30), -24, "50")
        .upright(at(0, 0), at(30, 30), -20, "30")
        .leader(at(85, 30), "R5")
        .across(at(130, 40), at(150, 70), 85, "20")
        .upright(at(150, 0), at(130, 40), 170, "40")
        .leader(at(130, 45), "Ø10"),
    );
    const [hole] = solved.drawing.profile.holes;
    expect(hole && boundsOfLoop(hole)).toEqual({
      minX: expect.closeTo(25, 6),
      minY: expect.closeTo(25, 6),
      maxX: expect.closeTo(85, 6),
      maxY: expect.closeTo(35, 6),
    });
    expectHoles(solved.drawing.profile, [[130, 40, 5]]);
  });

  it.each(seeds)("lug with a round end (%i)", async (seed) => {
    const corners: Corner[] = [
      at(0, 0),
      { x: 0, y: 70, arc: { x: 25, y: 70, clockwise: true } },
      at(50, 70),
      at(50, 0),
    ];
    const solved = await solve(
      new SketchedPart(seed, 0.1)
        .chain(corners)
        .circle(25, 70, 10)
        .circle(12, 12, 3)
        .circle(38, 12, 3)
        .across(at(0, 0), at(50, 0), -30, "50")
        .upright(at(0, 0), at(25, 70), -20, "70")
        .leader(at(42.7, 87.7), "R25")
        .leader(at(25, 60), "Ø20")
        .across(at(12, 12), at(38, 12), -15, "26")
        .upright(at(50, 0), at(38, 12), 70, "12")
        .leader(at(12, 15), "2x Ø6"),
    );
    expectCorners(solved.drawing.profile.outer, corners);
    expect(solved.height).toBeCloseTo(95, 6);
    expectHoles(solved.drawing.profile, [
      [25, 70, 10],
      [12, 12, 3],
      [38, 12, 3],
    ]);
  });

  it.each(seeds)("stepped plate dimensioned from its edges (%i)", async (seed) => {
    const corners = [
      at(0, 0),
      at(0, 75),
      at(67, 75),
      at(67, 56),
      at(114, 56),
      at(114, 23),
      at(180, 23),
      at(180, 0),
    ];
    const solved = await solve(
      new SketchedPart(seed, 0.2)
        .chain(corners)
        .across(at(0, 0), at(180, 0), -25, "180")
        .upright(at(0, 0), at(0, 75), -25, "75")
        .across(at(0, 75), at(67, 75), 90, "67")
        .across(at(0, 75), at(114, 56), 105, "114")
        .upright(at(180, 0), at(180, 23), 195, "23")
        .upright(at(180, 0), at(114, 56), 210, "56"),
    );
    expectCorners(solved.drawing.profile.outer, corners);
    expect(solved.degreesOfFreedom).toBe(0);
  });
});
