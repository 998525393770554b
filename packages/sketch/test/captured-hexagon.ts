import { cadLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import { sketchToDrawing } from "../src/sketch-to-drawing";
import { generateSketch } from "./generator/generate-sketch";
import { listSketches, sketchSets } from "./generator/sets";

/** A hexagon of 90 across flats with a hole, clean and upright: only its capture differs. */
export async function hexagonSketch() {
  const sketch = listSketches(sketchSets.dev).find(({ id }) => id === "s034");
  if (!sketch) throw new Error("no such sketch");
  const { bytes, flat } = await generateSketch(sketchSets.dev, sketch);
  if (!flat) throw new Error("the sketch is no scan");
  return { bytes, ink: flat.ink, width: flat.width, height: flat.height };
}

export const hexagon = { width: 103.923, height: 90, thickness: 4, quantity: 3 };

export async function readParts(bytes: Buffer) {
  const { parts } = await sketchToDrawing(await openUpload(bytes, cadLimits), {});
  return parts.map(({ width, height, thickness, quantity, page, box }) => ({
    width: Math.round(1000 * width) / 1000,
    height: Math.round(1000 * height) / 1000,
    thickness,
    quantity,
    page,
    box,
  }));
}
