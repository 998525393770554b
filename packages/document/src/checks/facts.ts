import type { LabelKey } from "../lexicon/phrases";
import { decimalSignIn, type PrintedNumber, parseNumber } from "../text/number";

/** A field as the checks see it. `base` is its key without the suffix that makes it unique. */
export interface FieldFact {
  index: number;
  base: string;
  label: string;
  /** What the lexicon takes the label for, null where it does not know it. */
  labelKey: LabelKey | null;
  value: string;
  page: number;
  /** Probability that label and value were read right, and that the signs alone were. */
  confidence: number;
  textConfidence: number;
}

interface CellFact {
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

/** On a scan a misread digit is as likely as a printed mistake: nearly certain, and confirmed elsewhere. */
export const sureEnoughSeen = 0.97;

export interface Amounts {
  parse: (text: string) => PrintedNumber | null;
}

/** Cells whose points part no decimals: "459.07" is a code. */
const uncounted: ReadonlySet<string> = new Set(["item_code", "line_no", "description"]);

/** Reads numbers as the document as a whole prints them. */
export function amountsOf({ fields, rows }: Facts): Amounts {
  const texts = [
    ...fields.map((field) => field.value),
    ...rows.flatMap((row) =>
      row.cells.filter(({ key }) => !uncounted.has(key)).map(({ value }) => value),
    ),
  ];
  const sign = decimalSignIn(texts);
  return { parse: (text) => parseNumber(text, sign) };
}

export function cellOf(row: RowFact, key: string): CellFact | undefined {
  return row.cells.find((cell) => cell.key === key);
}

/** The percentage a label or a value states, as a fraction; what exceeds the whole or has two signs was misread. */
export function percentIn(text: string): number | null {
  const match = /(?<![\d.,])(100|\d{1,2}(?:[.,]\d+)?)\s*%(?!\s*[%\d])/.exec(text.normalize("NFKC"));
  return match?.[1] ? Number(match[1].replace(",", ".")) / 100 : null;
}

/** Half a unit of the last printed digit, with room for how the parts were rounded. */
export function roundingOf(...numbers: PrintedNumber[]): number {
  const decimals = Math.min(...numbers.map((number) => number.decimals));
  return 0.51 * 10 ** -decimals;
}

/** The sum of the amounts of all rows, null where one was not read. */
export function sumOfRows(facts: Facts, amounts: Amounts): number | null {
  const numbers = facts.rows.map((row) => amounts.parse(cellOf(row, "amount")?.value ?? ""));
  if (numbers.length === 0 || numbers.some((number) => number === null)) return null;
  return numbers.reduce((sum, number) => sum + (number?.value ?? 0), 0);
}

/** True where a field prints the sum of the rows: then their amounts were read right. */
export function confirmsRows(facts: Facts, amounts: Amounts): boolean {
  const sum = sumOfRows(facts, amounts);
  if (sum === null) return false;
  return facts.fields.some((field) => {
    const summed = field.base === "subtotal" || field.base === "total";
    const number = summed ? amounts.parse(field.value) : null;
    return number !== null && Math.abs(number.value - sum) <= roundingOf(number) + 1e-9;
  });
}
