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

/** A ring of a few pen widths about the middle, its radius by the angle. */
function smallRing(radiusAt: (angle: number) => number): Mask {
  const mask = page([]);
  for (let angle = 0; angle < 2 * Math.PI; angle += 0.01) {
    const radius = radiusAt(angle);
    const x = Math.round(200 + radius * Math.cos(angle));
    const y = Math.round(200 + radius * Math.sin(angle));
    for (const v of [-1, 0, 1]) for (const u of [-1, 0, 1]) mask.data[(y + v) * SIDE + x + u] = 1;
  }
  return mask;
}

/** The sides of a square turned by an angle, half as far from its middle as it is long. */
const square = (half: number, turned: number) => (angle: number) =>
  half / Math.max(Math.abs(Math.cos(angle - turned)), Math.abs(Math.sin(angle - turned)));

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

  it.each([
    [12, 0],
    [15, 0.1],
    [15, 0.7],
    [18, 0.3],
  ])("takes no square of half side %i for one, turned by %d", (half, turned) => {
    expect(circlesOn(smallRing(square(half, turned)))).toEqual([]);
  });

  it("takes no square for one at whose corner a hole is", () => {
    const mask = smallRing(square(15, 0));
    const hole = smallRing(() => 9);
    hole.data.forEach((ink, i) => {
      if (ink) mask.data[i + 15 - 15 * SIDE] = 1;
    });
    const [circle, ...others] = circlesOn(mask);
    expect(others).toEqual([]);
    expect(circle?.center.x).toBeCloseTo(215, 0);
    expect(circle?.center.y).toBeCloseTo(185, 0);
    expect(circle?.radius).toBeCloseTo(9, 0);
  });

  it("takes no square for one whose corner is a hole's ring, its two sides there ending at it", () => {
    // Sides left and below; the lines above and at the right go to the ring's middle.
    const mask = page([]);
    const dab = (x: number, y: number) => {
      for (const v of [-1, 0, 1]) for (const u of [-1, 0, 1]) mask.data[(y + v) * SIDE + x + u] = 1;
    };
    for (let k = 100; k < 300; k += 1) {
      dab(185, Math.min(k, 217));
      dab(Math.max(k, 185), 217);
      if (k < 206) dab(k, 186);
      if (k > 196) dab(216, k);
    }
    for (let angle = 0; angle < 2 * Math.PI; angle += 0.01) {
      dab(Math.round(216 + 10 * Math.cos(angle)), Math.round(186 + 10 * Math.sin(angle)));
    }
    const [circle, ...others] = circlesOn(mask);
    expect(others).toEqual([]);
    expect(circle?.center.x).toBeCloseTo(216, 0);
    expect(circle?.center.y).toBeCloseTo(186, 0);
  });

  it.each([8, 11, 16, 20])("finds a shaky one of radius %i", (radius) => {
    const shaky = (angle: number) => radius + 0.05 * radius * Math.cos(3 * angle);
    const [circle] = circlesOn(smallRing(shaky));
    expect(circle?.radius).toBeGreaterThan(0.9 * radius);
    expect(circle?.radius).toBeLessThan(1.1 * radius);
  });

  it("takes no arch on straight sides for one, though holes lie where its circle would go on", () => {
    const mask = page([[180, 360]]);
    const dab = (x: number, y: number) => {
      const at = Math.round(y) * SIDE + Math.round(x);
      for (const v of [-1, 0, 1]) for (const u of [-1, 0, 1]) mask.data[at + v * SIDE + u] = 1;
    };
    for (let y = 200; y < 334; y += 1) for (const x of [80, 320]) dab(x, y);
    for (let x = 60; x < 340; x += 1) dab(x, 334);
    for (const x of [110, 290]) {
      for (let angle = 0; angle < 2 * Math.PI; angle += 0.01) {
        dab(x + 12 * Math.cos(angle), 301 + 12 * Math.sin(angle));
      }
      for (let y = 282; y < 370; y += 1) dab(x, y);
      for (let u = -18; u < 50; u += 1) dab(x < 200 ? x - u : x + u, 301);
    }
    expect(circlesOn(mask).filter(({ radius }) => radius > 20)).toEqual([]);
  });

  it("finds one between the lines that touch it on four sides", () => {
    const mask = page([[0, 360]], [80, 320]);
    for (const x of [80, 320]) for (let y = 40; y < 360; y += 1) mask.data[y * SIDE + x] = 1;
    const [circle, ...others] = circlesOn(mask);
    expect(circle?.radius).toBeCloseTo(RADIUS, 0);
    expect(others).toEqual([]);
  });

  it("takes no round end that the pencil skips along for one, whatever crosses where its circle would go on", () => {
    expect(circlesOn(page(dashesOver(240), [260]))).toEqual([]);
  });
});
