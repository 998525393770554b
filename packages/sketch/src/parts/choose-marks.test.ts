import type { Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import { chooseMarks } from "./choose-marks";
import type { FoundMark } from "./find-marks";
import type { TextGroup } from "./find-texts";
import type { Tick } from "./find-ticks";

const HEIGHT = 20;

const text = (x: number, y: number, level: boolean): TextGroup => ({
  labels: new Set([1]),
  core: null,
  box: { left: x - 20, top: y - 10, right: x + 20, bottom: y + 10 },
  underlined: false,
  touched: false,
  level,
});

const tick = (at: Point, along: number): Tick => ({
  at,
  along,
  ink: 1,
  kind: "arrow",
  toward: 0,
  abuts: true,
  arms: [],
});

function mark(from: Point, to: Point, texts: number[], score: number): FoundMark {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  return {
    line: { from, to, direction, length },
    from: tick(from, 0),
    to: tick(to, length),
    outer: false,
    score,
    edges: [],
    lines: [],
    texts,
  };
}

const upright = (x: number, texts: number[], score = 5) =>
  mark({ x, y: 100 }, { x, y: 300 }, texts, score);

describe("chooseMarks", () => {
  // The fourth number stands beside an extension line, and above the dimension line that ends there.
  const disputed = [
    upright(700, [3], 5),
    mark({ x: 700, y: 300 }, { x: 820, y: 300 }, [3], 4.8),
  ] as const;

  const directions = (level: boolean) => {
    const texts = [100, 300, 500].map((x) => text(x - 20, 200, level));
    texts.push(text(730, 280, true));
    const marks = [upright(100, [0]), upright(300, [1]), upright(500, [2]), ...disputed];
    const kept = chooseMarks(marks, texts, HEIGHT).find((m) => m.texts[0] === 3);
    return kept?.line.direction;
  };

  it("gives a level number to the level line where upright lines have theirs along them", () => {
    expect(directions(false)).toEqual({ x: 1, y: 0 });
  });

  it("gives it to the likelier line where all numbers are level", () => {
    expect(directions(true)).toEqual({ x: 0, y: 1 });
  });
});
