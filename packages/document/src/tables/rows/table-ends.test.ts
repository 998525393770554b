import { describe, expect, it } from "vitest";
import { frame, horizontal, row, typeset, vertical } from "../../../test/typeset";
import { readingOf } from "../../read-document";

type Page = ReturnType<typeof typeset>;

function read(page: Page): { rows: string[][]; fields: string[] } {
  const { lineItems, fields } = readingOf([page]);
  return {
    rows: lineItems.map(({ cells }) => cells.map(({ value }) => value)),
    fields: fields.map(({ label, value }) => `${label} = ${value}`),
  };
}

describe("tables end", () => {
  const edges = [50, -240, -320, -400];

  it("at the line that adds up their amounts, in words that no lexicon has", () => {
    const { rows, fields } = read(
      typeset([
        ...row(100, edges, ["Item", "Qty", "Price", "Amount"]),
        ...row(114, edges, ["Spoke set", "2", "9.00", "18.00"]),
        ...row(128, edges, ["Bell", "1", "6.50", "6.50"]),
        ...row(150, [50, -400], ["Parts and labour", "24.50"]),
        ...row(164, [50, -400], ["Club advantage", "-1.50"]),
        ...row(178, [50, -400], ["To be settled", "23.00"]),
      ]),
    );
    expect(rows).toHaveLength(2);
    expect(fields).toEqual([
      "Parts and labour = 24.50",
      "Club advantage = -1.50",
      "To be settled = 23.00",
    ]);
  });

  it("at a sum that stands at the right of what the form asks", () => {
    const wide = [50, 90, 240, 340, -440, -520];
    const { rows, fields } = read(
      typeset([
        ...row(100, wide, ["Ln", "Part No.", "Description", "Berth", "List", "Amount"]),
        ...row(114, wide, ["1", "SP-12", "Spoke set", "dock 4", "9.00", "18.00"]),
        ...row(128, wide, ["2", "BL-90", "Bell", "dock 2", "6.50", "6.50"]),
        ...row(
          156,
          [50, 240, 340, 400, -520],
          ["8. Packing", "Checked by", "Day", "Sub-total", "31.50"],
        ),
        ...row(170, [50, 240, 340, 400, -520], ["crates", "Una Hale", "3 May", "Total", "31.50"]),
      ]),
    );
    expect(rows).toHaveLength(2);
    expect(fields).toContain("Sub-total = 31.50");
  });

  it("above a rebate on what was summed up, which fills the columns of an item", () => {
    const { rows, fields } = read(
      typeset([
        ...row(100, edges, ["PRODUCTO", "LITROS", "EUR/L", "IMPORTE"]),
        ...row(114, edges, ["GASOLEO A", "35,71", "1,540", "54,99"]),
        ...row(142, [50, -400], ["BASE IMPONIBLE", "45,45"]),
        ...row(156, [50, -400], ["TOTAL", "54,99"]),
        ...row(170, [50, -240, -400], ["BONO", "0,20", "-7,14"]),
      ]),
    );
    expect(rows).toEqual([["GASOLEO A", "35,71", "1,540", "54,99"]]);
    expect(fields).toContain("TOTAL = 54,99");
  });

  it("behind the sum of their last section, on a later page too", () => {
    const section = (y: number, name: string, price: string): Parameters<typeof typeset>[0] => [
      { x: 50, y, text: name, bold: true },
      ...row(y + 14, edges, [`${name} one`, "2", price, `${price}0`]),
      ...row(y + 28, edges, [`${name} two`, "1", price, price]),
      ...row(y + 42, [-320, -400], ["Group value", "12.34"]),
    ];
    const heading = row(100, edges, ["Item", "Qty", "Price", "Amount"]);
    const first = typeset([
      ...heading,
      ...section(116, "Tiles", "3.10"),
      ...section(172, "Glue", "4.20"),
    ]);
    expect(read(first).fields).toEqual([]);
    const second = {
      ...typeset([
        ...row(60, edges, ["Glue three", "1", "5.00", "5.00"]),
        ...row(74, [-320, -400], ["Group value", "5.00"]),
      ]),
      number: 2,
    };
    expect(readingOf([first, second]).fields).toEqual([]);
    expect(readingOf([first, second]).lineItems).toHaveLength(5);
  });

  it("below numbered rows, of which the last column of one is by chance the sum of those above", () => {
    const heads = ["Pos", "Artikel", "Größe", "Voll", "Bestand"];
    const rows = [
      ["1", "Sauerstoff", "50 l", "4", "9"],
      ["2", "Acetylen", "40 l", "2", "5"],
      ["3", "Schutzgas", "50 l", "6", "14"],
      ["4", "Argon", "20 l", "1", "2"],
    ];
    const edges = [53, 103, 203, 303, 403];
    const grid = [heads, ...rows].flatMap((_, i) =>
      edges.flatMap((x) => frame(x - 3, 100 + 20 * i, x + 97, 120 + 20 * i)),
    );
    const prints = [heads, ...rows].flatMap((texts, i) => row(114 + 20 * i, edges, texts));
    const { lineItems } = readingOf([typeset(prints, grid)]);
    expect(lineItems.map(({ cells }) => cells.map(({ value }) => value))).toEqual(rows);
  });

  it("before a rate in the column of their counts", () => {
    const { rows, fields } = read(
      typeset([
        ...row(100, [50, 80, -400], ["Qty", "Item", "Amount"]),
        ...row(114, [50, 80, -400], ["2", "Small beer", "5.00"]),
        ...row(128, [50, 80, -400], ["1", "Cod plate", "19.00"]),
        ...row(150, [50, -400], ["Pay here", "24.00"]),
        ...row(164, [50, 80, -400], ["10%", "VAT on 21.82", "2.18"]),
      ]),
    );
    expect(rows).toHaveLength(2);
    expect(fields).toContain("Pay here = 24.00");
  });

  it("before the table of taxes below their total, with names above the numbers of the last row too", () => {
    const { rows } = read(
      typeset([
        ...row(100, edges, ["Article", "Qty", "Price", "Amount"]),
        { x: 50, y: 114, text: "Red lentils 500G" },
        ...row(126, edges, ["0713", "2", "3.00", "6.00"]),
        { x: 50, y: 138, text: "Cane sugar" },
        ...row(150, edges, ["1701", "1", "2.50", "2.50"]),
        ...row(170, [50, 130, -400], ["Lines: 2", "Pcs: 3", "8.50"]),
        ...row(200, edges, ["Rate", "Base", "Levy", "Gross"]),
        ...row(212, edges, ["5 %", "5.71", "0.29", "6.00"]),
        ...row(224, edges, ["0 %", "2.50", "0.00", "2.50"]),
      ]),
    );
    expect(rows.map(([name]) => name?.replace("\n", " "))).toEqual([
      "Red lentils 500G 0713",
      "Cane sugar 1701",
    ]);
  });

  it("at a total of every column, before lines of texts where they have numbers", () => {
    const columns = [50, -200, -280, -360, -440];
    const { rows, fields } = read(
      typeset(
        [
          ...row(100, columns, ["Blend", "In store", "Delivered", "Shipped", "Left"], true),
          ...row(116, columns, ["Mild roast", "40", "25", "31", "34"]),
          ...row(132, columns, ["Dark roast", "18", "10", "12", "16"]),
          ...row(148, columns, ["TOTAL", "58", "35", "43", "50"]),
          ...row(200, columns, ["RIVAL Bold", "PRICE", "cents", "79", "offer"]),
        ],
        [],
        [{ x0: 45, top: 88, x1: 445, bottom: 104 }],
      ),
    );
    expect(rows).toHaveLength(2);
    expect(fields.filter((field) => field.startsWith("TOTAL"))).toEqual([
      "TOTAL = 58",
      "TOTAL = 35",
      "TOTAL = 43",
      "TOTAL = 50",
    ]);
  });

  it("at a line that adds up several columns, by which alone the headings of two rows are known", () => {
    const columns = [50, -200, -280, -360];
    const page = (sums: string[]) =>
      typeset(
        [
          ...row(100, columns, ["Variety", "Brought", "Moved on", "At hand"]),
          ...row(120, columns, ["Plum jar", "120", "80", "40"]),
          ...row(134, columns, ["Fig jar", "60", "45", "15"]),
          ...row(148, columns, sums),
        ],
        [horizontal(106, 45, 365)],
      );
    expect(read(page(["All", "180", "125", "55"])).rows).toEqual([
      ["Plum jar", "120", "80", "40"],
      ["Fig jar", "60", "45", "15"],
    ]);
    expect(read(page(["Pear jar", "30", "as yet", "18"])).rows).toEqual([]);
  });

  it("at a sum that crosses out what has none", () => {
    const columns = [50, -200, -280, -330, -400, -480];
    const { rows } = read(
      typeset([
        ...row(100, columns, [
          "Nazwa towaru",
          "Ilość",
          "Netto",
          "VAT",
          "Kwota VAT",
          "Wartość brutto",
        ]),
        ...row(120, columns, ["Kafle piecowe", "164", "5 998,30", "8%", "479,86", "6 478,16"]),
        ...row(134, columns, ["Transport", "118", "330,40", "23%", "75,99", "406,39"]),
        ...row(148, columns, ["W tym", "", "5 998,30", "8%", "479,86", "6 478,16"]),
        ...row(162, columns, ["", "", "330,40", "23%", "75,99", "406,39"]),
        ...row(176, columns, ["Razem", "", "6 328,70", "X", "555,85", "6 884,55"]),
      ]),
    );
    expect(rows.map(([name]) => name)).not.toContain("Razem");
  });

  it("before a text across their columns below the line that adds up amounts under headings nobody knows", () => {
    const columns = [50, 110, 220, -360];
    const { rows, fields } = read(
      typeset(
        [
          ...row(100, columns, ["Day", "What for", "Where", "Spent"]),
          ...row(120, columns, ["3 May", "Water taxi", "Split", "24.00"]),
          ...row(134, columns, ["4 May", "Harbour dues", "Hvar", "61.50"]),
          ...row(148, columns, ["6 May", "Diesel", "Vis", "140.00"]),
          ...row(170, [50, -360], ["Together", "225.50"]),
          ...row(184, [50, -360], ["Advance", "200.00"]),
          ...row(198, [50, -360], ["Owed to crew", "25.50"]),
        ],
        [horizontal(106, 45, 365)],
      ),
    );
    expect(rows).toHaveLength(3);
    expect(fields).toEqual(["Together = 225.50", "Advance = 200.00", "Owed to crew = 25.50"]);
  });

  it("before they begin where rules part labels from their answers", () => {
    const { rows, fields } = read(
      typeset(
        [
          ...row(100, [50, -400], ["Tuition", "168.00 €"]),
          ...row(120, [50, -400], ["Hire of a cello", "75.00 €"]),
          ...row(140, [50, -400], ["Total", "243.00 €"]),
        ],
        [vertical(45, 85, 145), vertical(250, 85, 145), vertical(410, 85, 145)],
      ),
    );
    expect(rows).toEqual([]);
    expect(fields).toHaveLength(3);
  });

  it("above what was paid, which the columns of counts and prices cut in two", () => {
    const columns = [50, 70, -260, -340];
    const { rows, fields } = read(
      typeset([
        ...row(100, columns, ["#", "Item", "Each", "Rp"]),
        ...row(114, columns, ["1", "Flat white", "38,000", "38,000"]),
        ...row(128, columns, ["2", "Young coconut", "35,000", "70,000"]),
        ...row(142, columns, ["1", "Nasi goreng", "85,000", "85,000"]),
        ...row(160, [50, -340], ["Food and drinks", "193,000"]),
        ...row(174, [50, -340], ["Cash tendered", "200,000"]),
        ...row(188, [50, -340], ["Settled", "22 Aug 2024, 19:03"]),
      ]),
    );
    expect(rows).toHaveLength(3);
    expect(fields).toEqual(
      expect.arrayContaining(["Cash tendered = 200,000", "Settled = 22 Aug 2024, 19:03"]),
    );
  });
  it("at the line that says how many rows there are, above sums that no lexicon has", () => {
    const { rows } = read(
      typeset([
        ...row(100, edges, ["Item", "Qty", "Price", "Amount"]),
        ...row(114, edges, ["Lentil soup", "2", "9.00", "18.00"]),
        ...row(128, edges, ["Void lentil soup", "-1", "9.00", "-9.00"]),
        ...row(142, edges, ["Flatbread", "1", "6.50", "6.50"]),
        ...row(164, [50, -400], ["Lines printed", "3"]),
        ...row(178, [50, -400], ["From the kitchen", "15.50"]),
        ...row(192, [50, -400], ["Table charge", "2.00"]),
      ]),
    );
    expect(rows.map(([name]) => name)).toEqual(["Lentil soup", "Void lentil soup", "Flatbread"]);
  });

  it("below rows that make their amounts under the sum of another section, with fewer texts", () => {
    const wide = [50, 90, -240, 260, -360, -440, -520, 540];
    const { rows } = read(
      typeset([
        ...row(100, wide, [
          "Code",
          "Description",
          "Lot",
          "Best by",
          "Qty",
          "Price",
          "Amount",
          "VAT",
        ]),
        ...row(114, wide, ["K1", "Cider", "L7", "05/27", "2", "9.00", "18.00", "A"]),
        ...row(128, wide, ["K2", "Perry", "L9", "06/27", "1", "6.50", "6.50", "A"]),
        ...row(142, wide, ["K3", "Mead", "L8", "08/27", "3", "4.00", "12.00", "A"]),
        ...row(156, [300, -520], ["Total drinks", "36.50"]),
        ...row(170, wide, ["E1", "Keg left here", "", "", "2", "30.00", "60.00"]),
        ...row(184, wide, ["E2", "Keg taken back", "", "", "-1", "30.00", "-30.00"]),
        ...row(198, [300, -520], ["Kegs on loan", "30.00"]),
      ]),
    );
    expect(rows.map(([code]) => code)).toEqual(["K1", "K2", "K3", "E1", "E2"]);
  });
});
