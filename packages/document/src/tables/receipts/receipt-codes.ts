import { cellOf, toCell } from "./receipt-cells";
import type { ReceiptLine } from "./receipt-lines";

/** So many codes with as many digits as codes have show where a till prints them. */
const FEWEST = 2;
/** "PB-02", "WRAP": no name of several words. */
const SHORT = /^\p{Lu}[\p{Lu}\d-]+$/u;

/** Lines of a till, with what stands where it prints codes as one, however short: "SV-WRAP" over "Gift wrapping". */
export function withShortCodes(lines: readonly ReceiptLine[]): ReceiptLine[] {
  const forms = lines.map(formOf);
  return lines.map((own, at) => {
    const [name, ...others] = own.cells;
    if (!name || name !== cellOf([name], "description") || !SHORT.test(name.text)) return own;
    const code = toCell(
      "item_code",
      name.segments.flatMap(({ words }) => words),
      own.line.page,
    );
    const coded = { ...own, cells: [code, ...others] };
    const alike = forms.filter((form) => form === formOf(coded));
    return alike.length >= FEWEST && isOnlyCode(lines, at) ? coded : own;
  });
}

/** Which cells a line has, from left to right. */
const formOf = ({ cells }: ReceiptLine): string =>
  cells.map(({ column }) => column.heading.key).join(" ");

/** Up to the amounts above and below nothing else is a code, and something else a name. */
function isOnlyCode(lines: readonly ReceiptLine[], at: number): boolean {
  const before = lines.slice(0, at).findLastIndex(({ amount }) => amount !== null);
  const next = lines.findIndex(({ amount }, i) => i >= at && amount !== null);
  const item = lines.slice(before + 1, next < 0 ? lines.length : next + 1);
  const has = (key: "item_code" | "description") =>
    item.some((line) => line !== lines[at] && cellOf(line.cells, key) !== undefined);
  return has("description") && !has("item_code");
}
