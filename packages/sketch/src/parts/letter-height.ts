import type { SeenBox } from "../seen";
import type { Component } from "../strokes/label-components";
import { sizeOf, turnBox } from "./letter-shapes";
import { parting } from "./settings";

/**
 * Usual height of digits and capitals, in pixels; null where nothing does.
 * Letters show by standing beside others of their height; only where few do, whatever has their size counts.
 */
export function letterHeight(
  components: readonly Component[],
  longSide: number,
  penWidth: number,
): number | null {
  const least = Math.max(parting.leastLetter * longSide, 3 * penWidth);
  const likely = components
    .map(({ box }) => box)
    .filter((box) => {
      const { most } = sizeOf(box);
      return most > least && most < parting.mostLetter * longSide;
    });
  const sizes = likely
    .map(sizeOf)
    .filter((size) => size.least > 2.2 * penWidth)
    .map(({ most }) => most);
  const rows = [likely, likely.map(turnBox)].map((boxes) =>
    heightsInRows(boxes).filter((height) => height > least),
  ) as [number[], number[]];
  const told = rows[0].length >= rows[1].length ? rows[0] : rows[1];
  const counted = told.length >= parting.fewLetters ? told : sizes;
  if (counted.length < 3) return null;
  counted.sort((a, b) => a - b);
  return counted[counted.length >> 1] as number;
}

/** For each box that stands in a row of writing, the height of digits and capitals in that row. */
function heightsInRows(boxes: readonly SeenBox[]): number[] {
  const ordered = [...boxes].sort((a, b) => a.left - b.left);
  const rows = new Map<SeenBox, SeenBox[]>();
  ordered.forEach((a, i) => {
    for (let j = i + 1; j < ordered.length; j += 1) {
      const b = ordered[j] as SeenBox;
      if (b.left - a.right > tall(a)) break;
      if (!areLetters(a, b)) continue;
      const row = [...new Set([...(rows.get(a) ?? [a]), ...(rows.get(b) ?? [b])])];
      for (const box of row) rows.set(box, row);
    }
  });
  return [...rows.values()].map(capitalHeight);
}

/** The tallest, or of several the second: one may be no letter. */
function capitalHeight(row: readonly SeenBox[]): number {
  const heights = row.map(tall).sort((a, b) => b - a);
  return heights[heights.length > 2 ? 1 : 0] as number;
}

function tall({ top, bottom }: SeenBox): number {
  return bottom - top + 1;
}

/** Not unlike in height (`5m`), on one line, hardly a letter's width apart; not two dashes. */
function areLetters(a: SeenBox, b: SeenBox): boolean {
  const most = Math.max(tall(a), tall(b));
  const gap = b.left - a.right;
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + 1;
  const wide = Math.max(a.right - a.left, b.right - b.left) + 1;
  return overlap > 0.55 * most && gap > 0 && gap < 0.6 * most && wide < 2.5 * most;
}
