import { describe, expect, it } from "vitest";
import { type Print, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

/** Labels and values of a page, with lines parted by a slash. */
function fieldsOf(prints: readonly Print[]): string[] {
  const { fields } = readingOf([typeset(prints)]);
  return fields.map(({ label, value }) => `${label} = ${value}`.replaceAll("\n", " | "));
}

/** A pair in two columns of which texts may go on below. */
function pair(y: number, label: readonly string[], value: readonly string[]): Print[] {
  return [
    ...label.map((text, line) => ({ x: 50, y: y + 12 * line, text, bold: true })),
    ...value.map((text, line) => ({ x: 150, y: y + 12 * line, text })),
  ];
}

describe("values that go on below", () => {
  it("end with a few signs, which look bold or not by chance on pixels", () => {
    const lines = ["付款单位", "青溪纸业进出口股份有限公司", "云川省白石市柳湾路7号", "三层"];
    const page = lines.map((text, line) => ({
      x: 50,
      y: 100 + 13 * line,
      text,
      bold: text === "三层",
      confidence: 0.95,
    }));
    const wide = "本单据一式三份经双方盖章后生效有关争议由签约地仲裁";
    page.push({ x: 50, y: 400, text: wide, bold: false, confidence: 0.95 });
    expect(fieldsOf(page)).toContain(`付款单位 = ${lines.slice(1).join(" | ")}`);
  });
});

describe("values on pixels", () => {
  it("are addresses of which a line looks larger than it is", () => {
    const block = (last: number) =>
      [
        { x: 50, y: 100, text: "Bill to:", bold: true },
        { x: 50, y: 113, text: "Marrowby & Sons", size: 9 },
        { x: 50, y: 126, text: "220 Quarry Road, Unit 4", size: 13.5 },
        { x: 50, y: 139, text: "Hollowford HF4 9ZZ", size: last },
      ].map((print) => ({ ...print, confidence: 0.95 }));
    expect(fieldsOf(block(9))[0]).toBe(
      "Bill to = Marrowby & Sons | 220 Quarry Road, Unit 4 | Hollowford HF4 9ZZ",
    );
    expect(fieldsOf(block(13.5))[0]).toBe("Bill to = Marrowby & Sons");
  });

  it("end above a caption that is as small as theirs, though nobody answered it", () => {
    const prints = (size: number): Print[] =>
      [
        { y: 100, text: "Opmerkingen", size: 7.5 },
        { y: 112, text: "graag voor de middag", size: 9.4 },
        { y: 124, text: "Ruilcode", size },
        { y: 300, text: "Zeilmakerij aan de vaart", size: 9.4 },
      ].map((print) => ({ ...print, x: 50, confidence: 0.95 }));
    expect(fieldsOf(prints(7.8))).toContain("Opmerkingen = graag voor de middag");
    expect(fieldsOf(prints(9.2))).toContain("Opmerkingen = graag voor de middag Ruilcode");
  });
});

describe("labels that go on below", () => {
  it("are one where only the whole is a phrase, though a line of it is a label too", () => {
    const page = [
      { x: 50, y: 100, text: "Adresse de", bold: true },
      { x: 50, y: 112, text: "facturation", bold: true },
      { x: 50, y: 126, text: "Ateliers Morel SARL" },
      { x: 50, y: 138, text: "12 rue du Port" },
      { x: 180, y: 100, text: "Date", bold: true },
      { x: 180, y: 112, text: "03/05/2026" },
    ];
    expect(fieldsOf(page)).toContain(
      "Adresse de facturation = Ateliers Morel SARL | 12 rue du Port",
    );
  });

  it("have a second language below their slash, as captions over larger values", () => {
    const page = [
      { x: 50, y: 100, text: "Số phiếu /", size: 7 },
      { x: 50, y: 112, text: "Delivery Note No.", size: 7 },
      { x: 50, y: 124, text: "924347" },
      { x: 200, y: 100, text: "Ngày / Date", size: 7 },
      { x: 200, y: 112, text: "29/08/2027" },
    ];
    expect(fieldsOf(page)).toEqual([
      "Số phiếu / Delivery Note No. = 924347",
      "Ngày / Date = 29/08/2027",
    ]);
  });
});

describe("a label below other texts", () => {
  it("is no end of them", () => {
    const page: Print[] = [
      { x: 360, y: 100, text: "架空県若葉市緑町1-2-3" },
      { x: 360, y: 113, text: "TEL： 00-5555-0101" },
      { x: 50, y: 113, text: "注文番号： A-1775" },
    ];
    expect(fieldsOf(page)).toContain("TEL = 00-5555-0101");
  });

  it("goes on with the second part of a label in two languages", () => {
    const page: Print[] = [
      { x: 50, y: 100, text: "Xuất hóa đơn cho / Bill", bold: true },
      { x: 50, y: 112, text: "To:", bold: true },
      { x: 50, y: 126, text: "Công ty Cổ phần Gió Đồng" },
      { x: 300, y: 100, text: "Ngày: 03/05/2026" },
    ];
    expect(fieldsOf(page)).toContain("Xuất hóa đơn cho / Bill To = Công ty Cổ phần Gió Đồng");
  });
});

describe("values that go on below", () => {
  it("are dates with their time of day", () => {
    const page = [
      ...pair(100, ["Datum"], ["11.11.2027", "14:33"]),
      ...pair(130, ["Bon-Nr."], ["249609"]),
    ];
    expect(fieldsOf(page)).toContain("Datum = 11.11.2027 14:33");
  });

  it("are names whose end is a word of the lexicon, where the line was full", () => {
    const page: Print[] = [
      { x: 400, y: 100, text: "Ship Via", bold: true },
      { x: 460, y: 100, text: "Northway" },
      { x: 460, y: 112, text: "Freight" },
      { x: 50, y: 112, text: "Order No.", bold: true },
      { x: 120, y: 112, text: "A-1775" },
    ];
    expect(fieldsOf(page)).toContain("Ship Via = Northway Freight");
  });
});

describe("addresses", () => {
  it("may begin with a word that elsewhere is a label", () => {
    const page: Print[] = [
      { x: 50, y: 100, text: "Adresse de livraison", bold: true },
      { x: 50, y: 113, text: "Société" },
      { x: 50, y: 126, text: "Clairefontaine-Vallon" },
      { x: 50, y: 139, text: "12 rue des Tilleuls" },
      { x: 50, y: 152, text: "00750 Saint-Aubrin" },
    ];
    expect(fieldsOf(page)).toEqual([
      "Adresse de livraison = Société | Clairefontaine-Vallon | 12 rue des Tilleuls | 00750 Saint-Aubrin",
    ]);
  });

  it("stand side by side, whatever their streets look like", () => {
    const column = (x: number, label: string, ...lines: string[]) => [
      { x, y: 123, text: label, size: 12.4, bold: x < 100, confidence: 0.97 },
      ...lines.map((text, line) => ({
        x,
        y: 138.4 + 14.6 * line,
        text,
        size: x < 100 ? 12.6 : 11.8,
        confidence: 0.97,
      })),
    ];
    const page = [
      ...column(
        50,
        "Rechnung an",
        "Nordlicht Technik AG",
        "Industriestraße 48",
        "Halle 2",
        "00211 Au",
      ),
      ...column(304, "Lieferanschrift", "Kieselbach & Söhne KG", "Am Mühlgraben 3 a", "00993 Au"),
    ];
    expect(fieldsOf(page)).toEqual([
      "Rechnung an = Nordlicht Technik AG | Industriestraße 48 | Halle 2 | 00211 Au",
      "Lieferanschrift = Kieselbach & Söhne KG | Am Mühlgraben 3 a | 00993 Au",
    ]);
  });
});

describe("a tax with its rate", () => {
  it("is the label of the amount, in whatever font the rate is set", () => {
    const page: Print[] = [
      { x: 300, y: 100, text: "小計", bold: true },
      { x: 380, y: 100, text: "8,220" },
      { x: 300, y: 118, text: "消費税", bold: true },
      { x: 334, y: 118, text: "8%" },
      { x: 388, y: 118, text: "658" },
      { x: 300, y: 136, text: "合計", bold: true },
      { x: 380, y: 136, text: "8,878" },
    ];
    expect(fieldsOf(page)).toContain("消費税 8% = 658");
  });
});

describe("a date that begins with the word for it", () => {
  it("is a value as a whole", () => {
    const page = [
      ...pair(100, ["Hạn thanh toán"], ["ngày 10 tháng 11 năm 2027"]),
      ...pair(120, ["Số hóa đơn"], ["249609"]),
    ];
    expect(fieldsOf(page)).toContain("Hạn thanh toán = ngày 10 tháng 11 năm 2027");
  });
});

describe("values", () => {
  it("of digits alone do not go on with words", () => {
    const page = [
      { x: 50, y: 100, text: "NIP: 955-018-84-47" },
      { x: 50, y: 112, text: "Zaxor. PL 14055018" },
      { x: 160, y: 100, text: "tel. 55 501 88 40" },
    ];
    expect(fieldsOf(page)[0]).toBe("NIP = 955-018-84-47");
  });

  it("do not go on below a day with its time, which is all there", () => {
    const page = (time: string) => [
      { x: 50, y: 100, text: `Date: 18-07-23${time}` },
      { x: 50, y: 110, text: "GUIDE/TRAVELLER SUROTO" },
      { x: 190, y: 100, text: "Zaxor: 4" },
    ];
    expect(fieldsOf(page(" 16:41"))).toEqual(["Date = 18-07-23 16:41", "Zaxor = 4"]);
  });

  it("do not go on with the caption of a place to sign", () => {
    const page = [
      { x: 50, y: 100, text: "Couvreur : Aline Desbois" },
      { x: 50, y: 112, text: "Cachet et signature" },
    ];
    expect(fieldsOf(page)).toEqual(["Couvreur = Aline Desbois"]);
  });
});

describe("values in columns too narrow for them", () => {
  it("are dates of three lines", () => {
    const prints = [
      { x: 50, y: 100, text: "Invoice date" },
      ...["21.", "April", "2026"].map((text, line) => ({ x: 190, y: 100 + 12 * line, text })),
      { x: 50, y: 140, text: "Operator" },
      { x: 190, y: 140, text: "Maik" },
    ];
    expect(fieldsOf(prints)).toEqual(["Invoice date = 21. April 2026", "Operator = Maik"]);
  });

  it("are codes whose pieces look like amounts, but no amounts", () => {
    const pairs = (label: string, value: string[]) =>
      fieldsOf([
        { x: 50, y: 100, text: label },
        ...value.map((text, line) => ({ x: 190, y: 100 + 12 * line, text })),
        { x: 50, y: 140, text: "Operator: Maik" },
      ]);
    expect(pairs("VAT No.", ["FR 03", "573759000"])).toContain("VAT No. = FR 03 573759000");
    expect(pairs("Total", ["1,203.00", "573.75"])).toContain("Total = 1,203.00");
  });

  it("go on with the sign behind their number", () => {
    const prints = [
      { x: 50, y: 100, text: "Terms:" },
      { x: 190, y: 100, text: "14 days 2" },
      { x: 190, y: 112, text: "% discount" },
      { x: 50, y: 140, text: "Project:" },
      { x: 190, y: 140, text: "A roof that is long enough" },
    ];
    expect(fieldsOf(prints)[0]).toBe("Terms = 14 days 2 % discount");
  });
});
