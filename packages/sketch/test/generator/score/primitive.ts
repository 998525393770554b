import { flattenSpline } from "@inkform/geometry/flatten-spline";
import type { Shape, Spline } from "@inkform/geometry/model";
import type { TruthEntity, XY } from "../truth";

/** What is compared: lines, circles and arcs in mm, angles in degrees, counter-clockwise. */
export type Primitive = TruthEntity;

export interface Extent {
  low: XY;
  high: XY;
}

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** A spline is scored as the straight pieces that follow it: no true entity is one. */
export function fromShape(shape: Shape): Primitive[] {
  return shape.kind === "spline" ? flattenSpline(shape).map(primitiveOf) : [primitiveOf(shape)];
}

function primitiveOf(shape: Exclude<Shape, Spline>): Primitive {
  if (shape.kind === "segment")
    return { type: "line", p: [shape.start.x, shape.start.y], q: [shape.end.x, shape.end.y] };
  const c: XY = [shape.center.x, shape.center.y];
  if (shape.kind === "circle") return { type: "circle", c, r: shape.radius };
  return {
    type: "arc",
    c,
    r: shape.radius,
    a0: degrees(shape.startAngle),
    a1: degrees(shape.endAngle),
  };
}

export const modulo = (value: number, by: number) => ((value % by) + by) % by;

/** Degrees an arc or circle turns through. */
export function sweep(entity: Primitive): number {
  if (entity.type !== "arc") return 360;
  const turn = modulo(entity.a1 - entity.a0, 360);
  return turn > 1e-7 ? turn : 360;
}

export function pointAt(c: XY, r: number, angle: number): XY {
  const a = (angle * Math.PI) / 180;
  return [c[0] + r * Math.cos(a), c[1] + r * Math.sin(a)];
}

export function ends(entity: Primitive): [XY, XY] {
  if (entity.type === "line") return [entity.p, entity.q];
  const [a0, a1] = entity.type === "arc" ? [entity.a0, entity.a1] : [0, 360];
  return [pointAt(entity.c, entity.r, a0), pointAt(entity.c, entity.r, a1)];
}

export const distance = (a: XY, b: XY) => Math.hypot(b[0] - a[0], b[1] - a[1]);

export function length(entity: Primitive): number {
  if (entity.type === "line") return distance(entity.p, entity.q);
  return (entity.r * sweep(entity) * Math.PI) / 180;
}

/** Points along it at most about `step` apart, both ends included. */
export function sample(entity: Primitive, step: number): XY[] {
  const long = length(entity);
  const most = 4000;
  if (entity.type === "line") {
    const n = Math.max(2, Math.min(most, Math.trunc(long / step) + 2));
    return Array.from({ length: n }, (_, i) => {
      const t = i / (n - 1);
      return [entity.p[0] * (1 - t) + entity.q[0] * t, entity.p[1] * (1 - t) + entity.q[1] * t];
    });
  }
  const [from, turn] = entity.type === "arc" ? [entity.a0, sweep(entity)] : [0, 360];
  const n = Math.max(9, Math.min(most, Math.trunc(long / step) + 2));
  return Array.from({ length: n }, (_, i) =>
    pointAt(entity.c, entity.r, from + (turn * i) / (n - 1)),
  );
}

export function extent(entities: readonly Primitive[]): Extent {
  const points = entities.flatMap((entity): XY[] => {
    if (entity.type === "line") return [entity.p, entity.q];
    const { c, r } = entity;
    const reached = [0, 90, 180, 270].filter(
      (a) => entity.type === "circle" || modulo(a - entity.a0, 360) <= sweep(entity),
    );
    return [
      ...(entity.type === "arc" ? ends(entity) : []),
      ...reached.map((a) => pointAt(c, r, a)),
    ];
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { low: [Math.min(...xs), Math.min(...ys)], high: [Math.max(...xs), Math.max(...ys)] };
}

/** Turned by quarter turns, scaled, then moved. */
export function transform(entity: Primitive, quarters: number, scale: number, by: XY): Primitive {
  const [cos, sin] = (
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const
  )[quarters as 0 | 1 | 2 | 3];
  const move = ([x, y]: XY): XY => [
    scale * (cos * x - sin * y) + by[0],
    scale * (sin * x + cos * y) + by[1],
  ];
  if (entity.type === "line") return { type: "line", p: move(entity.p), q: move(entity.q) };
  if (entity.type === "circle") return { type: "circle", c: move(entity.c), r: entity.r * scale };
  return {
    type: "arc",
    c: move(entity.c),
    r: entity.r * scale,
    a0: entity.a0 + 90 * quarters,
    a1: entity.a1 + 90 * quarters,
  };
}
