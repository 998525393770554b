import { describe, expect, it } from "vitest";
import { frame, horizontal, type Print, typeset } from "../test/typeset";
import type { Page } from "./model";
import { readingOf } from "./read-document";

const pairsOf = (page: Page): string[] =>
  readingOf([page])
    .fields.filter((field) => field.label !== "")
    .map(({ label, value }) => `${label} = ${value}`);

const form = (x: number, y: number, text: string): Print => ({ x, y, text, face: "Form" });
const pen = (x: number, y: number, text: string): Print => ({ x, y, text, face: "Pen", size: 14 });

describe("an answer behind its label", () => {
  const below = (label: string, bold: boolean) => [
    { x: 50, y: 100, text: `${label}:`, bold },
    { x: 52 + 5 * (label.length + 1), y: 100, text: "Crates are sent on Monday." },
    { x: 50, y: 112, text: "Please return the empty ones." },
    { x: 50, y: 160, text: "Carrier:", bold },
    { x: 95, y: 160, text: "own van" },
    { x: 400, y: 200, text: "Page of the ledger" },
  ];

  it("goes on below its label in plain type where that is bold, as remarks do in any", () => {
    const whole = "Crates are sent on Monday.\nPlease return the empty ones.";
    expect(pairsOf(typeset(below("Packing", true)))).toContain(`Packing = ${whole}`);
    expect(pairsOf(typeset(below("Packing", false)))).not.toContain(`Packing = ${whole}`);
    expect(pairsOf(typeset(below("Remarks", false)))).toContain(`Remarks = ${whole}`);
  });

  it("is one date, though the form printed its signs and a pen wrote its numbers", () => {
    const printed = (x: number, text: string): Print => ({ ...form(x, 100, text), size: 9 });
    const smaller = (print: Print): Print => ({ ...print, size: 11 });
    const page = typeset([
      ...[printed(50, "申請年月日："), printed(110, "令和"), printed(142, "年")],
      ...[printed(166, "月"), printed(192, "日")],
      ...[pen(132, 100, "6"), pen(156, 100, "9"), pen(178, 100, "17")].map(smaller),
    ]);
    expect(pairsOf(page)).toEqual(["申請年月日 = 令和 6 年 9 月 17 日"]);
  });

  it("goes on at the left edge of its label where a pen wrote both lines into one cell", () => {
    const exceptions = [form(54, 116, "Exceptions"), pen(108, 115, "a bag torn")];
    const page = typeset([...exceptions, pen(54, 134, "10 pounds lost")], frame(50, 100, 300, 140));
    expect(pairsOf(page)).toEqual(["Exceptions = a bag torn\n10 pounds lost"]);
  });

  it("is larger than a small caption on its line", () => {
    const line = (y: number, ...pairs: string[]): Print[] => {
      let x = 50;
      return pairs.map((text, i) => {
        const size = i % 2 === 0 ? 7 : 9;
        const print = { x, y, text, size };
        x += (text.length + 1) * 0.5 * size;
        return print;
      });
    };
    const page = typeset([
      ...line(100, "Permit of carriage", "417/2009"),
      ...line(112, "Payable by", "2025-06-18"),
      ...line(124, "Desk", "North", "Clerk", "Salome"),
    ]);
    expect(pairsOf(page)).toEqual([
      "Permit of carriage = 417/2009",
      "Payable by = 2025-06-18",
      "Desk = North",
      "Clerk = Salome",
    ]);
  });

  it("stands behind the mark of a note that is its label's, which the code of an area is not", () => {
    const page = typeset([
      { x: 50, y: 100, text: "Nơi cư trú: (2) 41/6 Lê Hữu Trác" },
      { x: 50, y: 130, text: "Kính gửi: (1)" },
      { x: 150, y: 130, text: "Ủy ban nhân dân phường" },
      { x: 50, y: 160, text: "Fone: (41) 5550-1277" },
    ]);
    expect(pairsOf(page)).toEqual([
      "Nơi cư trú: (2) = 41/6 Lê Hữu Trác",
      "Kính gửi: (1) = Ủy ban nhân dân phường",
      "Fone = (41) 5550-1277",
    ]);
  });

  it("leaves the brackets around both to neither", () => {
    const page = typeset([
      form(50, 100, "Town"),
      pen(76, 100, "Veldmark"),
      form(150, 100, "(county"),
      pen(190, 100, "MR"),
      form(212, 100, ") born"),
      pen(248, 100, "5/12/1979"),
    ]);
    expect(pairsOf(page)).toEqual(["Town = Veldmark", "county = MR", "born = 5/12/1979"]);
    const apart = typeset([
      { x: 50, y: 100, text: "合計" },
      { x: 250, y: 100, text: "¥4,800" },
      { x: 50, y: 120, text: "(内消費税等" },
      { x: 250, y: 120, text: "¥436)" },
    ]);
    expect(pairsOf(apart)).toEqual(["合計 = ¥4,800", "内消費税等 = ¥436"]);
  });

  it("goes on at the left edge of its line where it was written to the end of that", () => {
    const page = typeset([
      form(50, 100, "Born:"),
      pen(80, 100, "27/02/2024"),
      form(260, 100, "in words:"),
      pen(310, 100, "on the twenty-seventh of February, in"),
      pen(50, 120, "the year two thousand and twenty-four"),
      form(50, 150, "Trade:"),
      pen(85, 150, "roofer"),
    ]);
    expect(pairsOf(page)).toContain(
      "in words = on the twenty-seventh of February, in the year two thousand and twenty-four",
    );
  });

  it("go on below behind a comma, in the hand of their writer and at the edge of the form", () => {
    const page = (end: string) =>
      typeset([
        { x: 50, y: 100, text: "Special risks:", face: "Print" },
        { x: 124, y: 100, text: `the root lies near the nerve${end}`, face: "Hand" },
        { x: 50, y: 113, text: "No sport for a week", face: "Hand" },
        {
          x: 50,
          y: 300,
          text: "This sheet is kept for ten years by the clinic that gave it to you.",
          face: "Print",
        },
      ]);
    expect(pairsOf(page(","))).toEqual([
      "Special risks = the root lies near the nerve,\nNo sport for a week",
    ]);
    expect(pairsOf(page("."))).toEqual(["Special risks = the root lies near the nerve."]);
  });

  it("has what the form prints behind it in its cell, but no aside in brackets", () => {
    const page = typeset(
      [
        form(55, 114, "Bank"),
        pen(155, 114, "Takaigawa"),
        form(225, 114, "Trust"),
        form(55, 134, "Sum"),
        pen(155, 134, "1,980"),
        form(195, 134, "(with tax)"),
      ],
      [
        ...frame(50, 100, 150, 120),
        ...frame(150, 100, 400, 120),
        ...frame(50, 120, 150, 140),
        ...frame(150, 120, 400, 140),
      ],
    );
    const pairs = pairsOf(page);
    expect(pairs).toContain("Bank = Takaigawa Trust");
    expect(pairs).toContain("Sum = 1,980");
  });

  it("is the amount behind brackets that tell how it was reckoned", () => {
    const page = typeset(
      [
        ["18.00", "36.00"],
        ["11.50", "34.50"],
        ["Total (x 3)", "211.50"],
      ]
        .flatMap((texts, i) =>
          texts.map((text, at) => ({
            x: [300, 420][at] as number,
            y: 100 + 14 * i,
            text,
          })),
        )
        .map((print) => ({ ...print, x: print.x - 5 * print.text.length })),
    );
    expect(pairsOf(page)).toContain("Total (x 3) = 211.50");
  });

  it("goes on upon the next line to write on", () => {
    const lines = [100, 120].map((y) => horizontal(y + 3, 130, 400));
    const page = typeset(
      [
        form(50, 100, "Publications"),
        pen(130, 100, "Toledo Ledger, Maumee Sun,"),
        pen(130, 120, "Monroe Evening Call"),
        form(400, 160, "Please write clearly."),
      ].map((print) => ({ ...print, size: 9 })),
      lines,
    );
    expect(pairsOf(page)).toEqual([
      "Publications = Toledo Ledger, Maumee Sun,\nMonroe Evening Call",
    ]);
  });
});

describe("a label of several lines, or of one beside several", () => {
  const page = typeset(
    [
      { ...form(50, 100, "Full name of the"), bold: true },
      { ...form(50, 111, "person insured"), bold: true },
      { ...pen(156, 106, "LEONARD PUGSLEY"), size: 10 },
      { ...form(50, 151, "Lives at"), bold: true },
      { ...pen(156, 145, "3 QUARRY COTTAGES"), size: 10 },
      { ...pen(156, 158, "HEMBURY LANE"), size: 10 },
    ],
    [...frame(150, 92, 400, 114), ...frame(150, 132, 400, 164)],
  );

  it("has its answer halfway between", () => {
    expect(pairsOf(page)).toEqual([
      "Full name of the person insured = LEONARD PUGSLEY",
      "Lives at = 3 QUARRY COTTAGES\nHEMBURY LANE",
    ]);
  });
});

describe("captions in brackets", () => {
  const rows = [
    ["Ottumwa, Iowa 52501", "(City, State and Zip)"],
    ["77-1164-D", "(Claimant's Number) *"],
    ["255 501 770", "(tax number)"],
  ];
  const page = typeset(
    rows.flatMap(([answer = "", caption = ""], i) => [
      pen(60, 100 + 40 * i, answer),
      { ...form(60, 114 + 40 * i, caption), size: 7.5 },
    ]),
    rows.map((_, i) => horizontal(104 + 40 * i, 58, 300)),
  );

  it("are the labels of what was written above them", () => {
    expect(pairsOf(page)).toEqual(rows.map(([answer, caption]) => `${caption} = ${answer}`));
  });
});
