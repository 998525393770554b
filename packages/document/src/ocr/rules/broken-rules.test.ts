import { expect, it } from "vitest";
import type { GreyImage } from "../image/grey-image";
import { eraseBrokenRules } from "./broken-rules";

const EM = 30;
const WIDTH = 800;

function paper(): GreyImage {
  return { width: WIDTH, height: 200, data: new Uint8Array(WIDTH * 200).fill(255) };
}

function fill(image: GreyImage, x0: number, top: number, x1: number, bottom: number) {
  for (let y = top; y < bottom; y++) image.data.fill(0, y * WIDTH + x0, y * WIDTH + x1);
}

/** Pieces from `x0` to `x1`, so long and so far apart, sinking by a pixel for every hundred. */
function row(image: GreyImage, x0: number, x1: number, y: number, piece: number, gap: number) {
  for (let x = x0; x < x1; x += piece + gap) {
    const top = y + Math.floor((x - x0) / 100);
    fill(image, x, top, x + piece, top + 2);
  }
}

const ink = (image: GreyImage, top: number, bottom: number) =>
  image.data.subarray(top * WIDTH, bottom * WIDTH).filter((value) => value < 255).length;

it("takes out a rule that a scan broke, and says where it was", () => {
  const image = paper();
  row(image, 40, 700, 100, 9, 6);
  fill(image, 200, 70, 204, 92);
  expect(eraseBrokenRules(image, EM, [])).toEqual([
    { orientation: "horizontal", box: { x0: 40, x1: 694, top: 100, bottom: 108 } },
  ]);
  expect(ink(image, 95, 115)).toBe(0);
  expect(ink(image, 70, 92)).toBe(4 * 22);
});

it("takes out thick pieces too, where they are long", () => {
  const image = paper();
  for (let x = 40; x < 700; x += 65) fill(image, x, 100, x + 62, 109);
  expect(eraseBrokenRules(image, EM, []).map(({ box }) => box)).toEqual([
    { x0: 40, top: 100, x1: 752, bottom: 109 },
  ]);
  expect(ink(image, 95, 115)).toBe(0);
  // A word in thick print whose letters run together, by itself and in a row.
  for (let x = 40; x < 700; x += 45) fill(image, x, 150, x + 40, 159);
  expect(eraseBrokenRules(image, EM, [])).toEqual([]);
});

it("takes out what was left of a part within a rule, and no letter beside it", () => {
  const image = paper();
  for (let x = 40; x < 440; x += 12) {
    const top = 100 + Math.floor((x - 40) / 100);
    // One is thicker than long, which no piece of a thin rule is by itself.
    if (x === 280) fill(image, 282, 101, 287, 110);
    else fill(image, x, top, x + 9, top + 7);
  }
  fill(image, 300, 70, 304, 92);
  expect(eraseBrokenRules(image, EM, [])).toHaveLength(1);
  expect(ink(image, 95, 115)).toBe(0);
  expect(ink(image, 70, 92)).toBe(4 * 22);
});

it("takes out what a fax left of a dotted rule, but no points that stand further apart", () => {
  const image = paper();
  row(image, 40, 700, 60, 3, 18);
  row(image, 40, 700, 140, 3, 29);
  const points = ink(image, 135, 160);
  expect(eraseBrokenRules(image, EM, [])).toHaveLength(1);
  expect([ink(image, 55, 80), ink(image, 135, 160)]).toEqual([0, points]);
});

it("picks no rules out of the dust of a page", () => {
  const image = paper();
  // Specks all over it, the next one 37 pixels on and a row of them every third.
  for (let at = 0; at < WIDTH * 200 - 3; at += 37 + (at % 11))
    if (Math.floor(at / WIDTH) % 3 === 0)
      fill(image, at % WIDTH, Math.floor(at / WIDTH), (at % WIDTH) + 2, Math.floor(at / WIDTH) + 1);
  const before = ink(image, 0, 200);
  expect(eraseBrokenRules(image, EM, [])).toEqual([]);
  expect(ink(image, 0, 200)).toBe(before);
});

it("takes out a short rule that a coarse scan broke into long dashes, but no dashes that stand apart", () => {
  const dashes = (gap: number) => {
    const image = paper();
    for (let x = 40; x < 40 + 3 * (50 + gap); x += 50 + gap) fill(image, x, 100, x + 50, 108);
    return eraseBrokenRules(image, EM, []).map(({ box }) => [box.x0, box.x1]);
  };
  expect(dashes(3)).toEqual([[40, 196]]);
  expect(dashes(12)).toEqual([]);
});

it("leaves the points that lead from a label to its value", () => {
  const image = paper();
  fill(image, 20, 80, 24, 102);
  row(image, 40, 400, 99, 3, 5);
  fill(image, 410, 80, 414, 102);
  const before = ink(image, 0, 200);
  expect(eraseBrokenRules(image, EM, [])).toEqual([]);
  expect(ink(image, 0, 200)).toBe(before);
});

it("takes out points to write on, with those between the letters that were written on them", () => {
  const image = paper();
  fill(image, 20, 80, 24, 102);
  // The label, two words with points around them, and the rest of the row.
  for (const [from, to] of [
    [40, 64],
    [144, 168],
    [248, 700],
  ] as const)
    for (let x = from; x < to; x += 8) fill(image, x, 100, x + 3, 102);
  for (const x of [72, 100, 128, 176, 204, 232]) fill(image, x, 80, x + 5, 102);
  const rules = eraseBrokenRules(image, EM, []);
  expect(rules.map(({ box }) => [box.x0, box.x1])).toEqual([[40, 699]]);
  expect(ink(image, 99, 105)).toBe(4 * 3 + 6 * 5 * 3);
});

it("leaves dashes and points of print", () => {
  const image = paper();
  row(image, 40, 200, 60, 10, 4);
  row(image, 40, 700, 140, 4, 26);
  const before = ink(image, 0, 200);
  expect(eraseBrokenRules(image, EM, [])).toEqual([]);
  expect(ink(image, 0, 200)).toBe(before);
});

it("goes on from a part that was taken out as a whole, and leaves the letters across it", () => {
  const image = paper();
  fill(image, 200, 70, 204, 112);
  row(image, 405, 700, 106, 9, 6);
  const whole = {
    orientation: "horizontal",
    box: { x0: 40, x1: 400, top: 100, bottom: 108 },
  } as const;
  const [rule] = eraseBrokenRules(image, EM, [whole]);
  expect([rule?.box.x0, rule?.box.x1]).toEqual([40, 699]);
  expect(ink(image, 100, 115)).toBe(4 * 12);
});

it("takes out walls that a scan broke, and leaves letters below each other", () => {
  const turned = { width: 200, height: WIDTH, data: new Uint8Array(200 * WIDTH).fill(255) };
  const stroke = (x: number, top: number, tall: number) => {
    for (let y = top; y < top + tall; y++) turned.data.fill(0, y * 200 + x, y * 200 + x + 2);
  };
  for (let y = 40; y < 700; y += 12) stroke(60, y, 7);
  for (let y = 40; y < 700; y += 36) stroke(140, y, 22);
  expect(eraseBrokenRules(turned, EM, [])).toEqual([
    { orientation: "vertical", box: { x0: 60, x1: 62, top: 40, bottom: 695 } },
  ]);
  expect(turned.data.filter((value, at) => value < 255 && at % 200 < 100)).toHaveLength(0);
  expect(turned.data.filter((value) => value < 255)).toHaveLength(19 * 22 * 2);
});

it("takes a short row of points out beside a long one of the same points, and no other", () => {
  const found = (draw: (image: GreyImage) => void) => {
    const image = paper();
    draw(image);
    return eraseBrokenRules(image, EM, []).map(({ box }) => [box.x0, box.x1]);
  };
  const short = (image: GreyImage) => row(image, 560, 700, 150, 3, 4);
  expect(found(short)).toEqual([]);
  const both = (image: GreyImage) => {
    row(image, 40, 480, 60, 3, 4);
    short(image);
  };
  expect(found(both)).toEqual([
    [40, 477],
    [560, 696],
  ]);
  const others = (image: GreyImage) => {
    row(image, 40, 480, 60, 3, 4);
    row(image, 560, 700, 150, 4, 8);
  };
  expect(found(others)).toEqual([[40, 477]]);
});

it("lets broken walls of a table go on through the row beyond a rule where most of them do", () => {
  const tops = (headed: readonly number[]) => {
    const image = { width: WIDTH, height: 420, data: new Uint8Array(WIDTH * 420).fill(255) };
    for (const x of [100, 300, 500])
      for (let y = 120; y < 400; y += 15) fill(image, x, y, x + 3, y + 10);
    for (const x of headed) for (const y of [70, 84]) fill(image, x, y, x + 3, y + 10);
    const walls = eraseBrokenRules(image, EM, []).filter((rule) => rule.orientation === "vertical");
    const left = image.data.subarray(70 * WIDTH, 94 * WIDTH).filter((grey) => grey < 255).length;
    return [walls.map(({ box }) => box.top), left];
  };
  expect(tops([100, 300, 500])).toEqual([[70, 70, 70], 0]);
  expect(tops([100, 300])).toEqual([[70, 70, 120], 0]);
  expect(tops([300])).toEqual([[120, 120, 120], 60]);
});
