import { describe, expect, it } from "vitest";
import { horizontal, type Print, row, typeset, vertical } from "../../test/typeset";
import type { Fill, Page } from "../model";
import { readingOf } from "../read-document";

const rowsOf = (page: Page): string[] =>
  readingOf([page]).lineItems.map(({ cells }) =>
    cells.map(({ label, value }) => `${label.replaceAll("\n", " ")}=${value}`).join(" | "),
  );

/** Lines of a printer whose signs are all 5 points wide. */
const printed = (lines: readonly [y: number, text: string][], rules: number[]): Page => {
  const prints = lines.flatMap(([y, text]) =>
    [...text.matchAll(/\S+/g)].map(
      ({ 0: word, index }): Print => ({
        x: 40 + 5 * index,
        y,
        text: word,
      }),
    ),
  );
  const page = typeset(
    prints,
    rules.map((y) => horizontal(y, 40, 420)),
  );
  return { ...page, words: page.words.map((word) => ({ ...word, pitch: 0.5 })) };
};

describe("tables as typists and printers set them", () => {
  it("have columns that a space parts, as it parts words", () => {
    const page = printed(
      [
        [
          100,
          "trans. aanvoerder       product          VBN   len fust x aant. stelen prijs   bedrag",
        ],
        [
          120,
          "004117 Gebr. v Marrewijk R GR RED NAOMI!  33716 70      6 x 80     480  ,412   197,76",
        ],
        [
          132,
          "004118 Gebr. v Marrewijk R GR RED NAOMI!  33716 60      4 x 80     320  ,335   107,20",
        ],
        [
          144,
          "004230 Kiamba Flora KE   R GR ATHENA      12844 50    10 x 100    1000  ,164   164,00",
        ],
        [
          156,
          "004391 Kwek. De Stolp    R TR SNOWFLAKE   17705 60      3 x 60     180  ,278    50,04",
        ],
        [
          168,
          "011077 Zandoog Oost      CHR S ANASTASIA  10442 70      5 x 50     250  ,366    91,50",
        ],
        [
          180,
          "023318 Mts Bakker-Duin   PAEON SARAH B.   17001 50      5 x 50     250  ,488   122,00",
        ],
        [
          200,
          "                                               TOTAAL BLOEMEN KLOK            732,50",
        ],
      ],
      [90, 106],
    );
    const rows = rowsOf(page);
    expect(rows).toHaveLength(6);
    expect(rows[2]).toBe(
      "trans.=004230 | aanvoerder=Kiamba Flora KE | product=R GR ATHENA | VBN=12844 | len=50 | fust x aant.=10 x 100 | stelen=1000 | prijs=,164 | bedrag=164,00",
    );
    expect(rows[5]).toContain("fust x aant.=5 x 50 |");
  });

  it("have the count before the first line of a name and the price behind its last", () => {
    const edges = [50, 100, -380, -460];
    const page = typeset([
      ...row(100, edges, ["Nombre", "Désignation", "Prix unit.", "Montant"]),
      ...row(120, [50, 100], ["12", "Reliure pleine toile, titre doré"]),
      ...row(132, edges.slice(1), ["au dos, années 1961 à 1972", "34,50", "414,00"]),
      ...row(152, [50, 100], ["3", "Reliure demi-chagrin à coins,"]),
      ...row(164, edges.slice(1), ["tête dorée, papier à la cuve", "185,00", "555,00"]),
      ...row(184, edges, ["6", "Étuis bordés veau", "48,00", "288,00"]),
    ]);
    expect(rowsOf({ ...page, languages: ["fra"] })).toEqual([
      "Nombre=12 | Désignation=Reliure pleine toile, titre doré\nau dos, années 1961 à 1972 | Prix unit.=34,50 | Montant=414,00",
      "Nombre=3 | Désignation=Reliure demi-chagrin à coins,\ntête dorée, papier à la cuve | Prix unit.=185,00 | Montant=555,00",
      "Nombre=6 | Désignation=Étuis bordés veau | Prix unit.=48,00 | Montant=288,00",
    ]);
  });
});

describe("rows of tables", () => {
  const edges = [50, 90, -330, -420, -540];
  const headings = row(100, edges, ["Line", "Product", "Pcs", "Price", "Value"], true);

  it("go on where the cells below them are filled alike", () => {
    const tile = (x0: number, top: number, x1: number, bottom: number): Fill => ({
      x0,
      top,
      x1,
      bottom,
      colour: "236,236,236",
    });
    const shade = (top: number, cuts: readonly number[]) =>
      cuts.slice(1).map((x1, i) => tile(cuts[i] as number, top, x1, top + 14));
    const page = typeset(
      [
        ...headings,
        ...row(120, edges, ["1", "Universal beam", "6", "2.00", "12.00"]),
        { x: 90, y: 132, text: "Cut square at both ends", size: 8 },
        ...row(150, edges, ["2", "Equal angle", "4", "5.00", "20.00"]),
      ],
      [],
      [...shade(110, [45, 85, 300, 545]), ...shade(124, [45, 85, 545])],
    );
    expect(rowsOf(page)[0]).toContain("Product=Universal beam\nCut square at both ends |");
  });

  it("have remarks below them that reach into the columns of numbers", () => {
    const page = typeset([
      ...headings,
      ...row(120, edges, ["1", "Topside of beef, matured on the bone, cut", "6", "2.00", "12.00"]),
      { x: 90, y: 132, text: "Batch S40-118, origin PT, ears marked 4471, 4472, 4475, 4480" },
      ...row(152, edges, ["2", "Chicken", "4", "5.00", "20.00"]),
    ]);
    expect(rowsOf(page)[0]).toContain("4475, 4480 |");
  });

  it("are no sums of sections, however many there are", () => {
    const page = typeset([
      ...headings,
      ...row(120, edges, ["1", "Insulation", "6", "2.00", "12.00"]),
      ...row(134, edges, ["2", "Valves", "4", "5.00", "20.00"]),
      ...row(148, edges, ["3", "Labour", "2", "8.00", "16.00"]),
      ...row(168, [180, -540], ["Section 1 of works", "170.00"]),
      ...row(182, [180, -540], ["Section 2 of works", "171.00"]),
      ...row(196, [180, -540], ["Section 3 of works", "172.00"]),
      ...row(210, [180, -540], ["Section 4 of works", "173.00"]),
    ]);
    const { lineItems } = readingOf([page]);
    expect(lineItems).toHaveLength(3);
  });

  it("have what each costs below their names", () => {
    const page = typeset([
      ...row(100, [50, -330, -540], ["品名", "点数", "金額"]),
      ...row(120, [50, -330, -540], ["ワイシャツ", "3", "594"]),
      { x: 58, y: 132, text: "@198" },
      ...row(150, [50, -330, -540], ["スーツ上衣", "1", "880"]),
    ]);
    expect(rowsOf({ ...page, languages: ["jpn"] })).toEqual([
      "品名=ワイシャツ | =198 | 点数=3 | 金額=594",
      "品名=スーツ上衣 | 点数=1 | 金額=880",
    ]);
  });

  it("have it in brackets, and the sign of a rate before some names", () => {
    const page = typeset([
      ...row(100, [70, -330, -540], ["品名", "点数", "金額"]),
      ...row(120, [70, -330, -540], ["ほうれん草", "2", "594"]),
      { x: 78, y: 132, text: "(単価 297)" },
      ...row(150, [70, -330, -540], ["パフェ", "1", "759"]),
      ...row(170, [50, -330, -540], ["軽 からあげ弁当", "1", "702"]),
    ]);
    expect(rowsOf({ ...page, languages: ["jpn"] })).toEqual([
      "品名=ほうれん草 | =297 | 点数=2 | 金額=594",
      "品名=パフェ | 点数=1 | 金額=759",
      "=軽 | 品名=からあげ弁当 | 点数=1 | 金額=702",
    ]);
  });

  it("begin with the numbers of their rows, which have no heading", () => {
    const page = typeset([
      ...row(100, [50, -330, -420, -540], ["Description", "Qty", "Price", "Total"]),
      ...row(120, [50, -330, -420, -540], ["1. Screen glass", "2", "15.00", "30.00"]),
      ...row(140, [50, -330, -420, -540], ["2. Charger", "1", "59.90", "59.90"]),
      ...row(160, [50, -330, -420, -540], ["3. Power bank", "1", "89.00", "89.00"]),
    ]);
    expect(rowsOf(page)[1]).toBe("=2. | Description=Charger | Qty=1 | Price=59.90 | Total=59.90");
  });
});

describe("headings of two lines over items of two lines", () => {
  it("part the number of an item from its code, and the sign before a price from it", () => {
    const item = (y: number, number: string, name: string, ...below: string[]) => [
      ...row(y, [50, 130], [number, name]),
      ...row(y + 12, [70, 100, 160, -330], below),
    ];
    const page = typeset([
      ...row(88, [50, 130], ["ITEM CÓDIGO", "DESCRIÇÃO"]),
      ...row(100, [70, 100, 160, -330], ["QTDE", "UN", "VL UNIT", "VL TOTAL"]),
      ...item(116, "001 7896055018", "DIPIRONA SOD 1G", "2", "UN", "X 8,49", "16,98"),
      ...item(140, "002 7898055184", "LOSARTANA POT 50MG", "1", "UN", "X 11,90", "11,90"),
      ...item(164, "003 7891055447", "PROT SOLAR FPS50", "1", "UN", "X 54,90", "54,90"),
      ...row(196, [50, -330], ["VALOR TOTAL R$", "83,78"]),
    ]);
    expect(rowsOf({ ...page, languages: ["por"] })[1]).toBe(
      "ITEM=002 | CÓDIGO=7898055184 | DESCRIÇÃO=LOSARTANA POT 50MG | QTDE=1 | UN=UN | VL UNIT=11,90 | VL TOTAL=11,90",
    );
  });

  it("go on to a known one, however few columns that leaves", () => {
    const edges = [50, 180, 230, -330];
    const page = typeset([
      ...row(100, edges, ["Product", "Qty", "Unit", "Price"], true),
      { x: 230, y: 112, text: "Price", bold: true },
      ...row(130, edges, ["Stamps", "2", "$14.60", "$29.20"]),
      ...row(146, edges, ["Envelope", "3", "$2.99", "$8.97"]),
      ...row(170, [50, -330], ["Total", "$38.17"]),
    ]);
    expect(rowsOf(page)).toEqual([
      "Product=Stamps | Qty=2 | Unit Price=$14.60 | Price=$29.20",
      "Product=Envelope | Qty=3 | Unit Price=$2.99 | Price=$8.97",
    ]);
  });
});

describe("item tables of letters and delivery notes", () => {
  it("have headings of four lines in their cells, over sections with a letter", () => {
    const xs = [46, 69, 249, 333, 364, 400, 436];
    const heads = [
      ...row(222, [255], ["Model,"], true),
      ...row(233, [72, 255], ["Tên hàng hóa,", "máy /"], true),
      ...row(
        244,
        [50, 72, 255, 337, 368, 404],
        ["TT", "quy cách", "Số seri", "ĐVT", "Theo", "Thực"],
        true,
      ),
      ...row(255, [368, 404], ["HĐ", "giao"], true),
    ];
    const items = [
      ["1", "Wall unit, inverter", "HX-12", "set", "6", "6"],
      ["2", "Cassette unit", "CS-36", "set", "3", "2"],
      ["3", "Fan for the wall", "QH-30", "pc", "2", "2"],
    ].flatMap((texts, i) =>
      row(
        292 + 20 * i,
        xs.map((x) => x + 4),
        texts,
      ),
    );
    const page = typeset(
      [
        ...heads,
        { x: 50, y: 272, text: "A", bold: true },
        { x: 73, y: 272, text: "AIR CONDITIONERS", bold: true },
        ...items,
      ],
      [
        ...[210, 260, 279, 299, 319, 339].map((y) => horizontal(y, 46, 436)),
        ...[46, 69, 436].map((x) => vertical(x, 210, 339)),
        ...[249, 333, 364, 400].flatMap((x) => [vertical(x, 210, 260), vertical(x, 279, 339)]),
      ],
    );
    expect(rowsOf(page).map((text) => text.replace(/[^|=]+=/gu, " ").trim())).toEqual([
      "1 | Wall unit, inverter | HX-12 | set | 6 | 6",
      "2 | Cassette unit | CS-36 | set | 3 | 2",
      "3 | Fan for the wall | QH-30 | pc | 2 | 2",
    ]);
  });

  it("stand apart from who sends the letter, set small in its right margin", () => {
    const edges = [50, 100, -300, -380];
    const margin = [...Array(16).keys()].map(
      (i): Print => ({
        x: 478,
        y: 70 + 10.5 * i,
        size: 7,
        text: ["Registry court", "Wiesenborn", "HRB 50518", "Bank details"][i % 4] ?? "",
      }),
    );
    const page = typeset([
      ...margin,
      ...row(100, edges, ["Qty", "Product", "Price", "Amount"], true),
      ...row(120, edges, ["1", "Layout and proofs", "240.00", "240.00"]),
      ...row(140, edges, ["3", "Lettering of a van", "685.00", "2,055.00"]),
      ...row(160, edges, ["2", "Banner", "118.00", "236.00"]),
      ...row(190, [250, -380], ["Total", "2,531.00"]),
    ]);
    expect(rowsOf(page)).toEqual([
      "Qty=1 | Product=Layout and proofs | Price=240.00 | Amount=240.00",
      "Qty=3 | Product=Lettering of a van | Price=685.00 | Amount=2,055.00",
      "Qty=2 | Product=Banner | Price=118.00 | Amount=236.00",
    ]);
  });

  it("have numbers of articles in small type below names of two lines", () => {
    const edges = [50, 100, -380, -460];
    const item = (y: number, count: string, name: string, rest: string, code: string) => [
      ...row(y, edges, [count, name, "42.80", "85.60"]),
      { x: 100, y: y + 13.5, text: rest },
      { x: 100, y: y + 27, text: code, size: 7.4 },
    ];
    const page = typeset([
      ...row(100, edges, ["Qty", "Product", "Price", "Amount"], true),
      ...item(120, "2", "Film, cast, yellow,", "surplus for edges", "Item HF-751-021"),
      ...item(170, "2", "Banner, mesh, with a hem", "and eyelets", "Item BZ-3417-M"),
      ...row(220, edges, ["1", "Sticker", "9.00", "9.00"]),
    ]);
    expect(rowsOf(page)[0]).toContain("surplus for edges\nItem HF-751-021");
  });

  it("may end with what is taken off, counted at a price, below the sum of a section", () => {
    const edges = [50, 150, -330, -420, -540];
    const page = typeset([
      ...row(100, edges, ["Date", "Description", "Qty", "Price", "Amount"], true),
      ...row(120, edges, ["05/31", "Page design", "1", "180.00", "180.00"]),
      ...row(140, edges, ["06/14", "Coding", "2", "18.00", "36.00"]),
      ...row(160, [150, -540], ["Subtotal design", "216.00"]),
      ...row(180, edges, ["06/26", "Server moved", "1", "38.00", "38.00"]),
      ...row(200, edges.slice(1), ["Goodwill", "1", "-30.00", "-30.00"]),
      ...row(230, [150, -540], ["Total", "224.00"]),
    ]);
    expect(rowsOf(page).at(-1)).toBe("Description=Goodwill | Qty=1 | Price=-30.00 | Amount=-30.00");
  });
});
