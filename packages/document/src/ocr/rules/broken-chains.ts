import { hull } from "../../layout/box";
import type { Box, Rule } from "../../model";
import type { Component } from "../image/components";
import { ocrSettings } from "../settings";

/** A piece of a thin rule is no thicker than this, in em and at least in pixels; a leaning one by this share of its length more; one so many times longer than thick may be as thick as rules are. */
export const THICKNESS = { em: 0.24, least: 3, lean: 0.03, longer: 6 } as const;
/** By how much one of two pieces may lie above the other, in em. */
export const STEP = 0.12;
/** Points and dashes of print never stand in a row of this length, in em. */
export const LENGTH = 8;
/** Share of the row that is ink, and how many pieces it has at least: fewer are a rule in one piece, which is found as such. */
const COVERED = 0.3;
const PIECES = 5;
/** A rule is straight within this share of its length. */
const SLOPE = 0.03;

/** Pieces one behind the other. */
export interface Chain {
  pieces: Component[];
  /** Its right end so far. */
  x1: number;
  y: number;
}

/** A rule, and its pieces that were not taken out before. */
export interface Found {
  rule: Rule;
  own: Component[];
}

export function isThin({ x0, x1, top, bottom }: Component, em: number): boolean {
  const thickest = Math.max(THICKNESS.least, THICKNESS.em * em) + THICKNESS.lean * (x1 - x0);
  const isLong = x1 - x0 >= THICKNESS.longer * (bottom - top);
  return bottom - top <= Math.max(thickest, isLong ? ocrSettings.ruleThickness * em : 0);
}

/** Pieces one behind the other from left to right, each taken up by the nearest row that ends before it. */
export function chainsOf(pieces: readonly Component[], gap: number, em: number): Chain[] {
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

/** A row that is so long at least, in pixels, and no row of print. */
export function isRule({ pieces }: Chain, least: number): boolean {
  const { x0, x1 } = hull(pieces);
  if (pieces.length < PIECES || x1 - x0 < least) return false;
  return coverOf(pieces) >= COVERED && isStraight(pieces);
}

export function isStraight(pieces: readonly Component[]): boolean {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return false;
  return Math.abs(middleOf(last) - middleOf(first)) <= SLOPE * (last.x1 - first.x0);
}

/** The share of a row that is ink. */
export function coverOf(pieces: readonly Component[]): number {
  const { x0, x1 } = hull(pieces);
  return pieces.reduce((sum, piece) => sum + piece.x1 - piece.x0, 0) / (x1 - x0);
}

export function middleOf({ top, bottom }: Box): number {
  return (top + bottom) / 2;
}
