import type { Unit } from "./fields/units/unit";
import type { LabelledValue } from "./fields/values/grow";
import { boxOf } from "./fields/values/value-box";
import type { Page, PageLayout } from "./model";
import type { ItemTable } from "./tables/item-tables";

interface Found {
  tables: readonly ItemTable[];
  units: readonly Unit[];
  values: readonly LabelledValue[];
}

/** Where everything that was found on a page lies on it. */
export function layOut(page: Page, { tables, units, values }: Found): PageLayout {
  const own = values.filter(({ lines }) => lines[0]?.page === page.number);
  const joined = new Set(own.flatMap(({ lines }) => lines));
  const alone = units.filter((unit) => unit.page === page.number && !joined.has(unit));
  return {
    page: page.number,
    words: page.words.map(({ text, box, confidence }) => ({
      text,
      box: page.toUploaded(box),
      confidence,
    })),
    blocks: [...own.map(({ lines }) => lines), ...alone.map((unit) => [unit])].map((lines) =>
      boxOf(
        lines.flatMap(({ segments }) => segments),
        page,
      ),
    ),
    tables: tables
      .filter((table) => table.page === page.number)
      .map(({ box, rows }) => ({
        box: page.toUploaded(box),
        cells: rows.flatMap(({ cells }) => cells.map(({ segments }) => boxOf(segments, page))),
      })),
  };
}
