import { describe, expect, it } from "vitest";
import { frame, horizontal, type Print, row, typeset, vertical } from "../test/typeset";
import type { Box, Page } from "./model";
import { readingOf } from "./read-document";

const pairsOf = (page: Page): string[] =>
  readingOf([page])
    .fields.filter((field) => field.label !== "")
    .map(({ label, value }) => `${label} = ${value}`);

/** Rows of cells between these edges, 20 points high, one text a cell. */
function ruled(edges: readonly number[], rows: readonly (readonly string[])[], fills: Box[] = []) {
  const at = edges.map((x) => x + 8);
  const prints: Print[] = rows.flatMap((texts, i) => row(114 + 20 * i, at, texts));
  const cells = rows.flatMap((_, i) =>
    edges.slice(1).flatMap((x, c) => frame(edges[c] as number, 100 + 20 * i, x, 120 + 20 * i)),
  );
  return typeset(prints, cells, fills);
}

describe("a grid that asks several people the same", () => {
  const rows = [
    ["", "Applicant", "Guarantor"],
    ["Surname", "Okafor", "Lindqvist"],
    ["Date of birth", "03.04.1981", "19.12.1956"],
    ["Marital status", "single", "widowed"],
    ["Present work", "roofer", ""],
  ];

  it("has its labels on the left, each with an answer of everybody", () => {
    expect(pairsOf(ruled([50, 200, 350, 500], rows)).sort()).toEqual([
      "Date of birth = 03.04.1981",
      "Date of birth = 19.12.1956",
      "Marital status = single",
      "Marital status = widowed",
      "Present work = roofer",
      "Surname = Lindqvist",
      "Surname = Okafor",
    ]);
  });

  it("may tell its columns apart by numbers alone", () => {
    const heads = ["", "Vehicle 1", "Vehicle 2"];
    const vehicles = [
      ["Colour", "Petrol blue", "Ochre"],
      ["Keeper", "Okafor", "Lindqvist"],
      ["Kept at", "Quay Lane", "Mill Road"],
    ];
    expect(pairsOf(ruled([50, 200, 350, 500], [heads, ...vehicles])).sort()).toEqual([
      "Colour = Ochre",
      "Colour = Petrol blue",
      "Keeper = Lindqvist",
      "Keeper = Okafor",
      "Kept at = Mill Road",
      "Kept at = Quay Lane",
    ]);
  });

  it("takes all lines of an answer, in every column", () => {
    const page = ruled([50, 200, 350, 500], rows);
    const lines = ["12 Quay Lane", "Rear house", "7 Mill Road", "Top floor"];
    const tall = typeset(
      lines.map((text, i) => ({ x: i < 2 ? 208 : 358, y: 212 + 12 * (i % 2), text })),
      [...frame(50, 200, 200, 230), ...frame(200, 200, 350, 230), ...frame(350, 200, 500, 230)],
    );
    const label = typeset([{ x: 58, y: 217, text: "Home address" }]).words;
    const words = [...page.words, ...label, ...tall.words];
    const pairs = pairsOf({ ...page, words, rules: [...page.rules, ...tall.rules] });
    expect(pairs).toContain("Home address = 12 Quay Lane\nRear house");
    expect(pairs).toContain("Home address = 7 Mill Road\nTop floor");
  });

  it("is none where labels of the lexicon stand above and none on the left", () => {
    const people = [
      ["", "Surname", "Date of birth"],
      ["Father", "Okafor", "03.04.1951"],
      ["Mother", "Lindqvist", "19.12.1956"],
      ["Guardian", "Abara", "07.08.1960"],
    ];
    expect(pairsOf(ruled([50, 200, 350, 500], people))).not.toContain("Father = Okafor");
  });
});

describe("a grid of two columns without sides", () => {
  /** Rows of a number, the lines of a question, and those of an answer in another face. */
  const rows: [asked: string[], given: string[]][] = [
    [["What the device is called"], ["Kiln shelf with a slot"]],
    [["Number of the account to which", "hours were booked"], ["Q-17"]],
    [
      ["Earlier patents or papers that", "come near to it"],
      ["Ceramics, vol. 9", "and a leaflet of 1951"],
    ],
    [["State what is new about", "it (not over ten words)"], ["Shelves slide out hot"]],
  ];
  const lines = (texts: readonly string[], x: number, y: number, face: string): Print[] =>
    texts.map((text, i) => ({ x, y: y + 12 * i, text, face }));
  const prints = rows.flatMap(([asked, given], i) => [
    { x: 55, y: 114 + 30 * i, text: `${i + 1}`, bold: true, face: "Form" },
    ...lines(asked, 75, 114 + 30 * i, "Form"),
    ...lines(given, 308, 114 + 30 * i, "Typed"),
  ]);

  it("pairs questions of several lines with what was typed beside them", () => {
    const level = [0, 1, 2, 3, 4].map((i) => horizontal(100 + 30 * i, 50, 550));
    expect(pairsOf(typeset(prints, [...level, vertical(300, 100, 220)]))).toEqual([
      "What the device is called = Kiln shelf with a slot",
      "Number of the account to which hours were booked = Q-17",
      "Earlier patents or papers that come near to it = Ceramics, vol. 9\nand a leaflet of 1951",
      "State what is new about it (not over ten words) = Shelves slide out hot",
    ]);
  });
});

describe("cells of boxes to tick", () => {
  const questions = [
    ["Have you had a cold since your last visit?", "☒ yes ☐ no"],
    ["Do you take anything for your heart?", "☐ yes ☒ no"],
  ];
  const answered = questions.map(
    ([asked = "", boxes = ""]) => `${asked} = ${/☒ (\w+)/.exec(boxes)?.[1]}`,
  );

  it("answer the question in the cell beside them, whatever heads the columns", () => {
    const tint = { x0: 50, top: 100, x1: 500, bottom: 120 };
    const page = ruled([50, 350, 500], [["Question", "Answer"], ...questions], [tint]);
    expect(pairsOf(page)).toEqual(answered);
  });

  it("answer its first sentence, on as many lines as it takes", () => {
    const page = typeset(
      [
        { x: 58, y: 112, text: "Has anybody in your household been" },
        { x: 58, y: 124, text: "ill within a month of today?" },
        { x: 70, y: 136, text: "what of" },
        { x: 358, y: 124, text: "☐ yes ☒ no" },
        { x: 58, y: 158, text: "Is this your first visit to us?" },
        { x: 358, y: 158, text: "☒ yes ☐ no" },
      ],
      [
        ...frame(50, 100, 350, 142),
        ...frame(350, 100, 500, 142),
        ...frame(50, 142, 350, 168),
        ...frame(350, 142, 500, 168),
      ],
    );
    expect(pairsOf(page)).toEqual([
      "Has anybody in your household been ill within a month of today? = no",
      "Is this your first visit to us? = yes",
    ]);
  });

  it("answer the label over them in their own cell, with the boxes on either side of the choices", () => {
    const names = ["MEASLES", "MUMPS", "RUBELLA"];
    const boxes = ["YES ☐ NO ☒", "YES ☒ NO ☐", "☐ YES ☒ NO"];
    const page = typeset(
      names.flatMap((text, i) => [
        { x: 80 + 150 * i, y: 112, text },
        { x: 70 + 150 * i, y: 124, text: boxes[i] ?? "" },
      ]),
      names.flatMap((_, i) => frame(50 + 150 * i, 100, 200 + 150 * i, 132)),
    );
    expect(pairsOf(page)).toEqual(["MEASLES = NO", "MUMPS = YES", "RUBELLA = NO"]);
  });

  it("answer short questions in ideographs, on lines in the middle of their cells", () => {
    const page = typeset(
      [
        { x: 60, y: 112, text: "家庭经济困难残疾学生或残疾" },
        { x: 110, y: 124, text: "人子女" },
        { x: 258, y: 118, text: "☒ 是 ☐ 否" },
        { x: 75, y: 150, text: "享受最低生活保障家庭" },
        { x: 258, y: 150, text: "☐ 是 ☒ 否" },
      ],
      [
        ...frame(50, 100, 200, 132),
        ...frame(200, 100, 400, 132),
        ...frame(50, 132, 200, 162),
        ...frame(200, 132, 400, 162),
      ],
    );
    expect(pairsOf(page)).toEqual([
      "家庭经济困难残疾学生或残疾人子女 = 是",
      "享受最低生活保障家庭 = 否",
    ]);
  });

  it("do not answer the names of a list of people", () => {
    const page = ruled(
      [50, 200, 350, 500],
      [
        ["Name", "Sex", "Born"],
        ["Ines Caro", "☒ f ☐ m", "03.04.1981"],
        ["Piet Haan", "☐ f ☒ m", "19.12.1956"],
      ],
    );
    expect(pairsOf(page)).not.toContain("Ines Caro = f");
  });
});
