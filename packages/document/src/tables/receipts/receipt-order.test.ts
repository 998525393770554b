import { describe, expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

type Prints = Parameters<typeof typeset>[0];

const read = (prints: Prints) => {
  const { lineItems, fields } = readingOf([typeset(prints)]);
  return {
    rows: lineItems.map(({ cells }) => cells.map(({ value }) => value)),
    fields: fields.map(({ label, value }) => `${label} = ${value}`),
  };
};

describe("tills of other habits", () => {
  const item = (y: number, count: string, amount: string, name: string) => [
    ...row(y, [50, -260, 270], [count, amount, "SR"]),
    { x: 62, y: y + 12, text: name },
  ];

  it("print names below what was counted of them", () => {
    const { rows } = read([
      ...item(100, "4.50 MTR @ 12.90", "58.05", "COTTON VISCOSE"),
      ...item(136, "2 PCS @ 45.00", "90.00", "SAMPIN SONGKET"),
      ...item(172, "1 PCS @ 3.50", "3.50", "ZIP NAVY"),
      ...row(220, [50, -260], ["Total", "151.55"]),
    ]);
    expect(rows).toEqual([
      ["COTTON VISCOSE", "4.50 MTR", "12.90", "58.05", "SR"],
      ["SAMPIN SONGKET", "2 PCS", "45.00", "90.00", "SR"],
      ["ZIP NAVY", "1 PCS", "3.50", "3.50", "SR"],
    ]);
  });

  it("print names above, the first one too", () => {
    const { rows } = read([
      { x: 62, y: 88, text: "COTTON VISCOSE" },
      ...item(100, "4.50 MTR @ 12.90", "58.05", "SAMPIN SONGKET"),
      ...row(124, [50, -260, 270], ["2 PCS @ 45.00", "90.00", "SR"]),
      ...row(160, [50, -260], ["Total", "148.05"]),
    ]);
    expect(rows.map(([name]) => name)).toEqual(["COTTON VISCOSE", "SAMPIN SONGKET"]);
  });

  it("count before names at a price without whole dollars, or at one for several together", () => {
    const { rows } = read([
      ...row(100, [50, -260], ["OATNUT BREAD", "4.29"]),
      { x: 62, y: 112, text: "12 @ .05" },
      ...row(124, [50, -260], ["CAN DEPOSIT", ".60"]),
      ...row(136, [50, -260], ["GAL 2% MILK", "3.69"]),
      { x: 62, y: 148, text: "3 @ 5/10.00" },
      ...row(160, [50, -260], ["GRK YOGURT", "6.00"]),
      ...row(180, [80, -260], ["TOTAL", "14.58"]),
    ]);
    expect(rows.map((cells) => cells.toSorted())).toEqual([
      ["4.29", "OATNUT BREAD"],
      [".05", ".60", "12", "CAN DEPOSIT"],
      ["3.69", "GAL 2% MILK"],
      ["3", "5/10.00", "6.00", "GRK YOGURT"],
    ]);
  });

  it("star the rates of what nothing is taken off", () => {
    const { rows, fields } = read([
      ...row(100, [50, -250, 262], ["MINERALWASSER", "4,49", "A"]),
      ...row(112, [50, -250, 262], ["PFAND", "3,30", "A *"]),
      ...row(124, [50, -250, 262], ["KERNSEIFE", "0,95", "A"]),
      ...row(136, [50, -250, 262], ["LEERGUT EINWEG", "-1,50", "A *"]),
      ...row(156, [50, -250], ["SUMME", "7,24"]),
    ]);
    expect(rows).toEqual([
      ["MINERALWASSER", "4,49", "A"],
      ["PFAND", "3,30", "A *"],
      ["KERNSEIFE", "0,95", "A"],
      ["LEERGUT EINWEG", "-1,50", "A *"],
    ]);
    expect(fields).toEqual(["SUMME = 7,24"]);
  });

  it("flag items before their codes, below the number of a member", () => {
    const { rows, fields } = read([
      { x: 50, y: 88, text: "Member 111846203377" },
      ...row(104, [52, 90, -260], ["E", "1187342 ORG WHL MILK", "8.79"]),
      ...row(116, [90, -260, 270], ["1043377 PAPER TOWEL", "21.99", "A"]),
      ...row(128, [52, 90, -260], ["E", "77610 ROTISS CHKN", "4.99"]),
      ...row(150, [80, -260], ["**** TOTAL", "35.77"]),
    ]);
    expect(rows).toEqual([
      ["1187342", "ORG WHL MILK", "8.79"],
      ["1043377", "PAPER TOWEL", "21.99", "A"],
      ["77610", "ROTISS CHKN", "4.99"],
    ]);
    expect(fields).toContain("Member = 111846203377");
    expect(fields).toContain("TOTAL = 35.77");
  });
});
