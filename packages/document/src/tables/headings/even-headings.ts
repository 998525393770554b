import { overlapX } from "../../layout/box";
import { type Segment, toSegment } from "../../layout/segment";
import type { Box, Word } from "../../model";

/** Headings of two columns stand this far apart at least, in em; words of one seldom do. */
const GAP = 0.4;
/** … and words of one never this far. */
const WIDE = 0.6;
/** Lines of one heading begin at the same place, within this, in em. */
const ALIGNED = 0.3;

/**
 * Headings that readers of scans see as one, parted where one on another line begins: "Itm  & Issue" below "Part No.", which stands over the latter alone; or where the white
 * between two of another line goes on between their words.
 */
export function evenHeadings(lines: readonly (readonly Segment[])[]): Segment[][] {
  return lines.map((line, at) => {
    const others = lines.filter((_, i) => i !== at);
    return line.flatMap((segment) => partAt(segment, others));
  });
}

function partAt(segment: Segment, others: readonly (readonly Segment[])[]): Segment[] {
  const { words, page, source, fontSize } = segment;
  if (source !== "ocr") return [segment];
  const cut = words.findIndex((_, i) => isBeginning(words, i, fontSize, others.flat()));
  const wide = cut < 0 ? widestGap(words, fontSize, others) : cut;
  if (wide < 0) return [segment];
  const rest = toSegment(words.slice(wide), page);
  return [toSegment(words.slice(0, wide), page), ...partAt(rest, others)];
}

/** Whether a heading on another line begins above or below a word, behind the one before it. */
function isBeginning(
  words: readonly Word[],
  at: number,
  em: number,
  others: readonly Segment[],
): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word || word.box.x0 - before.box.x1 < GAP * em) return false;
  return others.some(
    ({ box }) => Math.abs(box.x0 - word.box.x0) < ALIGNED * em && box.x0 > before.box.x1,
  );
}

/** The word behind the widest white that is also white between two neighbours of another line, which stand over the words on its sides; -1 where there is none. */
function widestGap(
  words: readonly Word[],
  em: number,
  others: readonly (readonly Segment[])[],
): number {
  let [best, widest] = [-1, WIDE * em];
  for (const [i, word] of words.entries()) {
    const before = words[i - 1];
    const gap = before ? word.box.x0 - before.box.x1 : 0;
    if (!before || gap <= widest) continue;
    const [left, right] = [spanOf(words.slice(0, i)), spanOf(words.slice(i))];
    const isWhite = others.some((line) =>
      line.some((one, at) => {
        const next = line[at + 1];
        return (
          next !== undefined &&
          one.box.x1 < word.box.x0 &&
          next.box.x0 > before.box.x1 &&
          overlapX(one.box, left) > 0 &&
          overlapX(next.box, right) > 0
        );
      }),
    );
    if (isWhite) [best, widest] = [i, gap];
  }
  return best;
}

function spanOf(words: readonly Word[]): Box {
  const [first, last] = [words[0], words.at(-1)];
  return { x0: first?.box.x0 ?? 0, x1: last?.box.x1 ?? 0, top: 0, bottom: 0 };
}
