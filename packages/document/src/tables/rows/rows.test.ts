import { describe, expect, it } from "vitest";
import { horizontal, row, typeset } from "../../../test/typeset";
import { toLines } from "../../layout/lines";
import type { ColumnKey } from "../../lexicon/lexicon";
import type { Column } from "../columns";
import { toRows } from "./rows";

const column = (key: ColumnKey | null, left: number, right: number): Column => ({
  heading: { text: "", key, box: { x0: left, x1: right, top: 0, bottom: 10 }, segments: [] },
  left,
  right,
});

describe("rows", () => {
  const columns = [
    column("line_no", 0, 86),
    column("description", 86, 337),
    column("quantity", 337, 426),
    column(null, 426, 600),
  ];
  const rowsOf = (last: [edges: number[], texts: string[]]) => {
    const page = typeset([
      ...row(100, [66, 101, 391, 446], ["1", "outer rim", "3", "carbon"]),
      ...row(120, [66, 101, 391, 446], ["2", "hull felt", "3", "fibers"]),
      ...row(140, ...last),
    ]);
    return toRows(toLines(page), columns, page).rows.map(({ cells }) =>
      cells.map(({ text }) => text),
    );
  };

  it("are no pairs of labels and answers that the columns cut in two", () => {
    const pairs = rowsOf([
      [50, 130, 375, 408],
      ["Film numbers", "11803", "15", "Tape no."],
    ]);
    expect(pairs).toHaveLength(2);
  });

  it("go on below a line of numbers that they stand nearer to than to the next", () => {
    const edges = [101, 391];
    const page = typeset([
      { x: 101, y: 100, text: "Fees" },
      ...row(116, edges, ["Survey of the site,", "3"]),
      { x: 101, y: 128, text: "sheets of the north" },
      ...row(144, edges, ["Plan of the parcel,", "2"]),
      { x: 101, y: 156, text: "drawn and sent in" },
      ...row(172, edges, ["Marking of limits", "6"]),
    ]);
    const { rows } = toRows(toLines(page), columns, page);
    expect(rows.map(({ cells: [name] }) => name?.text)).toEqual([
      "Survey of the site,\nsheets of the north",
      "Plan of the parcel,\ndrawn and sent in",
      "Marking of limits",
    ]);
  });

  it("are no titles whose number theirs begin with, whatever that column is called", () => {
    const parts = [column(null, 0, 86), column("description", 86, 337), column("amount", 337, 600)];
    const edges = [66, 101, 391];
    const page = typeset([
      ...row(100, edges, ["1", "PREPARATIONS", ""]),
      ...row(116, edges, ["1.1", "Scaffold", "300.00"]),
      ...row(132, edges, ["1.2", "Cleaning", "120.00"]),
      ...row(148, edges, ["2", "ROOF", ""]),
      ...row(164, edges, ["2.1", "Sealing", "450.00"]),
      ...row(180, edges, ["2.2", "Tiles", "80.00"]),
    ]);
    const { rows } = toRows(toLines(page), parts, page);
    expect(rows.map(({ cells: [number] }) => number?.text)).toEqual(["1.1", "1.2", "2.1", "2.2"]);
  });

  it("may count a fraction of something", () => {
    const rows = rowsOf([
      [66, 101, 391, 446],
      ["3", "hoist with driver", "½ day", "390.00"],
    ]);
    expect(rows.map(([number]) => number)).toEqual(["1", "2", "3"]);
  });

  it("are no texts across their columns, nor sums side by side", () => {
    const [across] = [
      rowsOf([
        [310, -440],
        ["No. of items", "8"],
      ]),
    ];
    expect(across).toHaveLength(2);
    const sums = rowsOf([
      [110, 170, 230, 391],
      ["2.464,05", "73,92", "2.390,13", "10"],
    ]);
    expect(sums).toHaveLength(2);
  });

  it("have a count with its unit", () => {
    expect(
      rowsOf([
        [66, 101, 380, 446],
        ["3", "pad", "15 pcs", "talc"],
      ])[2],
    ).toEqual(["3", "pad", "15 pcs", "talc"]);
  });

  it("go on in the line between two of them that each name something, though a scan has it a little nearer to the next", () => {
    const page = typeset([
      ...row(100, [101, 391, 446], ["Piadina cotto", "1", "7,50"]),
      ...row(112.6, [101], ["senza rucola"]),
      ...row(124.6, [101, 391, 446], ["Acqua naturale", "2", "3,00"]),
      ...row(137, [101, 391, 446], ["Caffè", "2", "2,60"]),
    ]);
    const { rows } = toRows(toLines(page), columns, page);
    expect(rows.map(({ cells }) => cells[0]?.text.replaceAll("\n", " "))).toEqual([
      "Piadina cotto senza rucola",
      "Acqua naturale",
      "Caffè",
    ]);
  });

  it("begin below the heading of a section whose number theirs begin with", () => {
    const page = typeset([
      ...row(100, [66, 101], ["1", "Material"]),
      ...row(114, [66, 101, 391, 446], ["1.1", "Slates", "35", "238"]),
      ...row(128, [66, 101, 391, 446], ["1.2", "Battens", "64", "118"]),
      ...row(142, [66, 101], ["2", "Labour"]),
      ...row(156, [66, 101, 391, 446], ["2.1", "Roofer", "24", "711"]),
    ]);
    const { rows } = toRows(toLines(page), columns, page);
    expect(rows.map(({ cells }) => cells.map(({ text }) => text).slice(0, 2))).toEqual([
      ["1.1", "Slates"],
      ["1.2", "Battens"],
      ["2.1", "Roofer"],
    ]);
  });

  it("are those between rules in which nothing is counted, too, where they are as full as the others", () => {
    const page = (rules: number[], last: string[]) =>
      typeset(
        [
          ...row(100, [66, 101, 391, 446], ["14/05", "lily", "3", "Bia"]),
          ...row(124, [66, 101, 391, 446], ["21/05", "rose", "2", "Ana"]),
          ...row(148, [66, 101, 391, 446], last),
        ],
        rules.map((y) => horizontal(y, 50, 590)),
      );
    const countOf = (rules: number[], last: string[]) => {
      const own = page(rules, last);
      return toRows(toLines(own), columns, own).rows.length;
    };
    expect(countOf([110, 134, 158], ["28/05", "daisy", "", "free"])).toBe(3);
    expect(countOf([110, 134, 158], ["", "daisy", "", "free"])).toBe(2);
    expect(countOf([], ["28/05", "daisy", "", "free"])).toBe(2);
  });

  it("may say in letters that nothing is charged", () => {
    const priced = [...columns.slice(0, 3), column("amount", 426, 600)];
    const page = typeset([
      ...row(100, [66, 101, 391, 446], ["1", "outer rim", "3", "8.00"]),
      ...row(120, [66, 101, 391, 446], ["2", "hull felt", "3", "n/c"]),
      ...row(140, [101, 391, 446], ["tow", "1", "as agreed"]),
      ...row(160, [66, 101, 391, 446], ["4", "crimping", "1", "as agreed"]),
    ]);
    // In so many words only where the row has its number.
    const numbers = toRows(toLines(page), priced, page).rows.map(({ cells }) => cells[0]?.text);
    expect(numbers).toEqual(["1", "2", "4"]);
  });

  it("are one where no rule parts what stands at the head of their cells from what stands at the foot", () => {
    const goods = [...columns.slice(0, 3), column("amount", 426, 600)];
    const page = (rules: number[]) =>
      typeset(
        [
          ...row(100, [66, 101], ["9014", "Transducer, bronze"]),
          ...row(112, [101, 391, 446], ["P/N TW-B200", "12", "148.50"]),
          ...row(136, [66, 101], ["3926", "Fairing block"]),
          ...row(148, [101, 391, 446], ["P/N FB-08 (packed w/ above)", "10", "31.20"]),
        ],
        rules.map((y) => horizontal(y, 50, 590)),
      );
    const rowsBetween = (rules: number[]) => {
      const own = page(rules);
      return toRows(toLines(own), goods, own).rows.map(({ cells }) =>
        cells.map(({ text }) => text.replaceAll("\n", " ")),
      );
    };
    expect(rowsBetween([88, 122, 160])).toEqual([
      ["9014", "Transducer, bronze P/N TW-B200", "12", "148.50"],
      ["3926", "Fairing block P/N FB-08 (packed w/ above)", "10", "31.20"],
    ]);
  });

  it("begin with a text that stands off from their other lines, where a rule parts it from the row above", () => {
    const namesBetween = (rules: number[]) => {
      const page = typeset(
        [
          ...row(100, [66, 101, 391], ["1", "outer rim", "3"]),
          { x: 101, y: 115, text: "of cork" },
          ...row(130, [66, 101, 391], ["2", "hull felt", "3"]),
          { x: 101, y: 149, text: "stem of briar" },
          ...row(165.4, [66, 101, 391], ["3", "cut at both ends", "3"]),
          { x: 101, y: 180, text: "and waxed" },
        ].map((print) => ({ ...print, confidence: 0.9 })),
        rules.map((y) => horizontal(y, 50, 590)),
      );
      const { rows } = toRows(toLines(page), columns, page);
      return rows.map(({ cells }) => cells[1]?.text.replaceAll("\n", " "));
    };
    expect(namesBetween([88, 120, 136, 190])[2]).toBe("stem of briar cut at both ends and waxed");
  });

  it("end with the second line of a name that a scan shows smaller than it is", () => {
    const confidence = 0.9;
    const rowsOfNames = (confidence?: number) => {
      const page = typeset(
        [
          ...row(100, [66, 101, 391], ["1", "outer rim", "3"]),
          ...row(130, [66, 101, 391], ["2", "hull felt", "3"]),
          { x: 101, y: 145, text: "of cork", size: 8 },
        ].map((print) => (confidence === undefined ? print : { ...print, confidence })),
      );
      return toRows(toLines(page), columns, page).rows.map(({ cells }) => cells[1]?.text);
    };
    expect(rowsOfNames(confidence).at(-1)).toBe("hull felt\nof cork");
    expect(rowsOfNames().at(-1)).toBe("hull felt");
  });
});
