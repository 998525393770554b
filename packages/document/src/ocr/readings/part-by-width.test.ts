import { expect, it } from "vitest";
import type { Word } from "../../model";
import { partByWidth } from "./part-by-width";

/** A word in type of 10 from x on, with room for so many ideographs. */
const word = (text: string, x0: number, room: number): Word => ({
  text,
  box: { x0, x1: x0 + 10 * room, top: 0, bottom: 11 },
  baseline: 9,
  fontSize: 10,
  bold: false,
  spaceBefore: true,
  confidence: 0.9,
  source: "ocr",
});

const parted = (...words: Word[]) => partByWidth(words).map(({ text }) => text);

it("parts ideographs where there is room for them", () => {
  expect(parted(word("山田商", 0, 4), word("店北口", 50, 2))).toEqual(["山田商店", "北口"]);
  expect(parted(word("副社", 0, 3), word("長森本", 40, 2.05), word("一郎", 70, 1.95))).toEqual([
    "副社長",
    "森本",
    "一郎",
  ]);
});

it("leaves words that fit, whose room is not even, or that hold other signs", () => {
  expect(parted(word("副社長", 0, 3), word("森本", 40, 2))).toEqual(["副社長", "森本"]);
  expect(parted(word("副社", 0, 2.7), word("長森本", 40, 2.3))).toEqual(["副社", "長森本"]);
  expect(parted(word("カード", 0, 2), word("番号", 30, 3))).toEqual(["カード", "番号"]);
  expect(parted(word("番", 0, 2), word("3", 22, 0.5), word("号室", 30, 1))).toEqual([
    "番",
    "3",
    "号室",
  ]);
});
