import { overlapX } from "../layout/box";
import type { Line } from "../layout/lines";
import { widestSpace } from "../layout/monospaced";
import { joinWords } from "../layout/segment";
import type { Word } from "../model";
import { kindOf } from "../text/kind";
import type { Column } from "./columns";

export const numericKeys: ReadonlySet<string> = new Set([
  "quantity",
  "unit_price",
  "amount",
  "discount",
  "tax_rate",
]);

/** Spaces of a text are alike but for this share of the widest. */
const EVEN = 0.25;

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
    const space = widestSpace(segment.words);
    const own = isLoneCode(line)
      ? [columns.findLastIndex(({ left }) => left <= segment.box.x0 + 0.1 * line.fontSize)]
      : segment.words.map((word) => ownerColumn(word, columns));
    const isAcross = isNameAcross(segment.words, own, columns, space, line.segments.length === 1);
    const owners = isAcross ? own.map(() => own[0]) : own;
    for (const [index, word] of segment.words.entries()) {
      parts[owners[index] ?? 0]?.push(word);
      const before = segment.words[index - 1];
      const close = before && word.box.x0 - before.box.x1 < space && word.spaceBefore;
      if (index > 0 && close && owners[index] !== owners[index - 1]) straddles = true;
      if (!isAcross && !isLoneCode(line) && cross(word, columns)) straddles = true;
    }
  }
  return { line, parts, straddles };
}

/**
 * One text in the room of several columns, as till receipts set names over the numbers: words evenly apart, of which one stands where its
 * column has numbers. By itself on its line it may have its own: "Sugar 1KG".
 */
function isNameAcross(
  words: readonly Word[],
  owners: readonly number[],
  columns: readonly Column[],
  space: number,
  isAlone: boolean,
): boolean {
  const gaps = words.slice(1).map((word, i) => word.box.x0 - (words[i]?.box.x1 ?? 0));
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  if (gaps.length === 0 || most > space) return false;
  // Seen gaps are never even: what has no amount in it and nothing beside it is one text as well.
  const isText = isAlone && words.every((word) => kindOf(word.text) !== "money");
  if (!isText && most - least > EVEN * space) return false;
  if (numericKeys.has(columns[owners[0] ?? 0]?.heading.key ?? "")) return false;
  return words.some((word, i) => {
    const entered = i > 0 && owners[i] !== owners[isAlone ? 0 : i - 1];
    const key = columns[owners[i] ?? 0]?.heading.key ?? "";
    const letters = isAlone ? /\p{L}/u : /^\p{L}{2}/u;
    return entered && numericKeys.has(key) && letters.test(word.text);
  });
}

/** A code by itself may be wider than its column; a word by itself is the heading of a section. */
function isLoneCode({ segments }: Line): boolean {
  return segments.length === 1 && /^[\p{L}-]*\d[\p{L}\d-]*$/u.test(segments[0]?.text ?? "");
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
