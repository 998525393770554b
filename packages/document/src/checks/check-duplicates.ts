import { cellOf, type Facts, type RowFact, sureEnough } from "./facts";
import type { Finding } from "./finding";

/** A table of so few rows may well list a thing twice. */
const fewestRows = 3;

/**
 * A line that is printed twice, with the same code or number of its own kind, quantity and amount. A list that numbers or codes its
 * lines adds them up, and so does one with a column for how many; a receipt without any of these rings the same thing up twice.
 */
export function checkDuplicates(facts: Facts): Finding[] {
  if (facts.rows.length < fewestRows) return [];
  const found: Finding[] = [];
  for (const [index, row] of facts.rows.entries()) {
    const text = lineOf(row);
    const first =
      text === null ? undefined : facts.rows.slice(0, index).find((r) => lineOf(r) === text);
    if (!first) continue;
    found.push({
      code: "duplicate_line",
      fields: [],
      rows: [first.index, row.index],
      first: first.index + 1,
      second: row.index + 1,
      item: cellOf(row, "description")?.value ?? "",
    });
  }
  // A list that repeats itself all over does so on purpose, and one that neither numbers nor codes its lines where it names other things twice.
  const isNamed = facts.rows.every(isNumbered);
  const names = new Set(facts.rows.map((row) => cellOf(row, "description")?.value));
  const isOnce = isNamed || names.size === facts.rows.length - 1;
  return found.length === 1 && isOnce ? found : [];
}

const isNumbered = (row: RowFact): boolean =>
  (cellOf(row, "item_code") ?? cellOf(row, "line_no")) !== undefined;

/** Everything a line says but its number; null where it says too little, or was not surely read. */
function lineOf(row: RowFact): string | null {
  const count = cellOf(row, "quantity");
  const isSeveral = count !== undefined && count.label !== "" && !/^1(?!\d)/.test(count.value);
  const counted = count && cellOf(row, "description");
  if (
    !(isNumbered(row) || isSeveral) ||
    !counted ||
    row.cells.some((cell) => cell.confidence < sureEnough)
  )
    return null;
  const cells = row.cells.filter(({ key }) => key !== "line_no");
  return cells.map(({ key, value }) => `${key}=${value}`).join("|");
}
