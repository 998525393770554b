/** Pixels row by row, one or three channels of 0 to 255. */
export interface Picture {
  width: number;
  height: number;
  channels: 1 | 3;
  data: Uint8Array;
}

export type XY = readonly [x: number, y: number];

/** Where a pixel of the old picture went, in pixels of the new one. */
export interface Moved {
  picture: Picture;
  forward: (at: XY) => XY;
}

/**
 * A picture whose pixels come from the old one, smoothly: `source` writes the place in the old picture of a place
 * in the new one into `out`. Where that has none, `ground` is taken.
 */
export function resample(
  old: Picture,
  width: number,
  height: number,
  source: (x: number, y: number, out: Float64Array) => void,
  ground: (x: number, y: number, channel: number) => number,
): Picture {
  const { channels, data: from } = old;
  const data = new Uint8Array(width * height * channels);
  const out = new Float64Array(2);
  const [right, bottom] = [old.width - 1, old.height - 1];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      source(x + 0.5, y + 0.5, out);
      const sx = (out[0] as number) - 0.5;
      const sy = (out[1] as number) - 0.5;
      if (sx < -0.5 || sy < -0.5 || sx >= right + 0.5 || sy >= bottom + 0.5) {
        for (let c = 0; c < channels; c++) data[at++] = ground(x, y, c);
        continue;
      }
      const x0 = sx < 0 ? 0 : sx | 0;
      const y0 = sy < 0 ? 0 : sy | 0;
      const fx = sx < 0 ? 0 : sx - x0;
      const fy = sy < 0 ? 0 : sy - y0;
      const a = (y0 * old.width + x0) * channels;
      const across = x0 < right ? channels : 0;
      const down = y0 < bottom ? old.width * channels : 0;
      for (let c = 0; c < channels; c++) {
        const i = a + c;
        const above = (from[i] as number) * (1 - fx) + (from[i + across] as number) * fx;
        const below =
          (from[i + down] as number) * (1 - fx) + (from[i + down + across] as number) * fx;
        data[at++] = above * (1 - fy) + below * fy;
      }
    }
  }
  return { width, height, channels, data };
}

/** The hull of a box taken through a map, from points along its edges. */
export function hullThrough(
  map: (at: XY) => XY,
  { x0, top, x1, bottom }: { x0: number; top: number; x1: number; bottom: number },
): { x0: number; top: number; x1: number; bottom: number } {
  const steps = [0, 0.25, 0.5, 0.75, 1];
  const points = steps.flatMap((t) => [
    map([x0 + t * (x1 - x0), top]),
    map([x0 + t * (x1 - x0), bottom]),
  ]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    x0: Math.min(...xs),
    top: Math.min(...ys),
    x1: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}
