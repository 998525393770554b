import type { GreyImage } from "./grey-image";

/** The largest connected bright region of an image, with its extent in every row and column (-1 where none). */
export interface Region {
  width: number;
  height: number;
  area: number;
  mask: Uint8Array;
  left: Int32Array;
  right: Int32Array;
  top: Int32Array;
  bottom: Int32Array;
}

/** Ink and dark areas inside the region are holes: they count as part of it. */
export function findBrightRegion(image: GreyImage, threshold: number): Region {
  const { width, height } = image;
  const seen = new Uint8Array(width * height);
  let largest: number[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || (image.data[start] as number) <= threshold) continue;
    const pixels = flood(image, threshold, seen, start);
    if (pixels.length > largest.length) largest = pixels;
  }
  return fillHoles(extent(width, height, largest));
}

/** All pixels that hang together with `start` (4-neighbourhood), marked as seen. */
function flood(image: GreyImage, threshold: number, seen: Uint8Array, start: number): number[] {
  const { width, height, data } = image;
  const pixels = [start];
  seen[start] = 1;
  for (let i = 0; i < pixels.length; i++) {
    const at = pixels[i] as number;
    const x = at % width;
    const neighbours = [
      x > 0 ? at - 1 : -1,
      x < width - 1 ? at + 1 : -1,
      at - width,
      at + width < width * height ? at + width : -1,
    ];
    for (const next of neighbours) {
      if (next < 0 || seen[next] || (data[next] as number) <= threshold) continue;
      seen[next] = 1;
      pixels.push(next);
    }
  }
  return pixels;
}

function extent(width: number, height: number, pixels: readonly number[]): Region {
  const region: Region = {
    width,
    height,
    area: pixels.length,
    mask: new Uint8Array(width * height),
    left: new Int32Array(height).fill(-1),
    right: new Int32Array(height).fill(-1),
    top: new Int32Array(width).fill(-1),
    bottom: new Int32Array(width).fill(-1),
  };
  for (const at of pixels) {
    region.mask[at] = 1;
    const x = at % width;
    const y = (at - x) / width;
    widen(region.left, region.right, y, x);
    widen(region.top, region.bottom, x, y);
  }
  return region;
}

function widen(first: Int32Array, last: Int32Array, at: number, value: number): void {
  if (first[at] === -1 || value < (first[at] as number)) first[at] = value;
  if (value > (last[at] as number)) last[at] = value;
}

/** Whatever lies between the ends of its row and of its column belongs to the region. */
function fillHoles(region: Region): Region {
  const { width, height, left, right, top, bottom, mask } = region;
  let area = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inRow = x >= (left[y] as number) && x <= (right[y] as number);
      const inColumn = y >= (top[x] as number) && y <= (bottom[x] as number);
      const inside = left[y] !== -1 && top[x] !== -1 && inRow && inColumn;
      mask[y * width + x] = inside ? 1 : 0;
      if (inside) area++;
    }
  }
  return { ...region, area };
}
