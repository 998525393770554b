import type { PartBody } from "@inkform/contract/cad";
import { auditDxf } from "@inkform/dxf/audit";
import type { DxfVersion } from "@inkform/dxf/model";
import { writeDxf } from "@inkform/dxf/write";
import type { Drawing, Loop } from "@inkform/geometry/model";
import { cadLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import {
  type PageEvidence,
  SketchError,
  type SketchOptions,
  type SketchPart,
} from "@inkform/sketch/model";
import { overlaySvg } from "@inkform/sketch/overlay";
import { sketchToDrawing } from "@inkform/sketch/sketch-to-drawing";
import type { DrawnPart, DrawnSketch } from "./engines";

/**
 * From the bytes of a sketch to its parts, each with a DXF that was read back and audited, or to
 * why nothing was drawn; with what was seen in either case.
 * @throws UploadError
 */
export async function drawSketch(
  bytes: Uint8Array,
  dxfVersion: DxfVersion,
  onStage: NonNullable<SketchOptions["onStage"]>,
): Promise<DrawnSketch> {
  const upload = await openUpload(bytes, cadLimits);
  try {
    const { parts, evidence } = await sketchToDrawing(upload, { onStage });
    onStage("write");
    const drawn = parts.map((part, position) => drawPart(part, position + 1, dxfVersion));
    return { parts: drawn, overlays: overlaysOf(evidence), refused: null };
  } catch (error) {
    if (!(error instanceof SketchError)) throw error;
    const { code, message, evidence } = error;
    return { parts: [], overlays: overlaysOf(evidence), refused: { code, message } };
  }
}

function overlaysOf(evidence: readonly PageEvidence[]): DrawnSketch["overlays"] {
  return evidence.map((page) => ({ page: page.page, svg: overlaySvg(page) }));
}

function drawPart(part: SketchPart, index: number, dxfVersion: DxfVersion): DrawnPart {
  const dxf = writeDxf(part.drawing, { version: dxfVersion });
  return {
    body: describePart(part, index),
    dxf,
    dxfVersion,
    findings: auditDxf(dxf, part.drawing),
  };
}

function describePart(part: SketchPart, index: number): PartBody {
  return {
    index,
    name: part.name,
    page: part.page,
    box: part.box,
    units: part.drawing.units,
    scale: part.scale,
    width: part.width,
    height: part.height,
    thickness: part.thickness,
    quantity: part.quantity,
    unsure: part.unsure,
    dof: part.degreesOfFreedom,
    entities: countEntities(part.drawing),
    dimensions: part.dimensions,
    warnings: part.warnings,
  };
}

/** What the outline and the holes are made of; a spline counts as an arc. */
function countEntities({ profile }: Drawing): PartBody["entities"] {
  const counts = { line: 0, arc: 0, circle: 0 };
  const count = (loop: Loop) => {
    if (loop.kind === "circle") counts.circle += 1;
    else for (const edge of loop.edges) counts[edge.kind === "segment" ? "line" : "arc"] += 1;
  };
  for (const loop of [profile.outer, ...profile.holes]) count(loop);
  return counts;
}
