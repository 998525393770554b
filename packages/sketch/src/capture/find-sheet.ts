import type { Point } from "@inkform/geometry/model";
import type { Raster } from "@inkform/raster/model";

/** Corners of a sheet of paper in a photograph, clockwise from the top left as seen, in pixels of the raster. */
export type Quad = [Point, Point, Point, Point];

/** Tolerances of finding the sheet. */
const sheet = {
  /** Side of the squares looked at, in shares of the long side. */
  cell: 1 / 240,
  /** A sheet fills at least this share of the picture; one that fills more than the second has no edge to find. */
  least: 0.25,
  most: 0.93,
  /** The quadrilateral may be this much larger than what was seen of the sheet (a corner may lie in shadow). */
  excess: 1.22,
  /** Hull edges whose directions differ by less (radians) are one side of the sheet. */
  sameSide: 0.12,
  /** Across a side the grey falls to this share or less, along this share of the side or more (a shadow may hide the rest). */
  darker: 0.88,
  shown: 0.7,
} as const;

/** Finds the sheet as the largest bright region with four straight sides; null where there is none to tell from the rest. */
export function findSheet(raster: Raster): Quad | null {
  const cell = Math.max(4, Math.round(sheet.cell * Math.max(raster.width, raster.height)));
  const { width, height, data } = brightCells(raster, cell);
  const region = largestRegion(data, width, height, otsu(data));
  const share = region.length / (width * height);
  if (share < sheet.least || share > sheet.most) return null;
  const hull = convexHull(region.map((i) => ({ x: i % width, y: Math.floor(i / width) })));
  const corners = fourSides(hull);
  if (!corners) return null;
  const area = polygonArea(corners);
  if (area > sheet.excess * polygonArea(hull) || area < 0.9 * polygonArea(hull)) return null;
  const scaled = corners.map((p) => ({ x: (p.x + 0.5) * cell, y: (p.y + 0.5) * cell }));
  const slack = 0.06 * Math.max(raster.width, raster.height);
  const within = scaled.every(
    (p) =>
      p.x > -slack && p.y > -slack && p.x < raster.width + slack && p.y < raster.height + slack,
  );
  return within && sidesShow(raster, scaled, cell) ? fromTopLeft(scaled) : null;
}

/** Whether the picture gets darker across each side, along most of it; a side outside the picture cannot tell. */
function sidesShow(raster: Raster, corners: readonly Point[], cell: number): boolean {
  const center = {
    x: corners.reduce((s, p) => s + p.x, 0) / 4,
    y: corners.reduce((s, p) => s + p.y, 0) / 4,
  };
  return corners.every((a, k) => {
    const b = corners[(k + 1) % 4] as Point;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    let nx = (b.y - a.y) / length;
    let ny = -(b.x - a.x) / length;
    if (nx * (a.x - center.x) + ny * (a.y - center.y) < 0) {
      nx = -nx;
      ny = -ny;
    }
    let told = 0;
    let darker = 0;
    for (let t = 0.04; t < 0.97; t += 0.02) {
      const x = a.x + t * (b.x - a.x);
      const y = a.y + t * (b.y - a.y);
      const reach = 2.2 * cell;
      const inside = brightest(raster, x - reach * nx, y - reach * ny, cell);
      const outside = brightest(raster, x + reach * nx, y + reach * ny, cell);
      if (inside === null || outside === null) continue;
      told += 1;
      if (outside < sheet.darker * inside) darker += 1;
    }
    return told < 6 || darker > sheet.shown * told;
  });
}

/** Brightest grey in a square about the point; null beyond the picture. */
function brightest(
  { width, height, channels, data }: Raster,
  x: number,
  y: number,
  cell: number,
): number | null {
  const half = cell >> 1;
  const cx = Math.round(x);
  const cy = Math.round(y);
  if (cx < half || cy < half || cx >= width - half || cy >= height - half) return null;
  let best = 0;
  for (let dy = -half; dy < half; dy += 2) {
    for (let dx = -half; dx < half; dx += 2) {
      const i = ((cy + dy) * width + cx + dx) * channels;
      best = Math.max(best, channels === 1 ? (data[i] as number) : (data[i + 1] as number));
    }
  }
  return best;
}

/** Brightest grey of each cell: ink does not darken it. */
function brightCells({ width, height, channels, data }: Raster, cell: number) {
  const w = Math.floor(width / cell);
  const h = Math.floor(height / cell);
  const out = new Uint8Array(w * h);
  for (let y = 0; y < h * cell; y += 1) {
    for (let x = 0; x < w * cell; x += 1) {
      const i = (y * width + x) * channels;
      const grey =
        channels === 1
          ? (data[i] as number)
          : ((data[i] as number) + (data[i + 1] as number) + (data[i + 2] as number)) / 3;
      const k = Math.floor(y / cell) * w + Math.floor(x / cell);
      if (grey > (out[k] as number)) out[k] = grey;
    }
  }
  return { width: w, height: h, data: out };
}

function otsu(data: Uint8Array): number {
  const bins = new Float64Array(256);
  for (const v of data) bins[v] = (bins[v] as number) + 1;
  let sum = 0;
  for (let b = 0; b < 256; b += 1) sum += b * (bins[b] as number);
  let below = 0;
  let belowSum = 0;
  let best = -1;
  let split = 128;
  for (let b = 0; b < 256; b += 1) {
    below += bins[b] as number;
    belowSum += b * (bins[b] as number);
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const gap = belowSum / below - (sum - belowSum) / above;
    const between = below * above * gap * gap;
    if (between > best) {
      best = between;
      split = b;
    }
  }
  return split;
}

function largestRegion(data: Uint8Array, width: number, height: number, split: number): number[] {
  const seen = new Uint8Array(data.length);
  let best: number[] = [];
  for (let seed = 0; seed < data.length; seed += 1) {
    if (seen[seed] || (data[seed] as number) <= split) continue;
    const region = [seed];
    seen[seed] = 1;
    for (let k = 0; k < region.length; k += 1) {
      const i = region[k] as number;
      const x = i % width;
      for (const j of [i - width, i + width, x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1]) {
        if (j < 0 || j >= width * height || seen[j] || (data[j] as number) <= split) continue;
        seen[j] = 1;
        region.push(j);
      }
    }
    if (region.length > best.length) best = region;
  }
  return best;
}

/** Andrew's monotone chain. */
function convexHull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: Point[]) => {
    const out: Point[] = [];
    for (const p of list) {
      while (out.length > 1) {
        const a = out[out.length - 2] as Point;
        const b = out[out.length - 1] as Point;
        if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

interface Side {
  angle: number;
  length: number;
  at: Point;
}

/** The four longest sides of the hull, hull edges of one direction taken together, and where they meet. */
function fourSides(hull: readonly Point[]): Point[] | null {
  const sides: Side[] = [];
  hull.forEach((a, k) => {
    const b = hull[(k + 1) % hull.length] as Point;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    const last = sides[sides.length - 1];
    if (last && Math.abs(turn(last.angle, angle)) < sheet.sameSide)
      merge(last, a, b, angle, length);
    else sides.push({ angle, length, at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } });
  });
  const first = sides[0];
  const last = sides[sides.length - 1];
  if (first && last && first !== last && Math.abs(turn(last.angle, first.angle)) < sheet.sameSide) {
    sides.pop();
    const total = first.length + last.length;
    first.at = {
      x: (first.at.x * first.length + last.at.x * last.length) / total,
      y: (first.at.y * first.length + last.at.y * last.length) / total,
    };
    first.angle += (turn(first.angle, last.angle) * last.length) / total;
    first.length = total;
  }
  const kept = sides
    .map((side, k) => ({ side, k }))
    .sort((a, b) => b.side.length - a.side.length)
    .slice(0, 4)
    .sort((a, b) => a.k - b.k)
    .map(({ side }) => side);
  if (kept.length < 4) return null;
  const corners: Point[] = [];
  for (let k = 0; k < 4; k += 1) {
    const a = kept[k] as Side;
    const b = kept[(k + 1) % 4] as Side;
    const bend = Math.abs(turn(a.angle, b.angle));
    if (bend < 1.1 || bend > 2.05) return null;
    corners.push(meet(a, b));
  }
  return corners;
}

function merge(side: Side, a: Point, b: Point, angle: number, length: number): void {
  const total = side.length + length;
  side.at = {
    x: (side.at.x * side.length + ((a.x + b.x) / 2) * length) / total,
    y: (side.at.y * side.length + ((a.y + b.y) / 2) * length) / total,
  };
  side.angle += (turn(side.angle, angle) * length) / total;
  side.length = total;
}

function turn(a: number, b: number): number {
  return Math.atan2(Math.sin(b - a), Math.cos(b - a));
}

function meet(a: Side, b: Side): Point {
  const ax = Math.cos(a.angle);
  const ay = Math.sin(a.angle);
  const bx = Math.cos(b.angle);
  const by = Math.sin(b.angle);
  const t = ((b.at.x - a.at.x) * by - (b.at.y - a.at.y) * bx) / (ax * by - ay * bx);
  return { x: a.at.x + t * ax, y: a.at.y + t * ay };
}

function polygonArea(points: readonly Point[]): number {
  let twice = 0;
  points.forEach((p, k) => {
    const q = points[(k + 1) % points.length] as Point;
    twice += p.x * q.y - q.x * p.y;
  });
  return Math.abs(twice) / 2;
}

/** The same corners clockwise as seen, from the one nearest the top left. */
function fromTopLeft(corners: readonly Point[]): Quad {
  const x = corners.reduce((s, p) => s + p.x, 0) / 4;
  const y = corners.reduce((s, p) => s + p.y, 0) / 4;
  const sorted = [...corners].sort(
    (p, q) => Math.atan2(p.y - y, p.x - x) - Math.atan2(q.y - y, q.x - x),
  );
  const first = sorted.reduce(
    (best, p, k) => (p.x + p.y < (sorted[best] as Point).x + (sorted[best] as Point).y ? k : best),
    0,
  );
  return [0, 1, 2, 3].map((k) => sorted[(first + k) % 4] as Point) as Quad;
}
