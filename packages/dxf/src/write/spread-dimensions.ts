import { sweep } from "@inkform/geometry/angle";
import { distance } from "@inkform/geometry/distance";
import { arcPoint } from "@inkform/geometry/edge-ends";
import { flattenSpline } from "@inkform/geometry/flatten-spline";
import type { Drawing, DrawingDimension, Point, Segment, Shape } from "@inkform/geometry/model";
import { type DimensionPicture, dimensionPicture } from "./dimension-picture";
import { boxesOverlap, boxOfSegment, boxOfText, type TextBox } from "./text-box";

/** Steps a dimension is moved at most, outwards or back to the part, and their length in text heights. */
const STEPS = 16;
const STEP = 0.75;
/** It comes no nearer to what it measures than this, in text heights: a line of text and a gap. */
const NEAREST = 1.5;
/** Chords of a full turn: a text near an arc need not know it better. */
const CHORDS = 24;

interface Taken {
  texts: TextBox[];
  lines: TextBox[];
}

/**
 * The drawing's dimensions, moved out or in where their texts would lie on one another, on a line or on the part,
 * as sketched places scaled to the true size often do. The smallest stay nearest to the part.
 */
export function spreadDimensions(drawing: Drawing, height: number): DrawingDimension[] {
  const { outer, holes } = drawing.profile;
  const edges = [outer, ...holes].flatMap((loop): Shape[] =>
    loop.kind === "circle" ? [loop] : loop.edges,
  );
  const taken: Taken = {
    texts: drawing.texts.map(boxOfNote),
    lines: edges.flatMap(chordsOf).map(boxOfSegment),
  };
  const placed = [...drawing.dimensions];
  const order = [...placed.entries()].sort(([, a], [, b]) => a.measured - b.measured);
  for (const [index, dimension] of order) {
    const best = bestPlace(dimension, height, taken);
    placed[index] = best.dimension;
    taken.texts.push(best.picture.box);
    taken.lines.push(...best.picture.strokes.map(boxOfSegment));
  }
  return placed;
}

/** The first place where nothing overlaps, or that with the least. */
function bestPlace(dimension: DrawingDimension, height: number, taken: Taken) {
  let best: { dimension: DrawingDimension; picture: DimensionPicture; cost: number } | null = null;
  for (const by of ways(dimension, height)) {
    const moved = moveOut(dimension, by);
    const picture = dimensionPicture(moved, height);
    const cost = overlaps(picture, taken);
    if (best === null || cost < best.cost) best = { dimension: moved, picture, cost };
    if (cost === 0) break;
  }
  return best as NonNullable<typeof best>;
}

/** How far it is moved outwards (negative: inwards), the shortest ways first. */
function ways(dimension: DrawingDimension, height: number): number[] {
  const inmost = NEAREST * height - standOff(dimension);
  const steps = Array.from({ length: STEPS }, (_, k) => (k + 1) * STEP * height);
  return [0, ...steps.flatMap((step) => [step, -step])].filter((by) => by >= Math.min(0, inmost));
}

/** Distance between a dimension's line or text and what it measures; negative inside a round. */
function standOff(dimension: DrawingDimension): number {
  switch (dimension.kind) {
    case "linear":
      return Math.abs(lineOffset(dimension));
    case "angle":
      return distance(dimension.vertex, dimension.at);
    default:
      return distance(dimension.center, dimension.at) - dimension.radius;
  }
}

/** How far the dimension line lies to the left of the measuring direction. */
function lineOffset({ from, to, line, angle }: Extract<DrawingDimension, { kind: "linear" }>) {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return (middle.x - line.x) * Math.sin(angle) + (line.y - middle.y) * Math.cos(angle);
}

function overlaps({ box, strokes }: DimensionPicture, taken: Taken): number {
  const own = strokes.map(boxOfSegment);
  const covered = taken.texts.flatMap((text) => own.filter((line) => boxesOverlap(line, text)));
  const lying = [...taken.texts, ...taken.lines].filter((other) => boxesOverlap(box, other));
  return covered.length + lying.length;
}

/** The same dimension, drawn so much farther away from what it measures. */
function moveOut(dimension: DrawingDimension, by: number): DrawingDimension {
  if (by === 0) return dimension;
  switch (dimension.kind) {
    case "linear": {
      const { line, angle } = dimension;
      const step = lineOffset(dimension) < 0 ? -by : by;
      const at = { x: line.x - step * Math.sin(angle), y: line.y + step * Math.cos(angle) };
      return { ...dimension, line: at };
    }
    case "angle":
      return { ...dimension, at: away(dimension.vertex, dimension.at, by) };
    default:
      return { ...dimension, at: away(dimension.center, dimension.at, by) };
  }
}

function away(from: Point, at: Point, by: number): Point {
  const length = distance(from, at);
  if (length === 0) return { x: at.x + by, y: at.y };
  return { x: at.x + ((at.x - from.x) * by) / length, y: at.y + ((at.y - from.y) * by) / length };
}

/** Notes begin at their lower left corner. */
function boxOfNote({ at, height, text }: Drawing["texts"][number]): TextBox {
  const box = boxOfText(text, at, 0, height);
  return { ...box, at: { x: at.x + box.width / 2, y: at.y + height / 2 } };
}

/** An edge as straight pieces. */
function chordsOf(edge: Shape): Segment[] {
  if (edge.kind === "spline") return flattenSpline(edge);
  if (edge.kind === "segment") return [edge];
  const start = edge.kind === "circle" ? 0 : edge.startAngle;
  const turn = edge.kind === "circle" ? 2 * Math.PI : sweep(edge.startAngle, edge.endAngle);
  const count = Math.max(2, Math.ceil((CHORDS * turn) / (2 * Math.PI)));
  return Array.from({ length: count }, (_, k) => ({
    kind: "segment" as const,
    start: arcPoint(edge, start + (turn * k) / count),
    end: arcPoint(edge, start + (turn * (k + 1)) / count),
  }));
}
