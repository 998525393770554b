import { describe, expect, it } from "vitest";
import { boundsOfLoop } from "./bounding-box";
import { distance } from "./distance";
import { edgeLength } from "./edge-ends";
import { findCrossings } from "./find-crossings";
import { flattenSpline } from "./flatten-spline";
import { loopArea } from "./loop-area";
import type { Loop, Point, Spline } from "./model";
import { overlapLength } from "./overlap-length";
import { isPointInLoop } from "./point-in-loop";

const at = (x: number, y: number): Point => ({ x, y });

/** The usual four Béziers for a circle of radius 10: nowhere farther from it than 0.003. */
const handle = 5.522847498;
const round: Spline = {
  kind: "spline",
  points: [
    at(10, 0),
    ...[at(10, handle), at(handle, 10), at(0, 10)],
    ...[at(-handle, 10), at(-10, handle), at(-10, 0)],
    ...[at(-10, -handle), at(-handle, -10), at(0, -10)],
    ...[at(handle, -10), at(10, -handle), at(10, 0)],
  ],
};
const loop: Loop = { kind: "chain", edges: [round] };

describe("flattenSpline", () => {
  it("keeps as near to the curve as it is asked to, in chords that join", () => {
    const chords = flattenSpline(round, 0.001);
    for (const { start, end } of chords) {
      const middle = at((start.x + end.x) / 2, (start.y + end.y) / 2);
      expect(Math.abs(distance(middle, at(0, 0)) - 10)).toBeLessThan(0.004);
    }
    expect(chords.slice(1).every(({ start }, i) => start === chords[i]?.end)).toBe(true);
    expect(chords.length).toBeGreaterThan(flattenSpline(round, 0.1).length);
  });

  it("follows where the curve turns back beyond its control points' polygon corners", () => {
    const arch: Spline = { kind: "spline", points: [at(0, 0), at(0, 8), at(12, 8), at(12, 0)] };
    const top = Math.max(...flattenSpline(arch).map(({ end }) => end.y));
    expect(top).toBeCloseTo(6, 9);
  });
});

describe("a loop of a spline", () => {
  it("has the area, length and bounds of what it draws", () => {
    expect(loopArea(loop)).toBeCloseTo(Math.PI * 100, 0);
    expect(
      loopArea({ kind: "chain", edges: [{ ...round, points: [...round.points].reverse() }] }),
    ).toBe(-loopArea(loop));
    expect(edgeLength(round)).toBeCloseTo(20 * Math.PI, 0);
    expect(boundsOfLoop(loop)).toEqual({ minX: -10, minY: -10, maxX: 10, maxY: 10 });
  });

  it("is bounded by where it turns, not by its control points", () => {
    const arch: Spline = { kind: "spline", points: [at(0, 0), at(-4, 8), at(16, 8), at(12, 0)] };
    const { minX, maxX, maxY } = boundsOfLoop({ kind: "chain", edges: [arch] });
    expect(maxY).toBeCloseTo(6, 12);
    const xs = flattenSpline(arch, 1e-7).map(({ end }) => end.x);
    expect(minX).toBeCloseTo(Math.min(...xs), 6);
    expect(maxX).toBeCloseTo(Math.max(...xs), 6);
    expect(minX).toBeGreaterThan(-4);
  });

  it("encloses what is within it", () => {
    expect(isPointInLoop(at(7, 7), loop)).toBe(true);
    expect(isPointInLoop(at(7.2, 7.2), loop)).toBe(false);
  });

  it("crosses itself only where it does", () => {
    expect(findCrossings([loop], 1e-6)).toEqual([]);
    const bow: Spline = { kind: "spline", points: [at(0, 0), at(30, 20), at(-20, 20), at(10, 0)] };
    const closing = { kind: "segment" as const, start: at(10, 0), end: at(0, 0) };
    expect(findCrossings([{ kind: "chain", edges: [bow, closing] }], 1e-6)).toHaveLength(1);
  });

  it("lies on its own copy, run either way, and on no other", () => {
    const copy: Spline = { kind: "spline", points: [...round.points].reverse() };
    expect(overlapLength(round, copy, 1e-6)).toBe(edgeLength(round));
    const moved: Spline = { kind: "spline", points: round.points.map(({ x, y }) => at(x + 1, y)) };
    expect(overlapLength(round, moved, 1e-6)).toBe(0);
  });
});
