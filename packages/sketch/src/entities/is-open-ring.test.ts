import type { Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import type { StrokeGraph } from "../strokes/trace-graph";
import { isOpenRing } from "./is-open-ring";

const PEN = 3;
const RADIUS = 100;
const ring = {
  kind: "circle" as const,
  center: { x: 200, y: 200 },
  radius: RADIUS,
  cover: 0.95,
  gaps: 1,
  stray: 1,
};

function arc(from: number, to: number): Point[] {
  return Array.from({ length: 200 }, (_, k) => {
    const angle = ((from + ((to - from) * k) / 199) * Math.PI) / 180;
    return { x: 200 + RADIUS * Math.cos(angle), y: 200 + RADIUS * Math.sin(angle) };
  });
}

function line(from: Point, to: Point): Point[] {
  return Array.from({ length: 61 }, (_, k) => ({
    x: from.x + ((to.x - from.x) * k) / 60,
    y: from.y + ((to.y - from.y) * k) / 60,
  }));
}

function graph(...paths: Point[][]): StrokeGraph {
  const edge = { from: 0, to: 0, length: 100, width: PEN, alive: true, aside: 0 };
  return { nodes: [], edges: paths.map((points) => ({ ...edge, points })) };
}

/** From just above to just below the opening at the right. */
const open = arc(12, 348);
const [below, above] = [open[0] as Point, open[199] as Point];
const inwards = ({ x, y }: Point): Point => ({ x: x - 60, y });

describe("isOpenRing", () => {
  it("holds where lines lead inwards from both ends", () => {
    const lips = graph(open, line(below, inwards(below)), line(above, inwards(above)));
    expect(isOpenRing(ring, lips, PEN)).toBe(true);
  });

  it("holds where the pen went round the corners, past a centre line", () => {
    const one = [...line(inwards(below), below), ...open, ...line(above, inwards(above))];
    const centre = line({ x: 285, y: 200 }, { x: 315, y: 200 });
    expect(isOpenRing(ring, graph(one, centre), PEN)).toBe(true);
  });

  it("does not where the ends are free, the ring is closed, or only one end leads on", () => {
    expect(isOpenRing(ring, graph(open), PEN)).toBe(false);
    expect(isOpenRing(ring, graph(arc(0, 360)), PEN)).toBe(false);
    expect(isOpenRing(ring, graph(open, line(below, inwards(below))), PEN)).toBe(false);
  });

  it("does not across a flat", () => {
    expect(isOpenRing(ring, graph(open, line(below, above)), PEN)).toBe(false);
  });
});
