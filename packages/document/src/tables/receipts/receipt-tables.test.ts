import { describe, expect, it } from "vitest";
import { type Print, row, typeset } from "../../../test/typeset";
import type { Page } from "../../model";
import { readingOf } from "../../read-document";

function rowsOf(page: Page): string[][] {
  return readingOf([page]).lineItems.map((item) => item.cells.map((cell) => cell.value));
}

describe("the items of receipts", () => {
  it("take the names of till receipts across the columns of the numbers below them", () => {
    const [item, ...numbers] = [50, 90, 130, -210];
    const page = typeset([
      ...row(100, [item as number, ...numbers], ["Item", "Qty", "U/Price", "Amount"]),
      { x: 50, y: 112, text: "9556001288011" },
      { x: 50, y: 124, text: "Malt drink active powder" },
      ...row(136, numbers, ["2", "18.90", "37.80"]),
      { x: 50, y: 148, text: "9555022301147" },
      { x: 50, y: 160, text: "Cable tie black" },
      ...row(172, numbers, ["1", "3.50", "3.50"]),
      ...row(190, [50, -210], ["Total", "41.30"]),
    ]);
    expect(rowsOf(page)).toEqual([
      ["9556001288011 Malt drink active powder", "2", "18.90", "37.80"],
      ["9555022301147 Cable tie black", "1", "3.50", "3.50"],
    ]);
  });

  it("have headings of their own on both lines, with what was taken off between them", () => {
    const numbers = [150, 180, -260];
    const item = (y: number, name: string, ...below: string[]) => [
      { x: 50, y, text: name },
      ...row(y + 12, [50, ...numbers], below),
    ];
    const page = typeset([
      { x: 50, y: 88, text: "Ten hang hoa (%VAT)" },
      ...row(100, [50, ...numbers], ["Ma hang", "SL", "Don gia", "T.Tien"]),
      ...item(116, "MI LY TOM 67G (8%)", "893015550", "3", "12,500", "37,500"),
      ...item(140, "SUA TUOI 180ML (8%)", "893015551", "2", "32,000", "64,000"),
      ...row(164, [60, -260], ["KM: MUA 2", "-6,400"]),
      ...item(176, "TRUNG GA 10 (5%)", "893015552", "1", "36,500", "36,500"),
      ...row(206, [50, -260], ["Tong cong", "131,600"]),
    ]);
    expect(rowsOf({ ...page, languages: ["vie"] })).toEqual([
      ["MI LY TOM 67G (8%)", "893015550", "3", "12,500", "37,500"],
      ["SUA TUOI 180ML (8%)", "893015551", "2", "32,000", "64,000"],
      ["TRUNG GA 10 (5%)", "893015552", "1", "36,500", "36,500"],
    ]);
  });

  it("are counted in units, whatever these mean elsewhere", () => {
    const columns = [60, 110, -210];
    const page = typeset([
      { x: 50, y: 88, text: "Description" },
      ...row(100, columns, ["Qty", "U/Price", "Amount"]),
      { x: 50, y: 116, text: "SCREWS 10 X 1" },
      ...row(128, columns, ["3 KG", "14.00", "42.00"]),
      { x: 50, y: 140, text: "GAS 14KG" },
      ...row(152, columns, ["1 TONG", "26.60", "26.60"]),
      ...row(172, [50, -210], ["Total", "68.60"]),
    ]);
    expect(rowsOf(page)).toEqual([
      ["SCREWS 10 X 1", "3 KG", "14.00", "42.00"],
      ["GAS 14KG", "1 TONG", "26.60", "26.60"],
    ]);
  });

  it("have the currency over their amounts as a heading", () => {
    const page = typeset([
      { x: 200, y: 100, text: "EUR" },
      ...row(114, [50, -215], ["RYE BREAD", "3,49"]),
      ...row(126, [50, -215], ["MILK", "4,36"]),
      ...row(144, [50, -215], ["SUMME", "7,85"]),
    ]);
    const { lineItems, fields } = readingOf([page]);
    expect(lineItems.map(({ cells }) => cells.map(({ label }) => label))).toEqual([
      ["", "EUR"],
      ["", "EUR"],
    ]);
    expect(fields.map(({ label, value }) => `${label} = ${value}`)).toEqual(["SUMME = 7,85"]);
  });

  it("have units over what is weighed and prices by them beside that currency", () => {
    const page = typeset([
      ...row(100, [60, -140, -215], ["KG", "EUR/KG", "EUR"]),
      { x: 50, y: 110, text: "MERLUZA DE PINCHO" },
      ...row(120, [50, -140, -215], ["0,845", "14,90", "12,59"]),
      { x: 50, y: 130, text: "MEJILLON GALLEGO" },
      ...row(140, [50, -140, -215], ["1,020", "3,95", "4,03"]),
      ...row(158, [50, -215], ["TOTAL", "16,62"]),
    ]);
    const [item] = readingOf([page]).lineItems;
    expect(item?.cells.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      ": MERLUZA DE PINCHO",
      "KG: 0,845",
      "EUR/KG: 14,90",
      "EUR: 12,59",
    ]);
  });

  it("have what is counted in brackets, and at prices without their sign", () => {
    const page = typeset([
      { x: 50, y: 100, text: "VITAMIN JELLY" },
      ...row(112, [60, -215], ["(2 x 1.28)", "2.56"]),
      { x: 50, y: 124, text: "FRESH TOFU" },
      ...row(136, [60, -215], ["@0.78 x 3", "2.34"]),
      ...row(154, [50, -215], ["TOTAL", "4.90"]),
    ]);
    expect(rowsOf(page)).toEqual([
      ["VITAMIN JELLY", "2", "1.28", "2.56"],
      ["FRESH TOFU", "0.78", "3", "2.34"],
    ]);
  });

  it("have what is taken off one of them among them, and what is taken off all below them", () => {
    const page = typeset([
      ...row(100, [50, -215], ["FACE FOAM", "5.98"]),
      ...row(112, [50, -215], ["Discount", "-1.00"]),
      ...row(124, [50, -215], ["MORNING BREAD", "1.48"]),
      ...row(136, [50, -215], ["Discount", "-0.50"]),
      ...row(154, [50, -215], ["TOTAL", "5.96"]),
    ]);
    expect(rowsOf(page)).toEqual([
      ["FACE FOAM", "5.98"],
      ["Discount", "-1.00"],
      ["MORNING BREAD", "1.48"],
    ]);
    const fields = readingOf([page]).fields.map(({ label, value }) => `${label} = ${value}`);
    expect(fields).toEqual(["Discount = -0.50", "TOTAL = 5.96"]);
  });

  it("have headings of their own beside that currency, and offers among them that count nothing", () => {
    const page = typeset([
      ...row(100, [50, -215, 230], ["Description", "£", "VAT"]),
      { x: 50, y: 114, text: "DOG CHEWS BEEF" },
      ...row(126, [60, -215, 235], ["3 @ 2.25", "6.75", "A"]),
      ...row(138, [60, -215, 235], ["3 for 2 saving", "-2.25", "A"]),
      ...row(150, [50, -215, 235], ["MEADOW HAY 2KG", "5.49", "Z"]),
      ...row(170, [50, -215], ["BALANCE TO PAY", "9.99"]),
    ]);
    const items = readingOf([page]).lineItems.map(({ cells }) =>
      cells.map(({ label, value }) => `${label}: ${value}`),
    );
    expect(items).toEqual([
      ["Description: DOG CHEWS BEEF", ": 3", ": 2.25", "£: 6.75", "VAT: A"],
      ["Description: 3 for 2 saving", "£: -2.25", "VAT: A"],
      ["Description: MEADOW HAY 2KG", "£: 5.49", "VAT: Z"],
    ]);
  });

  it("have counts below the name that they cost, though the next one stands as near", () => {
    const { lineItems } = readingOf([
      {
        ...typeset([
          ...row(100, [20, -180, -230], ["Descrizione", "IVA", "Prezzo(€)"]),
          ...row(112, [20, -180, -230], ["ACQUA NAT. CL 75", "10%", "7,50"]),
          { x: 30, y: 124.5, text: "3 X 2,50" },
          ...row(136, [20, -180, -230], ["CREMA CAFFE", "10%", "6,00"]),
          { x: 30, y: 148, text: "2 GG X 3,00" },
          ...row(170, [20, -230], ["TOTALE", "13,50"]),
        ]),
        width: 240,
      },
    ]);
    expect(lineItems.map(({ cells }) => cells.map(({ value }) => value))).toEqual([
      ["ACQUA NAT. CL 75", "3", "2,50", "10%", "7,50"],
      ["CREMA CAFFE", "2 GG", "3,00", "10%", "6,00"],
    ]);
  });

  it("have their names above them where what is taken off one stands between", () => {
    const edges = [20, -120, -170, -220];
    const { lineItems } = readingOf([
      typeset([
        ...row(100, edges, ["ITEM DESC", "QTY", "@RM", "NETT"]),
        { x: 20, y: 112, text: "AEROFLICK RACKET" },
        ...row(124, edges, ["RK-0714", "1", "389.00", "389.00"]),
        ...row(136, [20, -220], ["LESS 15% MEMBER", "58.35-"]),
        { x: 20, y: 148, text: "RESTRING LABOUR" },
        ...row(160, edges, ["SV-0002", "2", "38.00", "76.00"]),
        ...row(180, [20, -220], ["TOTAL", "406.65"]),
      ]),
    ]);
    expect(lineItems.map(({ cells }) => cells[0]?.value)).toEqual([
      "AEROFLICK RACKET RK-0714",
      "LESS 15% MEMBER",
      "RESTRING LABOUR SV-0002",
    ]);
  });

  it("have counts and prices below their names where only names and amounts have a heading", () => {
    const page = typeset([
      ...row(100, [50, -300], ["Description", "Amount"]),
      { x: 50, y: 116, text: "Rice crackers" },
      ...row(128, [60, -300], ["3 x 1.20", "3.60"]),
      { x: 50, y: 140, text: "Soap bar" },
      ...row(152, [60, -300], ["1 x 2.10", "2.10"]),
      ...row(170, [50, -300], ["Total", "5.70"]),
    ]);
    expect(rowsOf(page)).toEqual([
      ["Rice crackers", "3", "1.20", "3.60"],
      ["Soap bar", "1", "2.10", "2.10"],
    ]);
    const [first] = readingOf([page]).lineItems;
    expect(first?.cells.map(({ key, label }) => [key, label])).toEqual([
      ["description", "Description"],
      ["quantity", ""],
      ["unit_price", ""],
      ["amount", "Amount"],
    ]);
  });

  it("have counts above their names in tables with a rate of tax", () => {
    const page = typeset([
      ...row(100, [50, -230, -300], ["DESCRIZIONE", "IVA", "Importo"]),
      ...row(116, [50, -230, -300], ["SCIROPPO ZENZERO", "10,00%", "5,40"]),
      { x: 56, y: 128, text: "n.2 * 7,90" },
      ...row(140, [50, -230, -300], ["SOLUZIONE SALINA", "22,00%", "15,80"]),
      ...row(158, [50, -300], ["TOTALE", "21,20"]),
    ]);
    expect(rowsOf(page)).toEqual([
      ["SCIROPPO ZENZERO", "10,00%", "5,40"],
      ["2", "7,90", "SOLUZIONE SALINA", "22,00%", "15,80"],
    ]);
  });

  it("have headings a space apart, the last with a slash of its own", () => {
    const page = typeset([
      { x: 50, y: 100, text: "Item Qty U/Price Amount", size: 10 },
      ...row(115, [50, 75, 95, -160], ["Tape", "2", "1.50", "3.00"]),
      ...row(130, [50, 75, 95, -160], ["Glue", "1", "4.00", "4.00"]),
    ]);
    expect(rowsOf(page)).toHaveLength(2);
  });

  it("may be the lines of a receipt", () => {
    const page = typeset([
      { x: 50, y: 60, text: "Corner Bakery" },
      ...row(100, [50, -200], ["2 x Rye loaf", "7.00"]),
      ...row(113, [50, -200], ["Poppy bun", "1.10"]),
      { x: 50, y: 126, text: "Seed cake" },
      ...row(139, [50, -200], ["3 x2.00", "6.00"]),
      ...row(156, [50, -200], ["Total", "14.10"]),
    ]);
    expect(rowsOf(page)).toEqual([
      ["2", "Rye loaf", "7.00"],
      ["Poppy bun", "1.10"],
      ["Seed cake", "3", "2.00", "6.00"],
    ]);
  });

  it("may be lines of a receipt whose names go on below the amount", () => {
    const page = typeset([
      { x: 50, y: 60, text: "Corner Bakery" },
      ...row(100, [50, -200], ["Wholemeal loaf with", "7.00"]),
      { x: 50, y: 111, text: "pumpkin seeds" },
      ...row(126, [50, -200], ["Poppy bun", "1.10"]),
      { x: 50, y: 139, text: "Seed cake" },
      ...row(152, [50, -200], ["3 x2.00", "6.00"]),
      ...row(170, [50, -200], ["Total", "14.10"]),
    ]);
    expect(rowsOf(page)).toEqual([
      ["Wholemeal loaf with\npumpkin seeds", "7.00"],
      ["Poppy bun", "1.10"],
      ["Seed cake", "3", "2.00", "6.00"],
    ]);
  });

  it("of a receipt end above what is taxed at each rate, which letters tell", () => {
    const page = typeset([
      ...row(100, [50, 140, -260], ["Tort porcja", "2 x 16,50", "33,00 C"]),
      ...row(112, [50, 140, -260], ["Kawa espresso", "1 x 11,00", "11,00 A"]),
      ...row(124, [50, 140, -260], ["Czekolada", "1 x 18,00", "18,00 B"]),
      ...row(136, [50, -260], ["Sprzed. opod. PTU A", "11,00"]),
      ...row(148, [50, -260], ["Kwota A 23,00%", "2,06"]),
      ...row(160, [50, -260], ["SUMA PLN", "62,00"]),
    ]);
    expect(rowsOf({ ...page, languages: ["pol"] }).map(([name]) => name)).toEqual([
      "Tort porcja",
      "Kawa espresso",
      "Czekolada",
    ]);
  });

  it("of a receipt have their number apart from what is counted", () => {
    const page = typeset([
      ...row(100, [50, 75, -300], ["2x", "Nasi goreng", "70.000"]),
      ...row(112, [50, 75, -300], ["3x", "Es teh manis", "24.000"]),
      ...row(130, [50, -300], ["Subtotal", "94.000"]),
      ...row(142, [50, -300], ["Total", "94.000"]),
    ]);
    expect(rowsOf(page)).toEqual([
      ["2", "Nasi goreng", "70.000"],
      ["3", "Es teh manis", "24.000"],
    ]);
  });

  it("of a receipt keep the sign of their tax apart, close to the amount or in a column of its own", () => {
    const page = typeset([
      ...row(100, [50, 65, -220, -280], ["2", "Lentil soup", "4,50", "9,00 B"]),
      ...row(112, [50, 65, -220, -280], ["1", "Mineral water", "2,80", "2,80 A"]),
      ...row(124, [50, 65, -220, -265, 275], ["1", "Bread roll", "1,10", "1,10", "*"]),
      ...row(140, [50, -280], ["Total EUR", "12,90"]),
    ]);
    expect(rowsOf(page)).toEqual([
      ["2", "Lentil soup", "4,50", "9,00", "B"],
      ["1", "Mineral water", "2,80", "2,80", "A"],
      ["1", "Bread roll", "1,10", "1,10", "*"],
    ]);
    expect(readingOf([page]).lineItems[0]?.cells.at(-1)?.key).toBe("tax_rate");
  });

  it("below headings keep the sign of their tax apart, though nothing heads it", () => {
    const columns = [50, 200, -300, -380];
    const items = [
      ["Oak puzzle", "1", "12,50", "12,50 H"],
      ["Picture book", "1", "14,95", "14,95 L"],
      ["Beads", "3", "2,25", "6,75 H"],
    ];
    const prints = [["Omschrijving", "Aant.", "Prijs", "Bedrag"], ...items].flatMap((texts, i) =>
      row(100 + 20 * i, columns, texts, i === 0),
    );
    const { lineItems } = readingOf([typeset(prints)]);
    expect(lineItems.map(({ cells }) => cells.slice(-2).map(({ value }) => value))).toEqual([
      ["12,50", "H"],
      ["14,95", "L"],
      ["6,75", "H"],
    ]);
  });

  it("have none of a text that goes on from the column of the quantities into the next", () => {
    const columns = [50, 70, -220, -300];
    const prints = [
      ["Qty", "Item", "Price", "Amt(RM)"],
      ["4", "Leaf set", "12.50", "50.00"],
      ["1", "Mutton", "18.00", "18.00"],
      ["2", "Papadam", "1.00", "2.00"],
    ].flatMap((texts, i) => row(100 + 14 * i, columns, texts));
    const sums: Print[] = [
      { x: 50, y: 160, text: "Item Count" },
      ...row(160, [-300], ["7"]),
      { x: 50, y: 174, text: "Sub Total" },
      ...row(174, [-300], ["70.00"]),
      { x: 50, y: 188, text: "Svc Charge 10%" },
      ...row(188, [-300], ["7.00"]),
    ];
    const { lineItems, fields } = readingOf([typeset([...prints, ...sums])]);
    expect(lineItems).toHaveLength(3);
    expect(fields.map(({ label, value }) => `${label} ${value}`)).toContain("Svc Charge 10% 7.00");
  });

  it("may have digits for the rates of tax behind their amounts", () => {
    const page = typeset([
      ...row(100, [50, -220, -280, 290], ["Baguette", "1,20", "3,60", "1"]),
      ...row(112, [50, -220, -280, 290], ["Limonade", "2,20", "2,20", "2"]),
      ...row(130, [50, -280], ["Total", "5,80"]),
    ]);
    expect(rowsOf(page)).toEqual([
      ["Baguette", "1,20", "3,60", "1"],
      ["Limonade", "2,20", "2,20", "2"],
    ]);
    expect(readingOf([page]).lineItems[0]?.cells.at(-1)?.key).toBe("tax_rate");
  });

  it("end before what asks for an amount with a colon", () => {
    const page = typeset([
      ...row(100, [50, -300, -400, -540], ["Mặt hàng", "SL", "Đ.Giá", "T.Tiền"]),
      ...row(118, [50, -300, -400, -540], ["Gạo túi", "1", "195.000", "195.000"]),
      ...row(136, [50, -300, -400, -540], ["Nước mắm", "2", "52.000", "104.000"]),
      ...row(154, [50, -540], ["Phải trả:", "299.000"]),
      ...row(172, [50, -540], ["Tiền khách đưa:", "300.000"]),
    ]);
    expect(rowsOf(page)).toHaveLength(2);
  });

  it("have names of a line of their own above numbers that begin with a code, the last one too", () => {
    const edges = [50, -200, -280, -360];
    const page = typeset([
      ...row(100, edges, ["Article", "Qty", "Price", "Amount"]),
      { x: 50, y: 112, text: "Brown rice bag" },
      ...row(124, edges, ["4011200", "2", "3.10", "6.20"]),
      { x: 50, y: 136, text: "Fish sauce" },
      ...row(148, edges, ["4011733", "1", "2.40", "2.40"]),
      ...row(165, [50, -360], ["Goods total:", "8.60"]),
    ]);
    expect(rowsOf(page).map(([name]) => name)).toEqual([
      "Brown rice bag 4011200",
      "Fish sauce\n4011733",
    ]);
  });

  it("have names as wide as a column of numbers whose heading nobody knows", () => {
    const edges = [50, -150, -210, -270, -330];
    const page = typeset([
      ...row(100, edges, ["Article", "Tag", "Rate", "Qty", "Amount"]),
      { x: 50, y: 112, text: "GREEN TEA LOOSE 250G" },
      ...row(124, edges, ["0902", "12.00", "11.00", "2", "22.00"]),
      { x: 50, y: 136, text: "FENNEL SEED BAG" },
      ...row(148, edges, ["0909", "4.00", "3.50", "1", "3.50"]),
      ...row(166, [50, -330], ["Total", "25.50"]),
    ]);
    expect(rowsOf(page).map(([name]) => name?.replace("\n", " "))).toEqual([
      "GREEN TEA LOOSE 250G 0902",
      "FENNEL SEED BAG 0909",
    ]);
  });

  it("have names as wide as several columns whose gaps were seen unevenly", () => {
    const edges = [50, -140, -210, -280];
    const page = typeset([
      ...row(100, edges, ["Article", "Qty", "Price", "Amount"]),
      { x: 50, y: 112, text: "Anchovy" },
      { x: 87.2, y: 112, text: "sauce" },
      { x: 116.7, y: 112, text: "750ml" },
      ...row(124, edges, ["401120", "2", "3.10", "6.20"]),
      { x: 50, y: 136, text: "Rice" },
      ...row(148, edges, ["401173", "1", "2.40", "2.40"]),
    ]);
    expect(rowsOf(page)[0]?.[0]).toBe("Anchovy sauce 750ml 401120");
  });

  it("are no charges and payments between the sums, whose amounts end below the last column", () => {
    const edges = [50, -140, -210, -280, -330];
    const page = typeset([
      ...row(100, edges, ["Item", "Qty", "Price", "Amount", "Tax"]),
      { x: 50, y: 114, text: "Sugar white refined 1KG" },
      ...row(126, edges, ["", "2", "1.80", "3.60", "SR"]),
      { x: 50, y: 138, text: 'Tape 4" roll of three' },
      ...row(150, edges, ["", "1", "4.00", "4.00", "SR"]),
      ...row(168, [50, -330], ["Subtotal", "7.60"]),
      ...row(180, [50, -330], ["Cash adjustment", "0.00"]),
      ...row(192, [50, -330], ["Total", "7.60"]),
      ...row(216, [50, -280, -330], ["Standard", "7.18", "0.42"]),
    ]);
    expect(rowsOf(page)).toEqual([
      ["Sugar white refined 1KG", "2", "1.80", "3.60", "SR"],
      ['Tape 4" roll of three', "1", "4.00", "4.00", "SR"],
    ]);
  });

  it("stand on two lines in orders, the code first and the numbers below", () => {
    const page = typeset([
      ...row(100, [50, 110, 220], ["Item", "Material", "Description"]),
      ...row(112, [-180, 230, -400, -540], ["Order qty.", "Unit", "Price per unit", "Net value"]),
      ...row(140, [50, 110, 220], ["00010", "RM-PP-1", "Polypropylene"]),
      ...row(152, [-180, 230, -400, -540], ["5,000", "KG", "6.15", "30,750.00"]),
      ...row(164, [50, 110, 220], ["00020", "RM-MB-4", "Masterbatch"]),
      ...row(176, [-180, 230, -400, -540], ["250", "KG", "18.40", "4,600.00"]),
    ]);
    const rows = rowsOf(page);
    expect(rows.map((cells) => [cells[0], cells.at(-1)])).toEqual([
      ["00010", "30,750.00"],
      ["00020", "4,600.00"],
    ]);
  });

  it("part the number of an article from every name, or from none", () => {
    const page = (second: string) =>
      typeset([
        ...row(100, [50, -300], ["204417 Geranie rot", "14,94"]),
        ...row(112, [50, -300], [second, "17,98"]),
        ...row(130, [50, -300], ["Summe", "32,92"]),
      ]);
    expect(rowsOf(page("880031 Erde 70 l"))).toEqual([
      ["204417", "Geranie rot", "14,94"],
      ["880031", "Erde 70 l", "17,98"],
    ]);
    expect(rowsOf(page("Erde 70 l"))[0]).toEqual(["204417 Geranie rot", "14,94"]);
  });

  it("part it where what is taken off has none", () => {
    const page = typeset([
      ...row(100, [50, -300], ["204417 Geranie rot", "14,94"]),
      ...row(112, [50, -300], ["Stammkunde 10%", "-1,49"]),
      ...row(124, [50, -300], ["880031 Erde 70 l", "17,98"]),
      ...row(142, [50, -300], ["Summe", "31,43"]),
    ]);
    expect(rowsOf(page)).toEqual([
      ["204417", "Geranie rot", "14,94"],
      ["Stammkunde 10%", "-1,49"],
      ["880031", "Erde 70 l", "17,98"],
    ]);
  });

  it("have the mark of a reduced tax at once behind their amounts, and departments before their names", () => {
    const page = typeset([
      ...row(100, [50, -300], ["021 国産豚ロース切身", "¥486軽"]),
      ...row(112, [50, -290], ["055 本みりん", "¥398"]),
      ...row(130, [50, -290], ["合計", "¥884"]),
    ]);
    expect(rowsOf(page)).toEqual([
      ["021", "国産豚ロース切身", "¥486", "軽"],
      ["055", "本みりん", "¥398"],
    ]);
    const [first] = readingOf([page]).lineItems;
    expect(first?.cells[0]?.key).toBe("item_code");
  });
});
