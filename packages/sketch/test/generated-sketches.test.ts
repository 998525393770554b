import type { Loop } from "@inkform/geometry/model";
import { cadLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import { describe, expect, it } from "vitest";
import { sketchToDrawing } from "../src/sketch-to-drawing";
import { type GeneratedSketch, generateSketch } from "./generator/generate-sketch";
import { fromShape, type Primitive } from "./generator/score/primitive";
import { type DrawnResult, scoreSketch } from "./generator/score/score-sketch";
import { listSketches, sketchSets } from "./generator/sets";

async function generate(
  id: string,
  set: keyof typeof sketchSets = "dev",
): Promise<GeneratedSketch> {
  const sketch = listSketches(sketchSets[set]).find((candidate) => candidate.id === id);
  if (!sketch) throw new Error(`no sketch ${id}`);
  return await generateSketch(sketchSets[set], sketch);
}

const entitiesOf = (loop: Loop): Primitive[] =>
  loop.kind === "circle" ? [fromShape(loop)] : loop.edges.map(fromShape);

async function drawn({ bytes }: GeneratedSketch): Promise<DrawnResult[]> {
  const { parts } = await sketchToDrawing(await openUpload(bytes, cadLimits), {});
  return parts.map(({ drawing, unsure, page, name, dimensions }) => ({
    entities: [drawing.profile.outer, ...drawing.profile.holes].flatMap(entitiesOf),
    unsure,
    page,
    name,
    dimensions,
    findings: 0,
  }));
}

describe("the generator of sketches", () => {
  it("draws the same bytes and truth again, as a scan, a photograph and a PDF", async () => {
    for (const id of ["s033", "s062", "s125"]) {
      const [first, second] = [await generate(id), await generate(id)];
      expect(second.bytes.equals(first.bytes)).toBe(true);
      expect(second.truth).toEqual(first.truth);
    }
  });

  it("keeps every text and outline on the page", async () => {
    for (const id of ["s062", "s166"]) {
      for (const { dimensions, image_box: box } of (await generate(id)).truth.parts) {
        for (const value of [
          ...dimensions.flatMap(({ at }) => at),
          box[0],
          box[1],
          box[0] + box[2],
          box[1] + box[3],
        ]) {
          expect(value).toBeGreaterThan(0);
          expect(value).toBeLessThan(1);
        }
      }
    }
  });

  it("holds out families, hands, fonts, pens, papers and desks", () => {
    const { dev, "held-out": held } = sketchSets;
    const shared = <T>(pick: (set: typeof dev) => readonly T[]) =>
      pick(held).filter((item) => pick(dev).includes(item));
    expect(shared((set) => set.families.map(({ name }) => name))).toEqual([]);
    expect(shared((set) => set.fonts)).toEqual([]);
    expect(shared((set) => set.implements.map(({ name }) => name))).toEqual([]);
    expect(shared((set) => set.sheets.map(({ name }) => name))).toEqual([]);
    expect(shared((set) => set.names)).toEqual([]);
    expect(held.forms).not.toBe(dev.forms);
    expect(listSketches(held).length * 2).toBe(listSketches(dev).length);
  });
});

describe("the engine on generated sketches", () => {
  it("draws a part exactly as its dimensions say", async () => {
    const sketch = await generate("s062");
    const score = scoreSketch(sketch.truth, await drawn(sketch));
    expect(score.countRight).toBe(true);
    expect(score.parts.map(({ exact, closed }) => [exact, closed])).toEqual([[true, true]]);
  });

  it("tells two parts on one sheet apart", async () => {
    const sketch = await generate("s166");
    const score = scoreSketch(sketch.truth, await drawn(sketch));
    expect(score.countRight).toBe(true);
    expect(score.parts.map(({ exact }) => exact)).toEqual([true, true]);
  });

  it("refuses a sheet that nobody drew on", async () => {
    const sketch = await generate("s196");
    await expect(drawn(sketch)).rejects.toMatchObject({ code: "no_part_found" });
  });
});
