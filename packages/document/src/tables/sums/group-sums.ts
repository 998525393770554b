import { decimalSignIn, parseNumber } from "../../text/number";
import type { Column } from "../columns";
import { type CutLine, textOf } from "../rows/cut-lines";
import { isNumeric } from "./summary-lines";

/** So many groups that add up one after the other, of so many items: one item costs as much as another by chance. */
const LEAST = 2;
/** Amounts are rounded to a cent. */
const CENT = 0.005;

/**
 * The lines that say above each group of items what it comes to: "Water  28.86" over what the water cost in all, "Sewage  12.28" over the next. The amounts tell it
 * from the first row on.
 */
export function sumsAbove(
  lines: readonly CutLine[],
  anchors: readonly CutLine[],
  columns: readonly Column[],
): CutLine[] {
  const at = columns.findLastIndex(({ heading }) => heading.key === "amount");
  const amountOf = ({ parts }: CutLine) => textOf(parts[at] ?? []);
  const isHead = ({ parts }: CutLine) => parts.filter((part) => part.length > 0).length === 2;
  const priced = lines.filter(
    (line) => isNumeric(amountOf(line)) && (anchors.includes(line) || isHead(line)),
  );
  const sign = decimalSignIn(priced.map(amountOf));
  const amounts = priced.map((line) => parseNumber(amountOf(line), sign)?.value ?? Number.NaN);
  const found: CutLine[] = [];
  let several = 0;
  for (let head = 0; head < priced.length; ) {
    const sum = priced[head] as CutLine;
    const items = groupBelow(amounts, head);
    if (!isHead(sum) || items === 0) break;
    found.push(sum);
    several += items < LEAST ? 0 : 1;
    head += items + 1;
  }
  return several >= LEAST ? found : [];
}

/** How many amounts below one add up to it; none where they do not. */
function groupBelow(amounts: readonly number[], head: number): number {
  const whole = amounts[head] ?? Number.NaN;
  let sum = 0;
  for (let at = head + 1; at < amounts.length; at++) {
    sum += amounts[at] ?? Number.NaN;
    if (Math.abs(sum - whole) < CENT) return at - head;
  }
  return 0;
}
