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
  let ink: number[] = [];
  for (let i = 0; i < data.length; i += 1) if (data[i]) ink.push(i);
  for (;;) {
    let removed = 0;
    for (const pass of [0, 1] as const) {
      const gone = ink.filter((i) => removable(data, width, i, pass));
      for (const i of gone) data[i] = 0;
      removed += gone.length;
      if (gone.length > 0) ink = ink.filter((i) => data[i] === 1);
    }
    if (removed === 0) break;
  }
  removeStaircases(data, width, ink);
  return { width, height, data };
}

function removable(data: Uint8Array, width: number, i: number, pass: 0 | 1): boolean {
  const n = data[i - width] as number;
  const ne = data[i - width + 1] as number;
  const e = data[i + 1] as number;
  const se = data[i + width + 1] as number;
  const s = data[i + width] as number;
  const sw = data[i + width - 1] as number;
  const w = data[i - 1] as number;
  const nw = data[i - width - 1] as number;
  const count = n + ne + e + se + s + sw + w + nw;
  if (count < 2 || count > 6) return false;
  const turns =
    (n < ne ? 1 : 0) +
    (ne < e ? 1 : 0) +
    (e < se ? 1 : 0) +
    (se < s ? 1 : 0) +
    (s < sw ? 1 : 0) +
    (sw < w ? 1 : 0) +
    (w < nw ? 1 : 0) +
    (nw < n ? 1 : 0);
  if (turns !== 1) return false;
  return pass === 0 ? n * e * s === 0 && e * s * w === 0 : n * e * w === 0 && n * s * w === 0;
}

/** A pixel that only joins two neighbours which touch diagonally anyway makes a false junction: drop it. */
function removeStaircases(data: Uint8Array, width: number, ink: number[]): void {
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
