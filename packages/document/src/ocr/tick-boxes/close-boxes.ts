import { median, meets } from "../../layout/box";
import type { Box } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { gapBeside } from "../image/ink-around";
import { ocrSettings } from "../settings";
import { inkStretches } from "../words/ink-gaps";
import { correlation, frameOf, meanFrame, PIXELS, PLACES } from "./box-frame";
import { type Drawn, isMarked, levelOf } from "./drawn-boxes";

/** So many empty and ticked squares of a page show what its boxes look like. */
const FEWEST = 4;
/** They differ by this share of a side at most. */
const SIZE = 0.12;
/** White before a box, in em; behind it its text may begin at once. */
const BEFORE = 0.4;
/** How alike a frame has to be, but for the white behind it. */
const ALIKE = 0.88;
/** The last columns of what is compared lie behind the frame. */
const BEHIND = 3;
/** Its place may be off by so many pixels. */
const OFF = 2;
/** Rows of boxes whose tops are this near are one, as a share of a side. */
const LEVEL = 0.3;

/**
 * Boxes that their texts touch, as those that a typeface has among its ideographs do, so that their frames cannot be told from them: what begins behind white
 * on a line of boxes of one size, and looks like these but for what follows it.
 */
export function closeBoxes(image: GreyImage, sure: readonly Drawn[], em: number): Drawn[] {
  const squares = sure.filter(({ round }) => !round).map(({ box }) => box);
  const side = median(squares.map(({ x0, x1 }) => x1 - x0));
  const tall = median(squares.map(({ top, bottom }) => bottom - top));
  const known = squares.filter(
    ({ x0, x1, top, bottom }) =>
      Math.abs(x1 - x0 - side) <= SIZE * side && Math.abs(bottom - top - tall) <= SIZE * side,
  );
  const ahead = known.filter((box) => gapBeside(image, box, 1, em) < gapBeside(image, box, -1, em));
  if (ahead.length < FEWEST || 2 * ahead.length < known.length) return [];
  const mean = withoutBehind(meanFrame(image, ahead));
  return rowsOf(ahead, side)
    .flatMap((row) => startsOf(image, row, em).map((x0) => ({ ...row, x0, x1: x0 + side })))
    .map((box) => bestPlace(image, box, mean))
    .filter(({ box, likeness }) => likeness >= ALIKE && !sure.some((one) => meets(one.box, box)))
    .map(({ box }) => ({ box, round: false, ticked: isMarked(image, box, levelOf(image, box)) }));
}

/** The heights at which boxes stand, each once. */
function rowsOf(boxes: readonly Box[], side: number): Box[] {
  const rows: Box[] = [];
  for (const box of boxes)
    if (!rows.some((row) => Math.abs(row.top - box.top) < LEVEL * side)) rows.push(box);
  return rows;
}

/** Where ink begins behind white. */
function startsOf(image: GreyImage, row: Box, em: number): number[] {
  const line = { ...row, x0: 0, x1: image.width };
  return inkStretches(image, line, BEFORE * em, ocrSettings.ruleLevel).map(({ from }) => from);
}

function bestPlace(
  image: GreyImage,
  { x0, top, x1, bottom }: Box,
  mean: readonly number[],
): { box: Box; likeness: number } {
  const steps = Array.from({ length: 2 * OFF + 1 }, (_, i) => i - OFF);
  const places = steps.flatMap((dx) =>
    steps.map((dy) => {
      const box = { x0: x0 + dx, top: top + dy, x1: x1 + dx, bottom: bottom + dy };
      return { box, likeness: correlation(withoutBehind(frameOf(image, box)), mean) };
    }),
  );
  return places.reduce((best, one) => (one.likeness > best.likeness ? one : best));
}

/** The greys of a frame without those of what stands behind it. */
const withoutBehind = (frame: readonly number[]): number[] =>
  frame.filter((_, k) => (PLACES[k]?.[0] ?? 0) < PIXELS - BEHIND);
