import { median } from "../../layout/box";
import type { Line } from "../../layout/lines";
import type { Word } from "../../model";
import { settings } from "../../settings";
import type { Column } from "../columns";
import { type CutLine, numericKeys, textOf } from "./cut-lines";

/** The heading of the rows below it, which belongs to none of them. */
export function headsSection(
  candidate: CutLine,
  cuts: readonly CutLine[],
  anchors: readonly CutLine[],
  columns: readonly Column[],
): boolean {
  return (
    isSection(candidate, cuts, anchors, columns) ||
    isLoudSection(candidate, cuts, anchors, columns) ||
    isBoldSection(candidate, cuts, anchors, columns) ||
    isFramedSection(candidate, cuts, anchors) ||
    isAloof(candidate, cuts, anchors, columns) ||
    isNumberedSection(candidate, anchors, columns)
  );
}

/** A word by itself in a column of codes or dates, beside one of names, is the heading of those that follow: "Spare parts". */
function isSection(
  candidate: CutLine,
  cuts: readonly CutLine[],
  anchors: readonly CutLine[],
  columns: readonly Column[],
): boolean {
  const { parts, line } = candidate;
  const at = parts.findIndex((part) => part.length > 0);
  const key = columns[at]?.heading.key;
  if (line.segments.length > 1 || /\d/.test(line.segments[0]?.text ?? "")) return false;
  const names = columns.findIndex(({ heading }) => heading.key === "description");
  const isCode = key === "item_code" || key === "line_no";
  if (names < 0 || (!isCode && (at >= names || numericKeys.has(key ?? "")))) return false;
  // "4" over "March" is a date on two lines.
  const above = cuts[cuts.indexOf(candidate) - 1];
  const isRest =
    above !== undefined &&
    (above.parts[at]?.length ?? 0) > 0 &&
    line.baseline - above.line.baseline < settings.paragraphPitch * line.fontSize;
  if (!isCode && isRest) return false;
  const codes = anchors.map((anchor) => textOf(anchor.parts[at] ?? [])).filter((text) => text);
  return codes.length > 0 && codes.every((text) => /\d/.test(text));
}

/** "LABOUR" over "Brake check", where a heading in capitals stands over the first row, too, and the names of rows are not all in capitals. */
function isLoudSection(
  candidate: CutLine,
  cuts: readonly CutLine[],
  anchors: readonly CutLine[],
  columns: readonly Column[],
): boolean {
  const names = columns.findIndex(({ heading }) => heading.key === "description");
  const isLoud = ({ parts }: CutLine) =>
    parts.every((part, at) => (at === names ? LOUD.test(textOf(part)) : part.length === 0));
  const isOver = (line: CutLine | undefined) => standsOver(line, isLoud, cuts, anchors);
  const quiet = anchors.filter(({ parts }) => /\p{Ll}{2}/u.test(textOf(parts[names] ?? [])));
  return names >= 0 && isOver(candidate) && isOver(cuts[0]) && quiet.length > 0.8 * anchors.length;
}

const LOUD = /^\p{Lu}{3,}(?: \p{Lu}+| &)*$/u;

/** Of the letters of a heading so many look bold at least, and of those of names so many at most. */
const BOLD = { most: 0.7, least: 0.3 } as const;
/** So many of the rows have names of their own in print that is not bold. */
const QUIET = 0.8;

/** A text in bold, as one is that stands over the first row, too, where names are not, and some rows have none above: others name each row. */
function isBoldSection(
  candidate: CutLine,
  cuts: readonly CutLine[],
  anchors: readonly CutLine[],
  columns: readonly Column[],
): boolean {
  const names = columns.findIndex(({ heading }) => heading.key === "description");
  const isBold = ({ parts }: CutLine) =>
    parts.every((part, at) => (at === names ? boldShare(part) >= BOLD.most : part.length === 0));
  const isOver = (line: CutLine | undefined) => standsOver(line, isBold, cuts, anchors);
  if (names < 0 || !isOver(candidate) || !isOver(cuts[0])) return false;
  const quiet = anchors.filter(({ parts }) => {
    const name = parts[names] ?? [];
    return name.length > 0 && boldShare(name) <= BOLD.least;
  });
  const isHeaded = (anchor: CutLine) => isOver(cuts[cuts.indexOf(anchor) - 1]);
  return quiet.length >= QUIET * anchors.length && !anchors.every(isHeaded);
}

/** A title right above a row. */
function standsOver(
  line: CutLine | undefined,
  isTitle: (line: CutLine) => boolean,
  cuts: readonly CutLine[],
  anchors: readonly CutLine[],
): boolean {
  const below = line && cuts[cuts.indexOf(line) + 1];
  return line !== undefined && isTitle(line) && below !== undefined && anchors.includes(below);
}

function boldShare(words: readonly Word[]): number {
  const signs = (own: readonly Word[]) => own.reduce((sum, { text }) => sum + text.length, 0);
  return words.length === 0 ? 0 : signs(words.filter(({ bold }) => bold)) / signs(words);
}

/** "** DRINKS **", "- Soups -", ">>> FRUIT <<<" by itself: a title between signs that are no part of a name. */
export function isFramed({ segments: [only, ...more] }: Line): boolean {
  const [, before, after] = (more.length === 0 && FRAMED.exec(only?.text ?? "")) || [];
  return before !== undefined && (before === after || (before === ">" && after === "<"));
}

const FRAMED = /^([-–—=~*#•>])\1{0,5}\s?\p{L}{2}.*?([-–—=~*#•<])\2{0,5}$/u;

/** Where such a title stands over the first row, too; else it may be a wish about the item above. */
function isFramedSection(
  candidate: CutLine,
  cuts: readonly CutLine[],
  anchors: readonly CutLine[],
): boolean {
  const [first] = cuts;
  const isOver = first !== undefined && isFramed(first.line) && !anchors.includes(first);
  return isOver && !anchors.includes(candidate) && isFramed(candidate.line);
}

/** So many lines that go on show how close they stand; a title stands off so many times as far from what is above it, and from the row below. */
const LEAST = 3;
const OFF = [1.25, 1.15] as const;

/** "Small parts" between two rows: a text by itself that stands off from both, further than the lines of a row stand apart. */
function isAloof(
  candidate: CutLine,
  cuts: readonly CutLine[],
  anchors: readonly CutLine[],
  columns: readonly Column[],
): boolean {
  const own = candidate.parts.findIndex((part) => part.length > 0);
  // Beside the last column stands what is no part of the table.
  if (own === columns.length - 1) return false;
  const at = cuts.indexOf(candidate);
  const stepTo = (to: number) =>
    (cuts[to]?.line.baseline ?? Number.NaN) - (cuts[to - 1]?.line.baseline ?? Number.NaN);
  const last = cuts.indexOf(anchors.at(-1) as CutLine);
  const inner = cuts.flatMap((cut, i) =>
    i > 0 && i < last && i !== at && !anchors.includes(cut) ? [stepTo(i)] : [],
  );
  const isBefore = anchors.includes(cuts[at + 1] as CutLine);
  if (inner.length < LEAST || candidate.line.segments.length > 1 || !isBefore) return false;
  const usual = median(inner);
  const isOff = at === 0 || stepTo(at) >= OFF[0] * usual;
  return isOff && stepTo(at + 1) >= OFF[1] * usual;
}

/** "2  Labour" over "2.1  Roofer": its number is the beginning of the next row's. */
export function isNumberedSection(
  { parts, line }: CutLine,
  anchors: readonly CutLine[],
  columns: readonly Column[],
): boolean {
  const at = parts.findIndex((part) => part.length > 0);
  const key = columns[at]?.heading.key ?? "line_no";
  if (key !== "line_no" && key !== "item_code") return false;
  const number = textOf(parts[at] ?? []).replace(/\.$/, "");
  const next = anchors.find((anchor) => anchor.line.baseline > line.baseline);
  const below = next && textOf(next.parts[at] ?? []);
  return /^\d[\d.]*$/.test(number) && below?.startsWith(`${number}.`) === true;
}
