import { describe, expect, it } from "vitest";
import { frame, horizontal, type Print, row, typeset } from "../../../test/typeset";
import type { Page } from "../../model";
import { readingOf } from "../../read-document";

const at = [50, 200, 320, 430];
const pairsOf = (page: Page) =>
  readingOf([page])
    .fields.map(({ label, value }) => `${label} = ${value}`)
    .sort();
const people = [
  ["Name and initials", "Born", "M/F", "Kin"],
  ["Ozturk, D.", "11-02-1987", "V", "partner"],
  ["Hoogendijk, M.", "25-07-2016", "", "daughter"],
];
const told = [
  "Name and initials = Ozturk, D.",
  "Born = 11-02-1987",
  "M/F = V",
  "Kin = partner",
  "Name and initials = Hoogendijk, M.",
  "Born = 25-07-2016",
  "Kin = daughter",
].sort();
const set = (bold: boolean): Print[] =>
  people.flatMap((texts, i) => row(100 + 20 * i, at, texts, bold && i === 0));

describe("records without walls", () => {
  it("have the bold headings of their columns for labels", () => {
    expect(pairsOf(typeset(set(true)))).toEqual(told);
  });

  it("may be numbered before their columns, below headings of two lines", () => {
    const numbers = [1, 2, 3].map((number, i) => ({ x: 30, y: 120 + 20 * i, text: `${number}` }));
    const above = { x: 430, y: 88, text: "Nearest", bold: true };
    const page = typeset([...set(true), ...numbers, above]);
    expect(pairsOf(page)).toEqual(
      told.map((pair) => pair.replace("Kin =", "Nearest Kin =")).sort(),
    );
  });

  it("may stand beside headings that are centred over their columns, where no row lacks a text", () => {
    const heads = [90, 250, 420].map((x, i) => ({
      x,
      y: 100,
      text: ["Period", "Firm", "Post"][i] ?? "",
      bold: true,
    }));
    const jobs = [
      ["2011 - 2014", "Ardley Mills", "loom"],
      ["2014 - 2019", "Tarn Foods", "oven"],
    ];
    const prints = jobs.flatMap((texts, i) => row(120 + 20 * i, [30, 190, 380], texts));
    const given = jobs.flatMap((texts) => texts.map((text, i) => `${heads[i]?.text} = ${text}`));
    expect(pairsOf(typeset([...heads, ...prints]))).toEqual(given.sort());
  });

  it("may have a text that a stroke made look like a label, of many that pixels show", () => {
    const days = ["3/4", "5/4", "9/4", "11/4"].map((day, i) => [
      ["Ozturk:", "Aydin", "Brandt", "Novak"][i] ?? "",
      day,
      "desk",
    ]);
    const prints = [["Name", "Born", "Kin"], ...days].flatMap((texts, i) =>
      row(100 + 20 * i, at, texts, i === 0).map((print) => ({ ...print, confidence: 0.95 })),
    );
    const found = pairsOf(typeset(prints));
    expect(found).toContain("Born = 3/4");
    expect(found).toContain("Name = Aydin");
  });

  it("may hold what pixels show to be a letter from a phrase of the lexicon", () => {
    const posts = [
      ["Name", "Position", "Share"],
      ["L. F. Mohr", "Principal investigator", "20"],
      ["T. Strand", "Technician", "50"],
      ["B. Lund", "Roof thatcher", "10"],
    ];
    const prints = posts.flatMap((texts, i) =>
      row(100 + 20 * i, at, texts, i === 0).map((print) => ({ ...print, confidence: 0.95 })),
    );
    expect(pairsOf(typeset(prints))).toEqual(
      expect.arrayContaining(["Position = Principal investigator", "Position = Technician"]),
    );
  });

  it("are none below headings that are set as they are", () => {
    expect(pairsOf(typeset(set(false)))).not.toEqual(told);
  });

  it("have headings in a face that what was written below them has not, but for the names of their rows", () => {
    const rows = [
      ["Desk", "Signed", "Day", "Comments"],
      ["Brand desk", "Joyce P.", "6/28/93", "what about Reg. 5?"],
      ["Product desk", "M. Odell", "6/30/93", "space held"],
      ["Law desk", "", "7/6/93", ""],
    ];
    const prints = rows.flatMap((texts, i) =>
      row(100 + 30 * i, at, texts).map((print) => ({
        ...print,
        ...(i > 0 && print.x > 50 ? { face: "Pen", size: 14 } : { face: "Form" }),
      })),
    );
    expect(pairsOf(typeset(prints))).toEqual(
      [
        "Desk = Brand desk",
        "Signed = Joyce P.",
        "Day = 6/28/93",
        "Comments = what about Reg. 5?",
        "Desk = Product desk",
        "Signed = M. Odell",
        "Day = 6/30/93",
        "Comments = space held",
        "Desk = Law desk",
        "Day = 7/6/93",
      ].sort(),
    );
  });

  it("may be named before their columns in the face of the headings, one of which has a number in brackets", () => {
    const rows = [
      ["", "Crew", "Card (last 4)", "Out", "Home"],
      ["Chief", "Kathy Delmonico", "0417", "9:30", "5:30"],
      ["1", "Rod Ashcraft", "8826", "10:00", "5:00"],
      ["2", "Tina Whitehorn", "3150", "10:00", "5:00"],
    ];
    const prints = rows.flatMap((texts, i) =>
      row(100 + 30 * i, [40, 80, 220, 330, 430], texts).map((print) => ({
        ...print,
        ...(i > 0 && print.x > 40 ? { face: "Pen", size: 12 } : { face: "Form" }),
      })),
    );
    const given = [1, 2, 3].flatMap((i) =>
      [1, 2, 3, 4].map((column) => `${rows[0]?.[column]} = ${rows[i]?.[column]}`),
    );
    expect(pairsOf(typeset(prints))).toEqual(given.sort());
  });

  it("are numbered but for one, and keep names whole whose faces a scan shows wrong", () => {
    const rows = [
      ["", "Crew", "Card", "Out"],
      ["Chief", "Kathy Delmonico", "0417", "9:30"],
      ["1", "Rod Ashcraft", "8826", "10:00"],
      ["2", "Tina Whitehorn", "3150", "10:00"],
    ];
    const seen = typeset(
      rows.flatMap((texts, i) =>
        row(100 + 30 * i, [40, 80, 250, 350], texts, i === 0).flatMap(({ text, ...print }) => {
          const [first = "", second] = i === 1 && print.x === 80 ? text.split(" ") : [text];
          const face = i > 0 && print.x > 80 ? "typed" : "printed";
          const rest = second ? [{ ...print, x: print.x + 29, text: second, face: "typed" }] : [];
          return [{ ...print, text: first, face }, ...rest].map((word) => ({
            ...word,
            confidence: 0.9,
          }));
        }),
      ),
    );
    const given = [1, 2, 3].flatMap((i) =>
      [1, 2, 3].map((column) => `${rows[0]?.[column]} = ${rows[i]?.[column]}`),
    );
    expect(pairsOf(seen)).toEqual(given.sort());
  });

  it("have headings in a face of their own on a scan, where that of a few answers does not show", () => {
    const rows = [
      ["Proposed", "Spoken", "Meant to say"],
      ["BRENKA", "BRENK-uh", "north wind"],
      ["Evening Ebb", "as in water", "sea air"],
      ["GLIDDA", "as in glide", "no pull"],
    ];
    const unseen = (count: number) =>
      typeset(
        rows
          .flatMap((texts, i) =>
            row(100 + 20 * i, at, texts).map((print, column) => {
              const face = i === 0 ? "printed" : "typed";
              const isSeen = i === 0 || column !== 1 || i > count;
              return { ...print, confidence: 0.9, ...(isSeen ? { face } : {}) };
            }),
          )
          .concat(
            rows
              .slice(1)
              .map((_, i) => ({ x: 30, y: 120 + 20 * i, text: `${i + 1}`, confidence: 0.9 })),
          ),
      );
    const given = [1, 2, 3].flatMap((i) =>
      [0, 1, 2].map((column) => `${rows[0]?.[column]} = ${rows[i]?.[column]}`),
    );
    expect(pairsOf(unseen(2))).toEqual(given.sort());
    expect(pairsOf(unseen(3))).not.toEqual(given.sort());
  });

  it("have headings in small type over what was written far larger, row for row", () => {
    const sized = (size: number): Print[] =>
      set(false).map((print) => (print.y === 100 || print.x === 50 ? print : { ...print, size }));
    expect(pairsOf(typeset(sized(13)))).toEqual(told);
    expect(pairsOf(typeset(sized(11)))).not.toEqual(told);
  });

  it("have underlined headings on a page of one face", () => {
    const personnel = [
      ["Name", "Post", "% of time"],
      ["L. F. Mazur", "Chemist", "20"],
      ["D. Strand", "Assistant", "100"],
    ];
    const prints = personnel.flatMap((texts, i) => row(100 + 14 * i, at.slice(0, 3), texts));
    const lines = [
      [50, 70],
      [200, 220],
      [320, 365],
    ].map(([x0 = 0, x1 = 0]) => horizontal(102, x0, x1));
    const records = ["Name = D. Strand", "Post = Assistant", "% of time = 100"];
    expect(pairsOf(typeset(prints, lines))).toEqual(expect.arrayContaining(records));
    expect(pairsOf(typeset(prints))).not.toEqual(expect.arrayContaining(records));
  });

  it("of three columns without digits are told by the numbers before them and the face they were typed in", () => {
    const rows = [
      ["Name proposed", "Spoken", "Meaning"],
      ["BRISKA", "BRISK-uh", "cool, northern"],
      ["Morning Tide", "", "freshness"],
    ];
    const prints = (isNumbered: boolean) =>
      rows.flatMap((texts, i) => [
        ...row(100 + 16 * i, at, texts).map((print) => ({ ...print, face: i ? "Type" : "Form" })),
        ...(isNumbered && i > 0 ? [{ x: 30, y: 100 + 16 * i, text: `${i}`, face: "Form" }] : []),
      ]);
    const record = ["Name proposed = Morning Tide", "Meaning = freshness"];
    expect(pairsOf(typeset(prints(true)))).toEqual(expect.arrayContaining(record));
    expect(pairsOf(typeset(prints(false)))).not.toEqual(expect.arrayContaining(record));
  });

  it("are no addresses side by side", () => {
    const addresses = (...heads: string[]) =>
      pairsOf(
        typeset(
          [
            heads,
            ["Pellow & Strand", "Hollin Reach", "Accounts Payable"],
            ["19 Retort Row", "Unit 4", "Saltgrass Park"],
            ["LF1 0ZZ", "AV3 9ZZ", "AV3 9ZZ"],
          ].flatMap((texts, i) => row(100 + 12 * i, [50, 220, 390], texts, i === 0)),
        ),
      );
    const whole = "Pellow & Strand\n19 Retort Row\nLF1 0ZZ";
    expect(addresses("SUPPLIER", "DELIVER TO", "INVOICE TO")).toContain(`SUPPLIER = ${whole}`);
    expect(addresses("Works", "Yard", "Office")).not.toContain("Works = Pellow & Strand");
  });

  it("are none where what stands below asks itself", () => {
    const asked = set(true).map((print) =>
      print.text === "Ozturk, D." ? { ...print, text: "Town:" } : print,
    );
    expect(pairsOf(typeset(asked))).not.toContain("Name and initials = Hoogendijk, M.");
  });
});

describe("records in a grid, whose cells have hardly any digits", () => {
  const words = [
    ["Pupil", "Kin", "Works at", "Lives in"],
    ["Pei", "father", "Harbour", "Linxi"],
    ["Xie", "mother", "Bakery", "Linxi"],
  ];
  const xs = [45, 195, 315, 425, 560];
  const grid = (blank: boolean) =>
    typeset(
      words.flatMap((texts, i) => row(114 + 20 * i, at, texts)),
      (blank ? [0, 1, 2, 3] : [0, 1, 2]).flatMap((i) =>
        at.flatMap((_, c) =>
          frame(xs[c] as number, 100 + 20 * i, xs[c + 1] as number, 120 + 20 * i),
        ),
      ),
    );

  it("are told by the rows that were left blank below them", () => {
    const pairs = pairsOf(grid(true));
    expect(pairs).toContain("Works at = Harbour");
    expect(pairs).toContain("Works at = Bakery");
    expect(pairsOf(grid(false))).not.toContain("Works at = Bakery");
  });

  it("are none where the lines below a label share a cell with it alone", () => {
    const prints = ["Container", "Closure", "Liner"].flatMap((text, i): Print[] => [
      { x: 53 + 150 * i, y: 108, text, size: 6 },
      { x: 53 + 150 * i, y: 122, text: ["12 oz oblong", "28 mm cap", "6 mil foil"][i] ?? "" },
      { x: 53 + 150 * i, y: 136, text: ["mould 3", "torque 14", "batch 2"][i] ?? "" },
    ]);
    const rules = [0, 1, 2].flatMap((i) => frame(50 + 150 * i, 100, 200 + 150 * i, 142));
    const found = pairsOf(typeset(prints, rules)).map((pair) => pair.replace("\n", " "));
    expect(found).toEqual([
      "Closure = 28 mm cap torque 14",
      "Container = 12 oz oblong mould 3",
      "Liner = 6 mil foil batch 2",
    ]);
  });

  it("need no column of numbers where many were written in another face", () => {
    const medicines = [
      ["Medicine", "Strength", "How often", "For"],
      ["Larkol", "50 mg", "daily", "heart"],
      ["nose spray", "", "as needed", "hay fever"],
    ].flatMap((texts, i) =>
      row(100 + 20 * i, at, texts).map((print) => ({ ...print, face: i === 0 ? "Lato" : "Dekko" })),
    );
    expect(pairsOf(typeset(medicines))).toContain("How often = as needed");
    expect(pairsOf(typeset(medicines))).toContain("Medicine = nose spray");
  });
});
