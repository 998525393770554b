import { expect, it } from "vitest";
import { row, typeset } from "../../test/typeset";
import { readingOf } from "../read-document";

it("takes boxes to tick off what was counted for no part of the numbers before them", () => {
  const at = [50, 90, -330, -400, 408];
  const page = typeset([
    ...row(100, at, ["No.", "Description", "Quantity", "Amount"], true),
    ...row(118, at, ["1", "Chain hoist", "12", "48.00", "☐"]),
    ...row(136, at, ["2", "Steel sling", "4", "20.00", "☒"]),
    ...row(154, at, ["3", "Shackle", "30", "15.00", "☐"]),
  ]);
  const items = readingOf([page]).lineItems.map(({ cells }) => cells.map(({ value }) => value));
  expect(items).toEqual([
    ["1", "Chain hoist", "12", "48.00"],
    ["2", "Steel sling", "4", "20.00"],
    ["3", "Shackle", "30", "15.00"],
  ]);
});
