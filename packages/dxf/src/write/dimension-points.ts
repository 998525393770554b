import type { DrawingDimension, Point } from "@inkform/geometry/model";

/**
 * The points a DIMENSION entity is defined by, under their DXF group codes:
 * 10 definition point, 11 middle of the text, 13/14 the measured points, 15 a point on the curve or the vertex.
 */
export interface DimensionPoints {
  /** 0 rotated, 1 aligned, 3 diameter, 4 radius, 5 angle by three points. */
  type: 0 | 1 | 3 | 4 | 5;
  subclass: string;
  points: { code: 10 | 11 | 13 | 14 | 15; at: Point }[];
}

/** Whether a length is measured straight between its points, slantwise: DXF's aligned dimension. */
function isAligned({ from, to, angle }: Extract<DrawingDimension, { kind: "linear" }>): boolean {
  const isUpright = Math.abs(Math.sin(2 * angle)) < PARALLEL;
  return (
    !isUpright && Math.abs(Math.sin(Math.atan2(to.y - from.y, to.x - from.x) - angle)) < PARALLEL
  );
}

/** Directions that differ by less than this, in radians, are the same. */
const PARALLEL = 1e-9;

/** Where a linear dimension's extension lines end: the measured points dropped onto the dimension line. */
export function linearFeet(dimension: Extract<DrawingDimension, { kind: "linear" }>): {
  first: Point;
  second: Point;
} {
  const normal = { x: -Math.sin(dimension.angle), y: Math.cos(dimension.angle) };
  const drop = (point: Point): Point => {
    const away = (dimension.line.x - point.x) * normal.x + (dimension.line.y - point.y) * normal.y;
    return { x: point.x + away * normal.x, y: point.y + away * normal.y };
  };
  return { first: drop(dimension.from), second: drop(dimension.to) };
}

/** The point of a circle in the direction of `at`, or in the opposite one. */
export function pointToward(
  { center, radius, at }: { center: Point; radius: number; at: Point },
  side: 1 | -1,
): Point {
  const away = Math.hypot(at.x - center.x, at.y - center.y);
  const unit =
    away === 0 ? { x: 1, y: 0 } : { x: (at.x - center.x) / away, y: (at.y - center.y) / away };
  return { x: center.x + side * radius * unit.x, y: center.y + side * radius * unit.y };
}

export function dimensionPoints(dimension: DrawingDimension, textAt: Point): DimensionPoints {
  const text = { code: 11 as const, at: textAt };
  switch (dimension.kind) {
    case "linear": {
      const { second } = linearFeet(dimension);
      return {
        type: isAligned(dimension) ? 1 : 0,
        subclass: "AcDbAlignedDimension",
        points: [
          { code: 10, at: second },
          text,
          { code: 13, at: dimension.from },
          { code: 14, at: dimension.to },
        ],
      };
    }
    case "diameter":
      return {
        type: 3,
        subclass: "AcDbDiametricDimension",
        points: [
          { code: 10, at: pointToward(dimension, -1) },
          text,
          { code: 15, at: pointToward(dimension, 1) },
        ],
      };
    case "radius":
      return {
        type: 4,
        subclass: "AcDbRadialDimension",
        points: [
          { code: 10, at: dimension.center },
          text,
          { code: 15, at: pointToward(dimension, 1) },
        ],
      };
    case "angle":
      return {
        type: 5,
        subclass: "AcDb3PointAngularDimension",
        points: [
          { code: 10, at: dimension.at },
          text,
          { code: 13, at: dimension.from },
          { code: 14, at: dimension.to },
          { code: 15, at: dimension.vertex },
        ],
      };
  }
}
