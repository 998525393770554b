import type { Line } from "../../layout/lines";
import { type Cell, cellOf, isNextInRow } from "../../layout/rules/cells";
import { joinWrapped, type Segment } from "../../layout/segment";
import { type LanguageWeights, matchLabel } from "../../lexicon/vocabulary";
import type { Word } from "../../model";
import { settings } from "../../settings";
import { isCjk } from "../../text/fold";
import { kindOf } from "../../text/kind";
import { beginsWithBox } from "../choices/tick-boxes";
import { isFilledInBeside } from "../grids/typed-share";
import { isAnsweredByType } from "../inline/prefix-by-look";
import { isLabelLike, isQuestion } from "./label-like";
import { toUnit } from "./unit";

export function isLabel(segment: Segment | undefined, weights: LanguageWeights): boolean {
  // "Date 03/08/24" has its answer already, as has "NIP 825-550-18-44".
  const last = segment?.text.split(" ").at(-1) ?? "";
  if (!segment || kindOf(last) === "date" || /\d{4}|\d[-./]\d/.test(last)) return false;
  return (
    /[:：]$/.test(segment.text) || (matchLabel(segment.text, false, weights)?.score ?? 0) >= 0.9
  );
}

/** The cells of a page with the texts in each. */
export type FilledCells = ReadonlyMap<Cell, readonly Segment[]>;

export function fillCells(lines: readonly Line[], cells: readonly Cell[]): FilledCells {
  const filled = new Map<Cell, Segment[]>(cells.map((cell) => [cell, []]));
  for (const segment of lines.flatMap((line) => line.segments)) {
    const cell = cellOf(segment, cells);
    if (cell) filled.get(cell)?.push(segment);
  }
  return filled;
}

const textsIn = (cell: Cell, cells: FilledCells): readonly Segment[] => cells.get(cell) ?? [];

/** Two or three lines of one cell that only together are a label. */
export function wrappedLabel(
  cell: Cell,
  cells: FilledCells,
  weights: LanguageWeights,
): Segment[] | null {
  const inside = withoutNumber(textsIn(cell, cells));
  if (inside.length < 2 || inside.length > 3) return null;
  // "Phone 09571 555 306" over "Fax" is no label.
  if (inside.some(({ text }) => beginsWithBox(text) || /\d{3}/.test(text))) return null;
  const sizeRatio = ratioOf(inside);
  const sizes = inside.map((segment) => segment.fontSize);
  if (
    Math.max(...sizes) > sizeRatio * Math.min(...sizes) ||
    inside.some((s) => s.bold !== inside[0]?.bold)
  )
    return null;
  if (
    inside
      .slice(1)
      .some((s, i) => Math.abs(s.baseline - (inside[i]?.baseline ?? 0)) < 0.5 * s.fontSize)
  )
    return null;
  const text = inside.map((segment) => segment.text).reduce(joinWrapped);
  const isLike = isLabelLike(toUnit(inside, cell, weights));
  if (isLike && text.length < longest.plain && asksBeside(cell, cells, weights)) return inside;
  const goesOn = inside.slice(1).every((line) => /^[\p{Ll}(（]/u.test(line.text));
  const beside = cellBeside(cell, cells);
  const isAnswered = (next: Cell) =>
    isTypedBeside(cell, next, cells) ||
    (isQuestion(text) && textsIn(next, cells).some((one) => beginsWithBox(one.text)));
  if (beside && goesOn && text.length < longest.typed && isAnswered(beside)) return inside;
  const whole = matchLabel(text, inside[0]?.source === "ocr", weights)?.score ?? 0;
  const first = matchLabel(inside[0]?.text ?? "", inside[0]?.source === "ocr", weights)?.score ?? 0;
  const continues =
    /[/／(&,-]$/.test(inside[0]?.text ?? "") ||
    /^[(（][^\d]*[)）]$/.test(inside[1]?.text ?? "") ||
    (cell.filled && text.length < 40);
  const last = matchLabel(inside.at(-1)?.text ?? "", false, weights)?.score ?? 0;
  return whole >= 0.9 && (first < 0.9 || continues || last >= 0.9) ? inside : null;
}

/** Signs of a label of several lines, and of one beside an answer in another face. */
const longest = { plain: 40, typed: 110 } as const;

/** Without the number of the row, to the left of the first line. */
function withoutNumber(inside: readonly Segment[]): Segment[] {
  const [first, second] = inside;
  const isNumber =
    /^\d{1,2}\.?$/.test(first?.text ?? "") && first && second && second.box.x0 > first.box.x1;
  return inside.slice(isNumber ? 1 : 0);
}

function cellBeside(cell: Cell, cells: FilledCells): Cell | undefined {
  for (const other of cells.keys()) if (isNextInRow(cell, other)) return other;
  return undefined;
}

/** Signs of a label that stands alone in its cell. */
const longestAlone = 30;

/** A text of letters without ideographs seen on pixels that has a cell to itself, beside one with an answer: no word of it is, unless it was typed. */
export function isWholeBeside(
  { text, source, words }: Segment,
  cell: Cell,
  cells: FilledCells,
  weights: LanguageWeights,
): boolean {
  if (source !== "ocr" || textsIn(cell, cells).length > 1 || text.length > longestAlone)
    return false;
  if (/[\d:：]/.test(text) || isCjk(text) || beginsWithBox(text)) return false;
  if (isAnsweredByType(words)) return false;
  const next = cellBeside(cell, cells);
  const [answer] = (next && textsIn(next, cells)) ?? [];
  return answer !== undefined && !isLabel(answer, weights);
}

/** Whether a cell is set in one face, and the next one in another. */
function isTypedBeside(cell: Cell, next: Cell, cells: FilledCells): boolean {
  const [own, other] = [cell, next].map((one) =>
    textsIn(one, cells).flatMap(({ words }) => words),
  ) as [Word[], Word[]];
  return isFilledInBeside(own, other);
}

/** Few ideographs by themselves are seen as larger or smaller than they are. */
function ratioOf(inside: readonly Segment[]): number {
  if (inside[0]?.source !== "ocr") return settings.printedSizeRatio;
  const areIdeographs = inside.every(({ text }) => /^[\u3040-\u9fff（）／・]+$/.test(text));
  return areIdeographs ? 1.5 * settings.seenSizeRatio : settings.seenSizeRatio;
}

/** In so many cells of a column of labels the lexicon knows the text. */
const knownInColumn = { fewest: 3, share: 0.5 } as const;

/** A column without a single text that could be no label, beside one in which so many of them are none. */
const columnOfLabels = { fewest: 4, share: 0.4 } as const;

/** In the middle of their cell, as labels stand beside answers that do not. */
function areCentred(cell: Cell, cells: FilledCells): boolean {
  return textsIn(cell, cells).every((text) => isCentred(text, cell));
}

function isCentred({ box, fontSize }: Segment, { box: { x0, x1 } }: Cell): boolean {
  const [left, right] = [box.x0 - x0, x1 - box.x1];
  return Math.abs(left - right) < 0.8 * fontSize && left > 0.5 * fontSize;
}

/** A cell of labels, by its tint or by the cells of its column, beside one with an answer. */
function asksBeside(cell: Cell, cells: FilledCells, weights: LanguageWeights): boolean {
  const next = cellBeside(cell, cells);
  if (!next || next.filled || textsIn(next, cells).length === 0) return false;
  if (cell.filled) return true;
  if (isTypedBeside(cell, next, cells)) return true;
  if (areCentred(cell, cells) && !areCentred(next, cells)) return true;
  const column = [...cells.keys()].filter(
    ({ box }) => Math.abs(box.x0 - cell.box.x0) + Math.abs(box.x1 - cell.box.x1) < 2,
  );
  const known = column.filter((other) => {
    const [own, more] = textsIn(other, cells);
    return own && !more && isLabel(own, weights);
  });
  if (known.length >= Math.max(knownInColumn.fewest, knownInColumn.share * column.length))
    return true;
  const answers = [...cells.keys()].filter(({ box }) => Math.abs(box.x0 - next.box.x0) < 2);
  const [asked, given] = [column, answers].map((own) =>
    own
      .flatMap((other) => textsIn(other, cells)[0] ?? [])
      .map((text) => isLabelLike(toUnit([text], null, weights))),
  ) as [boolean[], boolean[]];
  const isAsking = asked.length >= columnOfLabels.fewest && asked.every((one) => one);
  return isAsking && given.filter((one) => !one).length >= columnOfLabels.share * given.length;
}
