import { edgeStart } from "@inkform/geometry/edge-ends";
import type { Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import { isDrawable } from "../src/solve/is-drawable";
import { solvePart } from "../src/solve/solve-part";
import { SketchedPart } from "./sketched-part";

const at = (x: number, y: number): Point => ({ x, y });

async function solve(part: SketchedPart) {
  const { page, texts } = part.finish();
  const solved = await solvePart(page, 0, texts, 0.2);
  expect(isDrawable(solved.drawing.profile)).toBe(true);
  expect(solved.texts.filter(({ status }) => status !== "satisfied")).toEqual([]);
  return solved;
}

/** A plate with its measures, and what a pen or an eye added to it. */
const plate = (corners: Point[]) =>
  new SketchedPart(1, 0.02)
    .chain(corners)
    .across(at(0, 0), at(100, 0), -20, "100")
    .upright(at(100, 0), at(100, 60), 120, "60");

describe("what regularities would squash", () => {
  it("a corner missed by a slip of the pen is a corner", async () => {
    const solved = await solve(
      plate([at(0, 0), at(0, 58.5), at(1.5, 60), at(100, 60), at(100, 0)]),
    );
    const { outer } = solved.drawing.profile;
    const corners = outer.kind === "chain" ? outer.edges.map(edgeStart) : [];
    expect(corners.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).sort()).toEqual([
      "0.000 0.000",
      "0.000 60.000",
      "100.000 0.000",
      "100.000 60.000",
    ]);
  });

  it("a letter that was taken for a hole in a hole is cut out with it", async () => {
    const solved = await solve(
      plate([at(0, 0), at(0, 60), at(100, 60), at(100, 0)])
        .circle(30, 30, 10)
        .circle(31, 31, 2)
        .across(at(0, 0), at(30, 30), -10, "30")
        .leader(at(40, 30), "Ø20"),
    );
    expect(solved.drawing.profile.holes).toHaveLength(1);
  });
});

describe("a corner drawn cut off a little", () => {
  const slipped = [at(0, 0), at(0, 60), at(95, 60), at(100, 54), at(100, 0)];

  it("is sharp where nothing says by how much, and said so", async () => {
    const solved = await solve(plate(slipped));
    const { outer } = solved.drawing.profile;
    expect(outer.kind === "chain" && outer.edges).toHaveLength(4);
    expect(solved.width).toBeCloseTo(100, 6);
    expect(solved.height).toBeCloseTo(60, 6);
    expect(solved.assumed).toEqual([
      "A corner was drawn cut off a little; nothing says by how much, so it is sharp.",
    ]);
  });

  it("stays where it is written", async () => {
    const solved = await solve(plate(slipped).leader(at(97.5, 57), "5x45°"));
    const { outer } = solved.drawing.profile;
    expect(outer.kind === "chain" && outer.edges).toHaveLength(5);
    expect(solved.assumed).toEqual([]);
  });
});
