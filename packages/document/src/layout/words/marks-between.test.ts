import { expect, it } from "vitest";
import type { Word } from "../../model";
import { cleanWords } from "./clean-words";

/** What is left of words ten points an em, each from where to where it is said to reach. */
function left(...words: [text: string, x0: number, x1: number, changes?: Partial<Word>][]) {
  const seen = words.map(
    ([text, x0, x1, changes]): Word => ({
      text,
      box: { x0, x1, top: 0, bottom: 12 },
      baseline: 9,
      fontSize: 10,
      bold: false,
      spaceBefore: true,
      confidence: 0.95,
      source: "ocr",
      ...changes,
    }),
  );
  return cleanWords(seen).map(({ text }) => text);
}

it("keeps the dot that parts two texts of a line, as close to one as to the other", () => {
  expect(left(["Weir", 0, 20], ["·", 22, 24], ["Locks", 26, 50])).toEqual(["Weir", "·", "Locks"]);
});

it("drops specks and pieces of rules that look like one", () => {
  const none = ["Weir", "Locks"];
  expect(left(["Weir", 0, 20], ["·", 22, 24], ["Locks", 34, 58])).toEqual(none);
  expect(left(["Weir", 0, 20], ["·", 22, 24, { confidence: 0.5 }], ["Locks", 26, 50])).toEqual(
    none,
  );
  expect(left(["Weir", 0, 20], ["|", 23, 25], ["Locks", 28, 52])).toEqual(none);
});

it("believes a faint dot on a page that has several", () => {
  const faint: [string, number, number, Partial<Word>] = ["·", 22, 24, { confidence: 0.3 }];
  const sure: [string, number, number][] = [
    ["Weir", 0, 20],
    ["·", 22, 24],
    ["Locks", 26, 50],
    ["·", 52, 54],
    ["Sluice", 56, 80],
    ["·", 82, 84],
    ["Ferry", 86, 110],
  ];
  expect(left(["Weir", 0, 20], faint, ["Locks", 26, 50])).toEqual(["Weir", "Locks"]);
  expect(left(...sure, ["Weir", 0, 20], faint, ["Locks", 26, 50]).slice(-3)).toEqual([
    "Weir",
    "·",
    "Locks",
  ]);
});
