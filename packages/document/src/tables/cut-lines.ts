import { overlapX } from "../layout/box";
import type { Line } from "../layout/lines";
import { joinWords } from "../layout/segment";
import type { Word } from "../model";
import type { Column } from "./columns";

/** A line cut at the borders of the columns. */
export interface CutLine {
  line: Line;
  /** For each column the words of this line in it. */
  parts: Word[][];
  /** True where one run of words lies across a border. */
  straddles: boolean;
}

/** Gives each word of a line to the column that holds most of it. */
export function cut(line: Line, columns: readonly Column[]): CutLine {
  const parts = columns.map((): Word[] => []);
  let straddles = false;
  for (const segment of line.segments) {
    const owners = segment.words.map((word) => ownerColumn(word, columns));
    for (const [index, word] of segment.words.entries()) {
      parts[owners[index] ?? 0]?.push(word);
      const before = segment.words[index - 1];
      const close = before && word.box.x0 - before.box.x1 < 0.5 * word.fontSize && word.spaceBefore;
      if (index > 0 && close && owners[index] !== owners[index - 1]) straddles = true;
      if (cross(word, columns)) straddles = true;
    }
  }
  return { line, parts, straddles };
}

function cross(word: Word, columns: readonly Column[]): boolean {
  const inner = columns.filter((column) => {
    const shared = Math.min(word.box.x1, column.right) - Math.max(word.box.x0, column.left);
    return shared > 0.6 * word.fontSize;
  });
  return inner.length > 1;
}

function ownerColumn(word: Word, columns: readonly Column[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [index, column] of columns.entries()) {
    const shared = overlapX(word.box, { x0: column.left, x1: column.right, top: 0, bottom: 0 });
    if (shared > most) {
      most = shared;
      best = index;
    }
  }
  return best;
}

export function textOf(words: readonly Word[]): string {
  return joinWords([...words].sort((a, b) => a.box.x0 - b.box.x0));
}
