import { describe, expect, it } from "vitest";
import { frame, type Print, row, typeset } from "../../../test/typeset";
import type { Page } from "../../model";
import { readingOf } from "../../read-document";

const xs = [50, 170, 290, 410, 530];
const at = [60, 180, 300, 420];

/** A ruled table: one row of cells for each row of texts. */
function ruled(...rows: (readonly string[])[]): Page {
  const prints: Print[] = rows.flatMap((texts, i) => row(114 + 20 * i, at, texts));
  const cells = rows.flatMap((_, i) =>
    at.flatMap((_, c) => frame(xs[c] as number, 100 + 20 * i, xs[c + 1] as number, 120 + 20 * i)),
  );
  return typeset(prints, cells);
}

const pairs = (page: Page) =>
  readingOf([page]).fields.map(({ label, value }) => `${label} = ${value}`);

describe("tables of records", () => {
  it("give each cell the heading of its column", () => {
    const page = ruled(
      ["Employer", "From", "Post", "Salary"],
      ["Halden Mills", "2014 - 2018", "Fitter", "4,500"],
      ["Orr & Daughters", "2018 - 2023", "Foreman", "9,800"],
    );
    expect(pairs(page).sort()).toEqual([
      "Employer = Halden Mills",
      "Employer = Orr & Daughters",
      "From = 2014 - 2018",
      "From = 2018 - 2023",
      "Post = Fitter",
      "Post = Foreman",
      "Salary = 4,500",
      "Salary = 9,800",
    ]);
    expect(readingOf([page]).lineItems).toEqual([]);
  });

  it("are none in one row whose days had no room for their year", () => {
    const texts = ["Slip", "Sown", "Sieve", "Lifted"];
    const cells = [100, 120].flatMap((top, i) =>
      at.flatMap((_, c) => frame(xs[c] as number, top, xs[c + 1] as number, top + 20 + 14 * i)),
    );
    const prints = [
      ...row(114, at, texts),
      ...row(132, [60, 225, 300, 470], ["KM-204", "14 settembre", "R-77", "30 ottobre"]),
      ...row(145, [225, 470], ["2026", "2026"]),
    ];
    const found = pairs(typeset(prints, cells));
    expect(found).toContain("Sown = 14 settembre 2026");
    expect(found).toContain("Lifted = 30 ottobre 2026");
  });

  it("go on past what stands in the margin beside them", () => {
    const texts = [
      ["Hive", "Frames", "Brood", "Mites"],
      ["K-3", "9", "5", "2"],
      ["K-4", "10", "6", "1"],
      ["K-5", "8", "4", "3"],
    ];
    const table = texts.flatMap((_, i) =>
      at.flatMap((_, c) => frame(xs[c] as number, 100 + 20 * i, xs[c + 1] as number, 120 + 20 * i)),
    );
    const prints = texts.flatMap((own, i) => row(114 + 20 * i, at, own));
    // The hole of a punch, drawn round by four short lines.
    const page = typeset(prints, [...table, ...frame(8, 126, 34, 150)]);
    expect(pairs(page)).toContain("Mites = 2");
    expect(pairs(page)).toContain("Hive = K-5");
  });

  it("have a number among the words of one heading", () => {
    const page = ruled(
      ["Mark", "Thick cps @ 350 F", "Wax", "Open"],
      ["K3-0809", "1,120", "24.8", "11.5"],
      ["K3-0816", "1,135", "25.1", "11.0"],
    );
    expect(pairs(page)).toContain("Thick cps @ 350 F = 1,135");
    expect(pairs(page)).toContain("Mark = K3-0816");
    const dated = ruled(
      ["114 年 6 月", "織安", "Wax", "Open"],
      ["04-2355", "12", "24.8", "11.5"],
      ["04-2356", "13", "25.1", "11.0"],
    );
    expect(pairs(dated)).not.toContain("114 年 6 月 = 04-2356");
  });

  it("that come twice side by side are names and their numbers", () => {
    const page = ruled(
      ["Part", "Gap (mm)", "Part", "Gap"],
      ["Gudgeon", "0.42", "Thrust ring", "0.07"],
      ["Crosshead", "0.15", "Tail bush", "1.30"],
      ["Slipper", "", "Link block", ".26"],
    );
    expect(pairs(page).sort()).toEqual([
      "Crosshead = 0.15",
      "Gudgeon = 0.42",
      "Link block = .26",
      "Tail bush = 1.30",
      "Thrust ring = 0.07",
    ]);
  });

  it("keep their first column where a tall cell of something else follows below it", () => {
    const table = ruled(
      ["Employer", "From", "Post", "Salary"],
      ["Halden Mills", "2014 - 2018", "Fitter", "4,500"],
      ["Orr & Daughters", "2018 - 2023", "Foreman", "9,800"],
    );
    const below = [
      ...frame(50, 160, 170, 200),
      ...frame(170, 160, 350, 180),
      ...frame(350, 160, 530, 180),
      ...frame(170, 180, 350, 200),
      ...frame(350, 180, 530, 200),
    ];
    const page = { ...table, rules: [...table.rules, ...below] };
    expect(pairs(page)).toContain("Employer = Halden Mills");
    expect(pairs(page)).toContain("Employer = Orr & Daughters");
  });

  it("stand beside names of groups, each in a cell as tall as its rows", () => {
    const rows = [
      ["Maker", "Batch", "Dose"],
      ["Lark", "230511", "1 g, 8 h"],
      ["Wren", "A22120", "5 mg, 24 h"],
      ["Tern", "88F042", "4 g, 24 h"],
    ];
    const prints = [
      { x: 60, y: 114, text: "Kind" },
      { x: 60, y: 144, text: "Suspected" },
      { x: 60, y: 174, text: "Other" },
      ...rows.flatMap((texts, i) => row(114 + 20 * i, at.slice(1), texts)),
    ];
    const cells = [
      ...rows.flatMap((_, i) =>
        [1, 2, 3].flatMap((c) =>
          frame(xs[c] as number, 100 + 20 * i, xs[c + 1] as number, 120 + 20 * i),
        ),
      ),
      ...frame(50, 100, 170, 120),
      ...frame(50, 120, 170, 160),
      ...frame(50, 160, 170, 180),
    ];
    expect(pairs(typeset(prints, cells)).sort()).toEqual([
      "Batch = 230511",
      "Batch = 88F042",
      "Batch = A22120",
      "Dose = 1 g, 8 h",
      "Dose = 4 g, 24 h",
      "Dose = 5 mg, 24 h",
      "Maker = Lark",
      "Maker = Tern",
      "Maker = Wren",
    ]);
  });

  it("are not seen in grids of labels beside their values", () => {
    const page = ruled(
      ["Name", "Ines Caro", "City", "Almar"],
      ["Phone", "555 0114", "Postal code", "04410"],
      ["Fax", "555 0115", "Room", "12"],
    );
    expect(pairs(page)).toContain("Phone = 555 0114");
    expect(pairs(page)).toContain("Name = Ines Caro");
  });

  it("may be numbered without a heading, and dashes are no answers", () => {
    const page = ruled(
      ["", "Kin", "Born", "Wage"],
      ["1", "Ozturk", "11-02-1987", "4,500"],
      ["2", "——", "25-07-2016", "5,100"],
      ["3", "Verhage", "02-03-1981", "9,800"],
    );
    const found = pairs(page);
    expect(found).toContain("Born = 25-07-2016");
    expect(found).toContain("Kin = Verhage");
    expect(found.filter((pair) => pair.endsWith("——"))).toEqual([]);
  });

  it("leave a sum below them to its own label", () => {
    const page = ruled(
      ["Employer", "From", "Post", "Salary"],
      ["Halden Mills", "2014 - 2018", "Fitter", "4,500"],
      ["Orr & Daughters", "2018 - 2023", "Foreman", "9,800"],
      ["Total", "14,300", "", ""],
    );
    expect(pairs(page)).toContain("Total = 14,300");
  });

  it("have headings that are smaller than every answer", () => {
    const rows = [
      ["Kin", "Standing", "Outcome"],
      ["Lotte", "well", "sought"],
      ["Bram", "well", "declined"],
    ];
    const sized = (heading: number) =>
      typeset(
        rows.flatMap((texts, i) =>
          row(114 + 20 * i, at, texts).map((print) => ({ ...print, size: i > 0 ? 11 : heading })),
        ),
        rows.flatMap((texts, i) =>
          texts.flatMap((_, c) =>
            frame(xs[c] as number, 100 + 20 * i, xs[c + 1] as number, 120 + 20 * i),
          ),
        ),
      );
    const told = ["Kin = Lotte", "Outcome = declined", "Standing = well"];
    expect(pairs(sized(9))).toEqual(expect.arrayContaining(told));
    expect(pairs(sized(11))).not.toEqual(expect.arrayContaining(told));
  });

  describe("with a column that is halved, with a heading for each half", () => {
    const heights = [0, 1, 2].map((i) => 100 + 40 * i);
    const texts = [
      ["Reading", "Kin", "Born", "Wage"],
      ["ozu", "Ozturk", "11-02-1987", "4,500"],
      ["hoo", "Hoogendijk", "25-07-2016", "9,800"],
    ];
    const prints = texts.flatMap(([upper = "", lower = "", ...rest], i): Print[] => [
      { x: 60, y: (heights[i] as number) + 14, text: upper, size: 7 },
      { x: 60, y: (heights[i] as number) + 34, text: lower },
      ...row((heights[i] as number) + 24, [180, 300], rest),
    ]);
    const halvedIn = (rows: number) =>
      heights.flatMap((top, i) => [
        ...frame(50, top, 170, top + (i < rows ? 20 : 40)),
        ...(i < rows ? frame(50, top + 20, 170, top + 40) : []),
        ...frame(170, top, 290, top + 40),
        ...frame(290, top, 410, top + 40),
      ]);
    const answers = [
      "Born = 11-02-1987",
      "Born = 25-07-2016",
      "Kin = Hoogendijk",
      "Kin = Ozturk",
      "Reading = hoo",
      "Reading = ozu",
      "Wage = 4,500",
      "Wage = 9,800",
    ];

    it("give each half its own", () => {
      expect(pairs(typeset(prints, halvedIn(3))).sort()).toEqual(answers);
    });

    it("go on where the line between the halves of their answers was lost", () => {
      expect(pairs(typeset(prints, halvedIn(1))).sort()).toEqual(answers);
    });
  });

  it("have the mark of a note in a heading in ideographs", () => {
    const page = ruled(
      ["続柄", "生年月日", "年齢", "年収(円)※1"],
      ["本人", "H3.4.12", "33", "3,100,000"],
      ["長男", "R1.8.2", "5", "0"],
    );
    expect(pairs(page)).toContain("年齢 = 33");
    expect(pairs(page)).toContain("年収(円)※1 = 3,100,000");
  });

  it("answer to the names that the form prints before them, where each has one answer", () => {
    const printed = (x: number, y: number, text: string): Print => ({ x, y, text, face: "Form" });
    const written = (x: number, y: number, text: string): Print => ({ x, y, text, face: "Pen" });
    const organs = ["Brain", "Heart", "Spleen"];
    const prints = [
      ...["Organ", "Weight (g)", "Remarks"].map((text, c) => printed(at[c] as number, 114, text)),
      ...organs.map((text, i) => printed(60, 134 + 20 * i, text)),
      ...["1.98", "1.31", "0.83"].map((text, i) => written(180, 134 + 20 * i, text)),
    ];
    const cells = [0, 1, 2, 3].flatMap((i) =>
      [0, 1, 2].flatMap((c) =>
        frame(xs[c] as number, 100 + 20 * i, xs[c + 1] as number, 120 + 20 * i),
      ),
    );
    expect(pairs(typeset(prints, cells))).toEqual([
      "Brain = 1.98",
      "Heart = 1.31",
      "Spleen = 0.83",
    ]);
    // Beside several answers the name is one of them.
    const seen = [...prints, written(300, 134, "firm"), written(300, 154, "pale")];
    expect(pairs(typeset(seen, cells))).toEqual(
      expect.arrayContaining(["Organ = Brain", "Weight (g) = 1.98", "Remarks = pale"]),
    );
  });

  it("stand below each other in one cell of a column, under headings of which some share one", () => {
    const edges = [50, 130, 290, 390, 490];
    const heads = [
      ...row(118, [54, 134], ["Ledger", "Entry"]),
      ...row(112, [400], ["Sums"]),
      ...row(124, [300, 400], ["Debit", "Credit"]),
    ].map((print) => ({ ...print, face: "Form" }));
    const lines = [
      ["6140", "Dock repairs, labor", "1,846.20", ""],
      ["6141", "Dock repairs, wood", "3,207.75", ""],
      ["1630", "Work in progress", "", "5,053.95"],
    ].flatMap((texts, i) =>
      row(146 + 20 * i, [54, 134, 300, 400], texts).map((print) => ({ ...print, face: "Typed" })),
    );
    const book = (top: number, bottom: number) =>
      edges.slice(1).flatMap((x, i) => frame(edges[i] as number, top, x, bottom));
    const head = [
      ...frame(50, 104, 130, 128),
      ...frame(130, 104, 290, 128),
      ...frame(290, 104, 490, 116),
      ...frame(290, 116, 390, 128),
      ...frame(390, 116, 490, 128),
    ];
    const read = pairs(typeset([...heads, ...lines], [...head, ...book(128, 200)]));
    expect(read.sort()).toEqual([
      "Credit = 5,053.95",
      "Debit = 1,846.20",
      "Debit = 3,207.75",
      "Entry = Dock repairs, labor",
      "Entry = Dock repairs, wood",
      "Entry = Work in progress",
      "Ledger = 1630",
      "Ledger = 6140",
      "Ledger = 6141",
    ]);
  });
});
