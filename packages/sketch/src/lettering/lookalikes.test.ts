import { describe, expect, it } from "vitest";
import { asDigits } from "./lookalikes";

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
