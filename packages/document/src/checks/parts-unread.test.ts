import { describe, expect, it } from "vitest";
import { facts } from "../../test/facts";
import { findContradictions } from "./find-contradictions";

const codesOf = (document: ReturnType<typeof facts>) =>
  findContradictions(document).map(({ code }) => code);

describe("what the checks leave alone, for parts of it were not read", () => {
  it("is a base that follows from sums under labels that they do not know", () => {
    const rows = [
      ["1", "2", "1200.00", "2400.00"],
      ["2", "1", "9.10", "9.10"],
    ];
    const base: [string, string, string] = ["subtotal", "Base imponible", "2.395,92"];
    const known = facts([["suma", "Suma de posiciones", "2.409,10"], base], rows);
    expect(codesOf(known)).toEqual([]);
    expect(codesOf(facts([base], rows))).toEqual(["sum_mismatch"]);
  });

  it("is a total whose tax is that of one base of several", () => {
    const fields = (base: string): [string, string, string][] => [
      ["subtotal", "IMPORTE BRUTO", "2.202,50"],
      ["subtotal", "BASE IMPONIBLE", base],
      ["tax", "% I.V.A.", "4,00"],
      ["tax", "CUOTA I.V.A.", "41,30"],
      ["total", "TOTAL FACTURA", "2.376,98"],
    ];
    expect(codesOf(facts(fields("1.032,55")))).toEqual([]);
    expect(codesOf(facts(fields("2.202,50")))).toEqual(["total_mismatch"]);
  });

  it("is a line of which a number in another column makes the amount", () => {
    const rows = (shipped: string) => [
      ["1", "4", "164.50", "329.00", shipped],
      ["2", "12", "7.85", "94.20", "12"],
    ];
    expect(codesOf(facts([], rows("2")))).toEqual([]);
    expect(codesOf(facts([], rows("3")))).toEqual(["line_mismatch"]);
  });
});
