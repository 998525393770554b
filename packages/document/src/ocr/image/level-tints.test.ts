import { describe, expect, it } from "vitest";
import type { GreyImage } from "./grey-image";
import { levelTints } from "./level-tints";

const EM = 40;
const [WIDTH, HEIGHT] = [480, 240];
const BAND = { top: 80, bottom: 156 };

/** A band across white paper whose ground is as grey as told for each column, with strokes in it as dark as told. */
function page(groundAt: (x: number) => number, ink: number): GreyImage {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (let y = BAND.top; y < BAND.bottom; y++)
    for (let x = 20; x < WIDTH - 20; x++) data[y * WIDTH + x] = groundAt(x);
  for (let y = 104; y < 132; y++)
    for (let x = 60; x < 300; x += 16) data.fill(ink, y * WIDTH + x, y * WIDTH + x + 5);
  return { width: WIDTH, height: HEIGHT, data };
}

const greyAt = ({ data }: GreyImage, x: number, y: number) => data[y * WIDTH + x];

describe("levelTints", () => {
  it("makes a tint as white as the paper, and leaves the letters on it dark", () => {
    const tinted = page(() => 190, 30);
    levelTints(tinted, EM);
    expect([greyAt(tinted, 400, 118), greyAt(tinted, 70, 118)]).toEqual([255, 255]);
    expect([greyAt(tinted, 22, 82), greyAt(tinted, 456, 154)]).toEqual([255, 255]);
    expect(greyAt(tinted, 62, 118)).toBe(40);
  });

  it("leaves a dark bar whose letters are light, also where it fades, and pages without tints", () => {
    for (const image of [page(() => 80, 250), page((x) => 90 + x / 5, 250), page(() => 255, 30)]) {
      const before = image.data.slice();
      levelTints(image, EM);
      expect(image.data).toEqual(before);
    }
  });

  it("leaves bold titles, whose strokes are no wider than those of print", () => {
    const image = page(() => 255, 180);
    for (let y = 20; y < 70; y++)
      for (const x of [40, 80, 120, 160]) image.data.fill(190, y * WIDTH + x, y * WIDTH + x + 14);
    const before = image.data.slice();
    levelTints(image, EM);
    expect(image.data).toEqual(before);
  });
});
