import type { Raster } from "@inkform/raster/model";
import type { Homography } from "../seen";

/** A quarter turn clockwise as seen, 0 to 3 times. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** The picture turned clockwise by quarter turns. */
export function turnRaster(raster: Raster, turns: QuarterTurns): Raster {
  if (turns === 0) return raster;
  const { width, height, channels, data } = raster;
  const isAcross = turns !== 2;
  const out = new Uint8Array(data.length);
  const outWidth = isAcross ? height : width;
  const outHeight = isAcross ? width : height;
  for (let y = 0; y < outHeight; y += 1) {
    for (let x = 0; x < outWidth; x += 1) {
      const [fromX, fromY] = source(x, y, width, height, turns);
      const from = (fromY * width + fromX) * channels;
      const to = (y * outWidth + x) * channels;
      for (let c = 0; c < channels; c += 1) out[to + c] = data[from + c] as number;
    }
  }
  return { ...raster, width: outWidth, height: outHeight, data: out };
}

/** The pixel of the picture as it was for one of the turned picture. */
function source(x: number, y: number, width: number, height: number, turns: QuarterTurns) {
  if (turns === 1) return [y, height - 1 - x] as const;
  if (turns === 2) return [width - 1 - x, height - 1 - y] as const;
  return turns === 3 ? ([width - 1 - y, x] as const) : ([x, y] as const);
}

/** The map of a picture of the given size, to be used from the turned picture's pixels. */
export function turnMap(
  map: Homography,
  { width, height }: Pick<Raster, "width" | "height">,
  turns: QuarterTurns,
): Homography {
  if (turns === 0) return map;
  const [ox, oy] = source(0, 0, width, height, turns);
  const [rx, ry] = source(1, 0, width, height, turns);
  const [dx, dy] = source(0, 1, width, height, turns);
  const column = (x: number, y: number, w: number) =>
    [0, 3, 6].map(
      (k) => (map[k] as number) * x + (map[k + 1] as number) * y + (map[k + 2] as number) * w,
    ) as [number, number, number];
  const a = column(rx - ox, ry - oy, 0);
  const b = column(dx - ox, dy - oy, 0);
  const c = column(ox, oy, 1);
  return [a[0], b[0], c[0], a[1], b[1], c[1], a[2], b[2], c[2]];
}
