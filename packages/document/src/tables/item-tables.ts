import { hull } from "../layout/box";
import type { Line } from "../layout/lines";
import type { LanguageWeights } from "../lexicon/vocabulary";
import type { Box, Page } from "../model";
import { type Column, toColumns } from "./columns";
import { headingByBody } from "./headings/body-headings";
import type { HeadingBand } from "./headings/heading";
import { partHeadings } from "./headings/part-headings";
import { partStacked } from "./headings/part-stacked";
import { settleKeys } from "./headings/settle-keys";
import { stackedHeadingAt } from "./headings/stacked-headings";
import { unifyHeadings } from "./headings/unify-headings";
import { withUnitColumns } from "./headings/unit-columns";
import { wholeHeadingAt } from "./headings/whole-headings";
import { withinWalls } from "./headings/within-walls";
import {
  countsBelowNames,
  countsNoThings,
  isLoneRecord,
  isPriced,
  listsCalls,
  listsGoods,
  listsMeasures,
  listsMonths,
  listsPersons,
  listsSums,
  listsTaxes,
  listsTimes,
  withoutLabels,
} from "./no-items";
import { partBeside } from "./part-beside";
import { findReceiptRows } from "./receipts/receipt-rows";
import { partLeadMarks, partMarks } from "./receipts/tax-marks";
import { partCodeLines } from "./rows/code-lines";
import { evenCells } from "./rows/even-cells";
import { evenCodes } from "./rows/even-codes";
import { withoutListMarks } from "./rows/list-marks";
import { withNumberColumn } from "./rows/number-column";
import { partCounts } from "./rows/part-counts";
import { partOrdinals } from "./rows/part-ordinals";
import { partPricesBelow } from "./rows/prices-below";
import { type Row, toRows } from "./rows/rows";
import { sections, sumsOfSections } from "./sums/sections";
import { sumsBetween } from "./sums/sums-between";

export interface ItemTable {
  columns: Column[];
  rows: Row[];
  page: number;
  box: Box;
  /** Lines between the rows, or right below them, that say what some of them add up to. */
  sums?: Line[];
}

/** The item tables of a document and the lines that are left for everything else. */
interface TablesAndRest {
  tables: ItemTable[];
  rest: Line[][];
}

/**
 * Finds item tables page by page; one that goes on without a repeated heading keeps its columns. Beside a table with prices one that has neither prices nor
 * codes has records: the readings of a meter, beside what they cost.
 */
export function findItemTables(
  pages: readonly Page[],
  lines: readonly Line[][],
  weights: LanguageWeights,
): TablesAndRest {
  const all = tablesOfPages(pages, lines, weights, () => true);
  const isAnyPriced = all.tables.some(({ columns }) => isPriced(columns));
  if (!isAnyPriced || all.tables.every(({ columns }) => listsGoods(columns))) return all;
  return tablesOfPages(pages, lines, weights, listsGoods);
}

function tablesOfPages(
  pages: readonly Page[],
  lines: readonly Line[][],
  weights: LanguageWeights,
  isOne: (columns: readonly Column[]) => boolean,
): TablesAndRest {
  const tables: ItemTable[] = [];
  const rest: Line[][] = [];
  let open: Column[] | null = null;
  const sums = new Set<string>();
  const bands = bandsOfAll(pages, lines, weights);
  for (const [index, page] of pages.entries()) {
    const seen: Seen = { page, lines: lines[index] ?? [], bands: bands[index] ?? [] };
    const found = tablesOf(seen, open, sums, weights, isOne);
    tables.push(...found.tables);
    rest.push(found.rest);
    open = found.tables.at(-1)?.columns ?? open;
  }
  if (tables.length === 0) addReceiptRows(pages, tables, rest, weights);
  const parted = partStacked(tables, weights)
    .map(partPricesBelow)
    .map(partOrdinals)
    .map((table) => partCodeLines(table, pages))
    .map(withoutListMarks);
  return { tables: evenCodes(evenCells(parted)), rest };
}

/** A page with its lines, and the headings of tables among them. */
interface Seen {
  page: Page;
  lines: readonly Line[];
  bands: readonly HeadingBand[];
}

function bandsOfAll(
  pages: readonly Page[],
  lines: readonly Line[][],
  weights: LanguageWeights,
): HeadingBand[][] {
  const found = pages.map((page, index) =>
    bandsOf(lines[index] ?? [], page, weights).map((band) => ({ band, page })),
  );
  const unified = unifyHeadings(found.flat());
  return found.map((own) => unified.splice(0, own.length));
}

/** Headings that the lexicon knows, then those of the lines between that only their rows tell. */
function bandsOf(lines: readonly Line[], page: Page, weights: LanguageWeights): HeadingBand[] {
  const known = findBands(
    lines,
    (index) =>
      stackedHeadingAt(lines, index, page, weights) ?? wholeHeadingAt(lines, index, page, weights),
  );
  const told = findBands(lines, (index) => {
    const next = known.find(({ last }) => last >= index)?.first ?? lines.length;
    return index < next ? headingByBody(lines.slice(0, next), index, page, weights) : null;
  });
  return [...known, ...told].sort((a, b) => a.first - b.first);
}

function findBands(
  lines: readonly Line[],
  find: (index: number) => HeadingBand | null,
): HeadingBand[] {
  const bands: HeadingBand[] = [];
  for (let index = 0; index < lines.length; index++) {
    const band = find(index);
    if (!band) continue;
    bands.push(band);
    index = band.last;
  }
  return bands;
}

function addReceiptRows(
  pages: readonly Page[],
  tables: ItemTable[],
  rest: Line[][],
  weights: LanguageWeights,
): void {
  for (const [index, page] of pages.entries()) {
    const found = findReceiptRows(page, rest[index] ?? [], weights);
    if (!found) continue;
    tables.push(found.table);
    rest[index] = (rest[index] ?? []).filter((line) => !found.taken.includes(line));
  }
}

function tablesOf(
  { page, lines, bands }: Seen,
  open: Column[] | null,
  sums: Set<string>,
  weights: LanguageWeights,
  isOne: (columns: readonly Column[]) => boolean,
): { tables: ItemTable[]; rest: Line[] } {
  const tables: ItemTable[] = [];
  const used = new Set<Line>();
  const beside: Line[] = [];
  for (const [index, seen] of bands.entries()) {
    const { band, ...parts } = partBeside(
      lines.slice(seen.first, seen.last + 1),
      withinWalls(lines.slice(seen.last + 1, bands[index + 1]?.first), seen, page),
      seen,
      page,
    );
    const below = parts.below.flatMap(({ inside }) => inside ?? []);
    const parted = withUnitColumns(partHeadings(band, below, weights), below, page);
    const whole = withNumberColumn(parted, below);
    const columns = toColumns(whole, below.slice(0, 60), page.width);
    const { remarks, told, ...read } = toRows(below, columns, page);
    const { rows, taken } = withoutLabels(read);
    if (rows.length === 0 || isLoneRecord(rows, columns) || listsSums(rows) || listsTaxes(rows))
      continue;
    if (countsBelowNames(rows, columns) || listsTimes(rows, columns)) continue;
    settleKeys(columns, rows, page.width);
    if (countsNoThings(rows, columns) || listsMeasures(columns)) continue;
    if (listsCalls(rows, columns) || listsPersons(rows, columns)) continue;
    if (listsMonths(rows, columns)) continue;
    if (!isOne(columns)) continue;
    const own = below.filter((line) => !remarks.has(line));
    for (const line of [...taken, ...sections(own, taken, columns)]) used.add(line);
    for (const line of sumsOfSections(below, taken, used, sums)) used.add(line);
    const between = sumsBetween(below, taken, told);
    for (const line of between) used.add(line);
    const ofTable = parts.below.filter(({ inside }) => inside && used.has(inside));
    for (const part of [...parts.heading, ...ofTable]) {
      used.add(part.whole);
      if (part.beside) beside.push(part.beside);
    }
    const box = hull([band.box, ...boxesOf(taken)]);
    tables.push({
      columns,
      rows: partLeadMarks(partMarks(partCounts(rows, columns), columns), columns),
      page: page.number,
      box,
      sums: between,
    });
  }
  const first = tables[0];
  if (open && !first) {
    const below = lines.filter((line) => !used.has(line));
    const { rows, taken, told } = toRows(below, open, page);
    if (rows.length > 0) {
      for (const line of [...repeatedHeadings(lines, open), ...taken]) used.add(line);
      for (const line of sumsOfSections(lines, taken, used, sums)) used.add(line);
      const between = sumsBetween(below, taken, told);
      for (const line of between) used.add(line);
      const box = hull(boxesOf(taken));
      tables.push({ columns: open, rows, page: page.number, box, sums: between });
    }
  }
  const rest = [...lines.filter((line) => !used.has(line)), ...beside];
  return { tables, rest: rest.sort((a, b) => a.baseline - b.baseline) };
}

/** Lines of nothing but what the headings of the page before say, each text as printed there. */
function repeatedHeadings(lines: readonly Line[], columns: readonly Column[]): Line[] {
  const texts = new Set(columns.flatMap(({ heading }) => heading.segments.map(({ text }) => text)));
  return lines.filter(
    ({ segments }) => segments.length > 1 && segments.every(({ text }) => texts.has(text)),
  );
}

function boxesOf(lines: readonly Line[]): Box[] {
  return lines.flatMap((line) => line.segments.map((segment) => segment.box));
}
