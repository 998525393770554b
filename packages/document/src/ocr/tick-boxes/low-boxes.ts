import type { Box } from "../../model";
import { type Component, findComponents } from "../image/components";
import type { GreyImage } from "../image/grey-image";
import { gapBeside, isInk } from "../image/ink-around";
import { ocrSettings } from "../settings";

/** Boxes to tick that are lower than wide: how high they are, in em, and how many times as wide. */
const HIGH = { least: 0.7, most: 1.6 } as const;
const WIDE = { least: 1.18, most: 1.6 } as const;
/** A side is so thick, in em, and drawn over this share of its length; within an empty box less than this is ink. */
const SIDE = 0.12;
const DRAWN = 0.85;
const EMPTY = 0.02;
/** They agree in size within this share; so many are empty, and with what was put into it a box is so many times as large. */
const ALIKE = 0.08;
const FEWEST = 5;
const OVER = 2.2;
/** Several stand on a line, with texts between them that begin or end so near, in em. */
const LEVEL = 0.3;
const APART = 1.5;
const NEAR = 1.4;

/** A box as drawn; `ticked` where something stands in it. */
interface Low {
  box: Box;
  ticked: boolean;
}

/**
 * Boxes to tick that are lower than they are wide, as forms have them behind the choices of a line: many of one size, most of them empty. Blanks to write a
 * number in look alike, but have nothing to choose from beside them.
 */
export function findLowBoxes(image: GreyImage, em: number): Low[] {
  const pieces = findComponents(image, ocrSettings.ruleLevel);
  const empty = pieces.filter((piece) => isLow(piece, em) && isEmptyFrame(image, piece, em));
  const usual = mostAlike(empty);
  if (usual.length < FEWEST) return [];
  const [first] = usual as [Component];
  const isUsual = new Set(usual);
  const marked = pieces.flatMap((piece) => {
    const box = isUsual.has(piece) ? null : frameIn(image, piece, first);
    return box ? [{ box, ticked: true }] : [];
  });
  const all: Low[] = [
    ...usual.map(({ x0, top, x1, bottom }) => ({ box: { x0, top, x1, bottom }, ticked: false })),
    ...marked,
  ];
  const chosen = all.filter(({ box }) => hasText(image, box, em) && isOneOfLine(box, all, em));
  const open = chosen.filter(({ ticked }) => !ticked).length;
  return open >= FEWEST && 2 * open >= chosen.length ? chosen : [];
}

const widthOf = ({ x0, x1 }: Box): number => x1 - x0;
const heightOf = ({ top, bottom }: Box): number => bottom - top;

function isLow(box: Box, em: number): boolean {
  const [wide, high] = [widthOf(box), heightOf(box)];
  return (
    high >= HIGH.least * em &&
    high <= HIGH.most * em &&
    wide >= WIDE.least * high &&
    wide <= WIDE.most * high
  );
}

function areAlike(a: Box, b: Box): boolean {
  const isNear = (one: number, other: number) => Math.abs(one - other) <= ALIKE * other;
  return isNear(widthOf(a), widthOf(b)) && isNear(heightOf(a), heightOf(b));
}

/** The boxes of the size that most have. */
function mostAlike(boxes: readonly Component[]): Component[] {
  let best: Component[] = [];
  for (const box of boxes.slice(0, MOST)) {
    const own = boxes.filter((other) => areAlike(other, box));
    if (own.length > best.length) best = own;
  }
  return best;
}

const MOST = 200;

/** Ink along all four sides, and hardly any within. */
function isEmptyFrame(image: GreyImage, box: Box, em: number): boolean {
  const side = Math.max(2, Math.round(SIDE * em));
  const { x0, top, x1, bottom } = box;
  const strips = [
    { ...box, bottom: top + side },
    { ...box, top: bottom - side },
    { ...box, x1: x0 + side },
    { ...box, x0: x1 - side },
  ];
  if (!strips.every((strip, i) => drawnOf(image, strip, i < 2) >= DRAWN)) return false;
  let [ink, all] = [0, 0];
  for (let y = top + 2 * side; y < bottom - 2 * side; y++)
    for (let x = x0 + 2 * side; x < x1 - 2 * side; x++) {
      all++;
      if (isInk(image, x, y, ocrSettings.ruleLevel)) ink++;
    }
  return ink <= EMPTY * all;
}

/** The share of the columns, or of the rows, of a strip that hold ink. */
function drawnOf(image: GreyImage, strip: Box, isAcross: boolean): number {
  const [from, to] = isAcross ? [strip.x0, strip.x1] : [strip.top, strip.bottom];
  const [start, end] = isAcross ? [strip.top, strip.bottom] : [strip.x0, strip.x1];
  let drawn = 0;
  for (let at = from; at < to; at++) {
    let ink = false;
    for (let across = start; across < end && !ink; across++)
      ink = isAcross
        ? isInk(image, at, across, ocrSettings.ruleLevel)
        : isInk(image, across, at, ocrSettings.ruleLevel);
    if (ink) drawn++;
  }
  return drawn / Math.max(1, to - from);
}

/** The frame of this size within a piece of ink that a mark may have made larger; null without one. */
function frameIn(image: GreyImage, piece: Box, size: Box): Box | null {
  const [wide, high] = [widthOf(size), heightOf(size)];
  const isWithin = (own: number, least: number) =>
    own >= (1 - ALIKE) * least && own <= OVER * least;
  if (!isWithin(widthOf(piece), wide) || !isWithin(heightOf(piece), high)) return null;
  const rows = new Uint32Array(heightOf(piece));
  const columns = new Uint32Array(widthOf(piece));
  for (let y = piece.top; y < piece.bottom; y++)
    for (let x = piece.x0; x < piece.x1; x++) {
      if (!isInk(image, x, y, ocrSettings.ruleLevel)) continue;
      rows[y - piece.top] = (rows[y - piece.top] as number) + 1;
      columns[x - piece.x0] = (columns[x - piece.x0] as number) + 1;
    }
  const down = sidesIn(rows, DRAWN * wide, high);
  const across = sidesIn(columns, DRAWN * high, wide);
  if (down === null || across === null) return null;
  return {
    x0: piece.x0 + across[0],
    x1: piece.x0 + across[1],
    top: piece.top + down[0],
    bottom: piece.top + down[1],
  };
}

/** The first and the last line with so much ink that are about so far apart. */
function sidesIn(ink: Uint32Array, least: number, apart: number): [number, number] | null {
  const full = [...ink.keys()].filter((at) => (ink[at] as number) >= least);
  const [first, last] = [full[0], full.at(-1)];
  if (first === undefined || last === undefined) return null;
  const isApart = Math.abs(last + 1 - first - apart) <= ALIKE * apart;
  return isApart ? [first, last + 1] : null;
}

/** A text ends before it, or begins behind it. */
const hasText = (image: GreyImage, box: Box, em: number): boolean =>
  [-1, 1].some((side) => gapBeside(image, box, side as -1 | 1, em) < NEAR * em);

/** Others stand level with it, an empty one among them or itself, with room for texts between. */
function isOneOfLine(box: Box, all: readonly Low[], em: number): boolean {
  const line = all.filter(
    ({ box: other }) => Math.abs(other.top - box.top) <= LEVEL * heightOf(box),
  );
  const isFree = line.every(({ box: other }) => {
    const between = Math.max(other.x0 - box.x1, box.x0 - other.x1);
    return other === box || between >= APART * em;
  });
  return line.length > 1 && isFree && line.some(({ ticked }) => !ticked);
}
