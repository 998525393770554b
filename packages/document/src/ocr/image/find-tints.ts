import { median } from "../../layout/box";
import type { Box } from "../../model";
import type { GreyImage } from "./grey-image";
import { brighter } from "./patches";
import { applyTo, type Projective } from "./projective";

/** Cells of the map of the paper's greys to an em, how many pixels a side they have at least, and every how many are looked at. */
const CELLS_PER_EM = 4;
const LEAST_CELL = 5;
const EVERY = 2;
/** Of the pixels of a cell the share that is brighter than what stands for its paper: letters leave this much of it. */
const BRIGHTER = 0.3;
/** Greys of a cell and of those around it differ by no more than this share of the paper, however its shading runs: where they do is a side. */
const EVEN = 0.035;
/** What is darker than this share of the paper is print. */
const PRINT = 0.72;
/** An area is so wide and tall, in em, and covers so much of its hull; letters leave holes, two lines of them in a low row large ones. */
const LEAST = { wide: 4, tall: 1.5, covered: 0.5 } as const;
const LEAST_CELLS = LEAST.wide * LEAST.tall * CELLS_PER_EM ** 2 * LEAST.covered;
/** Columns and rows with less than this share of the cells of the fullest one are beyond its sides. */
const THIN = 0.2;
/** Of what it does not cover no more than this share of its hull is as bright as the paper around it. */
const BRIGHT = 0.04;
/** It is darker than what lies beyond its sides by this share of the paper, so many cells off them. */
const DARKER = { least: 0.04, off: 3 } as const;

/** A page's image before its background was levelled, which whitens wide tints, and the one that is read. */
interface Unlevelled {
  source: GreyImage;
  image: { width: number; height: number };
  toSource: Projective;
}

/** The paper's grey by cell, row by row; 0 beyond the image. */
interface PaperMap {
  columns: number;
  rows: number;
  greys: Float32Array;
}

/**
 * Rectangles that are a little darker than the paper around them, such as panels beside a letter and shaded cells, in the pixels of the image that is read.
 * Shading, which grows from cell to cell, parts no areas; the sides of a tint do. `em` in those pixels.
 */
export function findTints(page: Unlevelled, em: number): Box[] {
  const cell = Math.max(LEAST_CELL, Math.round(em / CELLS_PER_EM));
  const map = medians(paperOf(page, cell));
  const paper = median([...map.greys].filter((grey) => grey > 0));
  return areasOf(map, paper)
    .filter(
      (area) =>
        area.x1 - area.x0 >= LEAST.wide * CELLS_PER_EM &&
        area.bottom - area.top >= LEAST.tall * CELLS_PER_EM &&
        isFilled(area, map, paper) &&
        isDarker(area, map, paper),
    )
    .map(({ x0, top, x1, bottom }) => ({
      x0: Math.max(0, (x0 - 1) * cell),
      top: Math.max(0, (top - 1) * cell),
      x1: Math.min(page.image.width, (x1 + 1) * cell),
      bottom: Math.min(page.image.height, (bottom + 1) * cell),
    }));
}

function paperOf({ source, image, toSource }: Unlevelled, cell: number): PaperMap {
  const columns = Math.floor(image.width / cell);
  const rows = Math.floor(image.height / cell);
  const greys = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      let all = 0;
      for (let dy = EVERY >> 1; dy < cell; dy += EVERY)
        for (let dx = EVERY >> 1; dx < cell; dx += EVERY) {
          const { x, y } = applyTo(toSource, column * cell + dx, row * cell + dy);
          if (x < 0 || y < 0 || x >= source.width || y >= source.height) continue;
          const grey = source.data[(y | 0) * source.width + (x | 0)] as number;
          counts[grey] = (counts[grey] as number) + 1;
          all++;
        }
      greys[row * columns + column] = all === 0 ? 0 : brighter(counts, BRIGHTER * all);
    }
  return { columns, rows, greys };
}

/** The median of each cell and those around it, which keeps edges. */
function medians({ columns, rows, greys }: PaperMap): PaperMap {
  const result = new Float32Array(greys.length);
  const around = new Float32Array(9);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let count = 0;
      for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++)
        for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++)
          around[count++] = greys[r * columns + c] as number;
      const sorted = around.subarray(0, count).sort();
      result[row * columns + column] = sorted[count >> 1] as number;
    }
  return { columns, rows, greys: result };
}

interface Area extends Box {
  cells: number;
  grey: number;
}

/** Even cells that hang together, if they are many; those at their sides are not even. In cells. */
function areasOf(map: PaperMap, paper: number): Area[] {
  const { columns, rows, greys } = map;
  const seen = Uint8Array.from(greys, (_, at) => (isEven(map, at, paper) ? 0 : 1));
  const areas: Area[] = [];
  const stack: number[] = [];
  for (let start = 0; start < greys.length; start++) {
    if (seen[start]) continue;
    const own: number[] = [];
    const visit = (next: number) => {
      if (seen[next]) return;
      seen[next] = 1;
      stack.push(next);
    };
    visit(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % columns, Math.floor(at / columns)];
      own.push(at);
      if (x > 0) visit(at - 1);
      if (x < columns - 1) visit(at + 1);
      if (y > 0) visit(at - columns);
      if (y < rows - 1) visit(at + columns);
    }
    if (own.length < LEAST_CELLS) continue;
    const [x0, x1] = reachOf(own.map((at) => at % columns));
    const [top, bottom] = reachOf(own.map((at) => Math.floor(at / columns)));
    const grey = median(own.map((at) => greys[at] as number));
    areas.push({ x0, x1, top, bottom, cells: own.length, grey });
  }
  return areas;
}

/** From where to where most of an area reaches, by the columns or rows of its cells: letters beside its sides are as grey, so that a few cells lead beyond them. */
function reachOf(places: readonly number[]): [from: number, to: number] {
  const counts = new Map<number, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  const least = THIN * Math.max(...counts.values());
  const whole = [...counts].filter(([, count]) => count >= least).map(([place]) => place);
  return [Math.min(...whole), Math.max(...whole) + 1];
}

/** As bright as the cells around it, and no print. */
function isEven({ columns, rows, greys }: PaperMap, at: number, paper: number): boolean {
  const [x, y] = [at % columns, Math.floor(at / columns)];
  let [least, most] = [255, 0];
  for (let r = Math.max(0, y - 1); r <= Math.min(rows - 1, y + 1); r++)
    for (let c = Math.max(0, x - 1); c <= Math.min(columns - 1, x + 1); c++) {
      const grey = greys[r * columns + c] as number;
      least = Math.min(least, grey);
      most = Math.max(most, grey);
    }
  return least >= PRINT * paper && most - least <= EVEN * paper;
}

/** Covered but for holes that letters leave. */
function isFilled(area: Area, { columns, greys }: PaperMap, paper: number): boolean {
  const cells = (area.x1 - area.x0) * (area.bottom - area.top);
  if (area.cells < LEAST.covered * cells) return false;
  const bright = area.grey + DARKER.least * paper;
  let count = 0;
  for (let y = area.top; y < area.bottom; y++)
    for (let x = area.x0; x < area.x1; x++)
      if ((greys[y * columns + x] as number) >= bright) count++;
  return count <= BRIGHT * cells;
}

/** Than the paper on all sides but those at the edge of the page and where a darker tint lies. */
function isDarker(area: Area, { columns, rows, greys }: PaperMap, paper: number): boolean {
  const greyAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= columns || y >= rows ? 0 : (greys[y * columns + x] as number);
  const across = Array.from({ length: area.x1 - area.x0 }, (_, i) => area.x0 + i);
  const down = Array.from({ length: area.bottom - area.top }, (_, i) => area.top + i);
  const sides = [
    across.map((x) => greyAt(x, area.top - DARKER.off)),
    across.map((x) => greyAt(x, area.bottom - 1 + DARKER.off)),
    down.map((y) => greyAt(area.x0 - DARKER.off, y)),
    down.map((y) => greyAt(area.x1 - 1 + DARKER.off, y)),
  ]
    .map(median)
    .filter((grey) => grey >= PRINT * paper && grey > area.grey - DARKER.least * paper);
  return sides.length > 0 && sides.every((grey) => grey - area.grey >= DARKER.least * paper);
}
