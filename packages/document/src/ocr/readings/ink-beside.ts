import type { Box, Word } from "../../model";
import type { Component } from "../image/components";
import type { GreyImage } from "../image/grey-image";
import { piecesIn } from "../image/pieces-in";

/** Letters of a word stand no further apart than this, in em, and so many em beyond a text may be unread. */
const GAP = 0.22;
const MOST = 2.5;
/** Letters are so tall, in em, and lie within the text's line by this share of their height. */
const TALL = [0.35, 1.25] as const;
const WITHIN = 0.7;
/** … and no wider. */
const WIDE = 1.3;
/** Letters reach so far above and below the area, in em. */
const BEYOND = 0.3;

/** A crop has so much white beside a letter, in em. */
const MARGIN = 0.05;

/**
 * The area of a text with the letters close beside it that belong to no word: the first reader loses the first or last letters of words that are pale, or that lie
 * near a wall, and a second one sees no more than its area.
 */
export function withInkBeside(
  area: Box,
  text: readonly Word[],
  words: readonly Word[],
  image: GreyImage,
): Box {
  const em = Math.max(...text.map((word) => word.fontSize));
  const others = words.filter(
    ({ box }) =>
      box.top < area.bottom &&
      box.bottom > area.top &&
      box.x0 < area.x1 + MOST * em &&
      box.x1 > area.x0 - MOST * em,
  );
  const isFree = (piece: Component): boolean => {
    const [x, y] = [(piece.x0 + piece.x1) / 2, (piece.top + piece.bottom) / 2];
    const [wide, tall] = [piece.x1 - piece.x0, piece.bottom - piece.top];
    const shared = Math.min(piece.bottom, area.bottom) - Math.max(piece.top, area.top);
    return (
      tall >= TALL[0] * em &&
      tall <= TALL[1] * em &&
      wide <= WIDE * em &&
      shared >= WITHIN * tall &&
      !others.some(({ box }) => x > box.x0 && x < box.x1 && y > box.top && y < box.bottom)
    );
  };
  const around = { ...area, top: area.top - BEYOND * em, bottom: area.bottom + BEYOND * em };
  // Together with the text, whose ink tells what is as dark.
  const pieces = piecesIn(image, { ...around, x0: area.x0 - MOST * em, x1: area.x1 + MOST * em });
  const free = pieces.filter(isFree);
  const left = free.filter((piece) => piece.x0 < area.x0).toSorted((a, b) => b.x1 - a.x1);
  const right = free.filter((piece) => piece.x1 > area.x1).toSorted((a, b) => a.x0 - b.x0);
  let { x0, x1 } = area;
  for (const piece of left)
    if (x0 - piece.x1 <= GAP * em) x0 = Math.min(x0, piece.x0 - MARGIN * em);
  for (const piece of right)
    if (piece.x0 - x1 <= GAP * em) x1 = Math.max(x1, piece.x1 + MARGIN * em);
  return { ...area, x0, x1 };
}
