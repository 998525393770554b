import { expect, it } from "vitest";
import { isCalculation } from "./calculation";

it.each([
  ["19 % von 352,00", true],
  ["20% of 120.00", true],
  ["12 Tage x 0,45 €/Tag", true],
  ["3 × 4.50", true],
  ["20 %", false],
  ["352,00 €", false],
  ["12 Tage", false],
  ["Halle 3 x 5", false],
])("tells whether %s is how an amount came about", (text, expected) => {
  expect(isCalculation(text)).toBe(expected);
});
