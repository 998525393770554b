import { describe, expect, it } from "vitest";
import { findLetters } from "./find-letters";
import { flatten } from "./flatten";
import type { GreyImage } from "./grey-image";
import type { Straightened } from "./straighten";

const [width, height, em] = [900, 1100, 26];

/** Words of hollow letters, 14 by 18 pixels, on lines 40 apart; every third word ends short, so that columns show at the left alone. */
function isInk(x: number, y: number): boolean {
  if (x < 80 || x > 800 || y < 100 || y > 1000) return false;
  const [row, column] = [(y - 100) % 40, (x - 80) % 20];
  if (row >= 18 || column >= 14 || Math.floor((x - 80) / 20) % 6 === 5) return false;
  return row < 4 || row >= 14 || column < 4 || column >= 10;
}

/** A page drawn by where each of its pixels lies on flat paper. */
function page(toFlat: (x: number, y: number) => { x: number; y: number }): Straightened {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const flat = toFlat(x + 0.5, y + 0.5);
      data[y * width + x] = isInk(flat.x, flat.y) ? 30 : 240;
    }
  }
  const image: GreyImage = { width, height, data };
  return { image, em, lean: 0, isCut: false, scale: 1, toSource: [1, 0, 0, 0, 1, 0, 0, 0, 1] };
}

/** The paper rises towards its right side, as one does that was rolled up. */
const curl = (x: number) => -60 * (x / width) ** 3;
const curled = page((x, y) => ({ x, y: y - curl(x) }));
/** … and was turned to let its lines run level on the whole, so that its sides lean. */
const LEAN = 0.06;
const askew = page((x, y) => ({ x: x - LEAN * (y - height / 2), y: y - curl(x) }));

/** How far apart the feet of the letters of the first line are, and the left edges of the first letters of all lines. */
function spread(image: GreyImage): { feet: number; starts: number } {
  const letters = findLetters(image);
  const range = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const start = letters.toSorted((a, b) => a.top - b.top)[0];
  const line = letters.filter(({ bottom }) => Math.abs(bottom - (start?.bottom ?? 0)) < 12);
  const left = Math.min(...letters.map(({ x0 }) => x0));
  const starts = letters.filter(({ x0 }) => x0 < left + 12).map(({ x0 }) => x0);
  return {
    feet: line.length < 25 ? Number.NaN : range(line.map(({ bottom }) => bottom)),
    starts: range(starts),
  };
}

describe("flatten", () => {
  it("leaves a page alone whose lines run straight", () => {
    expect(flatten(page((x, y) => ({ x, y })))).toBeNull();
  });

  it("lays the lines of a curled page level", () => {
    const flat = flatten(curled);
    expect(flat && spread(flat.image).feet).toBeLessThan(4);
  });

  it("sets columns upright that lean", () => {
    const flat = flatten(askew);
    expect(flat && spread(flat.image).starts).toBeLessThan(5);
  });

  it("knows where on the bent page a box of the flat one lies", () => {
    const flat = flatten(askew);
    const [letter] = flat
      ? findLetters(flat.image).toSorted((a, b) => b.x0 + b.top - a.x0 - a.top)
      : [];
    const back = letter && flat?.bentBack(letter);
    const last = findLetters(askew.image).toSorted((a, b) => b.x0 + b.top - a.x0 - a.top)[0];
    expect(Math.abs((back?.x0 ?? 0) - (last?.x0 ?? 0))).toBeLessThan(4);
    expect(Math.abs((back?.bottom ?? 0) - (last?.bottom ?? 0))).toBeLessThan(4);
  });
});
