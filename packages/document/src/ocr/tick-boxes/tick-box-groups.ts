import { median } from "../../layout/box";
import type { GreyImage } from "../image/grey-image";
import { gapBeside, hangsOn } from "../image/ink-around";
import type { Drawn } from "./drawn-boxes";

/** The blank on both sides of a box, in em: signs of one word stand closer. */
export const FREE = 0.28;
/** … of squares that are no letters for their size. */
export const FREE_BROAD = 0.12;
/** How level boxes on one line stand, as a share of them. */
const LEVEL = 0.3;
/** Choices below each other stand no further apart, in em. */
const COLUMN = 8;
/** Boxes of one form agree in size. */
const ALIKE = 0.15;
/** Squares of a group agree in size within this share. They are larger than the frames of ideographs, in em, or many and some of them empty. */
const LARGE = { side: 0.85, fewest: 5, empty: 1, alike: 0.07 } as const;
const MANY = { side: 0.66, fewest: 8, empty: 3, alike: 0.04 } as const;
/** Beside letters larger than the form's own, as handwriting is, they are small. */
const SMALL = { side: 0.48, fewest: 6, empty: 3, alike: 0.09 } as const;
const OFF = { narrow: 0.15, wide: 0.5 } as const;
/** So many of them, half of them empty, may stand close to their text: nothing else stands off from all before it so often. */
const CROWD = { side: 0.48, fewest: 14, empty: 7, alike: 0.07 } as const;

/** A square of a large group on the page, some of which are empty, is a box wherever it stands; one that is marked stands with another. */
export function isOfGroup(
  image: GreyImage,
  one: Drawn,
  squares: readonly Drawn[],
  em: number,
): boolean {
  const gapsOf = ({ box }: Drawn) =>
    [-1, 1].map((side) => gapBeside(image, box, side as -1 | 1, em));
  const [narrow, wide] = gapsOf(one).toSorted((a, b) => a - b) as [number, number];
  const isApart = narrow >= FREE_BROAD * em && wide >= FREE * em;
  return isAmong(one, squares, LARGE, em) || (isApart && isAmong(one, squares, MANY, em));
}

/**
 * Letters may be large beside the boxes of a form, which stand off from the text on both sides, on the one by half their own width; on a coarse scan, or where
 * there are many of them, closer on the other than signs of one word do elsewhere.
 */
export function isOneOfSmall(
  image: GreyImage,
  one: Drawn,
  squares: readonly Drawn[],
  { em, isCoarse }: { em: number; isCoarse: boolean },
): boolean {
  const isIn = (group: typeof SMALL | typeof CROWD, leastOf: (square: Drawn) => number) => {
    const beside = (square: Drawn) => textSideOf(image, square, em, leastOf(square));
    const side = beside(one);
    if (side === null) return false;
    const mates = squares.filter((square) => beside(square) === side);
    return isAmong(one, mates, group, em);
  };
  const close = (square: Drawn) => OFF.narrow * sideOf(square);
  return isIn(SMALL, isCoarse ? close : () => FREE * em) || isIn(CROWD, close);
}

/** On which side a square has its text, no nearer to it than this, where it stands off on the other. */
function textSideOf(
  image: GreyImage,
  square: Drawn,
  em: number,
  least: number,
): "left" | "right" | null {
  if (!square.ticked && hangsOn(image, square.box)) return null;
  const [left = 0, right = 0] = [-1, 1].map((side) =>
    gapBeside(image, square.box, side as -1 | 1, em),
  );
  const [narrow, wide] = [Math.min(left, right), Math.max(left, right)];
  if (narrow < least || wide < OFF.wide * sideOf(square)) return null;
  return left < right ? "left" : "right";
}

function isAmong(
  one: Drawn,
  squares: readonly Drawn[],
  { side, fewest, empty, alike }: { side: number; fewest: number; empty: number; alike: number },
  em: number,
): boolean {
  const mates = squares.filter((other) => isAlike(one, other, alike));
  const open = mates.filter(({ ticked }) => !ticked);
  const usual = median(open.map(sideOf));
  if (sideOf(one) < side * em || mates.length < fewest || open.length < empty) return false;
  if (Math.abs(sideOf(one) - usual) > alike * usual) return false;
  return !one.ticked || mates.some((other) => other !== one && standsBy(one, other, em));
}

export const standsBy = (one: Drawn, other: Drawn, em: number): boolean =>
  isLevel(one, other) || isBelow(one, other, em);

export const sideOf = ({ box }: Drawn): number => box.x1 - box.x0;

export function isLevel({ box }: Drawn, { box: other }: Drawn): boolean {
  return Math.abs(box.top - other.top) <= LEVEL * (box.bottom - box.top);
}

export function isBelow({ box }: Drawn, { box: other }: Drawn, em: number): boolean {
  const [beside, below] = [Math.abs(box.x0 - other.x0), Math.abs(box.top - other.top)];
  return beside < 0.5 * em && below < COLUMN * em;
}

export function isAlike(a: Drawn, b: Drawn, share = ALIKE): boolean {
  const [one, other] = [a, b].map(({ box }) => box.x1 - box.x0) as [number, number];
  return a.round === b.round && Math.abs(one - other) <= share * Math.max(one, other);
}
