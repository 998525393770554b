import { describe, expect, it } from "vitest";
import { type Print, row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const namesOf = (prints: Print[]) =>
  readingOf([typeset(prints)]).lineItems.map(
    ({ cells }) => cells.find(({ key }) => key === "description")?.value,
  );

describe("the items of a receipt", () => {
  it("stand below its sum where a bill begins with that, and their amounts tell a rate of them", () => {
    const bill = (rate: string) => [
      ...row(100, [50, -400], ["Total due", "42.00"]),
      ...row(130, [50, -400], ["Standing charge", "6.00"]),
      ...row(144, [50, 200, -400], ["Power used", "120 kWh x 0.20 €/kWh", "24.00"]),
      ...row(158, [50, -400], ["Meter hire", "5.00"]),
      ...row(172, [50, 200, -400], ["VAT", rate, "7.00"]),
    ];
    expect(namesOf(bill("20% of 35.00"))).toEqual(["Standing charge", "Power used", "Meter hire"]);
    expect(namesOf(bill("12% of 35.00"))).toEqual([]);
  });

  it("go on below its sum with deposits that are counted and make their amounts", () => {
    const receipt = (...deposits: Print[]) => [
      ...row(100, [50, 150, -300], ["OAT BREAD", "1 x 4.20", "4.20"]),
      ...row(114, [50, 150, -300], ["SPRING WATER", "6 x 1.10", "6.60"]),
      ...row(140, [50, -300], ["TOTAL", "10.80"]),
      ...deposits,
      ...row(220, [50, -300], ["TO PAY", "11.30"]),
    ];
    const given = row(160, [60, 150, -300], ["DEPOSIT PET", "6 x 0.25", "1.50"]);
    const back = row(174, [60, 150, -300], ["GLASS BOTTLE BACK", "2 x 0.50", "-1.00"]);
    expect(namesOf(receipt(...given, ...back))).toEqual([
      "OAT BREAD",
      "SPRING WATER",
      "DEPOSIT PET",
      "GLASS BOTTLE BACK",
    ]);
    expect(namesOf(receipt(...given))).toEqual(["OAT BREAD", "SPRING WATER"]);
  });

  it("have below them what one costs, whatever that is called", () => {
    const page = typeset([
      ...row(100, [50, 70, -300], ["2", "Large mocha", "7.80"]),
      { x: 70, y: 110, text: "Single price 3.90" },
      ...row(124, [50, 70, -300], ["1", "Scone", "2.40"]),
      ...row(150, [50, -300], ["Total", "10.20"]),
    ]);
    const [mocha] = readingOf([page]).lineItems;
    expect(mocha?.cells.map(({ value }) => value)).toEqual(["2", "Large mocha", "7.80", "3.90"]);
  });

  it("end before how many there are, which whole amounts look like, where those above make the sum", () => {
    const bill = (...last: [string, string]) => [
      ...row(100, [50, -300], ["WAX SEAL", "12.500"]),
      ...row(114, [50, -300], ["WICKS", "1.500"]),
      ...row(128, [50, -300], last),
      ...row(154, [50, -300], ["TOTAL", "14.000"]),
    ];
    expect(namesOf(bill("THINGS", "9"))).toEqual(["WAX SEAL", "WICKS"]);
    expect(namesOf(bill("THINGS", "900"))).toEqual(["WAX SEAL", "WICKS"]);
    expect(namesOf(bill("CLASPS", "1.900"))).toEqual(["WAX SEAL", "WICKS", "CLASPS"]);
  });
});
