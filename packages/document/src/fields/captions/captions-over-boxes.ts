import { median } from "../../layout/box";
import type { Cell } from "../../layout/rules/cells";
import { isLabelLike } from "../units/label-like";
import type { Unit } from "../units/unit";
import { isMuchSmaller, isOtherFace, isSmaller } from "./caption-look";

/** So many boxes with a caption above them have to hold an answer before the captions are believed. */
const FEWEST = 3;
/** A box begins this far below the baseline of its caption, in em of it. */
const DROP = { least: -0.1, most: 1.2 } as const;
/** … or its caption's baseline stands this far below it. */
const UNDER = { least: 0.6, most: 1.8 } as const;
/** How far letters reach above and below the baseline, in em. */
const ASCENT = 0.75;
const DESCENT = 0.22;
/** … and as far to the left of it, or right. */
const SHIFT = { left: 1, right: 2.5 } as const;
/** Sizes of the captions of a page agree within this share. */
const AGREE = 0.15;
/** The boxes of a comb, one for each sign, are this wide at most, in em of what is written into them. */
const COMB = 2;
/** Edges of cells that touch are this near, in points. */
const TOUCHING = 4;
/** Signs of a caption that the face of its answer tells from it. */
const LONGEST_CAPTION = 100;
/** A label of the lexicon is known so well. */
const KNOWN = 0.9;
/** Texts of an answer. */
const LONGEST = 4;

/** Small texts over boxes that stand apart from each other, with what was written into them; null over an empty one. */
export function overBoxes(units: readonly Unit[], cells: readonly Cell[]): Map<Unit, Unit | null> {
  const pairs = pairsAt(isBelow, units, cells).filter(
    ([caption]) => !isNearerAbove(caption, cells),
  );
  const believed = inAgreement(pairs);
  const told = pairs.filter(
    ([caption, answer]) =>
      answer &&
      (isToldByFace(caption, answer) || isToldBySize(caption, answer)) &&
      !isInRow(answer, units),
  );
  return new Map(believed.length > 0 ? believed : told);
}

/** Small texts under such boxes, each nearer to its own than to one that it may stand over. */
export function underBoxes(units: readonly Unit[], cells: readonly Cell[]): Map<Unit, Unit | null> {
  const pairs = pairsAt(isAbove, units, cells).filter(
    ([caption, answer]) =>
      isNearerAbove(caption, cells) && (answer === null || isFilledIn(caption, answer)),
  );
  return new Map(inAgreement(pairs).filter(([caption]) => isLabelLike(caption)));
}

/** More than a letter that names the box, and set otherwise than the caption: "Seller" in a bar heads the name below it. */
function isFilledIn(caption: Unit, answer: Unit): boolean {
  const isKnown = answer.match !== null && answer.match.score >= 0.9;
  const isSet = isOtherFace(caption, answer) || isSmaller(caption, answer);
  return !isKnown && [...answer.text].length > 1 && isSet;
}

/** Whether a text is nearer to a box that ends above it than to one that begins below it. */
function isNearerAbove(caption: Unit, cells: readonly Cell[]): boolean {
  const { firstBaseline, lastBaseline, fontSize } = caption;
  const gaps = (own: readonly Cell[], gapTo: (cell: Cell) => number) =>
    Math.min(...own.map(gapTo), Number.POSITIVE_INFINITY);
  const above = cells.filter((cell) => isAbove(cell, caption));
  const below = cells.filter((cell) => isBelow(cell, caption));
  const [rise, drop] = [
    gaps(above, ({ box }) => firstBaseline - ASCENT * fontSize - box.bottom),
    gaps(below, ({ box }) => box.top - lastBaseline - DESCENT * fontSize),
  ];
  return rise < drop;
}

type BoxCaption = [caption: Unit, answer: Unit | null];

function pairsAt(
  isAt: (cell: Cell, caption: Unit) => boolean,
  units: readonly Unit[],
  cells: readonly Cell[],
): BoxCaption[] {
  return units.flatMap((caption): BoxCaption[] => {
    if (caption.colon || caption.inlineLabel !== null) return [];
    const box = cells.find(
      (cell) =>
        isAt(cell, caption) && hasRoom(cell, caption, units) && standsAlone(cell, cells, units),
    );
    if (!box) return [];
    const inside = units.filter((unit) => beginsIn(unit, box));
    return isAnswer(inside) && mayAsk(caption, inside) ? [[caption, inside[0] ?? null]] : [];
  });
}

/** Those in one size, where enough of them are answered. */
function inAgreement(pairs: readonly BoxCaption[]): BoxCaption[] {
  const size = median(pairs.map(([{ fontSize }]) => fontSize));
  const alike = pairs.filter(([{ fontSize }]) => Math.abs(fontSize - size) < AGREE * size);
  return alike.filter(([, answer]) => answer !== null).length >= FEWEST ? alike : [];
}

/** In another face than what asks for it in the form's own: one such box is enough. */
function isToldByFace(caption: Unit, answer: Unit): boolean {
  return isLabelLike(caption) && isOtherFace(caption, answer);
}

/** On pixels, where faces are seldom told: a label of the lexicon over what was written much larger. */
function isToldBySize(caption: Unit, answer: Unit): boolean {
  const isKnown = caption.match !== null && caption.match.score >= KNOWN;
  return caption.source === "ocr" && isKnown && isMuchSmaller(caption, answer);
}

/** Behind a label on its line, as in a table with a heading for each of several columns. */
function isInRow({ box, firstBaseline, fontSize }: Unit, units: readonly Unit[]): boolean {
  return units.some(
    (other) =>
      other.box.x1 < box.x0 &&
      Math.abs(other.lastBaseline - firstBaseline) < 0.4 * fontSize &&
      isLabelLike(other),
  );
}

/** A label by its form, or a longer text of the form over what is in another face: "What are competitors doing that we should know about". */
function mayAsk(caption: Unit, inside: readonly Unit[]): boolean {
  if (isLabelLike(caption)) return true;
  const isShort = caption.text.length <= LONGEST_CAPTION && !/[.。!]$/.test(caption.text);
  return isShort && inside.length > 0 && inside.every((unit) => isOtherFace(caption, unit));
}

/** What fills a comb stands in all of its boxes. */
function beginsIn({ box, lastBaseline }: Unit, cell: Cell): boolean {
  const isWithin = box.x0 > cell.box.x0 - TOUCHING && box.x0 < cell.box.x1;
  return isWithin && lastBaseline > cell.box.top && lastBaseline < cell.box.bottom;
}

function isBelow(cell: Cell, { box, lastBaseline, fontSize, cell: own }: Unit): boolean {
  const drop = (cell.box.top - lastBaseline) / fontSize;
  const shift = (box.x0 - cell.box.x0) / fontSize;
  // A caption in a cell of its own belongs to a grid.
  const isOutside = own === null || own.box.bottom > cell.box.bottom;
  return (
    isOutside &&
    cell !== own &&
    drop > DROP.least &&
    drop < DROP.most &&
    shift > -SHIFT.left &&
    shift < SHIFT.right
  );
}

function isAbove(cell: Cell, { box, firstBaseline, fontSize, cell: own }: Unit): boolean {
  const drop = (firstBaseline - cell.box.bottom) / fontSize;
  const shift = (box.x0 - cell.box.x0) / fontSize;
  return (
    own === null &&
    drop > UNDER.least &&
    drop < UNDER.most &&
    shift > -SHIFT.left &&
    shift < SHIFT.right
  );
}

/** A caption is no wider than its box, unless that is the first of a comb. */
function hasRoom(cell: Cell, { box, fontSize }: Unit, units: readonly Unit[]): boolean {
  return isOfComb(cell, units) || box.x1 < cell.box.x1 + SHIFT.right * fontSize;
}

function isOfComb(cell: Cell, units: readonly Unit[]): boolean {
  const em = units.find((unit) => beginsIn(unit, cell))?.fontSize ?? 0;
  return cell.box.x1 - cell.box.x0 < COMB * em;
}

/** Nothing but the further boxes of a comb touches it. */
function standsAlone(cell: Cell, cells: readonly Cell[], units: readonly Unit[]): boolean {
  const isComb = isOfComb(cell, units);
  return !cells.some(({ box }) => {
    const isLevel = box.top < cell.box.bottom - TOUCHING && box.bottom > cell.box.top + TOUCHING;
    const isNext = Math.abs(box.x0 - cell.box.x1) < TOUCHING && !isComb;
    return isLevel && (isNext || Math.abs(box.x1 - cell.box.x0) < TOUCHING);
  });
}

/** What is in a box says nothing of its own about what it answers, and stands by itself on each of its lines. */
function isAnswer(inside: readonly Unit[]): boolean {
  const isAlone = (unit: Unit) =>
    inside.every(
      (other) =>
        other === unit || Math.abs(other.firstBaseline - unit.firstBaseline) > 0.4 * unit.fontSize,
    );
  return (
    inside.length <= LONGEST &&
    inside.every((unit) => !unit.colon && unit.inlineLabel === null && isAlone(unit))
  );
}
