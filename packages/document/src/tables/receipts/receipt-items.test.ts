import { describe, expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

type Prints = Parameters<typeof typeset>[0];

/** The cells of each row of a page, and its fields as "label = value". */
function read(prints: Prints): { rows: string[][]; fields: string[] } {
  const { lineItems, fields } = readingOf([typeset(prints)]);
  return {
    rows: lineItems.map(({ cells }) => cells.map(({ value }) => value)),
    fields: fields.map(({ label, value }) => `${label} = ${value}`),
  };
}

const text = (y: number, content: string, x = 50) => ({ x, y, text: content });

describe("items of receipts without headings", () => {
  it("are none where a form asked for the amounts and another hand filled them in", () => {
    const costs = (face: string) =>
      [
        ["Supplier fee", "$21,500.00"],
        ["Incentives", "1,800.00"],
        ["Product/shipping", "2,350.00"],
        ["TOTAL", "$25,650.00"],
      ].flatMap(([name = "", amount = ""], i) =>
        row(100 + 16 * i, [50, -300], [name, amount]).map((print) => ({
          ...print,
          face: print.x > 50 ? face : "Form",
        })),
      );
    expect(readingOf([typeset(costs("Form"))]).lineItems).toHaveLength(3);
    const filled = readingOf([typeset(costs("Typed"))]);
    expect(filled.lineItems).toEqual([]);
    expect(filled.fields).toHaveLength(4);
  });

  it("stand on three lines: code, name and what is counted", () => {
    const { rows } = read([
      text(100, "4006381333931"),
      text(112, "Highlighter yellow"),
      ...row(124, [60, -250, 270], ["2 x 1.95", "3.90", "SR"]),
      text(136, "4005401118220"),
      text(148, "Eraser soft"),
      ...row(160, [60, -250, 270], ["1 x 0.80", "0.80", "ZRL"]),
      ...row(178, [50, -250], ["Total", "4.70"]),
    ]);
    expect(rows).toEqual([
      ["4006381333931", "Highlighter yellow", "2", "1.95", "3.90", "SR"],
      ["4005401118220", "Eraser soft", "1", "0.80", "0.80", "ZRL"],
    ]);
  });

  it("have each its code above its name where the first one has", () => {
    const { rows } = read([
      text(100, "9789810447118"),
      text(112, "WHERE THE MONSOON SLEEPS"),
      ...row(124, [60, -250], ["1 @ 24.90", "24.90"]),
      ...row(136, [60, -250], ["Member 10% off", "-2.49"]),
      text(148, "ST-A5-0417"),
      text(160, "JOURNAL A5 DOTTED"),
      ...row(172, [60, -250], ["1 @ 16.50", "16.50"]),
      ...row(190, [50, -250], ["Total", "38.91"]),
    ]);
    expect(rows).toEqual([
      ["9789810447118", "WHERE THE MONSOON SLEEPS", "1", "24.90", "24.90"],
      ["Member 10% off", "-2.49"],
      ["ST-A5-0417", "JOURNAL A5 DOTTED", "1", "16.50", "16.50"],
    ]);
  });

  it("come in packs of so many, and are counted below in answered labels that head no table", () => {
    const { rows, fields } = read([
      ...row(100, [50, 64, -250], ["1", "GREEK SALAD SM", "8.25"]),
      ...row(112, [50, 64, -250], ["2", "GARLIC KNOTS 6CT @5.50", "11.00"]),
      ...row(124, [50, 64, -250], ["1", "CANNOLI 2PK", "6.50"]),
      ...row(142, [50, -250], ["Total", "25.75"]),
      ...row(160, [50, 160], ["No. of items: 3", "Total qty: 4"]),
      ...row(172, [50, -250], ["Points earned", "92"]),
      ...row(184, [50, -250], ["Points balance", "1,304"]),
    ]);
    expect(rows).toEqual([
      ["1", "GREEK SALAD SM", "8.25"],
      ["2", "GARLIC KNOTS 6CT", "5.50", "11.00"],
      ["1", "CANNOLI 2PK", "6.50"],
    ]);
    expect(fields).toEqual([
      "Total = 25.75",
      "No. of items = 3",
      "Total qty = 4",
      "Points earned = 92",
      "Points balance = 1,304",
    ]);
  });

  it("say how they are wanted between what is counted and the price of one", () => {
    const { rows } = read([
      ...row(100, [50, -180, -250], ["Highball", "3", "13.50"]),
      text(112, "less ice", 60),
      text(124, "@4.50", 60),
      ...row(136, [50, -180, -250], ["Rice", "2", "10.80"]),
      text(148, "@5.40", 60),
      ...row(166, [50, -250], ["Total", "24.30"]),
    ]);
    expect(rows).toEqual([
      ["Highball\nless ice", "3", "13.50", "4.50"],
      ["Rice", "2", "10.80", "5.40"],
    ]);
  });

  it("have a heading over their names that nobody knows, beside two that are known", () => {
    const page = typeset([
      ...row(100, [50, -180, -250], ["Zorvik", "Qty", "Amount"]),
      ...row(114, [50, -180, -250], ["Highball", "3", "13.50"]),
      ...row(126, [50, -180, -250], ["Rice", "2", "10.80"]),
      ...row(144, [50, -250], ["Total", "24.30"]),
    ]);
    const [item] = readingOf([page]).lineItems;
    expect(item?.cells.map(({ label }) => label)).toEqual(["Zorvik", "Qty", "Amount"]);
  });

  it("stand a blank line below their headings and the row of dashes under these", () => {
    const columns = [50, -180, -250];
    const page = typeset([
      ...row(100, columns, ["Zorvik", "Qty", "Amount"]),
      { x: 50, y: 110, text: "--------------------" },
      ...row(133, columns, ["Highball", "3", "13.50"]),
      ...row(145, columns, ["Rice", "2", "10.80"]),
      ...row(163, [50, -250], ["Total", "24.30"]),
    ]);
    const [item] = readingOf([page]).lineItems;
    expect(item?.cells.map(({ label }) => label)).toEqual(["Zorvik", "Qty", "Amount"]);
  });

  it("are counted above their names, which wrap below", () => {
    const { rows } = read([
      text(100, "8 x 0.90"),
      ...row(112, [50, -250], ["Mother-of-pearl button", "7.20"]),
      ...row(124, [50, -250], ["Thread strong white 500", "3.40"]),
      text(136, "metres"),
      text(148, "2 x 3.80"),
      ...row(160, [50, -250], ["Zip metal 60 cm", "7.60"]),
      ...row(178, [50, -250], ["Total", "18.20"]),
    ]);
    expect(rows).toEqual([
      ["8", "0.90", "Mother-of-pearl button", "7.20"],
      ["Thread strong white 500\nmetres", "3.40"],
      ["2", "3.80", "Zip metal 60 cm", "7.60"],
    ]);
  });

  it("have codes in front of what is counted, with the price behind an at sign", () => {
    const { rows } = read([
      text(100, "Oat drink barista"),
      ...row(112, [60, 130, -300], ["735001023", "2 @ 2.35", "4.70 S"]),
      text(124, "Rye crisps"),
      ...row(136, [60, 130, -300], ["735001991", "1 @ 1.90", "1.90 Z"]),
      ...row(154, [50, -300], ["Total", "6.60"]),
    ]);
    expect(rows).toEqual([
      ["Oat drink barista", "735001023", "2", "2.35", "4.70", "S"],
      ["Rye crisps", "735001991", "1", "1.90", "1.90", "Z"],
    ]);
  });

  it("have counts with units, prices by the unit, and prices before their count", () => {
    const { rows } = read([
      text(100, "Pears loose"),
      ...row(112, [50, -300], ["0,615 kg x 2,99 EUR/kg", "1,84 B"]),
      text(124, "Lemons"),
      ...row(136, [50, -300], ["0,45 x 4", "1,80 B"]),
      ...row(154, [50, -300], ["Summe", "3,64"]),
    ]);
    expect(rows).toEqual([
      ["Pears loose", "0,615 kg", "2,99 EUR/kg", "1,84", "B"],
      ["Lemons", "0,45", "4", "1,80", "B"],
    ]);
    const { lineItems } = readingOf([
      typeset([
        text(124, "Lemons"),
        ...row(136, [50, -300], ["0,45 x 4", "1,80"]),
        ...row(154, [50, -300], ["Summe", "1,80"]),
      ]),
    ]);
    expect(lineItems[0]?.cells.map(({ key }) => key)).toEqual([
      "description",
      "unit_price",
      "quantity",
      "amount",
    ]);
  });

  it("have numbers a space behind their name where the product tells them", () => {
    const { rows } = read([
      ...row(100, [50, -300], ["Hook brass 40 12 0.35", "4.20"]),
      ...row(112, [50, -300], ["Tape 50 m 2 3.10", "6.20"]),
      ...row(124, [50, -300], ["Glue stick 21", "1.80"]),
      ...row(142, [50, -300], ["Total", "12.20"]),
    ]);
    expect(rows).toEqual([
      ["Hook brass 40", "12", "0.35", "4.20"],
      ["Tape 50 m", "2", "3.10", "6.20"],
      ["Glue stick 21", "1.80"],
    ]);
  });

  it("have their count behind the name, or the price of each on a line below", () => {
    const { rows } = read([
      ...row(100, [50, 150, -300], ["Mint pot", "x2", "RM 12.00"]),
      ...row(112, [50, 150, -300], ["Toast set", "x1", "RM 7.50"]),
      ...row(124, [50, -300], ["4 Lime", "RM 2.20"]),
      text(136, "0.55 each", 60),
      ...row(154, [50, -300], ["Total", "RM 21.70"]),
    ]);
    expect(rows).toEqual([
      ["Mint pot", "2", "RM 12.00"],
      ["Toast set", "1", "RM 7.50"],
      ["4", "Lime", "RM 2.20", "0.55"],
    ]);
  });

  it("have long codes behind their names", () => {
    const { rows } = read([
      ...row(100, [50, 160, -300], ["FOIL ROLL", "004100012345", "4.48 T"]),
      ...row(112, [50, -300], ["RYE BREAD 004100054321", "3.12 F"]),
      ...row(130, [50, -300], ["Total", "7.60"]),
    ]);
    expect(rows).toEqual([
      ["FOIL ROLL", "004100012345", "4.48", "T"],
      ["RYE BREAD", "004100054321", "3.12", "F"],
    ]);
  });

  it("have names that go on beside the amount where they had no room above it, and no headings of what follows", () => {
    const { rows } = read([
      text(100, "2 Braised aubergine and tomato"),
      ...row(112, [50, -260], ["casserole dish", "23.00"]),
      ...row(124, [50, -260], ["1 Lassi", "4.00"]),
      text(136, "Drinks"),
      ...row(148, [50, -260], ["1 Stout", "6.00"]),
      ...row(166, [50, -260], ["Total", "33.00"]),
    ]);
    expect(rows).toEqual([
      ["2", "Braised aubergine and tomato\ncasserole dish", "23.00"],
      ["1", "Lassi", "4.00"],
      ["1", "Stout", "6.00"],
    ]);
  });

  it("have two spaces of a till within their names", () => {
    const { rows } = read([
      ...row(100, [50, 112, -300], ["RICE SET 4", "(large)", "6.50 SR"]),
      ...row(112, [50, -300], ["SOUP SET", "4.10 SR"]),
      ...row(130, [50, -300], ["Total", "10.60"]),
    ]);
    expect(rows[0]).toEqual(["RICE SET 4 (large)", "6.50", "SR"]);
  });

  it("are no labels with their amounts", () => {
    const { rows, fields } = read([
      ...row(100, [50, -300], ["Price", "1,659"]),
      ...row(112, [50, -300], ["Amount", "68,35"]),
      ...row(130, [50, -300], ["Total", "68,35"]),
    ]);
    expect(rows).toEqual([]);
    expect(fields).toEqual(["Price = 1,659", "Amount = 68,35", "Total = 68,35"]);
  });

  it("have how bills come to an amount as one text", () => {
    const { rows } = read([
      ...row(100, [50, 150, -400], ["Gas used", "14 kWh x 1,8200 €/kWh", "25,48 €"]),
      ...row(112, [50, 150, -400], ["Meter rent", "60 days x 0,0500 €/day", "3,00 €"]),
      ...row(130, [50, -400], ["Total", "28,48 €"]),
    ]);
    expect(rows).toEqual([
      ["Gas used", "14 kWh x 1,8200 €/kWh", "25,48 €"],
      ["Meter rent", "60 days x 0,0500 €/day", "3,00 €"],
    ]);
  });

  it("end at the line that adds them up, whatever it is called", () => {
    const { rows, fields } = read([
      text(100, "Pho bowl large"),
      ...row(112, [60, -300], ["2 x 65.000", "130.000"]),
      text(124, "Iced coffee"),
      ...row(136, [60, -300], ["1 x 35.000", "35.000"]),
      ...row(154, [50, -300], ["Sub 3 Pcs", "165.000"]),
      ...row(166, [50, -300], ["House fee 5%", "8.250"]),
      ...row(178, [50, -300], ["Rndg", "50"]),
      ...row(196, [50, -300], ["Grand Total", "173.300"]),
    ]);
    expect(rows).toHaveLength(2);
    expect(fields).toEqual([
      "Sub 3 Pcs = 165.000",
      "House fee 5% = 8.250",
      "Rndg = 50",
      "Grand Total = 173.300",
    ]);
  });

  it("end before a charge that is a rate of them", () => {
    const { rows } = read([
      ...row(100, [50, -300], ["2 Club sandwich", "18.00"]),
      ...row(112, [50, -300], ["1 Tonic", "4.00"]),
      ...row(130, [50, -300], ["Kitchen", "18.00"]),
      ...row(142, [50, -300], ["Bar", "4.00"]),
      ...row(154, [50, -300], ["S.C. 10%", "2.20"]),
      ...row(172, [50, -300], ["Total", "24.20"]),
    ]);
    expect(rows).toEqual([
      ["2", "Club sandwich", "18.00"],
      ["1", "Tonic", "4.00"],
    ]);
  });

  it("may be one twice as dear as those above it together", () => {
    const { rows } = read([
      ...row(100, [50, -300], ["Bagel", "2.00"]),
      ...row(112, [50, -300], ["Scone", "3.00"]),
      ...row(124, [50, -300], ["Cake", "5.00"]),
      ...row(142, [50, -300], ["Total", "10.00"]),
    ]);
    expect(rows).toHaveLength(3);
  });

  it("have amounts that a bent page sets a little higher or lower", () => {
    const { rows } = read([
      ...row(100, [50], ["Plain dosa"]),
      ...row(112, [60], ["2 x 4.50"]),
      ...row(107, [-300], ["9.00"]),
      ...row(124, [50, -300], ["Chai", "1.50"]),
      ...row(142, [50, -300], ["Total", "10.50"]),
    ]);
    expect(rows).toEqual([
      ["Plain dosa", "2", "4.50", "9.00"],
      ["Chai", "1.50"],
    ]);
  });

  it("have what is counted of them, with its unit and what is taken off, on a line of its own below", () => {
    const at = [50, 110, 190, -300];
    const printed = (amount: string) =>
      read([
        ...row(80, at, ["QTY", "PRICE", "DISC", "AMOUNT"]),
        ...row(100, [50], ["TULIS SHIRT SLIM FIT"]),
        ...row(112, at, ["1 PC", "685.00", "20%", "548.00"]),
        ...row(130, [50], ["KAWUNG CLOTH"]),
        ...row(142, [50], ["*SALE, NO EXCHANGE"]),
        ...row(154, at, ["2 LBR", "215.00", "", amount]),
        ...row(180, [110, -300], ["TOTAL", "978.00"]),
      ]).rows;
    expect(printed("430.00")).toEqual([
      ["TULIS SHIRT SLIM FIT", "1 PC", "685.00", "20%", "548.00"],
      ["KAWUNG CLOTH\n*SALE, NO EXCHANGE", "2 LBR", "215.00", "430.00"],
    ]);
  });

  it("have their codes below, each behind the same word, with what is counted of them", () => {
    const { rows } = read([
      ...row(100, [50, -300], ["Ramilodin 5mg", "5,00"]),
      text(110, "PZN 05518402", 60),
      ...row(120, [50, -300], ["Nasenspray 10ml", "6,98"]),
      ...row(130, [60, 150], ["PZN 18440557", "2 x 3,49"]),
      ...row(140, [50, -300], ["Salbei zuckerfrei", "2,25"]),
      text(150, "PZN 05501846", 60),
      ...row(170, [50, -300], ["Summe", "14,23"]),
    ]);
    expect(rows).toEqual([
      ["Ramilodin 5mg", "5,00", "05518402"],
      ["Nasenspray 10ml", "6,98", "18440557", "2", "3,49"],
      ["Salbei zuckerfrei", "2,25", "05501846"],
    ]);
  });

  it("have amounts that end before a column for the signs of taxes, above which the sums end", () => {
    const size = 16;
    const line = (y: number, name: string, ...ends: [right: number, content: string][]) => [
      { x: 50, y, text: name, size },
      ...ends.map(([right, content]) => ({
        x: right - 8 * content.length,
        y,
        text: content,
        size,
      })),
    ];
    const { rows } = read([
      ...line(100, "FRAGRANT RICE 10KG"),
      ...line(118, "9557114022018", [280, "1 @ 38.90"], [340, "38.90"]),
      ...line(136, "MI KARI"),
      ...line(154, "9557338800416", [280, "3 @ 5.49"], [340, "16.47"]),
      ...line(172, "KOPI O ICE"),
      ...line(190, "4400000117", [280, "2 @ 3.24"], [340, "6.48"], [380, "S"]),
      ...line(226, "Sub Total", [380, "61.85"]),
    ]);
    expect(rows.map(([name]) => name)).toEqual(["FRAGRANT RICE 10KG", "MI KARI", "KOPI O ICE"]);
  });
});
