import { expect, it } from "vitest";
import { tidyHeading } from "./tidy-heading";

it.each([
  ["F Description", "Description"],
  ["Line total ¾", "Line total"],
  ["Option A", "Option A"],
  ["Amount %", "Amount %"],
  ["Amount 2", "Amount 2"],
  ["U price", "U price"],
])("%s is %s", (seen, printed) => {
  expect(tidyHeading(seen)).toBe(printed);
});

it("tidies each line of a heading", () => {
  expect(tidyHeading("F Menge\nQuantity ¾")).toBe("Menge\nQuantity");
});
