import type { GreyImage } from "./grey-image";
import { brighter } from "./patches";

/** Cells of the map of the paper's greys to an em, how many pixels a side they have at least, and every how many are looked at. */
const CELLS_PER_EM = 4;
const LEAST_CELL = 5;
const EVERY = 2;
/** Of the pixels of a cell the share that is brighter than what stands for its paper: letters leave this much of it. */
const BRIGHTER = 0.3;
/** Paper is no darker than the lightest tint, and what is darker than the darkest holds light letters, or is print. */
const TINT = { lightest: 232, darkest: 160 } as const;
/** In cells: print is narrower than twice this and one, so that lighter paper is near, and tints are wider. */
const NEAR = 2;
const WHITE = 255;

/** Paper's grey by cell, row by row. */
interface PaperMap {
  columns: number;
  rows: number;
  greys: Uint8Array;
}

/** Makes tints behind letters white, in place, so that letters and lines are as dark against them as against the paper. `em` in pixels. */
export function levelTints(image: GreyImage, em: number): void {
  const cell = Math.max(LEAST_CELL, Math.round(em / CELLS_PER_EM));
  const paper = paperOf(image, cell);
  // Print goes with its surroundings, then tints reach a cell beyond their sides, where they fill a part of it.
  const map = around(around(paper, NEAR, Math.max), NEAR + 1, Math.min);
  const { columns, greys } = map;
  for (const at of tintedCells(map)) {
    const level = greys[at] as number;
    const [x0, y0] = [(at % columns) * cell, Math.floor(at / columns) * cell];
    const x1 = Math.min(image.width, x0 + cell);
    for (let y = y0; y < Math.min(image.height, y0 + cell); y++)
      for (let p = y * image.width + x0; p < y * image.width + x1; p++) {
        const value = image.data[p] as number;
        image.data[p] = value >= level ? WHITE : (value * WHITE) / level;
      }
  }
}

/** The cells of areas that are darker than paper and nowhere too dark: within those that are, letters are light. */
function tintedCells({ columns, greys }: PaperMap): number[] {
  const seen = Uint8Array.from(greys, (grey) => (grey < TINT.lightest ? 0 : 1));
  const cells: number[] = [];
  for (let start = 0; start < greys.length; start++) {
    if (seen[start]) continue;
    const own = [start];
    seen[start] = 1;
    for (let i = 0; i < own.length; i++) {
      const at = own[i] as number;
      const column = at % columns;
      const beside = [column > 0 ? at - 1 : -1, column < columns - 1 ? at + 1 : -1];
      for (const next of [...beside, at - columns, at + columns]) {
        if (next < 0 || next >= greys.length || seen[next]) continue;
        seen[next] = 1;
        own.push(next);
      }
    }
    if (own.every((at) => (greys[at] as number) >= TINT.darkest)) cells.push(...own);
  }
  return cells;
}

function paperOf({ width, height, data }: GreyImage, cell: number): PaperMap {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const greys = new Uint8Array(columns * rows);
  const counts = new Uint32Array(WHITE + 1);
  for (let at = 0; at < greys.length; at++) {
    counts.fill(0);
    let all = 0;
    const [x0, y0] = [(at % columns) * cell, Math.floor(at / columns) * cell];
    for (let y = y0; y < Math.min(height, y0 + cell); y += EVERY)
      for (let x = x0; x < Math.min(width, x0 + cell); x += EVERY) {
        const value = data[y * width + x] as number;
        counts[value] = (counts[value] as number) + 1;
        all++;
      }
    greys[at] = brighter(counts, BRIGHTER * all);
  }
  return { columns, rows, greys };
}

/** The least or greatest of each cell and those up to so many cells from it. */
function around(map: PaperMap, reach: number, choose: (a: number, b: number) => number): PaperMap {
  const across = along(map.greys, map.columns, map.rows, 1, map.columns, reach, choose);
  const greys = along(across, map.rows, map.columns, map.columns, 1, reach, choose);
  return { ...map, greys };
}

function along(
  greys: Uint8Array,
  length: number,
  lines: number,
  step: number,
  between: number,
  reach: number,
  choose: (a: number, b: number) => number,
): Uint8Array {
  const result = new Uint8Array(greys.length);
  for (let line = 0; line < lines; line++)
    for (let i = 0; i < length; i++) {
      let chosen = greys[line * between + i * step] as number;
      for (let j = Math.max(0, i - reach); j <= Math.min(length - 1, i + reach); j++)
        chosen = choose(chosen, greys[line * between + j * step] as number);
      result[line * between + i * step] = chosen;
    }
  return result;
}
