import { cadLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { sketchToDrawing } from "../src/sketch-to-drawing";
import { arcRadii, box, cornersOf, holesOf, plate } from "./drawn-part";
import { DrawnSheet } from "./drawn-sheet";
import type { XY } from "./generator/truth";

describe("strokes that a hand draws", () => {
  it("make one line of two beside each other", async () => {
    const part = await plate("twice")
      .edge([2, 70.4], [118, 70.3])
      .edge([0.4, 3], [0.3, 66])
      .edge([5, -0.4], [80, -0.3])
      .solve();
    expect(cornersOf(part)).toEqual(box(125, 68));
    expect(part.drawing.profile.holes).toEqual([]);
  });

  it("make a circle of one that does not close and is not round", async () => {
    const squashed = Array.from({ length: 60 }, (_, i): [number, number] => {
      const angle = ((15 + 5.7 * i) * Math.PI) / 180;
      return [40 + 14.4 * Math.cos(angle), 34 + 13.6 * Math.sin(angle)];
    });
    const part = await plate("open circle")
      .free(squashed)
      .leader([49.9, 43.7], [70, 56], "Ø30")
      .solve();
    expect(holesOf(part).map(([, , diameter]) => diameter)).toEqual([30]);
  });

  it("make a C of a ring whose ends lead inwards, past a centre line", async () => {
    const [outer, inner] = [40, 22].map((radius) => (Math.asin(5 / radius) * 180) / Math.PI) as [
      number,
      number,
    ];
    const part = await new DrawnSheet("ring", 6, [750, 560])
      .bow([0, 0], 40, outer, 360 - outer)
      .bow([0, 0], 22, inner, 360 - inner)
      .edge([39.686, 5], [21.424, 5])
      .edge([39.686, -5], [21.424, -5])
      .dashed([-48, 0], [48, 0], 14, 4)
      .linear("y", [-2, -40], [-2, 40], -56, "Ø84")
      .linear("y", [39.686, -5], [39.686, 5], 54, "10")
      .solve();
    const { outer: outline } = part.drawing.profile;
    const kinds = outline.kind === "chain" ? outline.edges.map(({ kind }) => kind).sort() : [];
    expect(kinds).toEqual(["arc", "arc", "segment", "segment"]);
    expect(part.height).toBeCloseTo(84, 6);
    expect(Math.max(...arcRadii(part))).toBeCloseTo(42, 6);
  });

  it("close corners with gaps and overshoots", async () => {
    const part = await new DrawnSheet("loose corners")
      .edge([1.2, 0], [121.5, 0])
      .edge([120, -1.4], [120, 68.8])
      .edge([121, 70], [-1.5, 70])
      .edge([0, 69], [0, 1])
      .linear("x", [0, 0], [120, 0], -18, "125")
      .linear("y", [0, 0], [0, 70], -18, "68")
      .solve();
    expect(cornersOf(part)).toEqual(box(125, 68));
  });

  it("make an obround slot of two lines and two bows", async () => {
    const part = await plate("slot")
      .edge([40, 43], [80, 43])
      .bow([80, 35], 8, -90, 90)
      .edge([80, 27], [40, 27])
      .bow([40, 35], 8, 90, 270)
      .solve();
    const [slot] = part.drawing.profile.holes;
    const kinds = slot?.kind === "chain" ? slot.edges.map(({ kind }) => kind).sort() : [];
    expect(kinds).toEqual(["arc", "arc", "segment", "segment"]);
  });
});

describe("scrawls", () => {
  const scrawls: [string, (i: number, row: number) => XY][] = [
    ["loops", (i, row) => [10 + i / 2 + 8 * Math.sin(i / 5), 10 + 18 * row + 7 * Math.cos(i / 5)]],
    ["waves", (i, row) => [i / 2, 10 + 14 * row + 4 * Math.sin(i / 7 + row)]],
    [
      "a signature",
      (i) => [20 + i / 3 + 5 * Math.sin(i / 8), 40 + (14 - i / 24) * Math.cos(i / 6)],
    ],
  ];
  it.each(scrawls)("are refused, though their lines cross themselves: %s", async (name, at) => {
    const sheet = new DrawnSheet(name);
    for (let row = 0; row < 4; row += 1) {
      sheet.free(Array.from({ length: 200 }, (_, i) => at(i, row)));
    }
    await expect(sheet.solve()).rejects.toMatchObject({ code: "no_part_found" });
  });
});

describe("pictures of nothing", () => {
  const [width, height] = [1600, 1200];
  const textures: [string, (x: number, y: number) => number][] = [
    [
      "boards",
      (x, y) => 150 + 22 * Math.sin((y + 14 * Math.sin(x / 190)) / 9) - (y % 240 < 5 ? 60 : 0),
    ],
    [
      "cloth",
      (x, y) => 160 + 18 * Math.sin(x / 3) * Math.sin(y / 3) + 30 * Math.sin((x + y) / 260),
    ],
    [
      "a wall of bricks",
      (x, y) => (y % 120 < 10 || (x + (y % 240 < 120 ? 0 : 130)) % 260 < 10 ? 205 : 120),
    ],
  ];
  it.each(textures)("are refused: %s", async (_, shade) => {
    const data = Uint8Array.from({ length: width * height }, (_, i) => {
      const grain = ((i * 2654435761) % 4294967296) / 4294967296;
      return Math.max(
        0,
        Math.min(255, shade(i % width, Math.floor(i / width)) + 12 * (grain - 0.5)),
      );
    });
    const jpeg = await sharp(data, { raw: { width, height, channels: 1 } })
      .jpeg()
      .toBuffer();
    await expect(sketchToDrawing(await openUpload(jpeg, cadLimits), {})).rejects.toMatchObject({
      code: "no_part_found",
    });
  });
});
