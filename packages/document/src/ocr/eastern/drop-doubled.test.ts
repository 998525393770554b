import { expect, it } from "vitest";
import type { Word } from "../../model";
import { dropDoubled } from "./drop-doubled";

const EM = 36;

const word = (text: string, x0: number, x1: number): Word => ({
  text,
  box: { x0, x1, top: 10, bottom: 52 },
  baseline: 46,
  fontSize: EM,
  bold: false,
  spaceBefore: false,
  confidence: 0.9,
  source: "ocr",
});

const textsOf = (...words: Word[]) => dropDoubled(words).map(({ text }) => text);

it("drops a digit or letter behind or before ideographs that is the next word's and has no room", () => {
  expect(textsOf(word("木製棚板9", 372, 516), word("900mm", 535, 622))).toEqual([
    "木製棚板",
    "900mm",
  ]);
  expect(textsOf(word("14kg,", 480, 560), word("g緑茶", 580, 654))).toEqual(["14kg,", "緑茶"]);
});

it("leaves one that has room, that the next word does not have, or beside which nothing stands", () => {
  expect(textsOf(word("第9", 372, 428), word("900mm", 435, 522))).toEqual(["第9", "900mm"]);
  expect(textsOf(word("棚板9", 372, 444), word("500mm", 460, 547))).toEqual(["棚板9", "500mm"]);
  expect(textsOf(word("棚板9", 372, 444), word("900mm", 700, 787))).toEqual(["棚板9", "900mm"]);
});
