import { describe, expect, it } from "vitest";
import { readMeasure } from "./measure";

const inches = (text: string) => (readMeasure(text)?.value ?? 0) / 25.4;

describe("readMeasure", () => {
  it.each([
    ['15/8"', 1 + 5 / 8],
    ["19/16", 1 + 9 / 16],
    ['113/16"', 1 + 13 / 16],
    ['37/8"', 3 + 7 / 8],
  ])(
    "takes the fraction above one %s for a whole number and a fraction written closely",
    (text, value) => {
      expect(inches(text)).toBeCloseTo(value, 9);
    },
  );

  it.each([
    ['13/16"', 13 / 16],
    ['1 3/16"', 1 + 3 / 16],
    ['3/2"', 1.5],
    ['14/8"', 1.75],
  ])("leaves %s as it is", (text, value) => {
    expect(inches(text)).toBeCloseTo(value, 9);
  });
});
