import type { Raster } from "@inkform/raster/model";
import { takeFreeCurves } from "./complete/take-free-curves";
import { describePart } from "./describe-part";
import { textsOfPart } from "./dimensions/assign-texts";
import { interpretTexts } from "./dimensions/interpret-texts";
import { readTexts } from "./dimensions/read-texts";
import type { Reading, SketchOptions, SketchPart } from "./model";
import { pageScale } from "./page-frame";
import { cutFlats } from "./parts/cut-flats";
import { dropArrowheads } from "./parts/drop-arrowheads";
import { seeUpright } from "./see-upright";
import type { SeenPage } from "./seen";
import { isDrawable } from "./solve/is-drawable";
import { solveSettings } from "./solve/settings";
import { type SolvedPart, solvePart } from "./solve/solve-part";

/** One page, seen, read and solved. */
export interface SolvedPage {
  page: SeenPage;
  readings: Reading[][];
  /** For each part seen; null where it is none, or cannot be drawn. */
  solved: (SolvedPart | null)[];
  parts: SketchPart[];
  /** Those that are parts, whether they can be drawn or not. */
  seenParts: number;
}

export interface PageView {
  raster: Raster;
  number: number;
  /** Width of the paper, mm. */
  paperWidth: number;
  /** Pixels of the longer side to look at it with; the usual number where absent. */
  longSide?: number;
}

export async function solvePage(
  { raster, number, paperWidth, longSide }: PageView,
  onStage?: SketchOptions["onStage"],
): Promise<SolvedPage> {
  onStage?.("see", number);
  const seen = cutFlats(await seeUpright(raster, number, longSide));
  onStage?.("read", number);
  const readings = seen.parts.length === 0 ? [] : await readTexts(seen);
  const texts = interpretTexts(readings, markedTexts(seen));
  const page = takeFreeCurves(dropArrowheads(seen, texts), texts);
  onStage?.("solve", number);
  const found: SolvedPage = { page, readings, solved: [], parts: [], seenParts: 0 };
  for (const part of page.parts.keys()) {
    const own = textsOfPart(page, texts, part);
    const result = await solvePart(page, part, own, (paperWidth / raster.width) * pageScale(page));
    const isReal = result.scale === "dimensions" || isPartSized(page, part);
    const isKept = isReal && isDrawable(result.drawing.profile);
    found.solved.push(isKept ? result : null);
    if (isKept) found.parts.push(describePart(page, part, result, own, readings));
    // What encloses nothing, whatever is written, was no part; what its numbers spoil was one.
    if (isKept || result.texts.some(({ status }) => status === "contradicted"))
      found.seenParts += 1;
  }
  return found;
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
