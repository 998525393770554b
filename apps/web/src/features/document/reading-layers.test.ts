import type { FractionBox } from "@inkform/document/model";
import { expect, test } from "vitest";
import { pathOf, wordAt, wordBy } from "./reading-layers";

const word = (text: string, ...box: FractionBox) => ({ text, box, confidence: 0.9 });
const words = [
  word("Order", 0.1, 0.1, 0.1, 0.02),
  word("number", 0.25, 0.1, 0.1, 0.02),
  word("K-4471", 0.26, 0.13, 0.1, 0.02),
  word("stamp", 0.2, 0.05, 0.4, 0.2),
];
const last = words.slice(0, 3);

test("boxes become one path in thousandths of the page", () => {
  expect(pathOf([[0.1, 0.2, 0.05, 0.0125]])).toBe("M100 200h50v12.5h-50z");
  expect(pathOf(words.map(({ box }) => box)).match(/z/g)).toHaveLength(4);
});

test("the word under the pointer is the smallest of those that lie there", () => {
  expect(wordAt(words, 0.3, 0.11)).toBe(1);
  expect(wordAt(words, 0.55, 0.2)).toBe(3);
  expect(wordAt(words, 0.9, 0.9)).toBeNull();
});

test("the arrows go from word to word and from line to line, and stay at the ends", () => {
  expect(wordBy("ArrowRight", last, 0)).toBe(1);
  expect(wordBy("ArrowRight", last, 2)).toBe(2);
  expect(wordBy("ArrowLeft", last, 0)).toBe(0);
  expect(wordBy("ArrowDown", last, 1)).toBe(2);
  expect(wordBy("ArrowDown", last, 2)).toBe(2);
  expect(wordBy("ArrowUp", last, 2)).toBe(1);
  expect(wordBy("End", last, 0)).toBe(2);
  expect(wordBy("Tab", last, 0)).toBeNull();
});
