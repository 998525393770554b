import { describe, expect, it } from "vitest";
import { beginsSmall, hasOddEnds, isOddLabel, isWellFormed, runsOn } from "./text-shape";

describe("the shape of texts", () => {
  it("tells what is all there from what may be cut", () => {
    const whole = ["2026年4月30日", "14 March 2026", "1.234,50 €", "info@hill.example"];
    expect(whole.filter(isWellFormed)).toEqual(whole);
    expect(["2026年4月3", "March", "K-4471", "Hill Ltd"].filter(isWellFormed)).toEqual([]);
  });

  it("knows values that begin inside a sentence, but for addresses of the net", () => {
    expect(beginsSmall("and signature")).toBe(true);
    expect(beginsSmall("info@hill.example")).toBe(false);
    expect(beginsSmall("Oak")).toBe(false);
  });

  it("knows a value that is the rest of its label", () => {
    expect(runsOn("Amount", "due 12.50")).toBe(true);
    expect(runsOn("Amount", "12.50")).toBe(false);
  });

  it("knows the rests of what was cut through", () => {
    expect([".. 1 de fevereiro", "Main Street,", "Order (", "_x"].map(hasOddEnds)).toEqual(
      new Array(4).fill(true),
    );
    const whole = ["-13.23", ".5", "Main Street", "B.V.", "¥8,200-", "￥12,000-", "CHF 40.–"];
    expect(whole.filter(hasOddEnds)).toEqual([]);
    expect(["K-44-", "Oak-"].filter(hasOddEnds)).toEqual(["K-44-", "Oak-"]);
  });

  it("knows labels that end in mid-phrase", () => {
    expect(["Date of", "Numéro de", "Nummer der"].map(isOddLabel)).toEqual([true, true, true]);
    expect(["Ship to", "Né le", "Bill of lading"].map(isOddLabel)).toEqual([false, false, false]);
  });

  it("knows labels with digits or another script run into them", () => {
    expect(["小計7 Subtotal", "HĐ7", "番号Gustomer"].map(isOddLabel)).toEqual([true, true, true]);
    expect(["VAT10%", "小計 / Subtotal", "Invoice No."].map(isOddLabel)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
