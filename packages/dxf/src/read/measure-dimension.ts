import type { Point } from "@inkform/geometry/model";
import type { IDimensionEntity } from "dxf-parser";
import type { DxfDimension } from "../model";
import { decodeText } from "./decode-text";

type Measure = Omit<DxfDimension, "layer" | "text" | "kind" | "stated">;

/** A DIMENSION as what it measures, or null for kinds this product does not write. */
export function readDimension(entity: IDimensionEntity): DxfDimension | null {
  const kind = KINDS[entity.dimensionType & 7];
  if (kind === undefined) return null;
  const measure = measureDimension(kind, entity);
  if (measure === null) return null;
  const shown = entity.text === "" || entity.text === undefined ? "<>" : entity.text;
  return {
    ...measure,
    layer: entity.layer ?? "0",
    kind,
    stated: statedMeasure(kind, entity.actualMeasurement),
    text: decodeText(shown).replace("<>", displayed(measure.measured)),
  };
}

/** Group 42 is in radians for angles. */
function statedMeasure(kind: DxfDimension["kind"], value: number | undefined): number | null {
  if (value === undefined) return null;
  return kind === "angle" ? (value * 180) / Math.PI : value;
}

/** DXF's dimension types 0 (rotated), 1 (aligned), 3, 4 and 5 (angle by three points). */
const KINDS: Record<number, DxfDimension["kind"]> = {
  0: "linear",
  1: "linear",
  3: "diameter",
  4: "radius",
  5: "angle",
};

function measureDimension(kind: DxfDimension["kind"], entity: IDimensionEntity): Measure | null {
  const definition = entity.anchorPoint;
  if (kind === "linear") {
    const from = entity.linearOrAngularPoint1;
    const to = entity.linearOrAngularPoint2;
    if (!from || !to) return null;
    const isRotated = (entity.dimensionType & 7) === 0;
    const angle = isRotated
      ? ((entity.angle ?? 0) * Math.PI) / 180
      : Math.atan2(to.y - from.y, to.x - from.x);
    const measured = Math.abs(
      (to.x - from.x) * Math.cos(angle) + (to.y - from.y) * Math.sin(angle),
    );
    return { from: plane(from), to: plane(to), angle, vertex: null, measured };
  }
  const other = entity.diameterOrRadiusPoint;
  if (!definition || !other) return null;
  if (kind === "angle") {
    const from = entity.linearOrAngularPoint1;
    const to = entity.linearOrAngularPoint2;
    if (!from || !to) return null;
    const cross = (from.x - other.x) * (to.y - other.y) - (from.y - other.y) * (to.x - other.x);
    const dot = (from.x - other.x) * (to.x - other.x) + (from.y - other.y) * (to.y - other.y);
    const measured = (Math.abs(Math.atan2(cross, dot)) * 180) / Math.PI;
    return { from: plane(from), to: plane(to), angle: null, vertex: plane(other), measured };
  }
  return {
    from: plane(definition),
    to: plane(other),
    angle: null,
    vertex: null,
    measured: Math.hypot(other.x - definition.x, other.y - definition.y),
  };
}

const plane = ({ x, y }: Point): Point => ({ x, y });

const displayed = (measured: number): string => String(Number(measured.toFixed(4)));
