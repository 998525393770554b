import type { Upload } from "@inkform/raster/model";
import { pageSize } from "@inkform/raster/page-size";
import { renderPage } from "@inkform/raster/render-page";
import { collectEvidence } from "./collect-evidence";
import { takeFreeCurves } from "./complete/take-free-curves";
import { describePart } from "./describe-part";
import { textsOfPart } from "./dimensions/assign-texts";
import { interpretTexts } from "./dimensions/interpret-texts";
import { readTexts } from "./dimensions/read-texts";
import {
  type PageEvidence,
  SketchError,
  type SketchOptions,
  type SketchPart,
  type SketchResult,
} from "./model";
import { pageScale } from "./page-frame";
import { cutFlats } from "./parts/cut-flats";
import { dropArrowheads } from "./parts/drop-arrowheads";
import { seeUpright } from "./see-upright";
import type { SeenPage } from "./seen";
import { isDrawable } from "./solve/is-drawable";
import { solveSettings } from "./solve/settings";
import { type SolvedPart, solvePart } from "./solve/solve-part";

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
    options.onStage?.("see", number);
    const seen = cutFlats(await seeUpright(raster, number));
    options.onStage?.("read", number);
    const readings = seen.parts.length === 0 ? [] : await readTexts(seen);
    const texts = interpretTexts(readings, markedTexts(seen));
    const page = takeFreeCurves(dropArrowheads(seen, texts), texts);
    options.onStage?.("solve", number);
    const paper = ((await pageSize(upload, number)).width * MM_PER_POINT) / raster.width;
    const solved: (SolvedPart | null)[] = [];
    for (const part of page.parts.keys()) {
      const own = textsOfPart(page, texts, part);
      const result = await solvePart(page, part, own, paper * pageScale(page));
      const isReal = result.scale === "dimensions" || isPartSized(page, part);
      const isKept = isReal && isDrawable(result.drawing.profile);
      solved.push(isKept ? result : null);
      if (isKept) parts.push(describePart(page, part, result, own, readings));
      // What encloses nothing, whatever is written, was no part; what its numbers spoil was one.
      if (isKept || result.texts.some(({ status }) => status === "contradicted")) seenParts += 1;
    }
    evidence.push(collectEvidence(page, readings, solved));
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

/** The texts that a dimension line or a leader has first. */
function markedTexts({ marks, angles, leaders }: SeenPage): Set<number> {
  return new Set([...marks, ...angles, ...leaders].flatMap(({ texts }) => texts.slice(0, 1)));
}

/** A shape without any written size is a part only when it is no letter, doodle or stain. */
function isPartSized(page: SeenPage, part: number): boolean {
  const box = page.parts[part]?.box;
  if (box === undefined) return false;
  const longest = Math.max(box.right - box.left, box.bottom - box.top);
  return longest >= solveSettings.smallestUnsized * Math.max(page.width, page.height);
}
