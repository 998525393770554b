import type { Cell } from "../../layout/rules/cells";
import type { Unit } from "../units/unit";
import { isBeside, isSmaller, standsInCorner } from "./caption-look";

/** So many captions in one row of cells tell those that look like sentences. */
const MATES = 2;
/** They are of one size within this share, and no longer, in signs. */
const SIZE = 0.03;
const LONGEST = 60;

/** "Received on 3 March with thanks" over "£52.10" beside "Carried over" and "Now due" over sums: a caption in a row of captions, whatever it says. */
export function likeBeside(
  found: ReadonlyMap<Unit, Unit | null>,
  byCell: ReadonlyMap<Cell, readonly Unit[]>,
): [Unit, Unit][] {
  return [...byCell].flatMap(([cell, [first, second, ...more]]): [Unit, Unit][] => {
    if (!first || !second || more.length > 0 || found.has(first)) return [];
    const isPair = standsInCorner(first, cell) && isSmaller(first, second) && !first.colon;
    if (!isPair || first.text.length > LONGEST || first.inlineLabel || second.inlineLabel)
      return [];
    const mates = [...found].filter(
      ([caption, answer]) =>
        answer !== null &&
        caption.cell !== null &&
        isBeside(caption.cell, cell) &&
        answer.kind === second.kind &&
        Math.abs(caption.fontSize / first.fontSize - 1) < SIZE,
    );
    return mates.length >= MATES ? [[first, second]] : [];
  });
}
