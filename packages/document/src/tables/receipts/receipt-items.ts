import { matchLabel } from "../../lexicon/vocabulary";
import { takesOff } from "../../text/number";
import type { CellText } from "../rows/rows";
import { cellOf, toCell } from "./receipt-cells";
import { withShortCodes } from "./receipt-codes";
import { isProduct } from "./receipt-counts";
import { endsAt, labelKey, type ReceiptLine } from "./receipt-lines";
import { withNamesFirst } from "./receipt-order";
import { has, leftOf, NEAR, stepTo } from "./receipt-places";
import {
  areWithin,
  edgeOfCounts,
  goesOnBelow,
  isUncounted,
  refines,
  standsIn,
} from "./receipt-wishes";
import { isRestOfName, restNumber, wraps } from "./receipt-wraps";

/** An item of a receipt with the lines it stands on. */
export interface ReceiptItem {
  cells: CellText[];
  lines: ReceiptLine[];
}

/** Items of one line, and of more: code, name and "2 x 1.50" above each other, with the amount beside one of them. */
export function gatherItems(printed: readonly ReceiptLine[], edge: number): ReceiptItem[] {
  const lines = withNamesFirst(withShortCodes(printed));
  const items: ReceiptItem[] = [];
  /** What was taken off the items so far, if more follow; below the last it is taken off their sum. */
  let rebates: ReceiptItem[] = [];
  const right = Math.max(...lines.filter(({ amount }) => amount).map(nameEnd));
  let waiting: ReceiptLine[] = [];
  const counted = edgeOfCounts(lines);
  const leading = countsBefore(lines);
  const trailing = codesBelow(lines);
  // Where the first item begins with its code by itself, so does every other.
  const isNext = (own: ReceiptLine) => isCode(own) && isCode(items[0]?.lines[0]);
  for (const [at, own] of lines.entries()) {
    const above = lines[at - 1];
    if (!above || stepTo(above, own) > NEAR) waiting = [];
    const last = items.at(-1);
    if (own.amount === null) {
      const next = lines[at + 1];
      const below = next && leading.has(next) ? undefined : next;
      const belongs = (item: ReceiptItem) =>
        leadsToPrice(item, own, below) ||
        isUncounted(own, counted) ||
        goesOn(item, own, below, right);
      const isOwn = trailing.has(own) || (last !== undefined && makesAmount(own, last));
      const number = last && last.lines.at(-1) === above ? restNumber(last, own, right) : null;
      if (last && number) addTo(last, number);
      else if (last && last.lines.at(-1) === above && isOwn) addTo(last, withoutName(own));
      else if (leading.has(own)) waiting = [...waiting.filter(isCode), own];
      else if (isNext(own)) waiting = [own];
      else if (last && last.lines.at(-1) === above && belongs(last)) addTo(last, own);
      else waiting = isHead(own) ? [...waiting, own] : [];
      continue;
    }
    const isListed = own.cells.length > 0 && endsAt(own, edge);
    const each = !isListed && last && last.lines.at(-1) === above ? priceOfOne(own, last) : null;
    if (last && each) {
      addTo(last, each);
      continue;
    }
    if (isListed && items.length > 0 && isRebate(own)) {
      rebates.push({ cells: own.cells, lines: [own] });
      waiting = [];
      continue;
    }
    const isItem = isListed && !isKnown(own);
    const heads = isItem ? headsOf(own, waiting, edge, items.length > 0) : [];
    waiting = [];
    if (!isItem || ![...heads, own].some((line) => has(line, "description"))) continue;
    items.push(...rebates, { cells: joinNames([...heads, own]), lines: [...heads, own] });
    rebates = [];
  }
  return items;
}

/** Counts and prices that tills print above what they count: "8 x 0,90" over "Buttons  7,20". */
function countsBefore(lines: readonly ReceiptLine[]): ReadonlySet<ReceiptLine> {
  const counts = lines.flatMap((own, at) => {
    const [count, price] = [cellOf(own.cells, "quantity"), cellOf(own.cells, "unit_price")];
    if (own.amount || !count || !price || has(own, "description")) return [];
    const isOf = (other: ReceiptLine | undefined) =>
      other?.amount != null && isProduct(count.text, price.text, other.amount.text);
    const before = lines.slice(0, at).findLast(({ amount }) => amount !== null);
    return isOf(lines[at + 1]) && !isOf(before) ? [own] : [];
  });
  return new Set(counts);
}

/** A word that says what code follows: "PZN 05518402", "Art. 4417". */
const CODED = /^\p{L}{2,5}\.?$/u;

const isLabelledCode = (own: ReceiptLine): boolean =>
  own.amount === null &&
  has(own, "item_code") &&
  CODED.test(cellOf(own.cells, "description")?.text ?? "");

type Places = [codes: number, items: number];

/** Codes below their items, each behind the same word: none stands above the first item, and one below the last. */
function codesBelow(lines: readonly ReceiptLine[]): ReadonlySet<ReceiptLine> {
  const coded = lines.filter(isLabelledCode);
  const wordOf = ({ cells }: ReceiptLine) => cellOf(cells, "description")?.text;
  const areAlike = coded.every((own) => wordOf(own) === wordOf(coded[0] as ReceiptLine));
  const listed = lines.filter(({ amount, cells }) => amount !== null && cells.length > 0);
  const [first, top] = [coded, listed].map(([own]) => (own ? lines.indexOf(own) : -1)) as Places;
  const [last, bottom] = [coded, listed].map((own) => {
    const end = own.at(-1);
    return end ? lines.indexOf(end) : -1;
  }) as Places;
  const areBelow = first > top && last > bottom;
  return new Set(coded.length > 1 && areAlike && areBelow ? coded : []);
}

/** "Pump 4   38,42 L x 2,049" below what that comes to. */
function makesAmount(own: ReceiptLine, { cells }: ReceiptItem): boolean {
  const [count, price] = [cellOf(own.cells, "quantity"), cellOf(own.cells, "unit_price")];
  const amount = cellOf(cells, "amount");
  const isOpen = !cellOf(cells, "quantity") && !cellOf(cells, "unit_price");
  return !!(isOpen && count && price && amount && isProduct(count.text, price.text, amount.text));
}

/** "Single price 3.90" below "2  Cappuccino  7.80": what one costs, whatever it is called. */
function priceOfOne(own: ReceiptLine, { cells }: ReceiptItem): ReceiptLine | null {
  const [count, amount] = [cellOf(cells, "quantity"), cellOf(cells, "amount")];
  const isOpen = count && amount && !cellOf(cells, "unit_price");
  if (!isOpen || !own.amount || !isProduct(count.text, own.amount.text, amount.text)) return null;
  return { ...own, cells: [toCell("unit_price", own.amount.words, own.line.page)] };
}

const withoutName = (own: ReceiptLine): ReceiptLine => ({
  ...own,
  cells: own.cells.filter((cell) => cell !== cellOf(own.cells, "description")),
});

const nameEnd = ({ cells }: ReceiptLine): number =>
  cellOf(cells, "description")?.segments.at(-1)?.box.x1 ?? 0;

const isCode = (line: ReceiptLine | undefined): boolean =>
  line !== undefined && line.cells.length === 1 && has(line, "item_code");

/** A name or a code that waits for its amount, and no label with a number: "Member 111846203377". */
const isHead = (line: ReceiptLine): boolean =>
  !has(line, "unit_price") &&
  (has(line, "description") || has(line, "item_code")) &&
  !(has(line, "description") && has(line, "item_code") && labelKey(line.line) !== null);

function isKnown({ cells }: ReceiptLine): boolean {
  const name = cellOf(cells, "description");
  const match = name && matchLabel(name.text, name.segments[0]?.source === "ocr");
  return match !== undefined && match !== null && match.score >= 0.9 && match.key !== "other";
}

/** "Coupon  -1.00" */
function isRebate(own: ReceiptLine): boolean {
  return takesOff(own.amount?.text ?? "") && isKnown(own) && labelKey(own.line) === "discount";
}

/** The lines above one with an amount that are about the same thing; `isBetween` below another item, where no heading of all stands. */
function headsOf(
  own: ReceiptLine,
  waiting: readonly ReceiptLine[],
  edge: number,
  isBetween: boolean,
): ReceiptLine[] {
  const heads: ReceiptLine[] = [];
  const left = Math.min(...waiting.map(leftOf));
  for (const line of waiting.toReversed()) {
    const first = heads[0] ?? own;
    if (stepTo(line, first) > NEAR) break;
    const found = [...heads, own];
    const isNew = (["item_code", "description", "unit_price"] as const).some(
      (key) => has(line, key) && !found.some((one) => has(one, key)),
    );
    const mayWrap = isBetween || has(line, "quantity");
    const isRefined =
      has(line, "description") &&
      (refines(first) ||
        goesOnBelow(line, first) ||
        standsIn(first, line, own) ||
        areWithin(first, own, left));
    if (!isNew && !isRefined && !(mayWrap && wraps(line, first, edge))) break;
    heads.unshift(line);
  }
  return heads;
}

/** The cells of all lines, the pieces of a name as one. */
function joinNames(lines: readonly Pick<ReceiptLine, "cells">[]): CellText[] {
  const cells: CellText[] = [];
  for (const cell of lines.flatMap((line) => line.cells)) {
    const known = cells.find(({ column }) => column === cell.column);
    // "2  Sponge" over "2 @ 1.75": the count is said again with the price.
    if (known && cell === cellOf([cell], "quantity") && cell.text === known.text) continue;
    if (known && cell === cellOf([cell], "description")) {
      known.text = `${known.text}\n${cell.text}`;
      known.segments = [...known.segments, ...cell.segments];
    } else cells.push({ ...cell });
  }
  return cells;
}

/** How a dish is wanted, between what is counted and the price of one: "less ice" over "@ 1.50". */
function leadsToPrice(item: ReceiptItem, own: ReceiptLine, next: ReceiptLine | undefined): boolean {
  const isOpen = has(item, "quantity") && !has(item, "unit_price");
  const isPrice = next?.amount === null && next.cells.length === 1 && has(next, "unit_price");
  return isOpen && isPrice && own.cells.length === 1 && has(own, "description");
}

/** True where a line without an amount belongs to the item above it: its count and price, its code, the rest of its name. */
function goesOn(
  item: ReceiptItem,
  own: ReceiptLine,
  next: ReceiptLine | undefined,
  right: number,
): boolean {
  const above = item.lines.at(-1);
  if (!above || stepTo(above, own) > NEAR || own.cells.length === 0) return false;
  if (has(own, "unit_price")) return !has(own, "description") && !has(item, "unit_price");
  if (!has(own, "description")) return !has(item, "item_code");
  return isRestOfName(above, own, next, right);
}

function addTo(item: ReceiptItem, own: ReceiptLine): void {
  item.cells = joinNames([item, own]);
  item.lines.push(own);
}
