import { distance, distanceToEdge } from "@inkform/geometry/distance";
import type { Arc, Circle, Drawing, Point, Shape } from "@inkform/geometry/model";
import type { DxfContent, DxfDimension, Finding } from "../model";
import { dxfSettings } from "../settings";

const { measurement } = dxfSettings;

/** Re-measures each dimension in the file: between its points, against its text, and on the entities. */
export function checkDimensions(content: DxfContent, expected: Drawing): Finding[] {
  const findings: Finding[] = [];
  const report = (message: string) => findings.push({ code: "dimension_disagrees", message });
  if (content.dimensions.length !== expected.dimensions.length) {
    report(
      `${expected.dimensions.length} dimensions drawn, ${content.dimensions.length} in the file`,
    );
  }
  const shapes = content.entities.map(({ shape }) => shape);
  content.dimensions.forEach((dimension, i) => {
    const { text, measured, stated } = dimension;
    const wanted = expected.dimensions[i];
    if (wanted && Math.abs(measured - wanted.measured) > measurement) {
      report(`"${wanted.text}" measures ${measured}, not ${wanted.measured}`);
    }
    if (wanted && !saysTheSame(text, wanted.text)) {
      report(`"${wanted.text}" was written, the file shows "${text}"`);
    }
    if (stated !== null && Math.abs(stated - measured) > measurement) {
      report(`"${text}" measures ${measured}, but the file says ${stated}`);
    }
    if (!isOnEntities(dimension, shapes)) {
      report(`"${text}" measures between points that lie on no entity`);
    }
  });
  return findings;
}

/** Whether two texts show the same numbers: `12,50` and `12.5` do. */
function saysTheSame(shown: string, written: string): boolean {
  const numbers = (text: string) =>
    (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(",", ".")));
  const wanted = numbers(written);
  const found = numbers(shown);
  return (
    wanted.length === found.length &&
    wanted.every((number, i) => Math.abs(number - (found[i] ?? 0)) <= dxfSettings.shownTo)
  );
}

function isOnEntities(dimension: DxfDimension, shapes: readonly Shape[]): boolean {
  const { kind, from, to, vertex, measured } = dimension;
  switch (kind) {
    case "linear":
      return isMeasurable(from, shapes) && isMeasurable(to, shapes);
    case "diameter": {
      const center = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      return isRoundThere(shapes, center, measured / 2);
    }
    case "radius":
      return isRoundThere(shapes, from, measured);
    case "angle":
      return [from, to].every((leg) => vertex !== null && runsAlong(vertex, leg, shapes));
  }
}

/** A point of an entity, a round's centre, or the middle of a circle of alike holes. */
function isMeasurable(point: Point, shapes: readonly Shape[]): boolean {
  const onEntity = shapes.some(
    (shape) =>
      distanceToEdge(point, shape) <= measurement ||
      (isRound(shape) && distance(point, shape.center) <= measurement),
  );
  if (onEntity) return true;
  const circles = shapes.filter((shape) => shape.kind === "circle");
  return circles.some((first) => {
    const radius = distance(point, first.center);
    const alike = circles.filter(
      (other) =>
        Math.abs(other.radius - first.radius) <= measurement &&
        Math.abs(distance(point, other.center) - radius) <= measurement,
    );
    return alike.length >= 3;
  });
}

/** Whether an angle's leg lies in the line of a straight edge, or runs between two centres. */
function runsAlong(vertex: Point, leg: Point, shapes: readonly Shape[]): boolean {
  const length = distance(vertex, leg);
  if (length <= measurement) return false;
  const off = (point: Point): number =>
    Math.abs(
      (leg.x - vertex.x) * (point.y - vertex.y) - (leg.y - vertex.y) * (point.x - vertex.x),
    ) / length;
  const isOnLine = (point: Point) => off(point) <= measurement;
  return (
    shapes.some(
      (shape) => shape.kind === "segment" && isOnLine(shape.start) && isOnLine(shape.end),
    ) || [vertex, leg].every((end) => isMeasurable(end, shapes))
  );
}

/** A circle or arc of that size, or a circle of holes that runs through their centres. */
function isRoundThere(shapes: readonly Shape[], center: Point, radius: number): boolean {
  const rounds = shapes.filter(isRound);
  const isSame = rounds.some(
    (round) =>
      distance(round.center, center) <= measurement &&
      Math.abs(round.radius - radius) <= measurement,
  );
  const onBoltCircle = rounds.filter(
    (round) => Math.abs(distance(round.center, center) - radius) <= measurement,
  );
  return isSame || onBoltCircle.length >= 2;
}

const isRound = (shape: Shape): shape is Arc | Circle =>
  shape.kind === "arc" || shape.kind === "circle";
