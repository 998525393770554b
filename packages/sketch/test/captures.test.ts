import { cadLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { sketchToDrawing } from "../src/sketch-to-drawing";
import { generateSketch } from "./generator/generate-sketch";
import { listSketches, sketchSets } from "./generator/sets";

/** A hexagon of 90 across flats with a hole, clean and upright: only its capture differs. */
let scan: Buffer;

beforeAll(async () => {
  const sketch = listSketches(sketchSets.dev).find(({ id }) => id === "s034");
  if (!sketch) throw new Error("no such sketch");
  scan = await sharp((await generateSketch(sketchSets.dev, sketch)).bytes)
    .png()
    .toBuffer();
});

async function read(bytes: Buffer) {
  const { parts } = await sketchToDrawing(await openUpload(bytes, cadLimits), {});
  return parts.map(({ width, height, thickness, quantity, box }) => ({
    width: Math.round(1000 * width) / 1000,
    height: Math.round(1000 * height) / 1000,
    thickness,
    quantity,
    box,
  }));
}

const hexagon = { width: 103.923, height: 90, thickness: 4, quantity: 3 };

/** Ink as transparency: nothing of the paper is left. */
async function transparent(ink: number): Promise<Buffer> {
  const { data, info } = await sharp(scan).greyscale().raw().toBuffer({ resolveWithObject: true });
  const out = Buffer.alloc(4 * info.width * info.height, ink);
  for (let i = 0; i < info.width * info.height; i += 1) {
    out[4 * i + 3] = 255 - (data[i * info.channels] as number);
  }
  const { width, height } = info;
  return sharp(out, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** Paper with its own colour and pattern under the ink. */
async function onPaper(svg: (width: number, height: number) => string): Promise<Buffer> {
  const { width, height } = await sharp(scan).metadata();
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg(width, height)}</svg>`;
  const ink = await sharp(scan).greyscale().toColourspace("srgb").png().toBuffer();
  return sharp(Buffer.from(paper))
    .composite([{ input: ink, blend: "multiply" }])
    .png()
    .toBuffer();
}

describe("one sketch however it is captured", () => {
  it.each([0, 90, 180, 270])("turned by %i degrees", async (degrees) => {
    const [part, ...others] = await read(await sharp(scan).rotate(degrees).png().toBuffer());
    expect(others).toEqual([]);
    expect(part).toMatchObject(hexagon);
  });

  it("says where the part lies on the page as uploaded, not as turned", async () => {
    const [upright] = await read(scan);
    const [turned] = await read(await sharp(scan).rotate(180).png().toBuffer());
    const [left, top, width, height] = upright?.box ?? [0, 0, 0, 0];
    const expected = [1 - left - width, 1 - top - height, width, height];
    for (const [k, value] of expected.entries()) expect(turned?.box[k]).toBeCloseTo(value, 1);
  });

  it("white on black", async () => {
    const board = await sharp(scan).negate().png().toBuffer();
    expect(await read(board)).toMatchObject([hexagon]);
  });

  it.each([20, 250])("as ink of grey %i on nothing", async (ink) => {
    expect(await read(await transparent(ink))).toMatchObject([hexagon]);
  });

  it("on coloured paper", async () => {
    const yellow = await onPaper(() => '<rect width="100%" height="100%" fill="#e8d46a"/>');
    expect(await read(yellow)).toMatchObject([hexagon]);
  });

  it("on squared paper", async () => {
    const squared = await onPaper((width, height) => {
      const lines = [
        ...Array.from({ length: Math.ceil(width / 35) }, (_, k) => `M${35 * k} 0V${height}`),
        ...Array.from({ length: Math.ceil(height / 35) }, (_, k) => `M0 ${35 * k}H${width}`),
      ];
      return `<rect width="100%" height="100%" fill="#fbfbf8"/><path d="${lines.join("")}" stroke="#dbe6f2" stroke-width="2"/>`;
    });
    expect(await read(squared)).toMatchObject([hexagon]);
  });
});
