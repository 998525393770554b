import type { Upload } from "@inkform/raster/model";
import { pageSize } from "@inkform/raster/page-size";
import { renderPage } from "@inkform/raster/render-page";
import { solveLikelier } from "./look-again";
import {
  type PageEvidence,
  SketchError,
  type SketchOptions,
  type SketchPart,
  type SketchResult,
} from "./model";

const MM_PER_POINT = 25.4 / 72;

/**
 * The sketch engine: an opened upload to one solved drawing a part, with the evidence for it.
 * Throws a SketchError when nothing is drawn (`no_part_found`) or no part can be drawn from what is
 * written (`dimensions_contradict`), and an UploadError when a page cannot be decoded.
 */
export async function sketchToDrawing(
  upload: Upload,
  options: SketchOptions,
): Promise<SketchResult> {
  const parts: SketchPart[] = [];
  const evidence: PageEvidence[] = [];
  let seenParts = 0;
  for (let number = 1; number <= upload.pages; number++) {
    options.onStage?.("decode", number);
    const raster = await renderPage(upload, number);
    const paperWidth = (await pageSize(upload, number)).width * MM_PER_POINT;
    const found = await solveLikelier({ raster, number, paperWidth }, options.onStage);
    parts.push(...found.parts);
    seenParts += found.seenParts;
    evidence.push(found.evidence);
  }
  if (seenParts === 0) {
    throw new SketchError(
      "no_part_found",
      "No closed outline was found; draw the part's outline in full.",
      evidence,
    );
  }
  if (parts.length === 0) {
    throw new SketchError(
      "dimensions_contradict",
      "The outline as it was read cannot have the written dimensions; draw it in full and check the numbers.",
      evidence,
    );
  }
  return { parts, evidence };
}
