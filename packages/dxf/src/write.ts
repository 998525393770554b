/// <reference path="./dxf-writer-parts.d.ts" />
import { type Bounds, boundsOfLoop } from "@inkform/geometry/bounding-box";
import type { Drawing, Loop } from "@inkform/geometry/model";
import { ACAD_VERSION, type DxfVersion, type LayerName } from "./model";
import { dxfSettings } from "./settings";
import { DxfDocument } from "./write/document";
import { escapeText } from "./write/escape-text";
import { spreadDimensions } from "./write/spread-dimensions";
import { toR12 } from "./write/to-r12";
import { withoutSplines } from "./write/without-splines";

/** AutoCAD colour index and linetype of each layer. */
const LAYERS: Record<LayerName, { color: number; lineType: string }> = {
  OUTLINE: { color: 7, lineType: "CONTINUOUS" },
  HOLES: { color: 5, lineType: "CONTINUOUS" },
  CENTER: { color: 1, lineType: "CENTER" },
  DIMENSIONS: { color: 3, lineType: "CONTINUOUS" },
  TEXT: { color: 2, lineType: "CONTINUOUS" },
};

const MILLIMETRES = 4;
const METRIC = 1;

/**
 * A drawing as DXF text: LINE, ARC, CIRCLE and SPLINE for what is cut, DIMENSION for what was measured. R12 knows no
 * SPLINE and has fine lines for it.
 * The same drawing gives the same bytes. Throws a RangeError on a coordinate that is not finite.
 */
export function writeDxf(drawing: Drawing, { version }: { version: DxfVersion }): string {
  const { profile } = version === "R12" ? withoutSplines(drawing) : drawing;
  const bounds = boundsOfLoop(profile.outer);
  const size = Math.max(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY);
  const document = new DxfDocument(size * dxfSettings.textShare);
  addHeader(document, bounds, version);
  document.addLineType("CENTER", "____ _ ____", [size / 20, -size / 100, size / 100, -size / 100]);
  for (const [name, { color, lineType }] of Object.entries(LAYERS)) {
    document.addLayer(name, color, lineType);
  }
  addLoop(document, "OUTLINE", profile.outer);
  for (const hole of profile.holes) addLoop(document, "HOLES", hole);
  document.setActiveLayer("CENTER");
  for (const { start, end } of drawing.centerLines) {
    document.drawLine(start.x, start.y, end.x, end.y);
  }
  for (const dimension of spreadDimensions(drawing, document.textHeight)) {
    document.addDimension("DIMENSIONS", dimension);
  }
  document.setActiveLayer("TEXT");
  for (const { at, height, text } of drawing.texts) {
    document.drawText(at.x, at.y, height, 0, escapeText(text));
  }
  const tags = document.toTags();
  const written = version === "R12" ? toR12(tags) : tags;
  return `${written.map(([code, value]) => `${code}\n${value}`).join("\n")}\n`;
}

function addHeader(document: DxfDocument, bounds: Bounds, version: DxfVersion): void {
  document.header("ACADVER", [[1, ACAD_VERSION[version]]]);
  document.header("DWGCODEPAGE", [[3, "ANSI_1252"]]);
  document.header("INSUNITS", [[70, MILLIMETRES]]);
  document.header("MEASUREMENT", [[70, METRIC]]);
  document.header("EXTMIN", [
    [10, bounds.minX],
    [20, bounds.minY],
    [30, 0],
  ]);
  document.header("EXTMAX", [
    [10, bounds.maxX],
    [20, bounds.maxY],
    [30, 0],
  ]);
}

function addLoop(document: DxfDocument, layer: LayerName, loop: Loop): void {
  document.setActiveLayer(layer);
  if (loop.kind === "circle") {
    document.drawCircle(loop.center.x, loop.center.y, loop.radius);
    return;
  }
  for (const edge of loop.edges) {
    if (edge.kind === "segment") {
      document.drawLine(edge.start.x, edge.start.y, edge.end.x, edge.end.y);
    } else if (edge.kind === "spline") {
      document.addSpline(layer, edge);
    } else {
      const toDegrees = 180 / Math.PI;
      document.drawArc(
        edge.center.x,
        edge.center.y,
        edge.radius,
        edge.startAngle * toDegrees,
        edge.endAngle * toDegrees,
      );
    }
  }
}
