import { describe, expect, it } from "vitest";
import type { End } from "./drawn-end";
import { arcRadii, box, cornersOf, holesOf, plate } from "./drawn-part";
import { DrawnSheet } from "./drawn-sheet";
import type { XY } from "./generator/truth";

describe("leaders", () => {
  it.each<End>(["open", "filled", "dot"])("to a fillet, from outside, ended by %s", async (end) => {
    const part = await new DrawnSheet(`fillet ${end}`)
      .edge([0, 0], [120, 0])
      .edge([120, 0], [120, 48])
      .bow([98, 48], 22, 0, 90)
      .edge([98, 70], [0, 70])
      .edge([0, 70], [0, 0])
      .linear("x", [0, 0], [120, 0], -18, "125")
      .linear("y", [0, 0], [0, 70], -18, "68")
      .leader([113.6, 63.6], [126, 76], "R20", end)
      .solve();
    expect(arcRadii(part)).toEqual([20]);
    expect(cornersOf(part)).toContainEqual([125, 48]);
    expect(cornersOf(part)).toContainEqual([105, 68]);
  });

  it("to the round end of an arch, from its centre", async () => {
    const part = await new DrawnSheet("arch")
      .edge([0, 40], [0, 0])
      .edge([0, 0], [80, 0])
      .edge([80, 0], [80, 40])
      .bow([40, 40], 40, 0, 180)
      .linear("y", [80, 0], [40, 40], 100, "45", { gap: 4 })
      .fromCenter([40, 40], 40, 40, "R38", "filled")
      .solve();
    expect(arcRadii(part)).toEqual([38]);
    expect(cornersOf(part)).toEqual([
      [0, 0],
      [0, 45],
      [76, 0],
      [76, 45],
    ]);
  });

  it("to a chamfer", async () => {
    const part = await new DrawnSheet("chamfer")
      .polygon([0, 0], [120, 0], [120, 56], [106, 70], [0, 70])
      .linear("x", [0, 0], [120, 0], -18, "125")
      .linear("y", [0, 0], [0, 70], -18, "68")
      .leader([113, 63], [126, 76], "12x45°")
      .solve();
    expect(cornersOf(part)).toEqual([
      [0, 0],
      [0, 68],
      [113, 68],
      [125, 0],
      [125, 56],
    ]);
  });

  it("to a bolt circle", async () => {
    const sheet = new DrawnSheet("bolts", 6, [450, 700]).circle([40, 40], 48).circle([40, 40], 14);
    const holes = [45, 135, 225, 315].map((degrees): XY => {
      const angle = (degrees * Math.PI) / 180;
      return [40 + 34 * Math.cos(angle), 40 + 34 * Math.sin(angle)];
    });
    for (const hole of holes) sheet.circle(hole, 4);
    const part = await sheet
      .pitchCircle([40, 40], 34)
      .leader([40 + 48 * Math.cos(0.3), 40 + 48 * Math.sin(0.3)], [100, 66], "Ø100")
      .leader([40 - 34 * Math.cos(0.1), 40 + 34 * Math.sin(0.1)], [-24, 52], "PCD 70")
      .leader([40 + 14 * Math.cos(5.6), 40 + 14 * Math.sin(5.6)], [100, 6], "Ø30")
      .leader([40 - 36.8, 13.1], [-24, 4], "4x Ø9")
      .solve();
    const off = 35 * Math.SQRT1_2;
    const near = (value: number) => Math.round(1000 * value) / 1000;
    expect(holesOf(part).map(([x, y, d]) => [near(x - 50), near(y - 50), d])).toEqual(
      [
        [-off, -off, 9],
        [-off, off, 9],
        [0, 0, 30],
        [off, -off, 9],
        [off, off, 9],
      ].map(([x = 0, y = 0, d]) => [near(x), near(y), d]),
    );
  });
});

describe("lines that are no edges", () => {
  it("takes no hatching for outline or writing", async () => {
    const sheet = plate("hatching");
    for (let x = 8; x < 110; x += 7) {
      const top = Math.min(66, 120 - x);
      sheet.thin([x, 4], [Math.min(116, x + top - 4), Math.min(66, top)]);
    }
    const part = await sheet.solve();
    expect(cornersOf(part)).toEqual(box(125, 68));
    expect(part.drawing.profile.holes).toEqual([]);
    expect(part.dimensions).toHaveLength(2);
  });

  it("takes no hidden dashes and no dash-dot line for edges", async () => {
    const part = await plate("hidden")
      .dashed([30, 2], [30, 68], 5, 3)
      .dashed([50, 2], [50, 68], 5, 3)
      .dashed([-8, 35], [128, 35], 14, 4)
      .solve();
    expect(cornersOf(part)).toEqual(box(125, 68));
    expect(part.drawing.profile.holes).toEqual([]);
  });

  it("keeps the written length of a part broken off by zigzag lines", async () => {
    const part = await plate("break")
      .zigzag([55, 74], [55, 40], [51, 37], [59, 33], [55, 30], [55, -4])
      .zigzag([63, 74], [63, 40], [59, 37], [67, 33], [63, 30], [63, -4])
      .solve();
    expect(cornersOf(part)).toEqual(box(125, 68));
  });

  it("joins the two pieces of a part whose middle was left out, and measures each end where it is", async () => {
    const sheet = new DrawnSheet("left out");
    const breakAt = (x: number): XY[] => [
      [x, 0],
      [x, 16],
      [x - 4, 20],
      [x + 4, 24],
      [x, 28],
      [x, 44],
    ];
    const path = (...points: XY[]) =>
      points.slice(1).forEach((q, i) => {
        sheet.edge(points[i] as XY, q);
      });
    path(...breakAt(56), [0, 44], [0, 0], [56, 0]);
    path(...breakAt(66), [120, 44], [120, 0], [66, 0]);
    const part = await sheet
      .circle([18, 22], 5)
      .circle([104, 22], 5)
      .linear("x", [0, 0], [120, 0], -18, "640")
      .linear("y", [0, 0], [0, 44], -18, "50")
      .linear("x", [0, 44], [18, 22], 58, "20")
      .linear("x", [104, 22], [120, 44], 58, "15")
      .leader([18 + 3.5, 22 + 3.5], [34, 58], "2x Ø9")
      .solve();
    expect(cornersOf(part)).toEqual(box(640, 50));
    expect(holesOf(part)).toEqual([
      [20, 25, 9],
      [625, 25, 9],
    ]);
  });
});
