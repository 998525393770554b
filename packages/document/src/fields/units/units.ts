import type { Line } from "../../layout/lines";
import { type Cell, cellOf } from "../../layout/rules/cells";
import { type Segment, toSegment } from "../../layout/segment";
import type { LanguageWeights } from "../../lexicon/vocabulary";
import { kindOf } from "../../text/kind";
import { joinStackedHeads } from "../captions/stacked-heads";
import { wrappedCaption } from "../captions/wrapped-captions";
import { withBoxesFirst } from "../choices/boxes-last";
import { choiceColumns } from "../choices/choice-columns";
import { joinChoices } from "../choices/tick-boxes";
import { joinFilledLines } from "../grids/filled-lines";
import { askedOnBefore } from "../inline/asked-on";
import { isFilledIn } from "../inline/filled-in";
import { joinCurrencies, joinCutLabels } from "../inline/join-cut-labels";
import { pairBeside } from "../inline/pair-beside";
import { isWholeLabel } from "../inline/prefix-by-look";
import { splitAmount } from "../inline/split-amount";
import { askedByChoice } from "../inline/split-remark";
import { measuresIn, type Piece, splitSegment } from "../inline/split-segment";
import { isSumLine } from "../sums/sum-lines";
import { asksFurther } from "./asks-further";
import { isAttentionLine } from "./attention-lines";
import {
  isBoxNumber,
  numberedIn,
  numbersOverAnswers,
  withLostPoints,
  withoutBoxNumber,
  withPoint,
} from "./box-numbers";
import { fillCells, isLabel, isWholeBeside, wrappedLabel } from "./cell-labels";
import { facesBehindLabels } from "./filled-faces";
import { joinAccounts } from "./join-accounts";
import { joinDates, joinHours } from "./join-dates";
import { separator } from "./label-start";
import { isNotedLine, isWrittenOn } from "./noted-lines";
import { faceOf, toUnit, type Unit } from "./unit";
import { joinWrappedLabels } from "./wrapped-labels";

/** The texts of a page that may be labels or values, in reading order; its amounts end at `edges`, and `pairs` are known to be parted. */
export function toUnits(
  printed: readonly Line[],
  cells: readonly Cell[],
  weights: LanguageWeights,
  edges: readonly number[] = [],
  pairs: ReadonlyMap<Segment, Piece[]> = new Map(),
): Unit[] {
  const lines = withBoxesFirst(printed, cells);
  const units: Unit[] = [];
  const done = new Set<Segment>();
  const numbered = numberedIn(lines, cells);
  const pointless = withLostPoints(numbered);
  const inCells = fillCells(lines, cells);
  const columns = choiceColumns(lines);
  for (const number of numbersOverAnswers(inCells)) done.add(number);
  const filled = facesBehindLabels(
    lines.flatMap((line) => line.segments),
    ([first, ...others]) =>
      first !== undefined &&
      isWholeLabel(/^\d{1,2}[.)]$/.test(first.text) ? others : [first, ...others], weights),
  );
  for (const line of lines) {
    const dated = joinAccounts(joinHours(joinDates(line.segments)));
    const joined = joinCutLabels(joinChoices(dated, cells, columns), cells, weights);
    const segments = joinCurrencies(joined, weights);
    for (const [index, whole] of segments.entries()) {
      if (done.has(whole)) continue;
      const isNumbered = numbered.has(whole);
      const segment = !isNumbered
        ? whole
        : pointless.has(whole)
          ? withPoint(whole)
          : withoutBoxNumber(whole);
      const cell = cellOf(segment, cells);
      if (cell && isBoxNumber(segment, segments[index + 1], cell)) continue;
      const wrapped = cell
        ? (wrappedCaption(cell, inCells) ?? wrappedLabel(cell, inCells, weights))
        : null;
      if (cell && wrapped?.includes(segment)) {
        for (const part of wrapped) done.add(part);
        units.push(toUnit(wrapped, cell, weights));
        continue;
      }
      const next = segments[index + 1];
      const [answered, asked] =
        (next && (partLastLabel(segment, next, weights) ?? askedByChoice(segment, next))) ?? [];
      if (answered && asked) {
        addPieces(units, splitAt(answered, false, edges, weights), cell, weights);
        units.push(toUnit([asked], cell, weights));
        continue;
      }
      // A currency may have a column of its own before the amounts.
      const amount = next && kindOf(next.text) === "currency" ? segments[index + 2] : next;
      const amountFollows =
        asksForNext(segments[index - 1], weights) ||
        (amount !== undefined && ["money", "number"].includes(kindOf(amount.text)));
      const first = units.length;
      const isWhole =
        isAttentionLine(segment, lines, weights) ||
        isSumLine(segment, line, lines) ||
        isWrittenOn(segment, lines) ||
        isAskedFor(segment, segments[index - 1], weights) ||
        isFilledIn(segment, segments[index - 1], filled, weights) ||
        (cell !== null &&
          (isNotedLine(segment, cell, lines, cells, weights) ||
            isUnderCaption(segment, lines, cells, cell, weights) ||
            isCaption(segment, lines, cells, cell, weights) ||
            isWholeBeside(segment, cell, inCells, weights)));
      const label = next ? askedOnBefore(segment, next, filled.byColons) : null;
      const pieces =
        isWhole || label
          ? [{ segment: label ?? segment, labelled: false }]
          : (pairs.get(segment) ??
            measuresBeside(segment, segments, cells) ??
            pairBeside(segment, segments, weights) ??
            splitAt(segment, amountFollows, edges, weights));
      addPieces(units, pieces, cell, weights);
      const own = units[first];
      const before = segments[index - 1];
      // The colon within it asks as one at its end does.
      if (own && label) own.colon = true;
      if (own && cell)
        own.isNumbered = isNumbered || (before !== undefined && isBoxNumber(before, segment, cell));
    }
  }
  const heads = joinStackedHeads(joinWrappedLabels(units, weights), weights);
  return joinFilledLines(heads, weights);
}

/** "03-5550 2274 FAX", "FR76 1690 – BIC" before another number or code: an answer, and the label of the next one. */
function partLastLabel(
  { words, page, source, fontSize, box }: Segment,
  next: Segment,
  weights: LanguageWeights,
): [Segment, Segment] | null {
  const [before, last] = words.slice(-2);
  const given = before && separator.test(before.text) ? words.slice(0, -2) : words.slice(0, -1);
  if (source !== "ocr" || !last || !/\d$/.test(given.at(-1)?.text ?? "")) return null;
  const isNumber = /^[\d(+]/.test(next.text) || kindOf(next.text) === "id";
  const isNear = next.box.x0 - box.x1 < 4 * fontSize && isNumber;
  const isAsked = /^\p{Lu}{2}/u.test(last.text) && isWholeLabel([last], weights);
  if (!isNear || !isAsked) return null;
  return [toSegment(given, page), toSegment([last], page)];
}

/** A few words seen behind the colon of a label answer it, though the first looks bold by chance and is a label elsewhere: "Warehouse 2 refit". */
function isAskedFor(
  { text, words, source }: Segment,
  before: Segment | undefined,
  weights: LanguageWeights,
): boolean {
  const isAnswer = source === "ocr" && words.length <= FEW_WORDS && !/[:：]/.test(text);
  return isAnswer && before !== undefined && /[:：]$/.test(before.text) && isLabel(before, weights);
}

const FEW_WORDS = 4;

/** A label, and not a pair with its own answer: "Till 02". */
function asksForNext(segment: Segment | undefined, weights: LanguageWeights): boolean {
  if (segment === undefined || !isLabel(segment, weights)) return false;
  return splitSegment(segment, false, weights).length === 1;
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

/** One of several measures on a line, or that of a cell, a gap apart. */
function measuresBeside(
  segment: Segment,
  segments: readonly Segment[],
  cells: readonly Cell[],
): Piece[] | null {
  const cell = cellOf(segment, cells);
  const inside = segments.filter((other) => cellOf(other, cells) === cell);
  return inside.filter((other) => measuresIn(other, 1)).length > 1 ? measuresIn(segment, 1) : null;
}

/** A caption stands this close above its answer, in em of the answer. */
const captionPitch = 2.2;

/** Filled in below the caption of its cell, in another face or, on pixels, far larger, and without a colon: whatever words it has are the answer's. */
function isUnderCaption(
  segment: Segment,
  lines: readonly Line[],
  cells: readonly Cell[],
  cell: Cell,
  weights: LanguageWeights,
): boolean {
  const face = faceOf(segment.words);
  if ((face === undefined && segment.source === "pdf") || /[:：]/.test(segment.text)) return false;
  // "E-Mail office@kiln.example" below "Fax" has a label of its own.
  const hasOwn = segment.words.some(({ text }, at) => at > 0 && kindOf(text) === "email");
  return lines.some((line) =>
    line.segments.some((other) => {
      const step = (segment.baseline - other.baseline) / segment.fontSize;
      const isOther = ![face, undefined].includes(faceOf(other.words)) && face !== undefined;
      const isAligned = Math.abs(other.box.x0 - segment.box.x0) < segment.fontSize;
      const isTold =
        isOther || (!hasOwn && isLabel(other, weights) && areWritten([segment], other));
      return (
        step > 0.5 && step < captionPitch && isTold && isAligned && cellOf(other, cells) === cell
      );
    }),
  );
}

/** At the head of its cell over what another face filled in or, on pixels, a hand wrote far larger, all of it in one face: "Address: street or square, number". */
function isCaption(
  segment: Segment,
  lines: readonly Line[],
  cells: readonly Cell[],
  cell: Cell,
  weights: LanguageWeights,
): boolean {
  const face = faceOf(segment.words);
  if (/[:：]$/.test(segment.text)) return false;
  const inside = lines.flatMap((line) =>
    line.segments.filter((other) => cellOf(other, cells) === cell),
  );
  const [first, ...answers] = inside;
  if (face === undefined)
    return first === segment && asksFurther(segment, weights) && areWritten(answers, segment);
  const isOther = ({ words }: Segment) => ![undefined, face].includes(faceOf(words));
  // On pixels a word of a further line may look printed.
  const areOther = answers.every((answer, at) =>
    at > 0 && answer.source === "ocr" ? faceOf(answer.words) !== face : isOther(answer),
  );
  return first === segment && answers.length > 0 && areOther;
}

/** A hand writes so many times as large as what asks for it. */
const WRITTEN = 1.35;

const areWritten = (answers: readonly Segment[], asked: Segment): boolean =>
  answers.length > 0 &&
  answers.every(({ source, fontSize }) => source === "ocr" && fontSize > WRITTEN * asked.fontSize);

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
