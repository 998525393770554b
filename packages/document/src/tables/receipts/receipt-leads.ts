import type { Word } from "../../model";
import type { CellText } from "../rows/rows";
import { cellOf, toCell } from "./receipt-cells";
import { ORDINAL } from "./receipt-names";

type Cells = readonly CellText[];

/** So many items tell what stands before their names, which this share of them has. */
const LEAST = 3;
const SHARE = 0.8;
const SIGN = /^\d{1,2}$/;

/**
 * The cells of all items, what tills print before each name in cells of its own: the numbers that count the items ("1." "2."), or the sign of
 * a rate of tax or a shelf, which counts nothing where other numbers do ("1 Salad   2 x 0,99").
 */
export function partLeads(items: readonly Cells[], page: number): CellText[][] {
  const things = items.filter(isThing);
  if (things.length < 2) return items.map((cells) => [...cells]);
  if (areNumbered(things)) return items.map((cells) => partNumber(cells, page));
  if (areOrdered(things)) return items.map((cells) => partFirst(cells, ORDINAL, "line_no", page));
  const led = things.filter((cells) => SIGN.test(firstOf(cells)?.text ?? ""));
  const areSigns =
    things.length >= LEAST &&
    led.length >= SHARE * things.length &&
    led.some((cells) => isCountedBehind(cells));
  return items.map((cells) => (areSigns ? partFirst(cells, SIGN, "tax_rate", page) : [...cells]));
}

/** What is taken off has no sign of its own. */
const isThing = (cells: Cells): boolean => !/^[-–−]/.test(cellOf(cells, "amount")?.text ?? "");

const firstOf = (cells: Cells): Word | undefined => leftmost(cells)?.segments[0]?.words[0];

function leftmost(cells: Cells): CellText | undefined {
  return cells.toSorted((a, b) => (a.segments[0]?.box.x0 ?? 0) - (b.segments[0]?.box.x0 ?? 0))[0];
}

function areOrdered(items: readonly Cells[]): boolean {
  return items.every((cells, at) => {
    const name = cellOf(cells, "description")?.segments.flatMap(({ words }) => words) ?? [];
    return ORDINAL.exec(name[0]?.text ?? "")?.[1] === String(at + 1) && name.length > 1;
  });
}

/** "01 KT0885" over the name: what looks like a department is the number of each item, before a code by itself. */
function areNumbered(items: readonly Cells[]): boolean {
  return items.every((cells, at) => {
    const [code, ...more] = cellOf(cells, "description")?.segments ?? [];
    const isCode = code?.words.length === 1 && /^[\p{Lu}\d-]+$/u.test(code.text);
    const number = cellOf(cells, "item_code")?.text ?? "";
    return isCode && more.length > 0 && /^0?\d{1,2}$/.test(number) && Number(number) === at + 1;
  });
}

function partNumber(cells: Cells, page: number): CellText[] {
  const [number, name] = [cellOf(cells, "item_code"), cellOf(cells, "description")];
  const [code, ...lines] = name?.segments ?? [];
  if (!number || !name || !code) return [...cells];
  const rest = { ...name, segments: lines, text: lines.map(({ text }) => text).join("\n") };
  const lead = toCell(
    "line_no",
    number.segments.flatMap(({ words }) => words),
    page,
  );
  const own = [lead, toCell("item_code", code.words, page), rest];
  return [...own, ...cells.filter((cell) => cell !== number && cell !== name)];
}

/** A count that stands behind the name or below it, not before it. */
function isCountedBehind(cells: Cells): boolean {
  const [name, count] = [cellOf(cells, "description"), cellOf(cells, "quantity")];
  const [word, own] = [name, count].map((cell) => cell?.segments[0]?.words[0]);
  return (
    word !== undefined &&
    own !== undefined &&
    SIGN.test(word.text) &&
    (own.box.x0 > word.box.x0 || own.baseline > word.baseline)
  );
}

function partFirst(
  cells: Cells,
  form: RegExp,
  key: "line_no" | "tax_rate",
  page: number,
): CellText[] {
  const first = firstOf(cells);
  if (!first || !form.test(first.text)) return [...cells];
  return cells.flatMap((cell) => {
    if (cell !== leftmost(cells)) return [cell];
    const words = cell.segments.flatMap((segment) => segment.words);
    const lead = toCell(key, [first], page);
    if (words.length === 1) return [lead];
    const [line, ...more] = cell.segments;
    const name = toCell("description", line?.words.slice(1) ?? [], page);
    return [
      lead,
      {
        ...name,
        text: [name.text, ...more.map(({ text }) => text)].join("\n"),
        segments: [...name.segments, ...more],
      },
    ];
  });
}
