import type { Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import { solveSettings } from "../src/solve/settings";
import { solvePart } from "../src/solve/solve-part";
import { SketchedPart } from "./sketched-part";

const at = (x: number, y: number): Point => ({ x, y });

type Ways = string | [text: string, probability: number][];

/** A plate of 120 x 60 with a hole midway up whose place along it stands in the given writing. */
const plate = (place: Ways) =>
  new SketchedPart(3, 0.05)
    .chain([at(0, 0), at(0, 60), at(120, 60), at(120, 0)])
    .circle(60, 30, 6)
    .across(at(0, 0), at(120, 0), -40, "120")
    .upright(at(0, 0), at(0, 60), -40, "60")
    .across(at(0, 0), at(60, 30), -15, place)
    .leader(at(66, 30), "Ø12");

async function assess(part: SketchedPart, width = 40) {
  const { page, texts } = part.finish();
  for (const text of page.texts) text.width = width;
  const { doubt, texts: accounted } = await solvePart(page, 0, texts, 0.2);
  return { ...doubt, accounted };
}

const { unsure } = solveSettings.doubt;

describe("a part is called unsure, however often it is seen so,", () => {
  it("where a number at a dimension line measures nothing, and a rule says where the hole is", async () => {
    const read = await assess(plate("60"));
    expect(read.signs.mute).toBe(0);
    expect(read.wrong).toBeLessThan(unsure);
    const unfit = await assess(plate("13"));
    expect(unfit.signs.mute).toBe(1);
    expect(unfit.misunderstood).toBeGreaterThan(unsure);
  });

  it("where what stands there is no more than a piece of a number", async () => {
    const unit: Ways = [
      ["m", 0.4],
      ["E", 0.3],
      ["W", 0.2],
    ];
    const piece = await assess(plate(unit), 22);
    expect(piece.signs.mute).toBe(1);
    expect(piece.misunderstood).toBeGreaterThan(unsure);
  });

  it("but not where that is a word, or a stroke", async () => {
    const word: Ways = [
      ["laser cut", 0.4],
      ["lager cut", 0.3],
    ];
    expect((await assess(plate(word), 120)).signs.mute).toBe(0);
    expect((await assess(plate([["/", 0.1]]), 8)).signs.mute).toBe(0);
  });

  it("where all its measures stand by their place alone, as in a table", async () => {
    const table = new SketchedPart(3, 0)
      .chain([at(0, 0), at(0, 30), at(60, 30), at(60, 0)])
      .note("60")
      .note("30");
    const { page, texts } = table.finish();
    const { left, right, top, bottom } = boxOf(page.parts[0]?.outer);
    Object.assign(page.texts[0] ?? {}, { center: { x: (left + right) / 2, y: bottom + 20 } });
    Object.assign(page.texts[1] ?? {}, {
      center: { x: left - 20, y: (top + bottom) / 2 },
      angle: -Math.PI / 2,
    });
    const { doubt, width } = await solvePart(page, 0, texts, 0.2);
    expect(width).toBeCloseTo(60, 6);
    expect(doubt.signs).toMatchObject({ adrift: 1, loose: 2 });
    expect(doubt.misunderstood).toBeGreaterThan(unsure);
    expect((await assess(plate("60"))).signs.adrift).toBe(0);
  });

  it("where a radius is written at a hole seen as a whole circle", async () => {
    const second = (written: string) =>
      plate("60")
        .circle(60, 50, 4)
        .upright(at(60, 30), at(60, 50), 140, "20")
        .leader(at(64, 50), written);
    const round = await assess(second("Ø8"));
    expect(round.signs.rounded).toBe(0);
    const keyhole = await assess(second("R4"));
    expect(keyhole.signs.rounded).toBe(1);
    expect(keyhole.misunderstood).toBeGreaterThan(unsure);
  });
});

function boxOf(loop: { kind: string } | undefined) {
  const { vertices } = loop as unknown as { vertices: Point[] };
  const [xs, ys] = [vertices.map(({ x }) => x), vertices.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}
