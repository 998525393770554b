import { expect, it } from "vitest";
import type { Word } from "../../model";
import { clipWords } from "./clip-words";

function word(text: string, x0: number, x1: number, baseline = 60): Word {
  return {
    text,
    box: { x0, x1, top: baseline - 35, bottom: baseline + 9 },
    baseline,
    fontSize: 40,
    bold: false,
    spaceBefore: false,
    confidence: 0.9,
    source: "ocr",
  };
}

const endsOf = (...words: Word[]) => clipWords(words).map(({ box }) => box.x1);

it("cuts a word back to where the words that it claims begin", () => {
  expect(endsOf(word("LED", 10, 240), word("9", 120, 140), word("W", 160, 240))).toEqual([
    120, 140, 240,
  ]);
});

it("cuts a word off in front where more of its room lies behind the other", () => {
  const [name, first] = clipWords([word("Haugen", 100, 240), word("T.", 112, 140)]);
  expect(name?.box).toMatchObject({ x0: 140, x1: 240 });
  expect(first?.box).toMatchObject({ x0: 112, x1: 140 });
});

it("leaves words that meet or stand on other lines", () => {
  expect(endsOf(word("LED", 10, 104), word("9", 100, 140))).toEqual([104, 140]);
  expect(endsOf(word("LED", 10, 240), word("9", 120, 140, 110))).toEqual([240, 140]);
});
