import type { Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import type { StrokeGraph } from "../strokes/trace-graph";
import { findMarks, type TickedLine } from "./find-marks";
import type { TextGroup } from "./find-texts";
import type { Tick } from "./find-ticks";

const HEIGHT = 20;
const SIDE = 600;

/** A line with an arrowhead at each distance from its start, its shaft towards the line's end or its start. */
function line(from: Point, to: Point, heads: [along: number, toward: 1 | -1][]): TickedLine {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const ticks = heads.map(([along, toward]): Tick => {
    const at = { x: from.x + along * direction.x, y: from.y + along * direction.y };
    return { at, along, toward, ink: 1, kind: "arrow", abuts: true, arms: [] };
  });
  const bare = { heavy: 0, freeFrom: true, freeTo: true, bareFrom: false, bareTo: false };
  return { edges: [], nodes: [], from, to, direction, length, ticks, ...bare };
}

const text = (x: number, y: number, width = 34, height = HEIGHT): TextGroup => ({
  labels: new Set([1]),
  core: null,
  box: { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 },
  underlined: false,
  touched: false,
  level: null,
});

/** Where the measures lie and which text is whose; ink is everywhere, outlines left of `outline`. */
function measures(lines: TickedLine[], texts: TextGroup[], outline = 0) {
  const mask = { width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE).fill(1) };
  const graph = { nodes: [], edges: [] } as unknown as StrokeGraph;
  const isOutline = (p: Point) => p.x < outline;
  return findMarks(lines, { graph, mask, texts, height: HEIGHT, isOutline })
    .map(({ from, to, texts: own }) => [from.at.x, from.at.y, to.at.x, to.at.y, own[0]])
    .sort((a, b) => (a[4] ?? 0) - (b[4] ?? 0));
}

/** Two measures one below the other, each with its arrowheads outside and a line of its own. */
const first = line({ x: 440, y: 60 }, { x: 440, y: 215 }, [
  [40, -1],
  [120, 1],
]);
const second = line({ x: 416, y: 140 }, { x: 416, y: 300 }, [
  [40, -1],
  [120, 1],
]);

describe("arrowheads that face from outside", () => {
  it("measure where the short line behind one ends at its number", () => {
    const row = line({ x: 100, y: 300 }, { x: 206, y: 300 }, [
      [50, -1],
      [100, 1],
    ]);
    expect(measures([row], [text(262, 300, 70)])).toEqual([[150, 300, 200, 300, 0]]);
  });

  it("are paired along one line, not with those of the next measure beside it", () => {
    const texts = [text(428, 195, HEIGHT), text(416, 315, HEIGHT, 30)];
    expect(measures([first, second], texts)).toEqual([
      [440, 100, 440, 180, 0],
      [416, 180, 416, 260, 1],
    ]);
  });
});

describe("an extension line that arrowheads cross", () => {
  // From a part's corner far to the left, past two measures that it bounds both.
  const extension = line({ x: 100, y: 180 }, { x: 460, y: 180 }, [
    [316, 1],
    [340, -1],
  ]);
  const texts = [text(452, 200, HEIGHT), text(416, 315, HEIGHT, 30)];

  it("is no measure, however far away it begins", () => {
    expect(measures([extension, first, second], texts, 120)).toEqual([
      [440, 100, 440, 180, 0],
      [416, 180, 416, 260, 1],
    ]);
  });
});
