import type { Unit } from "../fields/units/unit";
import type { LabelledValue } from "../fields/values/grow";
import { median } from "../layout/box";
import type { Page } from "../model";
import type { ItemTable } from "../tables/item-tables";
import { lineHolds } from "./check-lines";
import { confirmAmounts } from "./confirm-amounts";
import { findEchoes } from "./echoes";
import { type Evidence, evidenceOf, mean } from "./evidence";
import { amountsOf, type Facts } from "./facts";
import { leftOverBy } from "./left-over";
import { pageQuality } from "./page-quality";
import { type RowEvidence, rowEvidenceOf } from "./row-evidence";
import { type RowStanding, rowStandings } from "./row-standing";
import { type Standing, standingsOf } from "./standing";

/** What speaks for and against each field and each row of the tables, in their order. */
export interface GatheredEvidence {
  fields: Evidence[];
  rows: RowEvidence[];
}

const NO_PAGE = { doubt: 0, dispute: 0, left: 0, strange: 0, colons: 0 };
const NO_ECHO = { same: 0, nearly: 0 };

/** With what the rest of the document says: texts that are left over, sums that hold, usual decimals, how well the page reads as a whole. */
export function gatherEvidence(
  values: readonly LabelledValue[],
  tables: readonly ItemTable[],
  left: readonly Unit[],
  facts: Facts,
  pages: readonly Page[],
): GatheredEvidence {
  const confirmed = confirmAmounts(facts);
  const decimals = usualDecimals(facts);
  const amounts = amountsOf(facts);
  const echoes = findEchoes(values);
  const standings = standingsOf(values, left);
  const qualities = new Map(
    pages.map((page) => [page.number, pageQuality(page, values, left)] as const),
  );
  const qualityAt = (page: number) => qualities.get(page) ?? NO_PAGE;
  const fields = values.map((value, index) => {
    const page = qualityAt(value.lines[0]?.page ?? 1);
    return evidenceOf(value, {
      confirmed: confirmed.has(index),
      decimals,
      page,
      left: leftOverBy(value, left),
      echo: echoes[index] ?? NO_ECHO,
      standing: standings[index] as Standing,
    });
  });
  const computed = facts.rows.map((row) => lineHolds(row, amounts));
  let next = 0;
  const rows = tables.flatMap((table) => {
    const own = computed.slice(next, next + table.rows.length);
    next += table.rows.length;
    const usualCells = median(table.rows.map((row) => row.cells.length));
    const tableComputes = mean(own.map((holds) => (holds ? 1 : 0)));
    const standing = rowStandings(table, left);
    return table.rows.map((row, index) => {
      const computes = own[index] ?? false;
      return rowEvidenceOf(row, {
        page: qualityAt(row.page),
        computes,
        tableComputes,
        usualCells,
        standing: standing[index] as RowStanding,
      });
    });
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
