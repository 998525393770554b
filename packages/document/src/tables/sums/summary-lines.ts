import type { Line } from "../../layout/lines";
import { hasRole } from "../../lexicon/roles";
import { matchLabel } from "../../lexicon/vocabulary";
import { kindOf } from "../../text/kind";
import { decimalSignIn, parseNumber } from "../../text/number";
import type { Column } from "../columns";
import { type Amounted, sumsBegin, sumsOfGroups } from "../receipts/receipt-sums";
import { type CutLine, countsIn, textOf } from "../rows/cut-lines";

const summaryKeys = ["subtotal", "total", "tax", "discount", "shipping"];

/** No words of what a sum is called, which may reach into the column of prices: "chapter 2". */
const isPrice = (text: string): boolean => /\d/.test(text) && !/\p{L}{4}/u.test(text);

/** The columns numbered below their headings: "A B 1 2 3 = 1 x 2". */
export function areOrdinals({ parts }: CutLine): boolean {
  const texts = parts.map(textOf).filter((text) => text !== "");
  const signs = texts.map((text) => /^\(?([A-Z]|\d{1,2})\)?(?:\s*=.+)?$/.exec(text)?.[1] ?? "");
  if (signs.length < 4 || signs.includes("")) return false;
  const numbers = signs.filter((sign) => /\d/.test(sign)).map(Number);
  const letters = signs.slice(0, signs.length - numbers.length);
  return (
    numbers.every((number, i) => number === (numbers[0] ?? 0) + i) &&
    (numbers[0] === 1 || numbers[0] === letters.length + 1) &&
    letters.every((letter, i) => letter === String.fromCharCode(65 + i))
  );
}

export function isNumeric(text: string): boolean {
  return (
    ["number", "money", "percent"].includes(kindOf(text)) ||
    /^[-–−(]?[$€£¥₫]?\s?(?:[.,]?\d|[½¼¾⅓⅔])/.test(text)
  );
}

/** Stands where a sum has nothing to say: a rate that several rows share. */
const CROSSED = /^[x×–—-]$/iu;

/** A sum under or between the items: its first text is the label of one. Freight by the piece is an item. */
export function isSummary(
  { line, parts }: CutLine,
  columns: readonly Column[],
  keys: readonly string[] = summaryKeys,
): boolean {
  const texts = line.segments.filter(({ text }) => kindOf(text) === "text" && !CROSSED.test(text));
  const [first, second] = texts;
  if (texts.length > 2 && endsWithSum(line, keys)) return true;
  if (!first || texts.length > 2) return false;
  // "VAT rate: 10%   VAT amount: 1,679.50": the label of the amount is the one before it.
  const named = second && /[:：]$/.test(second.text) ? second : first;
  const match = matchLabel(named.text.replace(/[:：].*$/, ""), first.source === "ocr");
  if (!match || !keys.includes(match.key)) return false;
  const sum = match.key === "total" || match.key === "subtotal";
  // "Group total": part of what it says, and nothing but the amount beside it.
  const alone = sum && parts.filter((part) => part.length > 0).length <= 2;
  if (match.score < (alone ? 0.6 : 0.75)) return false;
  // A rate that stands below the quantities counts nothing.
  const counted = columns.some(({ heading }, index) => {
    const text = textOf(parts[index] ?? []);
    return heading.key === "quantity" && isNumeric(text) && !/[%％]/.test(text);
  });
  // "1 TONG" is how many of what, whatever the unit says in another language.
  if (counted && /^\d/.test(named.text)) return false;
  // A sum of every column begins with its name and says nothing else.
  const full = sum && match.score >= 0.96 && line.segments[0] === first && texts.length === 1;
  return (
    (line.segments.length <= 4 || full) && (sum || !(counted || isNumbered({ parts }, columns)))
  );
}

/** "Instructions   Signed by   Sub-total   48.40": sums begin at the right of a form's other texts, a name and its amount and no other number on the line. */
function endsWithSum({ segments }: Line, keys: readonly string[]): boolean {
  const [named, amount] = segments.slice(-2);
  if (!named || !amount || kindOf(amount.text) !== "money") return false;
  const others = segments.slice(0, -2);
  const match = matchLabel(named.text, named.source === "ocr");
  const isSum = match?.key === "total" || match?.key === "subtotal";
  return (
    isSum &&
    keys.includes(match.key) &&
    match.score >= 0.96 &&
    others.every(({ text }) => !["money", "number", "percent"].includes(kindOf(text)))
  );
}

/** With the number of its row in the column of such numbers. */
function isNumbered({ parts }: Pick<CutLine, "parts">, columns: readonly Column[]): boolean {
  return columns.some(
    ({ heading }, index) =>
      heading.key === "line_no" && /^\d{1,3}\.?$/.test(textOf(parts[index] ?? [])),
  );
}

/** "Brought forward": what the items of the pages before add up to. */
export function isCarried({ segments }: Line): boolean {
  // A statement has a date before it.
  const first = segments.find(({ text }) => kindOf(text) !== "date");
  if (first === undefined || first.text.length <= 3) return false;
  // In two languages both say so; "as above" behind a slash is part of a name.
  return first.text.split(/\s*[/／]\s*/).every((side) => hasRole(side, "paging"));
}

/**
 * The baseline of the first total below the items, or of the last of their groups, which a word or the amounts tell; infinite without one. `sums` has those
 * of the groups.
 */
export function endOfItems(
  cuts: readonly CutLine[],
  items: readonly CutLine[],
  columns: readonly Column[],
): { total: number; sums: number[] } {
  const keys = columns.map(({ heading }) => heading.key ?? "");
  const counts = countsIn(cuts, columns);
  const last = columns.findLastIndex((column, i) => counts.has(column) && keys[i] !== "tax_rate");
  const at = keys.includes("amount") ? keys.lastIndexOf("amount") : last;
  const amounts = cuts.filter(({ parts }) => /\d/.test(textOf(parts[at] ?? [])));
  const texts = amounts.map(({ parts }) => textOf(parts[at] ?? []));
  const price = keys.indexOf("unit_price");
  const isCent = texts.filter((text) => BARE.test(text)).length < FEW * texts.length;
  const lines = amounts.map(
    (line, i): Amounted => ({
      text: line.line.segments[0]?.text ?? "",
      amount: parseNumber(texts[i] ?? "", decimalSignIn(texts))?.value ?? Number.NaN,
      isItem: items.includes(line) || isCarried(line.line),
      isCounted:
        (price !== at && isPrice(textOf(line.parts[price] ?? []))) || isNumbered(line, columns),
      count: countOf(line, columns),
      isBare: isCent && BARE.test(texts[i] ?? ""),
    }),
  );
  // "1, 2, 3" counts the rows, though the third is the sum of the others.
  const areCounted = texts.every((text, i) => text === String(i + 1));
  const begin = areCounted ? null : sumsBegin(lines);
  const sums = begin === null ? [] : sumsOfGroups(lines, begin);
  const baselineOf = (line: CutLine | undefined) => line?.line.baseline ?? Number.POSITIVE_INFINITY;
  const baselines = sums.map((at) => baselineOf(amounts[at]));
  // "Total for May" is a total by its name, too.
  const isGroup = (line: CutLine) => baselines.slice(0, -1).includes(baselineOf(line));
  const named = cuts.find((line) => isSummary(line, columns, ["total"]) && !isGroup(line));
  const total = Math.min(baselineOf(named), baselines.at(-1) ?? Number.POSITIVE_INFINITY);
  return { total, sums: baselines.filter((baseline) => baseline <= total) };
}

/** "12" where amounts are told to the cent, or in thousands: it may count the rows. */
const BARE = /^\d{1,3}$/;
/** … which other amounts are not but for this share. */
const FEW = 0.3;

/** How many of something a row is about: one where it counts no pieces. */
function countOf({ parts }: CutLine, columns: readonly Column[]): number {
  const at = columns.findIndex(({ heading }) => heading.key === "quantity");
  const text = textOf(parts[at] ?? []);
  return BARE.test(text) ? Number(text) : 1;
}

/** Of the lines the first below the total that heads another table: three texts, and no number. */
export function nextHeading(cuts: readonly CutLine[], total: number): number {
  const at = cuts.findIndex(
    ({ line: { baseline, segments } }) =>
      baseline > total && segments.length > 2 && segments.every(({ text }) => !/\d/.test(text)),
  );
  return at < 0 ? cuts.length : at;
}
