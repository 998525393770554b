import { describe, expect, it } from "vitest";
import { advance, frame, horizontal, type Print, typeset, vertical } from "../test/typeset";
import type { Box, Page } from "./model";
import { readingOf } from "./read-document";

function pairsOf(page: Page): [string, string][] {
  return readingOf([page])
    .fields.filter((field) => field.label !== "")
    .map(({ label, value }) => [label, value]);
}

/** Cells side by side between these edges. */
const cells = (top: number, bottom: number, ...edges: number[]) =>
  edges.slice(1).flatMap((x, i) => frame(edges[i] as number, top, x, bottom));

/** In the middle of its cell, as forms in ideographs have it. */
const centred = (x0: number, x1: number, y: number, text: string): Print => ({
  x: (x0 + x1 - advance(text, 10)) / 2,
  y,
  text,
});

const tint = (x0: number, top: number, x1: number, bottom: number): Box => ({
  x0,
  top,
  x1,
  bottom,
});

describe("the grid of a form", () => {
  it("fills a cell with all of its lines, whatever the label asks for", () => {
    const page = typeset(
      [
        centred(50, 130, 121, "出生日期"),
        { x: 135, y: 114, text: "1998年11月" },
        { x: 135, y: 129, text: "23日" },
        centred(200, 280, 121, "工作单位"),
        { x: 285, y: 114, text: "望川机械制造厂" },
        { x: 285, y: 129, text: "二车间" },
      ],
      cells(100, 140, 50, 130, 200, 280, 400),
    );
    expect(pairsOf(page)).toEqual([
      ["出生日期", "1998年11月23日"],
      ["工作单位", "望川机械制造厂\n二车间"],
    ]);
  });

  it("reads a label of several lines in a tinted cell, or in a column of labels", () => {
    const tinted = typeset(
      [
        { x: 53, y: 112, text: "Ancien lieu" },
        { x: 53, y: 124, text: "de mouillage" },
        { x: 153, y: 118, text: "Quai aux Aulnes" },
      ],
      cells(100, 130, 50, 150, 350),
      [tint(50, 100, 150, 130)],
    );
    expect(pairsOf(tinted)).toEqual([["Ancien lieu de mouillage", "Quai aux Aulnes"]]);
    const labels = ["Name", "Address", "Phone"];
    const column = typeset(
      [
        ...labels.map((text, i) => ({ x: 53, y: 112 + 20 * i, text })),
        { x: 153, y: 112, text: "Tern Yard" },
        { x: 153, y: 132, text: "9 Cannery Lane" },
        { x: 153, y: 152, text: "555 0148" },
        { x: 53, y: 172, text: "Hours aboard" },
        { x: 53, y: 184, text: "every week" },
        { x: 153, y: 178, text: "twelve" },
      ],
      [0, 20, 40]
        .flatMap((dy) => cells(100 + dy, 120 + dy, 50, 150, 350))
        .concat(cells(160, 190, 50, 150, 350)),
    );
    expect(pairsOf(column).at(-1)).toEqual(["Hours aboard every week", "twelve"]);
  });

  it("answers one label for each of several columns with a heading", () => {
    const page = (heads: string[]) =>
      typeset(
        [
          ...heads.map((text, i) => ({ x: 153 + 150 * i, y: 112, text, bold: true })),
          { x: 53, y: 132, text: "Profession" },
          { x: 153, y: 132, text: "Couvreur" },
          { x: 303, y: 132, text: "Vitrière" },
        ],
        [...cells(100, 120, 50, 150, 300, 450), ...cells(120, 140, 50, 150, 300, 450)],
      );
    expect(pairsOf(page(["Parent un", "Parent deux"]))).toEqual([
      ["Profession", "Couvreur"],
      ["Profession", "Vitrière"],
    ]);
    expect(pairsOf(page([]))).toEqual([["Profession", "Couvreur"]]);
  });

  it("answers labels of the form once for each column, ticked choices too, in a grid without sides", () => {
    const form = { face: "Lato" };
    const given = { face: "Courier" };
    const page = typeset(
      [
        { x: 153, y: 112, text: "BORROWER", bold: true, ...form },
        { x: 303, y: 112, text: "CO-BORROWER", bold: true, ...form },
        { x: 53, y: 132, text: "Trade", ...form },
        { x: 153, y: 132, text: "Joiner", ...given },
        { x: 303, y: 132, text: "Nurse", ...given },
        { x: 53, y: 152, text: "Contract", ...form },
        { x: 153, y: 152, text: "☒ open ☐ seasonal", ...form },
        { x: 303, y: 152, text: "☐ open ☒ seasonal", ...form },
        { x: 53, y: 172, text: "Since", ...form },
        { x: 153, y: 172, text: "02/09/2013", ...given },
        { x: 303, y: 172, text: "01/02/2016", ...given },
      ],
      [
        ...[100, 120, 140, 160, 180].map((y) => horizontal(y, 50, 450)),
        ...[150, 300].map((x) => vertical(x, 100, 180)),
      ],
    );
    expect(pairsOf(page)).toEqual([
      ["Trade", "Joiner"],
      ["Trade", "Nurse"],
      ["Contract", "open"],
      ["Contract", "seasonal"],
      ["Since", "02/09/2013"],
      ["Since", "01/02/2016"],
    ]);
  });

  it("answers the label of each of two rows in every column, in another hand than asks", () => {
    const page = (hand: string) => {
      const days = ["lun", "mar", "mer"].map((text, i) => ({ x: 153 + 80 * i, y: 112, text }));
      const hours = [
        { x: 153, y: 132, text: "6,45" },
        { x: 313, y: 132, text: "7,00" },
        { x: 153, y: 152, text: "12,30" },
      ].map((print) => ({ ...print, face: hand }));
      const asked = [
        { x: 53, y: 132, text: "ora presa" },
        { x: 53, y: 152, text: "ora ritorno" },
      ];
      return typeset(
        [...[...days, ...asked].map((print) => ({ ...print, face: "Serif" })), ...hours],
        [0, 20, 40].flatMap((dy) => cells(100 + dy, 120 + dy, 50, 150, 230, 310, 390)),
      );
    };
    expect(pairsOf(page("Script"))).toEqual([
      ["ora presa", "6,45"],
      ["ora presa", "7,00"],
      ["ora ritorno", "12,30"],
    ]);
    expect(pairsOf(page("Serif"))).not.toContainEqual(["ora presa", "7,00"]);
  });

  it("reads a label in two lines in the middle of its cell, beside an answer set larger between them", () => {
    const page = (y: number) =>
      typeset(
        [
          { x: 60, y: 117, text: "School", size: 8 },
          { x: 110, y: 117, text: "Narrow Lane Elementary", size: 11 },
          { x: 258, y: 112, text: "Level on", size: 8 },
          { x: 266, y: 122, text: "entry", size: 8 },
          { x: 320, y, text: "Third", size: 11 },
        ],
        cells(100, 130, 50, 100, 250, 310, 400),
      );
    expect(pairsOf(page(117))).toContainEqual(["Level on entry", "Third"]);
    expect(pairsOf(page(112))).not.toContainEqual(["Level on entry", "Third"]);
  });

  it("takes tinted cells over empty ones for captions that nobody answered", () => {
    const page = typeset(
      ["Eingang", "Ansprechpartner", "Freigabe"].map((text, i) => ({
        x: 53 + 100 * i,
        y: 112,
        text,
      })),
      [...cells(100, 120, 50, 150, 250, 350), ...cells(120, 160, 50, 150, 250, 350)],
      [tint(50, 100, 350, 120)],
    );
    expect(pairsOf(page)).toEqual([]);
  });

  it("leaves blank what is asked a second time, below a row of answered captions", () => {
    const caption = (x: number, y: number, text: string) => ({ x, y, text, size: 7 });
    const page = typeset(
      [
        caption(53, 107, "Child 1"),
        caption(253, 107, "Identity card"),
        caption(353, 107, "Born on"),
        { x: 53, y: 119, text: "Leo Bragg" },
        { x: 253, y: 119, text: "44-K" },
        { x: 353, y: 119, text: "14/01/2015" },
        caption(53, 132, "Child 2"),
        caption(253, 132, "Identity card"),
        caption(353, 132, "Born on"),
      ],
      [...cells(100, 125, 50, 250, 350, 450), ...cells(125, 150, 50, 250, 350, 450)],
    );
    expect(pairsOf(page)).toEqual([
      ["Child 1", "Leo Bragg"],
      ["Identity card", "44-K"],
      ["Born on", "14/01/2015"],
    ]);
  });

  it("does not look for labels in what another hand filled in below a caption", () => {
    const page = typeset(
      [
        { x: 53, y: 107, text: "Begründung", size: 7, face: "Arimo" },
        { x: 53, y: 119, text: "Jagdschein Nr. 318/17", face: "Cousine" },
      ],
      cells(100, 125, 50, 250),
    );
    expect(pairsOf(page)).toEqual([["Begründung", "Jagdschein Nr. 318/17"]]);
  });

  it("parts the measures of a cell, and keeps a name with a broad space whole", () => {
    const page = typeset(
      [
        { x: 53, y: 112, text: "車体寸法" },
        { x: 153, y: 112, text: "長さ 4,260 mm" },
        { x: 243, y: 112, text: "高さ 1,715 mm" },
        { x: 53, y: 132, text: "希望区画" },
        { x: 153, y: 132, text: "第2駐車場" },
        { x: 208, y: 132, text: "27番" },
      ],
      [...cells(100, 120, 50, 150, 350), ...cells(120, 140, 50, 150, 350)],
      [tint(50, 100, 150, 120), tint(50, 120, 150, 140)],
    );
    expect(pairsOf(page)).toEqual([
      ["長さ", "4,260 mm"],
      ["高さ", "1,715 mm"],
      ["希望区画", "第2駐車場 27番"],
    ]);
    const receipt = [
      { x: 50, y: 100, text: "本日のスタンプ 2個" },
      { x: 250, y: 100, text: "累計 17個" },
    ];
    expect(pairsOf(typeset(receipt))).toEqual([
      ["本日のスタンプ", "2個"],
      ["累計", "17個"],
    ]);
  });
});

describe("what a form says beside its questions", () => {
  it("gives each of several ticked choices as an answer, and none of the next cell's", () => {
    const page = typeset(
      [
        { x: 53, y: 108, text: "Berths wanted", size: 7 },
        { x: 53, y: 122, text: "☒ North ☐ South ☒ East" },
        { x: 253, y: 108, text: "Paid", size: 7 },
        { x: 253, y: 122, text: "☒ yearly ☐ monthly" },
      ],
      cells(100, 130, 50, 250, 450),
    );
    expect(pairsOf(page)).toEqual([
      ["Berths wanted", "North"],
      ["Berths wanted", "East"],
      ["Paid", "yearly"],
    ]);
  });

  it("ticks between brackets of which the empty ones hold no space", () => {
    const page = typeset([
      { x: 50, y: 100, text: "Estado civil: () Solteiro (X) Casado () Viúvo" },
    ]);
    expect(pairsOf(page)).toEqual([["Estado civil", "Casado"]]);
  });

  it("ends no label within brackets", () => {
    const page = typeset(
      [
        { x: 53, y: 107, text: "Rig (of cutters: number of sails)", size: 7 },
        { x: 53, y: 119, text: "Gaff" },
      ],
      cells(100, 125, 50, 250),
    );
    expect(pairsOf(page)).toEqual([["Rig (of cutters: number of sails)", "Gaff"]]);
  });

  it("takes the form's own notes for no answers, but what somebody noted", () => {
    const page = typeset([
      { x: 50, y: 100, text: "Note: call at the north gate" },
      {
        x: 50,
        y: 130,
        text: "Hinweis: Anträge ohne Anlagen werden nicht bearbeitet und ohne weitere Prüfung zurückgesandt. Kosten trägt der Absender.",
        size: 8,
      },
    ]);
    expect(pairsOf(page)).toEqual([["Note", "call at the north gate"]]);
  });

  it("takes rows of signs between the lines of a till for no text", () => {
    const page = typeset([
      { x: 50, y: 100, text: "Cashier: Jhona" },
      { x: 50, y: 112, text: "======================" },
      { x: 50, y: 124, text: "Card: ****4417" },
    ]);
    expect(pairsOf(page)).toEqual([
      ["Cashier", "Jhona"],
      ["Card", "****4417"],
    ]);
  });

  it("has notes of its own, and dates that nobody filled in", () => {
    const note = "本表一式两份，经办机构、参保人各留存一份。";
    const page = typeset([
      { x: 50, y: 100, text: "申请人签名：" },
      { x: 200, y: 100, text: "年 月 日" },
      { x: 50, y: 130, text: "注：" },
      { x: 75, y: 130, text: note },
      { x: 50, y: 160, text: "备注：" },
      { x: 85, y: 160, text: "急件" },
    ]);
    expect(pairsOf(page)).toEqual([["备注", "急件"]]);
  });
});
