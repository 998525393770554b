import type { Box, Rule } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { ocrSettings } from "../settings";

/** Level rules of a table begin and end with each other, to within so much, and lie so far apart; in em. */
const ENDS = 0.5;
const ROW = { least: 0.9, most: 6 } as const;
/** What is left of the rules themselves, in pixels. */
const HALO = 3;
/** Of the columns of pixels of a row of cells so many are darker than what stands for its paper. */
const PAPER = 0.8;
/** A wall is darker than the paper by this much in every piece of it, each as tall as this in em: points of a dotted one lie closer than that. */
const DARKER = 14;
const PIECE = 0.4;
/** … and in none by less than this share of what it is in the darkest with paper beside it: digits above one another blur from rule to rule, but are darker in their middle. */
const EVEN = 0.3;
/** Beside it, so far off in em and at least in pixels, lies paper along so much of it. */
const BESIDE = { em: 0.18, least: 4, differs: 9, share: 0.75 } as const;
/** It runs on through so many rows, or from one that was found in the rows beside it, and from row to row aside by no more than this, in em. */
const ROWS = 2;
const ASIDE = 0.12;
/** What was found of a wall ends so near to the row that it runs on through, in em. */
const MEETS = 0.35;
/**
 * Boxes for one sign each are so wide and high, in em, so many in a row at least, fewer beside others that are as wide; this share of their walls is seen, and
 * for so many of these one other column, the stem of a digit.
 */
const COMB = {
  ...{ width: [0.5, 2.5], height: 3.2 },
  ...{ fewest: 4, few: 2, alike: 0.08, seen: 0.75, stem: 3 },
} as const;

/** A row of cells between two level rules. */
interface Row {
  x0: number;
  x1: number;
  top: number;
  bottom: number;
}

interface Wall {
  x: number;
  rows: Row[];
}

/**
 * Finds walls of tables that blur left too faint for ink, dotted ones above all, and wipes them out in place: between two level rules no stroke of a letter
 * is as tall as the row, and in several rows at the same place it is a wall. `rules` are those found before, `em` is in pixels.
 */
export function eraseFaintWalls(image: GreyImage, em: number, rules: readonly Rule[]): Rule[] {
  const upright = rules.filter(({ orientation }) => orientation === "vertical");
  const walls: Wall[] = [];
  const rows = rowsOf(rules, em).map((row) => ({ row, columns: faintColumns(image, row, em) }));
  for (const { row, columns } of rows) {
    const open = walls.filter((wall) => isNextOf(wall, row, em));
    for (const x of columns) {
      if (upright.some(({ box }) => isAt(box, x, row, em))) continue;
      const wall = open.find((other) => Math.abs(other.x - x) <= ASIDE * em);
      wall?.rows.push(row);
      if (wall) wall.x = x;
      else walls.push({ x, rows: [row] });
    }
  }
  const long = walls.filter(
    (wall) => wall.rows.length >= ROWS || upright.some(({ box }) => isPartOf(wall, box, em)),
  );
  const rest = rows.filter(({ row }) => !long.some((wall) => wall.rows.includes(row)));
  return [...long, ...combWalls(rest, em)].map(({ x, rows }): Rule => {
    const [first, last] = [rows[0], rows.at(-1)] as [Row, Row];
    const box = { x0: x - 1, top: first.top - HALO, x1: x + 2, bottom: last.bottom + HALO };
    for (const row of rows) wipe(image, row, x, em);
    return { orientation: "vertical", box };
  });
}

/** The walls of single rows that part them into boxes of one width. */
function combWalls(rows: readonly { row: Row; columns: number[] }[], em: number): Wall[] {
  const combs = rows.map(({ row, columns }) => ({ row, ...evenBoxes(row, columns, em) }));
  const widths = combs.flatMap(({ width, xs }) => (xs.length + 1 >= COMB.fewest ? [width] : []));
  return combs
    .filter(({ width }) =>
      widths.some((other) => Math.abs(width - other) <= COMB.alike * Math.max(width, other)),
    )
    .flatMap(({ row, xs }) => xs.map((x): Wall => ({ x, rows: [row] })));
}

/** The widest boxes of one width whose walls the columns of a row are, and where these stand; none where there are no such boxes. */
function evenBoxes(
  { x0, x1, top, bottom }: Row,
  columns: readonly number[],
  em: number,
): { width: number; xs: number[] } {
  const [least, most] = COMB.width.map((width) => width * em) as [number, number];
  const isOn = (column: number, x: number) => Math.abs(column - x) <= ASIDE * em;
  for (let boxes = COMB.few; bottom - top <= COMB.height * em; boxes++) {
    const width = (x1 - x0) / boxes;
    if (width < least) break;
    const xs = Array.from({ length: boxes - 1 }, (_, k) => Math.round(x0 + (k + 1) * width));
    const seen = xs.filter((x) => columns.some((column) => isOn(column, x)));
    const stems = columns.filter((column) => !xs.some((x) => isOn(column, x)));
    const areWalls =
      seen.length >= COMB.seen * xs.length && COMB.stem * stems.length <= seen.length;
    if (width <= most && areWalls) return { width, xs };
  }
  return { width: 0, xs: [] };
}

/** From each level rule to the next one below it that is as long, from top to bottom. */
function rowsOf(rules: readonly Rule[], em: number): Row[] {
  const level = rules
    .filter(({ orientation }) => orientation === "horizontal")
    .map(({ box }) => box)
    .toSorted((a, b) => a.top - b.top);
  return level.flatMap((upper, index): Row[] => {
    for (let at = index + 1; at < level.length; at++) {
      const lower = level[at] as Box;
      const height = lower.top - upper.bottom;
      if (height > ROW.most * em) return [];
      const isAlike =
        Math.abs(lower.x0 - upper.x0) <= ENDS * em && Math.abs(lower.x1 - upper.x1) <= ENDS * em;
      if (height < ROW.least * em || !isAlike) continue;
      const [x0, x1] = [Math.max(lower.x0, upper.x0), Math.min(lower.x1, upper.x1)];
      return [{ x0, x1, top: upper.bottom + HALO, bottom: lower.top - HALO }];
    }
    return [];
  });
}

/** Where a row is darker than its paper from top to bottom in a thin upright line; never at its very ends. */
function faintColumns(image: GreyImage, row: Row, em: number): number[] {
  const off = offOf(em);
  const pieces = piecesOf(image, row, em);
  const greys = Array.from({ length: row.x1 - row.x0 }, (_, x) => meanAt(pieces, x));
  const paper = greys.toSorted((a, b) => a - b)[Math.floor(PAPER * greys.length)] ?? 0;
  const found: number[] = [];
  for (let x = 2 * off; x < greys.length - 2 * off; x++) {
    const grey = greys[x] as number;
    if (paper - grey < DARKER || !isLeast(greys, x, off)) continue;
    const free = pieces.filter((piece) => isFree(piece, x, off, paper));
    const darkest = Math.max(...free.map((piece) => darkerAt(piece, x, paper)));
    const least = Math.max(DARKER, EVEN * darkest);
    const isWall = pieces.every((piece) => darkerAt(piece, x, paper) >= least);
    if (isWall && free.length >= BESIDE.share * pieces.length) found.push(row.x0 + x);
  }
  return found;
}

const offOf = (em: number): number => Math.max(BESIDE.least, Math.round(BESIDE.em * em));

/** The mean greys of the columns of a row, piece by piece from its top to its bottom. */
function piecesOf(image: GreyImage, row: Row, em: number): Float32Array[] {
  const many = Math.max(1, Math.floor((row.bottom - row.top) / (PIECE * em)));
  const height = (row.bottom - row.top) / many;
  return Array.from({ length: many }, (_, k) => {
    const [from, to] = [k, k + 1].map((at) => Math.round(row.top + at * height)) as [
      number,
      number,
    ];
    const sums = new Float32Array(row.x1 - row.x0);
    for (let y = from; y < to; y++)
      for (let x = row.x0; x < row.x1; x++)
        sums[x - row.x0] = (sums[x - row.x0] as number) + (image.data[y * image.width + x] ?? 255);
    return sums.map((sum) => sum / Math.max(1, to - from));
  });
}

const meanAt = (pieces: readonly Float32Array[], x: number): number =>
  pieces.reduce((sum, piece) => sum + (piece[x] as number), 0) / pieces.length;

function isLeast(greys: readonly number[], x: number, off: number): boolean {
  for (let at = x - off; at <= x + off; at++) {
    const other = greys[at] as number;
    if (other < (greys[x] as number) || (at < x && other === greys[x])) return false;
  }
  return true;
}

/** In one piece, which may lean by a pixel. */
const darkerAt = (piece: Float32Array, x: number, paper: number): number =>
  paper - Math.min(...piece.subarray(x - 1, x + 2));

const isFree = (piece: Float32Array, x: number, off: number, paper: number): boolean =>
  [x - off, x + off].every((at) => paper - (piece[at] as number) <= BESIDE.differs);

function isAt({ x0, x1, top, bottom }: Box, x: number, row: Row, em: number): boolean {
  const near = x >= x0 - ASIDE * em && x <= x1 + ASIDE * em;
  return near && top < row.bottom && bottom > row.top;
}

/** A row above or below what was found of a wall. */
const isPartOf = ({ x, rows }: Wall, box: Box, em: number): boolean =>
  Math.abs((box.x0 + box.x1) / 2 - x) <= ASIDE * em &&
  rows.some(
    ({ top, bottom }) =>
      Math.abs(box.top - bottom) <= MEETS * em || Math.abs(box.bottom - top) <= MEETS * em,
  );

const isNextOf = ({ rows }: Wall, { top }: Row, em: number): boolean =>
  top - (rows.at(-1)?.bottom ?? 0) <= ROW.least * em;

/** What is no letter's ink. */
function wipe({ width, data }: GreyImage, row: Row, x: number, em: number): void {
  const off = offOf(em);
  for (let y = row.top - HALO; y < row.bottom + HALO; y++)
    for (let at = y * width + x - off; at <= y * width + x + off; at++)
      if ((data[at] as number) > ocrSettings.inkLevel) data[at] = 255;
}
