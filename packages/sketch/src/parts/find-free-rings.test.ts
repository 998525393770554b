import { describe, expect, it } from "vitest";
import type { Mask } from "../capture/binarise";
import type { DimensionMark, SeenPart } from "../seen";
import { findFreeRings } from "./find-free-rings";

const penWidth = 4;
const height = 24;

function ink(isInk: (x: number, y: number) => boolean): Mask {
  const data = new Uint8Array(200 * 200);
  for (let i = 0; i < data.length; i += 1) data[i] = Number(isInk(i % 200, Math.floor(i / 200)));
  return { width: 200, height: 200, data };
}

const off = (x: number, y: number) => Math.hypot(x - 100, y - 100);
const ring = (x: number, y: number) => off(x, y) > 5 && off(x, y) < 9.5;
const rightOf = (x: number, y: number) => Math.abs(y - 100) < 2 && x > 107 && x < 180;
const isLine = (at: number) => Math.abs(Math.abs(at - 100) - 6) < 2;
const scene = { texts: [], marks: [], parts: [], penWidth, height };

describe("findFreeRings", () => {
  it("finds a ring hardly larger than the pen, a line ending at it", () => {
    const [found, ...more] = findFreeRings({
      ...scene,
      mask: ink((x, y) => ring(x, y) || rightOf(x, y)),
    });
    expect(more).toHaveLength(0);
    expect(found?.center.x).toBeCloseTo(100, 0);
    expect(found?.center.y).toBeCloseTo(100, 0);
    expect(found?.radius).toBeGreaterThan(6);
    expect(found?.radius).toBeLessThan(9);
  });

  it.each<[string, (x: number, y: number) => boolean]>([
    ["the corner of a slash and two lines", (x, y) => x === 100 || y === 100 || x + y === 206],
    ["the field between two pairs of lines", (x, y) => isLine(x) || isLine(y)],
    ["a larger hole", (x, y) => off(x, y) > 28 && off(x, y) < 32],
  ])("finds none in %s", (_, isInk) => {
    expect(findFreeRings({ ...scene, mask: ink(isInk) })).toEqual([]);
  });

  it("leaves a letter's ring and a hole's to them", () => {
    const mask = ink(ring);
    const texts = [{ box: { left: 90, top: 90, right: 140, bottom: 110 } }];
    expect(findFreeRings({ ...scene, mask, texts })).toEqual([]);
    const hole = { kind: "circle" as const, center: { x: 101, y: 100 }, radius: 7 };
    const parts = [{ holes: [hole] } as unknown as SeenPart];
    expect(findFreeRings({ ...scene, mask, parts })).toEqual([]);
  });

  it("finds the ring that a centre mark fills where an extension line ends", () => {
    const isCross = (x: number, y: number) =>
      Math.min(Math.abs(x - 100), Math.abs(y - 100)) < 2 && off(x, y) < 12;
    const mask = ink(
      (x, y) => (off(x, y) > 4 && off(x, y) < 8.5) || isCross(x, y) || rightOf(x, y),
    );
    const end = { at: { x: 180, y: 100 }, kind: "slash" as const, reaches: { x: 109, y: 100 } };
    const mark: DimensionMark = { from: end, to: { ...end, reaches: null }, texts: [], part: 0 };
    const [found] = findFreeRings({ ...scene, mask, marks: [mark] });
    expect(found?.center.x).toBeCloseTo(100, -0.5);
    expect(findFreeRings({ ...scene, mask })).toEqual([]);
  });
});
