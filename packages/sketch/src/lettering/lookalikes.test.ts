import { describe, expect, it } from "vitest";
import { asBracketed, asChamfer, asDigits } from "./lookalikes";

describe("asDigits", () => {
  it.each([
    ["SS", "55"],
    ["1.So", "1.50"],
    ["RS", "R5"],
    ["4x ØlO", "4x Ø10"],
    ["3:4", "3.4"],
    ["1Ø.5", "10.5"],
    ["5.4m", "5.4mm"],
    ["7-2 mm", "7.2 mm"],
  ])("takes %s for %s", (text, digits) => {
    expect(asDigits(text)).toBe(digits);
  });

  it.each(["12.5", "Ø8", "R10", "45°", "t=3", "6x45°"])("leaves %s", (text) => {
    expect(asDigits(text)).toBeNull();
  });
});

describe("asBracketed", () => {
  it.each([
    ["(76,9391", "(76,939)"],
    ["(76,939", "(76,939)"],
    ["176,939)", "(76,939)"],
    ["76,939)", "(76,939)"],
    ["176,9391", "(76,939)"],
  ])("takes %s for %s", (text, bracketed) => {
    expect(asBracketed(text)).toBe(bracketed);
  });

  it.each(["(40)", "121", "1401", "12.5", "(R5"])("leaves %s", (text) => {
    expect(asBracketed(text)).toBeNull();
  });
});

describe("asChamfer", () => {
  it("knows what is written by 45", () => {
    expect(asChamfer("2x35x45")).toBe("2x35x45°");
    expect(asChamfer("10x45°")).toBeNull();
    expect(asChamfer("45")).toBeNull();
  });
});
