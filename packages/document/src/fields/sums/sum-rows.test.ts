import { describe, expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import type { Page } from "../../model";
import { readingOf } from "../../read-document";

const fieldsOf = (page: Page) =>
  readingOf([page]).fields.map(({ key, label, value }) => [key, label, value]);

describe("sums below a table", () => {
  const edges = [50, -300, -400, -480, -560];
  const table = [
    ...row(100, edges, ["Description", "Qty", "Net amount", "VAT amount", "Gross total"]),
    ...row(118, edges, ["Pine shelf", "2", "80.00", "16.00", "96.00"]),
    ...row(136, edges, ["Oak stool", "1", "45.00", "9.00", "54.00"]),
  ];

  it("are one of each column, with the meaning of its heading", () => {
    const page = typeset([
      ...table,
      ...row(160, edges, ["Totals", "3", "125.00", "25.00", "150.00"]),
    ]);
    expect(fieldsOf(page)).toEqual([
      ["total", "Totals", "3"],
      ["subtotal", "Totals", "125.00"],
      ["tax", "Totals", "25.00"],
      ["total_2", "Totals", "150.00"],
    ]);
    expect(readingOf([page]).lineItems).toHaveLength(2);
  });

  it("may stand below rows that are blank, and add up what is less than one", () => {
    const parts = table.map((print) =>
      print.text === "16.00" ? { ...print, text: ".450" } : print,
    );
    const page = typeset([
      ...parts,
      ...row(216, edges, ["Totals", "3", "125.00", "9.45", "150.00"]),
    ]);
    expect(fieldsOf(page).map(([, , value]) => value)).toEqual(["3", "125.00", "9.45", "150.00"]);
  });

  it("end where the line goes on with a label of its own", () => {
    const page = typeset([
      ...table,
      ...row(160, [50, -300, 330, -560], ["Total:", "3", "Amount payable:", "150.00"]),
    ]);
    expect(fieldsOf(page).map(([, label, value]) => [label, value])).toEqual([
      ["Total", "3"],
      ["Amount payable", "150.00"],
    ]);
  });
});

describe("the lines below a sum", () => {
  const sums = [
    ...row(100, [50, -480], ["1x Ikan bakar", "42.000"]),
    ...row(112, [50, -480], ["2x Nasi uduk", "30.000"]),
    ...row(130, [50, -480], ["Subtotal", "72.000"]),
  ];

  it("are labels with amounts in whatever words", () => {
    const page = typeset([
      ...sums,
      ...row(142, [50, -480], ["Biaya layanan 5%", "3.600"]),
      ...row(154, [50, -480], ["Dibayar", "80.000"]),
    ]);
    expect(fieldsOf(page).map(([, label, value]) => [label, value])).toEqual([
      ["Subtotal", "72.000"],
      ["Biaya layanan 5%", "3.600"],
      ["Dibayar", "80.000"],
    ]);
  });

  it("are none where their number ends elsewhere", () => {
    const page = typeset([...sums, ...row(142, [50, -440], ["Lantai atas", "3.600"])]);
    expect(fieldsOf(page)).toHaveLength(1);
  });

  it("have their amounts behind how they came about", () => {
    const page = typeset([
      ...row(100, [50, 180, -480], ["Meter rent", "30 days x 0.0266", "0.80"]),
      ...row(115, [50, 180, -480], ["VAT", "21% of 48.04", "10.09"]),
    ]);
    expect(fieldsOf(page).map(([, label, value]) => [label, value])).toContainEqual([
      "VAT",
      "10.09",
    ]);
  });
});
