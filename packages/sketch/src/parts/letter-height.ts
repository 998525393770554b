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
  return counted.length < 3 ? null : commonest(counted);
}

/** The height about which most lie; small letters, which are many in notes, count less than the digits and capitals above them. */
function commonest(heights: readonly number[]): number {
  const weigh = (height: number) =>
    height *
    heights.reduce((sum, other) => {
      const apart = Math.abs(Math.log(other / height)) / parting.heightSpread;
      return sum + Math.max(0, 1 - apart);
    }, 0);
  const ordered = [...heights].sort((a, b) => a - b);
  return ordered.reduce((best, height) => (weigh(height) > weigh(best) ? height : best));
}

/** The height of each box that stands in a row of writing. */
function heightsInRows(boxes: readonly SeenBox[]): number[] {
  const ordered = [...boxes].sort((a, b) => a.left - b.left);
  const inRows = new Set<SeenBox>();
  ordered.forEach((a, i) => {
    for (let j = i + 1; j < ordered.length; j += 1) {
      const b = ordered[j] as SeenBox;
      if (b.left - a.right > tall(a)) break;
      if (!areLetters(a, b)) continue;
      inRows.add(a);
      inRows.add(b);
    }
  });
  return [...inRows].map(tall);
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
  return (
    overlap > 0.55 * most &&
    gap > -parting.lettersLap * most &&
    gap < 0.6 * most &&
    wide < 2.5 * most
  );
}
