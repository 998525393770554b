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

test("all lines of a page in narrow type get sizes of one measure, between their heights and their widths", () => {
  // Ten pixels a letter, forty tall: some lines are more, some less than half as wide again as usual print.
  const narrow = (baseline: number, top: number) =>
    line(baseline, ["Torta", 10, top, baseline], ["Rossi", 120, top, baseline]);
  const thin = ({ words, ...rest }: OcrLine): OcrLine => ({
    ...rest,
    words: words.map((word) => ({ ...word, box: { ...word.box, x1: word.box.x0 + 50 } })),
  });
  const lines = [100, 200, 300, 400, 500, 600].map((y, i) =>
    thin(narrow(y, y - (i % 2 ? 23 : 21))),
  );
  const sizes = linesToWords(lines, image, 40).map(({ fontSize }) => fontSize);
  expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.2);
  expect(Math.min(...sizes)).toBeGreaterThan(22);
  expect(Math.max(...sizes)).toBeLessThan(28);
});
