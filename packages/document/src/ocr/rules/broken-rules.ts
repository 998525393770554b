import { hull, median } from "../../layout/box";
import type { Box, Rule } from "../../model";
import { type Component, findComponents } from "../image/components";
import type { GreyImage } from "../image/grey-image";
import { piecesWithin } from "../image/pieces-within";
import { ocrSettings } from "../settings";
import { endsFree, pointsBefore } from "./written-points";

/** A piece of a thin rule is no thicker than this, in em and at least in pixels; a leaning one by this share of its length more; one so many times longer than thick may be as thick as rules are. */
const THICKNESS = { em: 0.24, least: 3, lean: 0.03, longer: 6 } as const;
/** What is left between two pieces, of walls less than between letters below each other, and by how much one may lie above the other; in em. */
const GAP = 0.5;
const WALL_GAP = 0.3;
const STEP = 0.12;
/** Points and dashes of print never stand in a row of this length, in em. */
const LENGTH = 8;
/** … but beside longer ones of the same points, apart and wide and thick as these are to within this share or this many pixels, so short a row is one, too. */
const ALSO = { length: 2.5, alike: 0.15, pixels: 1 } as const;
/** Share of the row that is ink, and how many pieces it has at least: fewer are a rule in one piece, which is found as such. */
const COVERED = 0.3;
const PIECES = 5;
/**
 * What a fax leaves of dotted rules: specks with gaps between them, in a row much longer than any other, so many to the em; the points over i are
 * fewer.
 */
const SPECKS = { side: 0.14, gap: 2.5, length: 20, density: 1.1 } as const;
/** … and so many times as many as so far above and below it, in em: out of dust on a page such rows can be picked anywhere. */
const DUST = { times: 2, beside: 0.6 } as const;
/**
 * … or this long, of dashes so close behind each other that hardly any of it is white, most of them longer than any dash of print; they may be thicker than
 * points.
 */
const DASHED = { length: 3, covered: 0.9, gap: 0.2, piece: 1, thickness: 0.3 } as const;
/** A rule is straight within this share of its length. */
const SLOPE = 0.03;
/** A row of points that begins or ends beside a letter's foot leads from one text to another; this much of a rule is ink where it does so. */
const LEADER = { reach: 1.5, foot: 0.35, letter: 0.4, covered: 0.6 } as const;
/** Of a row of points most are no wider, in em. */
const POINT = 0.25;
/** Blur around a piece, in pixels. */
const HALO = 2;

interface Chain {
  pieces: Component[];
  /** Its right end so far. */
  x1: number;
  y: number;
}

/**
 * Finds rules that a coarse scan broke into dots and dashes, or that are printed so, and wipes them out in place: to a reader of text they are
 * lines of points, which spoil the lines beside them. Parts of them may be among the `whole` rules, which were taken out before. Rows of points that
 * lead from a label to a value stay. `em` in pixels.
 */
export function eraseBrokenRules(image: GreyImage, em: number, whole: readonly Rule[]): Rule[] {
  const components = findComponents(image, ocrSettings.ruleLevel);
  const level = levelRules(components, partsOf("horizontal", whole), em);
  const walls = wallsIn(components, partsOf("vertical", whole), em);
  const pieces = [...level, ...walls].flatMap(({ own }) => own);
  const straight = level.map(({ rule }) => rule.box).filter((box) => isStraightAcross(box, em));
  for (const piece of [...pieces, ...piecesWithin(straight, components)]) wipe(image, piece);
  return [...level, ...walls].map(({ rule }) => rule);
}

/** A rule, and its pieces that were not taken out before. */
interface Found {
  rule: Rule;
  own: Component[];
}

const partsOf = (orientation: Rule["orientation"], whole: readonly Rule[]): Component[] =>
  whole.flatMap((rule) => (rule.orientation === orientation ? [{ ...rule.box, area: 0 }] : []));

function levelRules(components: readonly Component[], parts: Component[], em: number): Found[] {
  const isWhole = new Set<Component>(parts);
  const thin = components.concat(parts).filter((piece) => isThin(piece, em));
  const rows = chainsOf(thin, GAP, em);
  const long = rows.filter((chain) => isRule(chain, LENGTH * em));
  const short = rows.filter((chain) => !long.includes(chain) && isRule(chain, ALSO.length * em));
  const dotted = long.filter((chain) => isDotted(chain, em)).map(pointsOf);
  const near = [...long, ...short.filter((chain) => dotted.some(alikeTo(pointsOf(chain))))];
  const used = new Set(near.flatMap(({ pieces }) => pieces));
  const dashes = components.concat(parts).filter((piece) => isDash(piece, em) && !used.has(piece));
  const dashed = chainsOf(dashes, DASHED.gap, em).filter(
    (chain) => isDashed(chain, em) && chain.pieces.some((piece) => !isWhole.has(piece)),
  );
  for (const { pieces } of dashed) for (const piece of pieces) used.add(piece);
  const free = thin.filter((piece) => !used.has(piece));
  const specks = free.filter((piece) => isSpeck(piece, em));
  const dust = rowsOf(specks, em);
  const sparse = chainsOf(specks, SPECKS.gap, em).filter(
    (chain) => isSparseRule(chain, em) && standsOut(chain, dust, em),
  );
  return [...near, ...dashed, ...sparse]
    .filter((chain) => !isLeader(chain, components, em))
    .map((chain) => {
      const { pieces } = chain;
      const all = isDotted(chain, em) ? [...pointsBefore(pieces, free, em), ...pieces] : pieces;
      return {
        rule: { orientation: "horizontal", box: hull(all) },
        own: all.filter((piece) => !isWhole.has(piece)),
      };
    });
}

/** The same with x and y exchanged; pieces of walls stand closer than letters below each other. */
function wallsIn(components: readonly Component[], parts: Component[], em: number): Found[] {
  const isWhole = new Set<Component>(parts);
  const flipped = new Map(
    components.concat(parts).map((piece): [Component, Component] => [flip(piece), piece]),
  );
  const thin = [...flipped.keys()].filter((piece) => isThin(piece, em));
  return chainsOf(thin, WALL_GAP, em)
    .filter((chain) => isRule(chain, LENGTH * em))
    .map(({ pieces }) => {
      const own = pieces.map((piece) => flipped.get(piece) as Component);
      return {
        rule: { orientation: "vertical", box: hull(own) },
        own: own.filter((piece) => !isWhole.has(piece)),
      };
    });
}

const flip = ({ x0, x1, top, bottom, area }: Component): Component => ({
  x0: top,
  x1: bottom,
  top: x0,
  bottom: x1,
  area,
});

function isThin({ x0, x1, top, bottom }: Component, em: number): boolean {
  const thickest = Math.max(THICKNESS.least, THICKNESS.em * em) + THICKNESS.lean * (x1 - x0);
  const isLong = x1 - x0 >= THICKNESS.longer * (bottom - top);
  return bottom - top <= Math.max(thickest, isLong ? ocrSettings.ruleThickness * em : 0);
}

function isDash({ x0, x1, top, bottom }: Component, em: number): boolean {
  const thickest = DASHED.thickness * em + THICKNESS.lean * (x1 - x0);
  return bottom - top <= thickest && x1 - x0 > 2 * (bottom - top);
}

/** Pieces one behind the other from left to right, each taken up by the nearest row that ends before it. */
function chainsOf(pieces: readonly Component[], gap: number, em: number): Chain[] {
  const band = STEP * em;
  const open = new Map<number, Chain[]>();
  const all: Chain[] = [];
  for (const piece of pieces.toSorted((a, b) => a.x0 - b.x0)) {
    const y = middleOf(piece);
    const row = Math.floor(y / band);
    const near = [row - 1, row, row + 1].flatMap((at) => open.get(at) ?? []);
    const chain = near
      .filter((one) => piece.x0 - one.x1 <= gap * em && Math.abs(one.y - y) <= band)
      .toSorted((a, b) => Math.abs(a.y - y) - Math.abs(b.y - y))[0];
    const next = chain ?? { pieces: [], x1: 0, y };
    if (!chain) all.push(next);
    const before = Math.floor(next.y / band);
    next.pieces.push(piece);
    next.x1 = Math.max(next.x1, piece.x1);
    next.y = y;
    if (chain && before !== row) {
      open.set(
        before,
        (open.get(before) ?? []).filter((one) => one !== chain),
      );
    }
    if (!chain || before !== row) open.set(row, [...(open.get(row) ?? []), next]);
  }
  return all;
}

function isRule({ pieces }: Chain, least: number): boolean {
  const { x0, x1 } = hull(pieces);
  if (pieces.length < PIECES || x1 - x0 < least) return false;
  return coverOf(pieces) >= COVERED && isStraight(pieces);
}

const isDotted = ({ pieces }: Chain, em: number): boolean =>
  median(pieces.map(({ x0, x1 }) => x1 - x0)) <= POINT * em;

/** How wide and thick most of a row's points are, and how far from one to the next, in pixels. */
function pointsOf({ pieces }: Chain): number[] {
  return [
    median(pieces.map(({ x0, x1 }) => x1 - x0)),
    median(pieces.map(({ top, bottom }) => bottom - top)),
    median(pieces.slice(1).map((piece, i) => piece.x0 - (pieces[i]?.x0 ?? 0))),
  ];
}

const alikeTo =
  (points: readonly number[]) =>
  (others: readonly number[]): boolean =>
    points.every((one, i) => {
      const off = Math.abs(one - (others[i] ?? 0));
      return off <= Math.max(ALSO.pixels, ALSO.alike * one);
    });

function isDashed({ pieces }: Chain, em: number): boolean {
  const { x0, x1 } = hull(pieces);
  const long = pieces.filter((piece) => piece.x1 - piece.x0 >= DASHED.piece * em);
  return (
    pieces.length > 1 &&
    2 * long.length > pieces.length &&
    x1 - x0 >= DASHED.length * em &&
    coverOf(pieces) >= DASHED.covered &&
    isStraight(pieces)
  );
}

const isSpeck = ({ x0, x1, top, bottom }: Component, em: number): boolean =>
  Math.max(x1 - x0, bottom - top) <= Math.max(THICKNESS.least, SPECKS.side * em);

function isSparseRule({ pieces }: Chain, em: number): boolean {
  const { x0, x1 } = hull(pieces);
  const isLong = x1 - x0 >= SPECKS.length * em;
  return isLong && pieces.length * em >= SPECKS.density * (x1 - x0) && isStraight(pieces);
}

/** Pieces by the row of the image that they stand in, each as high as a step. */
function rowsOf(pieces: readonly Component[], em: number): Map<number, Component[]> {
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
function standsOut({ pieces }: Chain, dust: ReadonlyMap<number, Component[]>, em: number): boolean {
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

function isStraight(pieces: readonly Component[]): boolean {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return false;
  return Math.abs(middleOf(last) - middleOf(first)) <= SLOPE * (last.x1 - first.x0);
}

/** A leaning rule's box holds letters, too. */
const isStraightAcross = ({ top, bottom }: Box, em: number): boolean =>
  bottom - top <= ocrSettings.ruleThickness * em;

function coverOf(pieces: readonly Component[]): number {
  const { x0, x1 } = hull(pieces);
  return pieces.reduce((sum, piece) => sum + piece.x1 - piece.x0, 0) / (x1 - x0);
}

function isLeader({ pieces }: Chain, components: readonly Component[], em: number): boolean {
  if (coverOf(pieces) >= LEADER.covered || endsFree(pieces, components, em)) return false;
  const { x0, x1 } = hull(pieces);
  const ends = [
    { from: x0 - LEADER.reach * em, to: x0, y: pieces[0] },
    { from: x1, to: x1 + LEADER.reach * em, y: pieces.at(-1) },
  ];
  return ends.some(({ from, to, y }) =>
    components.some(
      (letter) =>
        letter.bottom - letter.top >= LEADER.letter * em &&
        letter.x0 < to &&
        letter.x1 > from &&
        y !== undefined &&
        Math.abs(letter.bottom - y.bottom) <= LEADER.foot * em,
    ),
  );
}

function wipe(image: GreyImage, { x0, x1, top, bottom }: Component): void {
  const { width, height, data } = image;
  for (let y = Math.max(0, top - HALO); y < Math.min(height, bottom + HALO); y++) {
    for (let x = Math.max(0, x0 - HALO); x < Math.min(width, x1 + HALO); x++) {
      const at = y * width + x;
      const isOwn = y >= top && y < bottom && x >= x0 && x < x1;
      if (isOwn || (data[at] as number) > ocrSettings.inkLevel) data[at] = 255;
    }
  }
}

function middleOf({ top, bottom }: Box): number {
  return (top + bottom) / 2;
}
