import type { Box, Rule } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { isInk } from "../image/ink-around";

/** Lines to tick on are so long and so thick, in em, of one length within this share, and at least so many on a page. */
const LENGTH = [0.95, 2.8] as const;
const THICKEST = 0.3;
const ALIKE = 0.1;
const FEWEST = 3;
/** A choice begins so near behind its line, in em; looked for so high above the line, and over so much of it. */
const NEAR = 1.3;
const BODY = [0.6, 0.12] as const;
const SEEN = 1.5;
/** It stands on the line: of its columns this share at most reach so far below; those of a dash's neighbours do. */
const BELOW = [0.12, 0.3] as const;
const HANGING = 0.4;
/** Nothing stands on an empty one, up to so high, nor below any, in em; at least on such a share of them. */
const EMPTY = [0.7, 0.12] as const;
const UNDER = [0.08, 0.28] as const;
const MOST_EMPTY = 0.3;
/** No stroke goes on beyond its ends, in em. */
const ENDS = [0.06, 0.14] as const;
const BESIDE = 0.2;
/** The sides of a box to tick, which may be too pale for ink: along so much of its height, so near to the ends of the line, in em. */
const PALE = 215;
const SIDE = 0.8;
const AT_END = 0.12;

/**
 * Of level lines those to tick on, "__x__ yes ____ no": shorter than rules are, of one length, each before the text that it chooses, and at least one with nothing
 * on it. `em` is in pixels.
 */
export function linesToTick(image: GreyImage, lines: readonly Rule[], em: number): Rule[] {
  const before = lines.filter(
    ({ box }) =>
      isShort(box, em) &&
      isLoose(image, box, em) &&
      !isFoot(image, box, em) &&
      isBeforeText(image, box, em),
  );
  const groups: Rule[][] = [];
  for (const line of before.toSorted((a, b) => lengthOf(a) - lengthOf(b))) {
    const group = groups.at(-1);
    if (group?.[0] && lengthOf(line) <= (1 + ALIKE) * lengthOf(group[0])) group.push(line);
    else groups.push([line]);
  }
  return groups
    .filter((group) => group.length >= FEWEST)
    .filter((group) => {
      const empty = group.filter(({ box }) => isBlank(image, box, above(box, em)));
      return empty.length >= MOST_EMPTY * group.length;
    })
    .flat();
}

const lengthOf = ({ box }: Rule): number => box.x1 - box.x0;

function isShort({ x0, x1, top, bottom }: Box, em: number): boolean {
  return x1 - x0 >= LENGTH[0] * em && x1 - x0 <= LENGTH[1] * em && bottom - top <= THICKEST * em;
}

/** A text begins right behind the line and stands on it. */
function isBeforeText(image: GreyImage, { x1, top, bottom }: Box, em: number): boolean {
  const body = [top - BODY[0] * em, top - BODY[1] * em] as const;
  const below = [bottom + BELOW[0] * em, bottom + BELOW[1] * em] as const;
  const end = Math.min(image.width, Math.round(x1 + NEAR * em));
  let from = Math.round(x1);
  while (from < end && !hasInk(image, from, body)) from++;
  if (from >= end) return false;
  let [standing, hanging] = [0, 0];
  for (let x = from; x < Math.min(image.width, from + SEEN * em); x++) {
    if (hasInk(image, x, body)) standing++;
    if (hasInk(image, x, below)) hanging++;
  }
  return hanging <= HANGING * standing;
}

/** No stroke of a letter: nothing hangs below it or goes on beyond it. */
function isLoose(image: GreyImage, box: Box, em: number): boolean {
  const { x0, x1, top, bottom } = box;
  const beside = [top - BESIDE * em, bottom + BESIDE * em] as const;
  const ends = ENDS.flatMap((off) => [x0 - off * em, x1 - 1 + off * em]).map(Math.round);
  const under = [bottom + UNDER[0] * em, bottom + UNDER[1] * em] as const;
  return !ends.some((x) => hasInk(image, x, beside)) && isBlank(image, box, under);
}

/** The foot of a box to tick: a side stands on either end. */
function isFoot(image: GreyImage, box: Box, em: number): boolean {
  const [top, bottom] = above(box, em).map(Math.round) as [number, number];
  const reach = Math.ceil(AT_END * em);
  return [Math.round(box.x0), Math.round(box.x1) - 1].every((end) => {
    let rows = 0;
    for (let y = top; y <= bottom; y++) {
      const row = image.data.subarray(
        y * image.width + end - reach,
        y * image.width + end + reach + 1,
      );
      if (Math.min(...row) < PALE) rows++;
    }
    return rows >= SIDE * (bottom - top + 1);
  });
}

const above = ({ top }: Box, em: number) => [top - EMPTY[0] * em, top - EMPTY[1] * em] as const;

function isBlank(image: GreyImage, { x0, x1 }: Box, rows: readonly [number, number]): boolean {
  for (let x = Math.round(x0); x < x1; x++) if (hasInk(image, x, rows)) return false;
  return true;
}

function hasInk(image: GreyImage, x: number, [top, bottom]: readonly [number, number]): boolean {
  for (let y = Math.round(top); y <= bottom; y++) if (isInk(image, x, y)) return true;
  return false;
}
