import { describe, expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import type { Page } from "../../model";
import { readingOf } from "../../read-document";

const edges = [300, -400, -470, -550];
const fieldsOf = (page: Page) =>
  readingOf([page])
    .fields.filter(({ label }) => label === "Total")
    .map(({ key, value }) => [key.replace(/_\d$/, ""), value]);
const page = (gross: string) =>
  typeset([
    ...row(300, edges, ["VAT rate", "Net", "VAT", "Gross"]),
    ...row(314, edges, ["20%", "400.00", "80.00", "480.00"]),
    ...row(328, edges, ["5%", "60.00", "3.00", "63.00"]),
    ...row(342, edges, ["exempt", "40.00", "–", "40.00"]),
    ...row(358, edges, ["Total", "500.00", "83.00", gross]),
  ]);

describe("sums of a table of taxes", () => {
  it("stand under one label, each with the meaning of its column", () => {
    expect(fieldsOf(page("583.00"))).toEqual([
      ["subtotal", "500.00"],
      ["tax", "83.00"],
      ["total", "583.00"],
    ]);
  });

  it("add their columns up", () => {
    expect(fieldsOf(page("999.00"))).toHaveLength(1);
  });
});
