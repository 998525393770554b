import { expect, test } from "vitest";
import type { OcrLine } from "../readers/tesseract";
import { linesToWords } from "./lines-to-words";

const image = { width: 400, height: 100, data: new Uint8Array(400 * 100).fill(255) };

/** Words of a line (left, top and bottom of each), read with certainty. */
function line(
  baseline: number,
  ...words: [text: string, x0: number, top: number, bottom: number][]
): OcrLine {
  return {
    baseline: { x0: 0, y0: baseline, x1: 400, y1: baseline },
    words: words.map(([text, x0, top, bottom]) => ({
      text,
      confidence: 0.95,
      box: { x0, x1: x0 + 20 * text.length, top, bottom },
      symbols: [],
    })),
  };
}

test("a short line whose baseline was seen through it stands on its foot", () => {
  const [word] = linesToWords([line(40, ["Nr", 10, 31, 60])], image, 40);
  expect(word?.baseline).toBe(60);
});

test("a smudge below one word does not pull its line down", () => {
  const words = linesToWords(
    [line(60, ["Kim", 10, 31, 60], ["Ong", 90, 31, 99], ["Bach", 170, 31, 60])],
    image,
    40,
  );
  expect(words.map(({ baseline }) => baseline)).toEqual([60, 60, 60]);
  expect(words.map(({ fontSize }) => Math.round(fontSize))).toEqual([40, 40, 40]);
});

test("words seen together with a dotted rule above them are as large as they are wide", () => {
  const words = linesToWords(
    [line(90, ["Beruf", 10, 22, 90], ["gelernt", 130, 22, 98])],
    image,
    40,
  );
  expect(words.map(({ fontSize }) => Math.round(fontSize))).toEqual([40, 40]);
});
