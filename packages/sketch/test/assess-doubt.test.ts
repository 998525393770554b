import type { Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import { solveSettings } from "../src/solve/settings";
import { solvePart } from "../src/solve/solve-part";
import { SketchedPart } from "./sketched-part";

const at = (x: number, y: number): Point => ({ x, y });

type Ways = string | [text: string, probability: number][];

/** A plate of 120 x 60 with one hole off its middle, everything written. */
function plate(width: Ways): SketchedPart {
  return new SketchedPart(3, 0.05)
    .chain([at(0, 0), at(0, 60), at(120, 60), at(120, 0)])
    .circle(32, 22, 6)
    .across(at(0, 0), at(120, 0), -40, width)
    .upright(at(0, 0), at(0, 60), -40, "60")
    .across(at(0, 0), at(32, 22), -15, "32")
    .upright(at(0, 0), at(32, 22), -15, "22")
    .leader(at(38, 22), "Ø12");
}

async function assess(part: SketchedPart) {
  const { page, texts } = part.finish();
  const solved = await solvePart(page, 0, texts, 0.2);
  return { solved, isUnsure: solved.doubt.wrong >= solveSettings.doubt.unsure };
}

describe("a part is called unsure", () => {
  it("not where everything is written and read", async () => {
    const { isUnsure, solved } = await assess(plate("120"));
    expect(isUnsure).toBe(false);
    expect(solved.doubt.signs).toMatchObject({ free: 0, unused: 0, contradicted: 0, unread: 0 });
  });

  it("where a radius is written plainly that nothing has, however alike the looks see it", async () => {
    const { solved } = await assess(plate("120").leader(at(60, 60), "R30"));
    expect(solved.doubt.signs).toMatchObject({ ignored: 0.97, unused: 0 });
    expect(solved.doubt.misunderstood).toBeGreaterThan(solveSettings.doubt.unsure);
    const number = await assess(plate("120").leader(at(60, 60), "77"));
    expect(number.solved.doubt.signs).toMatchObject({ ignored: 0 });
    expect(number.solved.doubt.misunderstood).toBeLessThan(solveSettings.doubt.unsure);
  });

  it("not for a blot that hardly reads as a digit, which drives nothing either", async () => {
    const { isUnsure, solved } = await assess(
      plate("120")
        .note([["4", 0.004]])
        .leader(at(60, 60), [["1", 0.01]]),
    );
    expect(isUnsure).toBe(false);
    expect(solved.width).toBeCloseTo(120, 6);
    expect(solved.texts.map(({ choice }) => choice.hypothesis.interpretation.text)).not.toContain(
      "4",
    );
  });

  it("more where a corner and a centre lie almost in one place, and their numbers may be each other's", async () => {
    const rivals = async (drawn: number, written: string) => {
      const part = new SketchedPart(3, 0)
        .chain([at(0, 0), at(0, 120), at(180, 120), at(180, 40), at(110, 0)])
        .circle(drawn, 4, 3)
        .across(at(0, 120), at(180, 120), 150, "180")
        .upright(at(0, 0), at(0, 120), -40, "120")
        .upright(at(180, 40), at(110, 0), 210, "40")
        .across(at(0, 0), at(110, 0), -20, "111")
        .across(at(0, 0), at(drawn, 4), -40, written)
        .upright(at(0, 0), at(drawn, 4), -20, "4")
        .leader(at(drawn, 7), "Ø6");
      return (await assess(part)).solved.doubt.signs.rivals;
    };
    expect(await rivals(109, "106")).toBeGreaterThan(0.4);
    expect(await rivals(70, "72")).toBeLessThan(0.1);
  });

  it("where the end of a slanted edge only follows from a small chamfer drawn about parallel to it", async () => {
    const gusset = (height: string | null) => {
      const part = new SketchedPart(3, 0.05)
        .chain([at(12, 0), at(0, 12), at(0, 120), at(15, 120), at(125, 20), at(125, 0)])
        .across(at(0, 12), at(125, 0), -40, "125")
        .across(at(0, 120), at(15, 120), 140, "15")
        .upright(at(12, 0), at(0, 120), -40, "120")
        .leader(at(6, 6), "12x45°");
      return height === null ? part : part.upright(at(125, 0), at(125, 20), 150, height);
    };
    const written = await assess(gusset("20"));
    expect(written.solved.doubt.signs.leaning).toBe(0);
    expect(written.isUnsure).toBe(false);
    const lost = await assess(gusset(null));
    expect(lost.solved.degreesOfFreedom).toBe(0);
    expect(lost.solved.doubt.signs).toMatchObject({ leaning: 1, free: 0 });
    expect(lost.isUnsure).toBe(true);
  });

  it("where ink as large as a number stands beside it and cannot be read", async () => {
    const part = plate("120").note([["1", 0.01]]);
    const { page, texts } = part.finish();
    const blot = page.texts.at(-1);
    const beside = { x: 500, y: 500 };
    Object.assign(blot ?? {}, { center: beside, width: 40, height: 60 });
    const solved = await solvePart(page, 0, texts, 0.2);
    expect(solved.doubt.signs.unused).toBe(1);
    expect(solved.doubt.wrong).toBeGreaterThan(solveSettings.doubt.unsure);
  });

  it("where two readings fit the drawing about as well", async () => {
    const { isUnsure } = await assess(
      plate([
        ["120", 0.5],
        ["126", 0.4],
      ]),
    );
    expect(isUnsure).toBe(true);
  });

  it("where the drawing took a faint reading against a clear one", async () => {
    const { isUnsure, solved } = await assess(
      plate([
        ["12", 0.9],
        ["120", 0.02],
      ]),
    );
    expect(solved.width).toBeCloseTo(120, 6);
    expect(isUnsure).toBe(true);
  });

  it("less where the faint reading differs from the clear one in its decimal point alone", async () => {
    const overruled = async (clear: string) => {
      const part = plate("120").leader(at(94, 30), [
        [clear, 0.98],
        ["Ø6.5", 0.01],
      ]);
      const { solved } = await assess(part.circle(90, 30, 3.25));
      const shown = solved.texts.map(({ choice }) => choice.hypothesis.interpretation.text);
      expect(shown).toContain("Ø6.5");
      return solved.doubt.signs.overruled;
    };
    expect(await overruled("Ø65")).toBeCloseTo(0.5 * (await overruled("Ø89")), 6);
  });

  it("where a clear number measures nothing", async () => {
    const { isUnsure, solved } = await assess(plate("120").leader(at(60, 60), "R200"));
    expect(solved.width).toBeCloseTo(120, 6);
    expect(isUnsure).toBe(true);
  });

  it("for what was seen badly apart from what may have been taken to mean something else", async () => {
    const faint = await assess(
      plate([
        ["120", 0.3],
        ["129", 0.01],
      ]),
    );
    const unbound = await assess(plate("120").circle(90, 41, 4));
    const clear = await assess(plate("120"));
    const told = ({ solved }: typeof clear) => solved.doubt;
    expect(told(faint).wrong).toBeGreaterThan(told(clear).wrong);
    expect(told(faint).misunderstood).toBeCloseTo(told(clear).misunderstood, 1);
    expect(told(faint).wrong).toBeGreaterThan(told(faint).misunderstood + 0.01);
    expect(told(unbound).misunderstood).toBeGreaterThan(solveSettings.doubt.unsure);
  });

  it("where something is neither written nor drawn regular", async () => {
    const { isUnsure, solved } = await assess(plate("120").circle(90, 41, 4));
    expect(solved.degreesOfFreedom).toBeGreaterThan(0);
    expect(isUnsure).toBe(true);
  });

  it("where a count speaks of more holes than were found", async () => {
    const { isUnsure, solved } = await assess(
      plate("120")
        .circle(90, 22, 3)
        .across(at(90, 22), at(120, 0), -15, "30")
        .leader(at(93, 22), "3x Ø6"),
    );
    expect(solved.doubt.signs.missing).toBeGreaterThan(0);
    expect(isUnsure).toBe(true);
  });

  it("where every length may be in metres as well, not where one has no unit or is plainly in millimetres", async () => {
    const doubtful = (number: string): Ways => [
      [`${number} mm`, 0.72],
      [`${number} m`, 0.27],
    ];
    const assessed = async (height: Ways) => {
      const sheet = new SketchedPart(3, 0.05)
        .chain([at(0, 0), at(0, 60), at(120, 60), at(120, 0)])
        .across(at(0, 0), at(120, 0), -40, doubtful("120"))
        .upright(at(0, 0), at(0, 60), -40, height);
      return await assess(sheet);
    };
    const { isUnsure, solved } = await assessed(doubtful("60"));
    expect(solved.width).toBeCloseTo(120, 6);
    expect(isUnsure).toBe(true);
    expect(solved.doubt.misunderstood).toBeGreaterThan(solveSettings.doubt.unsure);
    for (const height of ["60", "60 mm"]) expect((await assessed(height)).isUnsure).toBe(false);
  });

  it("where the overall size only follows from holes drawn midway", async () => {
    const holes = new SketchedPart(2, 0.01)
      .chain([at(0, 0), at(0, 60), at(120, 60), at(120, 0)])
      .circle(20, 30, 4)
      .circle(100, 30, 4)
      .across(at(0, 0), at(20, 30), -15, "20")
      .across(at(20, 30), at(100, 30), -15, "80")
      .upright(at(0, 0), at(0, 60), -40, "60")
      .leader(at(24, 30), "2x Ø8");
    const { isUnsure, solved } = await assess(holes);
    expect(solved.width).toBeCloseTo(120, 6);
    expect(solved.doubt.signs.hung).toBe(1);
    expect(isUnsure).toBe(true);
  });

  it("where one measure alone gives the size", async () => {
    const disc = new SketchedPart(2, 0.01).circle(0, 0, 30).leader(at(30, 0), "Ø60");
    const { isUnsure, solved } = await assess(disc);
    expect(solved.width).toBeCloseTo(60, 6);
    expect(isUnsure).toBe(true);
  });

  it("not for strokes and grain far from it that look like a digit", async () => {
    const { isUnsure, solved } = await assess(
      plate("120")
        .note([["1", 0.8]])
        .note([
          ["4", 0.2],
          ["7", 0.2],
          ["9", 0.2],
        ]),
    );
    expect(solved.doubt.signs.unused).toBeLessThan(0.3);
    expect(isUnsure).toBe(false);
  });
});
