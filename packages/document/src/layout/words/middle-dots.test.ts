import { expect, it } from "vitest";
import type { Word } from "../../model";
import { withoutStrayDots } from "./middle-dots";

/** Words ten points an em, each as wide as its signs, from where it is said to begin. */
function read(...words: [text: string, x0: number, changes?: Partial<Word>][]): string[] {
  const seen = words.map(
    ([text, x0, changes]): Word => ({
      text,
      box: { x0, x1: x0 + (text === "・" ? 2 : 10 * [...text].length), top: 0, bottom: 12 },
      baseline: 9,
      fontSize: 10,
      bold: false,
      spaceBefore: true,
      confidence: 0.95,
      source: "ocr",
      ...changes,
    }),
  );
  return withoutStrayDots(seen).map(({ text }) => text);
}

it("keeps the dot that parts two texts", () => {
  expect(read(["商品", 0], ["・", 24], ["数量", 30])).toEqual(["商品", "・", "数量"]);
  expect(read(["氏", 0], ["・", 24], ["名", 40])).toEqual(["氏", "・", "名"]);
  expect(read(["工事", 0], ["・", 24], ["CAD", 30])).toEqual(["工事", "・", "CAD"]);
  expect(read(["住所・", 0], ["電話", 34])).toEqual(["住所・", "電話"]);
});

it("drops the speck that looks like one", () => {
  expect(read(["商品", 0], ["・", 22], ["数量", 36])).toEqual(["商品", "数量"]);
  expect(read(["商品", 0], ["・", 24, { confidence: 0.5 }], ["数量", 30])).toEqual([
    "商品",
    "数量",
  ]);
  expect(read(["商品", 0], ["・", 24], ["12", 30])).toEqual(["商品", "12"]);
  expect(read(["No", 0], ["・", 24], ["CAD", 30])).toEqual(["No", "CAD"]);
  expect(read(["商品", 0], ["・", 24], ["数量", 30, { baseline: 30 }])).toEqual(["商品", "数量"]);
  expect(read(["住所・", 0], ["電話", 60])).toEqual(["住所", "電話"]);
  expect(read(["・", 0])).toEqual([]);
});

it("leaves what a file says", () => {
  expect(read(["・", 0, { source: "pdf" }])).toEqual(["・"]);
});
