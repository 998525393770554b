import type { Point } from "@inkform/geometry/model";
import type { Raster } from "@inkform/raster/model";
import { brightCells, type CellGrid } from "./bright-cells";

/** Corners of a sheet of paper in a photograph, clockwise from the top left as seen, in pixels of the raster. */
export type Quad = [Point, Point, Point, Point];

/** Tolerances of finding the sheet. Lengths in cells. */
const sheet = {
  /** Side of a cell in shares of the long side: wider than any pen line, so that ink leaves no trace. */
  cell: 1 / 240,
  /** Beyond its edge the picture is darker than the paper by this share at least; more than the second tells no more. */
  step: 0.07,
  fullStep: 0.35,
  /** A side leans no more than this (tangent): a photograph is held roughly straight. */
  lean: 0.3,
  /** Along this share of each side the step shows: shadows and fingers hide some of it. */
  shown: 0.6,
  /** A sheet fills at least this share of the picture. */
  least: 0.25,
  /** Its corners lie within the picture or this little outside, in shares of the long side. */
  slack: 0.04,
  /** Opposite sides differ in length no more than this: perspective of a sheet seen from above. */
  uneven: 1.6,
} as const;

/**
 * Finds the sheet by straight sides beyond which the picture is darker. Where one of the four lies outside the picture,
 * the sheet is taken up to there, parallel to the opposite side; null where fewer show.
 */
export function findSheet(raster: Raster): Quad | null {
  const cell = Math.max(4, Math.round(sheet.cell * Math.max(raster.width, raster.height)));
  const grid = brightCells(raster, cell);
  const turned = transpose(grid);
  const down = completePair(findSide(grid, 1), findSide(grid, -1), grid.width);
  const across = completePair(findSide(turned, 1), findSide(turned, -1), turned.width);
  if (!down || !across || down.missing + across.missing > 1) return null;
  const corners: Quad = [
    cross(down.near, across.near),
    cross(down.far, across.near),
    cross(down.far, across.far),
    cross(down.near, across.far),
  ];
  if (!isSheet(corners, grid)) return null;
  return corners.map((p) => ({ x: (p.x + 0.5) * cell, y: (p.y + 0.5) * cell })) as Quad;
}

interface SidePair {
  near: Side;
  far: Side;
  /** How many of the two are not to be seen. */
  missing: number;
}

/** Two opposite sides; in place of one that does not show, a parallel to the other at the picture's border. */
function completePair(near: Side | null, far: Side | null, width: number): SidePair | null {
  if (near && far) return { near, far, missing: 0 };
  if (near) return { near, far: shift(near, width - 1), missing: 1 };
  return far ? { near: shift(far, 0), far, missing: 1 } : null;
}

function shift({ first, last, rows }: Side, to: number): Side {
  const by = to - (first + last) / 2;
  return { first: first + by, last: last + by, rows };
}

/** A side that runs down the grid: where it is in the first row and in the last. */
interface Side {
  first: number;
  last: number;
  /** Rows of the grid it was found in. */
  rows: number;
}

function transpose({ width, height, data }: CellGrid): CellGrid {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) out[x * height + y] = data[y * width + x] as number;
  }
  return { width: height, height: width, data: out };
}

/** How much darker the picture gets across each cell from the paper's side to the other, 0 to 1. `inward` points to the paper. */
function steps({ width, height, data }: CellGrid, inward: 1 | -1): Float32Array {
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 1; x + 1 < width; x += 1) {
      const paper = data[y * width + x + inward] as number;
      const beyond = brightest(data, y * width, width, x, -inward);
      const drop = 1 - beyond / Math.max(1, paper);
      out[y * width + x] = drop < sheet.step ? 0 : Math.min(1, drop / sheet.fullStep);
    }
  }
  return out;
}

/** Of the next cells in a row from x on: a thick pen line is dark in one of them alone, a desk in all. */
function brightest(data: Uint8Array, row: number, width: number, x: number, way: number): number {
  let best = 0;
  for (let k = 1; k <= 3; k += 1) {
    const at = x + k * way;
    if (at >= 0 && at < width) best = Math.max(best, data[row + at] as number);
  }
  return best;
}

/** The straight line down the grid along which most of the picture gets darker, in the half where it must be. */
function findSide(grid: CellGrid, inward: 1 | -1): Side | null {
  const { width, height } = grid;
  const drops = widen(steps(grid, inward), width, height);
  const lean = Math.floor(sheet.lean * height);
  const half = Math.floor(width / 2);
  const [low, high] = inward === 1 ? [0, half] : [half, width - 1];
  const rest = mostBelow(drops, width, height);
  let best: Side | null = null;
  let most = 0;
  for (let first = low; first <= high; first += 1) {
    const to = Math.min(high, first + lean);
    for (let last = Math.max(low, first - lean); last <= to; last += 1) {
      let sum = 0;
      const slope = (last - first) / (height - 1);
      for (let y = 0; y < height; y += 1) {
        if (sum + (rest[y] as number) <= most) break;
        sum += drops[y * width + Math.round(first + slope * y)] as number;
      }
      if (sum <= most) continue;
      most = sum;
      best = { first, last, rows: height };
    }
  }
  return best && shows(best, drops, width) ? best : null;
}

/** For each row the most that a line can still gather from it on: one that cannot win is left there. */
function mostBelow(drops: Float32Array, width: number, height: number): Float64Array {
  const out = new Float64Array(height + 1);
  for (let y = height - 1; y >= 0; y -= 1) {
    let most = 0;
    for (const drop of drops.subarray(y * width, (y + 1) * width)) most = Math.max(most, drop);
    // A hair more than the sum, which rounding may take down.
    out[y] = ((out[y + 1] as number) + most) * (1 + 1e-12);
  }
  return out;
}

/** Whether the step shows along enough of the line, where the picture has room for it; the sheet may end before the picture does. */
function shows({ first, last, rows }: Side, drops: Float32Array, width: number): boolean {
  let told = 0;
  let darker = 0;
  for (let y = 0; y < rows; y += 1) {
    const x = Math.round(first + ((last - first) * y) / (rows - 1));
    if (x < 1 || x > width - 2) continue;
    told += 1;
    if ((drops[y * width + x] as number) > 0) darker += 1;
  }
  return told > 0.3 * rows && darker > sheet.shown * told;
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

/** Where a side that runs down meets one that runs across. */
function cross(down: Side, across: Side): Point {
  const a = (down.last - down.first) / (down.rows - 1);
  const b = (across.last - across.first) / (across.rows - 1);
  const y = (across.first + b * down.first) / (1 - a * b);
  return { x: down.first + a * y, y };
}

function isSheet(corners: Quad, { width, height }: CellGrid): boolean {
  const slack = sheet.slack * Math.max(width, height);
  const within = corners.every(
    ({ x, y }) => x > -slack && y > -slack && x < width + slack && y < height + slack,
  );
  const [a, b, c, d] = corners;
  const side = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y);
  const even = (p: number, q: number) => Math.max(p, q) < sheet.uneven * Math.min(p, q);
  return (
    within &&
    polygonArea(corners) > sheet.least * width * height &&
    even(side(a, b), side(c, d)) &&
    even(side(b, c), side(d, a))
  );
}

function polygonArea(points: readonly Point[]): number {
  let twice = 0;
  points.forEach((p, k) => {
    const q = points[(k + 1) % points.length] as Point;
    twice += p.x * q.y - q.x * p.y;
  });
  return Math.abs(twice) / 2;
}
