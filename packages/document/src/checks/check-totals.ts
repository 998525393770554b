import type { LabelKey } from "../lexicon/phrases";
import { kindOf } from "../text/kind";
import { hasCurrency, type PrintedNumber } from "../text/number";
import { everyLineHolds } from "./check-lines";
import {
  type Amounts,
  cellOf,
  confirmsRows,
  type Facts,
  type FieldFact,
  percentIn,
  roundingOf,
  sumOfRows,
  sureEnough,
  sureEnoughSeen,
} from "./facts";
import type { Finding } from "./finding";

interface Sum {
  field: FieldFact;
  number: PrintedNumber;
}

/** Subtotal less discount plus shipping and tax is the total; the amounts of the rows make the subtotal. */
export function checkTotals(facts: Facts, amounts: Amounts): Finding[] {
  const of = (key: string): Sum[] =>
    facts.fields.flatMap((field) => {
      const number = field.base === key ? amounts.parse(field.value) : null;
      return number ? [{ field, number }] : [];
    });
  const totals = of("total");
  const { subtotals, discounts } = partNets(of("subtotal"), of("discount"));
  const stack = { tax: of("tax"), discount: discounts, shipping: of("shipping") };
  const total = checkTotal(facts, amounts, totals, subtotals, stack);
  return total.length > 0 ? total : checkSum(facts, amounts, totals, subtotals, stack);
}

/** "After discount": what a discount leaves of the subtotal is another subtotal, whatever its label begins with. */
function partNets(
  subtotals: readonly Sum[],
  discounts: readonly Sum[],
): { subtotals: Sum[]; discounts: Sum[] } {
  const isNet = (one: Sum) =>
    discounts.some(
      (other) =>
        // Of two parts of a whole each is what the other leaves; more is left than taken off.
        one.number.value > Math.abs(other.number.value) &&
        subtotals.some(({ number }) => {
          const left = number.value - Math.abs(other.number.value);
          return Math.abs(left - one.number.value) <= roundingOf(one.number, other.number) + 1e-9;
        }),
    );
  return {
    subtotals: [...subtotals, ...discounts.filter(isNet)],
    discounts: discounts.filter((one) => !isNet(one)),
  };
}

type Stack = Record<"tax" | "discount" | "shipping", Sum[]>;

function checkTotal(
  facts: Facts,
  amounts: Amounts,
  totals: Sum[],
  subtotals: Sum[],
  stack: Stack,
): Finding[] {
  const parts = Object.values(stack).flat();
  if (totals.length === 0 || subtotals.length === 0 || parts.length === 0) return [];
  const printed = [...totals, ...subtotals, ...parts];
  const seen = facts.source === "ocr";
  const unsure = ({ field }: Sum) =>
    field.confidence < sureEnough || (seen && field.textConfidence < sureEnoughSeen);
  if (printed.some(unsure) || (seen && !confirmsRows(facts, amounts))) return [];
  // Subtotals of parts, "A" and "B", make the total together.
  const together = subtotals.reduce((sum, { number }) => sum + number.value, 0);
  const bases = [...subtotals.map(({ number }) => number.value), together];
  const expected = bases.flatMap((value) => sumsOf(value, stack));
  const slack = parts.length * roundingOf(...printed.map(({ number }) => number)) + 1e-9;
  if (totals.some((total) => expected.some((sum) => Math.abs(sum - total.number.value) <= slack)))
    return [];
  // Of prices with the tax in them the rows alone make the total.
  const rows = sumOfRows(facts, amounts);
  if (rows !== null && totals.some(({ number }) => Math.abs(rows - number.value) <= slack))
    return [];
  const total = totals.at(-1);
  if (!total || hasOtherMoney(facts, amounts, total, total)) return [];
  if (isTaxOfPart(subtotals, stack.tax, facts)) return [];
  return [
    {
      code: "total_mismatch",
      fields: printed.map(({ field }) => field.index),
      rows: [],
      printed: total.field.value,
      label: total.field.label,
      parts: [...subtotals.slice(-1), ...parts]
        .map(({ field }) => `${field.label} ${field.value}`)
        .join(", "),
    },
  ];
}

/** The totals that may follow from a subtotal: each part may already be in it. */
function sumsOf(subtotal: number, { tax, discount, shipping }: Stack): number[] {
  const sum = (sums: readonly Sum[]) =>
    sums.reduce((all, { number }) => all + Math.abs(number.value), 0);
  const options = (value: number) => (value === 0 ? [0] : [0, value]);
  // Where several taxes are printed some may be parts of others.
  const taxes = [...options(sum(tax)), ...tax.map(({ number }) => number.value)];
  const every: number[] = [];
  for (const less of options(sum(discount)))
    for (const freight of options(sum(shipping)))
      for (const added of taxes) every.push(subtotal - less + freight + added);
  return every;
}

/** A tax that is its rate of one subtotal, where another is larger: goods at other rates have taxes that were not read. */
function isTaxOfPart(subtotals: readonly Sum[], taxes: readonly Sum[], facts: Facts): boolean {
  const rates = facts.fields.flatMap(({ label, value }) => {
    const stated = percentIn(label) ?? percentIn(value);
    return /^%|%$/.test(label) ? [Number(value.replace(",", ".")) / 100] : [stated ?? Number.NaN];
  });
  return subtotals.some(({ number: base }) =>
    taxes.some(({ number: tax }) =>
      rates.some(
        (rate) =>
          Math.abs(base.value * rate - tax.value) <= roundingOf(base, tax) &&
          subtotals.some(({ number }) => number.value - tax.value > base.value),
      ),
    ),
  );
}

/** An amount of money under a label that the checks do not know may be a part of the total, unless it stands below it. */
function hasOtherMoney(
  facts: Facts,
  amounts: Amounts,
  total: Sum | undefined,
  like: Sum | undefined,
): boolean {
  const known = new Set(["total", "subtotal", "tax", "discount", "shipping"]);
  const runs = sumsOfRuns(facts, amounts);
  const isOfRun = (value: number) => runs.some((sum) => Math.abs(sum - value) < RUN_SLACK);
  return facts.fields.some((field) => {
    const number = amounts.parse(field.value);
    return (
      number !== null &&
      !known.has(field.base) &&
      !isOfRun(number.value) &&
      !(field.labelKey && numbered.has(field.labelKey)) &&
      field.index < (total?.field.index ?? Number.POSITIVE_INFINITY) &&
      kindOf(field.value) === "money" &&
      (hasCurrency(field.value) || number.decimals === like?.number.decimals)
    );
  });
}

/** Of a longer table no sums of its sections are looked for. */
const MOST_ROWS = 200;
const RUN_SLACK = 0.005;

/** What some rows that follow each other add up to: the sums of sections, which no total leaves out. What all do may be told of before something is taken off. */
function sumsOfRuns({ rows }: Facts, amounts: Amounts): number[] {
  const values = rows.slice(0, MOST_ROWS).map((row) => {
    const cell = cellOf(row, "amount");
    return (cell && amounts.parse(cell.value)?.value) ?? Number.NaN;
  });
  return values.flatMap((_, from) => {
    let sum = 0;
    const sums = values.slice(from).map((value) => (sum += value));
    return from === 0 ? sums.slice(0, -1) : sums;
  });
}

/** What has digits in groups as amounts have, and is none. */
const numbered: ReadonlySet<LabelKey> = new Set<LabelKey>([
  "phone",
  "buyer_phone",
  "tax_id",
  "number",
  "po_number",
  "quote_number",
]);

function checkSum(
  facts: Facts,
  amounts: Amounts,
  totals: Sum[],
  subtotals: Sum[],
  stack: Stack,
): Finding[] {
  const cells = facts.rows.map((row) => cellOf(row, "amount"));
  const numbers = cells.map((cell) => (cell ? amounts.parse(cell.value) : null));
  if (numbers.length === 0 || numbers.some((number) => number === null)) return [];
  const seen = facts.source === "ocr";
  if (seen && !everyLineHolds(facts, amounts)) return [];
  const needed = seen ? sureEnoughSeen : sureEnough;
  if (cells.some((cell) => (cell?.confidence ?? 0) < needed) || !isComplete(facts, amounts))
    return [];
  const sum = numbers.reduce((all, number) => all + (number?.value ?? 0), 0);
  const targets = [...subtotals, ...totals];
  const decimals = Math.max(...numbers.map((number) => number?.decimals ?? 0));
  const slack = 0.51 * 10 ** -decimals + 1e-9;
  const reach = targets.flatMap(({ number }) => [
    number.value,
    ...sumsOf(number.value, stack),
    ...lessParts(number.value, stack),
  ]);
  const isLone = subtotals.length === 0;
  if (isLone && !isTooLittle(totals, stack, sum - slack)) return [];
  if (reach.some((value) => Math.abs(value - sum) <= slack)) return [];
  if (
    targets.some(({ field }) => field.confidence < sureEnough || field.textConfidence < needed) ||
    hasOtherMoney(facts, amounts, totals.at(-1), targets.at(-1))
  )
    return [];
  const target = subtotals.at(-1) ?? totals[0];
  if (!target) return [];
  return [
    {
      code: "sum_mismatch",
      fields: targets.map(({ field }) => field.index),
      rows: [],
      printed: target.field.value,
      label: target.field.label,
      sum: sum.toFixed(decimals),
    },
  ];
}

/** The one sum of a document is less than its rows make, and nothing is taken off; a tax that it does not print would make it more. */
function isTooLittle(totals: readonly Sum[], stack: Stack, sum: number): boolean {
  const isAlone = totals.length === 1 && Object.values(stack).every((own) => own.length === 0);
  const isMoney = totals.every(({ field }) => kindOf(field.value) === "money");
  return isAlone && isMoney && totals.every(({ number }) => number.value < sum);
}

function lessParts(value: number, stack: Stack): number[] {
  return Object.values(stack)
    .flat()
    .flatMap(({ number }) => [value - number.value, value + number.value]);
}

/** No row is missing: their numbers count up in even steps, or the text layer gave every line. */
function isComplete(facts: Facts, amounts: Amounts): boolean {
  const lines = facts.rows.map((row) => amounts.parse(cellOf(row, "line_no")?.value ?? "")?.value);
  if (lines.every((line) => line !== undefined) && lines.length > 1) {
    const step = (lines[1] ?? 0) - (lines[0] ?? 0);
    return lines.every((line, index) => line === (index + 1) * step);
  }
  return facts.source === "pdf";
}
