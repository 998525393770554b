import { describe, expect, it } from "vitest";
import { parseDimension } from "../lettering/dimension-grammar";
import { oddness } from "./oddness";

const of = (text: string): number => {
  const meaning = parseDimension(text);
  if (meaning === null) throw new Error(`${text} says nothing`);
  return oddness(meaning);
};

describe("oddness", () => {
  it("grows with the digits behind the point", () => {
    expect(of("15")).toBe(0);
    expect(of("12.5")).toBeGreaterThan(of("12"));
    expect(of("15.1")).toBeGreaterThan(of("12.5"));
    expect(of("Ø6.51")).toBeGreaterThan(of("Ø6.6"));
  });

  it("takes tenths of a hole as usual, and inches as they come", () => {
    expect(of("Ø6.6")).toBeLessThan(of("6.6"));
    expect(of('1 1/8"')).toBe(0);
  });
});
