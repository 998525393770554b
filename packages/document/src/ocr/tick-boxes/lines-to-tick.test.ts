import { expect, it } from "vitest";
import type { Box, Rule } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { linesToTick } from "./lines-to-tick";

const EM = 20;
const line = (x0: number, y: number, length = 36): Box => ({
  x0,
  x1: x0 + length,
  top: y,
  bottom: y + 2,
});
/** Three letters that stand on a line of y. */
const word = (x: number, y: number): Box[] =>
  [0, 9, 18].map((dx) => ({ x0: x + dx, x1: x + dx + 4, top: y - 10, bottom: y + 1 }));

function linesIn(lines: Box[], others: Box[], pale: Box[] = []): number {
  const [width, height] = [500, 200];
  const data = new Uint8Array(width * height).fill(255);
  const fill = ({ x0, x1, top, bottom }: Box, grey: number) => {
    for (let y = top; y < bottom; y++) data.fill(grey, y * width + x0, y * width + x1);
  };
  for (const box of pale) fill(box, 195);
  for (const box of [...lines, ...others]) fill(box, 0);
  const image: GreyImage = { width, height, data };
  const rules = lines.map((box): Rule => ({ orientation: "horizontal", box }));
  return linesToTick(image, rules, EM).length;
}

const row = [line(20, 80), line(140, 80), line(260, 80)];
const choices = [66, 186, 306].flatMap((x) => word(x, 80));

it("finds lines of one length before the texts that they choose, one with an x on it", () => {
  const x: Box[] = [
    { x0: 152, x1: 156, top: 68, bottom: 80 },
    { x0: 162, x1: 166, top: 68, bottom: 80 },
  ];
  expect(linesIn(row, choices)).toBe(3);
  expect(linesIn(row, [...choices, ...x])).toBe(3);
});

it("finds them as thick as a coarse scan leaves them", () => {
  const thick = row.map((box) => ({ ...box, bottom: box.top + 5 }));
  expect(linesIn(thick, choices)).toBe(3);
  const bars = row.map((box) => ({ ...box, bottom: box.top + 8 }));
  expect(linesIn(bars, choices)).toBe(0);
});

it("leaves two lines, lines of other lengths, and those without a text behind them", () => {
  expect(linesIn(row.slice(1), choices)).toBe(0);
  expect(linesIn([line(20, 80), line(140, 80, 30), line(260, 80, 44)], choices)).toBe(0);
  expect(linesIn(row, [])).toBe(0);
});

it("leaves dashes between words, strokes of letters, and lines that all bear writing", () => {
  const raised = choices.map((letter) => ({ ...letter, bottom: 90 }));
  expect(linesIn(row, raised)).toBe(0);
  const stems = row.map(({ x0 }) => ({ x0: x0 + 16, x1: x0 + 20, top: 82, bottom: 96 }));
  expect(linesIn(row, [...choices, ...stems])).toBe(0);
  const written = row.flatMap(({ x0 }) => word(x0 + 4, 76));
  expect(linesIn(row, [...choices, ...written])).toBe(0);
});

it("leaves the feet of boxes to tick whose sides are too pale for ink", () => {
  const sides = row.flatMap(({ x0, x1, top }): Box[] =>
    [x0, x1 - 2].map((x) => ({ x0: x, x1: x + 2, top: top - 20, bottom: top })),
  );
  expect(linesIn(row, choices, sides)).toBe(0);
  const left = sides.filter((_, i) => i % 2 === 0);
  expect(linesIn(row, choices, left)).toBe(3);
});
