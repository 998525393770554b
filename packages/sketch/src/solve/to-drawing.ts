import type {
  Drawing,
  DrawingDimension,
  DrawingText,
  Point,
  Segment,
} from "@inkform/geometry/model";
import type { Hypothesis, ShownDimension } from "../dimensions/model";
import { centerOf, type Figure, figureBounds, pointOf, roundOf } from "./figure";
import { anchorValue } from "./infer/extents";
import type { Anchor, Axis } from "./relation";
import { showAngle } from "./show-angle";
import { toProfile } from "./to-profile";

/** A line of text under the part is this share of its longer side high. */
const TEXT_SHARE = 1 / 30;

/** The solved part as a drawing: profile, centre marks, the dimensions it satisfies, and its notes below. */
export function toDrawing(
  drawn: Figure,
  solved: Figure,
  satisfied: readonly Hypothesis[],
  notes: readonly string[],
): Drawing {
  const toSolved = placeLike(drawn, solved);
  return {
    units: "mm",
    profile: toProfile(solved),
    centerLines: centerMarks(solved),
    dimensions: satisfied.flatMap(({ shown, interpretation }) =>
      shown === null ? [] : [showDimension(solved, shown, toSolved(shown.at), interpretation.text)],
    ),
    texts: notesBelow(solved, notes),
  };
}

/** Carries a place on the sketch over to the solved part, side by side with what it stood beside. */
function placeLike(drawn: Figure, solved: Figure): (at: Point) => Point {
  const from = figureBounds(drawn);
  const to = figureBounds(solved);
  const scaleX = (to.maxX - to.minX) / (from.maxX - from.minX);
  const scaleY = (to.maxY - to.minY) / (from.maxY - from.minY);
  return ({ x, y }) => ({
    x: to.minX + (x - from.minX) * scaleX,
    y: to.minY + (y - from.minY) * scaleY,
  });
}

/** A cross through each round hole's centre, a quarter longer than the hole. */
function centerMarks(figure: Figure): Segment[] {
  return figure.loops.flatMap((loop) => {
    if (loop.kind !== "circle") return [];
    const { x, y } = centerOf(figure, loop.round);
    const reach = 1.25 * roundOf(figure, loop.round).radius;
    return [
      { kind: "segment" as const, start: { x: x - reach, y }, end: { x: x + reach, y } },
      { kind: "segment" as const, start: { x, y: y - reach }, end: { x, y: y + reach } },
    ];
  });
}

function showDimension(
  figure: Figure,
  shown: ShownDimension,
  at: Point,
  text: string,
): DrawingDimension {
  switch (shown.kind) {
    case "linear": {
      const from = anchorPoint(figure, shown.axis, shown.from);
      const to = anchorPoint(figure, shown.axis, shown.to);
      const angle =
        shown.axis === null
          ? Math.atan2(to.y - from.y, to.x - from.x)
          : shown.axis === "x"
            ? 0
            : Math.PI / 2;
      const measured = Math.abs(
        (to.x - from.x) * Math.cos(angle) + (to.y - from.y) * Math.sin(angle),
      );
      return { kind: "linear", from, to, line: at, angle, text, measured };
    }
    case "diameter":
    case "radius": {
      const { radius } = roundOf(figure, shown.round);
      const center = { ...centerOf(figure, shown.round) };
      const measured = shown.kind === "radius" ? radius : 2 * radius;
      return { kind: shown.kind, center, radius, at, text, measured };
    }
    case "angle":
      return showAngle(figure, shown.first, shown.second, at, text);
  }
}

function anchorPoint(figure: Figure, axis: Axis | null, anchor: Anchor): Point {
  const point = pointOf(figure, anchor.point);
  return axis === null ? { ...point } : { ...point, [axis]: anchorValue(figure, axis, anchor) };
}

function notesBelow(figure: Figure, notes: readonly string[]): DrawingText[] {
  const { minX, minY, maxX, maxY } = figureBounds(figure);
  const size = Math.max(maxX - minX, maxY - minY);
  const height = size * TEXT_SHARE;
  return notes.map((text, i) => ({
    at: { x: minX, y: minY - size / 4 - 2 * height * (i + 1) },
    height,
    text,
  }));
}
