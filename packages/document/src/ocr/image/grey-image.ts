import type { Raster } from "@inkform/raster/model";

/** Grey pixels, 0 = black, 255 = white, row by row from the top left. */
export interface GreyImage {
  width: number;
  height: number;
  data: Uint8Array;
}

export function toGreyImage(raster: Raster): GreyImage {
  if (raster.channels !== 1) throw new Error("a grey raster is expected");
  return { width: raster.width, height: raster.height, data: raster.data };
}

/** A smaller copy, each pixel the mean of `factor` × `factor` pixels. */
export function shrink(image: GreyImage, factor: number): GreyImage {
  const width = Math.max(1, Math.floor(image.width / factor));
  const height = Math.max(1, Math.floor(image.height / factor));
  const data = new Uint8Array(width * height);
  const area = factor * factor;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let dy = 0; dy < factor; dy++) {
        const row = (y * factor + dy) * image.width + x * factor;
        for (let dx = 0; dx < factor; dx++) sum += image.data[row + dx] as number;
      }
      data[y * width + x] = sum / area;
    }
  }
  return { width, height, data };
}

/** Otsu's threshold (1979): the grey value that parts dark from bright with the least variance inside both. */
export function otsuThreshold(image: GreyImage): number {
  const histogram = new Float64Array(256);
  for (const value of image.data) histogram[value] = (histogram[value] as number) + 1;
  let all = 0;
  for (let value = 0; value < 256; value++) all += value * (histogram[value] as number);
  let best = 127;
  let bestVariance = -1;
  let count = 0;
  let sum = 0;
  for (let value = 0; value < 255; value++) {
    count += histogram[value] as number;
    sum += value * (histogram[value] as number);
    const rest = image.data.length - count;
    if (count === 0 || rest === 0) continue;
    const difference = sum / count - (all - sum) / rest;
    const variance = count * rest * difference * difference;
    if (variance > bestVariance) {
      bestVariance = variance;
      best = value;
    }
  }
  return best;
}
