import { hull } from "../../layout/box";
import type { Component } from "../image/components";
import { type Chain, isStraight, middleOf, STEP, THICKNESS } from "./broken-chains";

/**
 * What a fax leaves of dotted rules: specks with gaps between them, in a row much longer than any other, so many to the em; the points over i are
 * fewer.
 */
export const SPECKS = { side: 0.14, gap: 2.5, length: 20, density: 1.1 } as const;
/** … and so many times as many as so far above and below it, in em: out of dust on a page such rows can be picked anywhere. */
const DUST = { times: 2, beside: 0.6 } as const;

export const isSpeck = ({ x0, x1, top, bottom }: Component, em: number): boolean =>
  Math.max(x1 - x0, bottom - top) <= Math.max(THICKNESS.least, SPECKS.side * em);

export function isSparseRule({ pieces }: Chain, em: number): boolean {
  const { x0, x1 } = hull(pieces);
  const isLong = x1 - x0 >= SPECKS.length * em;
  return isLong && pieces.length * em >= SPECKS.density * (x1 - x0) && isStraight(pieces);
}

/** Pieces by the row of the image that they stand in, each as high as a step. */
export function rowsOf(pieces: readonly Component[], em: number): Map<number, Component[]> {
  const rows = new Map<number, Component[]>();
  for (const piece of pieces) {
    const row = Math.floor(middleOf(piece) / (STEP * em));
    const own = rows.get(row);
    if (own) own.push(piece);
    else rows.set(row, [piece]);
  }
  return rows;
}

/** Whether there are fewer specks on lines beside a row of them. */
export function standsOut(
  { pieces }: Chain,
  dust: ReadonlyMap<number, Component[]>,
  em: number,
): boolean {
  const [first, last] = [pieces[0] as Component, pieces.at(-1) as Component];
  const slope = (middleOf(last) - middleOf(first)) / Math.max(1, last.x0 - first.x0);
  const band = STEP * em;
  const countAt = (off: number) => {
    const [from, to] = [middleOf(first) + off * em, middleOf(last) + off * em];
    const isOnLine = (speck: Component) => {
      const isWithin = speck.x0 >= first.x0 && speck.x0 <= last.x0;
      return isWithin && Math.abs(middleOf(speck) - from - slope * (speck.x0 - first.x0)) <= band;
    };
    const lowest = Math.floor(Math.max(from, to) / band) + 1;
    let count = 0;
    for (let row = Math.floor(Math.min(from, to) / band) - 1; row <= lowest; row++)
      count += dust.get(row)?.filter(isOnLine).length ?? 0;
    return count;
  };
  const beside = Math.max(countAt(-DUST.beside), countAt(DUST.beside));
  return pieces.length >= DUST.times * beside;
}
