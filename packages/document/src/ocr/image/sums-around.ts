/** How far a window reaches to each side of its middle, in pixels. */
export interface Reach {
  x: number;
  y: number;
}

/** Sums over the window around each place of a grid, of what lies inside the grid. `values` row by row from the top left. */
export function sumsAround(
  values: Uint8Array,
  width: number,
  height: number,
  reach: Reach,
): Int32Array {
  const across = new Int32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(reach.x, width); x++) sum += values[row + x] as number;
    for (let x = 0; x < width; x++) {
      if (x + reach.x < width) sum += values[row + x + reach.x] as number;
      if (x > reach.x) sum -= values[row + x - reach.x - 1] as number;
      across[row + x] = sum;
    }
  }
  const sums = new Int32Array(width * height);
  const column = new Int32Array(width);
  for (let y = -reach.y; y < height; y++) {
    const enters = (y + reach.y) * width;
    const leaves = (y - reach.y - 1) * width;
    if (y + reach.y < height)
      for (let x = 0; x < width; x++) (column[x] as number) += across[enters + x] as number;
    if (leaves >= 0)
      for (let x = 0; x < width; x++) (column[x] as number) -= across[leaves + x] as number;
    if (y >= 0) sums.set(column, y * width);
  }
  return sums;
}

/** A mask of the places that a set place lies around. */
export function spread(mask: Uint8Array, width: number, height: number, reach: Reach): Uint8Array {
  const sums = sumsAround(mask, width, height, reach);
  const spread = new Uint8Array(mask.length);
  for (let at = 0; at < spread.length; at++) spread[at] = (sums[at] as number) > 0 ? 1 : 0;
  return spread;
}
