import { expect, it } from "vitest";
import type { Page, Word } from "../../model";
import { withTickLines } from "./tick-lines";

const word = (text: string, x0: number, baseline = 100): Word => ({
  text,
  box: { x0, x1: x0 + 6 * text.length, top: baseline - 9, bottom: baseline + 2 },
  baseline,
  fontSize: 10,
  bold: false,
  spaceBefore: true,
  confidence: 0.9,
  source: "ocr",
});
const line = (x0: number, x1 = x0 + 26, y = 102) =>
  ({ orientation: "horizontal", box: { x0, x1, top: y, bottom: y + 1 } }) as const;

function textsOf(words: Word[], rules: Page["rules"]): { texts: string[]; rules: number } {
  const page: Page = {
    number: 1,
    width: 600,
    height: 800,
    words,
    rules,
    fills: [],
    source: "ocr",
    languages: ["eng"],
    toUploaded: () => [0, 0, 0, 0],
  };
  const read = withTickLines(page);
  const texts = read.words.toSorted((a, b) => a.box.x0 - b.box.x0).map(({ text }) => text);
  return { texts, rules: read.rules.length };
}

it("takes lines before choices for boxes, one with an x on it and one with nothing", () => {
  const words = [word("x", 60), word("Myself", 82), word("Husband", 222), word("Nobody", 362)];
  expect(textsOf(words, [line(50), line(190), line(330)])).toEqual({
    texts: ["☒", "Myself", "☐", "Husband", "☐", "Nobody"],
    rules: 0,
  });
});

it("takes letters that ticks look like for ticks, and beside them what was read in doubt", () => {
  const doubted = { ...word("7", 200), confidence: 0.3 };
  const choices = [word("Oak", 82), word("Elm", 222), word("Ash", 362), word("Yew", 502)];
  const lines = [line(50), line(190), line(330), line(470)];
  expect(textsOf([...choices, word("v", 60), doubted], lines).texts).toEqual(
    "☒ Oak ☒ Elm ☐ Ash ☐ Yew".split(" "),
  );
  expect(textsOf([...choices, doubted], lines).rules).toBe(4);
});

it("leaves lines to write on, and an x where no line waits for one", () => {
  const filled = [word("2", 60), word("boys", 82), word("1", 200), word("girls", 222)];
  expect(textsOf(filled, [line(50), line(190)]).rules).toBe(2);
  const size = [word("4", 40), word("x", 60), word("6", 82)];
  expect(textsOf(size, [line(50)]).texts).toEqual(["4", "x", "6"]);
  const open = [word("x", 60), word("Yes", 82), word("Name:", 300)];
  expect(textsOf(open, [line(50), line(340, 500)]).texts).toEqual(["x", "Yes", "Name:"]);
});

it("takes typed underscores before choices for boxes, too", () => {
  const typed = [word("__", 50), word("New", 70), word("_X_", 120), word("Revised", 146)];
  expect(textsOf(typed, []).texts).toEqual(["☐", "New", "☒", "Revised"]);
  const stuck = [word("„x_ New", 50), word("___ Revised", 120)];
  expect(textsOf(stuck, []).texts).toEqual(["☒", "New", "☐", "Revised"]);
  expect(textsOf(stuck.slice(1), []).texts).toEqual(["___ Revised"]);
  const blank = [word("Name:", 20), word("____", 60), word("Day", 90)];
  expect(textsOf(blank, []).texts).toEqual(["Name:", "____", "Day"]);
});

it("takes ticks for boxes that hide their lines or were read with their choices, beside empty lines", () => {
  const words = [word("X_ Ours", 50), word("Theirs", 142), word("x", 230), word("Both", 246)];
  expect(textsOf(words, [line(110)]).texts).toEqual(["☒", "Ours", "☐", "Theirs", "☒", "Both"]);
  const column = [word("X Ours", 52, 130), word("Theirs", 82), word("4", 200, 130)];
  expect(textsOf(column, [line(50)]).texts).toEqual(["☐", "☒", "Ours", "Theirs", "4"]);
  // No empty line waits on their line or in their column.
  const elsewhere = [word("X Ours", 352, 130), word("Theirs", 82)];
  expect(textsOf(elsewhere, [line(50)]).texts).toEqual(["Theirs", "X Ours"]);
});
