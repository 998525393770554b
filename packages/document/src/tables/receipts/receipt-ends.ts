import { median } from "../../layout/box";
import type { Line } from "../../layout/lines";
import { hasRole } from "../../lexicon/roles";
import { settings } from "../../settings";
import { kindOf } from "../../text/kind";
import { decimalSignIn, parseNumber } from "../../text/number";
import { cellOf } from "./receipt-cells";
import { isProduct } from "./receipt-counts";
import { gatherItems, type ReceiptItem } from "./receipt-items";
import { endsAt, type ReceiptLine, sumKey } from "./receipt-lines";
import { type Amounted, sumsBegin } from "./receipt-sums";

export const sums: ReadonlySet<string | null> = new Set(["subtotal", "total"]);

/** Bills say at their top what they come to, and so many lines further down how. */
const FEWEST = 3;

/** The items above the first sum; below it where it stands at the top of a bill and nothing above it is one, if their amounts tell that they are. */
export function itemsIn(lines: readonly ReceiptLine[], width: number): ReceiptItem[] {
  const named = lines.findIndex(isNamedSum);
  const items = itemsAbove(lines, named, width);
  if (items.length > 0 && named >= 0) return [...items, ...countedBelow(lines.slice(named + 1))];
  if (items.length > 0 || named < 0) return items;
  const below = itemsAbove(lines.slice(named + 1), -1, width);
  return below.length >= FEWEST ? below : [];
}

/** Several lines of what is counted at a price and makes its amount, below the sum of the goods: deposits on what was handed out, less those on what came back. */
function countedBelow(lines: readonly ReceiptLine[]): ReceiptItem[] {
  const counted = lines.filter(({ cells }) => {
    const [name, count, price, amount] = (
      ["description", "quantity", "unit_price", "amount"] as const
    ).map((key) => cellOf(cells, key)?.text ?? "");
    return name !== "" && isProduct(count ?? "", price ?? "", amount ?? "");
  });
  return counted.length > 1 ? gatherItems(counted, usualEdge(counted)) : [];
}

const isNamedSum = (line: ReceiptLine): boolean => sums.has(sumKey(line));

/** The items above the sum at `named`, or above the first that their amounts tell. */
function itemsAbove(lines: readonly ReceiptLine[], named: number, width: number): ReceiptItem[] {
  const texts = moneyIn(lines.map(({ line }) => line));
  const valueIn = (text = "") =>
    hasRole(text, "free") ? 0 : (parseNumber(text, decimalSignIn(texts))?.value ?? Number.NaN);
  const sum = lines[named];
  const above = sum ? lines.slice(0, named) : lines;
  const edge = edgeOf(above, sum, width) ?? usualEdge(lines);
  const items = gatherItems(above, edge);
  const values = items.map(({ cells }) => valueIn(cellOf(cells, "amount")?.text));
  const total = values.reduce((all, value) => all + value, 0);
  const isSum = (value: number) => Math.abs(value - valueIn(sum?.amount?.text)) < 0.005;
  if (isSum(total)) return items;
  if (isCount(items.at(-1)) && isSum(total - (values.at(-1) ?? 0))) return items.slice(0, -1);
  const amounts = above.filter((line) => line.amount && endsAt(line, edge));
  const at = sumsBegin(amounts.map((line) => toAmounted(line, items, valueIn(line.amount?.text))));
  if (at === null) return sum ? items : [];
  return gatherItems(above.slice(0, above.indexOf(amounts[at] as ReceiptLine)), edge);
}

/** "Items  8" right above the sum, which whole amounts do not tell from an item. */
const isCount = (item: ReceiptItem | undefined): boolean =>
  item !== undefined && /^\d{1,3}$/.test(cellOf(item.cells, "amount")?.text ?? "");

function toAmounted(own: ReceiptLine, items: readonly ReceiptItem[], amount: number): Amounted {
  const item = items.find(({ lines }) => lines.includes(own));
  return {
    text: own.line.segments.map(({ text }) => text).join(" "),
    amount,
    isItem: item !== undefined || amount < 0,
    isCounted: item !== undefined && cellOf(item.cells, "unit_price") !== undefined,
    count: countOf(item, amount < 0 ? 0 : 1),
    isBare: /^\d{1,3}$/.test(own.amount?.text ?? ""),
  };
}

/** Of what is weighed there is one, of what is taken off none, and of what was cancelled so many fewer. */
function countOf(item: ReceiptItem | undefined, usual: number): number {
  const text = item && cellOf(item.cells, "quantity")?.text;
  const isCounted = text !== undefined && /^-?\d{1,3}$/.test(text);
  return isCounted && (usual > 0 || text.startsWith("-")) ? Number(text) : usual;
}

/** Where the amounts of items end: as the first sum does, or on a till most of them before a column of its own for that. */
function edgeOf(
  above: readonly ReceiptLine[],
  sum: ReceiptLine | undefined,
  width: number,
): number | null {
  if (!sum?.amount) return null;
  if (width >= settings.tillWidth * sum.line.fontSize) return sum.amount.box.x1;
  const edges = [sum.amount.box.x1, usualEdge(above)];
  const [atSum = 0, elsewhere = 0] = edges.map(
    (edge) => above.filter((line) => line.amount && endsAt(line, edge)).length,
  );
  return (elsewhere > atSum ? edges[1] : edges[0]) ?? null;
}

function usualEdge(lines: readonly ReceiptLine[]): number {
  return median(lines.flatMap(({ amount }) => (amount ? [amount.box.x1] : [])));
}

export const moneyIn = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ segments }) =>
    segments.flatMap(({ text }) => (kindOf(text) === "money" ? [text] : [])),
  );
