import { cadLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { overlaySvg } from "../src/overlay";
import { sketchToDrawing } from "../src/sketch-to-drawing";

/** A page of 1400 x 1000 pixels at 200 dpi with what is drawn on it. */
async function sketch(drawn: string): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1000"><rect width="1400" height="1000" fill="#fdfdfb"/><g fill="none" stroke="#222" stroke-width="4" stroke-linecap="round">${drawn}</g></svg>`;
  return sharp(Buffer.from(svg)).withMetadata({ density: 200 }).png().toBuffer();
}

const run = async (bytes: Uint8Array, stages: string[] = []) =>
  sketchToDrawing(await openUpload(bytes, cadLimits), { onStage: (stage) => stages.push(stage) });

const plate = '<path d="M300 250 L1102 252 L1100 652 L301 650 Z"/>';
const holes = '<circle cx="450" cy="451" r="40"/><circle cx="951" cy="450" r="41"/>';

describe("sketchToDrawing", () => {
  it("draws a plate without dimensions in the size it has on the paper, unsure", async () => {
    const stages: string[] = [];
    const { parts, evidence } = await run(await sketch(plate + holes), stages);
    expect(parts).toHaveLength(1);
    const [part] = parts;
    expect(part).toMatchObject({ page: 1, scale: "paper", unsure: true, quantity: 1, name: null });
    // 800 x 400 pixels at 200 dpi.
    expect(part?.width).toBeCloseTo(101.6, 0);
    expect(part?.height).toBeCloseTo(50.8, 0);
    const profile = part?.drawing.profile;
    expect(profile?.outer.kind === "chain" && profile.outer.edges.map(({ kind }) => kind)).toEqual(
      Array(4).fill("segment"),
    );
    const [a, b] = profile?.holes ?? [];
    if (a?.kind !== "circle" || b?.kind !== "circle") throw new Error("two round holes expected");
    expect(a.radius).toBe(b.radius);
    expect(a.center.y).toBeCloseTo(b.center.y, 9);
    expect(a.center.x + b.center.x).toBeCloseTo(part?.width ?? 0, 6);
    const [x, y, width, height] = part?.box ?? [0, 0, 0, 0];
    expect([x, y, width, height].map((v) => Math.round(100 * v))).toEqual([21, 25, 57, 40]);
    expect(stages).toEqual(["decode", "see", "read", "solve"]);
    expect(overlaySvg(evidence[0] as NonNullable<(typeof evidence)[0]>)).toMatch(
      /^<svg xmlns="[^"]+" width="1400" height="1000"/,
    );
  });

  it("gives the same drawing for the same sketch", async () => {
    const bytes = await sketch(plate + holes);
    const [first, second] = [await run(bytes), await run(bytes)];
    expect(second.parts).toEqual(first.parts);
  });

  it("refuses a blank page and lines that enclose nothing", async () => {
    const open = '<path d="M300 250 L1100 250 L1100 640"/><path d="M200 800 L900 820"/>';
    for (const drawn of ["", open]) {
      await expect(run(await sketch(drawn))).rejects.toMatchObject({ code: "no_part_found" });
    }
  });
});
