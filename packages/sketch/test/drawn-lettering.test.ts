import { describe, expect, it } from "vitest";
import type { SketchPart } from "../src/model";
import { box, cornersOf, holesOf, plate } from "./drawn-part";
import { DrawnSheet } from "./drawn-sheet";
import type { XY } from "./generator/truth";

/** A plate without its measures, drawn 120 x 70. */
const bare = (seed: string) => new DrawnSheet(seed).polygon([0, 0], [120, 0], [120, 70], [0, 70]);

const told = ({ dimensions }: SketchPart) =>
  dimensions.map(({ value, status }) => [value, status]).sort();

describe("where a number stands", () => {
  it("is below its line, or level beside an upright one", async () => {
    const part = await bare("below")
      .linear("x", [0, 0], [120, 0], -18, "")
      .write([60, -24], "125")
      .linear("y", [0, 0], [0, 70], -18, "")
      .write([-28, 35], "68")
      .solve();
    expect(cornersOf(part)).toEqual(box(125, 68));
    expect(told(part)).toEqual([
      [125, "satisfied"],
      [68, "satisfied"],
    ]);
  });

  it("is level where it breaks an upright line", async () => {
    const line: [XY, XY][] = [
      [
        [-18, 0],
        [-18, 30],
      ],
      [
        [-18, 40],
        [-18, 70],
      ],
      ...[0, 70].flatMap((y): [XY, XY][] => {
        const inwards = y === 0 ? 3.2 : -3.2;
        return [
          [
            [-1.3, y],
            [-20, y],
          ],
          [
            [-18, y],
            [-16.7, y + inwards],
          ],
          [
            [-18, y],
            [-19.3, y + inwards],
          ],
        ];
      }),
    ];
    const sheet = bare("level").linear("x", [0, 0], [120, 0], -18, "125", { broken: true });
    for (const [p, q] of line) sheet.thin(p, q);
    const part = await sheet.write([-18, 35], "68").solve();
    expect(cornersOf(part)).toEqual(box(125, 68));
  });

  it("runs along the slanted edge that it measures", async () => {
    const slope = (Math.atan2(60, 100) * 180) / Math.PI;
    const part = await new DrawnSheet("aslant")
      .polygon([0, 0], [100, 0], [0, 60])
      .linear("x", [0, 0], [100, 0], -18, "80")
      .aligned([0, 60], [100, 0], 14, "")
      .write([59.8, 46.3], "100", -slope)
      .solve();
    expect(cornersOf(part)).toEqual([
      [0, 0],
      [0, 60],
      [80, 0],
    ]);
  });
});

describe("how a measure is written", () => {
  it("is with mm behind each number", async () => {
    const part = await bare("mm")
      .circle([40, 30], 8)
      .linear("x", [0, 0], [120, 0], -18, "125 mm")
      .linear("y", [0, 0], [0, 70], -18, "68mm")
      .linear("x", [0, 70], [40, 30], 82, "44 mm", { gap: 4 })
      .linear("y", [120, 0], [40, 30], 134, "27 mm", { gap: 4 })
      .leader([45.7, 35.7], [62, 52], "Ø18 mm")
      .solve();
    expect(cornersOf(part)).toEqual(box(125, 68));
    expect(holesOf(part)).toEqual([[44, 27, 18]]);
  });

  it.each([
    ["2000000", "1000000"],
    ["2 km", "1 km"],
  ])("is as it stands where it is of kilometres: %s by %s", async (width, height) => {
    const part = await bare("kilometres")
      .linear("x", [0, 0], [120, 0], -18, width)
      .linear("y", [0, 0], [0, 70], -18, height)
      .solve();
    expect([part.width, part.height]).toEqual([2e6, 1e6]);
  });

  it("is in metres, or a doubt: an m may be the rest of mm", async () => {
    const part = await bare("metres")
      .linear("x", [0, 0], [120, 0], -18, "2.5 m")
      .linear("y", [0, 0], [0, 70], -18, "1.5 m")
      .solve();
    if (part.width === 2500 && part.height === 1500) return;
    expect(part.unsure).toBe(true);
    expect(part.warnings.join()).toContain("may be in metres");
  });

  it("is with a decimal comma or point, a D before a diameter", async () => {
    const part = await plate("comma")
      .circle([40, 30], 8)
      .linear("x", [0, 70], [40, 30], 82, "44,5", { gap: 4 })
      .linear("y", [120, 0], [40, 30], 134, "27.5", { gap: 4 })
      .leader([45.7, 35.7], [62, 52], "D 18,2")
      .solve();
    expect(holesOf(part)).toEqual([[44.5, 27.5, 18.2]]);
  });

  it("is with a tolerance, which changes nothing", async () => {
    const part = await bare("tolerance")
      .linear("x", [0, 0], [120, 0], -18, "125 ±0.2")
      .linear("y", [0, 0], [0, 70], -18, "68 ±0,5")
      .solve();
    expect(cornersOf(part)).toEqual(box(125, 68));
  });

  it("is as a thread, cut at its nominal diameter", async () => {
    const part = await plate("thread")
      .circle([40, 30], 6)
      .linear("x", [0, 70], [40, 30], 82, "44", { gap: 4 })
      .linear("y", [120, 0], [40, 30], 134, "27", { gap: 4 })
      .leader([44.2, 34.2], [62, 52], "M12")
      .solve();
    expect(holesOf(part)).toEqual([[44, 27, 12]]);
  });

  it("is across the flats of a hexagon", async () => {
    const corner = (k: number): XY => [
      60 + 40 * Math.cos((k * Math.PI) / 3),
      35 + 40 * Math.sin((k * Math.PI) / 3),
    ];
    const part = await new DrawnSheet("flats")
      .polygon(corner(0), corner(1), corner(2), corner(3), corner(4), corner(5))
      .circle([60, 35], 10)
      .leader([90, 52.3], [106, 66], "A/F 65")
      .leader([67, 28], [108, 0], "Ø22")
      .solve();
    expect(part.height).toBeCloseTo(65, 6);
    expect(part.width).toBeCloseTo((2 * 65) / Math.sqrt(3), 6);
    expect(holesOf(part)).toEqual([[37.528, 32.5, 22]]);
  });

  it("is in brackets where it follows from the others, and holds", async () => {
    const part = await bare("brackets")
      .circle([40, 35], 8)
      .linear("x", [0, 0], [40, 35], -14, "44", { gap: 4 })
      .linear("x", [40, 35], [120, 0], -14, "81", { gap: 4 })
      .linear("x", [0, 0], [120, 0], -30, "(125)")
      .linear("y", [0, 0], [0, 70], -18, "68")
      .leader([45.7, 40.7], [62, 80], "Ø18")
      .solve();
    expect(cornersOf(part)).toEqual(box(125, 68));
    expect(part.dimensions.map(({ status }) => status)).toEqual(Array(5).fill("satisfied"));
  });
});
