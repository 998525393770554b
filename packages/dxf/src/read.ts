import type { Point } from "@inkform/geometry/model";
import DxfParser, {
  type IArcEntity,
  type ICircleEntity,
  type IDimensionEntity,
  type IEntity,
  type ILineEntity,
  type ILwpolylineEntity,
  type ISplineEntity,
  type ITextEntity,
} from "dxf-parser";
import type { DxfContent, DxfEntity } from "./model";
import { decodeText } from "./read/decode-text";
import { readDimension } from "./read/measure-dimension";
import { readPolyline } from "./read/read-polyline";
import { readSpline } from "./read/read-spline";

/**
 * DXF text as geometry, read by a parser that shares nothing with the writer.
 * Throws an Error when the text is no DXF. Entities of other kinds are named in `unread`.
 */
export function readDxf(text: string): DxfContent {
  const dxf = new DxfParser().parseSync(text);
  if (dxf === null) throw new Error("not a DXF file");
  const header = dxf.header as Record<string, unknown>;
  const content: DxfContent = {
    version: typeof header.$ACADVER === "string" ? header.$ACADVER : null,
    insUnits: typeof header.$INSUNITS === "number" ? header.$INSUNITS : null,
    extents: readExtents(header),
    layers: Object.keys(dxf.tables?.layer?.layers ?? {}),
    entities: [],
    dimensions: [],
    texts: [],
    unread: [],
  };
  for (const entity of dxf.entities) addEntity(content, entity);
  return content;
}

function readExtents(header: Record<string, unknown>): DxfContent["extents"] {
  const min = header.$EXTMIN as Point | undefined;
  const max = header.$EXTMAX as Point | undefined;
  if (!min || !max) return null;
  return { min: { x: min.x, y: min.y }, max: { x: max.x, y: max.y } };
}

function addEntity(content: DxfContent, entity: IEntity): void {
  const layer = entity.layer ?? "0";
  switch (entity.type) {
    case "TEXT": {
      const { startPoint, textHeight, text } = entity as ITextEntity;
      const at = { x: startPoint.x, y: startPoint.y };
      content.texts.push({ layer, at, height: textHeight, text: decodeText(text) });
      return;
    }
    case "DIMENSION": {
      const dimension = readDimension(entity as IDimensionEntity);
      if (dimension === null) content.unread.push("DIMENSION");
      else content.dimensions.push(dimension);
      return;
    }
    default: {
      const shapes = readShapes(entity);
      if (shapes === null) content.unread.push(entity.type);
      else content.entities.push(...shapes.map((shape) => ({ layer, shape })));
    }
  }
}

function readShapes(entity: IEntity): DxfEntity["shape"][] | null {
  switch (entity.type) {
    case "LINE": {
      const [start, end] = (entity as ILineEntity).vertices;
      if (!start || !end) return null;
      return [{ kind: "segment", start: { x: start.x, y: start.y }, end: { x: end.x, y: end.y } }];
    }
    case "ARC": {
      const { center, radius, startAngle, endAngle } = entity as IArcEntity;
      return [{ kind: "arc", center: { x: center.x, y: center.y }, radius, startAngle, endAngle }];
    }
    case "CIRCLE": {
      const { center, radius } = entity as ICircleEntity;
      return [{ kind: "circle", center: { x: center.x, y: center.y }, radius }];
    }
    case "LWPOLYLINE":
      return readPolyline(entity as ILwpolylineEntity);
    case "SPLINE": {
      const spline = readSpline(entity as ISplineEntity);
      return spline === null ? null : [spline];
    }
    default:
      return null;
  }
}
