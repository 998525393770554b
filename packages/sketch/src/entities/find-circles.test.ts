import { describe, expect, it } from "vitest";
import type { Mask } from "../capture/binarise";
import { measureDistance } from "../strokes/measure-distance";
import { thin } from "../strokes/thin";
import { traceGraph } from "../strokes/trace-graph";
import { findCircles } from "./find-circles";

const SIDE = 400;
const PEN = 3;
const RADIUS = 120;

/** Dashes along a circle, degrees from and to, and level lines across the lower half of it. */
function page(
  dashes: readonly (readonly [from: number, to: number])[],
  lines: number[] = [],
): Mask {
  const data = new Uint8Array(SIDE * SIDE);
  const dab = (x: number, y: number) => {
    for (const v of [-1, 0, 1]) {
      for (const u of [-1, 0, 1]) data[(Math.round(y) + v) * SIDE + Math.round(x) + u] = 1;
    }
  };
  for (const [from, to] of dashes) {
    for (let d = from; d <= to; d += 0.2) {
      const angle = (d * Math.PI) / 180;
      dab(200 + RADIUS * Math.cos(angle), 200 + RADIUS * Math.sin(angle));
    }
  }
  for (const y of lines) for (let x = 40; x < 360; x += 1) dab(x, y);
  return { width: SIDE, height: SIDE, data };
}

const dashesOver = (degrees: number) =>
  Array.from({ length: degrees / 30 }, (_, k) => [180 + 30 * k, 203 + 30 * k] as const);

function circlesOn(mask: Mask) {
  const skeleton = thin(mask);
  return findCircles(traceGraph(skeleton, measureDistance(mask)), skeleton, PEN);
}

describe("findCircles", () => {
  it("finds a circle of dashes", () => {
    const [circle, ...others] = circlesOn(page(dashesOver(360)));
    expect(circle?.radius).toBeCloseTo(RADIUS, 0);
    expect(circle?.cover).toBeLessThan(0.86);
    expect(others).toEqual([]);
  });

  it("takes no round end that the pencil skips along for one, whatever crosses where its circle would go on", () => {
    expect(circlesOn(page(dashesOver(240), [260]))).toEqual([]);
  });
});
