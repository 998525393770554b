import type { Mask } from "../capture/binarise";

/** Skeleton of the ink, one pixel wide (Zhang and Suen 1984, then corners of staircases removed). */
export function thin(mask: Mask): Mask {
  const { width, height } = mask;
  const data = Uint8Array.from(mask.data);
  for (let x = 0; x < width; x += 1) {
    data[x] = 0;
    data[(height - 1) * width + x] = 0;
  }
  for (let y = 0; y < height; y += 1) {
    data[y * width] = 0;
    data[y * width + width - 1] = 0;
  }
  const ink = Int32Array.from(inkPixels(data));
  const gone = new Int32Array(ink.length);
  let left = ink.length;
  for (;;) {
    const before = left;
    for (const isRemovable of [REMOVABLE_FIRST, REMOVABLE_SECOND]) {
      let kept = 0;
      let removed = 0;
      for (let k = 0; k < left; k += 1) {
        const i = ink[k] as number;
        if (isRemovable[neighboursOf(data, width, i)]) gone[removed++] = i;
        else ink[kept++] = i;
      }
      for (let k = 0; k < removed; k += 1) data[gone[k] as number] = 0;
      left = kept;
    }
    if (left === before) break;
  }
  removeStaircases(data, width, ink.subarray(0, left));
  return { width, height, data };
}

function inkPixels(data: Uint8Array): number[] {
  const ink: number[] = [];
  for (let i = 0; i < data.length; i += 1) if (data[i]) ink.push(i);
  return ink;
}

/** The eight neighbours as bits, from north clockwise. */
function neighboursOf(data: Uint8Array, width: number, i: number): number {
  const above = i - width;
  const below = i + width;
  return (
    (data[above] as number) |
    ((data[above + 1] as number) << 1) |
    ((data[i + 1] as number) << 2) |
    ((data[below + 1] as number) << 3) |
    ((data[below] as number) << 4) |
    ((data[below - 1] as number) << 5) |
    ((data[i - 1] as number) << 6) |
    ((data[above - 1] as number) << 7)
  );
}

/** For each set of neighbours whether the first and the second pass remove the pixel. */
const REMOVABLE_FIRST = Uint8Array.from({ length: 256 }, (_, bits) => removable(bits, 0));
const REMOVABLE_SECOND = Uint8Array.from({ length: 256 }, (_, bits) => removable(bits, 1));

function removable(bits: number, pass: 0 | 1): 0 | 1 {
  const ring = Array.from({ length: 8 }, (_, k) => (bits >> k) & 1);
  const count = ring.reduce((sum, bit) => sum + bit, 0);
  const turns = ring.filter((bit, k) => bit < (ring[(k + 1) % 8] as number)).length;
  if (count < 2 || count > 6 || turns !== 1) return 0;
  const [n, e, s, w] = [ring[0], ring[2], ring[4], ring[6]];
  const isRim = pass === 0 ? !(e && s && (n || w)) : !(n && w && (e || s));
  return isRim ? 1 : 0;
}

/** A pixel that only joins two neighbours which touch diagonally anyway makes a false junction: drop it. */
function removeStaircases(data: Uint8Array, width: number, ink: Int32Array): void {
  for (const i of ink) {
    if (!data[i]) continue;
    const n = data[i - width] as number;
    const e = data[i + 1] as number;
    const s = data[i + width] as number;
    const w = data[i - 1] as number;
    const ne = data[i - width + 1] as number;
    const se = data[i + width + 1] as number;
    const sw = data[i + width - 1] as number;
    const nw = data[i - width - 1] as number;
    const corner =
      (n && e && !sw && !s && !w) ||
      (e && s && !nw && !n && !w) ||
      (s && w && !ne && !n && !e) ||
      (w && n && !se && !s && !e);
    if (corner) data[i] = 0;
  }
}
