import { describe, expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import { toLines } from "../lines";

const pairs = [
  ["Payment date", "05/31/2024"],
  ["Payment method", "transfer"],
];

/** Two columns of texts seen on pixels, and a line whose words stand at these places. */
const linesOf = (...words: [x: number, text: string][]): string[][] =>
  toLines(
    typeset(
      [
        ...pairs.flatMap(([label = "", value = ""], i) => [
          { x: 50, y: 100 + 14 * i, text: label },
          { x: 132, y: 100 + 14 * i, text: value },
        ]),
        ...words.map(([x, text]) => ({ x, y: 128, text })),
      ].map((print) => ({ ...print, confidence: 0.95 })),
    ),
  ).map(({ segments }) => segments.map(({ text }) => text));

it("parts a text where the next column begins, as the lines above show", () => {
  const words: [number, string][] = [
    [50, "Payment"],
    [88, "document"],
    [132, "20177"],
  ];
  expect(linesOf(...words).at(-1)).toEqual(["Payment document", "20177"]);
});

it("keeps texts whose gaps are alike, or lie elsewhere", () => {
  const even: [number, string][] = [
    [50, "Payments"],
    [93, "number"],
    [126, "seven"],
  ];
  expect(linesOf(...even).at(-1)).toHaveLength(1);
  const apart: [number, string][] = [
    [50, "Payments"],
    [98, "document"],
    [141, "20177"],
  ];
  expect(linesOf(...apart).at(-1)).toHaveLength(1);
});

it("keeps the names of sums below counts and what is counted", () => {
  const goods = ["Hinges", "Bolts", "Glue"].flatMap((text, i) => [
    { x: 50, y: 100 + 14 * i, text: `${i + 2}` },
    { x: 72, y: 100 + 14 * i, text },
  ]);
  const sum = [
    { x: 50, y: 142, text: "Tax" },
    { x: 72, y: 142, text: "6%" },
  ];
  const head = [
    { x: 50, y: 86, text: "Qty" },
    { x: 72, y: 86, text: "Item" },
  ];
  const seen = [...head, ...goods, ...sum].map((print) => ({ ...print, confidence: 0.95 }));
  const lines = toLines(typeset(seen)).map(({ segments }) => segments.map(({ text }) => text));
  expect(lines.at(0)).toEqual(["Qty", "Item"]);
  expect(lines.at(-1)).toEqual(["Tax 6%"]);
});

it("keeps what asks with a colon above lines with numbers", () => {
  const numbered = ["Which of these", "What for", "Who else"].flatMap((text, i) => [
    { x: 50, y: 120 + 14 * i, text: `${i + 1}.` },
    { x: 78, y: 120 + 14 * i, text },
  ]);
  const label = [
    { x: 50, y: 100, text: "HOUR" },
    { x: 78, y: 100, text: "BEGUN:" },
  ];
  const seen = [...label, ...numbered].map((print) => ({ ...print, confidence: 0.95 }));
  const lines = toLines(typeset(seen)).map(({ segments }) => segments.map(({ text }) => text));
  expect(lines.at(0)).toEqual(["HOUR BEGUN:"]);
});

it("goes on behind a comma that was typed, wherever columns begin", () => {
  const print = { y: 128, confidence: 0.95, face: "typed" };
  const lines = toLines(
    typeset([
      ...pairs.flatMap(([label = "", value = ""], i) => [
        { x: 50, y: 100 + 14 * i, text: label, confidence: 0.95 },
        { x: 132, y: 100 + 14 * i, text: value, confidence: 0.95 },
      ]),
      { ...print, x: 50, text: "Savers" },
      { ...print, x: 85, text: "Spring," },
      { ...print, x: 132, text: "again" },
    ]),
  );
  expect(lines.at(-1)?.segments.map(({ text }) => text)).toEqual(["Savers Spring, again"]);
});

it("parts a name from the code of goods that fills its column, in text layers too", () => {
  const goods = [
    ["TH1L", "THINNER 1L"],
    ["SD1010", "SCREWS 10 X 1"],
  ];
  const line = (text: string) =>
    toLines(
      typeset([
        ...goods.flatMap(([code = "", name = ""], i) => [
          { x: 50, y: 100 + 24 * i, text: code },
          { x: 90, y: 100 + 24 * i, text: name },
        ]),
        { x: 50, y: 148, text },
      ]),
    )
      .at(-1)
      ?.segments.map(({ text }) => text);
  expect(line("WR26325 WELDING ROD")).toEqual(["WR26325", "WELDING ROD"]);
  expect(line("019-555 2217 evenings")).toHaveLength(1);
  expect(line("Welding rods")).toHaveLength(1);
});

it("parts the code of a currency from the longest sum where shorter ones stand apart from it", () => {
  const sums = ["332.00", "49.80", "1,381.80"];
  const linesFrom = (code: string) =>
    toLines(
      typeset(
        sums.flatMap((text, i) => [
          { x: 50, y: 100 + 14 * i, text: ["Net", "VAT", "Total"][i] ?? "" },
          { x: 138 - 5 * code.length, y: 100 + 14 * i, text: code },
          { x: 182 - 5 * text.length, y: 100 + 14 * i, text },
        ]),
      ),
    ).map(({ segments }) => segments.map(({ text }) => text));
  expect(linesFrom("EUR").at(-1)).toEqual(["Total", "EUR", "1,381.80"]);
  expect(linesFrom("ca.").at(-1)).toEqual(["Total", "ca. 1,381.80"]);
  expect(linesFrom("£").at(-1)).toEqual(["Total", "£", "1,381.80"]);
});

describe("counts that end at one edge", () => {
  const rows = [
    ["2.500", "Spring mist, red"],
    ["800", "Little Suzy"],
    ["30", "Pale evening"],
  ] as const;
  const columns = [-90, 94, 240, -340];
  const goods = rows.map(([count, name], i) => [count, name, "11/12", `${37 + i},00`]);
  const table = (heading: string[][]) =>
    toLines(
      typeset([...heading, ...goods].flatMap((texts, i) => row(100 + 14 * i, columns, texts))),
    ).map(({ segments }) => segments.map(({ text }) => text));

  it("stand apart from what is counted where their heading does", () => {
    const heading = ["Pieces", "Variety", "Size", "Amount"];
    expect(table([heading])).toEqual([heading, ...goods]);
  });

  it("are one text with it without a heading, as on tills", () => {
    expect(table([])[0]).toEqual(["2.500 Spring mist, red", "11/12", "37,00"]);
  });
});

it("parts texts behind days below a heading of their own", () => {
  const work = ["Wand streichen", "Kabel ziehen", "Leuchten anbringen"];
  const read = (heads: readonly string[]) =>
    toLines(
      typeset([
        ...row(100, [52, 110, 300], heads),
        ...work.flatMap((text, i) => [
          { x: 50, y: 114 + 14 * i, text: `1${i}.06.2024` },
          { x: 105, y: 114 + 14 * i, text },
          { x: 300, y: 114 + 14 * i, text: `${i + 1}40,00` },
        ]),
      ]),
    ).map(({ segments }) => segments.map(({ text }) => text));
  expect(read(["Tag", "Arbeit", "Summe"]).slice(1)).toEqual(
    work.map((text, i) => [`1${i}.06.2024`, text, `${i + 1}40,00`]),
  );
  expect(read(["Tag und Arbeit am", "Bau", "Summe"])[1]).toHaveLength(2);
});

it("parts the numbers of rows from names as another row does, and other numbers only as two do", () => {
  const lineOf = (number: string, first: string) =>
    toLines(
      typeset(
        [
          { x: 50, y: 100, text: first },
          { x: 68, y: 100, text: "Ada Falk" },
          { x: 50, y: 120, text: number, size: 14 },
          { x: 68, y: 120, text: "Ben Moor", size: 14 },
        ].map((print) => ({ ...print, confidence: 0.95 })),
      ),
    )
      .at(-1)
      ?.segments.map(({ text }) => text);
  expect(lineOf("2", "1")).toEqual(["2", "Ben Moor"]);
  expect(lineOf("2", "3")).toEqual(["2 Ben Moor"]);
  expect(lineOf("x", "1")).toEqual(["x Ben Moor"]);
});

it("parts counts from units below two headings, below the title of a group too, and no address over them", () => {
  const counts: [string, string][] = [
    ["1,200", "pcs"],
    ["40", "set"],
    ["5", "lot"],
  ];
  const lines = toLines(
    typeset([
      ...row(60, [50, 145, 300], ["Harbour Stores", "RIVERSIDE DOCK", "Gate 4"]),
      ...row(100, [50, 150, 198, 300], ["Article", "Quantity", "Unit", "Price"]),
      { x: 160, y: 122, text: "Winter goods" },
      ...counts.flatMap(([count, unit], i) =>
        row(140 + 14 * i, [50, 190 - 5 * count.length, 300], ["Cable", `${count} ${unit}`, "4.00"]),
      ),
    ]),
  ).map(({ segments }) => segments.map(({ text }) => text));
  expect(lines[0]).toEqual(["Harbour Stores", "RIVERSIDE DOCK", "Gate 4"]);
  expect(lines.slice(3)).toEqual(counts.map((pair) => ["Cable", ...pair, "4.00"]));
});
