import { cellOf, toCell } from "./receipt-cells";
import type { ReceiptItem } from "./receipt-items";
import { labelKey, type ReceiptLine } from "./receipt-lines";
import { CLOSE, has, stepTo } from "./receipt-places";
import { refines } from "./receipt-wishes";

/** True where a name had no room for the next word and goes on below. */
export function wraps(upper: ReceiptLine, lower: ReceiptLine, edge: number): boolean {
  const [name, rest] = [upper, lower].map(({ cells }) => cellOf(cells, "description")?.segments[0]);
  const word = rest?.words[0];
  const left = upper.cells[0]?.segments[0]?.box.x0;
  if (!name || !word || left === undefined || stepTo(upper, lower) > CLOSE) return false;
  const isBelow = [left, name.box.x0].some((x) => Math.abs(x - word.box.x0) < 0.5 * name.fontSize);
  const end = Math.min(edge, lower.amount?.box.x0 ?? edge);
  return isBelow && name.box.x1 + 0.5 * name.fontSize + word.box.x1 - word.box.x0 > end;
}

/**
 * One text right below the name of an item, unless it is the name of what is counted below it, or had room beside what is above it: names
 * end at `right`.
 */
export function isRestOfName(
  above: ReceiptLine,
  own: ReceiptLine,
  next: ReceiptLine | undefined,
  right: number,
): boolean {
  const [name, rest] = [above, own].map(({ cells }) => cellOf(cells, "description")?.segments[0]);
  if (!name || !rest || own.cells.length > 1 || labelKey(own.line) !== null) return false;
  if (refines(own)) return true;
  const isBelow = Math.abs(rest.box.x0 - name.box.x0) < 0.5 * name.fontSize;
  const word = rest.words[0]?.box ?? rest.box;
  if (name.box.x1 + 0.5 * name.fontSize + word.x1 - word.x0 < right) return false;
  const isItsOwn = next !== undefined && next.cells.length > 0 && !has(next, "description");
  return isBelow && stepTo(above, own) < CLOSE && !isItsOwn;
}

/** "60" below "Zip fastener cm", or "m" below "Garden hose 20", which had no room for it. */
export function restNumber(item: ReceiptItem, own: ReceiptLine, right: number): ReceiptLine | null {
  const [only, ...more] = own.line.segments;
  const above = item.lines.at(-1);
  const name = above && cellOf(above.cells, "description")?.segments[0];
  if (!only || !name || more.length > 0 || own.cells.length > 0) return null;
  const isBelow = Math.abs(only.box.x0 - name.box.x0) < 0.5 * name.fontSize;
  const end = name.box.x1 + 0.5 * name.fontSize + only.box.x1 - only.box.x0;
  const isUnit = /\d$/.test(name.text) && /^\p{L}{1,3}\.?$/u.test(only.text);
  if (!(isUnit || /^\d{1,4}$/.test(only.text)) || !isBelow || end < right) return null;
  if (stepTo(above, own) > CLOSE) return null;
  return { ...own, cells: [toCell("description", only.words, own.line.page)] };
}
