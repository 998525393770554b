import { describe, expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

type Prints = Parameters<typeof typeset>[0];

/** The items of a till's roll. */
function rowsOf(prints: Prints): string[] {
  const { lineItems } = readingOf([{ ...typeset(prints), width: 300 }]);
  return lineItems.map(({ cells }) =>
    cells.map(({ label, value }) => (label === "" ? value : `${label}: ${value}`)).join(" | "),
  );
}

const text = (y: number, content: string, x = 50) => ({ x, y, text: content });

describe("what tills print before the names of items", () => {
  it("are numbers that count the items", () => {
    const rows = rowsOf([
      ...row(100, [50, 66], ["1.", "Wash and dry"]),
      ...row(112, [66, -250], ["4,30 Kg x 7.000", "30.100"]),
      text(124, "2. Ironing"),
      ...row(136, [66, -250], ["2,10 Kg x 5.000", "10.500"]),
      text(148, "3. Bed cover"),
      ...row(160, [66, -250], ["1 Pcs x 52.500", "52.500"]),
      ...row(180, [50, -250], ["Total", "93.100"]),
    ]);
    expect(rows).toEqual([
      "1. | Wash and dry | 4,30 Kg | 7.000 | 30.100",
      "2. | Ironing | 2,10 Kg | 5.000 | 10.500",
      "3. | Bed cover | 1 Pcs | 52.500 | 52.500",
    ]);
  });

  it("are numbers before a code by itself, over the name", () => {
    const rows = rowsOf([
      text(100, "01 KB0885-L"),
      text(112, "Batik shirt slim fit"),
      ...row(124, [50, -250], ["1 PC x 685.000", "685.000"]),
      text(136, "02 PB-S"),
      text(148, "Paper bag"),
      ...row(160, [50, -250], ["2 PC x 3.000", "6.000"]),
      ...row(180, [50, -250], ["Total", "691.000"]),
    ]);
    expect(rows).toEqual([
      "01 | KB0885-L | Batik shirt slim fit | 1 PC | 685.000 | 685.000",
      "02 | PB-S | Paper bag | 2 PC | 3.000 | 6.000",
    ]);
  });

  it("are codes however short, where a till prints them", () => {
    const item = (y: number, code: string, name: string, amount: string) => [
      text(y, code),
      text(y + 12, name),
      ...row(y + 24, [60, -250], [`1 @ ${amount}`, amount]),
    ];
    const rows = rowsOf([
      ...item(100, "ST-A5-0417", "Journal dotted", "16.50"),
      ...item(136, "ST-GP-0380", "Gel pen", "2.30"),
      ...item(172, "SV-WRAP", "Gift wrapping", "1.50"),
      ...row(216, [50, -250], ["Total", "20.30"]),
    ]);
    expect(rows[2]).toBe("SV-WRAP | Gift wrapping | 1 | 1.50 | 1.50");
  });

  it("are counts above them, where rates of tax stand under their heading", () => {
    const item = (y: number, name: string, rate: string, amount: string) =>
      row(y, [50, -190, -250], [name, rate, amount]);
    const rows = rowsOf([
      ...row(68, [50, -190, -250], ["DESCRIZIONE", "IVA%", "EURO"]),
      text(80, "8 x 0,90", 60),
      ...item(92, "BOTTONI PERLA", "22,00", "7,20"),
      text(104, "15"),
      ...item(116, "FILO CUCIRE", "22,00", "3,40"),
      text(128, "2 x 3,80", 60),
      ...item(140, "CERNIERA CM", "22,00", "7,60"),
      text(152, "60"),
      ...item(164, "SCONTO", "", "-0,60"),
      ...item(176, "SACCHETTO", "22,00", "0,10"),
      ...row(200, [50, -250], ["TOTALE COMPLESSIVO", "17,70"]),
    ]);
    expect(rows).toEqual([
      "8 | 0,90 | DESCRIZIONE: BOTTONI PERLA\n15 | IVA%: 22,00 | EURO: 7,20",
      "DESCRIZIONE: FILO CUCIRE | IVA%: 22,00 | EURO: 3,40",
      "2 | 3,80 | DESCRIZIONE: CERNIERA CM\n60 | IVA%: 22,00 | EURO: 7,60",
      "DESCRIZIONE: SCONTO | EURO: -0,60",
      "DESCRIZIONE: SACCHETTO | IVA%: 22,00 | EURO: 0,10",
    ]);
  });

  it("are stars before some of them, left of the others", () => {
    const rows = rowsOf([
      ...row(100, [70, -250], ["Milk 2L", "1.65"]),
      ...row(112, [50, -250], ["* Kitchen towel", "4.25"]),
      ...row(124, [70, -250], ["Yogurt", "2.90"]),
      ...row(144, [70, -250], ["Total", "8.80"]),
    ]);
    expect(rows).toEqual(["Milk 2L | 1.65", "* | Kitchen towel | 4.25", "Yogurt | 2.90"]);
  });

  it("are counts of what was cancelled, too", () => {
    const rows = rowsOf([
      ...row(100, [50, 70], ["3", "SALAD"]),
      ...row(112, [70, -250], ["@22.000", "66.000"]),
      ...row(124, [50, 70], ["-1", "CANCELLED: SALAD"]),
      ...row(136, [70, -250], ["@22.000", "-22.000"]),
      ...row(148, [50, 70], ["2", "ICED TEA"]),
      ...row(160, [70, -250], ["@5.000", "10.000"]),
      ...row(176, [50, -250], ["Portions", "4"]),
      ...row(188, [50, -250], ["Total", "54.000"]),
    ]);
    expect(rows).toEqual([
      "3 | SALAD | 22.000 | 66.000",
      "-1 | CANCELLED: SALAD | 22.000 | -22.000",
      "2 | ICED TEA | 5.000 | 10.000",
    ]);
  });

  it("stand apart from who did it, between the count and what that makes", () => {
    const rows = rowsOf([
      text(100, "Haircut"),
      ...row(112, [60, 130, -250], ["1 x 95.000", "Mbak Rini", "95.000"]),
      text(124, "Shampoo"),
      ...row(136, [60, -250], ["2 x 40.000", "80.000"]),
      ...row(152, [50, -250], ["Total", "175.000"]),
    ]);
    expect(rows).toEqual([
      "Haircut | 1 | 95.000 | Mbak Rini | 95.000",
      "Shampoo | 2 | 40.000 | 80.000",
    ]);
  });

  it("are the signs of a rate of tax where other numbers count", () => {
    const rows = rowsOf([
      ...row(100, [50, 160, -260], ["1 ENDIVES CAL 2", "2 x 0,99", "1,98"]),
      ...row(112, [50, -260], ["1 STEAK HACHE 5% X4", "7,45"]),
      ...row(124, [50, -260], ["2 SAC CABAS", "1,20"]),
      ...row(136, [50, 160, -260], ["0 CONSIGNE RENDUE", "4 x -0,20", "-0,80"]),
      ...row(156, [50, -260], ["TOTAL", "9,83"]),
    ]);
    expect(rows).toEqual([
      "1 | ENDIVES CAL 2 | 2 | 0,99 | 1,98",
      "1 | STEAK HACHE 5% X4 | 7,45",
      "2 | SAC CABAS | 1,20",
      "0 | CONSIGNE RENDUE | 4 | -0,20 | -0,80",
    ]);
  });

  it("are codes above the count, too, and counts of what is given back", () => {
    const rows = rowsOf([
      text(100, "4055500071425"),
      text(112, "2 Stk x 3,79", 66),
      ...row(124, [50, -250], ["Silikon transparent", "7,58"]),
      text(136, "4055500330607"),
      ...row(148, [50, -250], ["Wandfarbe", "39,99"]),
      ...row(160, [50, -250], ["-1 Fliesenkleber", "-2,60"]),
      ...row(180, [50, -250], ["SUMME", "44,97"]),
    ]);
    expect(rows).toEqual([
      "4055500071425 | 2 Stk | 3,79 | Silikon transparent | 7,58",
      "4055500330607 | Wandfarbe | 39,99",
      "-1 | Fliesenkleber | -2,60",
    ]);
  });
});

describe("headings and sums of receipts", () => {
  it("stand above the name of a shelf, with the sign between two numbers", () => {
    const rows = rowsOf([
      ...row(88, [50, 150, -260], ["PRODUIT", "QTE x P.U.", "EUR"]),
      text(102, ">>> FRUITS"),
      ...row(116, [50, 150, -260], ["ENDIVES CAL 2", "2 x 0,99", "1,98"]),
      ...row(128, [50, -260], ["POIRES WILLIAMS", "5,70"]),
      ...row(148, [50, -260], ["TOTAL", "7,68"]),
    ]);
    expect(rows).toEqual([
      "PRODUIT: ENDIVES CAL 2 | QTE: 2 | P.U.: 0,99 | EUR: 1,98",
      "PRODUIT: POIRES WILLIAMS | EUR: 5,70",
    ]);
  });

  it("stand above the name of a shelf with the currency alone", () => {
    const rows = rowsOf([
      text(88, "EUR", 245),
      text(102, ">>> FRUITS"),
      ...row(116, [50, -260], ["ENDIVES CAL 2", "1,98"]),
      ...row(128, [50, -260], ["POIRES WILLIAMS", "5,70"]),
      ...row(148, [50, -260], ["TOTAL", "7,68"]),
    ]);
    expect(rows).toEqual(["ENDIVES CAL 2 | EUR: 1,98", "POIRES WILLIAMS | EUR: 5,70"]);
  });

  it("name the names, not the codes above them", () => {
    const rows = rowsOf([
      ...row(88, [50, -250], ["Artikel", "EUR"]),
      text(100, "4055500071425"),
      text(112, "2 Stk x 3,79", 66),
      ...row(124, [50, -250], ["Silikon transparent", "7,58"]),
      text(136, "4055500330607"),
      ...row(148, [50, -250], ["Wandfarbe", "39,99"]),
      ...row(168, [50, -250], ["SUMME", "47,57"]),
    ]);
    expect(rows).toEqual([
      "4055500071425 | 2 Stk | 3,79 | Artikel: Silikon transparent | EUR: 7,58",
      "4055500330607 | Artikel: Wandfarbe | EUR: 39,99",
    ]);
  });

  it("may stand behind how many items there are", () => {
    const rows = rowsOf([
      ...row(100, [50, -250], ["MINERAL WATER", "2.60"]),
      ...row(112, [50, -250], ["WIPER BLADE", "24.90"]),
      ...row(132, [50, 150, -250], ["Items: 2", "Subtotal", "27.50"]),
      ...row(144, [150, -250], ["Levy", "0.94"]),
      ...row(164, [50, -250], ["TOTAL", "28.44"]),
    ]);
    expect(rows).toEqual(["MINERAL WATER | 2.60", "WIPER BLADE | 24.90"]);
  });

  it("are of what a pump gave, whose count stands below", () => {
    const rows = rowsOf([
      ...row(100, [50, -250], ["EURO 95 E10", "78,72"]),
      ...row(112, [62, 110], ["pomp 04", "38,42 L x 2,049"]),
      ...row(124, [50, -250], ["KOFFIE GROOT", "5,90"]),
      ...row(144, [50, -250], ["TOTAAL", "84,62"]),
    ]);
    expect(rows).toEqual(["EURO 95 E10 | 78,72 | 38,42 L | 2,049", "KOFFIE GROOT | 5,90"]);
  });
});
