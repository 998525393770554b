import { describe, expect, it } from "vitest";
import { decimalSignIn, isAmount, parseNumber, takesOff } from "./number";

describe("parseNumber", () => {
  it.each([
    ["1,234.50", 1234.5, 2],
    ["1.234,50", 1234.5, 2],
    ["1 234,50 €", 1234.5, 2],
    ["1'234.50", 1234.5, 2],
    ["¥514,209-", 514209, 0],
    ["４５", 45, 0],
    ["(717.57)", -717.57, 2],
    ["−12,5", -12.5, 1],
    ["△3,000", -3000, 0],
    ["37.206.910", 37206910, 0],
    ["0.032", 0.032, 3],
    [".62", 0.62, 2],
    ["20 %", 20, 0],
    ["168.556 ₫", 168556, 0],
  ])("reads %s", (text, value, decimals) => {
    expect(parseNumber(text)).toEqual({ value, decimals });
  });

  it("lets the document settle a single separator before three digits", () => {
    expect(parseNumber("1.234", ".")).toEqual({ value: 1.234, decimals: 3 });
    expect(parseNumber("1.234", ",")).toEqual({ value: 1234, decimals: 0 });
  });

  it.each(["", "abc", "12a", "1,23,4", "2026-01-05", "A-12"])("refuses %s", (text) => {
    expect(parseNumber(text)).toBeNull();
  });
});

it("takes the decimal sign that the amounts of a document agree on", () => {
  expect(decimalSignIn(["1.250,00", "12,50", "3"])).toBe(",");
  expect(decimalSignIn(["1,250.00", "$12.50"])).toBe(".");
  expect(decimalSignIn(["3", "40"])).toBeUndefined();
});

it("knows an amount by its form", () => {
  expect(["$5", "12.50 EUR", "R$ 3,00", "¥1,000-", "-25,147円"].map(isAmount)).toEqual(
    Array(5).fill(true),
  );
  expect(["12 pcs", "A4", "2026-05-01", "12:30"].map(isAmount)).toEqual(Array(4).fill(false));
});

it.each([
  ["-2.50", true],
  ["2.50-", true],
  ["▲250", true],
  ["2.50", false],
  ["3 - 4", false],
])("takes %s for what is taken off: %s", (text, off) => {
  expect(takesOff(text)).toBe(off);
});
