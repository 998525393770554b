import { distance, distanceToEdge } from "@inkform/geometry/distance";
import type { Drawing, Point } from "@inkform/geometry/model";
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
  content.dimensions.forEach((dimension, i) => {
    const wanted = expected.dimensions[i];
    if (wanted && Math.abs(dimension.measured - wanted.measured) > measurement) {
      report(`"${wanted.text}" measures ${dimension.measured}, not ${wanted.measured}`);
    }
    if (!isOnEntities(dimension, content)) {
      report(`"${dimension.text}" measures between points that lie on no entity`);
    }
  });
  return findings;
}

function isOnEntities(dimension: DxfDimension, content: DxfContent): boolean {
  const shapes = content.entities.map(({ shape }) => shape);
  const touches = (point: Point): boolean =>
    shapes.some(
      (shape) =>
        distanceToEdge(point, shape) <= measurement ||
        (shape.kind !== "segment" && distance(point, shape.center) <= measurement),
    );
  switch (dimension.kind) {
    case "linear":
      return touches(dimension.from) && touches(dimension.to);
    case "diameter": {
      const center = {
        x: (dimension.from.x + dimension.to.x) / 2,
        y: (dimension.from.y + dimension.to.y) / 2,
      };
      return isRoundThere(shapes, center, dimension.measured / 2);
    }
    case "radius":
      return isRoundThere(shapes, dimension.from, dimension.measured);
    case "angle":
      return touches(dimension.from) && touches(dimension.to);
  }
}

/** A circle or arc of that size, or a circle of holes that runs through their centres. */
function isRoundThere(
  shapes: readonly DxfContent["entities"][number]["shape"][],
  center: Point,
  radius: number,
): boolean {
  const rounds = shapes.filter((shape) => shape.kind !== "segment");
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
