import type { CellGrid } from "./bright-cells";

/** Tolerances of the sides of a sheet. Lengths in cells. */
const tolerance = {
  /** Beyond its edge the picture is darker than the paper by this share at least; more than the second tells no more. */
  step: 0.07,
  fullStep: 0.35,
  /** A side leans no more than this (tangent): a photograph is held roughly straight. */
  lean: 0.3,
  /** Lines whose ends are both closer than this are one: the better of them stands for it. */
  apart: 4,
  /** The edges of shadows, bands and boards may show more than the sheet's: the sheet's are among so many. */
  candidates: 8,
  /** Beyond a sheet's side is no more paper so near; beyond a bar or a frame printed on it is. */
  reach: 48,
  /** Paper so near is as bright as this side of the line, in these shares. */
  alike: [0.95, 1.1],
  /** More paper than this beyond a row, in more than the second share of the rows, and the line is printed. */
  paperBeyond: 0.25,
  rowsBeyond: 0.5,
} as const;

/** A straight line down the grid along which the picture may get darker: where it is in the first row and in the last. */
export interface Side {
  first: number;
  last: number;
  drops: CellDrops;
  /** Sums over the rows above each row, and over all at the end. */
  sums: SideSums;
}

interface SideSums {
  /** Rows in which the line lies within the picture. */
  told: Float32Array;
  /** Rows in which the picture gets darker there. */
  shown: Float32Array;
  /** How plainly it does, 0 to 1 a row. */
  plain: Float32Array;
}

export function transpose({ width, height, data }: CellGrid): CellGrid {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) out[x * height + y] = data[y * width + x] as number;
  }
  return { width: height, height: width, data: out };
}

/** The lines down the grid along which most of the picture gets darker, in the half where the side must be. `inward` points to the paper. */
export function findSides(grid: CellGrid, inward: 1 | -1): Side[] {
  const { width, height } = grid;
  const drops: CellDrops = { width, height, data: widen(steps(grid, inward), width, height) };
  const lean = Math.floor(tolerance.lean * height);
  const half = Math.floor(width / 2);
  const [low, high] = inward === 1 ? [0, half] : [half, width - 1];
  const lines: Line[] = [];
  for (let first = low; first <= high; first += 2) {
    const to = Math.min(high, first + lean);
    for (let last = Math.max(low, first - lean); last <= to; last += 2) {
      const sum = sumAlong(drops, first, last);
      if (sum > 0) lines.push({ first, last, sum });
    }
  }
  lines.sort((a, b) => b.sum - a.sum);
  const best: Line[] = [];
  for (const line of lines) {
    if (best.length === tolerance.candidates) break;
    if (best.some((other) => isNear(line, other))) continue;
    if (!hasPaperBeyond(line, grid, drops, inward)) best.push(line);
  }
  return best.map(({ first, last }) => sideAt(drops, first, last));
}

/** Whether the picture is as bright again behind the dark that a line borders: of what is printed, not of a desk. */
function hasPaperBeyond(line: Line, grid: CellGrid, drops: CellDrops, inward: 1 | -1): boolean {
  const { width, height, data } = grid;
  const slope = (line.last - line.first) / (height - 1);
  let shown = 0;
  let beyond = 0;
  for (let y = 0; y < height; y += 1) {
    const x = Math.round(line.first + slope * y);
    if (x < 0 || x >= width || (drops.data[y * width + x] as number) === 0) continue;
    shown += 1;
    const row = data.subarray(y * width, (y + 1) * width);
    const paper = brightest(row, x, inward);
    let alike = 0;
    let told = 0;
    for (let k = 1; k <= tolerance.reach; k += 1) {
      const value = row[x - k * inward];
      if (value === undefined) break;
      told += 1;
      if (value > tolerance.alike[0] * paper && value < tolerance.alike[1] * paper) alike += 1;
    }
    if (alike > tolerance.paperBeyond * told) beyond += 1;
  }
  return beyond > tolerance.rowsBeyond * shown;
}

/** How plainly the picture gets darker at each cell of the grid. */
interface CellDrops {
  width: number;
  height: number;
  data: Float32Array;
}

interface Line {
  first: number;
  last: number;
  sum: number;
}

function isNear(a: Line, b: Line): boolean {
  const { apart } = tolerance;
  return Math.abs(a.first - b.first) < apart && Math.abs(a.last - b.last) < apart;
}

function sumAlong({ width, height, data }: CellDrops, first: number, last: number): number {
  const slope = (last - first) / (height - 1);
  let sum = 0;
  for (let y = 0, x = first + 0.5, row = 0; y < height; y += 1, x += slope, row += width) {
    const at = Math.floor(x);
    if (at >= 0 && at < width) sum += data[row + at] as number;
  }
  return sum;
}

/** The side that is there in the first row and in the last. */
export function sideAt(drops: CellDrops, first: number, last: number): Side {
  const { width, height, data } = drops;
  const told = new Float32Array(height + 1);
  const shown = new Float32Array(height + 1);
  const plain = new Float32Array(height + 1);
  for (let y = 0; y < height; y += 1) {
    const x = Math.round(first + ((last - first) * y) / (height - 1));
    const isTold = x >= 1 && x <= width - 2;
    const drop = isTold ? (data[y * width + x] as number) : 0;
    told[y + 1] = (told[y] as number) + (isTold ? 1 : 0);
    shown[y + 1] = (shown[y] as number) + (drop > 0 ? 1 : 0);
    plain[y + 1] = (plain[y] as number) + drop;
  }
  return { first, last, drops, sums: { told, shown, plain } };
}

/** How much darker the picture gets across each cell from the paper's side to the other, 0 to 1. */
function steps({ width, height, data }: CellGrid, inward: 1 | -1): Float32Array {
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = data.subarray(y * width, (y + 1) * width);
    for (let x = 1; x + 1 < width; x += 1) {
      const paper = row[x + inward] as number;
      const beyond = brightest(row, x, -inward);
      // What the paper loses already on its way there is falling light, or the soft edge of a shadow.
      const falling = 1 - paper / Math.max(1, brightest(row, x + inward, inward));
      const drop = 1 - beyond / Math.max(1, paper) - Math.max(0, falling);
      out[y * width + x] = drop < tolerance.step ? 0 : Math.min(1, drop / tolerance.fullStep);
    }
  }
  return out;
}

/** Of the next cells in a row from x on: a thick pen line is dark in one of them alone, a desk in all. */
function brightest(row: Uint8Array, x: number, way: number): number {
  let best = 0;
  for (let k = 1; k <= 3; k += 1) best = Math.max(best, row[x + k * way] ?? 0);
  return best;
}

/** The largest value of each cell and its two neighbours in the row: a sheet's edge bends a little. */
function widen(drops: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(drops.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 1; x + 1 < width; x += 1) {
      const i = y * width + x;
      const sides = Math.max(drops[i - 1] as number, drops[i + 1] as number);
      out[i] = Math.max(drops[i] as number, 0.8 * sides);
    }
  }
  return out;
}
