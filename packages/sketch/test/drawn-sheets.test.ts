import { cadLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import { describe, expect, it } from "vitest";
import { sketchToDrawing } from "../src/sketch-to-drawing";
import { box, cornersOf, holesOf, plate } from "./drawn-part";
import { DrawnSheet } from "./drawn-sheet";

describe("several parts on a sheet", () => {
  it("have their own names, notes, holes and dimensions, from the upper left on", async () => {
    const sheet = new DrawnSheet("two", 5, [150, 560])
      .polygon([0, 0], [80, 0], [80, 50], [0, 50])
      .circle([62, 25], 8)
      .linear("x", [0, 0], [80, 0], -14, "90")
      .linear("y", [0, 0], [0, 50], -14, "45")
      .leader([67.7, 30.7], [84, 44], "Ø16")
      .write([40, 66], "PART A")
      .write([22, -30], "t=3")
      .write([58, -30], "4 pcs")
      .polygon([150, 0], [220, 0], [220, 60], [150, 60])
      .linear("x", [150, 0], [220, 0], -14, "65")
      .linear("y", [220, 0], [220, 60], 234, "62")
      .write([185, 76], "PART B")
      .write([170, -30], "t=5")
      .write([206, -30], "2 pcs");
    const { parts } = await sketchToDrawing(await openUpload(await sheet.png(), cadLimits), {});
    expect(parts).toMatchObject([
      { name: "PART A", thickness: 3, quantity: 4, width: 90, height: 45 },
      { name: "PART B", thickness: 5, quantity: 2, width: 65, height: 62 },
    ]);
    const [a, b] = parts;
    expect(a?.drawing.profile.holes).toHaveLength(1);
    expect(b?.drawing.profile.holes).toEqual([]);
    expect(a && holesOf(a).map(([, , diameter]) => diameter)).toEqual([16]);
  });
});

describe("a size on a leader", () => {
  it("is the hole's that it leads to, though it stands over another part", async () => {
    const sheet = new DrawnSheet("leader", 5, [150, 560])
      .polygon([0, 0], [80, 0], [80, 50], [0, 50])
      .circle([58, 25], 6)
      .linear("x", [0, 0], [80, 0], -26, "90")
      .linear("x", [0, 0], [58, 25], -14, "64", { gap: 4 })
      .linear("y", [0, 0], [0, 50], -14, "45")
      .linear("y", [80, 0], [58, 25], 96, "20", { gap: 4 })
      .polygon([130, 0], [200, 0], [200, 60], [130, 60])
      .linear("x", [130, 0], [200, 0], -14, "65")
      .linear("y", [200, 0], [200, 60], 214, "62")
      .leader([62.2, 29.2], [130, 76], "Ø14");
    const { parts } = await sketchToDrawing(await openUpload(await sheet.png(), cadLimits), {});
    expect(parts).toMatchObject([
      { width: 90, height: 45 },
      { width: 65, height: 62 },
    ]);
    expect(parts.map(holesOf)).toEqual([[[64, 20, 14]], []]);
  });
});

describe("a frame round the sheet", () => {
  it("is no part, nor are the boxes of its title block", async () => {
    const part = await plate("framed")
      .circle([40, 30], 8)
      .linear("x", [0, 70], [40, 30], 82, "44", { gap: 4 })
      .linear("y", [120, 0], [40, 30], 134, "27", { gap: 4 })
      .leader([45.7, 35.7], [62, 52], "Ø18")
      .polygon([-45, -50], [180, -50], [180, 105], [-45, 105])
      .polygon([130, -50], [180, -50], [180, -38], [130, -38])
      .edge([155, -50], [155, -38])
      .write([142, -44], "SCALE 1:2")
      .solve();
    expect(cornersOf(part)).toEqual(box(125, 68));
    expect(holesOf(part)).toEqual([[44, 27, 18]]);
  });
});

describe("what is not written", () => {
  it("keeps a hole on the centre line it is drawn on", async () => {
    const part = await plate("centre line")
      .dashed([-8, 35], [128, 35], 14, 4)
      .circle([30, 35], 9)
      .linear("x", [0, 70], [30, 35], 82, "33", { gap: 4 })
      .leader([36.4, 41.4], [52, 54], "Ø20")
      .solve();
    expect(holesOf(part)).toEqual([[33, 34, 20]]);
    expect(cornersOf(part)).toEqual(box(125, 68));
  });

  it("is named, the hole by its size and the edge it has no measure from", async () => {
    const part = await plate("free hole")
      .circle([31, 22], 8)
      .leader([36.7, 27.7], [52, 40], "Ø18")
      .solve();
    expect(part.degreesOfFreedom).toBe(2);
    const warnings = part.warnings.join("\n");
    expect(warnings).toMatch(/position of the Ø18 hole from the left edge is not written/i);
    expect(warnings).toMatch(/position of the Ø18 hole from the bottom edge is not written/i);
  });

  it("is drawn all the same where two numbers contradict, and the loser is named", async () => {
    const part = await new DrawnSheet("too much")
      .polygon([0, 0], [120, 0], [120, 70], [0, 70])
      .linear("x", [0, 0], [120, 0], -18, "120")
      .linear("x", [0, 70], [120, 70], 88, "150")
      .linear("y", [0, 0], [0, 70], -18, "70")
      .solve();
    const lost = part.dimensions.filter(({ status }) => status === "contradicted");
    expect(lost).toHaveLength(1);
    expect(part.unsure).toBe(true);
    expect(part.warnings.join()).toContain(`"${lost[0]?.text}" contradicts`);
    expect([120, 150]).toContain(part.width);
    expect(part.height).toBe(70);
  });
});
