import { describe, expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";
import { areOfAccount } from "./account-headings";

const edges = [50, 120, -400, -470, -540];

describe("statements of account", () => {
  it("have a row for what was bought and for what was paid, and bring forward what was owed", () => {
    const page = typeset([
      ...row(100, edges, ["Date", "Details", "Debit", "Credit", "Balance"]),
      ...row(118, edges, ["01/02/24", "Balance brought forward", "", "", "40.00"]),
      ...row(136, edges, ["05/02/24", "Invoice 4711, rope", "25.00", "", "65.00"]),
      ...row(154, edges, ["11/02/24", "Paid by transfer", "", "40.00", "25.00"]),
      ...row(172, edges, ["19/02/24", "Invoice 4755, paint", "12.50", "", "37.50"]),
    ]);
    const { fields, lineItems } = readingOf([page]);
    expect(lineItems.map(({ cells }) => cells.map(({ value }) => value).join(" | "))).toEqual([
      "05/02/24 | Invoice 4711, rope | 25.00 | 65.00",
      "11/02/24 | Paid by transfer | 40.00 | 25.00",
      "19/02/24 | Invoice 4755, paint | 12.50 | 37.50",
    ]);
    expect(fields.map(({ label, value }) => `${label} = ${value}`)).toEqual([
      "Balance brought forward = 40.00",
    ]);
  });

  it.each([
    ["Soll", "Haben"],
    ["Débit", "Crédit"],
    ["Debe", "Haber €"],
    ["借方", "貸方"],
  ])("say %s and %s", (owed, paid) => {
    expect(areOfAccount([{ text: owed }, { text: paid }])).toBe(true);
    expect(areOfAccount([{ text: owed }, { text: "Amount" }])).toBe(false);
  });
});
