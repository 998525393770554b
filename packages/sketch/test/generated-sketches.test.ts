import type { Loop } from "@inkform/geometry/model";
import { cadLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { sketchToDrawing } from "../src/sketch-to-drawing";
import { distort, drawMeasures } from "./generator/distort";
import { polar } from "./generator/families/build";
import { type GeneratedSketch, generateSketch } from "./generator/generate-sketch";
import { drawLabels } from "./generator/paper/draw-labels";
import { createRandom } from "./generator/random";
import { fromShape, type Primitive } from "./generator/score/primitive";
import { type DrawnResult, scoreSketch } from "./generator/score/score-sketch";
import { listSketches, sketchSets } from "./generator/sets";
import type { TruthEntity, XY } from "./generator/truth";

async function generate(
  id: string,
  set: keyof typeof sketchSets = "dev",
): Promise<GeneratedSketch> {
  const sketch = listSketches(sketchSets[set]).find((candidate) => candidate.id === id);
  if (!sketch) throw new Error(`no sketch ${id}`);
  return await generateSketch(sketchSets[set], sketch);
}

const entitiesOf = (loop: Loop): Primitive[] =>
  loop.kind === "circle" ? fromShape(loop) : loop.edges.flatMap(fromShape);

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

const style = { chained: true, flipped: false, countsRadii: true, extra: false };

/** Ends of lines and arcs of a loop that no other end meets. */
function gaps(loop: readonly TruthEntity[]): XY[] {
  const ends = loop.flatMap((entity): XY[] => {
    if (entity.type === "circle") return [];
    if (entity.type === "line") return [entity.p, entity.q];
    return [polar(entity.c, entity.r, entity.a0), polar(entity.c, entity.r, entity.a1)];
  });
  const meets = (a: XY, b: XY) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6;
  return ends.filter((end) => ends.filter((other) => meets(end, other)).length !== 2);
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
    for (const [set, id] of [
      ["dev", "s062"],
      ["dev", "s166"],
      ["dev2", "s091"],
      ["doubt", "s020"],
    ] as const) {
      for (const { dimensions, image_box: box } of (await generate(id, set)).truth.parts) {
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

  it("draws every family of the later sets with its measures off, in millimetres and inches", () => {
    const { dev2, doubt } = sketchSets;
    for (const family of [...dev2.families, ...doubt.families]) {
      const random = createRandom(family.name);
      for (const inches of [false, true]) {
        const measures = drawMeasures(family, random, inches);
        const drawn = distort(family, measures, 3, random);
        const [real, off] = [measures, drawn].map((m) => family.shape(m, style));
        const kinds = (shape: typeof real) => [
          shape?.outline.map(({ type }) => type),
          shape?.holes.map((loop) => loop.map(({ type }) => type)),
          shape?.dimensions.map(({ kind }) => kind),
        ];
        expect(drawn).not.toEqual(measures);
        expect(kinds(off)).toEqual(kinds(real));
        for (const loop of [real?.outline ?? [], ...(real?.holes ?? [])])
          expect(gaps(loop)).toEqual([]);
      }
    }
  });

  it("says of each pixel of a flat scan what was drawn there", async () => {
    const { bytes, truth, flat } = await generate("s031");
    if (!flat) throw new Error("not flat");
    const labels = await sharp(await drawLabels(flat.ink, flat.width, flat.height))
      .toColourspace("b-w")
      .raw()
      .toBuffer();
    const grey = await sharp(bytes).grayscale().raw().toBuffer();
    expect(labels.length).toBe(flat.width * flat.height);
    expect([...new Set(labels)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    const darkPaper = [...grey].filter((value, i) => value < 120 && labels[i] === 0);
    expect(darkPaper).toEqual([]);
    const [, top, , height] = truth.parts[0]?.image_box ?? [0, 0, 0, 0];
    const rows = [...labels].flatMap((label, i) =>
      label === 1 ? [i / flat.width / flat.height] : [],
    );
    expect(rows[0]).toBeCloseTo(top, 1);
    expect(rows.at(-1)).toBeCloseTo(top + height, 1);
  });

  it("holds out families, hands, fonts, pens, papers and desks", () => {
    const { dev, dev2, doubt, "held-out": held } = sketchSets;
    const shared = <T>(pick: (set: typeof dev) => readonly T[]) =>
      pick(held).filter((item) =>
        [dev, dev2, doubt].flatMap((set) => [...pick(set)]).includes(item),
      );
    expect(shared((set) => set.families.map(({ name }) => name))).toEqual([]);
    expect(shared((set) => set.fonts)).toEqual([]);
    expect(shared((set) => set.implements.map(({ name }) => name))).toEqual([]);
    expect(shared((set) => set.sheets.map(({ name }) => name))).toEqual([]);
    expect(shared((set) => set.names)).toEqual([]);
    expect([dev.forms, dev2.forms, doubt.forms]).not.toContain(held.forms);
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
