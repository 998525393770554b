import { matchColumn } from "../../lexicon/vocabulary";
import { settings } from "../../settings";
import { kindOf } from "../../text/kind";
import type { Column } from "../columns";
import type { Row } from "../rows/rows";

/** Headings of two meanings ("Item", "No.") are settled by what stands below them. */
export function settleKeys(columns: readonly Column[], rows: readonly Row[], width: number): void {
  const textsOf = (column: Column) =>
    rows.flatMap((row) =>
      row.cells.filter((cell) => cell.column === column).map((cell) => cell.text),
    );
  const has = (key: string) => columns.some((column) => column.heading.key === key);
  // Where nothing is counted, a till's one price is what an item costs.
  const price = columns.find(({ heading }) => heading.key === "unit_price");
  const em = price?.heading.segments[0]?.fontSize ?? 0;
  if (price && !has("amount") && !has("quantity") && width < settings.tillWidth * em)
    price.heading.key = "amount";
  // "Price EUR" is what tills say of the amount; left of one it is a price.
  const amounts = columns.filter(({ heading }) => heading.key === "amount");
  for (const { heading } of has("unit_price") ? [] : amounts.slice(0, -1))
    if (isPriceIn(heading.text)) heading.key = "unit_price";
  for (const column of columns) {
    const { heading } = column;
    const texts = textsOf(column);
    const counts = texts.length > 0 && texts.every((text) => /^\d{1,4}\.?$/.test(text));
    if (
      (heading.key === "description" || heading.key === "item_code") &&
      counts &&
      !has("line_no")
    ) {
      heading.key = "line_no";
    } else if (
      heading.key === "line_no" &&
      !counts &&
      !has("item_code") &&
      texts.some((text) => text.length > 4)
    ) {
      heading.key = "item_code";
    } else if (
      heading.key === "item_code" &&
      !has("description") &&
      texts.some((text) => / .* /.test(text))
    ) {
      heading.key = "description";
    }
  }
}

/** A price but for its currency. */
function isPriceIn(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => kindOf(word) !== "currency");
  return matchColumn(words.join(" "))?.key === "unit_price";
}
