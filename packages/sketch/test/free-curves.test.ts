import type { Profile } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import type { SketchPart } from "../src/model";
import { isDrawable } from "../src/solve/is-drawable";
import { arcRadii } from "./drawn-part";
import { DrawnSheet } from "./drawn-sheet";
import type { XY } from "./generator/truth";

const kinds = ({ outer }: Profile): string[] =>
  outer.kind === "circle" ? ["circle"] : outer.edges.map(({ kind }) => kind);

/** Part of a bean's outline, in radians about its middle: bends of all sizes. */
function bean(from: number, to: number): XY[] {
  return Array.from({ length: 161 }, (_, i): XY => {
    const a = from + ((to - from) * i) / 160;
    const reach = 36 + 6 * Math.sin(2 * a + 1) + 4 * Math.sin(3 * a) + 2.5 * Math.sin(5 * a + 2);
    return [65 + 1.2 * reach * Math.cos(a), 45 + reach * Math.sin(a)];
  });
}

function expectSound(part: SketchPart): void {
  expect(isDrawable(part.drawing.profile)).toBe(true);
}

describe("free curves", () => {
  it("draws a bean as splines, its hole round, as large as it is written", async () => {
    const whole = bean(0, 2 * Math.PI).slice(0, -1);
    const sorted = (k: 0 | 1) => [...whole].sort((p, q) => p[k] - q[k]);
    const [left, right] = [sorted(0)[0], sorted(0).at(-1)] as [XY, XY];
    const [low, high] = [sorted(1)[0], sorted(1).at(-1)] as [XY, XY];
    const part = await new DrawnSheet("bean")
      .free(whole, { closed: true })
      .circle([65, 45], 9)
      .linear("x", left, right, low[1] - 24, "104", { gap: 60 })
      .linear("y", low, high, left[0] - 24, "76", { gap: 60 })
      .leader([71.4, 51.4], [112, 92], "Ø20")
      .solve();
    expect(kinds(part.drawing.profile)).toEqual(Array(4).fill("spline"));
    expect(part.dimensions.map(({ status }) => status)).toEqual(Array(3).fill("satisfied"));
    expect(part.width).toBeCloseTo(104, 2);
    expect(part.height).toBeCloseTo(76, 2);
    expect(part.drawing.profile.holes).toMatchObject([{ kind: "circle", radius: 10 }]);
    // Between its outermost points nothing says how the curve runs.
    expect(part.degreesOfFreedom).toBeGreaterThan(0);
    expect(part.warnings.join()).toContain("turning point");
    expectSound(part);
  });

  it("draws a free edge that begins and ends at a straight one", async () => {
    const open = bean(-1.2, Math.PI + 0.3);
    const [start, end] = [open[0], open.at(-1)] as [XY, XY];
    const part = await new DrawnSheet("edge").free(open).edge(end, start).solve();
    const found = kinds(part.drawing.profile);
    expect(found).toContain("segment");
    expect(found.filter((kind) => kind === "spline").length).toBeGreaterThan(1);
    expect(found).not.toContain("arc");
    expectSound(part);
  });

  it("makes no spline where arcs will do: even waves, a hook, rounded corners", async () => {
    const waves = Array.from(
      { length: 121 },
      (_, i): XY => [120 - i, 50 + 8 * Math.sin((i / 120) * 4 * Math.PI)],
    );
    const waved = await new DrawnSheet("waves")
      .edge([0, 50], [0, 0])
      .edge([0, 0], [120, 0])
      .edge([120, 0], [120, 50])
      .free(waves)
      .solve();
    const hook = await new DrawnSheet("hook")
      .bow([60, 45], 40, 0, 180)
      .bow([25, 45], 5, 180, 360)
      .bow([60, 45], 30, 0, 180)
      .bow([95, 45], 5, 180, 360)
      .solve();
    const rounded = await new DrawnSheet("rounded")
      .edge([15, 0], [105, 0])
      .bow([105, 15], 15, 270, 360)
      .edge([120, 15], [120, 55])
      .bow([105, 55], 15, 0, 90)
      .edge([105, 70], [15, 70])
      .bow([15, 55], 15, 90, 180)
      .edge([0, 55], [0, 15])
      .bow([15, 15], 15, 180, 270)
      .solve();
    for (const part of [waved, hook, rounded]) {
      expect(kinds(part.drawing.profile)).not.toContain("spline");
      expectSound(part);
    }
    // Nothing is written, and a figure of arcs is still as large as it is on the paper.
    expect(hook.width / hook.height).toBeCloseTo(1.8, 1);
    expect(arcRadii(hook)).toHaveLength(4);
  });
});
