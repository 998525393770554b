import { describe, expect, it } from "vitest";
import type { Mask } from "../capture/binarise";
import { findSmallRing } from "./find-small-ring";

const PEN = 4;
const LETTER = 30;

function ink(isInk: (x: number, y: number) => boolean): Mask {
  const data = new Uint8Array(160 * 160);
  for (let i = 0; i < data.length; i += 1) data[i] = Number(isInk(i % 160, Math.floor(i / 160)));
  return { width: 160, height: 160, data };
}

/** A leader from the upper right with its tip at (89, 71). */
const leader = { tip: { x: 89, y: 71 }, tail: { x: 129, y: 31 } };
const onLeader = (x: number, y: number) => Math.abs(x - 89 + (y - 71)) < 3 && x >= 89 && x < 130;

describe("findSmallRing", () => {
  it("finds the middle of a ring that its centre mark fills", () => {
    const mask = ink((x, y) => {
      const off = Math.hypot(x - 80, y - 80);
      const isCross = Math.min(Math.abs(x - 80), Math.abs(y - 80)) < 2 && off < 30;
      return (off > 6 && off < 11) || isCross || onLeader(x, y);
    });
    const ring = findSmallRing(leader, mask, PEN, LETTER);
    expect(ring?.center.x).toBeCloseTo(80, -0.3);
    expect(ring?.center.y).toBeCloseTo(80, -0.3);
    expect(ring?.radius).toBeGreaterThan(5);
    expect(ring?.radius).toBeLessThan(12);
  });

  it.each<[string, (x: number, y: number) => boolean]>([
    ["a straight edge", (_, y) => Math.abs(y - 73) < 3],
    ["a corner", (x, y) => (Math.abs(y - 73) < 3 && x < 92) || (Math.abs(x - 89) < 3 && y > 73)],
    ["paper", () => false],
  ])("finds none at %s", (_, isInk) => {
    const mask = ink((x, y) => isInk(x, y) || onLeader(x, y));
    expect(findSmallRing(leader, mask, PEN, LETTER)).toBeNull();
  });
});
