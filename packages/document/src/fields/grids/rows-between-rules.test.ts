import { describe, expect, it } from "vitest";
import { horizontal, type Print, row, typeset, vertical } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const at = [50, 90, 330, 470];
const minutes = (heads: readonly string[], bold: boolean): Print[] => [
  ...row(100, at, heads, bold),
  ...row(120, at, ["3.1", "Lamp checks were found late, and the", "Write to the maker", "22 May"]),
  ...row(132, at, ["", "list was short.", "and report back"]),
  ...row(156, at, ["3.2", "Hearing tests: 61 of 74 done, at night", "Book the van", "29 May"]),
  ...row(168, at, ["", "hardly any."]),
  ...row(192, at, ["3.3", "Any other business: none"]),
];
const rules = [141, 177, 201].map((y) => horizontal(y, 46, 549));
const heads = ["Item", "Discussion", "Action agreed", "By"];

const pairsOf = (prints: readonly Print[], lines = rules) =>
  readingOf([typeset(prints, lines)]).fields.map(
    ({ label, value }) => `${label} = ${value.replaceAll("\n", " ")}`,
  );

describe("rows between level rules", () => {
  it("have the bold headings above them for labels, whatever their lines say", () => {
    expect(pairsOf(minutes(heads, true)).sort()).toEqual(
      [
        "Item = 3.1",
        "Discussion = Lamp checks were found late, and the list was short.",
        "Action agreed = Write to the maker and report back",
        "By = 22 May",
        "Item = 3.2",
        "Discussion = Hearing tests: 61 of 74 done, at night hardly any.",
        "Action agreed = Book the van",
        "By = 29 May",
        "Item = 3.3",
        "Discussion = Any other business: none",
      ].sort(),
    );
  });

  it.each([
    ["small ones", 8],
    ["as large ones that every text below begins flush with", 10],
  ])("have for headings on pixels %s, and may be blank but for their names", (_, size) => {
    const posts = [
      ["Post", "Signed", "Day"],
      ["Warden", "K. Moss", "6/28"],
      ["Bursar", "L. Field", "7/1"],
      ["Provost"],
    ];
    const prints = posts.flatMap((texts, i) =>
      row(100 + 36 * i, [50, 200, 350], texts).map((print) => ({
        ...print,
        confidence: 0.95,
        size: i === 0 ? size : 10,
      })),
    );
    const lines = [106, 142, 178, 214].map((y) => horizontal(y, 46, 549));
    expect(pairsOf(prints, lines)).toEqual(
      expect.arrayContaining([
        "Post = Warden",
        "Signed = K. Moss",
        "Day = 6/28",
        "Signed = L. Field",
        "Day = 7/1",
      ]),
    );
  });

  it("may have headings in the middle of their columns, and the first row in their cell", () => {
    const pupils = [
      ["Pupil", "Born", "Lives here"],
      ["ODA LINDQVIST", "4/11/2015", "YES"],
      ["MAX LINDQVIST-BRANDT", "21/2/2018", "AT TIMES"],
    ];
    const prints = pupils.flatMap((texts, i) =>
      texts.map((text, at) => ({
        x: at === 0 ? 50 : ([0, 300, 480][at] ?? 0) - 2.5 * text.length,
        y: 100 + 18 * i,
        text,
        confidence: 0.95,
      })),
    );
    const lines = [86, 124, 142, 160].map((y) => horizontal(y, 46, 549));
    const walls = [46, 549].map((x) => vertical(x, 86, 160));
    expect(pairsOf(prints, [...lines, ...walls]).sort()).toEqual([
      "Born = 21/2/2018",
      "Born = 4/11/2015",
      "Lives here = AT TIMES",
      "Lives here = YES",
      "Pupil = MAX LINDQVIST-BRANDT",
      "Pupil = ODA LINDQVIST",
    ]);
  });

  it("end above a sum, which has its own label", () => {
    const taxes = (y: number, texts: readonly string[], bold = false) =>
      row(y, [350, -430, -500, -560], texts, bold);
    const found = pairsOf(
      [
        ...taxes(100, ["Stawka", "Netto", "VAT", "Brutto"], true),
        ...taxes(120, ["5%", "1 491,72", "74,58", "1 566,30"]),
        ...taxes(140, ["8%", "108,00", "8,64", "116,64"]),
        ...taxes(160, ["23%", "216,71", "49,84", "266,55"]),
        ...taxes(180, ["Razem", "1 816,43", "133,06", "1 949,49"], true),
      ],
      [106, 126, 146, 166, 186].map((y) => horizontal(y, 345, 565)),
    );
    expect(found).toContain("Netto = 108,00");
    expect(found.filter((pair) => pair.includes("1 816,43"))).toEqual(["Razem = 1 816,43"]);
  });

  it("are none without bold headings, without the rules, or where labels stand among them", () => {
    const last = "Discussion = Any other business: none";
    expect(pairsOf(minutes(heads, false))).not.toContain(last);
    expect(pairsOf(minutes(heads, true), rules.slice(0, 1))).not.toContain(last);
    const asking = minutes(heads, true).map((print) =>
      print.y > 100 && print.x > 300 ? { ...print, text: "Delivery date" } : print,
    );
    expect(pairsOf(asking)).not.toContain(last);
  });

  it("are none where every caption has its answer in its own cell, though only the first ones look bold", () => {
    const captions = [
      ["DATE", "YOUR ORDER", "SELLING AGENT"],
      ["STEAMSHIP LINE", "SAILED / TO SAIL", "B/L KEPT BY"],
      ["PORT OF LOADING", "MEASURED BY", "CLEARED BY"],
    ];
    const answers = [
      ["Nov. 20, 1974", "FSR 74/219", "De Brabandere"],
      ["Gulf-Nordsee", "Nov. 17", "Transit Hagenmuller"],
      ["New Orleans", "J. Aubrac", "Ruth Ann Ivy"],
    ];
    const left = [55, 225, 395];
    const lines = captions.flatMap((texts, i) => [
      ...row(110 + 40 * i, left, texts, i === 0),
      ...row(126 + 40 * i, left, answers[i] as string[]),
    ]);
    const grid = [
      ...[95, 135, 175, 215].map((y) => horizontal(y, 50, 550)),
      ...[50, 220, 390, 550].map((x) => vertical(x, 95, 215)),
    ];
    const found = pairsOf(lines, grid);
    expect(found.filter((pair) => pair.startsWith("DATE"))).toEqual(["DATE = Nov. 20, 1974"]);
  });
});
