import type { Darkness } from "./normalise-light";
import { seeing } from "./settings";

/** Ink pixels: 1 where there is ink. */
export interface Mask {
  width: number;
  height: number;
  data: Uint8Array;
}

/**
 * Hysteresis threshold: a pixel is ink where it is as dark as ink's rim and joined to one as dark as ink's core.
 * The page's ink darkness is found by Otsu's split of everything darker than paper grain;
 * `strictness` raises both thresholds.
 */
export function binarise(darkness: Darkness, strictness = 1): Mask {
  const { width, height, data } = darkness;
  const ink = inkLevel(data);
  const mask = new Uint8Array(width * height);
  if (ink === null) return { width, height, data: mask };
  const core = Math.max(seeing.faintestInk, ink * seeing.inkCore) * strictness;
  const rim = Math.max(seeing.faintestInk * 0.8, ink * seeing.inkRim) * strictness;
  const queue: number[] = [];
  for (let i = 0; i < data.length; i += 1) {
    if ((data[i] as number) >= core) {
      mask[i] = 1;
      queue.push(i);
    }
  }
  while (queue.length > 0) {
    const i = queue.pop() as number;
    const x = i % width;
    const left = x === 0 ? 0 : -1;
    const right = x === width - 1 ? 0 : 1;
    for (let row = i - width; row <= i + width; row += width) {
      if (row < 0 || row >= data.length) continue;
      for (let j = row + left; j <= row + right; j += 1) {
        if (mask[j] === 0 && (data[j] as number) >= rim) {
          mask[j] = 1;
          queue.push(j);
        }
      }
    }
  }
  return { width, height, data: mask };
}

/** Typical darkness of ink cores, or null where nothing on the page is dark enough. */
export function inkLevel(data: Float32Array): number | null {
  const bins = new Float64Array(256);
  for (let i = 0; i < data.length; i += 1) {
    const d = data[i] as number;
    if (d <= seeing.faintestInk) continue;
    const bin = Math.min(255, Math.floor(d * 256));
    bins[bin] = (bins[bin] as number) + 1;
  }
  let total = 0;
  let sum = 0;
  for (let b = 0; b < 256; b += 1) {
    total += bins[b] as number;
    sum += b * (bins[b] as number);
  }
  if (total < 40) return null;
  let best = 0;
  let split = 0;
  let below = 0;
  let belowSum = 0;
  for (let b = 0; b < 256; b += 1) {
    below += bins[b] as number;
    belowSum += b * (bins[b] as number);
    const above = total - below;
    if (below === 0 || above === 0) continue;
    const gap = belowSum / below - (sum - belowSum) / above;
    const between = below * above * gap * gap;
    if (between > best) {
      best = between;
      split = b;
    }
  }
  let aboveTotal = 0;
  let aboveSum = 0;
  for (let b = split + 1; b < 256; b += 1) {
    aboveTotal += bins[b] as number;
    aboveSum += b * (bins[b] as number);
  }
  return aboveTotal === 0 ? null : aboveSum / aboveTotal / 256;
}
