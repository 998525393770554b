import { hull } from "../../layout/box";
import type { Line } from "../../layout/lines";
import type { Segment } from "../../layout/segment";
import { type LanguageWeights, matchColumn, matchLabel } from "../../lexicon/vocabulary";
import type { Page } from "../../model";
import { kindOf } from "../../text/kind";
import type { ItemTable } from "../item-tables";
import type { CellText } from "../rows/rows";
import { cellOf, headedColumns, type ReceiptKey } from "./receipt-cells";
import { countAtEnd } from "./receipt-counts";
import { itemsIn, moneyIn, sums } from "./receipt-ends";
import { headingsAbove } from "./receipt-headings";
import type { ReceiptItem } from "./receipt-items";
import { partLeads } from "./receipt-leads";
import { labelKey, readReceiptLine } from "./receipt-lines";
import { partCodes } from "./receipt-names";
import { partLeadMarks } from "./tax-marks";

/** An amount stands no further above or below the middle of the text beside it, in em. */
const BESIDE = 0.6;
/** So large a share of labels among the names makes them a list of labels and answers. */
const MOST_LABELS = 2 / 3;

/**
 * The items of a receipt: lines of a text and an amount at the right edge, above the first sum and
 * without a heading. Their cells have no label.
 */
export function findReceiptRows(
  page: Page,
  printed: readonly Line[],
  weights: LanguageWeights,
): { table: ItemTable; taken: Line[] } | null {
  const whole = isWhole(printed);
  const joined = joinAmounts(printed);
  const taxed = edgeOfRates([...joined.keys()]);
  const printedWith = { whole, priced: areCountsPriced(printed), taxed };
  const lines = [...joined.keys()].map((line) => readReceiptLine(line, printedWith));
  const items = itemsIn(lines, page.width);
  if (items.length === 0 || isGrid(items, page) || areLabels(items) || areFilledIn(items))
    return null;
  const headings = headingsAbove(items, [...joined.keys()], weights);
  const headed = headedColumns(headings);
  const led = partLeads(
    items.map(({ cells }) => cells),
    page.number,
  );
  const coded = partCodes(led, page.number);
  const rows = coded.map((cells) => ({
    page: page.number,
    cells: cells.map((cell) => ({ ...cell, column: headed.get(cell.column) ?? cell.column })),
  }));
  const names = rows.flatMap(({ cells }) => cells.map(({ column }) => column));
  const marked = partLeadMarks(rows, names);
  const columns = [...new Set(marked.flatMap(({ cells }) => cells.map(({ column }) => column)))];
  const own = items.flatMap((item) => item.lines.flatMap(({ line }) => joined.get(line) ?? []));
  const titles = [...headings.values()];
  const head = printed.filter(({ segments }) => segments.some((one) => titles.includes(one)));
  const taken = [...head, ...own];
  const box = hull(taken.flatMap((line) => line.segments.map((segment) => segment.box)));
  return { table: { columns, rows: marked, page: page.number, box }, taken };
}

/** Where the heading of rates of tax ends, between one over names and one over amounts: "Description   VAT%   EUR". */
function edgeOfRates(lines: readonly Line[]): number | null {
  for (const { segments } of lines) {
    const keys = segments.map(({ text }) => matchColumn(text)?.key);
    const at = keys.indexOf("tax_rate");
    const isHeading = keys[0] === "description" && at > 0 && at < segments.length - 1;
    if (isHeading && segments.every(({ text }) => !/\d/.test(text)))
      return segments[at]?.box.x1 ?? null;
  }
  return null;
}

/** Some text says "2 x 1,50", so that "X4" behind a name is a part of it. */
function areCountsPriced(lines: readonly Line[]): boolean {
  return lines.some(({ segments }) =>
    segments.some(({ words }) => {
      const counted = countAtEnd(words, null);
      return counted !== null && counted.count.length > 0 && counted.price.length > 0;
    }),
  );
}

/** Yen and dong have no cents: small amounts look like any number there. */
function isWhole(lines: readonly Line[]): boolean {
  const sum = lines.find((line) => sums.has(labelKey(line)) && line.segments.length > 1);
  const amounts = sum ? [sum.segments.at(-1)?.text ?? ""] : moneyIn(lines);
  return amounts.length > 0 && amounts.every((text) => !/[.,]\d{1,2}\D*$/.test(text));
}

/** Amounts by themselves, of a page that bends: with the texts they stand beside, and the lines as printed. */
function joinAmounts(lines: readonly Line[]): Map<Line, Line[]> {
  const joined = new Map<Line, Line[]>(lines.map((line) => [line, [line]]));
  for (const line of lines) {
    const [amount, ...others] = line.segments;
    if (!amount || others.length > 0 || kindOf(amount.text) !== "money") continue;
    const [near] = [...joined.keys()]
      .filter((one) => one !== line && isBeside(one, amount))
      .sort((a, b) => distance(a, line) - distance(b, line));
    if (!near) continue;
    const own = joined.get(near) ?? [];
    joined.set({ ...near, segments: [...near.segments, amount] }, [...own, line]);
    joined.delete(near);
    joined.delete(line);
  }
  return new Map([...joined].sort(([a], [b]) => a.baseline - b.baseline));
}

const distance = (a: Line, b: Line): number => Math.abs(a.baseline - b.baseline);

function isBeside({ segments, baseline, fontSize }: Line, amount: Segment): boolean {
  const last = segments.at(-1);
  return (
    last !== undefined &&
    last.box.x1 < amount.box.x0 &&
    kindOf(last.text) !== "money" &&
    Math.abs(baseline - amount.baseline) < BESIDE * fontSize
  );
}

/** Each amount in another typeface than its name: a form that asks for them, where somebody filled them in. */
function areFilledIn(items: readonly ReceiptItem[]): boolean {
  const faceOf = (cells: readonly CellText[], key: ReceiptKey) =>
    cellOf(cells, key)?.segments[0]?.words[0]?.face;
  return items.every(({ cells }) => {
    const [name, amount] = [faceOf(cells, "description"), faceOf(cells, "amount")];
    return name !== undefined && amount !== undefined && name !== amount;
  });
}

/** Labels with their amounts, as pumps and card readers print them: "Price/L  1.659", "Tip  9.00". */
function areLabels(items: readonly ReceiptItem[]): boolean {
  const labels = items.filter(({ cells }) => {
    const [name] = cells;
    if (!name || cellOf(cells, "quantity") || cellOf(cells, "unit_price")) return false;
    const isSeen = name.segments[0]?.source === "ocr";
    return [matchLabel(name.text, isSeen), matchColumn(name.text, isSeen)].some(
      (match) => match !== null && match.score >= 0.9,
    );
  });
  return labels.length >= MOST_LABELS * items.length;
}

/** Labels and answers in the cells of a form, of which a rule parts each two. */
function isGrid(items: readonly ReceiptItem[], page: Page): boolean {
  const walls = page.rules.filter(({ orientation }) => orientation === "vertical");
  const parted = items.filter(({ lines }) =>
    lines.some(({ line: { segments, baseline, fontSize }, amount }) => {
      const y = baseline - 0.3 * fontSize;
      return walls.some(
        ({ box }) =>
          box.top < y &&
          box.bottom > y &&
          box.x0 > (segments[0]?.box.x1 ?? 0) &&
          box.x1 < (amount?.box.x0 ?? 0),
      );
    }),
  );
  return parted.length > items.length / 2;
}
