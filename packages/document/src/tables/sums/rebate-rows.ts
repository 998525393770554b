import { takesOff } from "../../text/number";
import type { Column } from "../columns";
import { type CutLine, numericKeys, textOf } from "../rows/cut-lines";
import { isSummary } from "./summary-lines";

/**
 * "10 % off (remnants)   7 %   -28.80" among the rows: what is taken off the items above it is a row of its own where another one follows, or where it has
 * more than its name and amount, as they have; below the last it is taken off their sum.
 */
export function isRebateAmong(
  line: CutLine,
  all: readonly CutLine[],
  rows: readonly CutLine[],
  columns: readonly Column[],
): boolean {
  const { parts, straddles } = line;
  if (straddles || rows.includes(line) || !isSummary(line, columns, ["discount"])) return false;
  const [name, amount] = [
    lastOf(columns, "description", "item_code"),
    lastOf(columns, "amount", "unit_price"),
  ];
  if ((parts[name]?.length ?? 0) === 0 || !takesOff(textOf(parts[amount] ?? []))) return false;
  const next = all[all.indexOf(line) + 1];
  const isBetween = next !== undefined && rows.includes(next);
  const isFull = parts.some((part, i) => part.length > 0 && i !== name && isOwn(columns[i]));
  return isBetween || (isFull && rows.some((row) => row.line.baseline < line.line.baseline));
}

/** The last column of a key, else of another. */
function lastOf(columns: readonly Column[], ...keys: readonly string[]): number {
  const found = keys.map((key) => columns.findLastIndex(({ heading }) => heading.key === key));
  return found.find((at) => at >= 0) ?? -1;
}

/** A column that no sum has anything in: of remarks, or of rates of tax. */
const isOwn = (column: Column | undefined): boolean => {
  const key = column?.heading.key ?? "";
  return key === "tax_rate" || !numericKeys.has(key);
};
