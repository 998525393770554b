import { describe, expect, it } from "vitest";
import type { Mask } from "../capture/binarise";
import { findRings } from "./find-rings";

const penWidth = 4;
const box = { left: 40, top: 40, right: 160, bottom: 160 };
const radii = { least: 5, most: 10 };

function ink(isInk: (x: number, y: number) => boolean): Mask {
  const data = new Uint8Array(200 * 200);
  for (let i = 0; i < data.length; i += 1) data[i] = Number(isInk(i % 200, Math.floor(i / 200)));
  return { width: 200, height: 200, data };
}

const found = (isInk: (x: number, y: number) => boolean) =>
  findRings(ink(isInk), { box, radii, penWidth });
const off = (x: number, y: number) => Math.hypot(x - 100, y - 100);
const ring = (x: number, y: number) => Math.abs(off(x, y) - 8) < 2;
const isOnCross = (x: number, y: number) => Math.min(Math.abs(x - 100), Math.abs(y - 100)) < 2;

describe("findRings", () => {
  it.each<[string, (x: number, y: number) => boolean]>([
    ["a ring that centre lines cut in four", (x, y) => ring(x, y) || isOnCross(x, y)],
    [
      "a dot hardly larger than the lines that cross in it",
      (x, y) => off(x, y) < 6 || isOnCross(x, y),
    ],
    [
      "a ring that the pen did not close",
      (x, y) => ring(x, y) && !(x > 104 && Math.abs(y - 100) < 3),
    ],
  ])("finds %s", (_, isInk) => {
    const [first, ...more] = found(isInk);
    expect(more).toHaveLength(0);
    expect(first?.center.x).toBeCloseTo(100, -0.5);
    expect(first?.center.y).toBeCloseTo(100, -0.5);
    expect(first?.radius).toBeGreaterThan(4.5);
    expect(first?.radius).toBeLessThan(10);
  });

  it.each<[string, (x: number, y: number) => boolean]>([
    ["where lines cross", isOnCross],
    ["half a ring, as the end of a slot", (x, y) => ring(x, y) && x < 102],
    ["a line as wide as the pen", (x) => Math.abs(x - 100) < 2],
    ["a broad patch", (x, y) => off(x, y) < 30],
  ])("finds none in %s", (_, isInk) => {
    expect(found(isInk)).toEqual([]);
  });
});
