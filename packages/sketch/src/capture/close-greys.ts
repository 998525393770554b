import type { GreyPair } from "./pair-greys";

/**
 * Grey closing of both pictures: the maximum, then the minimum over squares of 2 `half` + 1, cut off at the border.
 * Either takes three comparisons a pixel and axis, whatever the square's size (van Herk 1992, Gil and Werman 1993).
 */
export function closeGreys({ width, height, data }: GreyPair, half: number): Int32Array {
  const across = new Int32Array(data.length);
  const out = new Int32Array(data.length);
  spreadAcross(data, across, width, height, half);
  spreadDown(across, out, width, height, half);
  // Both now hold the complement of the maximum: its maximum is the minimum's complement.
  spreadAcross(out, across, width, height, half);
  spreadDown(across, out, width, height, half);
  return out;
}

/** The top bit of either half, and what it leaves. */
const TOP = 0x80008000 | 0;
const ALL = 0x7fff7fff;

/** The greater of either half: where a is not less, b and what a is more. */
function greater(a: number, b: number): number {
  const more = (a | TOP) - b;
  const isMore = more & TOP;
  return b + (more & (isMore - (isMore >>> 15)));
}

/**
 * Maxima along each row. Rows fall into blocks as long as the window, so a window is the end of one block and the beginning of
 * the next: `ends` are the maxima from each place to its block's end, `begun` is that of the next block so far.
 */
function spreadAcross(
  from: Int32Array,
  to: Int32Array,
  width: number,
  height: number,
  half: number,
): void {
  const block = 2 * half + 1;
  const length = Math.ceil(width / block) * block + block;
  const padded = new Int32Array(length);
  const ends = new Int32Array(length);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    padded.set(from.subarray(row, row + width), half);
    for (let start = 0; start < width; start += block) {
      let most = 0;
      for (let x = start + block - 1; x >= start; x -= 1) {
        most = greater(padded[x] as number, most);
        ends[x] = most;
      }
    }
    for (let start = 0; start < width; start += block) {
      const end = Math.min(width, start + block);
      let begun = 0;
      to[row + start] = ends[start] as number;
      for (let x = start + 1; x < end; x += 1) {
        begun = greater(padded[x + 2 * half] as number, begun);
        to[row + x] = greater(ends[x] as number, begun);
      }
    }
  }
}

/** The complement of the maxima down each column: the same with rows in place of pixels. */
function spreadDown(
  from: Int32Array,
  to: Int32Array,
  width: number,
  height: number,
  half: number,
): void {
  const block = 2 * half + 1;
  const ends = new Int32Array(block * width);
  const begun = new Int32Array(width);
  for (let start = 0; start < height; start += block) {
    endsOfBlock(from, ends, start - half, width, height, block);
    begun.fill(0);
    for (let y = start; y < Math.min(height, start + block); y += 1) {
      const here = y * width;
      const end = (y - start) * width;
      const next = (y + half) * width;
      if (y > start && y + half < height) {
        for (let x = 0; x < width; x += 1) {
          begun[x] = greater(from[next + x] as number, begun[x] as number);
        }
      }
      for (let x = 0; x < width; x += 1) {
        to[here + x] = ALL - greater(ends[end + x] as number, begun[x] as number);
      }
    }
  }
}

/** Maxima from each row of a block to its last; rows beyond the picture hold nothing. */
function endsOfBlock(
  from: Int32Array,
  ends: Int32Array,
  top: number,
  width: number,
  height: number,
  block: number,
): void {
  ends.fill(0, (block - 1) * width);
  for (let k = block - 1; k >= 0; k -= 1) {
    const row = (top + k) * width;
    const at = k * width;
    const below = k === block - 1 ? at : at + width;
    if (top + k < 0 || top + k >= height) {
      ends.copyWithin(at, below, below + width);
      continue;
    }
    for (let x = 0; x < width; x += 1) {
      ends[at + x] = greater(from[row + x] as number, ends[below + x] as number);
    }
  }
}
