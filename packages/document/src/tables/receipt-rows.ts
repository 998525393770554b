import { hull } from "../layout/box";
import type { Line } from "../layout/lines";
import { type Segment, toSegment } from "../layout/segment";
import type { ColumnKey } from "../lexicon/lexicon";
import { matchLabel } from "../lexicon/vocabulary";
import type { Page, Word } from "../model";
import { kindOf } from "../text/kind";
import type { Column } from "./columns";
import type { ItemTable } from "./item-tables";
import { countIn, joinCount } from "./receipt-counts";
import type { CellText, Row } from "./rows";
import { partMark, withoutMark } from "./tax-marks";

const sums = new Set(["subtotal", "total"]);
const labels = new Set(["tax", "discount", "shipping", ...sums]);

/**
 * The items of a receipt: lines of a text and an amount at the right edge, above the first sum and
 * without a heading. Their cells have no label.
 */
export function findReceiptRows(
  page: Page,
  lines: readonly Line[],
): { table: ItemTable; taken: Line[] } | null {
  const printed = new Map(lines.map((line) => [partMark(joinCount(line)), line]));
  const found = rowsAbove([...printed.keys()], page);
  return found && { ...found, taken: found.taken.map((line) => printed.get(line) as Line) };
}

function rowsAbove(lines: readonly Line[], page: Page): { table: ItemTable; taken: Line[] } | null {
  const end = lines.findIndex((line) => sums.has(labelKey(line) ?? "") && amountOf(line));
  if (end < 0) return null;
  const sum = amountOf(lines[end]);
  const edges = { edge: sum?.box.x1 ?? 0, whole: isWhole(sum) };
  const { taken, rows } = gatherRows(lines.slice(0, end), edges, page.number);
  if (rows.length === 0) return null;
  const columns = [...new Set(rows.flatMap((row) => row.cells.map((cell) => cell.column)))];
  const box = hull(taken.flatMap((line) => line.segments.map((segment) => segment.box)));
  return { table: { columns, rows, page: page.number, box }, taken };
}

/** Where the amounts end, and whether their money has no cents. */
interface Edges {
  edge: number;
  whole: boolean;
}

/** Items of one line, and of two: a name with "2 x 1.50" and maybe the amount below it. */
function gatherRows(
  lines: readonly Line[],
  { edge, whole }: Edges,
  page: number,
): { taken: Line[]; rows: Row[] } {
  const taken: Line[] = [];
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const counted = countIn(line);
    if (counted && above && isRightBelow(above, line)) {
      const cells = countCells(counted, page);
      const amount = amountOf(line, whole);
      const open = rows.at(-1);
      if (!amount && taken.at(-1) === above && open) {
        open.cells.push(...cells);
        taken.push(line);
      } else if (amount && !taken.includes(above) && isName(above)) {
        const name = toCell("description", above.segments[0] as Segment);
        rows.push({ page, cells: [name, ...cells, toCell("amount", amount)] });
        taken.push(above, line);
      }
    } else if (isItem(line, { edge, whole })) {
      const rest = wrappedName(lines, index);
      rows.push(toRow(line, page, rest));
      taken.push(line, ...(rest ? [rest] : []));
    }
  }
  return { taken, rows };
}

/** The line below an item that goes on with its name: one text below the name's, and no name of what is counted below it. */
function wrappedName(lines: readonly Line[], index: number): Line | null {
  const [line, next, after] = lines.slice(index, index + 3);
  const [name, rest] = [line?.segments[0], next?.segments[0]];
  if (!line || !next || !name || !rest || next.segments.length > 1) return null;
  const isBelow =
    Math.abs(rest.box.x0 - name.box.x0) < 0.5 * name.fontSize &&
    next.baseline - line.baseline < CLOSE * name.fontSize;
  const isItsOwn = countIn(next) !== null || (after !== undefined && countIn(after) !== null);
  return isBelow && !isItsOwn && labelKey(next) === null ? next : null;
}

/** From line to line of one text, in em. */
const CLOSE = 1.45;
function countCells({ count, price }: { count: Word[]; price: Word[] }, page: number): CellText[] {
  return [toCell("quantity", toSegment(count, page)), toCell("unit_price", toSegment(price, page))];
}

function isRightBelow(above: Line, line: Line): boolean {
  return line.baseline - above.baseline < 2 * Math.max(above.fontSize, line.fontSize);
}

function isName(line: Line): boolean {
  const [name] = line.segments;
  return (
    line.segments.length === 1 &&
    name !== undefined &&
    /\p{L}{2}/u.test(name.text) &&
    !/[:：]$/.test(name.text)
  );
}

function labelKey(line: Line | undefined): string | null {
  const match = matchLabel(line?.segments[0]?.text ?? "", line?.segments[0]?.source === "ocr");
  return match && match.score >= 0.85 ? match.key : null;
}

/** The last text of a line but for a tax mark, where it is an amount printed to the cent or with thousands; any number in `whole` money. */
function amountOf(line: Line | undefined, whole = false): Segment | null {
  const segments = line ? withoutMark(line).segments : [];
  const last = segments.at(-1);
  if (!last || segments.length < 2) return null;
  const kind = kindOf(last.text);
  return kind === "money" || (whole && kind === "number") ? last : null;
}

/** Yen and dong have no cents: small amounts look like any number there. */
function isWhole(amount: Segment | null): boolean {
  return amount !== null && !/[.,]\d{1,2}\D*$/.test(amount.text);
}

function isItem(line: Line, { edge, whole }: Edges): boolean {
  const amount = amountOf(line, whole);
  const { segments, mark } = withoutMark(line);
  const [name] = segments;
  const ends = [amount, mark].some(
    (text) => text && Math.abs(text.box.x1 - edge) < 1.5 * text.fontSize,
  );
  if (!amount || !name || !ends) return false;
  const numbers = segments
    .slice(1, -1)
    .every((segment) => ["number", "money", "percent"].includes(kindOf(segment.text)));
  const match = matchLabel(name.text, name.source === "ocr");
  const known =
    match !== null && match.score >= 0.9 && (labels.has(match.key) || match.key !== "other");
  return numbers && !known && /\p{L}{2}/u.test(name.text) && !/[:：]$/.test(name.text);
}

const columnOf = (key: ColumnKey): Column => ({
  heading: { text: "", key, box: { x0: 0, top: 0, x1: 0, bottom: 0 }, segments: [] },
  left: 0,
  right: Number.POSITIVE_INFINITY,
});
const columns = {
  quantity: columnOf("quantity"),
  description: columnOf("description"),
  unit_price: columnOf("unit_price"),
  amount: columnOf("amount"),
  tax_rate: columnOf("tax_rate"),
};

function toRow(line: Line, page: number, rest: Line | null): Row {
  const { segments, mark } = withoutMark(line);
  const [name, ...numbers] = segments;
  const amount = numbers.pop();
  const cells: CellText[] = name ? nameCells(name, page) : [];
  const counted = cells.length > 1;
  const [more] = rest?.segments ?? [];
  const described = cells.at(-1);
  if (more && described) {
    described.text = `${described.text}\n${more.text}`;
    described.segments = [...described.segments, more];
  }
  for (const [index, segment] of numbers.entries()) {
    const key =
      !counted && index === 0 && numbers.length > 1
        ? "quantity"
        : kindOf(segment.text) === "money"
          ? "unit_price"
          : "quantity";
    cells.push(toCell(key, segment));
  }
  if (amount) cells.push(toCell("amount", amount));
  if (mark) cells.push(toCell("tax_rate", mark));
  return { page, cells };
}

/** "2 x Coffee" is a quantity and a thing. */
function nameCells(name: Segment, page: number): CellText[] {
  const [first, second] = name.words;
  const times = second && /^[x×*@]$/i.test(second.text) ? 2 : 1;
  const count =
    first && /^\d{1,3}(?:[.,]\d{1,3})?[x×]?$/i.test(first.text) && name.words.length > times;
  if (!count || !first) return [toCell("description", name)];
  return [
    toCell("quantity", toSegment([{ ...first, text: first.text.replace(/[x×]$/i, "") }], page)),
    toCell("description", toSegment(name.words.slice(times), page)),
  ];
}

function toCell(key: keyof typeof columns, segment: Segment): CellText {
  return { column: columns[key], text: segment.text, segments: [segment] };
}
