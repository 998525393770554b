import { ocrSettings } from "../settings";
import type { GreyImage } from "./grey-image";
import { between } from "./patches";

/** Of the pixels of a patch, the share that may be brighter than its paper (glare, noise). */
const GLARE = 0.1;
const WHITE = 255;

/** Divides shading and paper colour away, so that paper is white and ink keeps its contrast to it. */
export function levelBackground(image: GreyImage): GreyImage {
  const patch = Math.max(
    8,
    Math.round(Math.min(image.width, image.height) * ocrSettings.backgroundPatch),
  );
  const columns = Math.ceil(image.width / patch);
  const rows = Math.ceil(image.height / patch);
  const paper = smooth(
    brightestAround(patchPaper(image, patch, columns, rows), columns, rows),
    columns,
    rows,
  );
  const floor = median(paper) * ocrSettings.darkestPaper;
  for (let i = 0; i < paper.length; i++) paper[i] = Math.max(paper[i] as number, floor, 1);
  return divide(image, paper, patch, columns, rows);
}

/** The grey of the paper in each patch: nearly its brightest. */
function patchPaper(image: GreyImage, patch: number, columns: number, rows: number): Float32Array {
  const paper = new Float32Array(columns * rows);
  const histogram = new Uint32Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      histogram.fill(0);
      const x1 = Math.min(image.width, (column + 1) * patch);
      const y1 = Math.min(image.height, (row + 1) * patch);
      let count = 0;
      for (let y = row * patch; y < y1; y++) {
        for (let x = column * patch; x < x1; x++) {
          const value = image.data[y * image.width + x] as number;
          histogram[value] = (histogram[value] as number) + 1;
          count++;
        }
      }
      let brighter = 0;
      let level = WHITE;
      while (level > 0 && brighter + (histogram[level] as number) <= count * GLARE) {
        brighter += histogram[level] as number;
        level--;
      }
      paper[row * columns + column] = level;
    }
  }
  return paper;
}

function brightestAround(values: Float32Array, columns: number, rows: number): Float32Array {
  return overNeighbours(values, columns, rows, (around) => Math.max(...around));
}

function smooth(values: Float32Array, columns: number, rows: number): Float32Array {
  return overNeighbours(
    values,
    columns,
    rows,
    (around) => around.reduce((a, b) => a + b, 0) / around.length,
  );
}

function overNeighbours(
  values: Float32Array,
  columns: number,
  rows: number,
  combine: (around: number[]) => number,
): Float32Array {
  const result = new Float32Array(values.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const around: number[] = [];
      for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
        for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
          around.push(values[r * columns + c] as number);
        }
      }
      result[row * columns + column] = combine(around);
    }
  }
  return result;
}

/** Each pixel over its paper, the paper interpolated between the centres of the patches. */
function divide(
  image: GreyImage,
  paper: Float32Array,
  patch: number,
  columns: number,
  rows: number,
): GreyImage {
  const { width, height } = image;
  const data = new Uint8Array(width * height);
  const across = Array.from({ length: width }, (_, x) => between(x, patch, columns));
  const left = Uint32Array.from(across, ({ from }) => from);
  const right = Uint32Array.from(across, ({ to }) => to);
  const shares = Float64Array.from(across, ({ share }) => share);
  const line = new Float64Array(columns);
  for (let y = 0; y < height; y++) {
    const { from, to, share } = between(y, patch, rows);
    for (let column = 0; column < columns; column++) {
      const top = paper[from * columns + column] as number;
      const low = paper[to * columns + column] as number;
      line[column] = top * (1 - share) + low * share;
    }
    for (let x = 0; x < width; x++) {
      const fx = shares[x] as number;
      const level =
        (line[left[x] as number] as number) * (1 - fx) + (line[right[x] as number] as number) * fx;
      const value = image.data[y * width + x] as number;
      data[y * width + x] = value >= level ? WHITE : (value * WHITE) / level;
    }
  }
  return { width, height, data };
}

function median(values: Float32Array): number {
  return values.toSorted()[values.length >> 1] ?? WHITE;
}
