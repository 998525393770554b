import sharp from "sharp";
import type { Ink } from "../drawing/ink";
import type { Random } from "../random";
import type { Implement, Sheet } from "./habits";
import { createNoise } from "./noise";
import type { Picture } from "./raster";
import { inkSvg, sheetSvg } from "./svg";

/** The sheet with its ink, seen straight from above in even light. `mm` is pixels a millimetre. */
export async function composeSheet(
  ink: Ink,
  {
    sheet,
    implement,
    width,
    height,
    mm,
  }: { sheet: Sheet; implement: Implement; width: number; height: number; mm: number },
  random: Random,
): Promise<Picture> {
  const paper = await sharp(Buffer.from(sheetSvg(sheet, width, height, mm)))
    .removeAlpha()
    .raw()
    .toBuffer();
  const pen = await sharp(Buffer.from(inkSvg(ink, implement, width, height)))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const data = new Uint8Array(width * height * 3);
  const speckle = createNoise(random.fork("speckle"), 512, 1);
  const patches = createNoise(random.fork("patches"), 256, 24);
  const grains = createNoise(random.fork("grain"), 512, 1.6);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const rough = sheet.roughness * (1.2 * speckle(x, y) + 0.5 * patches(x * 0.3, y * 0.3));
      const alpha = (pen[4 * i + 3] ?? 0) / 255;
      let cover = 0;
      if (alpha > 0) {
        const grain =
          1 -
          implement.grain * (0.5 + 0.5 * grains(x, y)) -
          0.25 * implement.grain * (1 + patches(x * 3, y * 3));
        cover = alpha * implement.cover * Math.max(0, Math.min(1, grain + 0.25 * implement.grain));
      }
      for (let k = 0; k < 3; k++) {
        const value =
          ((paper[3 * i + k] ?? 255) + rough) * (1 - cover) + (pen[4 * i + k] ?? 0) * cover;
        data[3 * i + k] = Math.max(0, Math.min(255, Math.round(value)));
      }
    }
  }
  return { width, height, data };
}
