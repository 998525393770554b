import type { Line } from "../../layout/lines";
import { type Segment, toSegment } from "../../layout/segment";
import { hasRole } from "../../lexicon/roles";
import { matchLabel } from "../../lexicon/vocabulary";
import { isCalculation } from "../../text/calculation";
import { kindOf } from "../../text/kind";
import { isCurrency } from "../../text/number";
import type { CellText } from "../rows/rows";
import { cellOf, type ReceiptKey, toCell } from "./receipt-cells";
import { aloneCells, countCells, remarkedCount } from "./receipt-count-cells";
import { type Counted, countAlone, countAtEnd, countByProduct, isProduct } from "./receipt-counts";
import { leadCells } from "./receipt-names";
import { withoutMark } from "./tax-marks";

/** A line as one of an item of a receipt: its cells from left to right, none where it cannot be one. */
export interface ReceiptLine {
  line: Line;
  cells: CellText[];
  amount: Segment | null;
  /** The sign of a tax rate behind the amount. */
  mark: Segment | null;
}

/** Amounts of a receipt, or their marks, end at one edge, in em. */
const EDGE = 1.5;

/** How a till prints: money in `whole` units has no cents, so that any number may be an amount; counts stand before their prices where they are `priced`; rates of tax end as their heading does, at `taxed`. */
export interface Printing {
  whole: boolean;
  priced: boolean;
  taxed: number | null;
}

export function readReceiptLine(line: Line, printing: Printing): ReceiptLine {
  const { whole } = printing;
  const { segments, mark } = withoutMark(line);
  const { amount, rest } = partAmount(withoutFlag(segments), whole);
  const cells = cellsBefore(rest, amount, line.page, printing);
  if (!cells) return { line, cells: [], amount, mark };
  if (amount) cells.push(toCell("amount", amount.words, line.page));
  if (amount && mark) cells.push(toCell("tax_rate", mark.words, line.page));
  return { line, cells, amount, mark };
}

/** A flag stands so far before the code of its item at least, in em. */
const APART = 1;

/** "E   1187342 ORG WHL MILK  8.79": without the letter that flags how an item is taxed or paid for, before its code. */
function withoutFlag(segments: readonly Segment[]): readonly Segment[] {
  const [first, second, ...more] = segments;
  if (!first || !second || more.length === 0 || !/^\p{Lu}$/u.test(first.text)) return segments;
  const gap = (second.box.x0 - first.box.x1) / first.fontSize;
  return gap >= APART && /^\d{3,}(?:\s|$)/.test(second.text) ? segments.slice(1) : segments;
}

/** True where a line ends at the edge of the amounts. */
export function endsAt({ amount, mark }: ReceiptLine, edge: number): boolean {
  return [amount, mark].some((text) => text && Math.abs(text.box.x1 - edge) < EDGE * text.fontSize);
}

/** What the first text of a line asks for where it is a label that the lexicon knows. */
export function labelKey({ segments: [first] }: Line): string | null {
  return first ? keyOf(first) : null;
}

function keyOf({ text: whole, source }: Segment): string | null {
  const texts = [whole, ...[COUNTED, NUMBERED, TAXED].map((end) => whole.replace(end, ""))];
  const matches = texts.map((text) => matchLabel(text, source === "ocr"));
  return matches.find((match) => match && match.score >= 0.85)?.key ?? null;
}

/** … or the last one before its amount: "Items: 10   Subtotal   124.60". */
export function sumKey({ line, amount }: ReceiptLine): string | null {
  if (!amount) return null;
  const own = labelKey(line);
  const last = line.segments.slice(1).findLast(({ box }) => box.x1 < amount.box.x0);
  return own === "subtotal" || own === "total" || !last ? own : keyOf(last);
}

/** "Subtotal 15 pcs", "Subtotal (24 items)": of how many things. */
const COUNTED = /\s*\(?\b\d{1,4} \p{L}+\)?$/u;

/** "Sprzed. opod. PTU A", "Netto B 7,00%": of which rate of tax. */
const TAXED = /\s+(?:\p{Lu}{2,4}\s+)?[A-G](?:\s+\d{1,2}(?:[.,]\d{1,2})?\s*[%％])?$/u;

/** "Member 111846203377" */
const NUMBERED = /\s+\d{6,}$/;

/** "(+1.50)": by how much what is wanted with a dish adds to its price. */
const ADDED = /^\(\+/;

/** The amount at the end of a line: its last text, or its last words where they are money. */
function partAmount(
  segments: readonly Segment[],
  whole: boolean,
): { amount: Segment | null; rest: Segment[] } {
  const none = { amount: null, rest: [...segments] };
  const last = segments.at(-1);
  const before = segments.slice(0, -1);
  if (last && isCount(before) && hasRole(last.text, "free")) return { amount: last, rest: before };
  if (!last || isCount(segments) || isCount([last]) || ADDED.test(last.words.at(-1)?.text ?? ""))
    return none;
  const kind = kindOf(last.text);
  if (kind === "money" || (whole && kind === "number" && before.length > 0))
    return { amount: last, rest: before };
  const { words, page } = last;
  const size = words.slice(-2).some(({ text }) => isCurrency(text)) ? 2 : 1;
  if (words.length <= size) return none;
  const tail = toSegment(words.slice(-size), page);
  if (kindOf(tail.text) !== "money") return none;
  return { amount: tail, rest: [...before, toSegment(words.slice(0, -size), page)] };
}

/** "2 x 1.50" and nothing else. */
function isCount(segments: readonly Segment[]): boolean {
  const counted = countAtEnd(
    segments.flatMap(({ words }) => words),
    null,
  );
  return counted !== null && counted.before.length === 0;
}

/** Code, count, name and price in front of an amount; null where something else stands there. */
function cellsBefore(
  segments: readonly Segment[],
  amount: Segment | null,
  page: number,
  { priced, taxed }: Printing,
): CellText[] | null {
  const last = segments.at(-1);
  if (last && segments.length > 1 && isWorkedOut(last)) {
    const lead = leadCells(segments.slice(0, -1), true, page);
    return lead && [...lead, toCell("quantity", last.words, page)];
  }
  const remarked = remarkedCount(segments, amount, page);
  if (remarked) return remarked;
  const counted = withoutSize(countedIn(segments, amount, priced), segments, amount);
  if (counted) {
    const before = firstWords(segments, counted.before.length, page);
    const lead = leadCells(before, counted.count.length === 0, page);
    return lead && [...lead, ...countCells(counted, page)];
  }
  const words = segments.flatMap((segment) => segment.words);
  const alone = amount && countAlone(words, amount.text);
  if (alone) return aloneCells(alone, page);
  const end = amount
    ? segments.findLastIndex((segment) => !isNumeric(segment)) + 1
    : segments.length;
  const behind = segments.slice(end);
  const rate = behind.find(({ box, fontSize }) => Math.abs(box.x1 - (taxed ?? 0)) < fontSize);
  const numbers = taxed === null ? behind : behind.filter((number) => number !== rate);
  const lead = leadCells(segments.slice(0, end), numbers.length < 2, page);
  const isCounted = lead !== null && cellOf(lead, "quantity") !== undefined;
  const keys = keysOf(numbers, amount, isCounted);
  const counts = numbers.map(({ words }, i) => toCell(keys[i] ?? "quantity", words, page));
  const taxes = taxed !== null && rate ? [toCell("tax_rate", rate.words, page)] : [];
  return lead && [...lead, ...counts, ...taxes];
}

/** "187 kWh x 0,1724 €/kWh", "5 % of 44,94" in a column of its own, as bills say how they come to an amount. */
function isWorkedOut({ text }: Segment): boolean {
  return isCalculation(text) && (/%/.test(text) || /\p{L} ?[x×].*\/ ?\p{L}/u.test(text));
}

const isNumeric = ({ text }: Segment): boolean =>
  ["number", "money", "percent"].includes(kindOf(text));

/** What is counted before an amount; in one text with the name only where the product shows it, or a sign between count and price. */
function countedIn(
  segments: readonly Segment[],
  amount: Segment | null,
  priced: boolean,
): Counted | null {
  const words = segments.flatMap((segment) => segment.words);
  const found = countAtEnd(words, amount?.text ?? null);
  const isSize = priced && found?.price.length === 0 && found.before.length > 0;
  const counted = isSize ? null : found;
  const isClose = (at: number) =>
    at > 0 && segments.every(({ words: own }) => own[0] !== words[at]);
  if (counted) {
    const [count, price] = [counted.count, counted.price].map((own) =>
      own.map(({ text }) => text).join(" "),
    );
    const isSure =
      kindOf(price ?? "") === "money" ||
      (amount && isProduct(count ?? "", price ?? "", amount.text));
    const isOnlyCount = price === "";
    if (!isClose(counted.before.length) || isSure || isOnlyCount) return counted;
  }
  return amount && countByProduct(words, amount.text);
}

/** "2  Knots 6CT @5.50  11.00": what is counted at the beginning comes in packs of so many. */
function withoutSize(
  counted: Counted | null,
  [first]: readonly Segment[],
  amount: Segment | null,
): Counted | null {
  if (!counted || !first || !amount || counted.before.length === 0) return counted;
  const price = counted.price.map(({ text }) => text).join(" ");
  const isCount = /^\d{1,3}$/.test(first.text) && isProduct(first.text, price, amount.text);
  if (!isCount || counted.count.length === 0 || counted.isPriceFirst) return counted;
  return { ...counted, before: [...counted.before, ...counted.count], count: [] };
}

function firstWords(segments: readonly Segment[], count: number, page: number): Segment[] {
  let left = count;
  return segments.flatMap((segment) => {
    const words = segment.words.slice(0, Math.max(0, left));
    left -= segment.words.length;
    if (words.length === 0) return [];
    return words.length < segment.words.length ? [toSegment(words, page)] : [segment];
  });
}

/** The columns of numbers between a name and its amount. */
function keysOf(
  numbers: readonly Segment[],
  amount: Segment | null,
  isCounted: boolean,
): ReceiptKey[] {
  const texts = numbers.map(({ text }) => text);
  const keys = texts.map((text, i): ReceiptKey => {
    if (kindOf(text) === "percent") return "tax_rate";
    if (!isCounted && i === 0 && texts.length > 1) return "quantity";
    return kindOf(text) === "money" ? "unit_price" : "quantity";
  });
  const [first = "", second = ""] = texts;
  const isTurned =
    texts.length === 2 &&
    !isCounted &&
    amount &&
    kindOf(first) === "money" &&
    /^\d{1,3}$/.test(second);
  if (isTurned && isProduct(second, first, amount.text)) return ["unit_price", "quantity"];
  return keys;
}
