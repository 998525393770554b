import {
  type Amounts,
  cellOf,
  confirmsRows,
  type Facts,
  percentIn,
  type RowFact,
  roundingOf,
  sureEnough,
  sureEnoughSeen,
} from "./facts";
import type { Finding } from "./finding";

type Outcome = "right" | "wrong" | "unknown";

/** Share of rows that may fail before the columns are taken to mean something else. */
const oddShare = 0.25;

/** Quantity times price, less a discount or with a tax of the row, is the amount of the row. */
export function checkLines(facts: Facts, amounts: Amounts): Finding[] {
  const seen = facts.source === "ocr";
  const needed = seen ? sureEnoughSeen : sureEnough;
  const outcomes = facts.rows.map((row) => outcomeOf(row, amounts, needed));
  const wrong = facts.rows.filter((_, index) => outcomes[index] === "wrong");
  const right = outcomes.filter((outcome) => outcome === "right").length;
  if (right === 0 || wrong.length > Math.max(1, oddShare * facts.rows.length)) return [];
  if (seen && wrong.length > 0 && !confirmsRows(facts, amounts)) return [];
  const sums = facts.fields.filter((field) => field.base === "subtotal" || field.base === "total");
  return wrong.map((row) => ({
    code: "line_mismatch",
    fields: sums.map((field) => field.index),
    rows: [row.index],
    row: row.index + 1,
    quantity: cellOf(row, "quantity")?.value ?? "",
    price: cellOf(row, "unit_price")?.value ?? "",
    amount: cellOf(row, "amount")?.value ?? "",
  }));
}

/** True where every amount is what its row computes: then it was read right. */
export function everyLineHolds(facts: Facts, amounts: Amounts): boolean {
  return facts.rows.every((row) => lineHolds(row, amounts));
}

export function lineHolds(row: RowFact, amounts: Amounts): boolean {
  return outcomeOf(row, amounts, sureEnough) === "right";
}

function outcomeOf(row: RowFact, amounts: Amounts, needed: number): Outcome {
  const cells = ["quantity", "unit_price", "amount"].map((key) => cellOf(row, key));
  const [quantity, price, amount] = cells.map((cell) =>
    cell ? amounts.parse(leading(cell.value)) : null,
  );
  if (!quantity || !price || !amount) return "unknown";
  const slack = roundingOf(amount) + 1e-9;
  const netsOf = (count: number) => {
    const gross = count * price.value;
    const nets = [gross, ...discounted(row, gross, amounts), ...shared(row, gross)];
    return nets.flatMap((net) => [net, net * (1 + taxOf(row))]);
  };
  const candidates = netsOf(quantity.value);
  // What is credited says so by the sign of its amount alone.
  const sign = amount.value < 0 && quantity.value * price.value > 0 ? -1 : 1;
  const makes = (values: readonly number[]) =>
    values.some((value) => Math.abs(sign * value - amount.value) <= slack);
  if (makes(candidates)) return "right";
  const nets = netPrices(row, price.value, amounts);
  if (makes(nets.map((net) => quantity.value * net))) return "right";
  if (otherCounts(row, amounts).some((count) => makes(netsOf(count)))) return "unknown";
  const perLot = [10, 100, 1000].some((lot) =>
    candidates.some((value) => Math.abs(value / lot - amount.value) <= slack),
  );
  if (perLot || cells.some((cell) => (cell?.confidence ?? 0) < needed)) return "unknown";
  return "wrong";
}

/** Numbers in other columns: of what was ordered part may have been shipped, of what was counted boxes may be paid for. */
function otherCounts(row: RowFact, amounts: Amounts): number[] {
  return row.cells.flatMap(({ key, value }) => {
    if (counted.has(key)) return [];
    return amounts.parse(leading(value))?.value ?? [];
  });
}

/** What a discount may have left of a list price, rounded to cents, in a column of its own. */
function netPrices(row: RowFact, price: number, amounts: Amounts): number[] {
  if (!cellOf(row, "discount")) return [];
  return row.cells.flatMap(({ key, value }) => {
    const number = told.has(key) || counted.has(key) ? null : amounts.parse(value);
    return number && number.value > 0 && number.value < price ? [number.value] : [];
  });
}

/** "12 pcs" counts 12. */
function leading(text: string): string {
  const match = /^([\d.,'’ ]*\d)\s*\p{L}+\.?$/u.exec(text.trim());
  return match?.[1] ?? text;
}

function discounted(row: RowFact, gross: number, amounts: Amounts): number[] {
  const cell = cellOf(row, "discount");
  if (!cell) return [];
  const chain = chained(cell.value);
  if (chain !== null) return [gross * chain];
  const share = percentIn(cell.value);
  if (share !== null) return [gross * (1 - Math.abs(share))];
  const number = amounts.parse(cell.value);
  if (!number) return [];
  return [gross - Math.abs(number.value), gross * (1 - Math.abs(number.value) / 100)];
}

/** What discounts one upon the other leave: "30+5", "30 % + 5 %", each of what the one before left. Null where there are not several. */
function chained(text: string): number | null {
  if (!/^\s*\d{1,2}(?:[.,]\d+)?\s*%?(?:\s*\+\s*\d{1,2}(?:[.,]\d+)?\s*%?)+\s*$/.test(text))
    return null;
  return text
    .split("+")
    .map((part) => Number.parseFloat(part.replace(",", ".")))
    .reduce((left, share) => left * (1 - share / 100), 1);
}

const counted: ReadonlySet<string> = new Set(["quantity", "unit_price", "amount", "line_no"]);
const told: ReadonlySet<string> = new Set(["discount", "tax_rate", "description", "item_code"]);

/** What a percentage in a column of its own meaning leaves or takes: a contribution, a completion. */
function shared(row: RowFact, gross: number): number[] {
  return row.cells.flatMap(({ key, value }) => {
    const share = told.has(key) ? null : percentIn(value);
    return share === null ? [] : [gross * share, gross * (1 - share)];
  });
}

function taxOf(row: RowFact): number {
  const cell = cellOf(row, "tax_rate");
  return cell ? (percentIn(cell.value) ?? 0) : 0;
}
