import { expect, it } from "vitest";
import type { Box, Word } from "../../model";
import { restoreMiddleDots } from "./restore-middle-dots";

const WIDTH = 300;

/** A word in type of 20 whose ideographs are bars of ink. */
function word(text: string, x0: number, x1: number): Word {
  const box = { x0, x1, top: 12, bottom: 34 };
  const own = { baseline: 30, fontSize: 20, bold: false, spaceBefore: false };
  return { text, box, ...own, confidence: 0.9, source: "ocr" };
}

/** What is between two words, the left one from 20 to 60, with this ink. */
function between(right: Word, ...ink: Box[]) {
  const data = new Uint8Array(WIDTH * 60).fill(255);
  const left = word("食品", 20, 60);
  const bars = [left, right].map(({ box }) => ({ ...box, top: 20, bottom: 24 }));
  for (const { x0, x1, top, bottom } of [...bars, ...ink])
    for (let y = top; y < bottom; y++) data.fill(0, y * WIDTH + x0, y * WIDTH + x1);
  return restoreMiddleDots([left, right], { width: WIDTH, height: 60, data });
}

const dot = (x: number, y: number, side = 4): Box => ({
  x0: x - side / 2,
  x1: x + side / 2,
  top: y - side / 2,
  bottom: y + side / 2,
});
const textsOf = (words: readonly Word[]) => words.map(({ text }) => text);

it("sees a dot alone in the white between two words, with spaces or without", () => {
  expect(between(word("飲料", 80, 120), dot(70, 22))).toMatchObject([
    { text: "食品" },
    { text: "・", spaceBefore: false, box: { x0: 60, x1: 80 } },
    { text: "飲料" },
  ]);
  expect(between(word("飲料", 120, 160), dot(90, 23))).toMatchObject([
    { text: "食品" },
    { text: "・", spaceBefore: true, box: { x0: 80, x1: 100 } },
    { text: "飲料" },
  ]);
});

it("sees none in what is broad, low, aside, one of several or far from both", () => {
  const alone = ["食品", "飲料"];
  const right = word("飲料", 80, 120);
  expect(textsOf(between(right))).toEqual(alone);
  expect(textsOf(between(right, { x0: 64, x1: 76, top: 21, bottom: 24 }))).toEqual(alone);
  expect(textsOf(between(right, dot(70, 30)))).toEqual(alone);
  expect(textsOf(between(right, dot(64, 22)))).toEqual(alone);
  expect(textsOf(between(right, dot(70, 22), dot(70, 32)))).toEqual(alone);
  expect(textsOf(between(word("飲料", 200, 240), dot(130, 22)))).toEqual(alone);
});

it("sees none beside a number, nor beside an ideograph of which a part was not seen", () => {
  expect(textsOf(between(word("酒", 80, 90), dot(70, 22)))).toEqual(["食品", "酒"]);
  expect(textsOf(between(word("15", 80, 100), dot(70, 22)))).toEqual(["食品", "15"]);
});
