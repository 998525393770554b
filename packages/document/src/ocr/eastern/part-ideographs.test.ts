import { expect, it } from "vitest";
import type { OcrLine } from "../readers/tesseract";
import { partIdeographs } from "./part-ideographs";

const EM = 40;
/** Pixels of ink of an ideograph, a slash and a letter. */
const widths = { ideograph: 37, slash: 12, letter: 22 };

/** The words of a line of signs, each of so many pixels behind so much white, in em; the engine saw no space, nor what is without text. */
function wordsOf(...inks: readonly (readonly [text: string, wide: number, gap: number])[]) {
  const width = 400;
  const data = new Uint8Array(width * 60).fill(255);
  let x = 10;
  const symbols = inks.flatMap(([text, wide, gap]) => {
    x += Math.round(gap * EM);
    for (let y = 10; y < 10 + 37; y++) data.fill(0, y * width + x, y * width + x + wide);
    const box = { x0: x, x1: x + wide, top: 10, bottom: 47 };
    x += wide;
    return text === "" ? [] : [{ text, confidence: 0.98, box }];
  });
  const text = symbols.map((symbol) => symbol.text).join("");
  const box = { x0: 10, x1: x, top: 10, bottom: 47 };
  const line: OcrLine = {
    words: [{ text, confidence: 0.98, box, symbols }],
    baseline: { x0: 10, y0: 43, x1: x, y1: 43 },
  };
  return partIdeographs(line, { width, height: 60, data }).line.words;
}

/** What is made of `日日/Tax` with white in front of its slash and behind it, in em. */
function labelWith(before: number, after: number) {
  const words = wordsOf(
    ["日", widths.ideograph, 0],
    ["日", widths.ideograph, 0.08],
    ["/", widths.slash, before],
    ["T", widths.letter, after],
    ["a", widths.letter, 0.06],
    ["x", widths.letter, 0.06],
  );
  return words.map((word) => word.text);
}

it("parts the languages of a label where the ink leaves a space around the slash", () => {
  expect(labelWith(0.36, 0.33)).toEqual(["日日", "/", "Tax"]);
  expect(labelWith(0.2, 0.2)).toEqual(["日日/", "Tax"]);
});

it("leaves a slash that stands close with its neighbours", () => {
  expect(labelWith(0.13, 0.05)).toEqual(["日日/Tax"]);
});

it("gives a stroke that was not read to the sign that it is close to", () => {
  const read = (before: number, after: number) =>
    wordsOf(["父", 37, 0], ["", 4, before], ["は", 24, after], ["な", 32, 0.15]);
  const [name, ...others] = read(1, 0.15);
  expect(name).toMatchObject({ text: "父", box: { x0: 10, x1: 47 } });
  expect(others).toMatchObject([{ text: "はな", box: { x0: 87 } }]);
  expect(read(0.2, 0.9)).toMatchObject([{ text: "父", box: { x1: 59 } }, { text: "はな" }]);
  const whole = wordsOf(["父", 37, 0], ["", 37, 1], ["母", 37, 0.15]);
  expect(whole).toMatchObject([{ text: "父母" }]);
});
