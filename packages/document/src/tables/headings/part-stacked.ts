import { type Segment, toSegment } from "../../layout/segment";
import { type LanguageWeights, matchColumn } from "../../lexicon/vocabulary";
import type { Column } from "../columns";
import type { ItemTable } from "../item-tables";
import { type CellText, joinLines } from "../rows/rows";
import type { Heading } from "./heading";

/** The second line of a heading, and of cells below it, is so much smaller than the first; a heading may be lighter instead. */
const SMALLER = 0.94;
/** This share of the cells has lines set like the second line of their heading. */
const SHARE = 0.6;
/** Both lines of a heading are headings by themselves. */
const KNOWN = 0.9;
/** "WFR-250-3000": a code by itself. */
const CODE = /^(?=\S*\d)[\p{Lu}\d][\p{Lu}\d./x-]{2,}$/u;

/**
 * Parts columns of two things, one printed below the other: "Description" with "Batch" in smaller or lighter type below it, over names with their batch in
 * smaller type, or "Item no." over "Description" above cells that begin with a code. Bars between the texts of the second line part these again.
 */
export function partStacked(tables: readonly ItemTable[], weights: LanguageWeights): ItemTable[] {
  return tables.map((table) => {
    const parted = new Map(
      table.columns.flatMap((column): [Column, Parts][] => {
        const cells = table.rows.flatMap(({ cells }) =>
          cells.filter((cell) => cell.column === column),
        );
        const parts = partsOf(column, cells, weights);
        return parts ? [[column, parts]] : [];
      }),
    );
    if (parted.size === 0) return table;
    return {
      ...table,
      columns: table.columns.flatMap((column) => parted.get(column)?.columns ?? [column]),
      rows: table.rows.map((row) => ({
        ...row,
        cells: row.cells.flatMap((cell) => cellsOf(cell, parted.get(cell.column))),
      })),
    };
  });
}

/** The columns that one is parted into, and at which line of a cell the second begins, 0 where it has none. */
interface Parts {
  columns: Column[];
  cutOf: (cell: CellText) => number;
}

function partsOf(
  column: Column,
  cells: readonly CellText[],
  weights: LanguageWeights,
): Parts | null {
  const { segments } = column.heading;
  const [upper, lower, ...more] = segments;
  if (!upper || !lower || more.length > 0 || lower.baseline - upper.baseline < 0.5 * upper.fontSize)
    return null;
  const isLesser = lower.fontSize < SMALLER * upper.fontSize || (upper.bold && !lower.bold);
  const isUsual = (isStacked: (cell: CellText) => boolean) => {
    const stacked = cells.filter(isStacked);
    return stacked.length >= SHARE * cells.length && stacked.length > 1;
  };
  const isCoded = ({ segments: [first, second] }: CellText) =>
    second !== undefined && CODE.test(first?.text ?? "");
  const cutOf =
    isLesser && isUsual((cell) => smallFrom(cell) > 0)
      ? smallFrom
      : areTwo(upper, lower, weights) && isUsual(isCoded)
        ? behindWord
        : null;
  if (!cutOf) return null;
  const columns = [upper, ...atBars(lower)].map((segment, at) => ({
    ...column,
    heading: headingOf(column.heading, segment, at === 0, weights),
  }));
  return { columns, cutOf };
}

/** A heading of codes over one of names. */
function areTwo(upper: Segment, lower: Segment, weights: LanguageWeights): boolean {
  const [code, name] = [upper, lower].map(({ text, source }) =>
    matchColumn(text, source === "ocr", weights),
  );
  const areKnown = (code?.score ?? 0) >= KNOWN && (name?.score ?? 0) >= KNOWN;
  return areKnown && code?.key === "item_code" && name?.key === "description";
}

/** The line behind the word that a cell begins with. */
const behindWord = ({ segments: [first, second] }: CellText): number =>
  first && second && /^\S+$/.test(first.text) ? 1 : 0;

function headingOf(
  whole: Heading,
  segment: Segment,
  isFirst: boolean,
  weights: LanguageWeights,
): Heading {
  const match = matchColumn(segment.text, segment.source === "ocr", weights);
  const own = match && match.score >= 0.7 ? match.key : null;
  return {
    ...whole,
    text: segment.text,
    key: isFirst ? (own ?? whole.key) : own,
    box: segment.box,
    segments: [segment],
  };
}

/** Which line of a cell is the first in smaller type than its first line, and all after it; 0 where none is. */
function smallFrom({ segments }: CellText): number {
  const size = segments[0]?.fontSize ?? 0;
  const at = segments.findIndex(({ fontSize }) => fontSize < SMALLER * size);
  const areSmall = segments.slice(at).every(({ fontSize }) => fontSize < SMALLER * size);
  return at > 0 && areSmall ? at : 0;
}

function cellsOf(cell: CellText, parts: Parts | undefined): CellText[] {
  const [first, ...others] = parts?.columns ?? [];
  const at = parts?.cutOf(cell) ?? 0;
  if (!first || at === 0) return [first ? { ...cell, column: first } : cell];
  const upper = cell.segments.slice(0, at);
  const small = others.length > 1 ? cell.segments.slice(at).flatMap(atBars) : [];
  const lower = others.map((column, i) => ({
    column,
    segments: others.length > 1 ? small.slice(i, i + 1) : cell.segments.slice(at),
  }));
  return [{ column: first, segments: upper }, ...lower]
    .filter(({ segments }) => segments.length > 0)
    .map((part) => ({ ...part, text: joinLines(part.segments, part.column.right) }));
}

const isBar = (text: string): boolean => /^[|¦]$/.test(text);

/** "Batch | Best before": the texts between bars. */
function atBars(segment: Segment): Segment[] {
  const runs: Segment["words"][] = [[]];
  for (const word of segment.words) {
    if (isBar(word.text)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs.filter((run) => run.length > 0).map((run) => toSegment(run, segment.page));
}
