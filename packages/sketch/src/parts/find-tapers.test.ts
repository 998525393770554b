import { describe, expect, it } from "vitest";
import type { Mask } from "../capture/binarise";
import { measureDistance } from "../strokes/measure-distance";
import { thin } from "../strokes/thin";
import { traceGraph } from "../strokes/trace-graph";
import { findLines } from "./find-lines";
import { withTapers } from "./find-tapers";
import { findTicks } from "./find-ticks";

const HEIGHT = 21;
const PEN = 3;
const [WIDE, HIGH] = [180, 80];
const MIDDLE = 40;

/** A dimension line across two extension lines, with more ink `half` as high where it is. */
function ticksOf(half: (x: number) => number) {
  const data = new Uint8Array(WIDE * HIGH);
  const isInk = (x: number, y: number) => {
    const isExtension = (Math.abs(x - 70) < 2 || Math.abs(x - 108) < 2) && y >= 30 && y < 75;
    const isLine = x >= 40 && x < 140 && Math.abs(y - MIDDLE) < 2;
    return isExtension || isLine || Math.abs(y - MIDDLE) <= half(x);
  };
  for (let y = 0; y < HIGH; y += 1) {
    for (let x = 0; x < WIDE; x += 1) if (isInk(x, y)) data[y * WIDE + x] = 1;
  }
  const mask: Mask = { width: WIDE, height: HIGH, data };
  const distance = measureDistance(mask);
  const graph = traceGraph(thin(mask), distance);
  const strokes = findLines(graph, ({ length }) => length > 0.35 * HEIGHT, PEN);
  const line = strokes.find(({ direction, length }) => Math.abs(direction.x) > 0.9 && length > 80);
  if (!line) throw new Error("no dimension line");
  const depth = { width: WIDE, data: distance };
  const scene = { graph, mask, rings: [], strokes, depth, height: HEIGHT, penWidth: PEN };
  const told = (ticks: ReturnType<typeof findTicks>) =>
    ticks
      .filter(({ abuts }) => abuts)
      .map(({ at, kind, toward }) => [Math.round((at.x - 70) / 38), kind, toward]);
  const seen = findTicks(line, scene);
  return { before: told(seen), after: told(withTapers(line, seen, scene)) };
}

/** How high a slender arrowhead is so far behind its tip. */
const head = (off: number) => (off >= 0 && off <= 13 ? 0.29 * off : -1);

describe("withTapers", () => {
  it("sees slender filled arrowheads that face from outside across their extension lines", () => {
    const { before, after } = ticksOf((x) => Math.max(head(70 - x), head(x - 108)));
    expect(before).not.toEqual(after);
    expect(after).toEqual([
      [0, "arrow", -1],
      [1, "arrow", 1],
    ]);
  });

  it.each<[string, (x: number) => number]>([
    ["no more ink than its own", () => -1],
    ["dots", (x) => Math.sqrt(16 - Math.min(Math.abs(x - 70), Math.abs(x - 108)) ** 2)],
    ["a blot away from where lines cross", (x) => (Math.abs(x - 89) < 4 ? 4 : -1)],
    ["ink that widens and stays wide", (x) => (x > 108 ? Math.min(4, 0.29 * (x - 108)) : -1)],
  ])("leaves a line with %s", (_, half) => {
    const { before, after } = ticksOf(half);
    expect(after).toEqual(before);
  });
});
