import { expect, it } from "vitest";
import { row, typeset } from "../../test/typeset";
import { readingOf } from "../read-document";

it("parts columns where their rows leave white, whatever stands further below", () => {
  const edges = [50, 150, -400, -460, -540];
  const page = typeset([
    ...row(100, edges, ["Item", "Wording", "Rows", "Price", "Amount"]),
    ...row(118, edges, ["A1", "Oak plank, planed on all of its sides", "4", "12.50", "50.00"]),
    ...row(136, edges, ["B2", "Brass hinge", "10", "1.20", "12.00"]),
    ...row(154, edges, ["C3", "Door lock", "1", "30.00", "30.00"]),
    ...row(200, [50, 330, -540], ["Tools wanted", "Gross of all work", "92.00"]),
    ...row(214, [50, 330, -540], ["Crane wanted", "Less for our crew", "2.00"]),
    ...row(228, [50, 330, -540], ["Truck wanted", "Net of what is left", "90.00"]),
  ]);
  expect(readingOf([page]).lineItems[0]?.cells.map(({ value }) => value)).toEqual([
    "A1",
    "Oak plank, planed on all of its sides",
    "4",
    "12.50",
    "50.00",
  ]);
});
