import { describe, expect, it } from "vitest";
import { frame, horizontal, type Print, row, typeset } from "../test/typeset";
import type { Page } from "./model";
import { readingOf } from "./read-document";

const pairsOf = (page: Page): string[] =>
  readingOf([page])
    .fields.filter((field) => field.label !== "")
    .map(({ label, value }) => `${label} = ${value}`.replaceAll("\n", " | "));

const block = (x: number, y: number, ...lines: string[]): Print[] =>
  lines.map((text, i) => ({ x, y: y + 12 * i, text }));

describe("ways to call in a letterhead", () => {
  it("are asked for in plain words", () => {
    expect(pairsOf(typeset(block(50, 60, "Marlow Cranes", "Night desk 01706 555042")))).toEqual([
      "Night desk = 01706 555042",
    ]);
    expect(pairsOf(typeset(block(50, 60, "Questions? Ring free 0808 157 0442")))).toEqual([
      "Questions? Ring free = 0808 157 0442",
    ]);
    expect(
      pairsOf(
        typeset(
          block(50, 60, "Ring porter first 07700 900441 (Ada)", "CSV for bills@marlow.example"),
        ),
      ),
    ).toEqual(["Ring porter first = 07700 900441 (Ada)", "CSV for = bills@marlow.example"]);
    expect(pairsOf(typeset(block(50, 60, "回答先ＦＡＸ 03-5555-0188（購買課）")))).toEqual([
      "回答先ＦＡＸ = 03-5555-0188（購買課）",
    ]);
    expect(pairsOf(typeset(block(50, 60, "Open every day 07.00 - 21.00")))).toEqual([]);
  });

  it("are asked for in a word beside a pair whose label is known", () => {
    const tax = "VAT No. 417 2206 93";
    expect(pairsOf(typeset(block(50, 60, "Ledger 01827 555 260", tax)))).toContain(
      "Ledger = 01827 555 260",
    );
    expect(pairsOf(typeset(block(50, 60, "Ledger 01827 555 260", "Marlow Cranes")))).toEqual([]);
  });

  it("stand below a caption that is hardly smaller, beside captions that are", () => {
    const captions = row(100, [200, 320, 440], ["offer", "carried out", "debtor"]);
    const prints: Print[] = [
      ...captions.map((print) => ({ ...print, size: 8 })),
      ...row(113, [200, 320, 440], ["24-031 of 2 April", "week 31", "10417"]),
      { x: 50, y: 100, text: "telephone", size: 8 },
      { x: 50, y: 112, text: "0118 - 55 52 09", size: 8.5 },
    ];
    expect(pairsOf(typeset(prints))).toContain("telephone = 0118 - 55 52 09");
  });
});

describe("the title of an invoice", () => {
  const titled = (size: number) => {
    const lines = ["Trzy skrzynie gruszek", "Dwie skrzynie śliwek", "Dostawa we wtorek"];
    const number: Print = { x: 450, y: 40, text: "F/61/2023", size, bold: true };
    return pairsOf(
      typeset([
        { x: 50, y: 40, text: "Faktura", size: 18, bold: true },
        number,
        ...block(50, 100, ...lines),
      ]),
    );
  };

  it("asks for the number that is set large on its line", () => {
    expect(titled(15)).toEqual(["Faktura = F/61/2023"]);
    expect(titled(10)).toEqual([]);
  });
});

describe("a row of captions in cells", () => {
  const asked = (size: number) => {
    const edges = [45, 165, 325, 445];
    const cells = edges.slice(1).flatMap((x1, i) => frame(edges[i] ?? 0, 48, x1, 84));
    const captions = ["Carried over", "Received on 3 March with thanks", "Now due"];
    const prints = captions.flatMap((text, i): Print[] => [
      { x: (edges[i] ?? 0) + 5, y: 58, text, size: i === 1 ? size : 7 },
      { x: (edges[i] ?? 0) + 5, y: 72, text: `£${14 + i}.20`, size: 9 },
    ]);
    return pairsOf(typeset(prints, cells));
  };

  it("may have one that says when something was done", () => {
    expect(asked(7)).toContain("Received on 3 March with thanks = £15.20");
    expect(asked(9)).not.toContain("Received on 3 March with thanks = £15.20");
  });
});

describe("terms of sale", () => {
  it("are asked for in a cell", () => {
    const edges = [45, 120, 220, 320, 440];
    const cells = edges.slice(1).flatMap((x1, i) => frame(edges[i] ?? 0, 48, x1, 64));
    const texts = ["TAX ID", "91-5550442", "TERMS OF SALE", "CPT Galway"];
    const prints = texts.map((text, i) => ({
      x: (edges[i] ?? 0) + 5,
      y: 60,
      text,
      bold: i % 2 === 0,
    }));
    expect(pairsOf(typeset(prints, cells))).toContain("TERMS OF SALE = CPT Galway");
  });
});

describe("the account of a bank", () => {
  it("stands below its name, where the text wraps to the label", () => {
    const number = "55 8075 0003 0000 5550 1827 0001";
    const lines = ["Account: Marlow & Firth", number, "Kiln Lane 4"];
    expect(pairsOf(typeset(block(50, 60, ...lines)))).toEqual([
      `Account = Marlow & Firth | ${number}`,
    ]);
  });
});

describe("an address", () => {
  it("stands whole below a heading with a rule under it", () => {
    const cells = [...frame(45, 88, 300, 102), ...frame(45, 102, 300, 160)];
    const ends = [0, 1, 2].flatMap((i) => [
      ...row(700, [60 + 180 * i], [["Placed by", "Position", "Day"][i] ?? ""]),
      ...row(684, [60 + 180 * i], [["Ann Okafor", "", "4 May 2024"][i] ?? ""]),
    ]);
    const lines = [0, 1, 2].map((i) => horizontal(688, 60 + 180 * i, 180 + 180 * i));
    const page = typeset(
      [
        { x: 50, y: 98, text: "CONSIGNEE", bold: true },
        ...block(50, 114, "Corvane Glass", "Dock Road", "Port Ellery", "IRELAND"),
        ...ends,
      ],
      [...cells, ...lines],
    );
    expect(pairsOf(page)).toContain(
      "CONSIGNEE = Corvane Glass | Dock Road | Port Ellery | IRELAND",
    );
  });

  it.each(["Attn:", "z. Hd.:", "T.a.v.:", "U.P.:"])(
    "holds a line that says for whom at the firm it is, behind %s",
    (asked) => {
      const lines = ["Corvane Glass", `${asked} Ann Okafor`, "Dock Road", "Port Ellery"];
      const found = pairsOf(typeset(block(50, 60, "Bill To", ...lines), frame(45, 48, 300, 116)));
      expect(found).toEqual([`Bill To = ${lines.join(" | ")}`]);
    },
  );

  it("is none where that line stands alone", () => {
    expect(pairsOf(typeset(block(50, 60, "Attn: Ann Okafor")))).toContain("Attn = Ann Okafor");
  });

  it("ends in brackets, which ask for nothing with the label below", () => {
    const page = typeset(
      [
        ...block(50, 60, "CLIENTE", "Hostal Brisa", "Paseo 22", "(Alicante)"),
        { x: 50, y: 108, text: "N.I.F.: E55904417" },
      ],
      frame(45, 48, 300, 120),
    );
    expect(pairsOf(page)).toContain("N.I.F. = E55904417");
  });

  it("stands below what says in Portuguese to whom an invoice goes, which greets in a letter", () => {
    const lines = ["Clínica da Ribeira", "Rua das Flores 12", "4900-447 Viana"];
    const line = "Os artigos foram colocados à disposição do cliente na data do documento.";
    const prints = [...block(300, 60, "Exmos. Senhores", ...lines), ...block(50, 400, line)];
    const found = pairsOf(typeset(prints));
    expect(found).toEqual([`Exmos. Senhores = ${lines.join(" | ")}`]);
    const letter = block(50, 60, "Exmos. Senhores,", "Junto enviamos a proposta.", "Cumprimentos");
    expect(pairsOf(typeset(letter))).toEqual([]);
  });
});

describe("who signed an electronic invoice", () => {
  it("is a firm whose name goes on in capitals below", () => {
    const lines = ["Được ký bởi CÔNG TY TNHH", "VẬN TẢI SAO MAI", "Ngày ký 18-06-2024 16:32"];
    expect(pairsOf(typeset(block(50, 60, ...lines), frame(45, 48, 300, 100)))).toEqual([
      "Được ký bởi = CÔNG TY TNHH | VẬN TẢI SAO MAI",
      "Ngày ký = 18-06-2024 16:32",
    ]);
  });
});

describe("a list of labels", () => {
  it("may begin with the sign for numbers", () => {
    const page = typeset([
      ...row(60, [50, -200], ["N°", "C19FA0447"]),
      ...row(74, [50, -200], ["Calibre", "15 mm"]),
      ...row(88, [50, -200], ["Dernier relevé", "1184"]),
      ...row(102, [50, -200], ["Volume", "64 m³"]),
    ]);
    expect(pairsOf(page)).toEqual([
      "N° = C19FA0447",
      "Calibre = 15 mm",
      "Dernier relevé = 1184",
      "Volume = 64 m³",
    ]);
  });

  it("holds two that are one phrase, each with a code of its own", () => {
    const page = typeset([
      ...row(60, [50, 150], ["Numero", "11/24-B"]),
      ...row(72, [50, 150], ["Pratica", "184-SAR"]),
    ]);
    expect(pairsOf(page)).toEqual(["Numero = 11/24-B", "Pratica = 184-SAR"]);
  });
});

describe("remarks in a cell", () => {
  const asked = (line: string) =>
    pairsOf(
      typeset(
        block(50, 60, "REMARKS", "Four crates are still to come.", line),
        frame(45, 48, 400, 96),
      ),
    );

  it("may have words before a colon", () => {
    expect(asked("August: deliveries before 9")).toEqual([
      "REMARKS = Four crates are still to come. | August: deliveries before 9",
    ]);
    expect(asked("Due date: 4 May 2024")).toContain("Due date = 4 May 2024");
  });
});

describe("an invoice that is paid in parts", () => {
  it("says several days below one label", () => {
    const days = ["31/07/2025 € 498,40", "31/08/2025 € 498,40"];
    const wanted = days.map((day) => `SCADENZE = ${day}`);
    const head: Print = { x: 50, y: 60, text: "SCADENZE", size: 7 };
    const cell = frame(45, 48, 400, 90);
    const below = days.map((text, i) => ({ x: 50, y: 72 + 12 * i, text }));
    const beside = days.map((text, i) => ({ x: 50 + 150 * i, y: 72, text }));
    expect(pairsOf(typeset([head, ...below], cell))).toEqual(wanted);
    expect(pairsOf(typeset([head, ...beside], cell))).toEqual(wanted);
    const other: Print = { ...head, text: "CONSEGNA" };
    expect(pairsOf(typeset([other, ...below], cell))).toHaveLength(1);
  });
});

describe("a Japanese bank", () => {
  it("says the kind of an account with its number", () => {
    const page = typeset([
      ...row(60, [50, 120], ["金融機関", "白石信用金庫　柳湾支店"]),
      ...row(74, [50, 120, 160], ["口座番号", "普通", "0271934"]),
    ]);
    expect(pairsOf(page)).toEqual(["金融機関 = 白石信用金庫　柳湾支店", "口座番号 = 普通 0271934"]);
  });

  it("says who holds an account, behind it or below", () => {
    const beside = typeset([
      ...row(60, [50, 100], ["お振込先", "白石信用金庫　柳湾支店"]),
      ...row(74, [100, 175], ["当座　0271934", "ユ）アサギリシヨウテン"]),
    ]);
    const below = typeset([
      { x: 50, y: 60, text: "お振込先：白石信用金庫　柳湾支店" },
      { x: 50, y: 74, text: "普通　0271934" },
      { x: 50, y: 88, text: "ｱｻｷﾞﾘ ﾏﾘｺ" },
      { x: 420, y: 110, text: "以上" },
    ]);
    const [bank, holder] = ["お振込先 = 白石信用金庫　柳湾支店", "ユ）アサギリシヨウテン"];
    expect(pairsOf(beside)).toEqual([`${bank} | 当座　0271934 ${holder}`]);
    const apart = row(60, [50, 204], ["お振込先：白石信用金庫　普通", "0271934"]);
    expect(pairsOf(typeset(apart)).join()).toContain("白石信用金庫　普通 0271934");
    expect(pairsOf(below)).toEqual([`${bank} | 普通　0271934 | ｱｻｷﾞﾘ ﾏﾘｺ`]);
  });
});
