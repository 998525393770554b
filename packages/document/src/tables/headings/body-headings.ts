import { overlapX } from "../../layout/box";
import type { Line } from "../../layout/lines";
import { type LanguageWeights, matchLabel } from "../../lexicon/vocabulary";
import type { Box, Page, Rule } from "../../model";
import { kindOf } from "../../text/kind";
import { parseNumber } from "../../text/number";
import { toColumns } from "../columns";
import { cutLines, numericKeys, textOf } from "../rows/cut-lines";
import { type CellText, type Row, toRows } from "../rows/rows";
import { areProducts, tellThemselves } from "../rows/told-rows";
import { continuesBand } from "./continues-band";
import { endsAround, type Heading, type HeadingBand } from "./heading";
import { partLines } from "./part-lines";
import { toBand } from "./to-band";
import { withinWalls } from "./within-walls";

const LEAST = { columns: 3, many: 5, rows: 2, blank: 2 } as const;
/** Rows fill this share of the columns, and more labels than this among their texts are a grid of labels and values. */
const FILLED = 0.6;
const MOST_LABELS = 0.2;
/** The heading of a section begins no further left of the first column's than this, in em. */
const INDENT = 2.5;
/** Lines of a heading, and lines looked at below it. */
const TALLEST = { open: 3, walled: 4 } as const;
const DEEPEST = 60;

/**
 * Finds a heading whose words the lexicon hardly knows ("Kind of care", "Invoice sum"): set apart by ruling or type, with one column of
 * amounts or counts at least, and told by rows below it that name something and count it.
 */
export function headingByBody(
  lines: readonly Line[],
  first: number,
  page: Page,
  weights: LanguageWeights,
): HeadingBand | null {
  for (let last = first; last < Math.min(first + TALLEST.walled, lines.length); last++) {
    if (last > first && !continuesBand(lines, first, last, page)) return null;
    const named = toBand(partLines(lines, first, last), first, last, page, weights);
    if (last - first >= TALLEST.open && named.walls.length === 0) return null;
    const below = withinWalls(lines.slice(last + 1, last + 1 + DEEPEST), named, page);
    const next = lines[last + 1];
    const goesOn = next && endsAround(next, named) && continuesBand(lines, first, last + 1, page);
    if (goesOn || !areHeadings(named)) continue;
    const band = withFittingKeys(named, below, page);
    const columns = toColumns(band, below, page.width);
    const { rows, taken } = toRows(below, columns, page);
    if (!isSetApart(band, lines, below[0], page) && !areProducts(rows)) continue;
    const end = below.findLastIndex((line) => taken.includes(line));
    const others = below.slice(0, end + 1).filter((line) => !taken.includes(line));
    if (!others.every((line) => isOfSection(line, band)) || !areItems(rows, band, weights))
      continue;
    const isForm = countBlank(band, below[end], page) >= LEAST.blank;
    const around = { columns, next: below[end + 1], isForm };
    if (!band.headings.some(isCounted) && !tellThemselves(rows, around)) continue;
    return { ...band, headings: withDescription(band, rows) };
  }
  return null;
}

/** "Charge" is no amount where names stand below it. */
function withFittingKeys(band: HeadingBand, below: readonly Line[], page: Page): HeadingBand {
  const columns = toColumns(band, below, page.width);
  const cuts = cutLines(below, columns).filter(({ straddles }) => !straddles);
  const isUnfit = (at: number) => {
    const full = cuts.filter(
      ({ parts }) => parts.filter((part) => part.length > 0).length >= LEAST.columns,
    );
    const texts = full.map(({ parts }) => textOf(parts[at] ?? [])).filter((text) => text !== "");
    return texts.length >= LEAST.rows && texts.every((text) => /^\p{L}{2}/u.test(text));
  };
  const headings = columns.map(({ heading }, at) =>
    numericKeys.has(heading.key ?? "") && isUnfit(at) ? { ...heading, key: null } : heading,
  );
  return { ...band, headings };
}

/** The heading of a section by itself at the left, or its sum below one of the columns. */
function isOfSection({ segments, fontSize }: Line, { headings }: HeadingBand): boolean {
  const [first, second, ...more] = segments;
  const left = headings[0]?.box;
  if (!first || !left || more.length > 0) return false;
  // Counts and their heading end at the right of their column.
  const isFirst = first.box.x0 > left.x0 - INDENT * fontSize && first.box.x0 < left.x1 + fontSize;
  // Behind a column of numbers it stands over the names.
  const names = headings[1]?.box.x0 ?? left.x0;
  const begins = isFirst || Math.abs(first.box.x0 - names) < SAME * fontSize;
  // "A  Works on the roof": in a grid a section has its letter in the first column.
  const isLettered = first.bold && second?.bold && LETTER.test(first.text);
  if (!second || isLettered) return begins;
  return (
    parseNumber(second.text.replace(/ ?\*+$/, "")) !== null &&
    headings.some((one) => overlapX(second.box, one.box) > 0)
  );
}

/** What begins at one edge is no further off it, in em. */
const SAME = 0.3;
const LETTER = /^(?:\p{Lu}|[IVX]{1,4})[.)]?$/u;

function areHeadings({ headings, walls }: HeadingBand): boolean {
  // In a grid an ideograph by itself may be one: "項", "数".
  const named = walls.length > 0 ? /\p{L}{2}|\p{Script=Han}/u : /\p{L}{2}/u;
  const isHeading = (text: string) => {
    const bare = text.replace(/^\d{1,2}[.)]\s*/gm, "").replace(/[(（][^)）]*[)）]/g, "");
    // "£" stands over amounts.
    if (kindOf(text) === "currency") return true;
    // "Disc. 2" is a heading, "Oak 20" is none.
    return named.test(bare) && !/[\d:：☐☒]/.test(bare.replace(/(?<=\p{L}\.) \d(?= |$)/gu, ""));
  };
  // Of two lists side by side the same is said twice.
  const areOne = new Set(headings.map(({ text }) => text)).size === headings.length;
  // "of whom under 18": one of many may have a number.
  const odd = headings.filter(({ text }) => !isHeading(text));
  const isFew = odd.length === 0 || (odd.length === 1 && headings.length >= LEAST.many);
  return (
    headings.length >= LEAST.columns && areOne && isFew && odd.every(({ text }) => isPhrase(text))
  );
}

/** Several words, and no colon. */
const isPhrase = (text: string): boolean =>
  !/[:：☐☒]/.test(text) && (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 1;

const isCounted = ({ key }: Heading): boolean =>
  key === "quantity" || key === "unit_price" || key === "amount";

/** By walls, a bar or a rule below, or by bold type over plain rows. */
function isSetApart(
  { box, walls, first, last }: HeadingBand,
  lines: readonly Line[],
  next: Line | undefined,
  page: Page,
): boolean {
  if (walls.length > 0) return true;
  const width = box.x1 - box.x0;
  const middle = (box.top + box.bottom) / 2;
  // A bar may be filled cell by cell.
  const tiles = page.fills.filter((fill) => fill.top < middle && fill.bottom > middle);
  const isBar = coverage(tiles, box) > 0.8 * width;
  const below = page.rules.filter(
    (rule) =>
      rule.orientation === "horizontal" &&
      rule.box.top > middle &&
      rule.box.bottom < (next?.baseline ?? 0),
  );
  // Of a rule of dashes a piece may be missing.
  const heights = new Set(below.map((rule) => Math.round(rule.box.top)));
  const isRuled = [...heights].some((height) => {
    const level = below.filter(({ box: { top } }) => Math.abs(top - height) <= LEVEL);
    const pieces = level.map((rule) => rule.box);
    return coverage(pieces, box) > 0.8 * width;
  });
  const isBold = lines
    .slice(first, last + 1)
    .every(({ segments }) => segments.every(({ bold }) => bold));
  return isBar || isRuled || (isBold && next?.segments.every(({ bold }) => !bold) === true);
}

/** Pieces of one rule stand at one height, in points. */
const LEVEL = 1;

/** How much of the width of a box pieces side by side take up. */
const coverage = (pieces: readonly Box[], box: Box): number =>
  pieces.reduce((sum, piece) => sum + Math.max(0, overlapX(piece, box)), 0);

/** The rows of a grid that were left blank below its last one: its rules but the one that closes that. */
function countBlank({ box, walls }: HeadingBand, last: Line | undefined, page: Page): number {
  if (walls.length === 0 || !last) return 0;
  const isWall = ({ box: { x0 } }: Rule) => walls.some((x) => Math.abs(x - x0) < 2);
  const foot = Math.max(
    ...page.rules.flatMap((rule) =>
      rule.orientation === "vertical" && isWall(rule) && rule.box.top < last.baseline
        ? [rule.box.bottom]
        : [],
    ),
  );
  const below = page.rules.filter(
    (rule) =>
      rule.orientation === "horizontal" &&
      rule.box.top > last.baseline &&
      rule.box.top < foot + 2 &&
      overlapX(rule.box, box) > 0.8 * (box.x1 - box.x0),
  );
  return Math.max(0, below.length - 1);
}

function areItems(rows: readonly Row[], band: HeadingBand, weights: LanguageWeights): boolean {
  if (rows.length < LEAST.rows) return false;
  const cells = rows.flatMap((row) => row.cells);
  if (cells.length < FILLED * rows.length * band.headings.length) return false;
  const columns = band.headings.map((heading) =>
    cells.filter(({ column }) => column.heading === heading),
  );
  const isFull = (own: readonly CellText[]) => own.length === rows.length;
  const isKnown = band.headings.some(isCounted);
  const counts = columns.filter(
    (own, i) => isFull(own) && (!isKnown || numericKeys.has(band.headings[i]?.key ?? "")),
  );
  const labels = cells.filter(
    ({ text }) => /[:：]$/.test(text) || (matchLabel(text, false, weights)?.score ?? 0) >= 0.9,
  );
  return (
    counts.length > 0 &&
    columns.some((own) => isFull(own) && own.every(isName)) &&
    labels.length <= MOST_LABELS * cells.length
  );
}

function isName({ text }: CellText): boolean {
  return /\p{L}{3}|[\u3040-\u9fff]{2}/u.test(text);
}

/** The first column of names is what the rows are about, unless a heading says so. */
function withDescription({ headings }: HeadingBand, rows: readonly Row[]) {
  if (headings.some(({ key }) => key === "description")) return headings;
  const cells = rows.flatMap((row) => row.cells);
  const named = headings.find(({ key, text }) => {
    const own = cells.filter(({ column }) => column.heading.text === text);
    return key === null && own.length > 0 && own.every(isName);
  });
  return headings.map((heading) =>
    heading === named ? { ...heading, key: "description" as const } : heading,
  );
}
