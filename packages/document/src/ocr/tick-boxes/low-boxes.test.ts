import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { GreyImage } from "../image/grey-image";
import { findLowBoxes } from "./low-boxes";

const EM = 40;
const TICK = "M14 22 l12 14 l34 -50";

const frame = (x: number, y: number, wide = 72) =>
  `<rect x="${x}" y="${y}" width="${wide}" height="50" fill="none" stroke="#222" stroke-width="3"/>`;
const tick = (x: number, y: number) =>
  `<path d="${TICK}" transform="translate(${x} ${y})" fill="none" stroke="#222" stroke-width="5"/>`;
/** Strokes for the letters of a word that ends before a box. */
const word = (x: number, y: number) =>
  [0, 1, 2, 3].map((i) => `<rect x="${x + 14 * i}" y="${y}" width="5" height="28"/>`).join("");

async function draw(shapes: string): Promise<GreyImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><rect width="900" height="300" fill="#fff"/>${shapes}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** Three lines of three choices, each before its box. */
function choices(wide?: number): string {
  return [40, 120, 200]
    .flatMap((y) => [150, 420, 690].map((x) => word(x - 80, y + 12) + frame(x, y, wide)))
    .join("");
}

describe("findLowBoxes", () => {
  it("finds boxes lower than wide behind the choices of lines, whatever was put into some", async () => {
    const found = findLowBoxes(await draw(choices() + tick(420, 40) + tick(150, 200)), EM);
    expect(found).toHaveLength(9);
    const ticked = found.filter((one) => one.ticked);
    expect(ticked.map(({ box }) => [box.x0, box.top].map((at) => Math.round(at / 10)))).toEqual([
      [42, 4],
      [15, 20],
    ]);
  });

  it("leaves blanks to write in, cells of one row, boxes without a text and a few", async () => {
    expect(findLowBoxes(await draw(choices(130)), EM)).toEqual([]);
    const cells = [40, 120, 200].flatMap((y) => [150, 230, 310].map((x) => frame(x, y)));
    expect(findLowBoxes(await draw(cells.join("")), EM)).toEqual([]);
    const bare = [40, 120, 200].flatMap((y) => [150, 420, 690].map((x) => frame(x, y)));
    expect(findLowBoxes(await draw(bare.join("")), EM)).toEqual([]);
    const few = [150, 420, 690].map((x) => word(x - 80, 52) + frame(x, 40));
    expect(findLowBoxes(await draw(few.join("")), EM)).toEqual([]);
  });
});
