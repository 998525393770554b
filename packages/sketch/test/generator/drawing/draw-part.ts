import type { Family, Measures, Shape, ShapeDimension, Style } from "../families/model";
import type { Random } from "../random";
import type { TruthDimension, TruthEntity, XY } from "../truth";
import type { Board, DrawingStyle } from "./board";
import { roomy } from "./crowding";
import { drawAngle } from "./draw-angle";
import { drawHatching } from "./draw-hatching";
import { drawLeader } from "./draw-leader";
import { drawLinear } from "./draw-linear";
import { drawNotes, noteCount } from "./draw-notes";
import { drawShape } from "./draw-shape";
import { entityPoints } from "./pen";
import type { Box } from "./room";
import { type Wording, writeDimension } from "./wording";

/** A part as it really is, and as it comes out on paper. */
export interface PlannedPart {
  family: Family;
  measures: Measures;
  drawn: Measures;
  style: Style;
  name: string | null;
  thickness: number | null;
  quantity: number;
  /** Words beside the part that measure nothing. */
  remarks: readonly string[];
  /** False on sketches that show the shape alone. */
  dimensioned: boolean;
}

export interface DrawnPart {
  /** Outline on the page without its dimensions. */
  box: Box;
  dimensions: TruthDimension[];
}

export function bounds(entities: readonly TruthEntity[]): Box {
  const points = entities.flatMap((entity) => entityPoints(entity, 0.5));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** Draws one part into the board's room; null where its dimensions or notes do not fit. `at` stays in page pixels. */
export function drawPart(
  board: Board,
  plan: PlannedPart,
  wording: Wording,
  random: Random,
): DrawnPart | null {
  const real = plan.family.shape(plan.measures, plan.style);
  const shape = plan.family.shape(plan.drawn, plan.style);
  const place = fit(board, shape, plan);
  if (place === null) return null;
  drawShape(board, shape, place.toPage, place.scale);
  drawHatching(board, shape, place.toPage);
  const dimensions = plan.dimensioned
    ? drawDimensions(board, { real, shape, place, wording, random })
    : [];
  if (dimensions === null) return null;
  const notes = drawNotes(board, plan, place.box, wording);
  return notes === null ? null : { box: place.box, dimensions: [...dimensions, ...notes] };
}

interface Place {
  box: Box;
  scale: number;
  toPage: (p: XY) => XY;
}

/** As large as the room allows when every dimension gets a track of its own. */
function fit(board: Board, shape: Shape, plan: PlannedPart): Place | null {
  const { room, letter, random } = board;
  const { crowding } = board.style;
  const part = bounds(shape.outline);
  const linear = (plan.dimensioned ? shape.dimensions : []).filter((d) => d.kind === "linear");
  const leaders = plan.dimensioned && linear.length < shape.dimensions.length ? 3 : 0.5;
  const tracks = (axis: "x" | "y", side: "low" | "high") =>
    linear.filter((d) => d.axis === axis && d.side === side).length;
  const margin = (axis: "x" | "y", side: "low" | "high") =>
    letter * (Math.max(leaders, 1) + 1.4 * tracks(axis, side));
  const top = margin("x", "high") + (plan.name === null ? 0 : 2.6 * letter);
  const bottom = margin("x", "low") + noteCount(plan) * 2.2 * letter;
  const [left, right] = [margin("y", "low"), margin("y", "high")];
  const { x0, y0, x1, y1 } = room.bounds;
  const scale =
    Math.min(
      (x1 - x0 - left - right) / (part.x1 - part.x0),
      (y1 - y0 - top - bottom) / (part.y1 - part.y0),
    ) * random.between(...crowding.fill);
  const [width, height] = [(part.x1 - part.x0) * scale, (part.y1 - part.y0) * scale];
  if (!(Math.min(width, height) > crowding.least * letter)) return null;
  const x = x0 + left + (x1 - x0 - left - right - width) * random.between(0.3, 0.7);
  const y = y0 + top + (y1 - y0 - top - bottom - height) * random.between(0.3, 0.7);
  const toPage = ([px, py]: XY): XY => [x + (px - part.x0) * scale, y + (part.y1 - py) * scale];
  return { box: { x0: x, y0: y, x1: x + width, y1: y + height }, scale, toPage };
}

interface Drawing {
  real: Shape;
  shape: Shape;
  place: Place;
  wording: Wording;
  random: Random;
}

function drawDimensions(
  board: Board,
  { real, shape, place, wording, random }: Drawing,
): TruthDimension[] | null {
  const { toPage, scale, box } = place;
  const all = shape.dimensions.map((drawn, i) => ({
    drawn,
    written: writeDimension(real.dimensions[i] as ShapeDimension, wording, random),
  }));
  const placed: TruthDimension[] = [];
  const order = { angle: 0, linear: 1, chamfer: 2, radius: 2, diameter: 2 };
  const span = (d: ShapeDimension) =>
    d.kind === "linear"
      ? Math.abs(d.axis === "x" ? d.to[0] - d.from[0] : d.to[1] - d.from[1])
      : d.kind === "diameter"
        ? d.r
        : 0;
  all.sort((a, b) => order[a.drawn.kind] - order[b.drawn.kind] || span(a.drawn) - span(b.drawn));
  for (const { drawn, written } of all) {
    let at: XY | null;
    if (drawn.kind === "angle") at = drawAngle(board, drawn, written.text, toPage);
    else if (drawn.kind === "linear")
      at = drawLinear(board, box, {
        ...drawn,
        from: toPage(drawn.from),
        to: toPage(drawn.to),
        text: written.text,
      });
    else if (drawn.kind === "chamfer") {
      const angles = [drawn.outward - 36, drawn.outward + 36] as const;
      at = drawLeader(board, {
        center: toPage(drawn.at),
        radius: 0,
        angles,
        text: written.text,
        across: false,
      });
    } else {
      const across = drawn.across === true && random.chance(0.5);
      at = drawLeader(board, {
        center: toPage(drawn.c),
        radius: drawn.r * scale,
        angles: drawn.angles ?? [0, 351],
        text: written.text,
        across,
      });
    }
    if (at === null) return null;
    placed.push({ ...written, at });
  }
  return placed;
}

export function createDrawingStyle(random: Random): DrawingStyle {
  return {
    ends: random.pick(["open", "open", "filled", "slash", "dot"] as const),
    text: random.pick(["above", "above", "break", "below"] as const),
    upright: random.chance(0.2),
    gap: random.pick([0, 0.25, 0.4]),
    centers: random.chance(0.6),
    crowding: roomy,
  };
}
