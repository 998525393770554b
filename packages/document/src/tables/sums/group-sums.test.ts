import { describe, expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const edges = [50, -330, -420, -520];
const page = (sewage: string) =>
  typeset([
    ...row(100, edges, ["Description", "Qty", "Price", "Amount"]),
    ...row(118, edges, ["Water", "", "", "28.00"]),
    ...row(134, edges, ["Meter charge", "2", "4.00", "8.00"]),
    ...row(150, edges, ["Consumption", "40", "0.50", "20.00"]),
    ...row(166, edges, ["Sewage", "", "", sewage]),
    ...row(182, edges, ["Fixed charge", "2", "2.00", "4.00"]),
    ...row(198, edges, ["Variable charge", "40", "0.20", "8.00"]),
    ...row(214, edges, ["Waste", "", "", "13.00"]),
    ...row(230, edges, ["Household", "1", "13.00", "13.00"]),
    ...row(260, [350, -520], ["Total", "53.00"]),
  ]);

describe("what a group of items comes to", () => {
  it("may stand above it, and is a field where all of them add up", () => {
    const { fields, lineItems } = readingOf([page("12.00")]);
    expect(lineItems.map(({ cells }) => cells[0]?.value)).toEqual([
      "Meter charge",
      "Consumption",
      "Fixed charge",
      "Variable charge",
      "Household",
    ]);
    expect(fields.map(({ label, value }) => `${label} = ${value}`)).toEqual([
      "Water = 28.00",
      "Sewage = 12.00",
      "Waste = 13.00",
      "Total = 53.00",
    ]);
  });

  it("is the price of an item where they do not", () => {
    expect(readingOf([page("12.50")]).lineItems).toHaveLength(8);
  });
});
