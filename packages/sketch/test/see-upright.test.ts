import type { Raster } from "@inkform/raster/model";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { seeUpright } from "../src/see-upright";
import { DrawnSheet } from "./drawn-sheet";

const { reads } = vi.hoisted(() => ({ reads: { crops: 0 } }));
vi.mock("../src/lettering/read-lettering", async (original) => {
  const { readLettering } = await original<typeof import("../src/lettering/read-lettering")>();
  return {
    readLettering: (crops: Parameters<typeof readLettering>[0]) => {
      reads.crops += crops.length;
      return readLettering(crops);
    },
  };
});

async function rasterOf(png: Buffer): Promise<Raster> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 1, data, dpi: null };
}

describe("seeing a page", () => {
  it("reads no writing where no shape and no dimension line is drawn", async () => {
    const page = new DrawnSheet("page");
    ["CALL TOM 5", "12 RINGS", "MAIL TO ANN", "ORDER 3 NEW"].forEach((line, i) => {
      page.write([40, 90 - 25 * i], line);
    });
    reads.crops = 0;
    const seen = await seeUpright(await rasterOf(await page.png()), 1);
    expect(seen.texts.length).toBeGreaterThan(2);
    expect(seen.parts).toEqual([]);
    expect(reads.crops).toBe(0);
  });

  it("turns a drawing upright by its writing", async () => {
    const plate = await new DrawnSheet("turned")
      .polygon([0, 0], [120, 0], [120, 70], [0, 70])
      .circle([40, 30], 8)
      .linear("x", [0, 0], [120, 0], -18, "125")
      .linear("y", [0, 0], [0, 70], -18, "74")
      .leader([45.7, 35.7], [62, 52], "2x Ø14")
      .write([90, 20], "t=3 mm")
      .png();
    reads.crops = 0;
    const seen = await seeUpright(await rasterOf(await sharp(plate).rotate(180).toBuffer()), 1);
    expect(reads.crops).toBeGreaterThan(0);
    const [part] = seen.parts;
    const heights = seen.marks.map(({ from, to }) => (from.at.y + to.at.y) / 2);
    expect(part).toBeDefined();
    expect(Math.max(...heights)).toBeGreaterThan(part?.box.bottom ?? 0);
  });
});
