import { hull } from "../../layout/box";
import type { Word } from "../../model";

/** What a reader makes of a ring, and that of which the edge is lost. */
const RING = /^[OoC0Q©®]$/;
const PIECE = /^\S{1,2}$/u;
/** Fewer are letters. */
const LEAST = 3;

/**
 * Without what readers make of the holes along the edges of a sheet: rings that one of them alone sees, one below the other, and beside all that is printed.
 */
export function dropHoles(words: readonly Word[]): Word[] {
  const rings = words.filter(({ second, text }) => second === "none" && RING.test(text));
  const printed = words.filter(({ text }) => !PIECE.test(text));
  if (rings.length < LEAST || printed.length === 0) return [...words];
  const { x0, x1 } = hull(printed.map(({ box }) => box));
  const isLeft = ({ box }: Word): boolean => box.x1 < x0;
  const isRight = ({ box }: Word): boolean => box.x0 > x1;
  const holes = [isLeft, isRight].flatMap((isBeside) => {
    const own = rings.filter(isBeside);
    const [first] = own;
    const isBelow = ({ box }: Word): boolean => {
      const middle = (box.x0 + box.x1) / 2;
      return first !== undefined && middle > first.box.x0 && middle < first.box.x1;
    };
    const areHoles = own.length >= LEAST && own.every(isBelow);
    return areHoles ? words.filter((word) => isBeside(word) && isBelow(word)) : [];
  });
  const dropped = new Set(holes);
  return words.filter((word) => !dropped.has(word));
}
