import type { Point } from "@inkform/geometry/model";
import {
  centerOf,
  type Figure,
  parameterRadius,
  parameterX,
  parameterY,
  pointOf,
  roundOf,
} from "./figure";

export type Axis = "x" | "y";

/** A point, or the outermost point of a round on one side along the axis that is measured. */
export interface Anchor {
  point: number;
  round: number | null;
  side: -1 | 0 | 1;
}

/** What must hold between points and rounds. Lengths in the figure's units, angles in radians. */
export type Relation =
  | { kind: "aligned"; axis: Axis; a: number; b: number }
  | { kind: "offset"; axis: Axis; from: Anchor; to: Anchor; value: number }
  | { kind: "distance"; a: number; b: number; value: number }
  | { kind: "line-distance"; point: number; line: [number, number]; value: number }
  | { kind: "radius"; round: number; value: number }
  | { kind: "equal-radius"; a: number; b: number }
  /** `middle` lies halfway between two anchors along an axis. */
  | { kind: "middle"; axis: Axis; a: Anchor; b: Anchor; middle: number }
  /** Two stretches along an axis are equally long. */
  | { kind: "equal-offset"; axis: Axis; first: [Anchor, Anchor]; second: [Anchor, Anchor] }
  | { kind: "concentric"; a: number; b: number }
  | { kind: "direction"; from: number; to: number; angle: number }
  /** `point` lies on the round in a direction from its centre. */
  | { kind: "polar"; round: number; point: number; angle: number }
  | { kind: "on-round"; round: number; point: number }
  /** The edge from `point` to `toward` leaves the round square to its radius. */
  | { kind: "tangent-line"; round: number; point: number; toward: number }
  | { kind: "tangent-rounds"; a: number; b: number; point: number }
  /** `point` lies on the line through two others. */
  | { kind: "on-line"; point: number; line: [number, number] }
  /** Two edges run side by side, or one after another, in one direction or against each other. */
  | { kind: "parallel"; first: [number, number]; second: [number, number] }
  /** The angle between two edges that run from `vertex`-side to far end. */
  | { kind: "angle"; first: [number, number]; second: [number, number]; value: number };

export interface LinearRow {
  coefficients: Map<number, number>;
  value: number;
}

/** The relation as linear equations in the parameters, or null where it is not linear. */
export function linearRows(figure: Figure, relation: Relation): LinearRow[] | null {
  const axisOf = (axis: Axis, point: number) =>
    axis === "x" ? parameterX(point) : parameterY(point);
  const row = (terms: [number, number][], value = 0): LinearRow => {
    const coefficients = new Map<number, number>();
    for (const [parameter, factor] of terms) {
      coefficients.set(parameter, (coefficients.get(parameter) ?? 0) + factor);
    }
    return { coefficients, value };
  };
  const anchor = (axis: Axis, { point, round, side }: Anchor, factor: number) => {
    const terms: [number, number][] = [[axisOf(axis, point), factor]];
    if (round !== null && side !== 0) terms.push([parameterRadius(figure, round), factor * side]);
    return terms;
  };
  switch (relation.kind) {
    case "aligned": {
      const { axis, a, b } = relation;
      return [
        row([
          [axisOf(axis, a), 1],
          [axisOf(axis, b), -1],
        ]),
      ];
    }
    case "offset": {
      const { axis, from, to, value } = relation;
      return [row([...anchor(axis, to, 1), ...anchor(axis, from, -1)], value)];
    }
    case "radius":
      return [row([[parameterRadius(figure, relation.round), 1]], relation.value)];
    case "equal-radius":
      return [
        row([
          [parameterRadius(figure, relation.a), 1],
          [parameterRadius(figure, relation.b), -1],
        ]),
      ];
    case "middle": {
      const { axis, a, b, middle } = relation;
      return [row([...anchor(axis, a, 1), ...anchor(axis, b, 1), [axisOf(axis, middle), -2]])];
    }
    case "equal-offset": {
      const { axis, first, second } = relation;
      return [
        row([
          ...anchor(axis, first[1], 1),
          ...anchor(axis, first[0], -1),
          ...anchor(axis, second[1], -1),
          ...anchor(axis, second[0], 1),
        ]),
      ];
    }
    case "concentric":
      return [
        row([
          [parameterX(relation.a), 1],
          [parameterX(relation.b), -1],
        ]),
        row([
          [parameterY(relation.a), 1],
          [parameterY(relation.b), -1],
        ]),
      ];
    case "direction": {
      const { from, to, angle } = relation;
      const sin = Math.sin(angle);
      const cos = Math.cos(angle);
      return [
        row([
          [parameterX(to), sin],
          [parameterX(from), -sin],
          [parameterY(to), -cos],
          [parameterY(from), cos],
        ]),
      ];
    }
    case "polar": {
      const center = roundOf(figure, relation.round).center;
      const radius = parameterRadius(figure, relation.round);
      return [
        row([
          [parameterX(relation.point), 1],
          [parameterX(center), -1],
          [radius, -Math.cos(relation.angle)],
        ]),
        row([
          [parameterY(relation.point), 1],
          [parameterY(center), -1],
          [radius, -Math.sin(relation.angle)],
        ]),
      ];
    }
    default:
      return null;
  }
}

/** How far the figure is from holding a relation, in its units of length (angles: radians). */
export function residual(figure: Figure, relation: Relation): number {
  const rows = linearRows(figure, relation);
  if (rows === null) return Math.abs(excess(figure, relation));
  return Math.max(
    ...rows.map(({ coefficients, value }) => {
      let sum = -value;
      for (const [parameter, factor] of coefficients)
        sum += factor * parameterValue(figure, parameter);
      return Math.abs(sum);
    }),
  );
}

/** By how much a relation that is not linear is exceeded, with its sign; 0 for linear ones. */
export function excess(figure: Figure, relation: Relation): number {
  switch (relation.kind) {
    case "distance": {
      const a = pointOf(figure, relation.a);
      const b = pointOf(figure, relation.b);
      return Math.hypot(b.x - a.x, b.y - a.y) - relation.value;
    }
    case "line-distance":
      return lineDistance(figure, relation.point, relation.line) - relation.value;
    case "on-round": {
      const point = pointOf(figure, relation.point);
      const center = centerOf(figure, relation.round);
      const { radius } = roundOf(figure, relation.round);
      return Math.hypot(point.x - center.x, point.y - center.y) - radius;
    }
    case "tangent-line": {
      const point = pointOf(figure, relation.point);
      const toward = pointOf(figure, relation.toward);
      return unitDot(centerOf(figure, relation.round), point, point, toward);
    }
    case "tangent-rounds": {
      const point = pointOf(figure, relation.point);
      const a = centerOf(figure, relation.a);
      const b = centerOf(figure, relation.b);
      return unitCross(a, point, b, point);
    }
    case "on-line":
      return crossDistance(figure, relation.point, relation.line);
    case "parallel": {
      const [a, b, c, d] = [...relation.first, ...relation.second].map((index) =>
        pointOf(figure, index),
      ) as [Point, Point, Point, Point];
      return unitCross(a, b, c, d);
    }
    case "angle":
      return angleOf(figure, relation.first, relation.second) - relation.value;
    default:
      return 0;
  }
}

function parameterValue(figure: Figure, parameter: number): number {
  const points = 2 * figure.points.length;
  if (parameter >= points) return roundOf(figure, parameter - points).radius;
  const point = pointOf(figure, parameter >> 1);
  return parameter % 2 === 0 ? point.x : point.y;
}

export function lineDistance(figure: Figure, index: number, line: [number, number]): number {
  return Math.abs(crossDistance(figure, index, line));
}

/** With a sign: positive on the left of the line. */
function crossDistance(figure: Figure, index: number, line: [number, number]): number {
  const point = pointOf(figure, index);
  const a = pointOf(figure, line[0]);
  const b = pointOf(figure, line[1]);
  const cross = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
  return cross / Math.hypot(b.x - a.x, b.y - a.y);
}

/** The angle between two directed edges, in [0, π]. */
export function angleOf(figure: Figure, first: [number, number], second: [number, number]): number {
  const [a, b, c, d] = [...first, ...second].map((index) => pointOf(figure, index)) as [
    Point,
    Point,
    Point,
    Point,
  ];
  return Math.acos(Math.min(1, Math.max(-1, unitDot(a, b, c, d))));
}

function unitDot(a: Point, b: Point, c: Point, d: Point): number {
  const dot = (b.x - a.x) * (d.x - c.x) + (b.y - a.y) * (d.y - c.y);
  return dot / (Math.hypot(b.x - a.x, b.y - a.y) * Math.hypot(d.x - c.x, d.y - c.y));
}

function unitCross(a: Point, b: Point, c: Point, d: Point): number {
  const cross = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  return cross / (Math.hypot(b.x - a.x, b.y - a.y) * Math.hypot(d.x - c.x, d.y - c.y));
}
