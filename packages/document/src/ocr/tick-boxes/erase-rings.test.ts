import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { GreyImage } from "../image/grey-image";
import { eraseRings, PEN_LEVEL } from "./erase-rings";

const EM = 40;

/** Strokes for letters. */
const word = (x: number, y: number, letters = 4) =>
  Array.from(
    { length: letters },
    (_, i) => `<rect x="${x + 14 * i}" y="${y}" width="5" height="28"/>`,
  ).join("");
const ring = (cx: number, cy: number, rx: number, ry: number) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="none" stroke="#222" stroke-width="3"/>`;

async function draw(shapes: string): Promise<GreyImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="200"><rect width="700" height="200" fill="#fff"/>${shapes}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

describe("eraseRings", () => {
  it("wipes out what was drawn around a word, and leaves the word", async () => {
    const plain = await draw(word(100, 86) + word(300, 86));
    const image = await draw(word(100, 86) + ring(122, 100, 60, 30) + word(300, 86));
    const [box, ...more] = eraseRings(image, EM);
    expect(more).toEqual([]);
    expect([box?.x0, box?.x1].map((x) => Math.round((x ?? 0) / 5))).toEqual([12, 37]);
    expect(image.data).toEqual(plain.data);
  });

  it("wipes a flat ring out to its ends, one that a light pen drew, and one hardly wider than high", async () => {
    for (const [rx, ry, stroke] of [
      [170, 29, "#222"],
      [170, 29, "#9a9a9a"],
      [32, 24, "#222"],
    ] as const) {
      const cx = 140 + rx - 70;
      const plain = await draw(word(cx - 18, 92, 3).replaceAll('"28"', '"16"'));
      const image = await draw(
        word(cx - 18, 92, 3).replaceAll('"28"', '"16"') +
          ring(cx, 100, rx, ry).replace("#222", stroke),
      );
      expect(eraseRings(image, EM, PEN_LEVEL)).toHaveLength(1);
      expect(Buffer.compare(image.data, plain.data)).toBe(0);
    }
  });

  it("wipes a ring out where the pen was pressed, too", async () => {
    const inkOf = ({ data }: GreyImage) => data.filter((value) => value < 150).length;
    const plain = await draw(word(100, 86));
    const pressed = ring(122, 100, 60, 30) + ring(123.6, 101.6, 58.4, 28.4);
    const image = await draw(word(100, 86) + pressed);
    expect(eraseRings(image, EM, PEN_LEVEL)).toHaveLength(1);
    expect(inkOf(image)).toBe(inkOf(plain));
  });

  it("leaves underlined words whose letters hang together", async () => {
    const letters = Array.from({ length: 30 }, (_, i) => [
      `<rect x="${60 + 18 * i}" y="80" width="9" height="40"/>`,
      `<rect x="${60 + 18 * i}" y="${80 + 12 * (i % 3)}" width="18" height="8"/>`,
    ]).flat();
    const image = await draw(`${letters.join("")}<rect x="60" y="118" width="540" height="4"/>`);
    const before = image.data.slice();
    expect(eraseRings(image, EM, PEN_LEVEL)).toEqual([]);
    expect(Buffer.compare(image.data, before)).toBe(0);
  });

  it("wipes no letter that the pen ran over", async () => {
    const image = await draw(word(100, 86, 6) + ring(120, 100, 58, 30));
    expect(eraseRings(image, EM)).toHaveLength(1);
    const row = image.data.slice(88 * image.width, 89 * image.width);
    const dark = [100, 114, 128, 142, 156].filter((x) => (row[x + 2] as number) < 128);
    expect(dark).toHaveLength(5);
  });

  it("leaves letters, frames, empty ovals and circles the size of boxes to tick", async () => {
    const shapes = [
      `<rect x="40" y="70" width="120" height="60" fill="none" stroke="#222" stroke-width="3"/>${word(70, 86)}`,
      ring(260, 100, 50, 30),
      `${ring(400, 100, 22, 22)}<circle cx="400" cy="100" r="9"/>`,
      ring(520, 100, 14, 20),
    ];
    const image = await draw(shapes.join(""));
    const before = image.data.slice();
    expect(eraseRings(image, EM)).toEqual([]);
    expect(image.data).toEqual(before);
  });
});
