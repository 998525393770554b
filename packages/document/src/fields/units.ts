import { type Cell, cellOf } from "../layout/cells";
import type { Line } from "../layout/lines";
import { joinWrapped, type Segment, toSegment } from "../layout/segment";
import { type LanguageWeights, matchLabel } from "../lexicon/vocabulary";
import { settings } from "../settings";
import { kindOf } from "../text/kind";
import { isBoxNumber, numberedIn, withoutBoxNumber } from "./box-numbers";
import { isLabelLike } from "./label-like";
import { isWholeLabel } from "./label-prefix";
import { splitAmount } from "./split-amount";
import { measuresIn, type Piece, splitSegment } from "./split-segment";
import { joinChoices } from "./tick-boxes";
import { faceOf, toUnit, type Unit } from "./unit";
import { joinWrappedLabels } from "./wrapped-labels";

/** The texts of a page that may be labels or values, in reading order; its amounts end at `edges`. */
export function toUnits(
  lines: readonly Line[],
  cells: readonly Cell[],
  weights: LanguageWeights,
  edges: readonly number[] = [],
): Unit[] {
  const units: Unit[] = [];
  const done = new Set<Segment>();
  const numbered = numberedIn(lines, cells);
  for (const line of lines) {
    const segments = joinCutLabels(joinChoices(line.segments, cells), cells, weights);
    for (const [index, printed] of segments.entries()) {
      if (done.has(printed)) continue;
      const isNumbered = numbered.has(printed);
      const segment = isNumbered ? withoutBoxNumber(printed) : printed;
      const cell = cellOf(segment, cells);
      if (cell && isBoxNumber(segment, segments[index + 1], cell)) continue;
      const wrapped = cell ? wrappedLabel(cell, lines, cells, weights) : null;
      if (cell && wrapped?.includes(segment)) {
        for (const part of wrapped) done.add(part);
        units.push(toUnit(wrapped, cell, weights));
        continue;
      }
      const next = segments[index + 1];
      const [answered, asked] = (next && partLastLabel(segment, next, weights)) ?? [];
      if (answered && asked) {
        addPieces(units, splitAt(answered, false, edges, weights), cell, weights);
        units.push(toUnit([asked], cell, weights));
        continue;
      }
      const amountFollows =
        isLabel(segments[index - 1], weights) ||
        (next !== undefined && ["money", "number"].includes(kindOf(next.text)));
      const first = units.length;
      const isWhole = cell !== null && isUnderCaption(segment, lines, cells, cell);
      const pieces = isWhole
        ? [{ segment, labelled: false }]
        : (measuresBeside(segment, segments, cells) ??
          splitAt(segment, amountFollows, edges, weights));
      addPieces(units, pieces, cell, weights);
      const own = units[first];
      const before = segments[index - 1];
      if (own && cell)
        own.isNumbered = isNumbered || (before !== undefined && isBoxNumber(before, segment, cell));
    }
  }
  return joinWrappedLabels(units, weights);
}

/** "03-5550 2274 FAX" before another number: an answer, and the label of the next one. */
function partLastLabel(
  { words, page, source, fontSize, box }: Segment,
  next: Segment,
  weights: LanguageWeights,
): [Segment, Segment] | null {
  const [before, last] = words.slice(-2);
  if (source !== "ocr" || !before || !last || !/\d$/.test(before.text)) return null;
  const isNear = next.box.x0 - box.x1 < 4 * fontSize && /^[\d(+]/.test(next.text);
  const isAsked = /^\p{Lu}{2}/u.test(last.text) && isWholeLabel([last], weights);
  if (!isNear || !isAsked) return null;
  return [toSegment(words.slice(0, -1), page), toSegment([last], page)];
}

/** At its colons and known labels, else before an amount that stands in a column of them. */
function splitAt(
  segment: Segment,
  amountFollows: boolean,
  edges: readonly number[],
  weights: LanguageWeights,
): Piece[] {
  const pieces = splitSegment(segment, amountFollows, weights);
  return (pieces.length === 1 && splitAmount(segment, edges)) || pieces;
}

/** One of several measures on the line of a cell, a gap apart. */
function measuresBeside(
  segment: Segment,
  segments: readonly Segment[],
  cells: readonly Cell[],
): Piece[] | null {
  const cell = cellOf(segment, cells);
  const inside = cell ? segments.filter((other) => cellOf(other, cells) === cell) : [];
  return inside.filter((other) => measuresIn(other, 1)).length > 1 ? measuresIn(segment, 1) : null;
}

/** A caption stands this close above its answer, in em of the answer. */
const captionPitch = 2.2;

/** Filled in below the caption of its cell, in another face and without a colon: whatever words it has are the answer's. */
function isUnderCaption(
  segment: Segment,
  lines: readonly Line[],
  cells: readonly Cell[],
  cell: Cell,
): boolean {
  const face = faceOf(segment.words);
  if (face === undefined || /[:：]/.test(segment.text)) return false;
  return lines.some((line) =>
    line.segments.some((other) => {
      const step = (segment.baseline - other.baseline) / segment.fontSize;
      const isOther = faceOf(other.words) !== undefined && faceOf(other.words) !== face;
      const isAligned = Math.abs(other.box.x0 - segment.box.x0) < segment.fontSize;
      return (
        step > 0.5 && step < captionPitch && isOther && isAligned && cellOf(other, cells) === cell
      );
    }),
  );
}

/** Words of one label stand no further apart than this, in em, for gaps of scans look wider than they are; less where each is a label itself. */
const widestCut = { one: 2.2, two: 1.6 } as const;

/** A label that a gap has cut in two, of which the lexicon knows the whole. */
function joinCutLabels(
  segments: readonly Segment[],
  cells: readonly Cell[],
  weights: LanguageWeights,
): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last && isCut(last, segment, weights) && cellOf(last, cells) === cellOf(segment, cells)) {
      const words = [...last.words, ...segment.words];
      joined.splice(-1, 1, toSegment(words, segment.page, segment.underlined));
    } else joined.push(segment);
  }
  return joined;
}

function isCut(left: Segment, right: Segment, weights: LanguageWeights): boolean {
  const gap = (right.box.x0 - left.box.x1) / Math.max(left.fontSize, right.fontSize);
  if (gap > widestCut.one || /[:：]$/.test(left.text)) return false;
  if (!isWholeLabel([...left.words, ...right.words], weights)) return false;
  const areLabels = [left, right].every(({ words }) => isWholeLabel(words, weights));
  return !areLabels || gap <= widestCut.two;
}

function isLabel(segment: Segment | undefined, weights: LanguageWeights): boolean {
  // "Date 03/08/24" has its answer already.
  if (!segment || kindOf(segment.text.split(" ").at(-1) ?? "") === "date") return false;
  return (
    /[:：]$/.test(segment.text) || (matchLabel(segment.text, false, weights)?.score ?? 0) >= 0.9
  );
}

/** Two or three lines of one cell that only together are a label. */
function wrappedLabel(
  cell: Cell,
  lines: readonly Line[],
  cells: readonly Cell[],
  weights: LanguageWeights,
): Segment[] | null {
  const inside = lines
    .flatMap((line) => line.segments)
    .filter((segment) => cellOf(segment, cells) === cell);
  if (inside.length < 2 || inside.length > 3) return null;
  const sizeRatio =
    inside[0]?.source === "ocr" ? settings.seenSizeRatio : settings.printedSizeRatio;
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
  const isPlain = text.length < 40 && isLabelLike(toUnit(inside, cell, weights));
  if (isPlain && asksBeside(cell, lines, cells, weights)) return inside;
  const whole = matchLabel(text, inside[0]?.source === "ocr", weights)?.score ?? 0;
  const first = matchLabel(inside[0]?.text ?? "", inside[0]?.source === "ocr", weights)?.score ?? 0;
  const continues =
    /[/／(&,-]$/.test(inside[0]?.text ?? "") ||
    /^[(（][^\d]*[)）]$/.test(inside[1]?.text ?? "") ||
    (cell.filled && text.length < 40);
  const last = matchLabel(inside.at(-1)?.text ?? "", false, weights)?.score ?? 0;
  return whole >= 0.9 && (first < 0.9 || continues || last >= 0.9) ? inside : null;
}

/** In so many cells of a column of labels the lexicon knows the text. */
const knownInColumn = { fewest: 3, share: 0.5 } as const;

/** A column without a single text that could be no label, beside one in which so many of them are none. */
const columnOfLabels = { fewest: 4, share: 0.4 } as const;

/** A cell of labels, by its tint or by the cells of its column, beside one with an answer. */
function asksBeside(
  cell: Cell,
  lines: readonly Line[],
  cells: readonly Cell[],
  weights: LanguageWeights,
): boolean {
  const texts = lines.flatMap((line) => line.segments);
  const next = cells.find(
    ({ box }) => Math.abs(box.x0 - cell.box.x1) < 2 && Math.abs(box.top - cell.box.top) < 2,
  );
  if (!next || next.filled || !texts.some((text) => cellOf(text, cells) === next)) return false;
  if (cell.filled) return true;
  const column = cells.filter(
    ({ box }) => Math.abs(box.x0 - cell.box.x0) + Math.abs(box.x1 - cell.box.x1) < 2,
  );
  const known = column.filter((other) => {
    const [own, more] = texts.filter((text) => cellOf(text, cells) === other);
    return own && !more && isLabel(own, weights);
  });
  if (known.length >= Math.max(knownInColumn.fewest, knownInColumn.share * column.length))
    return true;
  const inside = (own: readonly Cell[]) =>
    own.flatMap((other) => texts.find((text) => cellOf(text, cells) === other) ?? []);
  const answers = cells.filter(({ box }) => Math.abs(box.x0 - next.box.x0) < 2);
  const [asked, given] = [column, answers].map((own) =>
    inside(own).map((text) => isLabelLike(toUnit([text], null, weights))),
  ) as [boolean[], boolean[]];
  const isAsking = asked.length >= columnOfLabels.fewest && asked.every((one) => one);
  return isAsking && given.filter((one) => !one).length >= columnOfLabels.share * given.length;
}

function addPieces(
  units: Unit[],
  pieces: readonly Piece[],
  cell: Cell | null,
  weights: LanguageWeights,
): void {
  for (const piece of pieces) {
    const label = piece.labelled ? (units.at(-1) ?? null) : null;
    units.push(toUnit([piece.segment], cell, weights, label));
  }
}
