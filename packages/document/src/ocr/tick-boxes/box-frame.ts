import type { Box } from "../../model";
import type { GreyImage } from "../image/grey-image";

/** Boxes are compared as so many pixels a side, with this share of their own side around them. */
export const PIXELS = 20;
const AROUND = 0.2;
/** Of these the outermost show the frame and the white around it, whatever stands inside. */
const FRAME = 5;
/** So many pixels from the border inward the frame begins. */
export const SIDE = Math.round((AROUND / (1 + 2 * AROUND)) * PIXELS);

/** The greys of a box's frame and around it, row by row (`PLACES`). */
export function frameOf(image: GreyImage, { x0, top, x1, bottom }: Box): number[] {
  const [width, height] = [x1 - x0, bottom - top];
  const share = (i: number) => ((i + 0.5) / PIXELS) * (1 + 2 * AROUND) - AROUND;
  const greys: number[] = [];
  for (const [i, j] of PLACES)
    greys.push(greyAt(image, x0 + share(i) * width - 0.5, top + share(j) * height - 0.5));
  return greys;
}

/** The mean of the frames of boxes, one at least. */
export function meanFrame(image: GreyImage, boxes: readonly Box[]): number[] {
  const frames = boxes.map((box) => frameOf(image, box));
  return PLACES.map(
    (_, i) => frames.reduce((sum, frame) => sum + (frame[i] as number), 0) / frames.length,
  );
}

export const depthOf = ([i, j]: readonly [number, number]): number =>
  Math.min(i, j, PIXELS - 1 - i, PIXELS - 1 - j);

/** The pixels of a frame and around it, row by row. */
export const PLACES = Array.from(
  { length: PIXELS * PIXELS },
  (_, at) => [at % PIXELS, Math.floor(at / PIXELS)] as const,
).filter((place) => depthOf(place) < FRAME);

/** Between pixels, beyond the border white. */
function greyAt({ width, height, data }: GreyImage, x: number, y: number): number {
  const [left, up] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - up];
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height
      ? 255
      : (data[row * width + column] as number);
  return (
    (at(left, up) * (1 - dx) + at(left + 1, up) * dx) * (1 - dy) +
    (at(left, up + 1) * (1 - dx) + at(left + 1, up + 1) * dx) * dy
  );
}

/** The normalised cross-correlation (Lewis 1995) of two frames, -1 to 1. */
export function correlation(a: readonly number[], b: readonly number[]): number {
  const meanOf = (greys: readonly number[]) =>
    greys.reduce((sum, grey) => sum + grey, 0) / greys.length;
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  let [both, own, other] = [0, 0, 0];
  for (const [i, grey] of a.entries()) {
    const [u, v] = [grey - meanA, (b[i] as number) - meanB];
    both += u * v;
    own += u * u;
    other += v * v;
  }
  return own === 0 || other === 0 ? 0 : both / Math.sqrt(own * other);
}
