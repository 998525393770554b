import type { Line } from "../../layout/lines";
import { type Cell, cellOf } from "../../layout/rules/cells";
import { type Segment, toSegment } from "../../layout/segment";
import type { FilledCells } from "./cell-labels";

/** So many boxes of a form have to be numbered, each with a greater number than the one before it. */
const FEWEST = 4;

/** The number of a box of a form, before what it asks for: "4  Street address". */
export function isBoxNumber(
  { text, box }: Segment,
  next: Segment | undefined,
  cell: Cell,
): boolean {
  if (!/^\d{1,2}[.)]?$/.test(text) || !next || !/^[(（]?\p{L}.*\p{L}/u.test(next.text))
    return false;
  const em = next.fontSize;
  return box.x0 - cell.box.x0 < em && next.box.x0 - box.x1 < 3 * em && next.box.x1 <= cell.box.x1;
}

/** The texts at the head of a cell that begin with the number of its box, with a point or without, where the numbers of all boxes count up. */
export function numberedIn(lines: readonly Line[], cells: readonly Cell[]): ReadonlySet<Segment> {
  const heads = new Map<Cell, Segment>();
  for (const segment of lines.flatMap((line) => line.segments)) {
    const cell = cellOf(segment, cells);
    if (cell && !heads.has(cell)) heads.set(cell, segment);
  }
  const numbered = [...heads.values()].filter(({ text }) =>
    /^\d{1,2}\.? [‚‘’'.,]?\p{L}.*\p{L}/u.test(text),
  );
  const numbers = numbered.map(({ words }) => Number.parseInt(words[0]?.text ?? "", 10));
  const isCount = numbers.every((number, at) => number > (numbers[at - 1] ?? 0));
  return new Set(numbers.length >= FEWEST && isCount ? numbered : []);
}

/** Most numbers of the boxes have a point. */
const POINTED = 0.6;

/** The texts of `numberedIn` whose number has lost the point that most of the others have, as happens on pixels: "2 DEPARTMENT" between "1. NAME" and "3. ROOM". */
export function withLostPoints(numbered: ReadonlySet<Segment>): ReadonlySet<Segment> {
  const isPointed = ({ words }: Segment) => words[0]?.text.endsWith(".") === true;
  const pointed = [...numbered].filter(isPointed).length;
  if (pointed < POINTED * numbered.size) return new Set();
  return new Set([...numbered].filter((one) => one.source === "ocr" && !isPointed(one)));
}

/** With the point behind its number. */
export function withPoint(segment: Segment): Segment {
  const [number, ...rest] = segment.words;
  if (!number) return segment;
  const words = [{ ...number, text: `${number.text}.` }, ...rest];
  return toSegment(words, segment.page, segment.underlined);
}

/** So many boxes with answers have a number in small type at their head, the answer being larger than it by this. */
const OVER = { boxes: 3, larger: 1.3 } as const;

/** The numbers over the answers of boxes below each other, "24." over what was written, that count up one by one; of boxes left blank among them, too. */
export function numbersOverAnswers(cells: FilledCells): ReadonlySet<Segment> {
  const numbers = [...cells]
    .toSorted(([{ box: a }], [{ box: b }]) => a.top - b.top || a.x0 - b.x0)
    .flatMap(([{ box }, [head, ...rest]]) =>
      head && /^\d{1,3}\.$/.test(head.text) ? [{ head, rest, edge: box.x0 }] : [],
    );
  const isNext = (one: Segment, other: Segment | undefined) =>
    other !== undefined &&
    Math.abs(Number.parseInt(one.text, 10) - Number.parseInt(other.text, 10)) === 1;
  const counted = numbers.filter(({ head, edge }, i) =>
    [numbers[i - 1], numbers[i + 1]].some(
      (other) => isNext(head, other?.head) && Math.abs((other?.edge ?? 0) - edge) < 2,
    ),
  );
  const answered = counted.filter(({ head, rest }) =>
    rest.some(({ fontSize }) => fontSize >= OVER.larger * head.fontSize),
  );
  return new Set(answered.length >= OVER.boxes ? counted.map(({ head }) => head) : []);
}

/** Without the number of its box, and what specks made of the white behind it; a number with a point is printed as a part of the label. */
export function withoutBoxNumber(segment: Segment): Segment {
  const { words, page, underlined, source } = segment;
  const [number, first, ...rest] = words;
  if (!first || number?.text.endsWith(".")) return segment;
  const text = source === "ocr" ? first.text.replace(/^[‚‘’'.,]/, "") : first.text;
  return toSegment([{ ...first, text }, ...rest], page, underlined);
}
