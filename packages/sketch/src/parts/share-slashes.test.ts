import type { Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import type { PenLine } from "./find-lines";
import type { Tick, TickScene } from "./find-ticks";
import { shareSlashes } from "./share-slashes";

const HEIGHT = 24;

function line(from: Point, to: Point, ticks: Tick[] = []): PenLine & { ticks: Tick[] } {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  return { edges: [], nodes: [], from, to, direction, length, ticks };
}

const tick = (kind: Tick["kind"], at: Point, along: number): Tick => ({
  at,
  along,
  ink: 0.8,
  kind,
  toward: 0,
  abuts: true,
  arms: [],
});

const upright = line({ x: 100, y: 100 }, { x: 100, y: 200 });
const scene = (strokes: PenLine[]) => ({
  graph: { nodes: [], edges: [] },
  strokes,
  height: HEIGHT,
});
const sharedBy = (other: PenLine & { ticks: Tick[] }, own = upright) =>
  shareSlashes(own, [own, other], scene([own, other]) as unknown as TickScene);

/** An extension line that comes to the upper end of the upright line, with a tick there. */
const level = (kind: Tick["kind"], off = 3) =>
  line({ x: 20, y: 100 }, { x: 100, y: 100 }, [tick(kind, { x: 100 + off, y: 100 }, 80)]);

describe("sharing slashes", () => {
  it("gives a line the slash that was read on the line across its end", () => {
    expect(sharedBy(level("slash"))).toMatchObject([
      { kind: "slash", at: { x: 100, y: 100 }, along: 0, toward: 0, ink: 0.8 },
    ]);
  });

  it("gives it no arrowhead, which lies along one line only, and none from farther off", () => {
    expect(sharedBy(level("arrow"))).toEqual([]);
    expect(sharedBy(level("slash", 12))).toEqual([]);
  });

  it("gives it none from a line that goes on from it", () => {
    const onward = line({ x: 100, y: 0 }, { x: 100, y: 100 }, [
      tick("slash", { x: 100, y: 100 }, 100),
    ]);
    expect(sharedBy(onward)).toEqual([]);
  });

  it("leaves an end that has a tick of its own", () => {
    const own = { ...upright, ticks: [tick("arrow", { x: 100, y: 104 }, 4)] };
    expect(sharedBy(level("slash"), own)).toEqual(own.ticks);
  });
});
