import { median, meets } from "../../layout/box";
import type { Box } from "../../model";
import type { Component } from "../image/components";
import { findLetters } from "../image/find-letters";
import type { GreyImage } from "../image/grey-image";
import { gapBeside, hangsOn, wipeInk } from "../image/ink-around";
import { boxesAlike, withoutBowls } from "./boxes-alike";
import { boxesMarkedOver } from "./boxes-marked-over";
import { closeBoxes } from "./close-boxes";
import { type Drawn, findSquares, SMALLEST } from "./drawn-boxes";
import { findRounds } from "./drawn-rounds";
import { findLowBoxes } from "./low-boxes";
import {
  FREE,
  FREE_BROAD,
  isAlike,
  isBelow,
  isLevel,
  isOfGroup,
  isOneOfSmall,
  sideOf,
} from "./tick-box-groups";

/** A box to tick as drawn; `ticked` where something stands in it. Pixels. */
export interface TickBox {
  box: Box;
  ticked: boolean;
}

/** Text stands this near to its box, in em: a wide space. */
const NEAR = 1.4;
/** … and so much nearer than what it does not belong to. */
const NEARER = 1.2;
const ABOUT = 0.7;
/** Squares of this size, in em, are no letters: ideographs may follow them closer, where the other side is all the wider. */
const BROAD = 0.68;
const APART = 0.6;
/** The space beside each of several choices on a line, in em. */
const LEAD = 0.3;
/** No box stands closer to a text, in em; on a coarse scan each of so many choices on a line may stand this close to it on both sides. */
const CLOSE = 0.12;
const IN_ROW = 3;
/** Boxes are as tall as the capitals beside them or taller; a small letter is lower than this share of them. */
const LOWEST = 0.85;
/** The tallest letters of a line within so many em are its capitals, brackets apart. */
const BESIDE = 5;
const TALLEST = 0.8;
/** So many small letters beside an o begin and end where it does, to within such a share of its height, and so many rise higher by such a share. */
const AMONG = { small: 3, tall: 2 } as const;
const LEVEL = 0.12;
const TALLER = 0.15;
/** Capitals and digits are as tall as each other within this, and letters of a word, or words, stand so close on both sides; in em. */
const CAPITALS = { level: 0.06, close: 0.45 } as const;
/** So many squares of a size, so many of them empty, are choices however low they are. */
const CHOICES = { fewest: 5, empty: 2, alike: 0.07 } as const;
/** Boxes drawn by hand on one line agree in size within this share. */
const ALIKE_IN_ROW = 0.25;
/** … and in the distance from their texts: a square ideograph stands nearer to the next one. */
const LEAST_OF_USUAL = 0.5;

/**
 * Finds the boxes to tick of an image, square or round, and wipes them out in place with what was put into them, so that no
 * letter is made of them. A lone shape may be a letter: boxes come in groups of one size, of which one at least is empty.
 */
export function eraseTickBoxes(image: GreyImage, em: number, isCoarse = false): TickBox[] {
  const squares = findSquares(image, em, isCoarse);
  const rounds = findRounds(image, em).filter(
    (round) => !squares.some((square) => meets(square.box, round.box)),
  );
  const drawn = [...squares.filter((square) => sideOf(square) >= SMALLEST * em), ...rounds];
  const apart = drawn.filter(
    (one) => standsFree(image, one, em) || isChoiceOfRow(image, one, drawn, { em, isCoarse }),
  );
  const letters = squares.length > 0 || apart.length > 0 ? findLetters(image) : [];
  const free = apart.filter(
    (one) =>
      !isAmongSmall(one, letters, em) &&
      !isAmongCapitals(one, letters, em) &&
      (isOfColumn(image, one, apart, em) || !isSmallLetter(one, letters, em)),
  );
  const beside = free.filter((one) => hasText(image, one, free, em));
  const small = squares.filter((one) => isOneOfSmall(image, one, squares, { em, isCoarse }));
  const side = sideOfTexts(image, small, em);
  // The bowls of a bold title are as large as the boxes below it.
  const isOfTitle = (one: Drawn) => one.ticked && isSmallLetter(one, letters, em);
  const sure = squares.filter(
    (one) =>
      (isOfGroup(image, one, squares, em) && !isOfTitle(one)) ||
      (small.includes(one) && !(one.ticked && isTextOf(one, small, side, em))),
  );
  const others = beside.filter(
    (one) => !sure.includes(one) && isOneOfMany(one, beside, em) && !isLesser(one, sure),
  );
  const told = withoutBowls(image, [...sure, ...others]);
  const alike = boxesAlike(image, told).filter((one) => standsAs(image, one, told, em));
  const apartOrAlike = [...told, ...alike];
  const clear = [...apartOrAlike, ...closeBoxes(image, apartOrAlike, em)];
  // On finer scans thick marks leave a side to find, and ideographs are what fills a square.
  const kept = isCoarse ? [...clear, ...boxesMarkedOver(image, clear, em)] : clear;
  const low = findLowBoxes(image, em).filter((one) => !kept.some(({ box }) => meets(box, one.box)));
  const boxes = [...kept, ...low];
  for (const { box } of boxes) wipeInk(image, box);
  return boxes.map(({ box, ticked }) => ({ box, ticked }));
}

/** A form has boxes of one kind: what is round and smaller than its squares are is a letter. */
function isLesser(one: Drawn, sure: readonly Drawn[]): boolean {
  return one.round && sure.length > 0 && sideOf(one) < 0.85 * median(sure.map(sideOf));
}

/** An empty one hangs on nothing: the bowls of letters hang on their stems. */
function standsFree(image: GreyImage, { box, ticked, round }: Drawn, em: number): boolean {
  if (!ticked && hangsOn(image, box)) return false;
  // The bar of a T reaches over to its neighbour at the height of its head.
  const gap = (side: -1 | 1) => gapBeside(image, box, side, em, ticked ? undefined : 0);
  const [left, right] = [gap(-1), gap(1)];
  const [narrow, wide] = [Math.min(left, right), Math.max(left, right)];
  if (narrow >= FREE * em) return true;
  const isBroad = !round && box.x1 - box.x0 >= BROAD * em;
  return isBroad && narrow >= FREE_BROAD * em && wide >= APART * em;
}

/** Among squares on one line, some ticked and some not, with a space on the same side: signs may follow at once on the other. */
function isChoiceOfRow(
  image: GreyImage,
  one: Drawn,
  all: readonly Drawn[],
  { em, isCoarse }: { em: number; isCoarse: boolean },
): boolean {
  if (one.round) return false;
  const row = all.filter((other) => isAlike(one, other, ALIKE_IN_ROW) && isLevel(one, other));
  const areChoices = (apart: readonly Drawn[]) =>
    apart.includes(one) && apart.some((a) => a.ticked) && apart.some((a) => !a.ticked);
  const isApart = ({ box, ticked }: Drawn, side: -1 | 1, lead: number) =>
    gapBeside(image, box, side, em) >= lead * em && (ticked || !hangsOn(image, box));
  const close = row.filter((a) => isApart(a, -1, CLOSE) && isApart(a, 1, CLOSE));
  if (isCoarse && close.length >= IN_ROW && areChoices(close)) return true;
  return ([-1, 1] as const).some((side) => areChoices(row.filter((a) => isApart(a, side, LEAD))));
}

/** One of several squares of a size with their texts on the same side, some of them empty: beside ideographs boxes may be lower than they are. */
function isOfColumn(image: GreyImage, one: Drawn, all: readonly Drawn[], em: number): boolean {
  if (one.round) return false;
  const sideOfText = ({ box }: Drawn): -1 | 1 | 0 => {
    const [left, right] = [gapBeside(image, box, -1, em), gapBeside(image, box, 1, em)];
    return Math.max(left, right) < APART * em ? 0 : left < right ? -1 : 1;
  };
  const side = sideOfText(one);
  const mates = all.filter(
    (other) => isAlike(one, other, CHOICES.alike) && sideOfText(other) === side,
  );
  const empty = mates.filter(({ ticked }) => !ticked).length;
  return side !== 0 && mates.length >= CHOICES.fewest && empty >= CHOICES.empty;
}

/** A round one as tall as the small letters on its line, and level with them: what a typewriter sets so far apart is an o. */
function isAmongSmall(one: Drawn, letters: readonly Component[], em: number): boolean {
  if (!one.round || one.ticked) return false;
  const { top, bottom } = one.box;
  const level = LEVEL * (bottom - top);
  const standing = lettersBeside(one, letters, em).filter(
    (letter) => Math.abs(letter.bottom - bottom) <= level,
  );
  const small = standing.filter((letter) => Math.abs(letter.top - top) <= level).length;
  const tall = standing.filter((letter) => top - letter.top > TALLER * (bottom - top)).length;
  return small >= AMONG.small && tall >= AMONG.tall;
}

/** A round one between letters that begin and end where it does: narrow or square type has such digits and capitals. */
function isAmongCapitals(one: Drawn, letters: readonly Component[], em: number): boolean {
  if (!one.round) return false;
  const { x0, x1, top, bottom } = one.box;
  const standing = lettersBeside(one, letters, em).filter(
    (letter) =>
      Math.abs(letter.top - top) <= CAPITALS.level * em &&
      Math.abs(letter.bottom - bottom) <= CAPITALS.level * em,
  );
  const hasBeside = (gapTo: (letter: Box) => number) =>
    standing.some((letter) => gapTo(letter) >= 0 && gapTo(letter) <= CAPITALS.close * em);
  return hasBeside((letter) => x0 - letter.x1) && hasBeside((letter) => letter.x0 - x1);
}

/** Letters within reach on its line. */
function lettersBeside(
  { box }: Drawn,
  letters: readonly Component[],
  em: number,
): readonly Component[] {
  return letters.filter(
    (letter) =>
      letter.top < box.bottom &&
      letter.bottom > box.top &&
      (letter.x1 <= box.x0 || letter.x0 >= box.x1) &&
      Math.max(box.x0 - letter.x1, letter.x0 - box.x1) < BESIDE * em,
  );
}

/** Lower than the letters on its line. */
function isSmallLetter(one: Drawn, letters: readonly Component[], em: number): boolean {
  const { box } = one;
  const heights = lettersBeside(one, letters, em)
    .map((letter) => letter.bottom - letter.top)
    .toSorted((a, b) => a - b);
  const capital = heights[Math.floor(TALLEST * heights.length)] ?? 0;
  return box.bottom - box.top < LOWEST * capital;
}

/** A square with strokes in it may be an ideograph: choices stand beside or below each other. */
function isOneOfMany(one: Drawn, all: readonly Drawn[], em: number): boolean {
  const others = all.filter((other) => other !== one);
  const mates = others.filter((other) => isAlike(one, other));
  const isNear = (other: Drawn) =>
    isLevel(one, other)
      ? isAlike(one, other, ALIKE_IN_ROW)
      : isAlike(one, other) && isBelow(one, other, em);
  if (one.ticked && !one.round && !others.some(isNear)) return false;
  return [one, ...mates].some(({ ticked }) => !ticked) && mates.length > 0;
}

/** Before its text as most of its like, or else behind it, no nearer to it than they, and as far from what stands on its other side. */
function hasText(image: GreyImage, one: Drawn, all: readonly Drawn[], em: number): boolean {
  const gap = ({ box }: Drawn, side: -1 | 1) => gapBeside(image, box, side, em);
  const mates = all.filter((other) => isAlike(one, other));
  const side = sideOfTexts(image, mates, em);
  const gaps = mates.map((mate) => gap(mate, side)).filter((other) => other < NEAR * em);
  const own = gap(one, side);
  if (own >= NEAR * em || own < LEAST_OF_USUAL * median(gaps)) return false;
  const free = mates.filter(({ ticked }) => !ticked).map((mate) => gap(mate, -side as -1 | 1));
  return gap(one, -side as -1 | 1) >= LEAST_OF_USUAL * Math.min(median(free), em);
}

/** On which side most boxes have their text. */
function sideOfTexts(image: GreyImage, boxes: readonly Drawn[], em: number): -1 | 1 {
  const before = boxes.filter(({ box }) => gapBeside(image, box, 1, em) < NEAR * em).length;
  return before * 2 > boxes.length ? 1 : -1;
}

/**
 * Has its text on the same side as others, and stands off from what is on its other side, which is no box: further than from its text, or about as far as
 * they do.
 */
function standsAs(image: GreyImage, one: Drawn, others: readonly Drawn[], em: number): boolean {
  const side = sideOfTexts(image, others, em);
  if (isTextOf(one, others, side, em)) return false;
  const own = gapBeside(image, one.box, side, em);
  const off = ({ box }: Drawn) => gapBeside(image, box, -side as -1 | 1, em);
  const usual = Math.min(median(others.map(off)), em);
  const least = Math.min(NEARER * own, ABOUT * usual);
  const isBeside = own >= CLOSE * em && own < NEAR * em;
  return isBeside && off(one) >= Math.max(FREE * em, least);
}

/** Begins, or ends, the text that stands on this side of a box. */
function isTextOf(one: Drawn, boxes: readonly Drawn[], side: -1 | 1, em: number): boolean {
  return boxes.some((other) => {
    const between = side > 0 ? one.box.x0 - other.box.x1 : other.box.x0 - one.box.x1;
    return isLevel(one, other) && between >= 0 && between < NEAR * em;
  });
}
