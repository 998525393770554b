import { describe, expect, it } from "vitest";
import { createRandom } from "../../../test/generator/random";
import { clearSpecks } from "./clear-specks";
import type { GreyImage } from "./grey-image";

const EM = 28;
const [width, height] = [420, 300];
const [PAPER, INK] = [255, 0];
const BAR = { top: 200, bottom: 260 };

/** A point beside each letter of three lines, 3 by 3 pixels, and below them a dark bar; `specks` pixels of a hundred are dark where the paper is. */
function page(specks: number, holes = 0): GreyImage {
  const random = createRandom("specks");
  const data = new Uint8Array(width * height).fill(PAPER);
  for (let at = 0; at < data.length; at++) if (random.chance(specks / 100)) data[at] = INK;
  const fill = (x: number, y: number, wide: number, tall: number, value = INK) => {
    for (let row = y; row < y + tall; row++)
      data.fill(value, row * width + x, row * width + x + wide);
  };
  for (const y of [20, 70, 120])
    for (let x = 20; x < 380; x += 40) {
      fill(x - 2, y - 2, 34, 24, PAPER);
      fill(x, y, 5, 20);
      fill(x + 12, y + 17, 3, 3);
    }
  fill(0, BAR.top, width, BAR.bottom - BAR.top);
  for (let at = BAR.top * width; at < BAR.bottom * width; at++)
    if (random.chance(holes / 100)) data[at] = PAPER;
  // A letter left white in the bar.
  fill(40, BAR.top + 20, 5, 20, PAPER);
  return { width, height, data };
}

const inked = ({ data }: GreyImage, from: number, to: number) =>
  data.slice(from * width, to * width).filter((value) => value < 128).length;

describe("clearSpecks", () => {
  it("takes away what a page is full of, and leaves the points", () => {
    const clean = page(0);
    const cleared = clearSpecks(page(2), EM);
    expect(inked(page(2), 0, 190)).toBeGreaterThan(inked(clean, 0, 190) + 800);
    expect(inked(cleared, 0, 190)).toBeLessThan(inked(clean, 0, 190) + 30);
    expect(cleared.data[(20 + 18) * width + 33]).toBe(INK);
  });

  it("closes the holes of a dark bar, and leaves its letters white", () => {
    const cleared = clearSpecks(page(2, 8), EM);
    const bar = width * (BAR.bottom - BAR.top);
    expect(inked(page(2, 8), BAR.top, BAR.bottom)).toBeLessThan(0.94 * bar);
    expect(inked(cleared, BAR.top, BAR.bottom)).toBeGreaterThan(0.98 * bar);
    expect(cleared.data[(BAR.top + 30) * width + 42]).toBe(PAPER);
  });

  it("leaves a page as it is that has few of them", () => {
    const few = page(0.1);
    expect(clearSpecks(few, EM)).toBe(few);
  });
});
