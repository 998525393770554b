import { describe, expect, it } from "vitest";
import { type Print, row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const rowsOf = (prints: Print[]) =>
  readingOf([typeset(prints)]).lineItems.map(({ cells }) => cells.map(({ value }) => value));

const text = (y: number, content: string): Print => ({ x: 50, y, text: content });

describe("what a till counts", () => {
  it("has a price for so many of a unit", () => {
    const rows = rowsOf([
      text(100, "きんぴらごぼう"),
      ...row(112, [60, -210], ["150g ×198/100g", "297"]),
      text(124, "のり巻き"),
      ...row(136, [60, -210], ["2コ X 120", "240"]),
      ...row(160, [50, -210], ["合計", "¥537"]),
    ]);
    expect(rows).toEqual([
      ["きんぴらごぼう", "150g", "198/100g", "297"],
      ["のり巻き", "2コ", "120", "240"],
    ]);
  });

  it("has marks of a reduced rate behind whole yen, and what is taken off with a triangle", () => {
    const rows = rowsOf([
      text(100, "たまご"),
      ...row(112, [60, -210], ["1個 ×268", "268 ※"]),
      text(124, "牛乳"),
      ...row(136, [60, -210], ["2本 ×210", "420 ※"]),
      ...row(148, [60, -210], ["まとめ値引", "△50 ※"]),
      text(160, "洗剤"),
      ...row(172, [60, -210], ["1個 ×1,280", "1,280"]),
      ...row(196, [50, -210], ["合計", "￥1,918"]),
    ]);
    expect(rows.slice(0, 3).map((cells) => cells.slice(-2))).toEqual([
      ["268", "※"],
      ["420", "※"],
      ["△50", "※"],
    ]);
  });

  it("is weighed before its name, said once where the price says it again, and less what is taken off it", () => {
    const rows = rowsOf([
      ...row(100, [50, 95, -260], ["0,64kg", "Grilled bream", "19.20"]),
      ...row(112, [50, 95, -260], ["2", "Iced tea", "5.00"]),
      text(124, "2 @ 2.50"),
      ...row(136, [95, -260], ["Member discount", "1.00-"]),
      ...row(148, [50, 95, -260], ["1", "Rice", "1.80"]),
      ...row(170, [50, -260], ["Total", "25.00"]),
    ]);
    expect(rows).toEqual([
      ["0,64kg", "Grilled bream", "19.20"],
      ["2", "Iced tea", "5.00", "2.50"],
      ["Member discount", "1.00-"],
      ["1", "Rice", "1.80"],
    ]);
  });

  it("is cancelled with the sign at the count and at the amount", () => {
    const rows = rowsOf([
      text(100, "4006381333931"),
      text(112, "2 pcs x 3,40"),
      ...row(124, [50, -260], ["Wood screws 4x30", "6,80"]),
      text(136, "4006381330015"),
      text(148, "-1 pcs x 5,10"),
      ...row(160, [50, -260], ["Sanding block", "-5,10"]),
      ...row(184, [50, -260], ["Total", "1,70"]),
    ]);
    expect(rows[1]).toEqual(["4006381330015", "-1 pcs", "5,10", "Sanding block", "-5,10"]);
  });
});

describe("what costs nothing", () => {
  it("says so instead of its amount or its price", () => {
    const edges = [50, 90, -330, -430, -540];
    const table = (price: string, amount: string) =>
      rowsOf([
        ...row(100, edges, ["Code", "Description", "Qty", "Price", "Amount"]),
        ...row(116, edges, ["B11", "Cone biscuits", "4", "12.50", "50.00"]),
        ...row(132, edges, ["X07", "Counter display", "1", price, amount]),
        ...row(148, edges, ["B12", "Wafer rolls", "2", "9.00", "18.00"]),
        ...row(172, [330, -540], ["Total", "68.00"]),
      ]).map(([code]) => code);
    for (const [price, amount] of [
      ["", "OMAGGIO"],
      ["F.O.C.", "0.00"],
      ["kostenlos", ""],
    ] as const)
      expect(table(price, amount)).toEqual(["B11", "X07", "B12"]);
  });

  it("is an item of a receipt at the end, though the sum below is of those above it", () => {
    const rows = rowsOf([
      text(100, "Lentil soup"),
      ...row(112, [50, -260], ["2 x 31.00", "62.00"]),
      text(124, "Flatbread"),
      ...row(136, [50, -260], ["3 x 6.00", "18.00"]),
      text(148, "Mint tea"),
      ...row(160, [50, -260], ["2 x 0", "FREE"]),
      ...row(184, [50, -260], ["Subtotal", "80.00"]),
      ...row(196, [50, -260], ["Service 5%", "4.00"]),
      ...row(208, [50, -260], ["Total", "84.00"]),
    ]);
    expect(rows.at(-1)).toEqual(["Mint tea", "2", "0", "FREE"]);
  });

  it("begins no sums, of which one further down is a rate", () => {
    const edges = [50, 70, -200, -260];
    const rows = rowsOf([
      ...row(100, edges, ["Qty", "Item", "Price", "Amount"]),
      ...row(114, edges, ["3", "Green tea", "4.00", "12.00"]),
      ...row(128, edges, ["2", "Dumplings", "9.00", "18.00"]),
      ...row(142, edges, ["2", "Wet towel", "FOC", "0.00"]),
      ...row(164, [50, -260], ["Sub Total", "30.00"]),
      ...row(178, [50, -260], ["Svc Chg 10%", "3.00"]),
      ...row(192, [50, -260], ["TOTAL", "33.00"]),
    ]);
    expect(rows.map(([, name]) => name)).toEqual(["Green tea", "Dumplings", "Wet towel"]);
  });
});
