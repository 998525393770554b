import { describe, expect, it } from "vitest";
import type { SeenBox } from "../seen";
import type { PenLine } from "./find-lines";
import { isPieceOfLine } from "./piece-of-line";

const HEIGHT = 30;
const line: PenLine = {
  edges: [0],
  nodes: [0, 1],
  from: { x: 100, y: 100 },
  to: { x: 100, y: 180 },
  direction: { x: 0, y: 1 },
  length: 80,
};
const box = (left: number, top: number, right: number, bottom: number): SeenBox => ({
  left,
  top,
  right,
  bottom,
});

describe("isPieceOfLine", () => {
  it("tells a stroke of a line from a 1", () => {
    expect(isPieceOfLine(box(96, 150, 104, 176), [line], HEIGHT)).toBe(true);
  });

  it.each([
    ["beside the line", box(110, 150, 116, 176)],
    ["beyond its end", box(96, 184, 104, 210)],
    ["across it", box(86, 150, 114, 156)],
    ["as wide as a letter", box(90, 150, 112, 176)],
  ])("keeps what is %s", (_, stroke) => {
    expect(isPieceOfLine(stroke, [line], HEIGHT)).toBe(false);
  });
});
