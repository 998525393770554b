import { describe, it } from "vitest";
import { SketchedPart } from "./sketched-part";
import { at, expectHoles, rectangle, solve } from "./solved-part";

const seeds = [1, 2, 3, 4];

/** A plate with two alike holes drawn about in the middle, one of them written to be elsewhere. */
const plate = (seed: number, [left, right]: [number, number], written: string) =>
  new SketchedPart(seed, 0.02)
    .chain(rectangle(125, 68))
    .circle(27.5, left, 6)
    .circle(97.5, right, 6)
    .across(at(0, 0), at(125, 0), -20, "125")
    .upright(at(0, 0), at(0, 68), -20, "68")
    .across(at(27.5, left), at(97.5, right), 80, "70")
    .upright(at(125, 0), at(97.5, right), 140, written)
    .leader(at(27.5, left + 6), "2x Ø12");

describe("two holes drawn level, about in the middle", () => {
  it.each(seeds)("are both where one of them is written, level (%i)", async (seed) => {
    for (const drawn of [
      [33.5, 34.5],
      [35, 33],
      [33.4, 35.1],
    ] as [number, number][]) {
      const solved = await solve(plate(seed, drawn, "30"));
      expectHoles(solved.drawing.profile, [
        [27.5, 30, 6],
        [97.5, 30, 6],
      ]);
    }
  });

  it.each(seeds)("lie in the middle where neither is written (%i)", async (seed) => {
    const solved = await solve(
      new SketchedPart(seed, 0.02)
        .chain(rectangle(125, 68))
        .circle(27.5, 33.5, 6)
        .circle(97.5, 34.5, 6)
        .across(at(0, 0), at(125, 0), -20, "125")
        .upright(at(0, 0), at(0, 68), -20, "68")
        .across(at(27.5, 33.5), at(97.5, 34.5), 80, "70")
        .leader(at(27.5, 39.5), "2x Ø12"),
    );
    expectHoles(solved.drawing.profile, [
      [27.5, 34, 6],
      [97.5, 34, 6],
    ]);
  });
});
