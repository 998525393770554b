import { findCombs } from "../../layout/combs/find-combs";
import { isScale } from "../../layout/combs/join-in-combs";
import type { Box, Rule, Word } from "../../model";
import { hullOf } from "../eastern/part-ideographs";
import type { GreyImage } from "../image/grey-image";
import { piecesIn } from "../image/pieces-in";
import { withUnseenCells } from "../rules/unseen-cells";
import { turnAround } from "./choose-language";
import { asNumber } from "./comb-digits";
import { readSigns, type Sign } from "./print-network";

/** Ink of a sign is at least so tall, in em; less is a speck or what is left of a rule. */
const TALL = 0.25;
/** What is left of a rule lies at the side of a cell and is no wider, in em. */
const REST = 0.15;
/** What is written between low walls reaches so high above their foot, in em, and below their head by this share of them. */
const HIGH = 1.5;
const REACHES = 0.2;
/** In heights of the tallest sign: the white between two signs, and above and below them. */
const SPACING = 0.2;
const MARGIN = 0.2;
/** The middle of a word's letters above its baseline, in em. */
const MIDDLE = 0.35;
/** Capitals and digits have so much of an em above their baseline. */
const CAPITAL = 0.72;
/** Signs less likely than this, alone or on average, were not seen as a comb's. */
const LEAST = { each: 0.5, mean: 0.8 } as const;
/** So many cells are filled at least, or all of fewer. */
const FEWEST = 3;

/** A comb that may have been filled in, with its signs cut out of the image. */
export interface FilledComb {
  cells: readonly Box[];
  /** The hull of what is written into each cell; null of an empty one. */
  inks: readonly (Box | null)[];
  /** The signs put close together: a line as readers know it, white around it. */
  strip: GreyImage;
}

/** The combs of an image in which something is written; their rules are wiped already. */
export function cutCombs(image: GreyImage, rules: readonly Rule[], em: number): FilledComb[] {
  const combs = findCombs(rules, em).map((comb) => withUnseenCells(comb, rules));
  return combs.flatMap(({ cells: drawn }): FilledComb[] => {
    const foot = hullOf(drawn);
    const cells = drawn.map((cell) => ({
      ...cell,
      top: Math.max(0, Math.min(cell.top, Math.round(cell.bottom - HIGH * em))),
    }));
    const pieces = piecesIn(image, hullOf(cells)).filter(
      ({ top, bottom }) =>
        bottom - top >= TALL * em && bottom > foot.top + REACHES * (foot.bottom - foot.top),
    );
    const inks = cells.map((cell) => inkOf(pieces, cell, em));
    const filled = inks.filter((ink) => ink !== null);
    return filled.length < Math.min(FEWEST, cells.length)
      ? []
      : [{ cells, inks, strip: stripOf(image, filled) }];
  });
}

function inkOf(pieces: readonly Box[], cell: Box, em: number): Box | null {
  const own = pieces.filter(({ x0, x1 }) => {
    const middle = (x0 + x1) / 2;
    const isRest = x1 - x0 < REST * em && (x0 <= cell.x0 + 1 || x1 >= cell.x1 - 1);
    return middle >= cell.x0 && middle <= cell.x1 && !isRest;
  });
  return own.length === 0 ? null : hullOf(own);
}

/** The words of a page, and the areas of the combs that were read. */
interface CombedWords {
  words: Word[];
  areas: Box[];
}

/**
 * The words of a page with what is written into its combs as one word each, where it is read sign by sign; a comb that is not read as such stays as it
 * was seen. `turned` is whether the words are those of the image turned by 180 degrees, `toWords` leads from it to them.
 */
export async function readCombs(
  combs: readonly FilledComb[],
  words: readonly Word[],
  turned: boolean,
  toWords: (box: Box) => Box,
): Promise<CombedWords> {
  const read: CombedWords = { words: [...words], areas: [] };
  for (const comb of combs) {
    const strip = turned ? turnAround(comb.strip) : comb.strip;
    const inks = (turned ? comb.inks.toReversed() : comb.inks).map((ink) => ink && toWords(ink));
    const seen = await readSigns("latin", strip, lineOf(strip));
    const signs = asNumber(withoutDashes(seen, inks.filter((ink) => ink !== null).length));
    const word = toWord(inks, signs);
    if (!word) continue;
    const area = toWords(hullOf(comb.cells));
    const before = read.words.filter((other) => isInside(other, area));
    const first = before.toSorted((a, b) => a.box.x0 - b.box.x0).map(({ text }) => text);
    const isSame = first.join("").replace(/\s/g, "") === word.text.replace(/\s/g, "");
    read.words = read.words
      .filter((other) => !before.includes(other))
      .concat({ ...word, second: isSame ? "agrees" : "overrules" });
    read.areas.push(area);
  }
  return read;
}

function isInside({ box, baseline, fontSize }: Word, area: Box): boolean {
  const [x, y] = [(box.x0 + box.x1) / 2, baseline - MIDDLE * fontSize];
  return x > area.x0 && x < area.x1 && y > area.top && y < area.bottom;
}

function toWord(inks: readonly (Box | null)[], signs: readonly Sign[]): Word | null {
  const filled = inks.filter((ink) => ink !== null);
  const texts = signs.map(({ text }) => text);
  if (!areSure(signs, filled.length) || isScale(texts)) return null;
  let at = 0;
  const text = inks.map((ink) => (ink === null ? " " : (texts[at++] ?? ""))).join("");
  const box = hullOf(filled);
  return {
    text: text.trim().replace(/ +/g, " "),
    box,
    baseline: box.bottom,
    fontSize: heightOf(filled) / CAPITAL,
    bold: false,
    spaceBefore: false,
    confidence: Math.min(...signs.map(({ probability }) => probability)),
    source: "ocr",
  };
}

/** What a reader makes of the white between two signs is none, where there are more signs than cells are filled. */
const withoutDashes = (signs: readonly Sign[], count: number): readonly Sign[] =>
  signs.length > count ? signs.filter(({ text }) => /[\p{L}\d]/u.test(text)) : signs;

/** A sign for each cell, of which there is little doubt. */
function areSure(signs: readonly Sign[], count: number): boolean {
  const sum = signs.reduce((total, { probability }) => total + probability, 0);
  return (
    signs.length === count &&
    signs.every(({ text, probability }) => /[\p{L}\d]/u.test(text) && probability >= LEAST.each) &&
    sum >= LEAST.mean * count
  );
}

const heightOf = (inks: readonly Box[]): number =>
  Math.max(...inks.map(({ top, bottom }) => bottom - top));

/** The signs side by side on white paper. */
function stripOf(image: GreyImage, inks: readonly Box[]): GreyImage {
  const tallest = heightOf(inks);
  const spacing = Math.round(SPACING * tallest);
  const margin = Math.ceil(MARGIN * tallest);
  const { top, bottom } = hullOf(inks);
  const width = inks.reduce((sum, { x0, x1 }) => sum + (x1 - x0) + spacing, spacing);
  const height = bottom - top + 2 * margin;
  const data = new Uint8Array(width * height).fill(255);
  let x = spacing;
  for (const ink of inks) {
    for (let y = ink.top; y < ink.bottom; y++) {
      const row = image.data.subarray(y * image.width + ink.x0, y * image.width + ink.x1);
      data.set(row, (y - top + margin) * width + x);
    }
    x += ink.x1 - ink.x0 + spacing;
  }
  return { width, height, data };
}

const lineOf = ({ width, height }: GreyImage): Box => ({
  x0: 0,
  top: 0,
  x1: width,
  bottom: height,
});
