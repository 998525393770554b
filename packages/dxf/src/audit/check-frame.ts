import { boundsOfEdges } from "@inkform/geometry/bounding-box";
import { distance } from "@inkform/geometry/distance";
import { type DxfContent, type Finding, LAYER_NAMES } from "../model";
import { dxfSettings } from "../settings";

const MILLIMETRES = 4;
/** What each layer may hold; layer "0" is in every file and holds nothing. */
const known = new Set<string>(LAYER_NAMES);
const drawn = new Set(["OUTLINE", "HOLES", "CENTER"]);

/** The header's units and extents, and that everything lies on the layer made for it. */
export function checkFrame(content: DxfContent): Finding[] {
  return [...checkUnits(content), ...checkExtents(content), ...checkLayers(content)];
}

function checkUnits({ insUnits }: DxfContent): Finding[] {
  if (insUnits === MILLIMETRES) return [];
  return [{ code: "units_missing", message: "$INSUNITS does not say millimetres" }];
}

function checkExtents({ entities, extents }: DxfContent): Finding[] {
  const cut = entities.filter(({ layer }) => layer === "OUTLINE" || layer === "HOLES");
  if (cut.length === 0) return [];
  const { minX, minY, maxX, maxY } = boundsOfEdges(cut.map(({ shape }) => shape));
  const isRight =
    extents !== null &&
    distance(extents.min, { x: minX, y: minY }) <= dxfSettings.closure &&
    distance(extents.max, { x: maxX, y: maxY }) <= dxfSettings.closure;
  if (isRight) return [];
  return [{ code: "extents_wrong", message: "$EXTMIN and $EXTMAX do not bound the part" }];
}

function checkLayers({ layers, entities, dimensions, texts, unread }: DxfContent): Finding[] {
  const missing = [...known].filter((name) => !layers.includes(name));
  const stray = [
    ...entities.filter(({ layer }) => !drawn.has(layer)).map(({ shape }) => shape.kind),
    ...dimensions.filter(({ layer }) => layer !== "DIMENSIONS").map(() => "dimension"),
    ...texts.filter(({ layer }) => layer !== "TEXT").map(() => "text"),
    ...unread,
  ];
  const messages = [
    ...missing.map((name) => `there is no layer ${name}`),
    ...stray.map((what) => `a ${what} lies on a layer not made for it`),
  ];
  return messages.map((message) => ({ code: "layers_wrong", message }));
}
