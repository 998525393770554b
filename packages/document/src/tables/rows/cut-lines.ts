import { overlapX } from "../../layout/box";
import { widestSpace } from "../../layout/faces/monospaced";
import type { Line } from "../../layout/lines";
import { joinWords } from "../../layout/segment";
import type { Word } from "../../model";
import { kindOf } from "../../text/kind";
import type { Column } from "../columns";
import { levelOf } from "./levels";

export const numericKeys: ReadonlySet<string> = new Set([
  "quantity",
  "unit_price",
  "amount",
  "discount",
  "tax_rate",
]);

/** Spaces of a text are alike but for this share of the widest. */
const EVEN = 0.25;

const CJK_NAME = /[\u3040-\u30ff\u3400-\u9fff]{2}/;
/** Words of a text by itself that is one by its even spaces alone. */
const LONG = 4;
/** … and by its many words, where readers of pixels see none of the spaces evenly. */
const LONGER = 8;

/** A line cut at the borders of the columns. */
export interface CutLine {
  line: Line;
  /** For each column the words of this line in it. */
  parts: Word[][];
  /** True where one run of words lies across a border. */
  straddles: boolean;
}

/** Lines with so many texts, and this share of what they have in a column, show what kind of texts it has. */
const FULL = 3;
/** Further down other things may stand. */
const DEEPEST = 16;
const SHARE = 2 / 3;

/** So many full lines tell where the white between columns is. */
const MANY = 5;

/** Gives each word of the lines to the column that holds most of it. */
export function cutLines(lines: readonly Line[], columns: readonly Column[]): CutLine[] {
  const clear = clearBorders(lines, columns);
  const clearOf = ({ segments }: Line) => (segments.length >= FULL ? clear : new Set<Column>());
  const cutWith = (counts: ReadonlySet<Column>) =>
    lines.map((line) => cut(line, columns, counts, clearOf(line)));
  return cutWith(countsIn(cutWith(new Set()), columns));
}

/** The columns of a table typed in one pitch at whose left no full line has a word across: a space parts them as it parts words. */
function clearBorders(lines: readonly Line[], columns: readonly Column[]): Set<Column> {
  const full = lines.slice(0, DEEPEST).filter(({ segments }) => segments.length >= FULL);
  const words = full.flatMap(({ segments }) => segments.flatMap((segment) => segment.words));
  if (full.length < MANY || words.some(({ pitch }) => pitch === undefined)) return new Set();
  return new Set(
    columns.filter(({ left }) => !words.some(({ box }) => box.x0 < left && box.x1 > left)),
  );
}

/** The columns that have numbers, by their headings or by what stands below them. */
export function countsIn(cuts: readonly CutLine[], columns: readonly Column[]): Set<Column> {
  const isFull = ({ parts }: CutLine) => parts.filter((part) => part.length > 0).length >= FULL;
  const isItem = ({ parts }: CutLine) =>
    parts.every((part, at) => {
      const isOpen = part.length === 0 || !numericKeys.has(columns[at]?.heading.key ?? "");
      return isOpen || isNumber(textOf(part));
    });
  const full = cuts.slice(0, DEEPEST).filter((line) => isFull(line) && isItem(line));
  const isCount = ({ heading: { key } }: Column, at: number) => {
    if (numericKeys.has(key ?? "")) return true;
    const texts = full
      .map(({ parts }) => textOf(parts[at] ?? []))
      .filter((text) => text !== "" && !BOX.test(text));
    const numbers = texts.filter((text) => isNumber(text) || MEASURED.test(text));
    const isOpen = key === null || key === "other";
    return isOpen && texts.length > 1 && numbers.length >= SHARE * texts.length;
  };
  return new Set(columns.filter(isCount));
}

const isNumber = (text: string): boolean => ["number", "money"].includes(kindOf(text));
/** "8 ea", "2 rolls": a number with its unit. */
const MEASURED = /^\d+(?:[.,]\d+)* ?\p{L}{1,5}\.?$/u;

function cut(
  line: Line,
  columns: readonly Column[],
  counts: ReadonlySet<Column>,
  clear: ReadonlySet<Column>,
): CutLine {
  const level = columns.some(({ heading }) => heading.level) ? levelOf(line) : undefined;
  const own = columns.filter(({ heading }) => heading.level === level);
  const { parts, straddles } = cutAcross(line, own, counts, clear);
  const partOf = (column: Column) => {
    const part = withoutBox(parts[own.indexOf(column)] ?? [], counts.has(column));
    const isPrice = column.heading.key === "unit_price" && part.length > 1;
    const isCount = column.heading.key === "quantity" && part.length > 1;
    if (isCount && TIMES.test(part.at(-1)?.text ?? "")) return part.slice(0, -1);
    return isPrice && TIMES.test(part[0]?.text ?? "") ? part.slice(1) : part;
  };
  return { line, parts: columns.map(partOf), straddles };
}

function cutAcross(
  line: Line,
  columns: readonly Column[],
  counts: ReadonlySet<Column>,
  clear: ReadonlySet<Column>,
): CutLine {
  const parts = columns.map((): Word[] => []);
  let straddles = false;
  for (const segment of line.segments) {
    const space = widestSpace(segment.words);
    const start = segment.box.x0 + 0.1 * line.fontSize;
    const own = segment.words.map((word) =>
      isLoneCode(line)
        ? columns.findLastIndex(({ left }) => left <= start)
        : ownerColumn(word, columns),
    );
    const isCount = own.map((at) => counts.has(columns[at] as Column));
    const isAlone = line.segments.every((other) => other === segment || isOrdinal(other, columns));
    // By itself on its line a name may end within a column of numbers.
    const enters = segment.words.map(
      (word, i) =>
        i > 0 &&
        (isAlone
          ? crossed(word, columns).some((column) => counts.has(column))
          : isCount[i] === true && own[i] !== own[i - 1]),
    );
    const isDescription = columns[own[0] ?? 0]?.heading.key === "description";
    const isAcross =
      !isCount[0] &&
      (isNameAcross(segment.words, enters, space, isAlone) ||
        (isDescription && isAlone && isLongText(segment.words, space)));
    // What a sum is called may reach as far as its amount.
    const isAmount = (i: number) =>
      i === own.length - 1 &&
      columns[own[i] ?? 0]?.heading.key === "amount" &&
      kindOf(segment.words[i]?.text ?? "") === "money";
    const owners = isAcross ? own.map((at, i) => (isAmount(i) ? at : own[0])) : own;
    for (const [index, word] of segment.words.entries()) {
      parts[owners[index] ?? 0]?.push(word);
      const before = segment.words[index - 1];
      const close = before && word.box.x0 - before.box.x1 < space && word.spaceBefore;
      // Its number may stand a space before the code of an item.
      const isNumber = columns[owners[index - 1] ?? 0]?.heading.key === "line_no";
      const isOwn =
        (isNumber && /^\d{1,4}[.)]?$/.test(before?.text ?? "")) ||
        clear.has(columns[owners[index] ?? 0] as Column);
      if (index > 0 && close && !isOwn && owners[index] !== owners[index - 1]) straddles = true;
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
  enters: readonly boolean[],
  space: number,
  isAlone: boolean,
): boolean {
  const gaps = words.slice(1).map((word, i) => word.box.x0 - (words[i]?.box.x1 ?? 0));
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  // Ideographs leave no spaces.
  if (gaps.length === 0) return isAlone && CJK_NAME.test(words[0]?.text ?? "");
  if (most > space) return false;
  // Seen gaps are never even: what has no amount in it and nothing beside it is one text as well.
  const isText = isAlone && words.every((word) => kindOf(word.text) !== "money");
  if (!isText && most - least > EVEN * space) return false;
  // "Batch 40/2296, best before 02/11/2024": a number of its own stands off from so many words.
  if (isText && words.length >= LONG && most - least <= EVEN * space) return true;
  const letters = isAlone ? /\p{L}/u : /^\p{L}{2}/u;
  return words.some((word, i) => enters[i] && letters.test(word.text));
}

/** Many words seen on pixels, no further apart than words are, without an amount among them. */
function isLongText(words: readonly Word[], space: number): boolean {
  const isNear = (word: Word, i: number) =>
    i === 0 || word.box.x0 - (words[i - 1]?.box.x1 ?? 0) <= space;
  const isSeen = words[0]?.source === "ocr" && words.length >= LONGER;
  return isSeen && words.every(isNear) && words.every((word) => kindOf(word.text) !== "money");
}

/** The number of a row, which counts no text beside it. */
function isOrdinal({ text, words }: Line["segments"][number], columns: readonly Column[]): boolean {
  const [word] = words;
  const isNumber = word !== undefined && /^\d{1,3}[.)]?$/.test(text);
  return isNumber && columns[ownerColumn(word, columns)]?.heading.key === "line_no";
}

/** A code by itself may be wider than its column; a word by itself is the heading of a section. */
function isLoneCode({ segments }: Line): boolean {
  return segments.length === 1 && /^[\p{L}-]*\d[\p{L}\d-]*$/u.test(segments[0]?.text ?? "");
}

function cross(word: Word, columns: readonly Column[]): boolean {
  return crossed(word, columns).length > 1;
}

/** The columns in which more than the edge of a word stands. */
function crossed(word: Word | undefined, columns: readonly Column[]): Column[] {
  if (!word) return [];
  return columns.filter(
    ({ left, right }) =>
      Math.min(word.box.x1, right) - Math.max(word.box.x0, left) > 0.6 * word.fontSize,
  );
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

/** A box to tick off what was counted: "12 ☐". It has a column without a heading, and is no part of the number before it. */
const BOX = /^[☐☒]$/u;

function withoutBox(part: Word[], isCount: boolean): Word[] {
  const before = part.slice(0, -1);
  if (!BOX.test(part.at(-1)?.text ?? "")) return part;
  return (before.length === 0 && isCount) || isNumber(textOf(before)) ? before : part;
}

/** "X 8,49" in a column of prices: the sign between a count and its price belongs to neither. */
const TIMES = /^[x×*]$/i;

export function textOf(words: readonly Word[]): string {
  return joinWords([...words].sort((a, b) => a.box.x0 - b.box.x0));
}
