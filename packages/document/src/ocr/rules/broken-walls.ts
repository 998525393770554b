import { hull } from "../../layout/box";
import type { Box } from "../../model";
import type { Component } from "../image/components";
import {
  type Chain,
  chainsOf,
  type Found,
  isRule,
  isThin,
  LENGTH,
  middleOf,
  STEP,
} from "./broken-chains";

/** Walls that end within so much of each other, so many at least, stand on in the row of cells beyond the next rule, which is no higher than to be so far away, where this share of them does; in em. */
const ACROSS = { even: 0.3, fewest: 3, gap: 1.6, seen: 0.6 } as const;
/** What is left between two pieces, less than between letters below each other, in em. */
const WALL_GAP = 0.3;

/** Walls in pieces: rows of them with x and y exchanged. */
export function wallsIn(components: readonly Component[], parts: Component[], em: number): Found[] {
  const isWhole = new Set<Component>(parts);
  const flipped = new Map(
    components.concat(parts).map((piece): [Component, Component] => [flip(piece), piece]),
  );
  const thin = [...flipped.keys()].filter((piece) => isThin(piece, em));
  const walls = chainsOf(thin, WALL_GAP, em).filter((chain) => isRule(chain, LENGTH * em));
  const used = new Set(walls.flatMap(({ pieces }) => pieces));
  const free = thin.filter((piece) => !used.has(piece));
  return wallsAcross(walls, free, em).map((pieces) => {
    const own = pieces.map((piece) => flipped.get(piece) as Component);
    return {
      rule: { orientation: "vertical", box: hull(own) },
      own: own.filter((piece) => !isWhole.has(piece)),
    };
  });
}

/** Walls that end as high go on beyond a level rule where pieces stand behind most of them. */
function wallsAcross(
  walls: readonly Chain[],
  free: readonly Component[],
  em: number,
): Component[][] {
  const ends = walls.map(({ pieces }) => hull(pieces));
  return walls.map(({ pieces }, at) => {
    const own = ends[at] as Box;
    const more = ([-1, 1] as const).flatMap((side) => {
      const endOf = (box: Box) => (side < 0 ? box.x0 : box.x1);
      const mates = ends.filter((other) => Math.abs(endOf(other) - endOf(own)) <= ACROSS.even * em);
      const behind = mates.map((mate) => piecesBehind(mate, side, free, em));
      const seen = behind.filter((found) => found.length > 0).length;
      if (mates.length < ACROSS.fewest || seen < ACROSS.seen * mates.length) return [];
      return behind[mates.indexOf(own)] ?? [];
    });
    return [...pieces, ...more].toSorted((a, b) => a.x0 - b.x0);
  });
}

/** One behind the other beyond an end of a wall, in line with it. */
function piecesBehind(
  wall: Box,
  side: -1 | 1,
  free: readonly Component[],
  em: number,
): Component[] {
  const found: Component[] = [];
  const inLine = free
    .filter((piece) => Math.abs(middleOf(piece) - middleOf(wall)) <= STEP * em)
    .toSorted((a, b) => side * (a.x0 - b.x0));
  for (const piece of inLine) {
    const last = found.at(-1) ?? wall;
    const gap = side < 0 ? last.x0 - piece.x1 : piece.x0 - last.x1;
    const most = found.length === 0 ? ACROSS.gap : WALL_GAP;
    if (gap >= 0 && gap <= most * em) found.push(piece);
  }
  return found;
}

const flip = ({ x0, x1, top, bottom, area }: Component): Component => ({
  x0: top,
  x1: bottom,
  top: x0,
  bottom: x1,
  area,
});
