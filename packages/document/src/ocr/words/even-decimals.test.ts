import { expect, it } from "vitest";
import type { Word } from "../../model";
import { evenDecimals } from "./even-decimals";

/** Numbers below each other that end at one edge. */
const column = (texts: readonly string[], edge = 100): Word[] =>
  texts.map((text, i) => {
    const box = { x0: edge - 5 * text.length, x1: edge, top: 14 * i, bottom: 14 * i + 10 };
    const rest = { baseline: 14 * i + 9, fontSize: 10, confidence: 0.99, source: "ocr" };
    return { text, box, ...rest } as Word;
  });
const read = (words: readonly Word[], model: "eng" | "deu") =>
  evenDecimals(words, model).map(({ text }) => text);

it("gives sums the comma that others of their column have where the language has it, in doubt", () => {
  const sums = column(["41.60", "3,40", "2,30", "1.107.80", "EUR 9.50"]);
  expect(read(sums, "deu")).toEqual(["41,60", "3,40", "2,30", "1.107,80", "EUR 9,50"]);
  expect(evenDecimals(sums, "deu").map(({ confidence }) => confidence)).toEqual([
    0.75, 0.99, 0.99, 0.75, 0.75,
  ]);
  const others = ["41.60", "3,40", "2,30"];
  expect(read(column(others), "eng")).toEqual(others);
});

it("leaves the points of columns without commas, and of pages that part thousands by a comma", () => {
  const [points, commas] = [
    ["2.10", "14.25", "0.80"],
    ["3,40", "2,30"],
  ];
  expect(read([...column(points), ...column(commas, 300)], "deu")).toEqual([...points, ...commas]);
  const mixed = ["1,107.80", "3,40", "2,30", "41.60"];
  expect(read(column(mixed), "deu")).toEqual(mixed);
});

it("gives English thousands the comma where other sums have a point before their cents", () => {
  expect(read(column(["1.242.00", "54.00", "12.30"]), "eng")).toEqual([
    "1,242.00",
    "54.00",
    "12.30",
  ]);
  expect(read(column(["1.242.00"]), "eng")).toEqual(["1.242.00"]);
});
