import { describe, expect, it } from "vitest";
import { frame, horizontal, row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

describe("tables of taxes", () => {
  it("beside what a bank is called do not go on with the numbered items above", () => {
    const xs = [50, 80, -300, -360, -420, -480];
    const page = typeset([
      ...row(100, xs, ["Lp.", "Nazwa", "VAT", "Netto", "Kwota", "Brutto"], true),
      ...row(116, xs, ["1", "Drut spawalniczy", "23%", "100,00", "23,00", "123,00"]),
      ...row(132, xs, ["2", "Tarcza do stali", "8%", "50,00", "4,00", "54,00"]),
      ...row(148, xs, ["Bank:", "Bank w Woli", "8%", "50,00", "4,00", "54,00"]),
    ]);
    const { fields, lineItems } = readingOf([page]);
    expect(lineItems.map(({ cells }) => cells[0]?.value)).toEqual(["1", "2"]);
    expect(fields.map(({ value }) => value)).toContain("Bank w Woli");
  });

  it("are no items of a till receipt, whatever the till prints in their columns further down", () => {
    const columns = [50, 110, 170, -260];
    const page = typeset(
      [
        ...row(100, [50, -260], ["MILK 2L", "1.65"]),
        ...row(112, [50, -260], ["EGGS 12", "2.85"]),
        ...row(124, [50, -260], ["SUBTOTAL", "4.50"]),
        ...row(142, columns, ["VAT", "Rate", "Goods", "VAT"]),
        ...row(154, columns, ["A", "20%", "1.65", "0.27"]),
        ...row(166, columns, ["Z", "0%", "2.85", "0.00"]),
        ...row(184, [50, -260], ["Points balance", "1,184"]),
        ...row(202, columns, ["16/03/24", "17:52", "", "STORE 2093"]),
        ...row(214, [50, 110, 170], ["Served", "by Self", "Checkout"]),
        ...row(226, columns, ["TILL", "07", "", "5582"]),
      ].map((print) => ({ ...print, confidence: 0.9 })),
    );
    const { lineItems, fields } = readingOf([page]);
    const names = lineItems.map(({ cells }) => cells[0]?.value);
    expect(names).toEqual(["MILK 2L", "EGGS 12"]);
    expect(fields.map(({ label, value }) => `${label} = ${value}`)).toContain(
      "Points balance = 1,184",
    );
  });

  it("end with their frame, behind which boxes with sums stand in frames of their own", () => {
    const xs = [30, 110, 190, 270];
    const rates = [
      ["Cod.", "Imponibile", "Descrizione", "Imposta"],
      ["4", "82,80", "Iva 4%", "3,31"],
      ["10", "645,40", "Iva 10%", "64,54"],
    ];
    const page = typeset(
      [
        ...rates.flatMap((texts, i) =>
          row(
            113 + 20 * i,
            xs.map((x) => x + 5),
            texts,
          ),
        ),
        ...row(113, [366, 466], ["Totale imponibile", "Totale imposta"]).map((print) => ({
          ...print,
          size: 7,
        })),
        ...row(131, [-440, -540], ["728,20", "67,85"]),
      ],
      [
        ...rates.flatMap((_, i) => xs.flatMap((x) => frame(x, 100 + 20 * i, x + 80, 120 + 20 * i))),
        ...[361, 461].flatMap((x) => frame(x, 100, x + 100, 160)),
        horizontal(100, 30, 350),
      ],
    );
    const { fields, lineItems } = readingOf([page]);
    expect(lineItems).toEqual([]);
    const pairs = fields.map(({ label, value }) => `${label} = ${value}`);
    expect(pairs).toContain("Totale imponibile = 728,20");
    expect(pairs).toContain("Totale imposta = 67,85");
  });

  it("are no items, whose goods are sums", () => {
    const page = typeset([
      ...row(100, [50, -250, -350, -450], ["VAT analysis", "Rate", "Goods", "VAT"]),
      ...row(114, [50, -250, -350, -450], ["A", "23.0%", "66.76", "15.35"]),
      ...row(128, [50, -250, -350, -450], ["Z", "0.0%", "22.00", "0.00"]),
    ]);
    expect(readingOf([page]).lineItems).toEqual([]);
  });

  it("are no items, for they have rates and name nothing", () => {
    const edges = [50, -160, -260, -360];
    const page = (rows: readonly string[][]) =>
      typeset([
        ...row(100, edges, ["Code", "Rate", "Net", "VAT"]),
        ...rows.flatMap((texts, i) => row(114 + 14 * i, edges, texts)),
      ]);
    const rowsOf = (...rows: string[][]) => readingOf([page(rows)]).lineItems.length;
    expect(rowsOf(["S", "20.0%", "955.90", "191.18"], ["E", "0.0%", "140.00", "0.00"])).toBe(0);
    expect(rowsOf(["S", "62.00", "955.90", "191.18"], ["E", "10.00", "140.00", "28.00"])).toBe(2);
  });

  it("are no items where rates and taxes are called alike", () => {
    const xs = [50, -140, -220, -290, -360];
    const page = typeset([
      ...row(100, xs, ["Code", "Taux", "Base HT", "TVA", "TTC"]),
      ...row(114, xs, ["1", "10,00 %", "351,27", "35,13", "386,40"]),
      ...row(128, xs, ["0", "exonéré", "4,80", "0,00", "4,80"]),
    ]);
    expect(readingOf([page]).lineItems).toEqual([]);
  });
});
