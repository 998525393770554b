import { fold } from "../text/fold";
import { decimalSignIn, type PrintedNumber, parseNumber } from "../text/number";

/** A field as the checks see it. `base` is its key without the suffix that makes it unique. */
export interface FieldFact {
  index: number;
  base: string;
  label: string;
  value: string;
  page: number;
  /** Probability that it was read right. */
  confidence: number;
}

export interface CellFact {
  key: string;
  label: string;
  value: string;
  confidence: number;
}

export interface RowFact {
  index: number;
  cells: CellFact[];
}

export interface Facts {
  fields: FieldFact[];
  rows: RowFact[];
  source: "pdf" | "ocr";
}

/** A claim needs every part read at least this surely, or a misreading becomes a contradiction. */
export const sureEnough = 0.75;

export interface Amounts {
  parse: (text: string) => PrintedNumber | null;
}

/** Reads numbers as the document as a whole prints them. */
export function amountsOf({ fields, rows }: Facts): Amounts {
  const texts = [
    ...fields.map((field) => field.value),
    ...rows.flatMap((row) => row.cells.map((cell) => cell.value)),
  ];
  const sign = decimalSignIn(texts);
  return { parse: (text) => parseNumber(text, sign) };
}

export function cellOf(row: RowFact, key: string): CellFact | undefined {
  return row.cells.find((cell) => cell.key === key);
}

/** The percentage a label or a value states, as a fraction. */
export function percentIn(text: string): number | null {
  const match = /(\d+(?:[.,]\d+)?)\s*[%％]/.exec(text.normalize("NFKC"));
  return match?.[1] ? Number(match[1].replace(",", ".")) / 100 : null;
}

/** Half a unit of the last printed digit, with room for how the parts were rounded. */
export function roundingOf(...numbers: PrintedNumber[]): number {
  const decimals = Math.min(...numbers.map((number) => number.decimals));
  return 0.51 * 10 ** -decimals;
}

export function mentions(label: string, words: RegExp): boolean {
  return words.test(fold(label));
}
