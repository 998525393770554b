import type { Family, Measures, Shape, ShapeDimension, Style } from "../families/model";
import type { Random } from "../random";
import type { TruthDimension, TruthEntity, XY } from "../truth";
import { type Board, type DrawingStyle, prepareText, textBox, thinLine, writeAt } from "./board";
import { drawAngle } from "./draw-angle";
import { drawLeader } from "./draw-leader";
import { drawLinear } from "./draw-linear";
import { entityPoints } from "./pen";
import { type Box, isFree } from "./room";
import { type Wording, writeDimension, writeQuantity, writeThickness } from "./wording";

/** A part as it really is, and as it comes out on paper. */
export interface PlannedPart {
  family: Family;
  measures: Measures;
  drawn: Measures;
  style: Style;
  name: string | null;
  thickness: number | null;
  quantity: number;
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
function fit({ room, letter, random }: Board, shape: Shape, plan: PlannedPart): Place | null {
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
    ) * random.between(0.82, 0.98);
  const [width, height] = [(part.x1 - part.x0) * scale, (part.y1 - part.y0) * scale];
  if (!(Math.min(width, height) > 5 * letter)) return null;
  const x = x0 + left + (x1 - x0 - left - right - width) * random.between(0.3, 0.7);
  const y = y0 + top + (y1 - y0 - top - bottom - height) * random.between(0.3, 0.7);
  const toPage = ([px, py]: XY): XY => [x + (px - part.x0) * scale, y + (part.y1 - py) * scale];
  return { box: { x0: x, y0: y, x1: x + width, y1: y + height }, scale, toPage };
}

const noteCount = ({ thickness, quantity }: PlannedPart) =>
  (thickness === null ? 0 : 1) + (quantity === 1 ? 0 : 1);

function drawShape(board: Board, shape: Shape, toPage: (p: XY) => XY, scale: number): void {
  const { pen, ink, room, letter } = board;
  for (const entity of [...shape.outline, ...shape.holes.flat()]) {
    const points = entityPoints(entity, 5 / scale).map(toPage);
    ink.strokes.push(...pen.along(points, "outline", { closed: entity.type === "circle" }));
    const loop = entity.type === "circle" ? [...points, points[0] as XY] : points;
    const sparse = loop.filter(
      (_, i) => entity.type !== "line" || i === 0 || i === loop.length - 1,
    );
    sparse.forEach((p, i) => {
      const q = sparse[i + 1];
      if (q) room.lines.push({ p, q, thin: false });
    });
  }
  for (const mark of shape.centers) {
    if (mark.kind === "circle")
      dashDot(board, entityPoints({ type: "circle", c: mark.c, r: mark.r }, 4 / scale).map(toPage));
    else if (board.style.centers && mark.kind === "line")
      dashDot(board, [toPage(mark.p), toPage(mark.q)]);
    else if (board.style.centers && mark.kind === "cross") {
      const [x, y] = toPage(mark.at);
      const reach = mark.r * scale + letter * 0.55;
      for (const [dx, dy] of [
        [reach, 0],
        [0, reach],
      ] as const) {
        if (mark.r * scale > 3 * letter)
          dashDot(
            board,
            entityPoints({ type: "line", p: [x - dx, y - dy], q: [x + dx, y + dy] }, 4),
          );
        else
          ink.strokes.push(
            ...pen.line([x - dx, y - dy], [x + dx, y + dy], "centre", { thin: true, exact: true }),
          );
        room.lines.push({ p: [x - dx, y - dy], q: [x + dx, y + dy], thin: true });
      }
    }
  }
}

/** Long and short dashes in turn along points about 4 pixels apart. */
function dashDot(board: Board, points: XY[]): void {
  const unit = board.letter * 0.5;
  const pattern = [3.2 * unit, 0.7 * unit, 0.45 * unit, 0.7 * unit];
  let [piece, run] = [0, 0];
  let dash: XY[] = [];
  const flush = () => {
    if (dash.length > 1)
      board.ink.strokes.push(...board.pen.along(dash, "centre", { thin: true, exact: true }));
    dash = [];
  };
  points.forEach((p, i) => {
    const before = points[i - 1] ?? p;
    run += Math.hypot(p[0] - before[0], p[1] - before[1]);
    if (run > (pattern[piece % 4] as number)) {
      [piece, run] = [piece + 1, 0];
      if (piece % 2 === 1) flush();
    }
    if (piece % 2 === 0) dash.push(p);
  });
  flush();
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

function drawNotes(
  board: Board,
  plan: PlannedPart,
  box: Box,
  wording: Wording,
): TruthDimension[] | null {
  const notes: TruthDimension[] = [];
  if (plan.name !== null) {
    const at = writeFree(board, plan.name, box, "above");
    if (at === null) return null;
  }
  const written = [
    ...(plan.thickness === null ? [] : [writeThickness(plan.thickness, wording)]),
    ...(plan.quantity === 1 ? [] : [writeQuantity(plan.quantity, wording)]),
  ];
  for (const note of written) {
    const at = writeFree(board, note.text, box, "below");
    if (at === null) return null;
    notes.push({ ...note, at });
  }
  return notes;
}

/** Writes above or below all that belongs to the part, near its middle and clear of every measure. */
function writeFree(board: Board, text: string, box: Box, where: "above" | "below"): XY | null {
  const { letter, random, room } = board;
  const set = prepareText(board, text);
  const middle = (box.x0 + box.x1) / 2;
  const shift = random.between(-0.25, 0.25) * (box.x1 - box.x0);
  const rows = [
    ...room.lines.flatMap(({ p, q }) => [p[1], q[1]]),
    ...room.texts.flatMap((t) => [t.y0, t.y1]),
  ];
  const edge = where === "above" ? Math.min(...rows) : Math.max(...rows);
  const way = where === "above" ? -1 : 1;
  for (let step = 0; step < 8; step++) {
    const y = edge + way * letter * (1.5 + step * 0.5);
    for (const x of [middle + shift, middle, box.x0 + set.width / 2, box.x1 - set.width / 2]) {
      const center: XY = [x, y];
      const wide = textBox(set, center, false, letter * 0.5);
      if (!isFree({ ...wide, x0: wide.x0 - 1.4 * letter, x1: wide.x1 + 1.4 * letter }, room))
        continue;
      writeAt(board, set, center, false);
      if (where === "above" && random.chance(0.4)) {
        const under = y + letter * 0.85;
        thinLine(board, [x - set.width / 2, under], [x + set.width / 2, under]);
      }
      return center;
    }
  }
  return null;
}

export function createDrawingStyle(random: Random): DrawingStyle {
  return {
    ends: random.pick(["open", "open", "filled", "slash", "dot"] as const),
    text: random.pick(["above", "above", "break", "below"] as const),
    upright: random.chance(0.2),
    gap: random.pick([0, 0.25, 0.4]),
    centers: random.chance(0.6),
  };
}
