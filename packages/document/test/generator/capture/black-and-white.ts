import type { Picture } from "./picture";

const WHITE = 255;

/** What is lighter than `white` is white, all else is black. */
export function blackAndWhite({ data }: Picture, white = 150): void {
  for (let i = 0; i < data.length; i++) data[i] = (data[i] ?? 0) > white ? WHITE : 0;
}

/** What a pixel loses goes to those right of it and below it (Floyd and Steinberg 1976): grey paper becomes white with dots. One channel. */
export function dither({ data, width, height }: Picture): void {
  const light = Float32Array.from(data);
  const give = (x: number, y: number, lost: number) => {
    if (x < 0 || x >= width || y >= height) return;
    light[y * width + x] = (light[y * width + x] ?? 0) + lost / 16;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const was = light[at] ?? 0;
      data[at] = was > WHITE / 2 ? WHITE : 0;
      const lost = was - (data[at] ?? 0);
      give(x + 1, y, 7 * lost);
      give(x - 1, y + 1, 3 * lost);
      give(x, y + 1, 5 * lost);
      give(x + 1, y + 1, lost);
    }
}

/** Pixels around by which one is judged, to each side, and how much darker than them ink is. */
const AROUND = 9;
const DARKER = 12;

/** Black is what is darker than its surroundings, as telephones make papers black and white: noise of the paper, too. One channel. */
export function byNeighbours({ data, width, height }: Picture): void {
  const row = width + 1;
  const sums = new Float64Array(row * (height + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0, sum = 0; x < width; x++) {
      sum += data[y * width + x] ?? 0;
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] ?? 0) + sum;
    }
  const sumTo = (x: number, y: number) => sums[y * row + x] ?? 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [x0, x1] = [Math.max(0, x - AROUND), Math.min(width, x + AROUND + 1)];
      const [y0, y1] = [Math.max(0, y - AROUND), Math.min(height, y + AROUND + 1)];
      const sum = sumTo(x1, y1) - sumTo(x0, y1) - sumTo(x1, y0) + sumTo(x0, y0);
      const mean = sum / ((x1 - x0) * (y1 - y0));
      data[y * width + x] = (data[y * width + x] ?? 0) > mean - DARKER ? WHITE : 0;
    }
}
