import type { Darkness } from "./normalise-light";
import { seeing } from "./settings";

/** How dark paper usually is, square by square of the page. */
interface Grain {
  columns: number;
  rows: number;
  depths: Float32Array;
}

/**
 * Takes the grain out of the darkness, in place: paper is measured at its brightest specks, so that on a grainy sheet, or in a
 * camera's noise, most of it is dark against that.
 */
export function levelPaper(darkness: Darkness): void {
  const { width, height, data } = darkness;
  const grain = measureGrain(darkness);
  if (grain.depths.every((depth) => depth < seeing.leastGrain)) return;
  const along = placesAlong(width, grain.columns);
  const down = placesAlong(height, grain.rows);
  const row = new Float32Array(grain.columns);
  for (let y = 0, i = 0; y < height; y += 1) {
    const { low, high, share } = down[y] as Place;
    for (let c = 0; c < row.length; c += 1) {
      const [above, below] = [low, high].map((r) => grain.depths[r * row.length + c]);
      row[c] = between(above as number, below as number, share);
    }
    for (let x = 0; x < width; x += 1, i += 1) {
      const place = along[x] as Place;
      const depth = between(row[place.low] as number, row[place.high] as number, place.share);
      data[i] = Math.max(0, ((data[i] as number) - depth) / (1 - depth));
    }
  }
}

/** Every so many pixels tell of a square's paper. */
const STEP = 4;

/** Half of any square is paper, as little of a sheet is ink: its median is the usual paper's. */
function measureGrain({ width, height, data }: Darkness): Grain {
  const columns = Math.max(1, Math.round(width / seeing.grainSquare));
  const rows = Math.max(1, Math.round(height / seeing.grainSquare));
  const depths = new Float32Array(columns * rows);
  const bins = new Uint32Array(256);
  for (let square = 0; square < depths.length; square += 1) {
    const [column, row] = [square % columns, Math.floor(square / columns)];
    const right = Math.floor(((column + 1) * width) / columns);
    const bottom = Math.floor(((row + 1) * height) / rows);
    let count = 0;
    bins.fill(0);
    for (let y = Math.floor((row * height) / rows); y < bottom; y += STEP) {
      for (let x = Math.floor((column * width) / columns); x < right; x += STEP) {
        const bin = Math.floor(256 * (data[y * width + x] as number));
        const kept = Math.max(0, Math.min(255, bin));
        bins[kept] = (bins[kept] as number) + 1;
        count += 1;
      }
    }
    depths[square] = medianBin(bins, count) / 256;
  }
  return { columns, rows, depths };
}

function medianBin(bins: Uint32Array, count: number): number {
  let bin = 0;
  for (let sum = bins[0] as number; sum < count / 2; sum += bins[bin] as number) bin += 1;
  return bin;
}

/** Two squares in a row, and how far the way from the middle of one to that of the other. */
interface Place {
  low: number;
  high: number;
  share: number;
}

function placesAlong(length: number, squares: number): Place[] {
  return Array.from({ length }, (_, k) => {
    const at = Math.max(0, Math.min(squares - 1, ((k + 0.5) * squares) / length - 0.5));
    const low = Math.floor(at);
    return { low, high: Math.min(squares - 1, low + 1), share: at - low };
  });
}

const between = (a: number, b: number, share: number): number => a + (b - a) * share;
