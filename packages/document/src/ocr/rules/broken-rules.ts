import { hull, median } from "../../layout/box";
import type { Box, Rule } from "../../model";
import { type Component, findComponents } from "../image/components";
import type { GreyImage } from "../image/grey-image";
import { piecesWithin } from "../image/pieces-within";
import { ocrSettings } from "../settings";
import {
  type Chain,
  chainsOf,
  coverOf,
  type Found,
  isRule,
  isStraight,
  isThin,
  LENGTH,
  THICKNESS,
} from "./broken-chains";
import { isSparseRule, isSpeck, rowsOf, SPECKS, standsOut } from "./broken-specks";
import { wallsIn } from "./broken-walls";
import { endsFree, pointsBefore } from "./written-points";

/** What is left between two pieces, in em. */
const GAP = 0.5;
/** Beside longer rules of the same points, as far apart, wide and thick to within this share or this many pixels, so short a row is one, too; in em. */
const ALSO = { length: 2.5, alike: 0.15, pixels: 1 } as const;
/**
 * … or this long, of dashes so close behind each other that hardly any of it is white, most of them longer than any dash of print; they may be thicker than
 * points.
 */
const DASHED = { length: 3, covered: 0.9, gap: 0.2, piece: 1, thickness: 0.3 } as const;
/** A row of points that begins or ends beside a letter's foot leads from one text to another; this much of a rule is ink where it does so. */
const LEADER = { reach: 1.5, foot: 0.35, letter: 0.4, covered: 0.6 } as const;
/** Of a row of points most are no wider, in em. */
const POINT = 0.25;
/** Blur around a piece, in pixels. */
const HALO = 2;

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
      const all = isDotted(chain, em)
        ? [...pointsBefore(pieces, free, components, em), ...pieces]
        : pieces;
      return {
        rule: { orientation: "horizontal", box: hull(all) },
        own: all.filter((piece) => !isWhole.has(piece)),
      };
    });
}

function isDash({ x0, x1, top, bottom }: Component, em: number): boolean {
  const thickest = DASHED.thickness * em + THICKNESS.lean * (x1 - x0);
  return bottom - top <= thickest && x1 - x0 > 2 * (bottom - top);
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

/** A leaning rule's box holds letters, too. */
const isStraightAcross = ({ top, bottom }: Box, em: number): boolean =>
  bottom - top <= ocrSettings.ruleThickness * em;

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
