import { describe, expect, it } from "vitest";
import { horizontal, type Print, row, typeset, vertical } from "../../../test/typeset";
import type { Page } from "../../model";
import { readingOf } from "../../read-document";

const itemsOf = (page: Page) =>
  readingOf([page]).lineItems.map(({ cells }) =>
    cells.map(({ label, value }) => `${label.replaceAll("\n", " ")}=${value}`).join(", "),
  );

/** Walls at `xs` from `top` to `bottom`, with rules across at `ys`. */
const walled = (xs: readonly number[], top: number, bottom: number, ys: readonly number[]) => [
  ...xs.map((x) => vertical(x, top, bottom)),
  ...ys.map((y) => horizontal(y, xs[0] as number, xs.at(-1) as number)),
];

describe("headings of tables that the lexicon does not know as they stand", () => {
  it("go on to the end of their cells", () => {
    const edges = [55, 205, 275, 345, 415];
    const page = typeset(
      [
        ...row(110, edges, ["Articolo", "Pezzi per", "Prezzo", "Sconto", "Importo"]),
        ...row(120, edges, ["", "cartone", "cartone", "%", ""]),
        ...row(140, edges, ["Torrone", "24", "61,20", "10", "330,48"]),
        ...row(160, edges, ["Panforte", "20", "48,00", "5", "456,00"]),
      ],
      walled([50, 200, 270, 340, 410, 500], 98, 168, [98, 126, 147, 168]),
    );
    expect(itemsOf(page)).toEqual([
      "Articolo=Torrone, Pezzi per cartone=24, Prezzo cartone=61,20, Sconto %=10, Importo=330,48",
      "Articolo=Panforte, Pezzi per cartone=20, Prezzo cartone=48,00, Sconto %=5, Importo=456,00",
    ]);
  });

  it("are said again in another language below, lighter and without brackets", () => {
    const edges = [55, 105, 205, 345, 415];
    const page = typeset(
      [
        ...row(110, edges, ["STT", "Mã hàng", "Tên hàng", "ĐVT", "SL đặt"], true),
        ...row(120, edges, ["No.", "Item code", "Description", "Unit", "Ordered"]),
        ...row(140, edges, ["1", "DK5-580", "Dây kéo nylon", "Chiếc", "4.000"]),
        ...row(160, edges, ["2", "NB15-4P", "Nút bấm nhựa", "Bộ", "9.000"]),
      ],
      walled([50, 100, 200, 340, 410, 500], 98, 168, [98, 126, 147, 168]),
    );
    expect(itemsOf(page)[0]).toBe(
      "STT No.=1, Mã hàng Item code=DK5-580, Tên hàng Description=Dây kéo nylon, ĐVT Unit=Chiếc, SL đặt Ordered=4.000",
    );
  });

  it("are said again in smaller type", () => {
    const edges = [55, 105, 345, 415];
    const again = row(120, edges, ["NO.", "DESCRIPTION", "UNIT", "QTY"]);
    const page = typeset(
      [
        ...row(110, edges, ["項次", "品名", "單位", "數量"]),
        ...again.map((print) => ({ ...print, size: 7 })),
        ...row(140, edges, ["1", "油網清洗", "組", "4"]),
        ...row(160, edges, ["2", "三角皮帶", "條", "9"]),
      ],
      walled([50, 100, 340, 410, 500], 98, 168, [98, 126, 147, 168]),
    );
    expect(itemsOf(page)[0]).toBe(
      "項次 NO.=1, 品名 DESCRIPTION=油網清洗, 單位 UNIT=組, 數量 QTY=4",
    );
  });

  it("stand over sections that begin left of counts which end at the right of their column", () => {
    const edges = [-89, 95, 239, -341, -402];
    const page = typeset(
      [
        ...row(100, edges, ["Aantal", "Cultivar", "Maat", "€ per stuk", "Bedrag"], true),
        { x: 48, y: 120, text: "Tulpen" },
        ...row(140, edges, ["2.500", "Lentevuur, rood", "11/12", "14,80", "370,00"]),
        ...row(160, edges, ["500", "Nachtwacht, zwart", "10/11", "13,60", "68,00"]),
        { x: 48, y: 180, text: "Narcissen" },
        ...row(200, edges, ["1.500", "Gouden Toren", "14/16", "21,40", "321,00"]),
      ],
      [horizontal(106, 48, 402)],
    );
    expect(itemsOf(page)).toHaveLength(3);
  });

  it("have an O by itself among them, which readers take for a zero", () => {
    const edges = [50, 100, 150, 200, 300, -440, -500];
    const prints = [
      ...row(100, edges, ["QTY", "QTY", "B", "", "", "UNIT", "NET"]),
      ...row(112, edges, ["ORD", "SHP", "0", "ITEM NO", "DESCRIPTION", "PRICE", "AMOUNT"]),
      ...row(136, edges, ["6", "4", "2", "K-118", "BRASS HINGE", "7.98", "31.92"]),
      ...row(150, edges, ["5", "5", "", "K-204", "OAK PLANK", "8.50", "42.50"]),
    ];
    const page = typeset(prints.map((print) => ({ ...print, confidence: 0.9 })));
    expect(itemsOf(page)[0]).toBe(
      "QTY ORD=6, QTY SHP=4, B O=2, ITEM NO=K-118, DESCRIPTION=BRASS HINGE, UNIT PRICE=7.98, NET AMOUNT=31.92",
    );
  });

  it("are none over posts from day to day, whatever hours they had", () => {
    const edges = [55, 205, 295, 385, 455];
    const page = typeset(
      [
        ...row(110, edges, ["Istituto o ente", "dal", "al", "ore", "giorni"]),
        ...row(130, edges, ["I.C. Valdarda", "04/10/2021", "22/12/2021", "36", "80"]),
        ...row(150, edges, ["Liceo Novelli", "10/01/2022", "30/06/2022", "18", "172"]),
      ],
      walled([50, 200, 290, 380, 450, 520], 98, 158, [98, 118, 138, 158]),
    );
    expect(itemsOf(page)).toEqual([]);
  });

  it("stand in a bar that is filled cell by cell, over the sum of a group", () => {
    const edges = [50, -300, -380, -460, -540];
    const fills = [40, 240, 310, 390, 470].map((x0, i, all) => ({
      x0,
      x1: all[i + 1] ?? 550,
      top: 88,
      bottom: 106,
    }));
    const page = typeset(
      [
        ...row(100, edges, ["What it is for", "Units", "Each", "Comes to", "Class"]),
        { x: 50, y: 120, text: "Water" },
        ...row(136, edges, ["Standing charge", "", "", "24.60", "A"]),
        ...row(152, edges, ["Use up to 30", "30", "1.12", "33.60", "A"]),
        ...row(168, edges, ["Subtotal water", "", "", "58.20", ""]),
      ],
      [],
      fills,
    );
    const values = readingOf([page]).lineItems.map(({ cells }) => cells.map(({ value }) => value));
    expect(values).toContainEqual(["Use up to 30", "30", "1.12", "33.60", "A"]);
  });

  it("are of several things with two measures each", () => {
    const edges = [50, -240, -340, -440];
    const set = (third: string): Print[] => [
      ...row(100, edges, ["Line of goods", "on the floor", "in the yard", "kind"], true),
      ...row(118, edges, ["Riding mowers", "31", "86", "own"]),
      ...row(136, edges, ["String trimmers", "340", third, "let"]),
      ...row(154, edges, ["Tillers", "18", "22", "own"]),
    ];
    expect(itemsOf(typeset(set("205")))).toHaveLength(3);
    expect(itemsOf(typeset(set("red")))).toEqual([]);
    // The same in every row, a number says where they belong.
    const placed = set("205").map((print) =>
      /^(?:31|340|18)$/.test(print.text) ? { ...print, text: "7" } : print,
    );
    expect(itemsOf(typeset(placed))).toEqual([]);
  });

  it("may be a currency, and one of many a number", () => {
    const edges = [50, 90, -300, -380, -460];
    const page = typeset([
      ...row(100, edges, ["Qty", "Work done", "Half", "each", "£"], true),
      ...row(118, edges, ["2", "Oak frame, museum glass", "A", "84.00", "168.00"]),
      ...row(136, edges, ["3", "Bevel mount, hinged", "B", "22.50", "67.50"]),
    ]);
    expect(itemsOf(page)).toEqual([
      "Qty=2, Work done=Oak frame, museum glass, Half=A, each=84.00, £=168.00",
      "Qty=3, Work done=Bevel mount, hinged, Half=B, each=22.50, £=67.50",
    ]);
  });

  it("may have the letter of a tax rate among them", () => {
    const edges = [50, 300, -460];
    const page = typeset([
      ...row(100, edges, ["Désignation", "T", "TTC €"]),
      ...row(114, edges, ["AQUARELLE OUTREMER", "A", "16,80"]),
      ...row(128, edges, ["PINCEAU PETIT-GRIS", "B", "22,50"]),
    ]);
    expect(itemsOf(page)).toEqual([
      "Désignation=AQUARELLE OUTREMER, T=A, TTC €=16,80",
      "Désignation=PINCEAU PETIT-GRIS, T=B, TTC €=22,50",
    ]);
  });

  it("have the name of their group above them, which is none", () => {
    const edges = [55, 125, 205, 355];
    const xs = [50, 120, 200, 350, 450];
    const page = typeset(
      [
        { x: 90, y: 110, text: "Register", bold: true },
        ...row(118, [0, 0, 205, 355], ["", "", "Use of it", "Surface"], true),
        ...row(126, edges, ["Sheet", "Parcel", "", ""], true),
        ...row(144, edges, ["12", "408", "dwelling", "84"]),
        ...row(162, edges, ["12", "409", "garage", "18"]),
        ...row(180, edges, ["12", "410", "cellar", "7"]),
        ...row(200, edges, ["", "", "All of it", "109"]),
      ],
      [
        ...[50, 200, 350, 450].map((x) => vertical(x, 98, 188)),
        vertical(120, 115, 188),
        horizontal(115, 50, 200),
        ...[98, 132, 150, 168, 188].map((y) => horizontal(y, xs[0] as number, 450)),
      ],
    );
    expect(itemsOf(page)).toEqual([
      "Sheet=12, Parcel=408, Use of it=dwelling, Surface=84",
      "Sheet=12, Parcel=409, Use of it=garage, Surface=18",
      "Sheet=12, Parcel=410, Use of it=cellar, Surface=7",
    ]);
  });
});

describe("a row of items", () => {
  it("may have its number below a heading that the lexicon does not know", () => {
    const edges = [50, -260, -340, -420, -500];
    const page = typeset([
      ...row(100, edges, ["Description", "Quantity", "Price", "Spare parts", "Handwork"], true),
      ...row(118, edges, ["Engine oil", "3", "1,450", "4,350", "1,000"]),
      ...row(136, edges, ["Inspection of the whole car", "", "", "", "24,000"]),
      ...row(154, edges, ["Oil filter", "1", "1,380", "1,380", "800"]),
    ]);
    expect(itemsOf(page)[1]).toBe("Description=Inspection of the whole car, Handwork=24,000");
  });

  it("are none over the records of a form, whose blank rows go on", () => {
    const edges = [55, 125, 225, 325, 425];
    const page = (blank: number) =>
      typeset(
        [
          ["Sample", "Field", "Acres", "Grown last", "Depth"],
          ["1", "Home east", "38", "corn", "9"],
          ["2", "Home west", "22", "corn", "7"],
          ["3", "Pfeffer", "19", "wheat", "8"],
        ].flatMap((texts, i) => row(114 + 20 * i, edges, texts)),
        walled(
          [50, 120, 220, 320, 420, 500],
          100,
          180 + 20 * blank,
          Array.from({ length: 5 + blank }, (_, i) => 100 + 20 * i),
        ),
      );
    expect(itemsOf(page(0))).toHaveLength(3);
    expect(itemsOf(page(2))).toEqual([]);
    const fields = readingOf([page(2)]).fields.map(({ label, value }) => `${label} = ${value}`);
    expect(fields).toContain("Grown last = wheat");
  });

  it("stand around the line of the others, on one above it and one below", () => {
    const edges = [55, 125, -330, -400, -480];
    const walls = walled([50, 120, 280, 340, 410, 490], 86, 168, [86, 122, 147, 168]);
    const page = (others: readonly string[]) =>
      typeset(
        [
          { x: 60, y: 100, text: "SHIFT" },
          ...row(105, edges, ["", ...others]),
          { x: 62, y: 111, text: "ENDS" },
          ...row(140, edges, ["14:00", "Crane driver", "8", "41.50", "332.00"]),
          ...row(160, edges, ["22:00", "Banksman", "6", "28.00", "168.00"]),
        ],
        walls,
      );
    const row1 = (others: readonly string[]) => itemsOf(page(others))[0]?.split(", ")[0];
    expect(row1(["WHO OR WHAT", "HRS", "EACH", "CHARGE"])).toBe("SHIFT ENDS=14:00");
    expect(row1(["DESCRIPTION", "QTY", "PRICE", "AMOUNT"])).toBe("SHIFT ENDS=14:00");
  });
});
