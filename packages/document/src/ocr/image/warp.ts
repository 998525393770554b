import type { GreyImage } from "./grey-image";
import type { Projective } from "./projective";

const WHITE = 255;

/** A new image whose pixel (x, y) shows `toSource` (x, y) of the old one, bilinearly; white beyond its border. */
export function warp(
  image: GreyImage,
  width: number,
  height: number,
  toSource: Projective,
): GreyImage {
  const data = new Uint8Array(width * height).fill(WHITE);
  const [a, b, c, d, e, f, g, h, i] = toSource;
  const lastX = image.width - 1;
  const lastY = image.height - 1;
  for (let y = 0; y < height; y++) {
    const py = y + 0.5;
    for (let x = 0; x < width; x++) {
      const px = x + 0.5;
      const w = g * px + h * py + i;
      const sx = (a * px + b * py + c) / w - 0.5;
      const sy = (d * px + e * py + f) / w - 0.5;
      if (sx < 0 || sy < 0 || sx > lastX || sy > lastY) continue;
      data[y * width + x] = sample(image, sx, sy);
    }
  }
  return { width, height, data };
}

/** Bilinearly between the pixels around a place, which lies within the image. */
export function sample(image: GreyImage, x: number, y: number): number {
  const x0 = x | 0;
  const y0 = y | 0;
  const right = x0 < image.width - 1 ? 1 : 0;
  const below = y0 < image.height - 1 ? image.width : 0;
  const at = y0 * image.width + x0;
  const fx = x - x0;
  const fy = y - y0;
  const { data } = image;
  const top = (data[at] as number) * (1 - fx) + (data[at + right] as number) * fx;
  const bottom =
    (data[at + below] as number) * (1 - fx) + (data[at + below + right] as number) * fx;
  return top * (1 - fy) + bottom * fy + 0.5;
}
