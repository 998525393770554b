import { median, meets } from "../../layout/box";
import type { Box } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { hangsOn, isInk } from "../image/ink-around";
import { ocrSettings } from "../settings";
import { type Drawn, isMarked, levelOf } from "./drawn-boxes";
import { standsBy } from "./tick-box-groups";

/** So many boxes tell the size of the others and where they stand. */
const FEWEST = 3;
/** A side lies within a strip of this share of the box, which is inked from end to end: a mark adds ink and takes none away. */
const STRIP = 0.12;
const DRAWN = 0.95;
/** Boxes on one line, or in one column, stand within this share of their side. */
const OFF = 0.15;
/**
 * Within so many em a box has nothing beside it: in a quarter of its rows on the side of its text, which stands no further than the second, in half of them
 * on the other. In the rest strokes of its mark may lead out of it.
 */
const GAP = { text: 0.12, most: 1.4, other: 0.28 } as const;
const ROWS = { text: 0.75, other: 0.5 } as const;
/** More ink inside is a dark area. */
const SOLID = 0.75;

/**
 * Boxes over which a mark was drawn so broad, or so far beyond them, that neither their corners nor their sides show by themselves: squares of the size of
 * those that are sure, on a line or in a column with one of them, of which all four sides are inked.
 */
export function boxesMarkedOver(image: GreyImage, sure: readonly Drawn[], em: number): Drawn[] {
  const known = sure.filter(({ round }) => !round).map(({ box }) => box);
  if (known.length < FEWEST) return [];
  const gapOf = (box: Box, side: -1 | 1, rows: number = ROWS.other) =>
    gapIn(rows, image, box, side, GAP.most * em);
  const before = known.filter((box) => gapOf(box, 1) < gapOf(box, -1));
  const side = before.length * 2 > known.length ? 1 : -1;
  const standsApart = (box: Box) => {
    const text = gapOf(box, side, ROWS.text);
    const isBeside = text >= GAP.text * em && text < GAP.most * em;
    return isBeside && gapOf(box, -side as -1 | 1) >= GAP.other * em;
  };
  return middles(framesBeside(image, known))
    .filter((box) => !sure.some((one) => meets(one.box, box)))
    .filter((box) => isMarkedBox(image, box) && standsApart(box))
    .map((box) => ({ box, round: false, ticked: true }))
    .filter((one) => sure.some((other) => standsBy(one, other, em)));
}

/** Squares of the usual size with four inked sides, wherever they are level with a known box or below or above it. */
function framesBeside(image: GreyImage, known: readonly Box[]): Box[] {
  const wide = median(known.map(({ x0, x1 }) => x1 - x0));
  const tall = median(known.map(({ top, bottom }) => bottom - top));
  const tops = near(
    known.map(({ top }) => top),
    OFF * tall,
  );
  const lefts = near(
    known.map(({ x0 }) => x0),
    OFF * wide,
  );
  const found: Box[] = [];
  const look = (x0: number, top: number) => {
    const box = { x0, top, x1: x0 + wide, bottom: top + tall };
    if (isFramed(image, box)) found.push(box);
  };
  for (const top of tops) for (let x0 = 0; x0 + wide <= image.width; x0++) look(x0, top);
  for (const x0 of lefts) for (let top = 0; top + tall <= image.height; top++) look(x0, top);
  return found;
}

/** The whole numbers within so much of some number. */
function near(numbers: readonly number[], off: number): Set<number> {
  const around = Math.round(off);
  return new Set(
    numbers.flatMap((number) =>
      Array.from({ length: 2 * around + 1 }, (_, at) => number - around + at),
    ),
  );
}

function isFramed(image: GreyImage, { x0, top, x1, bottom }: Box): boolean {
  const strip = Math.max(2, Math.round(STRIP * (x1 - x0)));
  const isAcross = (x: number, y: number) => isInk(image, x, y, ocrSettings.ruleLevel);
  const isInked = (length: number, at: (along: number, deep: number) => boolean) => {
    let blank = 0;
    for (let along = 0; along < length; along++) {
      let ink = false;
      for (let deep = 0; deep < strip && !ink; deep++) ink = at(along, deep);
      if (!ink && ++blank > (1 - DRAWN) * length) return false;
    }
    return true;
  };
  return (
    isInked(bottom - top, (along, deep) => isAcross(x0 + deep, top + along)) &&
    isInked(bottom - top, (along, deep) => isAcross(x1 - 1 - deep, top + along)) &&
    isInked(x1 - x0, (along, deep) => isAcross(x0 + along, top + deep)) &&
    isInked(x1 - x0, (along, deep) => isAcross(x0 + along, bottom - 1 - deep))
  );
}

/** One box for those that lie over each other: the middle one. */
function middles(boxes: readonly Box[]): Box[] {
  const groups: Box[][] = [];
  for (const box of boxes) {
    const group = groups.find(([first]) => first && meets(first, box));
    if (group) group.push(box);
    else groups.push([box]);
  }
  return groups.map((group) => {
    const of = (side: keyof Box) => median(group.map((box) => box[side]));
    return { x0: of("x0"), top: of("top"), x1: of("x1"), bottom: of("bottom") };
  });
}

function isMarkedBox(image: GreyImage, box: Box): boolean {
  const level = levelOf(image, box);
  return hangsOn(image, box) && !isMarked(image, box, level, SOLID);
}

/** So much blank is beside a box, in pixels, that a share of its rows has no more; no more than is looked for. */
function gapIn(
  share: number,
  image: GreyImage,
  { x0, top, x1, bottom }: Box,
  side: -1 | 1,
  most: number,
): number {
  const start = side < 0 ? x0 - 1 : x1;
  const gaps = Array.from({ length: bottom - top }, (_, at) => {
    let gap = 0;
    while (gap < most && !isInk(image, start + side * gap, top + at)) gap++;
    return gap;
  });
  return gaps.toSorted((a, b) => a - b)[Math.floor(share * gaps.length)] ?? 0;
}
