import DxfParser, {
  type IArcEntity,
  type ICircleEntity,
  type IDimensionEntity,
  type IDxf,
  type IEllipseEntity,
  type IEntity,
  type IInsertEntity,
  type ILineEntity,
  type ILwpolylineEntity,
  type IMtextEntity,
  type IPolylineEntity,
  type ISolidEntity,
  type ISplineEntity,
  type ITextEntity,
} from "dxf-parser";
import { arc, bulgedPiece, dashes, ellipseArc } from "./curves";
import { mtextFigure, textFigure } from "./dxf-text";
import type { Bounds, Figure, FigureLayer, Point } from "./figure";
import { splinePoints } from "./spline";

/** Where a block is put: moved, turned and scaled. The identity for the drawing itself. */
interface Placement {
  move: Point;
  angle: number;
  scale: Point;
  layer: string | null;
}

const IDENTITY: Placement = { move: { x: 0, y: 0 }, angle: 0, scale: { x: 1, y: 1 }, layer: null };

/** Drawn, gap, drawn, gap in mm, for layers whose linetype the parser does not report. */
const CENTER_PATTERN = [6, -1.5, 1, -1.5];
const HIDDEN_PATTERN = [3, -1.5];

/** Reads DXF text into what the preview draws. Throws when the text is no DXF. */
export function readFigure(text: string): Figure {
  const dxf = new DxfParser().parseSync(text);
  if (!dxf) throw new Error("The file holds no drawing.");
  const layers = new Map<string, FigureLayer>();
  for (const [name, layer] of Object.entries(dxf.tables?.layer?.layers ?? {})) {
    layers.set(name, newLayer(name, layer.color));
  }
  for (const entity of dxf.entities) place(dxf, layers, entity, IDENTITY, 0);
  const drawn = [...layers.values()].filter(
    (layer) => layer.polylines.length + layer.triangles.length + layer.texts.length > 0,
  );
  return { layers: drawn, bounds: boundsOf(drawn) };
}

function newLayer(name: string, color: number): FigureLayer {
  return { name, color: inkColor(color), polylines: [], triangles: [], texts: [] };
}

/** AutoCAD's colours are made for a black screen; on white paper the light ones are darkened. */
function inkColor(color: number): string {
  const parts = [(color >> 16) & 255, (color >> 8) & 255, color & 255] as const;
  const spread = Math.max(...parts) - Math.min(...parts);
  if (spread < 24) return parts[0] > 200 || parts[0] < 40 ? "#16202e" : "#5b6675";
  const light = (0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2]) / 255;
  const factor = light > 0.4 ? 0.4 / light : 1;
  const hex = parts.map((part) =>
    Math.round(part * factor)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}

function layerOf(layers: Map<string, FigureLayer>, entity: IEntity, inherited: string | null) {
  const name = entity.layer === "0" && inherited ? inherited : (entity.layer ?? "0");
  let layer = layers.get(name);
  if (!layer) {
    layer = newLayer(name, 0);
    layers.set(name, layer);
  }
  return layer;
}

function moved(point: Point, by: Placement): Point {
  const x = point.x * by.scale.x;
  const y = point.y * by.scale.y;
  const cos = Math.cos(by.angle);
  const sin = Math.sin(by.angle);
  return { x: by.move.x + x * cos - y * sin, y: by.move.y + x * sin + y * cos };
}

/** Blocks hold blocks; a file that nests them deeper than this is broken. */
const DEEPEST = 8;

function place(
  dxf: IDxf,
  layers: Map<string, FigureLayer>,
  entity: IEntity,
  by: Placement,
  depth: number,
): void {
  if (depth > DEEPEST || entity.inPaperSpace || entity.visible === false) return;
  const layer = layerOf(layers, entity, by.layer);
  if (entity.type === "INSERT" || entity.type === "DIMENSION") {
    const block = dxf.blocks?.[blockName(entity)];
    if (!block) return;
    const inner = blockPlacement(entity, by, layer.name);
    for (const child of block.entities ?? []) place(dxf, layers, child, inner, depth + 1);
    return;
  }
  if (entity.type === "TEXT" || entity.type === "MTEXT") {
    const text =
      entity.type === "TEXT"
        ? textFigure(entity as ITextEntity)
        : mtextFigure(entity as IMtextEntity);
    layer.texts.push({
      ...text,
      at: moved(text.at, by),
      angle: text.angle + by.angle,
      height: text.height * Math.abs(by.scale.y),
    });
    return;
  }
  if (entity.type === "SOLID") {
    const [a, b, c, d] = (entity as ISolidEntity).points.map((point) => moved(point, by));
    if (a && b && c) layer.triangles.push([a, b, c]);
    if (b && c && d) layer.triangles.push([b, c, d]);
    return;
  }
  const line = polylineOf(entity)?.map((point) => moved(point, by));
  if (!line || line.length < 2) return;
  const pattern = patternOf(dxf, entity, layer.name);
  layer.polylines.push(...(pattern ? dashes(line, pattern) : [line]));
}

function blockName(entity: IEntity): string {
  return entity.type === "INSERT"
    ? (entity as IInsertEntity).name
    : (entity as IDimensionEntity).block;
}

function blockPlacement(entity: IEntity, by: Placement, layer: string): Placement {
  if (entity.type !== "INSERT") return { ...by, layer };
  const insert = entity as IInsertEntity;
  return {
    move: moved(insert.position, by),
    angle: by.angle + ((insert.rotation ?? 0) * Math.PI) / 180,
    scale: { x: by.scale.x * (insert.xScale ?? 1), y: by.scale.y * (insert.yScale ?? 1) },
    layer,
  };
}

function patternOf(dxf: IDxf, entity: IEntity, layer: string): number[] | null {
  const type = entity.lineType?.toUpperCase();
  const listed = type
    ? Object.values(dxf.tables?.lineType?.lineTypes ?? {}).find(
        (candidate) => candidate.name.toUpperCase() === type,
      )
    : undefined;
  if (listed && (listed.pattern?.length ?? 0) > 1) return listed.pattern.map(Number);
  if (type && type !== "BYLAYER") return null;
  if (/CENT/i.test(layer)) return CENTER_PATTERN;
  return /HIDDEN/i.test(layer) ? HIDDEN_PATTERN : null;
}

function polylineOf(entity: IEntity): Point[] | null {
  switch (entity.type) {
    case "LINE":
      return (entity as ILineEntity).vertices;
    case "CIRCLE": {
      const { center, radius } = entity as ICircleEntity;
      return arc(center, radius, 0, 2 * Math.PI);
    }
    case "ARC": {
      const { center, radius, startAngle, endAngle } = entity as IArcEntity;
      return arc(center, radius, startAngle, endAngle);
    }
    case "ELLIPSE": {
      const {
        center,
        majorAxisEndPoint: major,
        axisRatio,
        startAngle,
        endAngle,
      } = entity as IEllipseEntity;
      const minor = { x: -major.y * axisRatio, y: major.x * axisRatio };
      return ellipseArc(center, major, minor, startAngle, endAngle);
    }
    case "LWPOLYLINE":
    case "POLYLINE":
      return chainPoints(entity as ILwpolylineEntity | IPolylineEntity);
    case "SPLINE":
      return splinePoints(entity as ISplineEntity);
    default:
      return null;
  }
}

function chainPoints(entity: ILwpolylineEntity | IPolylineEntity): Point[] {
  const vertices = entity.vertices as (Point & { bulge?: number })[];
  const ends = entity.shape ? [...vertices, ...vertices.slice(0, 1)] : vertices;
  return ends.slice(1).flatMap((to, index) => {
    const from = ends[index];
    return from ? bulgedPiece(from, to, from.bulge ?? 0) : [];
  });
}

function boundsOf(layers: FigureLayer[]): Bounds {
  const points = layers.flatMap((layer) => [
    ...layer.polylines.flat(),
    ...layer.triangles.flat(),
    ...layer.texts.map((text) => text.at),
  ]);
  const bounds = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const { x, y } of points) {
    bounds.minX = Math.min(bounds.minX, x);
    bounds.minY = Math.min(bounds.minY, y);
    bounds.maxX = Math.max(bounds.maxX, x);
    bounds.maxY = Math.max(bounds.maxY, y);
  }
  return points.length > 0 ? bounds : { minX: 0, minY: 0, maxX: 1, maxY: 1 };
}
