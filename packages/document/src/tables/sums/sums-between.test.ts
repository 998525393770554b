import { describe, expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import type { Page } from "../../model";
import { readingOf } from "../../read-document";

const edges = [50, 100, -330, -400, -470, -540];
const heading = row(100, edges, ["Code", "Description", "Qty", "Weight kg", "Price", "Amount"]);
const fieldsOf = (...pages: Page[]) =>
  readingOf(pages).fields.map(({ key, label, value }) => [key, label, value]);

describe("sums between the rows of a table", () => {
  it("have a field for each number, and none of them is the sum of the document", () => {
    const page = typeset([
      ...heading,
      ...row(120, edges, ["A1", "Oak plank", "4", "36", "12.50", "50.00"]),
      ...row(134, edges, ["A2", "Pine plank", "2", "11", "8.00", "16.00"]),
      ...row(148, [100, -400, -540], ["Subtotal east wing", "47", "66.00"]),
      ...row(168, edges, ["B1", "Brass hinge", "10", "2", "1.20", "12.00"]),
      ...row(182, edges, ["B2", "Door lock", "1", "3", "30.00", "30.00"]),
      ...row(196, [100, -400, -540], ["Subtotal west wing", "5", "42.00"]),
      ...row(220, [400, -540], ["Total", "108.00"]),
    ]);
    expect(fieldsOf(page)).toEqual([
      ["subtotal_east_wing", "Subtotal east wing", "47"],
      ["subtotal_east_wing_2", "Subtotal east wing", "66.00"],
      ["subtotal_west_wing", "Subtotal west wing", "5"],
      ["subtotal_west_wing_2", "Subtotal west wing", "42.00"],
      ["total", "Total", "108.00"],
    ]);
    expect(readingOf([page]).lineItems).toHaveLength(4);
  });

  it("are told by their amounts where their names reach into the column of prices", () => {
    const page = typeset([
      ...heading,
      ...row(120, edges, ["1.1", "Scaffold", "1", "", "60.00", "60.00"]),
      ...row(134, edges, ["1.2", "Cleaning", "2", "", "15.00", "30.00"]),
      ...row(148, [380, -540], ["Works of part 1", "90.00"]),
      ...row(168, edges, ["2.1", "Sealing", "4", "", "20.00", "80.00"]),
      ...row(182, edges, ["2.2", "Gutters", "3", "", "10.00", "30.00"]),
      ...row(196, [380, -540], ["Works of part 2", "110.00"]),
    ]);
    expect(fieldsOf(page).map(([, label, value]) => `${label} = ${value}`)).toEqual([
      "Works of part 1 = 90.00",
      "Works of part 2 = 110.00",
    ]);
  });

  it("bring forward what the page before carries forward", () => {
    const first = typeset([
      ...heading,
      ...row(120, edges, ["A1", "Oak plank", "4", "", "12.50", "50.00"]),
      ...row(134, edges, ["A2", "Pine plank", "2", "", "8.00", "16.00"]),
      ...row(148, [100, -540], ["Carried forward", "66.00"]),
    ]);
    const second = {
      ...typeset([
        ...heading,
        ...row(120, [-470, -540], ["From the sheet before", "66.00"]),
        ...row(160, edges, ["B1", "Brass hinge", "10", "", "1.20", "12.00"]),
      ]),
      number: 2,
    };
    expect(fieldsOf(first, second).map(([, label, value]) => `${label} = ${value}`)).toEqual([
      "Carried forward = 66.00",
      "From the sheet before = 66.00",
    ]);
  });

  it("have one number a column below the rows, too", () => {
    const columns = [50, 100, -330, -400, -470, -540];
    const page = typeset([
      ...row(100, columns, ["Code", "Description", "Lot", "Unit", "Pieces", "Kg"]),
      ...row(120, columns, ["A1", "Oak plank", "L 4", "pc", "12", "50.5"]),
      ...row(134, columns, ["A2", "Pine plank", "L 2", "pc", "8", "16.0"]),
      ...row(154, [-400, -470, -540], ["Total pieces and kg net", "20", "66.5"]),
    ]);
    expect(fieldsOf(page).map(([, label, value]) => `${label} = ${value}`)).toEqual([
      "Total pieces and kg net = 20",
      "Total pieces and kg net = 66.5",
    ]);
  });
});
