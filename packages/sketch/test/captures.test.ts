import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { hexagon, hexagonSketch, readParts } from "./captured-hexagon";

let scan: Buffer;

beforeAll(async () => {
  scan = await sharp((await hexagonSketch()).bytes)
    .png()
    .toBuffer();
});

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
    const [part, ...others] = await readParts(await sharp(scan).rotate(degrees).png().toBuffer());
    expect(others).toEqual([]);
    expect(part).toMatchObject(hexagon);
  });

  it("says where the part lies on the page as uploaded, not as turned", async () => {
    const [upright] = await readParts(scan);
    const [turned] = await readParts(await sharp(scan).rotate(180).png().toBuffer());
    const [left, top, width, height] = upright?.box ?? [0, 0, 0, 0];
    const expected = [1 - left - width, 1 - top - height, width, height];
    for (const [k, value] of expected.entries()) expect(turned?.box[k]).toBeCloseTo(value, 1);
  });

  it("white on black", async () => {
    const board = await sharp(scan).negate().png().toBuffer();
    expect(await readParts(board)).toMatchObject([hexagon]);
  });

  it.each([20, 250])("as ink of grey %i on nothing", async (ink) => {
    expect(await readParts(await transparent(ink))).toMatchObject([hexagon]);
  });

  it("on coloured paper", async () => {
    const yellow = await onPaper(() => '<rect width="100%" height="100%" fill="#e8d46a"/>');
    expect(await readParts(yellow)).toMatchObject([hexagon]);
  });

  it("on squared paper", async () => {
    const squared = await onPaper((width, height) => {
      const lines = [
        ...Array.from({ length: Math.ceil(width / 35) }, (_, k) => `M${35 * k} 0V${height}`),
        ...Array.from({ length: Math.ceil(height / 35) }, (_, k) => `M0 ${35 * k}H${width}`),
      ];
      return `<rect width="100%" height="100%" fill="#fbfbf8"/><path d="${lines.join("")}" stroke="#dbe6f2" stroke-width="2"/>`;
    });
    expect(await readParts(squared)).toMatchObject([hexagon]);
  });
});
