import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { generateSketch } from "./generator/generate-sketch";
import { listSketches, sketchSets } from "./generator/sets";

/** What was drawn, to a tenth of a pixel: other versions of the image library may round colours otherwise. */
async function fingerprint(everyNth: number, from: number): Promise<string> {
  const set = sketchSets["held-out"];
  const hash = createHash("sha256");
  for (const [i, sketch] of listSketches(set).entries()) {
    if (i % everyNth !== from) continue;
    const { truth, flat } = await generateSketch(set, sketch);
    const ink = flat && [
      ...flat.ink.strokes.map(({ points }) => points),
      ...flat.ink.fills.map(({ contours }) => contours.flat()),
    ];
    hash.update(JSON.stringify(truth));
    hash.update(
      JSON.stringify(ink?.map((points) => points.map((p) => p.map((v) => v.toFixed(1))))) ?? "",
    );
  }
  return hash.digest("hex");
}

describe("the held-out sketches", () => {
  it("are drawn as they were when they were frozen", async () => {
    expect(await fingerprint(20, 3)).toBe(
      "a5fdcc4edef3fea34f6f45d2054ec3f5935e168e30fd913bab9dde7f9e459a44",
    );
  });
});
