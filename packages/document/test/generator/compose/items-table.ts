import type { ColumnName } from "../words/words";
import { type Draft, escapeHtml, mark } from "./draft";
import { type Item, onOneLine } from "./goods";
import type { Speech } from "./speech";

export type TableStyle =
  | "ruled"
  | "lines"
  | "zebra"
  | "plain"
  | "dark"
  | "columnRules"
  | "dotted"
  | "pale";

const keys: Readonly<Record<ColumnName, string>> = {
  lineNo: "line_no",
  itemCode: "item_code",
  description: "description",
  quantity: "quantity",
  unit: "unit",
  unitPrice: "unit_price",
  amount: "amount",
};

export interface TablePlan {
  style: TableStyle;
  columns: readonly ColumnName[];
  /** The unit behind the quantity, in its cell. */
  unitInQuantity: boolean;
}

/** The columns that one document has, in its order. */
export function chooseColumns(
  speech: Speech,
  priced: boolean,
): Pick<TablePlan, "columns" | "unitInQuantity"> {
  const { random } = speech;
  const unitInQuantity = random.chance(0.2);
  const unit: ColumnName[] = unitInQuantity || random.chance(0.3) ? [] : ["unit"];
  const counted: ColumnName[] = random.chance(0.15) ? [...unit, "quantity"] : ["quantity", ...unit];
  const code: ColumnName[] = random.chance(0.6) ? ["itemCode"] : [];
  return {
    unitInQuantity,
    columns: [
      ...(random.chance(0.6) ? (["lineNo"] as const) : []),
      ...(random.chance(0.85) ? code : []),
      "description",
      ...counted,
      ...(priced ? (["unitPrice", "amount"] as const) : []),
    ],
  };
}

/** One table of items `from` up to `to`; rows are noted in the draft. */
export function setItems(
  { style, columns, unitInQuantity }: TablePlan,
  items: readonly Item[],
  from: number,
  speech: Speech,
  draft: Draft,
): string {
  const head = columns
    .map(
      (name) => `<th class="${name}">${escapeHtml(speech.column(name)).replace("\n", "<br>")}</th>`,
    )
    .join("");
  const rows = items.map((item, index) => {
    const cells = columns.map((name) => {
      const value = textOf(item, name, from + index, unitInQuantity, speech);
      const id = `r${draft.count++}`;
      return { id, key: keys[name], label: onOneLine(speech.column(name)), value, name };
    });
    draft.rows.push(cells.map(({ id, key, label, value }) => ({ id, key, label, value })));
    const row = cells.map(({ id, value, name }) => `<td class="${name}">${mark(id, value)}</td>`);
    return `${sectionRow(item, columns)}<tr>${row.join("")}</tr>${sumRow(item, columns, speech)}`;
  });
  return `<table class="items ${style}"><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function textOf(
  item: Item,
  name: ColumnName,
  index: number,
  unitInQuantity: boolean,
  speech: Speech,
): string {
  switch (name) {
    case "lineNo":
      return String(index + 1);
    case "itemCode":
      return item.code;
    case "description":
      return item.description;
    case "quantity":
      return unitInQuantity ? `${item.quantity} ${item.unit}` : item.quantity;
    case "unit":
      return item.unit;
    case "unitPrice":
      return speech.amount(item.price, "table");
    case "amount":
      return speech.amount(item.amount, "table");
  }
}

function sectionRow({ section }: Item, columns: readonly ColumnName[]): string {
  if (section === null) return "";
  return `<tr class="section"><td colspan="${columns.length}"><b>${escapeHtml(section)}</b></td></tr>`;
}

function sumRow({ sectionSum }: Item, columns: readonly ColumnName[], speech: Speech): string {
  if (sectionSum === null || columns.at(-1) !== "amount") return "";
  return `<tr class="section"><td colspan="${columns.length - 1}" class="amount">${escapeHtml(
    speech.say("sectionSum"),
  )}</td><td class="amount">${speech.amount(sectionSum, "table")}</td></tr>`;
}
