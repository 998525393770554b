import { describe, expect, it } from "vitest";
import { findHatching } from "./find-hatching";
import type { PenLine } from "./find-lines";

const LETTER = 20;

function line(x: number, y: number, length = 60, degrees = -45): PenLine {
  const angle = (degrees * Math.PI) / 180;
  const direction = { x: Math.cos(angle), y: Math.sin(angle) };
  const to = { x: x + length * direction.x, y: y + length * direction.y };
  return { edges: [], nodes: [], from: { x, y }, to, direction, length };
}
const row = (count: number, step: number, degrees = -45) =>
  Array.from({ length: count }, (_, k) => line(k * step, 0, 60 - 4 * k, degrees + (k % 2)));
const found = (lines: PenLine[], look = 0.2) => [...findHatching(lines, () => look, LETTER)];

describe("hatching", () => {
  it("is lines askew side by side, evenly apart, whichever way each was drawn", () => {
    const lines = row(5, 18);
    const reversed = lines.map((each, k) =>
      k % 2 ? { ...each, from: each.to, to: each.from } : each,
    );
    expect(found(reversed)).toHaveLength(5);
  });

  it("takes nothing with it that lies elsewhere or runs another way", () => {
    const lines = [...row(5, 18), line(400, 0), line(30, 10, 60, 45), line(0, 40, 90, 0)];
    expect(found(lines)).toEqual(expect.arrayContaining(lines.slice(0, 5)));
    expect(found(lines)).toHaveLength(5);
  });

  it.each([
    ["few lines", row(3, 18), 0.2],
    ["level lines", row(6, 18, 0), 0.2],
    ["lines far apart", row(6, 90), 0.2],
    ["the slanted edges of teeth", row(6, 30), 0.8],
  ])("is not %s", (_, lines, look) => {
    expect(found(lines, look)).toEqual([]);
  });
});
