import type { Box, Word } from "../../model";

/** The corner is read with so much around it, in em. */
const AROUND = 0.1;

/** Without the signs that one reader alone makes of the corners of dark areas: "r", "L". `em` in pixels. */
export function dropCorners(words: readonly Word[], fills: readonly Box[], em: number): Word[] {
  const isCorner = ({ second, text, box }: Word): boolean =>
    second === "none" &&
    [...text].length === 1 &&
    fills.some((fill) => cornersIn(box, fill, AROUND * em) === 1);
  return words.filter((word) => !isCorner(word));
}

/** How many corners of an area lie in a box or near it. */
function cornersIn(box: Box, { x0, x1, top, bottom }: Box, around: number): number {
  const isIn = (x: number, y: number): boolean =>
    x > box.x0 - around && x < box.x1 + around && y > box.top - around && y < box.bottom + around;
  const corners = [x0, x1].flatMap((x) => [top, bottom].map((y) => isIn(x, y)));
  return corners.filter(Boolean).length;
}
