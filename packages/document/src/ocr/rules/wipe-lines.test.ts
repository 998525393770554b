import { expect, it } from "vitest";
import type { GreyImage } from "../image/grey-image";
import { eraseRules } from "./ruling";

const EM = 30;
const [WIDTH, HEIGHT] = [400, 200];
/** A line of a coarse picture from its upper edge to its lower one, at this height. */
const LINE = { top: 100, greys: [190, 60, 10, 10, 60, 190] } as const;
/** What blur leaves between the line and the letters under it, and the greys of those from their heads on. */
const BETWEEN = 195;
const LETTER = [150, 60, ...Array.from({ length: 18 }, () => 20)];

/** A letter that the line crosses. */
const CROSSING = { top: 85, bottom: 115 } as const;

/** A table's line with letters hanging close under it, the first of them right under a wall of the row above. */
function table(): GreyImage {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  const set = (x0: number, x1: number, y: number, grey: number) => {
    for (let x = x0; x < x1; x++)
      data[y * WIDTH + x] = Math.min(data[y * WIDTH + x] as number, grey);
  };
  LINE.greys.forEach((grey, i) => {
    set(20, 380, LINE.top + i, grey);
  });
  for (let y = 30; y < LINE.top; y++) set(200, 206, y, 10);
  for (let x = 200; x < 300; x += 24)
    [BETWEEN, ...LETTER].forEach((grey, i) => {
      set(x, x + 6, LINE.top + LINE.greys.length + i, grey);
    });
  for (let y = CROSSING.top; y < CROSSING.bottom; y++) set(330, 336, y, 20);
  return { width: WIDTH, height: HEIGHT, data };
}

const inkOf = ({ data }: GreyImage, x: number) =>
  Array.from({ length: HEIGHT }, (_, y) => y).filter((y) => (data[y * WIDTH + x] as number) < 150);
const letter = Array.from({ length: 19 }, (_, i) => LINE.top + LINE.greys.length + 2 + i);

it("parts letters of a coarse picture from the line above them that blur alone joins to it", () => {
  const image = table();
  expect(eraseRules(image, EM, true)).toHaveLength(2);
  // The letter under the wall, and one under the line alone.
  for (const x of [203, 227]) expect(inkOf(image, x)).toEqual(letter);
  const crossing = CROSSING.bottom - CROSSING.top;
  expect(inkOf(image, 333)).toEqual(Array.from({ length: crossing }, (_, i) => CROSSING.top + i));
});

it("leaves letters and line as they are where blur joins them in a fine picture", () => {
  const image = table();
  eraseRules(image, EM);
  expect(inkOf(image, 227)).toEqual([101, 102, 103, 104, ...letter]);
});
