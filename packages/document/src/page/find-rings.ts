import type { PdfPath } from "@inkform/raster/pdf-graphics";
import type { Box, Word } from "../model";
import { hullOf } from "./find-rules";

/** A ring is so much wider and higher than what it is drawn around, at most, in em; and its pen so thick. */
const ROOM = { across: 3, along: 2.4 } as const;
const PEN = 0.3;
/** The share of a curve that may be straight. */
const STRAIGHT = 0.2;
/** A letter in a circle that is a tick, not a choice. */
const TICK = /^[xXvV✓✔✗✘√×╳レ]$/u;

/** The closed curves that were drawn around words to choose them, and the paths that are none. */
export function findRings(
  paths: readonly PdfPath[],
  words: readonly Word[],
): { rings: Box[]; others: PdfPath[] } {
  const rings = new Map<PdfPath, Box>();
  for (const path of paths) {
    const box = ringOf(path);
    if (box && isDrawnAround(box, words)) rings.set(path, box);
  }
  return { rings: [...rings.values()], others: paths.filter((path) => !rings.has(path)) };
}

/** The hull of a closed curve that is not filled, or is drawn as the band between two. */
function ringOf({ chains, fill, stroke }: PdfPath): Box | null {
  const [outer, inner, ...more] = chains;
  if (!outer || more.length > 0 || !chains.every(isRound)) return null;
  const box = hullOf(outer);
  if (!inner) return stroke !== null && fill === null ? box : null;
  const other = hullOf(inner);
  const height = Math.max(box.bottom - box.top, other.bottom - other.top);
  const gaps = [box.x0 - other.x0, box.x1 - other.x1, box.top - other.top];
  return gaps.every((gap) => Math.abs(gap) < PEN * height) ? box : null;
}

/** Curved nearly all the way, and back where it began: the corners of a frame may be round, its sides are straight. */
function isRound({ points, curved }: PdfPath["chains"][number]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 4) return false;
  let [round, straight] = [0, 0];
  for (const [at, isCurved] of [...curved, false].entries()) {
    const [from, to] = [points[at], points[at + 1] ?? first];
    const length = from ? Math.hypot(from.x - to.x, from.y - to.y) : 0;
    if (isCurved) round += length;
    else straight += length;
  }
  return straight < STRAIGHT * (round + straight);
}

function isDrawnAround(ring: Box, words: readonly Word[]): boolean {
  const inside = words.filter((word) => holdsSome(ring, word));
  const [first] = inside;
  if (!first || inside.some(({ baseline }) => Math.abs(baseline - first.baseline) > 2))
    return false;
  if (inside.length === 1 && TICK.test(first.text)) return false;
  const em = first.fontSize;
  const height = ring.bottom - ring.top;
  const x0 = Math.max(ring.x0, Math.min(...inside.map(({ box }) => box.x0)));
  const x1 = Math.min(ring.x1, Math.max(...inside.map(({ box }) => box.x1)));
  return (
    height > 0.8 * em &&
    height < ROOM.along * em &&
    ring.x1 - ring.x0 - (x1 - x0) < ROOM.across * em
  );
}

/** The middle of a word's line is within the ring, and some of the word. */
function holdsSome(ring: Box, { box, baseline, fontSize }: Word): boolean {
  const middle = baseline - 0.35 * fontSize;
  const shared = Math.min(box.x1, ring.x1) - Math.max(box.x0, ring.x0);
  return middle > ring.top && middle < ring.bottom && shared > 0.4 * fontSize;
}
