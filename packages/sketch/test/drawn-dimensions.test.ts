import { describe, expect, it } from "vitest";
import type { End } from "./drawn-end";
import { box, cornersOf, holesOf, plate } from "./drawn-part";
import { DrawnSheet } from "./drawn-sheet";
import type { XY } from "./generator/truth";

describe("how dimension lines end", () => {
  it.each<End>(["open", "filled", "slash", "dot"])("%s", async (end) => {
    const part = await plate(`ends ${end}`, end)
      .circle([40, 30], 8)
      .linear("x", [0, 70], [40, 30], 82, "44", { end, gap: 4 })
      .linear("y", [120, 0], [40, 30], 134, "27", { end, gap: 4 })
      .leader([45.7, 35.7], [62, 52], "Ø18", end === "slash" ? "open" : end)
      .solve();
    expect(cornersOf(part)).toEqual(box(125, 68));
    expect(holesOf(part)).toEqual([[44, 27, 18]]);
    expect(part.dimensions.map(({ status }) => status)).toEqual(Array(5).fill("satisfied"));
  });
});

describe("where dimension lines stand", () => {
  it("measures a short step with arrows from outside and its number beside them", async () => {
    const part = await new DrawnSheet("short")
      .polygon([0, 0], [120, 0], [120, 58], [106, 58], [106, 70], [0, 70])
      .linear("x", [0, 0], [120, 0], -18, "125")
      .linear("y", [0, 0], [0, 70], -18, "68")
      .linear("x", [106, 70], [120, 58], 84, "12", { outside: true, end: "filled" })
      .linear("y", [120, 58], [106, 70], 154, "10", { outside: true, end: "filled" })
      .solve();
    expect(cornersOf(part)).toEqual([
      [0, 0],
      [0, 68],
      [113, 58],
      [113, 68],
      [125, 0],
      [125, 58],
    ]);
  });

  it("measures a narrow leg by dots on a line that runs on to under its number", async () => {
    const sheet = new DrawnSheet("dots")
      .polygon([0, 0], [120, 0], [120, 40], [114, 40], [114, 20], [5, 20], [5, 70], [0, 70])
      .linear("x", [0, 0], [120, 0], -18, "250", { end: "dot" })
      .linear("y", [0, 0], [0, 70], -18, "136", { end: "dot" })
      .linear("y", [120, 0], [120, 40], 134, "88", { end: "dot" })
      .linear("y", [120, 0], [114, 20], 146, "36", { end: "dot" });
    for (const [left, right, at, number] of [
      [0, 5, 80, "12"],
      [114, 120, 56, "15"],
    ] as const) {
      sheet
        .linear("x", [left, at - 10], [right, at - 10], at, "", { outside: true, end: "dot" })
        .thin([left, at], [right + 14, at])
        .write([right + 10, at - 5], number);
    }
    const part = await sheet.solve();
    expect(cornersOf(part)).toEqual([
      [0, 0],
      [0, 136],
      [12, 36],
      [12, 136],
      [235, 36],
      [235, 88],
      [250, 0],
      [250, 88],
    ]);
  });

  it("measures a step narrower than a letter is high", async () => {
    const part = await new DrawnSheet("narrow")
      .polygon([0, 0], [120, 0], [120, 66.8], [100, 66.8], [100, 70], [0, 70])
      .linear("x", [0, 0], [120, 0], -18, "125")
      .linear("y", [0, 0], [0, 70], -18, "68")
      .linear("x", [100, 70], [120, 66.8], 84, "30")
      .linear("y", [120, 66.8], [100, 70], 154, "3", { outside: true, end: "filled" })
      .solve();
    expect(cornersOf(part)).toEqual([
      [0, 0],
      [0, 68],
      [95, 65],
      [95, 68],
      [125, 0],
      [125, 65],
    ]);
  });

  it("measures a small hole near a corner with arrows from outside", async () => {
    const part = await plate("small hole")
      .circle([11, 10], 2.2)
      .linear("x", [0, 0], [11, 10], -8, "12", { outside: true })
      .linear("y", [0, 0], [11, 10], -8, "9", { outside: true })
      .leader([12.6, 11.6], [26, 24], "Ø5")
      .solve();
    expect(cornersOf(part)).toEqual(box(125, 68));
    expect(holesOf(part)).toEqual([[12, 9, 5]]);
  });

  it("measures where the number leaves no room for its line", async () => {
    const part = await plate("filled", "filled")
      .circle([40, 12], 4)
      .linear("x", [0, 0], [40, 12], -10, "44", { end: "filled" })
      .linear("y", [120, 0], [40, 12], 134, "14", { end: "filled", broken: true })
      .leader([43, 14], [62, 40], "Ø9", "filled")
      .solve();
    expect(cornersOf(part)).toEqual(box(125, 68));
    expect(holesOf(part)).toEqual([[44, 14, 9]]);
  });

  it("adds up a chain and counts a baseline from one edge", async () => {
    const outline: XY[] = [
      [0, 0],
      [120, 0],
      [120, 30],
      [80, 30],
      [80, 50],
      [40, 50],
      [40, 70],
      [0, 70],
    ];
    const part = await new DrawnSheet("chain")
      .polygon(...outline)
      .linear("x", [0, 0], [40, 50], -14, "42", { end: "slash" })
      .linear("x", [40, 50], [80, 30], -14, "37", { end: "slash" })
      .linear("x", [80, 30], [120, 0], -14, "44", { end: "slash" })
      .linear("y", [120, 0], [120, 30], 132, "28", { end: "slash" })
      .linear("y", [120, 0], [80, 50], 144, "52", { end: "slash" })
      .linear("y", [120, 0], [40, 70], 156, "74", { end: "slash" })
      .solve();
    expect(cornersOf(part)).toEqual([
      [0, 0],
      [0, 74],
      [42, 52],
      [42, 74],
      [79, 28],
      [79, 52],
      [123, 0],
      [123, 28],
    ]);
  });

  it("lets extension lines begin well off the outline", async () => {
    const part = await new DrawnSheet("gap")
      .polygon([0, 0], [120, 0], [120, 70], [0, 70])
      .linear("x", [0, 0], [120, 0], -18, "125", { gap: 26 })
      .linear("y", [0, 0], [0, 70], -18, "68", { gap: 26, broken: true })
      .solve();
    expect(cornersOf(part)).toEqual(box(125, 68));
  });

  it("measures along a slanted edge", async () => {
    const part = await new DrawnSheet("aligned")
      .polygon([0, 0], [100, 0], [0, 60])
      .linear("x", [0, 0], [100, 0], -18, "80")
      .aligned([0, 60], [100, 0], 14, "100")
      .solve();
    expect(cornersOf(part)).toEqual([
      [0, 0],
      [0, 60],
      [80, 0],
    ]);
  });

  it("measures to a corner between slanted edges", async () => {
    const part = await new DrawnSheet("slanted corner")
      .polygon([0, 0], [100, 0], [72, 60], [25, 60])
      .linear("x", [0, 0], [100, 0], -18, "104")
      .linear("x", [0, 0], [25, 60], 78, "28")
      .linear("x", [25, 60], [72, 60], 92, "46")
      .linear("y", [0, 0], [25, 60], -20, "57")
      .solve();
    expect(cornersOf(part)).toEqual([
      [0, 0],
      [28, 57],
      [74, 57],
      [104, 0],
    ]);
  });
});

describe("angles", () => {
  it.each<End>(["open", "filled", "dot"])(
    "across a corner of the outline, ended by %s",
    async (end) => {
      const part = await new DrawnSheet(`angle ${end}`)
        .polygon([0, 0], [110, 0], [70, 60], [0, 60])
        .linear("x", [0, 0], [110, 0], -18, "110")
        .linear("y", [0, 0], [0, 60], -18, "60")
        .angle([110, 0], 123.7, 180, 30, "60°", { end, textAt: 19 })
        .solve();
      expect(cornersOf(part)).toEqual([
        [0, 0],
        [0, 60],
        [75.359, 60],
        [110, 0],
      ]);
    },
  );

  it("against a line drawn on from an edge", async () => {
    const part = await new DrawnSheet("outer angle")
      .polygon([0, 0], [90, 0], [120, 60], [0, 60])
      .linear("x", [0, 0], [90, 0], -18, "90")
      .linear("y", [0, 0], [0, 60], -18, "60")
      .thin([92, 0], [126, 0])
      .angle([90, 0], 0, 63.4, 30, "60°", { textAt: 20 })
      .solve();
    expect(cornersOf(part)).toEqual([
      [0, 0],
      [0, 60],
      [90, 0],
      [124.641, 60],
    ]);
  });

  it("between two edges that do not meet", async () => {
    const part = await new DrawnSheet("far legs")
      .polygon([0, 0], [120, 0], [75, 60], [45, 60])
      .linear("x", [0, 0], [120, 0], -18, "120")
      .linear("y", [0, 0], [45, 60], -18, "60")
      .linear("x", [0, 0], [45, 60], 76, "45")
      .angle([60, 80], 233.1, 306.9, 52, "70°", { textAt: 64 })
      .solve();
    const right = Math.PI - (70 * Math.PI) / 180 - Math.atan(60 / 45);
    expect(cornersOf(part)).toEqual([
      [0, 0],
      [45, 60],
      [Math.round(1000 * (120 - 60 / Math.tan(right))) / 1000, 60],
      [120, 0],
    ]);
  });

  it("across a notch", async () => {
    const part = await new DrawnSheet("notch")
      .polygon([0, 0], [120, 0], [120, 70], [85, 70], [60, 30], [35, 70], [0, 70])
      .linear("x", [0, 0], [120, 0], -32, "120")
      .linear("y", [0, 0], [0, 70], -18, "70")
      .linear("x", [0, 70], [35, 70], 84, "37")
      .linear("x", [0, 0], [60, 30], -16, "60")
      .linear("y", [120, 70], [60, 30], 136, "40")
      .angle([60, 30], 58, 122, 28, "60°", { textAt: 38 })
      .solve();
    const right = 60 + 40 * Math.tan(Math.PI / 3 - Math.atan(23 / 40));
    expect(cornersOf(part)).toEqual([
      [0, 0],
      [0, 70],
      [37, 70],
      [60, 30],
      [Math.round(1000 * right) / 1000, 70],
      [120, 0],
      [120, 70],
    ]);
  });

  it("takes a number on an arc for degrees, and says that it is doubtful", async () => {
    const part = await new DrawnSheet("plain angle")
      .polygon([0, 0], [110, 0], [70, 60], [0, 60])
      .linear("x", [0, 0], [110, 0], -18, "110")
      .linear("y", [0, 0], [0, 60], -18, "60")
      .angle([110, 0], 123.7, 180, 30, "58", { textAt: 19 })
      .solve();
    const [, , top] = cornersOf(part) as [XY, XY, XY];
    expect(top[0]).toBeCloseTo(110 - 60 / Math.tan((58 * Math.PI) / 180), 3);
    const angle = part.dimensions.find(({ text }) => text.startsWith("58"));
    expect(angle).toMatchObject({ kind: "angle", value: 58, status: "satisfied", unsure: true });
  });
});
