import type { LabelledValue } from "../fields/grow";
import { median } from "../layout/box";
import type { Page } from "../model";
import type { ItemTable } from "../tables/item-tables";
import { lineHolds } from "./check-lines";
import { confirmAmounts } from "./confirm-amounts";
import { type Evidence, evidenceOf, type PageQuality, qualityOf } from "./evidence";
import { amountsOf, type Facts } from "./facts";
import { type RowEvidence, rowEvidenceOf } from "./row-evidence";

/** What speaks for and against each field and each row of the tables, in their order. */
export interface GatheredEvidence {
  fields: Evidence[];
  rows: RowEvidence[];
}

/** With what the rest of the document says: sums that hold, usual decimals, how well the page reads as a whole. */
export function gatherEvidence(
  values: readonly LabelledValue[],
  tables: readonly ItemTable[],
  facts: Facts,
  pages: readonly Page[],
): GatheredEvidence {
  const confirmed = confirmAmounts(facts);
  const decimals = usualDecimals(facts);
  const amounts = amountsOf(facts);
  const qualities = new Map(pages.map((page) => [page.number, qualityOf(page.words)]));
  const qualityAt = (page: number): PageQuality => qualities.get(page) ?? { doubt: 0, dispute: 0 };
  const fields = values.map((value, index) => {
    const page = qualityAt(value.lines[0]?.page ?? 1);
    return evidenceOf(value, { confirmed: confirmed.has(index), decimals, page });
  });
  const usual = tables.map((table) => median(table.rows.map((row) => row.cells.length)));
  const rows = tables
    .flatMap((table, t) => table.rows.map((row) => ({ row, usualCells: usual[t] ?? 0 })))
    .map(({ row, usualCells }, index) => {
      const fact = facts.rows[index];
      const computes = fact !== undefined && lineHolds(fact, amounts);
      return rowEvidenceOf(row, { page: qualityAt(row.page), computes, usualCells });
    });
  return { fields, rows };
}

/** Digits behind the decimal sign that most amounts have, null without amounts. */
function usualDecimals(facts: Facts): number | null {
  const amounts = amountsOf(facts);
  const texts = [
    ...facts.fields.filter(({ base }) => base === "total" || base === "subtotal"),
    ...facts.rows.flatMap((row) => row.cells.filter(({ key }) => key === "amount")),
  ];
  const counts = new Map<number, number>();
  for (const { value } of texts) {
    const number = amounts.parse(value);
    if (number) counts.set(number.decimals, (counts.get(number.decimals) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
