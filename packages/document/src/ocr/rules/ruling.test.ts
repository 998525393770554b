import { expect, it } from "vitest";
import { findDarkAreas, invertAreas } from "../image/dark-areas";
import type { GreyImage } from "../image/grey-image";
import { eraseRules } from "./ruling";

const EM = 30;

function paper(width: number, height: number): GreyImage {
  return { width, height, data: new Uint8Array(width * height).fill(255) };
}

function fill(image: GreyImage, x0: number, top: number, x1: number, bottom: number, grey: number) {
  for (let y = top; y < bottom; y++)
    image.data.fill(grey, y * image.width + x0, y * image.width + x1);
}

it("finds the lines of a table, thin grey ones too, and leaves the letters", () => {
  const image = paper(400, 300);
  fill(image, 20, 50, 380, 53, 0);
  fill(image, 20, 150, 380, 152, 180);
  fill(image, 20, 50, 22, 152, 0);
  fill(image, 60, 90, 64, 112, 0);
  fill(image, 100, 45, 104, 70, 0);
  const rules = eraseRules(image, EM);
  expect(rules.filter((rule) => rule.orientation === "horizontal")).toHaveLength(2);
  const [upright] = rules.filter((rule) => rule.orientation === "vertical");
  expect(upright?.box.x0).toBe(20);
  expect(image.data[51 * 400 + 200]).toBe(255);
  expect(image.data[151 * 400 + 200]).toBe(255);
  expect(image.data[100 * 400 + 21]).toBe(255);
  // A letter that stands free, and one that the line crosses.
  expect(image.data[100 * 400 + 62]).toBe(0);
  expect(image.data[51 * 400 + 102]).toBe(0);
});

it("takes the borders of two boxes, one above the other, for one rule where they are long and stand free", () => {
  const image = paper(700, 200);
  fill(image, 20, 50, 680, 64, 0);
  fill(image, 20, 120, 320, 134, 0);
  expect(eraseRules(image, EM).map(({ box }) => box)).toEqual([
    { x0: 20, top: 50, x1: 680, bottom: 64 },
  ]);
  expect(image.data[57 * 700 + 300]).toBe(255);
  expect(image.data[127 * 700 + 200]).toBe(0);
});

it("takes what goes on a rule behind the tail of a letter for the rule, though letters stand on it", () => {
  const write = (image: GreyImage, from: number, to: number) => {
    for (let x = from; x < to; x += 18) fill(image, x, 78, x + 12, 100, 0);
  };
  const parted = paper(700, 200);
  fill(parted, 40, 100, 300, 108, 0);
  fill(parted, 306, 100, 520, 108, 0);
  write(parted, 310, 510);
  expect(eraseRules(parted, EM).map(({ box }) => [box.x0, box.x1])).toEqual([
    [40, 300],
    [306, 520],
  ]);
  expect(parted.data[107 * 700 + 340]).toBe(255);
  // By itself it is a word in bold print.
  const word = paper(700, 200);
  fill(word, 306, 100, 520, 108, 0);
  write(word, 310, 510);
  expect(eraseRules(word, EM)).toEqual([]);
});

it("turns light letters on a dark bar around, and nothing else", () => {
  const image = paper(600, 200);
  fill(image, 50, 60, 550, 110, 60);
  for (let x = 80; x < 300; x += 20) fill(image, x, 75, x + 4, 97, 245);
  fill(image, 80, 150, 84, 172, 0);
  const areas = findDarkAreas(image, EM);
  expect(areas).toHaveLength(1);
  expect(areas[0]?.x0).toBeCloseTo(50, -1);
  expect(areas[0]?.bottom).toBeCloseTo(110, -1);
  invertAreas(image, areas);
  expect(image.data[85 * 600 + 82]).toBeLessThan(30);
  expect(image.data[85 * 600 + 70]).toBe(255);
  expect(image.data[160 * 600 + 82]).toBe(0);
});

it("finds a grey bar whose light letters stand close as one, and turns nothing of it around twice", () => {
  const image = paper(900, 200);
  for (let x = 50; x < 850; x++) fill(image, x, 60, x + 1, 110, 140 - Math.round(x / 20));
  for (const from of [120, 400, 620]) {
    for (let x = from; x < from + 110; x += 8) fill(image, x, 68, x + 6, 102, 250);
  }
  // A line from head to foot that parts two cells.
  fill(image, 300, 60, 303, 110, 250);
  const areas = findDarkAreas(image, EM);
  expect(areas).toHaveLength(1);
  invertAreas(image, areas);
  const at = (x: number, y = 85) => image.data[y * 900 + x] as number;
  for (const x of [123, 123 + 8 * 6, 403, 403 + 8 * 9, 623]) expect(at(x)).toBeLessThan(30);
  for (const x of [60, 240, 350, 560, 800, 301]) expect(at(x)).toBeGreaterThan(235);
});

it("takes an underline out from under the letters that stand on it, and leaves their feet", () => {
  const image = paper(700, 120);
  fill(image, 100, 80, 500, 84, 20);
  for (let x = 110; x < 490; x += 24) {
    fill(image, x, 58, x + 5, 80, 20);
    fill(image, x - 4, 76, x + 9, 80, 20);
  }
  expect(eraseRules(image, EM)).toHaveLength(1);
  expect(image.data[82 * 700 + 300]).toBe(255);
  expect(image.data[78 * 700 + 112]).toBe(20);
  expect(image.data[60 * 700 + 112]).toBe(20);
});

it("takes a row of points that run together on a coarse picture out with all of them, and leaves the letters beside it", () => {
  const image = paper(700, 200);
  for (let x = 200; x < 600; x += 10) {
    fill(image, x, 101, x + 8, 105, 0);
    fill(image, x + 2, 97, x + 5, 107, 0);
  }
  fill(image, 180, 85, 184, 107, 0);
  fill(image, 612, 85, 616, 107, 0);
  expect(eraseRules(image, EM, true)).toHaveLength(1);
  const inkFrom = (x0: number, x1: number) =>
    image.data.filter((value, at) => value < 255 && at % 700 >= x0 && at % 700 < x1).length;
  expect(inkFrom(190, 610)).toBe(0);
  expect(inkFrom(0, 190)).toBe(4 * 22);
  expect(inkFrom(610, 700)).toBe(4 * 22);
});

it("takes a word whose letters run together for none of the lines", () => {
  const image = paper(400, 120);
  for (let x = 100; x < 190; x += 14) {
    fill(image, x, 60, x + 8, 72, 10);
    fill(image, x + 9, 62, x + 12, 71, 10);
  }
  const before = Uint8Array.from(image.data);
  expect(eraseRules(image, EM)).toEqual([]);
  expect(image.data).toEqual(before);
});

it("ends a dark bar where paper begins, however bold the print below it", () => {
  const image = paper(700, 260);
  fill(image, 50, 60, 650, 110, 0);
  for (let x = 60; x < 640; x += 8) fill(image, x, 122, x + 6, 150, 0);
  const areas = findDarkAreas(image, EM);
  expect(areas[0]?.bottom).toBe(110);
});

it("takes a thick line with letters on it out", () => {
  const image = paper(400, 120);
  fill(image, 100, 70, 220, 77, 10);
  for (let x = 110; x < 210; x += 24) fill(image, x, 50, x + 6, 77, 10);
  expect(eraseRules(image, EM)).toHaveLength(1);
});

it("takes an upright line of uneven thickness out, which no word is", () => {
  const image = paper(200, 300);
  fill(image, 100, 60, 108, 200, 20);
  fill(image, 96, 90, 112, 120, 20);
  expect(eraseRules(image, EM).map(({ orientation }) => orientation)).toEqual(["vertical"]);
});

it("takes a bold word for no dark bar", () => {
  const image = paper(400, 200);
  for (let x = 100; x < 200; x += 10) {
    fill(image, x, 60, x + 8, 96, 10);
    fill(image, x + 8, 68, x + 10, 88, 120);
  }
  expect(findDarkAreas(image, EM)).toEqual([]);
  fill(image, 100, 60, 200, 96, 10);
  expect(findDarkAreas(image, EM)).toHaveLength(1);
});

it("parts the lines that end in one dark area, and takes none of it for a line", () => {
  const image = paper(700, 300);
  fill(image, 20, 60, 100, 240, 0);
  for (const y of [60, 150, 237]) fill(image, 100, y, 680, y + 3, 0);
  const level = eraseRules(image, EM).filter((rule) => rule.orientation === "horizontal");
  expect(level.map(({ box }) => [box.top, box.bottom, box.x1])).toEqual([
    [60, 63, 680],
    [150, 153, 680],
    [237, 240, 680],
  ]);
  expect(image.data[151 * 700 + 400]).toBe(255);
  expect(image.data[151 * 700 + 60]).toBe(0);
});
