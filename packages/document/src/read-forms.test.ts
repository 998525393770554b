import { describe, expect, it } from "vitest";
import { frame, horizontal, row, typeset } from "../test/typeset";
import type { Page } from "./model";
import { readingOf } from "./read-document";

function pairsOf(page: Page): Record<string, string> {
  const labelled = readingOf([page]).fields.filter((field) => field.label !== "");
  return Object.fromEntries(labelled.map((field) => [field.label, field.value]));
}

describe("forms as offices set them", () => {
  it("keeps labels and values together where the colons stand below each other, away from short labels", () => {
    const page = typeset([
      ...row(100, [50, 120], ["Invoice no", ": CS-4471"]),
      ...row(115, [50, 120], ["Date", ": 14/02/2026 16:22"]),
      ...row(130, [50, 120], ["Cashier", ": Nadia"]),
    ]);
    expect(pairsOf(page)).toEqual({
      "Invoice no": "CS-4471",
      Date: "14/02/2026 16:22",
      Cashier: "Nadia",
    });
  });

  it("reads answers between dots to write on whole", () => {
    const page = typeset([
      { x: 50, y: 100, text: "Họ và tên: .......Phạm Thị Ngọc Lan........" },
      { x: 50, y: 115, text: "Viết bằng chữ: ...Mười hai triệu" },
    ]);
    expect(pairsOf(page)).toEqual({
      "Họ và tên": "Phạm Thị Ngọc Lan",
      "Viết bằng chữ": "Mười hai triệu",
    });
  });

  it("follows points from a label to its answer, from no heading of a section above them", () => {
    const page = typeset([
      { x: 62, y: 100, text: "MATERIAL" },
      ...row(118, [62, 120, 260], ["Enamel", ".............", "Brandt 20-771-W"]),
      ...row(132, [62, 120, 260], ["Plate", ".............", "75 lb. temper 4"]),
    ]);
    expect(pairsOf(page)).toEqual({ Enamel: "Brandt 20-771-W", Plate: "75 lb. temper 4" });
  });

  it("gives what is written on a line to the text before it, and not to the heading above", () => {
    const page = typeset(
      [
        { x: 120, y: 100, text: "Timing and quantity", bold: true },
        ...row(120, [50, 122, 230, 300], ["Sell-in date", "11/5/79", "First drop", "1/13/80"]),
      ],
      [horizontal(122, 118, 200), horizontal(122, 296, 380)],
    );
    expect(pairsOf(page)).toEqual({ "Sell-in date": "11/5/79", "First drop": "1/13/80" });
  });

  it("joins a label whose halves each stand beside a line of the address", () => {
    const page = typeset([
      ...row(100, [50, 120], ["SOLD", "Bootheel Farmers Elevator"]),
      ...row(112, [50, 120], ["TO", "P. O. Box 417"]),
      ...row(124, [120], ["New Hadley, Mo. 63812"]),
    ]);
    expect(pairsOf(page)["SOLD TO"]).toContain("P. O. Box 417");
  });

  it("gives no heading of its own a label that is answered beside it", () => {
    const page = typeset([
      { x: 50, y: 100, text: "FOR OFFICE USE", bold: true },
      ...row(116, [50, 110], ["Logged", "6-29-81"]),
      ...row(130, [50, 110], ["Filed", "7-02-81"]),
    ]);
    expect(pairsOf(page)).toEqual({ Logged: "6-29-81", Filed: "7-02-81" });
  });

  it("joins two ideographs at both ends of their cell, whatever they say, and leaves a unit without a number blank", () => {
    const page = typeset(
      [
        ...row(115, [54, 96, 124], ["進", "食", "自理"]),
        ...row(115, [224, 320], ["月額家賃", "円"]),
      ],
      [...frame(50, 100, 120, 120), ...frame(120, 100, 220, 120), ...frame(220, 100, 420, 120)],
    );
    expect(pairsOf(page)).toEqual({ "進　食": "自理" });
  });

  it("parts a label behind an address of the net", () => {
    const page = typeset([
      { x: 50, y: 100, text: "E-Mail: buero@geruest.example Tel 0431 5550417" },
    ]);
    expect(pairsOf(page)).toEqual({ "E-Mail": "buero@geruest.example", Tel: "0431 5550417" });
  });

  it("parts no addresses that stand side by side", () => {
    const page = typeset([
      ...row(100, [50, 250], ["Deliver to", "Supplier"], true),
      ...row(112, [50, 250], ["Stage Door, Lyric Hall", "Lumen Lighting Co"]),
      ...row(124, [50, 250], ["Castle Street", "Unit 7 Brook Trading Est"]),
      ...row(136, [50, 250], ["Norwich NR1 3AA", "Ipswich IP1 5PF"]),
    ]);
    expect(pairsOf(page)).toEqual({
      "Deliver to": "Stage Door, Lyric Hall\nCastle Street\nNorwich NR1 3AA",
      Supplier: "Lumen Lighting Co\nUnit 7 Brook Trading Est\nIpswich IP1 5PF",
    });
  });

  it("knows what is no label: a letter, a sentence, a charge that is named like a department", () => {
    const page = typeset([
      ...row(100, [50, 200], ["X", "1 488,10"]),
      { x: 50, y: 130, text: "有限会社浜田商店", size: 14 },
      { x: 50, y: 145, text: "下記の通り納品致しました。" },
      ...row(170, [50, -260], ["Service 5%", "7.050"]),
      ...row(182, [50, -260], ["PB1 10%", "14.805"]),
    ]);
    const pairs = pairsOf(page);
    expect(Object.keys(pairs)).not.toContain("X");
    expect(Object.keys(pairs)).not.toContain("下記の通り納品致しました。");
    expect(pairs["Service 5%"]).not.toBe("PB1 10%");
  });

  it("ends a name before a date below it, and a label before a number", () => {
    const page = typeset([
      { x: 50, y: 100, text: "Server: Dewi" },
      { x: 50, y: 112, text: "12/08/2023 19:44" },
      { x: 50, y: 150, text: "N. 1187/24 del 22/11/2024" },
      { x: 50, y: 162, text: "Causale del trasporto: VENDITA" },
    ]);
    expect(pairsOf(page)).toEqual({
      Server: "Dewi",
      "N.": "1187/24 del 22/11/2024",
      "Causale del trasporto": "VENDITA",
    });
  });

  it("parts ideographs that a rule runs through, and joins those at both ends of a cell", () => {
    const sides = [50, 107, 170, 230];
    const rowAt = (y: number) =>
      [0, 1, 2].flatMap((i) => frame(sides[i] as number, y, sides[i + 1] as number, y + 20));
    const page = typeset(
      [
        { x: 55, y: 104, text: "紧急联系人王秀兰", confidence: 0.9 },
        { x: 175, y: 104, text: "配偶", confidence: 0.9 },
        { x: 55, y: 124, text: "姓", confidence: 0.9 },
        { x: 92, y: 124, text: "名", confidence: 0.9 },
        { x: 115, y: 124, text: "陈国栋", confidence: 0.9 },
      ],
      [...rowAt(90), ...rowAt(110)],
    );
    const pairs = pairsOf(page);
    expect(pairs["姓　名"]).toBe("陈国栋");
    expect(pairs.紧急联系人).toBe("王秀兰");
  });

  it("takes long labels with a number and a remark, and notes for no answers", () => {
    const page = typeset([
      { x: 50, y: 100, text: "7. Các loại thuốc đang dùng hằng ngày (ghi rõ liều lượng): Insulin" },
      { x: 50, y: 130, text: "Shipping (4)" },
    ]);
    expect(pairsOf(page)).toEqual({
      "7. Các loại thuốc đang dùng hằng ngày (ghi rõ liều lượng)": "Insulin",
    });
  });

  it("parts a code from the sign for numbers before it, not from a street", () => {
    const page = typeset([
      { x: 50, y: 100, text: "Rental agreement # T-20817" },
      { x: 50, y: 130, text: "Via Carducci n. 1450" },
    ]);
    expect(pairsOf(page)).toEqual({ "Rental agreement #": "T-20817" });
  });

  it("keeps the answer of a label that wraps before it", () => {
    const page = typeset(
      [
        { x: 53, y: 110, text: "Mã bưu chính /", size: 8 },
        { x: 53, y: 121, text: "Postcode", size: 8 },
        { x: 90, y: 121, text: "700000", size: 10 },
      ],
      frame(50, 100, 160, 128),
    );
    expect(pairsOf(page)).toEqual({ "Mã bưu chính / Postcode": "700000" });
  });

  it("parts labels of ideographs from a code or an answer behind a space", () => {
    const page = typeset([
      { x: 50, y: 100, text: "登録番号 T4440001000007" },
      { x: 50, y: 120, text: "電話03-5550-0144" },
      { x: 50, y: 140, text: "担当者 佐伯" },
    ]);
    expect(pairsOf(page)).toEqual({
      登録番号: "T4440001000007",
      電話: "03-5550-0144",
      担当者: "佐伯",
    });
  });

  it("takes a time of day for an answer, and what a line asks for below it for no label of the next text", () => {
    const page = typeset([
      { x: 50, y: 100, text: "Fecha 07/11/25" },
      { x: 200, y: 100, text: "Hora 09:30" },
      { x: 50, y: 140, text: "(Region)" },
      { x: 50, y: 152, text: "and that the above is true" },
      { x: 250, y: 140, text: "8. Remarks" },
    ]);
    expect(pairsOf(page)).toEqual({ Fecha: "07/11/25", Hora: "09:30" });
  });

  it("parts a whole date, and what is left of a number, from what asks for it", () => {
    const page = typeset([
      { x: 50, y: 100, text: "Opened Fri 03/08/24 5:57 PM" },
      { x: 50, y: 114, text: "Card xxxx-xxxx-xxxx-3308" },
      { x: 50, y: 128, text: "Member **** 6620" },
    ]);
    expect(pairsOf(page)).toEqual({
      Opened: "Fri 03/08/24 5:57 PM",
      Card: "xxxx-xxxx-xxxx-3308",
      Member: "**** 6620",
    });
    // A row of crosses without a number behind it, however long.
    expect(pairsOf(typeset([{ x: 50, y: 100, text: `Card ${"x".repeat(90)}` }]))).toEqual({});
  });

  it("ends an account's number before the words below it", () => {
    const page = typeset([
      { x: 50, y: 100, text: "IBAN: FR76 1690 6000 1234 5678 9012 345" },
      { x: 50, y: 112, text: "Pas d'escompte pour paiement anticipé" },
    ]);
    expect(pairsOf(page)).toEqual({ IBAN: "FR76 1690 6000 1234 5678 9012 345" });
  });

  it("takes neither a title's translation nor a date in two languages for an addressee", () => {
    const page = typeset([
      { x: 200, y: 60, text: "HÓA ĐƠN GIÁ TRỊ GIA TĂNG", bold: true, size: 14 },
      { x: 240, y: 75, text: "(VAT INVOICE)" },
      { x: 180, y: 87, text: "Ngày (Date) 18 tháng (month) 03 năm (year) 2024" },
      { x: 50, y: 130, text: "Số hóa đơn: 00000452" },
    ]);
    const bare = readingOf([page]).fields.filter((field) => field.label === "");
    expect(bare.map(({ key }) => key)).toEqual(["title"]);
  });

  it("keeps an ideographic space that the text layer lacks, and parts columns that are as near", () => {
    const unspaced = (page: Page): Page => ({
      ...page,
      words: page.words.map((word) => ({ ...word, spaceBefore: false })),
    });
    const page = unspaced(
      typeset([
        { x: 50, y: 100, text: "担当：" },
        { x: 80, y: 100, text: "柳沢" },
        { x: 110, y: 100, text: "健一" },
        { x: 50, y: 115, text: "納期：" },
        { x: 80, y: 115, text: "四月" },
        { x: 107, y: 115, text: "支払：" },
        { x: 137, y: 115, text: "翌月" },
        { x: 50, y: 130, text: "発行：" },
        { x: 80, y: 130, text: "2026年4月1日" },
        { x: 150, y: 130, text: "銀行振込" },
      ]),
    );
    expect(pairsOf(page)).toMatchObject({ 担当: "柳沢　健一", 納期: "四月", 支払: "翌月" });
    expect(pairsOf(page).発行).toBe("2026年4月1日");
  });

  it("pairs what is nearly a word for a sum with the name beside it", () => {
    const rows = [
      ["Order desk", "Ida Falk, 01706 555042"],
      ["Goods up", "Ben Moor, 07700 900441"],
      ["Invoices to", "bills@marlow.example"],
    ];
    const prints = rows.flatMap((texts, i) => row(300 + 15 * i, [50, 140], texts));
    const pairs = readingOf([typeset(prints)]).fields.map(
      ({ label, value }) => `${label} = ${value}`,
    );
    expect(pairs).toContain("Goods up = Ben Moor, 07700 900441");
  });

  it("pairs no line of an address with the number below a heading beside its own", () => {
    const columns = [
      ["Invoice to", "Marlow Cranes Ltd", "for the accounts desk", "Quay Lane 4, Wenbury"],
      ["Ask for", "Ida Falk (porter)", "01706 555042"],
    ];
    const prints = columns.flatMap((lines, i) =>
      lines.map((text, at) => ({ x: 50 + 180 * i, y: 100 + 13 * at, text, bold: at === 0 })),
    );
    const pairs = readingOf([typeset(prints)]).fields.map(
      ({ label, value }) => `${label} = ${value}`,
    );
    expect(pairs).toContain(`Invoice to = ${columns[0]?.slice(1).join("\n")}`);
  });

  it("pairs no headings that stand side by side over blocks of their own", () => {
    const page = typeset([
      ...row(100, [50, 300], ["DATOS DE LA FACTURA", "DATOS DEL CONTRATO"], true),
      ...row(112, [50, 300], ["Nº de factura: FE24-008", "Titular: Begoña Sáez"]),
      ...row(124, [50, 300], ["Fecha de cargo: 22/04/2024", "NIF: 22555187M"]),
    ]);
    expect(Object.keys(pairsOf(page))).not.toContain("DATOS DE LA FACTURA");
  });
});
