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

  it("asks in whole sentences, and ticks before another question of the line", () => {
    const page = typeset(
      [
        ...row(100, [50, 250], ["In case of emergency, notify", "Thomas Abernathy"]),
        { x: 50, y: 120, text: "Are you allergic to any medications? ☑ Yes ☐ No" },
        { x: 294, y: 120, text: "If yes, list: sulfa" },
      ],
      [horizontal(102, 248, 400)],
    );
    expect(pairsOf(page)).toEqual({
      "In case of emergency, notify": "Thomas Abernathy",
      "Are you allergic to any medications?": "Yes",
      "If yes, list": "sulfa",
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
    expect(pairs["紧急联系人"]).toBe("王秀兰");
  });

  it("parts labels from what is written on lines that leave its descenders room", () => {
    const page = typeset(
      [
        { x: 50, y: 100, text: "Former surname Okafor" },
        { x: 200, y: 100, text: "Birthplace Lagos" },
        { x: 50, y: 140, text: "Ward sister on duty Amara" },
      ],
      [horizontal(105, 124, 190), horizontal(105, 254, 300), horizontal(145, 40, 400)],
    );
    expect(pairsOf(page)).toEqual({ "Former surname": "Okafor", Birthplace: "Lagos" });
  });

  it("ticks behind a question in words, before an answer and another question", () => {
    const page = typeset([
      {
        x: 50,
        y: 100,
        text: "Have you ever been refused a visa by any other country? ( ) Yes ( X ) No",
      },
      { x: 50, y: 120, text: "Do you travel alone? ☒ yes ☐ no Name of your guide: Ana" },
      { x: 50, y: 140, text: "If not, with how many? three adults" },
    ]);
    expect(pairsOf(page)).toEqual({
      "Have you ever been refused a visa by any other country?": "No",
      "Do you travel alone?": "yes",
      "Name of your guide": "Ana",
      "If not, with how many?": "three adults",
    });
  });

  it("keeps a choice and its translation together", () => {
    const page = typeset([{ x: 50, y: 100, text: "Tình trạng: ☐ Mới / New ☒ Đã dùng / Used" }]);
    expect(pairsOf(page)).toEqual({ "Tình trạng": "Đã dùng / Used" });
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

  it("pairs what stands below an address in the cell of its caption", () => {
    const page = typeset(
      [
        { x: 53, y: 108, text: "Sender", size: 6 },
        { x: 53, y: 120, text: "Tern Yard" },
        { x: 53, y: 132, text: "Wenbury 00318" },
        { x: 53, y: 146, text: "Dock code: W-17" },
      ],
      frame(50, 100, 250, 150),
    );
    expect(pairsOf(page)).toEqual({ Sender: "Tern Yard\nWenbury 00318", "Dock code": "W-17" });
  });

  it("parts what is filled in in another typeface from labels that no lexicon knows", () => {
    const printed = (x: number, y: number, text: string) => ({ x, y, text, face: "Arimo" });
    const typed = (x: number, y: number, text: string) => ({ x, y, text, face: "Cousine" });
    const page = typeset([
      printed(50, 100, "Rigging or sail plan etc."),
      typed(180, 100, "Gaff cutter"),
      printed(50, 120, "Moored at"),
      typed(100, 120, "Tern Quay"),
      printed(50, 140, "Built by Alder Works"),
      printed(50, 160, "Laid up at"),
      { x: 105, y: 160, text: "冬", face: "Cousine" },
    ]);
    expect(pairsOf(page)).toEqual({
      "Rigging or sail plan etc.": "Gaff cutter",
      "Moored at": "Tern Quay",
    });
  });

  it("reads captions of several lines over an answer that is set larger or in another face", () => {
    const page = typeset(
      [
        { x: 53, y: 108, text: "Place and date of the last", size: 7 },
        { x: 53, y: 117, text: "survey (6)", size: 7 },
        { x: 53, y: 130, text: "Hull 4 May 2021" },
        { x: 253, y: 110, text: "Owner (name, seat)", face: "Arimo" },
        { x: 253, y: 122, text: "Alder Works", face: "Cousine" },
        { x: 53, y: 158, text: "Kind of vessel (7) / Type" },
        { x: 53, y: 170, text: "☐ Barge ☒ Cutter / Kutter" },
      ],
      [
        ...frame(50, 100, 250, 150),
        ...frame(250, 100, 450, 150),
        ...frame(50, 150, 250, 180),
        ...frame(250, 150, 450, 180),
      ],
    );
    expect(pairsOf(page)).toEqual({
      "Place and date of the last survey (6)": "Hull 4 May 2021",
      "Owner (name, seat)": "Alder Works",
      "Kind of vessel (7) / Type": "Cutter / Kutter",
    });
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

  it("ends an account's number before the words below it", () => {
    const page = typeset([
      { x: 50, y: 100, text: "IBAN: FR76 1690 6000 1234 5678 9012 345" },
      { x: 50, y: 112, text: "Pas d'escompte pour paiement anticipé" },
    ]);
    expect(pairsOf(page)).toEqual({ IBAN: "FR76 1690 6000 1234 5678 9012 345" });
  });

  it("knows boxes by their number, labels set wide, and a word with a colon behind a number", () => {
    const sides = [50, 200, 350, 500];
    const page = typeset(
      [
        { x: 355, y: 102, text: "6", size: 9 },
        { x: 368, y: 102, text: "Attention: Ms Orr", size: 9 },
        { x: 55, y: 102, text: "4", size: 9 },
        { x: 68, y: 102, text: "Street address", size: 9 },
        { x: 55, y: 114, text: "9 Cannery Lane", size: 9, bold: true },
        { x: 205, y: 102, text: "5", size: 9 },
        { x: 218, y: 102, text: "Remit to, if different", size: 9 },
        { x: 50, y: 150, text: "名" },
        { x: 80, y: 150, text: "称：" },
        { x: 105, y: 150, text: "南京精密仪器" },
        { x: 50, y: 180, text: "Quầy: 07 NV: Trần Mỹ Linh" },
      ],
      sides.slice(1).flatMap((x, i) => frame(sides[i] as number, 90, x, 120)),
    );
    expect(pairsOf(page)).toEqual({
      "Street address": "9 Cannery Lane",
      Attention: "Ms Orr",
      "名　称": "南京精密仪器",
      Quầy: "07",
      NV: "Trần Mỹ Linh",
    });
  });

  it("takes no caption of a line to sign on for an answer", () => {
    const page = typeset([
      { x: 50, y: 100, text: "Order number: K-4471" },
      { x: 50, y: 560, text: "Người bán hàng (Seller)", bold: true },
      { x: 50, y: 572, text: "(Ký, đóng dấu, ghi rõ họtên)" },
      { x: 50, y: 620, text: "Shipper signature / date" },
      { x: 300, y: 620, text: "Carrier signature / pickup date" },
    ]);
    expect(pairsOf(page)).toEqual({ "Order number": "K-4471" });
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
      ]),
    );
    expect(pairsOf(page)).toEqual({ 担当: "柳沢　健一", 納期: "四月", 支払: "翌月" });
  });

  it("ticks below a question that the number of its box has moved", () => {
    const page = typeset(
      [
        { x: 55, y: 102, text: "3", size: 9 },
        { x: 70, y: 102, text: "Tax classification:", size: 9 },
        { x: 55, y: 114, text: "☐ Partnership ☒ Limited company", size: 9 },
      ],
      frame(50, 90, 350, 120),
    );
    expect(pairsOf(page)).toEqual({ "Tax classification": "Limited company" });
    expect(readingOf([page]).fields).toHaveLength(1);
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
