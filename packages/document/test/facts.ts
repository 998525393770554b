import type { Facts } from "../src/checks/facts";

/** What the checks see of a document: fields, and rows of number, quantity, price, amount and one more. */
export function facts(
  fields: [base: string, label: string, value: string][],
  rows: string[][] = [],
  confidence = 1,
): Facts {
  const keys = ["line_no", "quantity", "unit_price", "amount", "other"];
  return {
    fields: fields.map(([base, label, value], index) => ({
      index,
      base,
      label,
      labelKey: base === "issue_date" ? "issue_date" : null,
      value,
      page: 1,
      confidence,
      textConfidence: confidence,
    })),
    rows: rows.map((values, index) => ({
      index,
      cells: values.map((value, column) => ({
        key: keys[column] ?? "",
        label: "",
        value,
        confidence,
      })),
    })),
    source: "pdf",
  };
}
