import { hull, median } from "../../layout/box";
import { joinWrapped, type Segment, toSegment } from "../../layout/segment";
import type { LanguageWeights } from "../../lexicon/vocabulary";
import { areChoices } from "../choices/tick-boxes";
import type { Pair } from "../pairs/assign";
import { isLabelLike, isQuestion } from "../units/label-like";
import { toUnit, type Unit } from "../units/unit";
import { partyKeys } from "../values/line-counts";
import { areBold, areInOtherFaces, namesSum, type Records, ruledPair } from "./records";
import { areWrappedInCells } from "./walled-rows";

const COLUMNS = 3;
const ROWS = 2;
/** On a scan the typeface of some answers does not show: that of this share does. */
const SEEN = 0.75;
/** The share of labels by their form among headings. */
const LIKE = 0.75;
/** Rows fill this share of the columns, stand no further apart than this, in em, and begin within this of a heading that they are not below. */
const FILLED = 0.6;
const PITCH = 3.2;
const EDGE = 1;
const EVEN = 0.15;
/** Headings in small type over handwriting are of this share of its size. */
const SMALLER = 0.8;
/** Of what was read from pixels this share may seem to ask, for a stroke that was seen as a colon or a wide space. */
const MISREAD = 0.1;
/** A text of the lexicon, and how many there may be among the answers. */
const KNOWN = 0.92;
const MOST_KNOWN = 0.2;

/**
 * Records without walls between their columns: headings in bold or underlined, or in a face of their own but for the names of the rows, or far smaller than what stands below them, over at least two lines whose texts each stand below one of
 * them, one column of which has digits throughout. Every heading is the label of each text below it.
 */
export function findOpenRecords(units: readonly Unit[], weights: LanguageWeights): Records {
  const lines = linesOf(units);
  const wholeLines = lines.map((line) => withWhole(line, weights));
  const pairs: Pair[] = [];
  const bound: Unit[] = [];
  for (let at = 0; at < lines.length; at++) {
    const heading = lines[at] as Unit[];
    if (!areHeadings(heading)) continue;
    const next = wholeLines.slice(at + 1);
    const areMostNumbered = areNumbers(next.slice(0, NUMBERED), heading);
    const rows = rowsBelow(
      heading,
      next.map((line) => withoutNumber(line, heading, areMostNumbered)),
    );
    const areNumbered = rows.every((row, i) => row.length < (next[i]?.length ?? 0));
    if (!areRecords(heading, rows, areNumbered)) continue;
    const begun = (lines[at - 1] ?? []).filter((upper) =>
      heading.some((one) => goesOn(upper, one)),
    );
    const whole = heading.map((one) => withLineAbove(one, begun));
    for (const row of rows) {
      const columns = columnsOf(row, heading);
      row.forEach((value, i) => {
        const label = whole[columns[i] ?? -1];
        if (label) pairs.push(ruledPair(label, value));
      });
    }
    bound.push(...heading, ...begun, ...lines.slice(at + 1, at + 1 + rows.length).flat());
    at += rows.length;
  }
  return { pairs, bound: new Set(bound) };
}

/** Texts on one baseline, from left to right; lines from the top. */
export function linesOf(units: readonly Unit[]): Unit[][] {
  const lines: Unit[][] = [];
  for (const unit of units.toSorted((a, b) => a.firstBaseline - b.firstBaseline)) {
    const line = lines.at(-1);
    const step = unit.firstBaseline - (line?.[0]?.firstBaseline ?? Number.NEGATIVE_INFINITY);
    if (line && step < 0.4 * unit.fontSize) line.push(unit);
    else lines.push([unit]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.box.x0 - b.box.x0));
}

/** A line of a heading goes on below within so many em, and begins and is set alike. */
const WRAPPED = 1.5;

function goesOn(upper: Unit, { box, firstBaseline, fontSize, face, cell }: Unit): boolean {
  const step = (firstBaseline - upper.lastBaseline) / fontSize;
  const isAlike = upper.face === face && Math.abs(upper.fontSize - fontSize) < 0.1 * fontSize;
  const isUnder = Math.abs(upper.box.x0 - box.x0) < 0.5 * fontSize && upper.cell === cell;
  return isAlike && isUnder && step > 0.5 && step < WRAPPED && !upper.colon;
}

/** "Gross income" over "monthly": a heading of two lines beside those of one. */
function withLineAbove(head: Unit, lines: readonly Unit[]): Unit {
  const upper = lines.find((one) => goesOn(one, head));
  if (!upper) return head;
  const segments = [...upper.segments, ...head.segments];
  const text = segments.map((segment) => segment.text).reduce(joinWrapped);
  const box = hull([upper.box, head.box]);
  return { ...head, text, segments, box, firstBaseline: upper.firstBaseline, match: null };
}

/** Between words of one answer, in em. */
const SPACE = 0.6;

/** Texts of a line that were parted by the faces of their words, which on pixels err: "Kathy", seen as print, before "Delmonico". */
function withWhole(line: readonly Unit[], weights: LanguageWeights): Unit[] {
  const whole: Unit[] = [];
  for (const unit of line) {
    const last = whole.at(-1);
    const isRest = last && unit.inlineLabel === last && !last.colon && unit.source === "ocr";
    if (last && isRest && unit.box.x0 - last.box.x1 < SPACE * unit.fontSize) {
      const words = [last, unit].flatMap(({ segments }) => segments.flatMap((one) => one.words));
      const [first] = unit.segments as [Segment];
      whole[whole.length - 1] = toUnit([toSegment(words, first.page)], unit.cell, weights);
    } else whole.push(unit);
  }
  return whole;
}

/** So many lines show whether records are numbered before all columns: most of them are. */
const NUMBERED = 4;
const MOST = 0.6;

function areNumbers(lines: readonly Unit[][], [head]: readonly Unit[]): boolean {
  const names = lines.flatMap(([first]) =>
    first && head && first.box.x1 < head.box.x0 ? [first.text] : [],
  );
  const numbers = names.filter((text) => /^\d{1,2}\.?$/.test(text));
  return names.length === lines.length && numbers.length >= MOST * lines.length;
}

/** The texts of a record without its number or name, "Chief" among numbers or in the face of the headings, which stands before all columns. */
function withoutNumber(
  line: readonly Unit[],
  [head]: readonly Unit[],
  areMostNumbered: boolean,
): Unit[] {
  const [first, ...others] = line;
  const isName = first?.face === head?.face && others.every(({ face }) => face !== head?.face);
  const isBefore = first && head && first.box.x1 < head.box.x0;
  const isOutside = isBefore && (areMostNumbered || /^\d{1,2}\.?$/.test(first.text) || isName);
  return isOutside && others.length > 0 ? others : [...line];
}

/** Labels by their form, but for a short one ("M/F"). */
export function areHeadings(line: readonly Unit[]): boolean {
  const isPlain = ({ colon, inlineLabel, text }: Unit) =>
    !colon &&
    inlineLabel === null &&
    !/\d/.test(text.replace(/[(（][^()（）]*[)）]/g, "")) &&
    /\p{L}/u.test(text) &&
    !areChoices(text);
  const asking = line.filter(isLabelLike);
  return line.length >= COLUMNS && line.every(isPlain) && asking.length >= LIKE * line.length;
}

/** The lines from the first on, each text of which stands below a heading of its own. */
function rowsBelow(heading: readonly Unit[], lines: readonly Unit[][]): Unit[][] {
  const rows: Unit[][] = [];
  let above = heading;
  let pitch = Number.NaN;
  for (const line of lines) {
    const [first] = line as [Unit];
    const em = Math.max(...[...above, ...line].map(({ fontSize }) => fontSize));
    const step = first.firstBaseline - (above[0]?.lastBaseline ?? 0);
    const columns = columnsOf(line, heading);
    const areApart = new Set(columns).size === columns.length && !columns.includes(-1);
    // Where the rows are even, one may be blank but for its name.
    const isEven = rows.length > 1 && Math.abs(step - pitch) < EVEN * pitch;
    const isFilled = line.length >= FILLED * heading.length || (isEven && columns.includes(0));
    const isOwnCell = (unit: Unit, i: number) =>
      unit.cell !== null && unit.cell === heading[columns[i] ?? -1]?.cell;
    // Lines below a label in a cell of their own are one answer.
    const areAnswers = line.every(isOwnCell) && new Set(line.map(({ cell }) => cell)).size > 1;
    // A sum is left to its own label.
    const isSum = rows.length >= ROWS && namesSum(first);
    if (step > PITCH * em || !areApart || !isFilled || areAnswers || isSum) break;
    rows.push(line);
    pitch = step;
    above = line;
  }
  return rows;
}

/** The heading that stands over a text or begins where it does; -1 for none or several. */
export function columnOf({ box, fontSize }: Unit, heading: readonly Unit[]): number {
  const over = heading.flatMap((head, at) => {
    const isOver = head.box.x0 < box.x1 && head.box.x1 > box.x0;
    return isOver || Math.abs(head.box.x0 - box.x0) < EDGE * fontSize ? [at] : [];
  });
  return over.length === 1 ? (over[0] as number) : -1;
}

/** The same of each text of a line; one with a text for every heading, centred over its column as headings may be, has them in their order. */
function columnsOf(line: readonly Unit[], heading: readonly Unit[]): number[] {
  const columns = line.map((unit) => columnOf(unit, heading));
  const isWhole = line.length === heading.length;
  return isWhole && columns.every((at, i) => at === i || at === -1) ? [...line.keys()] : columns;
}

function areRecords(
  heading: readonly Unit[],
  rows: readonly Unit[][],
  areNumbered: boolean,
): boolean {
  const answers = rows.flat();
  const known = answers.filter(({ match }) => (match?.score ?? 0) >= KNOWN);
  const isWritten = areInOtherFaces(heading, answers, SEEN);
  const isAsking = ({ text, colon, inlineLabel }: Unit) =>
    colon || inlineLabel !== null || (isQuestion(text) && !isWritten) || areChoices(text);
  const asking = answers.filter(isAsking);
  const areAsking =
    asking.some(({ source }) => source !== "ocr") || asking.length > MISREAD * answers.length;
  if (
    rows.length < ROWS ||
    areWrappedInCells(rows) ||
    areAsking ||
    known.length > MOST_KNOWN * answers.length
  )
    return false;
  // Addresses side by side are read from top to bottom, and no column of theirs has digits on every line.
  const isCounted = heading.some((_, at) => {
    const own = rows.flatMap((row) => row.filter((_, i) => columnsOf(row, heading)[i] === at));
    return own.length >= ROWS && own.every(({ text }) => /\d/.test(text));
  });
  const areWritten = isWritten && (heading.length > COLUMNS || areNumbered);
  if (!(isCounted || areWritten) || heading.some(({ match }) => match && partyKeys.has(match.key)))
    return false;
  const beside = rows.flatMap((row) =>
    row.filter((_, i) => (columnsOf(row, heading)[i] ?? -1) > 0),
  );
  const size = (own: readonly Unit[]) => median(own.map(({ fontSize }) => fontSize));
  const isLarger = (row: readonly Unit[]) =>
    size(heading) <= SMALLER * size(row.filter((unit) => beside.includes(unit)));
  const isSmall = rows.every(isLarger);
  const areUnderlined =
    heading.every(({ underlined }) => underlined) && answers.every(({ underlined }) => !underlined);
  const isFace = isWritten || areInOtherFaces(heading, beside);
  return areBold(heading, answers) || isSmall || areUnderlined || isFace;
}
