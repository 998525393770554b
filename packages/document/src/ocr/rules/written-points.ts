import { median } from "../../layout/box";
import type { Box } from "../../model";
import type { Component } from "../image/components";

/** Nothing stands so far behind a row of points that is there to be written on, nor so far above its level and below it, in em. */
const FREE = { behind: 10, above: 1.3, below: 0.5 } as const;
/** Ink this tall is no speck, in em. */
const TALL = 0.3;
/** Where somebody wrote on points, those between the words stand no further apart, in em. */
const GAP = 4;
/** Points of one row agree in size within this share, and in their distance within this share of it; they are off its line by so much, in em. */
const ALIKE = 0.35;
const PHASE = 0.25;
const LEVEL = 0.12;
/** So many steps before the next one a point stands off. */
const OFF = 1.6;

/** Whether a row of points ends with nothing behind it: a line to write on, though it begins beside a letter, of its label or of what was written. */
export function endsFree(
  row: readonly Component[],
  components: readonly Component[],
  em: number,
): boolean {
  const last = row.at(-1);
  if (!last) return false;
  return !components.some(
    ({ x0, x1, top, bottom }) =>
      bottom - top >= TALL * em &&
      x1 > last.x1 &&
      x0 < last.x1 + FREE.behind * em &&
      bottom > last.top - FREE.above * em &&
      top < last.bottom + FREE.below * em,
  );
}

/**
 * Points of the same row, of those that are `free`, before those known, between the letters that were written on it. `row` is sorted from left to right. A point that stands off from it with nothing
 * written between is that of a label: "VAT No. ......".
 */
export function pointsBefore(
  row: readonly Component[],
  free: readonly Component[],
  letters: readonly Component[],
  em: number,
): Component[] {
  const [first, last] = [row[0], row.at(-1)];
  if (!first || !last || row.length < 2) return [];
  const usual = median(
    row.slice(1).map((piece, i) => middleX(piece) - middleX(row[i] as Component)),
  );
  const length = middleX(last) - middleX(first);
  const pitch = length / Math.max(1, Math.round(length / usual));
  const slope = (middleY(last) - middleY(first)) / length;
  const [wide, tall] = [median(row.map(widthOf)), median(row.map(heightOf))];
  const isAlike = (piece: Component) =>
    Math.abs(widthOf(piece) - wide) <= Math.max(1, ALIKE * wide) &&
    Math.abs(heightOf(piece) - tall) <= Math.max(1, ALIKE * tall) &&
    Math.abs(middleY(first) + slope * (middleX(piece) - middleX(first)) - middleY(piece)) <=
      LEVEL * em;
  const isNext = (piece: Component, next: Component) => {
    const steps = (middleX(next) - middleX(piece)) / pitch;
    return steps > 0.5 && Math.abs(steps - Math.round(steps)) <= PHASE;
  };
  const isWritten = (piece: Component, next: Component) =>
    next.x0 - piece.x0 < OFF * pitch ||
    letters.some(
      ({ x0, x1, top, bottom }) =>
        bottom - top >= TALL * em &&
        x0 > piece.x0 &&
        x1 < next.x1 &&
        bottom > piece.top - FREE.above * em &&
        top < piece.bottom,
    );
  const found: Component[] = [];
  const before = free.filter((piece) => piece.x1 <= first.x0 && isAlike(piece));
  for (const piece of before.toSorted((a, b) => b.x0 - a.x0)) {
    const next = found.at(-1) ?? first;
    if (next.x0 - piece.x1 > GAP * em) break;
    if (isNext(piece, next) && isWritten(piece, next)) found.push(piece);
  }
  return found.reverse();
}

const middleX = ({ x0, x1 }: Box): number => (x0 + x1) / 2;
const middleY = ({ top, bottom }: Box): number => (top + bottom) / 2;
const widthOf = ({ x0, x1 }: Box): number => x1 - x0;
const heightOf = ({ top, bottom }: Box): number => bottom - top;
