import { cellOf } from "./receipt-cells";
import type { ReceiptLine } from "./receipt-lines";
import { CLOSE, has, INDENT, leftOf, stepTo } from "./receipt-places";

/** Where the counts of a till stand before whatever it sells: "2  Burger   25.90"; null where something begins there without. */
export function edgeOfCounts(lines: readonly ReceiptLine[]): number | null {
  const listed = lines.filter(({ amount, cells }) => amount !== null && cells.length > 0);
  const left = Math.min(...listed.map(leftOf));
  const first = listed.filter((own) => leftOf(own) - left < INDENT[0] * own.line.fontSize);
  const areCounted = first.every(
    ({ cells: [lead, name] }) =>
      lead && name && lead === cellOf([lead], "quantity") && cellOf([name], "description"),
  );
  return first.length > 1 && areCounted ? left : null;
}

/** "-- CORRECTION --" */
const ENCLOSED = /^([^\p{L}\d\s]{1,3}).*\1$/u;

/** A text that stands in from those counts has none itself: how the thing above is wanted. */
export function isUncounted(own: ReceiptLine, counted: number | null): boolean {
  const { text = "" } = cellOf(own.cells, "description") ?? {};
  const isText = own.cells.length === 1 && text !== "" && !ENCLOSED.test(text);
  return counted !== null && isText && leftOf(own) - counted > INDENT[0] * own.line.fontSize;
}

/** How the thing above is wanted: "> less ice", "- no onions", "*no exchange"; what stars enclose is said of nothing above. */
export function refines({ cells, amount }: ReceiptLine): boolean {
  const name = cellOf(cells, "description");
  return (
    name !== undefined && amount === null && /^(?:[>»›+•·–-]|\*(?!.*\*)) ?\p{L}/u.test(name.text)
  );
}

/** What is wanted with a thing stands in below its name, above the count that begins where the name does: "Large" over "2 x 31.000". */
export function standsIn(lower: ReceiptLine, upper: ReceiptLine, counted: ReceiptLine): boolean {
  const indent = (leftOf(lower) - leftOf(counted)) / lower.line.fontSize;
  const isAbove = leftOf(upper) - leftOf(counted) > -INDENT[0] * upper.line.fontSize;
  return (
    has(lower, "description") &&
    lower.amount === null &&
    has(counted, "unit_price") &&
    indent > INDENT[0] &&
    indent < INDENT[1] &&
    isAbove
  );
}

/** … or above one that stands in as well; names begin at `left`. */
export function areWithin(lower: ReceiptLine, counted: ReceiptLine, left: number): boolean {
  const [indent, own] = [lower, counted].map((one) => (leftOf(one) - left) / one.line.fontSize) as [
    number,
    number,
  ];
  return (
    has(lower, "description") &&
    lower.amount === null &&
    has(counted, "unit_price") &&
    Math.min(indent, own) > INDENT[0] &&
    Math.max(indent, own) < INDENT[1]
  );
}

/** "Spiral binding, clear cover" over "blue back": a text in small letters right below is no name by itself. */
export function goesOnBelow(upper: ReceiptLine, lower: ReceiptLine): boolean {
  const name = lower.cells[0];
  const isText = lower.amount === null && lower.cells.length === 1 && has(lower, "description");
  const isBelow = Math.abs(leftOf(lower) - leftOf(upper)) < INDENT[0] * lower.line.fontSize;
  return isText && isBelow && stepTo(upper, lower) < CLOSE && /^\p{Ll}{2}/u.test(name?.text ?? "");
}
