import { matchColumn } from "../lexicon/vocabulary";
import type { Row } from "../tables/rows/rows";
import { marksIn, mean, oddSignsIn, type PageQuality } from "./evidence";
import { textProbability } from "./probability";
import type { RowStanding } from "./row-standing";
import { agreementOf, disputesIn, doubtsOf } from "./word-evidence";

/** What speaks for and against a row of a table, and which way it may speak (see `evidenceDirections`). */
export const rowEvidenceDirections = {
  doubt: -1,
  meanDoubt: -1,
  misread: -1,
  agreed: 1,
  shaky: -1,
  overruled: -1,
  overruledDoubt: -1,
  contested: -1,
  contestedPlain: -1,
  unseen: -1,
  risk: -1,
  headingDoubt: -1,
  headingDisputed: -1,
  headingStrange: -1,
  tableComputes: 1,
  merged: -1,
  oneOrLetter: -1,
  pageLeft: -1,
  marks: -1,
  oddSigns: -1,
  oddNumbers: -1,
  computes: 1,
  missing: -1,
  cells: 0,
  length: 0,
  pageDoubt: -1,
  pageDispute: -1,
  rows: 1,
  oddKinds: -1,
  strays: -1,
  unkeyed: -1,
} as const;

export type RowEvidenceName = keyof typeof rowEvidenceDirections;
export const rowEvidenceNames = Object.keys(rowEvidenceDirections) as RowEvidenceName[];
export type RowEvidence = Readonly<Record<RowEvidenceName, number>>;

/** What a row's table and page know about it. */
export interface RowSurroundings {
  page: PageQuality;
  /** Quantity times price is its amount; and the share of its table's rows of which that is true. */
  computes: boolean;
  tableComputes: number;
  /** Cells that rows of its table mostly have. */
  usualCells: number;
  standing: RowStanding;
}

export function rowEvidenceOf({ cells }: Row, around: RowSurroundings): RowEvidence {
  const printed = cells.flatMap(({ segments }) => segments);
  const headings = cells.flatMap(({ column }) => column.heading.segments);
  const doubts = doubtsOf(printed);
  const text = cells.map((cell) => cell.text).join(" ");
  return {
    doubt: Math.max(0, ...doubts),
    meanDoubt: mean(doubts),
    misread: -Math.log(textProbability(printed)),
    agreed: agreementOf(printed),
    ...disputesIn(printed),
    headingDoubt: Math.max(0, ...doubtsOf(headings)),
    headingDisputed: 1 - agreementOf(headings),
    headingStrange: mean(cells.map(({ column }) => (isKnownHeading(column.heading.text) ? 0 : 1))),
    tableComputes: around.tableComputes,
    merged: cells.some((cell) => /^\d+\s+\d{3,}\s+\p{L}/u.test(cell.text)) ? 1 : 0,
    oneOrLetter: cells.some((cell) => /\p{L}.*\d\s?[1lI|]$/u.test(cell.text)) ? 1 : 0,
    pageLeft: around.page.left,
    marks: Math.log2(1 + marksIn(text)),
    oddSigns: Math.min(3, oddSignsIn(text)),
    oddNumbers: cells.filter(isOddNumber).length,
    computes: around.computes ? 1 : 0,
    missing: Math.max(0, around.usualCells - cells.length),
    cells: cells.length,
    length: Math.log2(1 + text.length),
    pageDoubt: around.page.doubt,
    pageDispute: around.page.dispute,
    ...around.standing,
  };
}

function isKnownHeading(text: string): boolean {
  return text.split(/\s*[/／]\s*/).every((part) => (matchColumn(part)?.score ?? 0) >= 0.9);
}

const numeric: ReadonlySet<string> = new Set(["quantity", "unit_price", "amount"]);

/** A cell of numbers with none, with several, or with one broken by a gap. */
function isOddNumber({ column, text }: Row["cells"][number]): boolean {
  if (!numeric.has(column.heading.key ?? "")) return false;
  const plain = text.normalize("NFKC");
  return !/\d/.test(plain) || /\d\s+\d{1,2}(?!\d)|[.,]\s|\d\s+[.,]/.test(plain);
}
