import type { ColourStroke } from "./colour-strokes";
import { BLACK, COLOUR, type InkMap } from "./ink-map";

/** A rule is followed over gaps of so many thicknesses: print that hides it, rules that cross. */
const GAP = 3;
/** A column of the stroke longer than so many thicknesses belongs to a line that crosses. */
const CROSSING = 2.5;
/** Lines shorter than so many thicknesses are strokes of letters. */
const LEAST_RULE = 14;
/** Off its straight line a printed rule is by less than this, in pixels of the map or in thicknesses; a hand's is by more. */
const LEAST_WOBBLE = 0.6;
const WOBBLE = 0.2;

/** Mean breadth of a stroke, by its area and its edge to paper: what shows black inside is no edge. In pixels. */
export function thicknessOf({ pixels }: ColourStroke, { kind, width }: InkMap): number {
  let edge = 0;
  for (const at of pixels)
    for (const step of [-1, 1, -width, width]) {
      const beside = kind[at + step];
      if (beside !== COLOUR && beside !== BLACK) edge++;
    }
  return (2 * pixels.length) / Math.max(1, edge);
}

/** Share of a stroke that is broader than this both ways: a bar, whose white letters make it thin on average. */
export function broadShare(stroke: ColourStroke, map: InkMap, breadth: number): number {
  const wide = maskOf(stroke, map, true);
  const broad = Math.ceil(breadth);
  const count = new Uint8Array(wide.mask.length);
  markRuns(wide.mask, count, wide.columns, wide.rows, wide.rows, 1, broad);
  markRuns(wide.mask, count, wide.rows, wide.columns, 1, wide.rows, broad);
  return count.reduce((sum, runs) => sum + (runs === 2 ? 1 : 0), 0) / stroke.pixels.length;
}

/** Counts one for every pixel in a run of at least so many along the inner direction. */
function markRuns(
  mask: Uint8Array,
  count: Uint8Array,
  lines: number,
  length: number,
  line: number,
  step: number,
  least: number,
): void {
  for (let one = 0; one < lines; one++)
    for (let from = 0, to = 0; from < length; from = ++to) {
      while (to < length && mask[one * line + to * step] !== 0) to++;
      if (to - from < least) continue;
      for (let k = from; k < to; k++) {
        const at = one * line + k * step;
        if (mask[at] === OWN) count[at] = (count[at] as number) + 1;
      }
    }
}

const OWN = 1;
const OTHER = 2;

/** A stroke in its hull, column by column (or row by row where turned), with the black in it. */
function maskOf(
  { x0, top, x1, bottom, pixels }: ColourStroke,
  { width, kind }: InkMap,
  turned: boolean,
): { columns: number; rows: number; mask: Uint8Array } {
  const [columns, rows] = turned ? [bottom - top, x1 - x0] : [x1 - x0, bottom - top];
  const mask = new Uint8Array(columns * rows);
  const place = (x: number, y: number) => (turned ? y * rows + x : x * rows + y);
  for (let y = 0; y < bottom - top; y++)
    for (let x = 0; x < x1 - x0; x++)
      if (kind[(y + top) * width + x + x0] === BLACK) mask[place(x, y)] = OTHER;
  for (const at of pixels) mask[place((at % width) - x0, Math.floor(at / width) - top)] = OWN;
  return { columns, rows, mask };
}

/** Share of a stroke that lies in straight lines, level or upright but for the skew of a scan: printed rules and frames. */
export function ruledShare(stroke: ColourStroke, map: InkMap, thickness: number): number {
  const level = rulesOf(stroke, map, thickness, false);
  const upright = rulesOf(stroke, map, thickness, true);
  return (level + upright) / stroke.pixels.length;
}

/** A line followed from column to column, with the sums that its straight line is fitted by. */
interface Chain {
  column: number;
  at: number;
  count: number;
  pixels: number;
  x: number;
  y: number;
  xx: number;
  xy: number;
  yy: number;
}

/** Pixels in straight level lines; upright ones with the page taken on its side. */
function rulesOf(stroke: ColourStroke, map: InkMap, thickness: number, turned: boolean): number {
  const { columns, rows, mask } = maskOf(stroke, map, turned);
  const chains: Chain[] = [];
  let open: Chain[] = [];
  for (let column = 0; column < columns; column++) {
    open = open.filter((chain) => column - chain.column <= GAP * thickness + 1);
    for (let row = 0; row < rows; row++) {
      if (mask[column * rows + row] === 0) continue;
      const from = row;
      let own = 0;
      for (; row < rows && mask[column * rows + row] !== 0; row++)
        if (mask[column * rows + row] === OWN) own++;
      if (own === 0 || row - from > CROSSING * thickness + 1) continue;
      const middle = (from + row - 1) / 2;
      let chain = open.find(
        (one) => one.column < column && Math.abs(one.at - middle) <= 1 + thickness / 2,
      );
      if (!chain) {
        chain = { column, at: middle, count: 0, pixels: 0, x: 0, y: 0, xx: 0, xy: 0, yy: 0 };
        chains.push(chain);
        open.push(chain);
      }
      extend(chain, column, middle, own);
    }
  }
  const wobble = Math.max(LEAST_WOBBLE, WOBBLE * thickness);
  const rules = chains.filter(
    (chain) => chain.count >= LEAST_RULE * thickness && deviation(chain) <= wobble,
  );
  return rules.reduce((sum, chain) => sum + chain.pixels, 0);
}

function extend(chain: Chain, x: number, y: number, pixels: number): void {
  chain.column = x;
  chain.at = y;
  chain.count++;
  chain.pixels += pixels;
  chain.x += x;
  chain.y += y;
  chain.xx += x * x;
  chain.xy += x * y;
  chain.yy += y * y;
}

/** Standard deviation of a chain from the straight line through it. */
function deviation({ count, x, y, xx, xy, yy }: Chain): number {
  const across = xx - (x * x) / count;
  const along = xy - (x * y) / count;
  const off = yy - (y * y) / count - (along * along) / Math.max(across, 1);
  return Math.sqrt(Math.max(0, off) / count);
}
