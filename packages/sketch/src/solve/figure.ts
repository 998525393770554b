import { boundsOfEdges } from "@inkform/geometry/bounding-box";
import type { Point } from "@inkform/geometry/model";
import type { SeenChain, SeenLoop, SeenPart } from "../seen";
import { bendSpline } from "./bend-spline";
import { type FigureBreak, toBreak } from "./breaks";
import { outerHoles } from "./outer-holes";
import type { PartFrame } from "./part-frame";
import { tidyChain } from "./tidy-chain";

/**
 * One part as the solver sees it. Frame: the part's own, y up, straightened, in sheet pixels until
 * it is scaled to millimetres.
 *
 * - Point: a corner, or the centre of a round. Round: a circle or an arc's circle, by its centre.
 * - Parameter: one unknown. Point i has the parameters 2i (x) and 2i + 1 (y); round k has 2·points + k (radius).
 * - Construction round: a circle that only places others (a bolt circle).
 */
export interface Figure {
  points: Point[];
  rounds: FigureRound[];
  /** The outline first, then the holes. */
  loops: FigureLoop[];
  /** Where lengths are drawn short because a piece was left out. */
  breaks?: readonly FigureBreak[];
}

export interface FigureRound {
  /** Index into `points`. */
  center: number;
  radius: number;
  role: "circle" | "arc" | "construction";
  /** For a construction round, the holes it places (as rounds). */
  carries?: readonly number[];
  /** Or the corners (as points) of the regular polygon in it. */
  corners?: readonly number[];
}

export type FigureLoop = { kind: "circle"; round: number } | { kind: "chain"; edges: FigureEdge[] };

/** `from` and `to` index `points`; consecutive edges share them. */
export type FigureEdge =
  | { kind: "segment"; from: number; to: number }
  | {
      kind: "arc";
      from: number;
      to: number;
      round: number;
      counterclockwise: boolean;
      tangentBefore: boolean;
      tangentAfter: boolean;
    }
  /** A free curve as it was drawn: Béziers' control points, to be bent to where its ends are (`bendSpline`). */
  | { kind: "spline"; from: number; to: number; drawn: readonly Point[] };

export function buildFigure(part: SeenPart, frame: PartFrame): Figure {
  const figure: Figure = { points: [], rounds: [], loops: [] };
  const loops = [part.outer, ...outerHoles(part.holes.filter(enclosesArea))];
  for (const loop of loops) figure.loops.push(addLoop(figure, loop, frame));
  const breaks = part.breaks?.map((gap) => toBreak(gap, frame));
  return { ...figure, ...(breaks && { breaks }) };
}

/** Two straight edges there and back enclose nothing: a line drawn twice, not a hole. */
function enclosesArea(loop: SeenLoop): boolean {
  if (loop.kind === "circle") return loop.radius > 0;
  return loop.vertices.length > 2 || loop.edges.some(({ kind }) => kind !== "segment");
}

function addLoop(figure: Figure, loop: SeenLoop, frame: PartFrame): FigureLoop {
  if (loop.kind === "circle") {
    return {
      kind: "circle",
      round: addRound(figure, frame.toPart(loop.center), loop.radius, "circle"),
    };
  }
  return { kind: "chain", edges: addChain(figure, tidyChain(loop), frame) };
}

function addChain(figure: Figure, chain: SeenChain, frame: PartFrame): FigureEdge[] {
  const first = figure.points.length;
  for (const vertex of chain.vertices) figure.points.push(frame.toPart(vertex));
  return chain.edges.map((edge, i) => {
    const from = first + i;
    const to = first + ((i + 1) % chain.vertices.length);
    if (edge.kind === "segment") return { kind: "segment", from, to };
    if (edge.kind === "spline") {
      return { kind: "spline", from, to, drawn: edge.curve.map(frame.toPart) };
    }
    return {
      kind: "arc",
      from,
      to,
      round: addRound(figure, frame.toPart(edge.center), edge.radius, "arc"),
      // What turns clockwise on the sheet still does once the part is seen y up.
      counterclockwise: !edge.clockwise,
      tangentBefore: edge.tangentBefore,
      tangentAfter: edge.tangentAfter,
    };
  });
}

export function addRound(
  figure: Figure,
  center: Point,
  radius: number,
  role: FigureRound["role"],
): number {
  figure.points.push(center);
  figure.rounds.push({ center: figure.points.length - 1, radius, role });
  return figure.rounds.length - 1;
}

export const parameterX = (point: number): number => 2 * point;
export const parameterY = (point: number): number => 2 * point + 1;

export function parameterRadius(figure: Figure, round: number): number {
  return 2 * figure.points.length + round;
}

/** All unknowns in the order of their parameters. */
export function parametersOf(figure: Figure): number[] {
  return [
    ...figure.points.flatMap(({ x, y }) => [x, y]),
    ...figure.rounds.map(({ radius }) => radius),
  ];
}

/** The figure with other values for its unknowns. */
export function withParameters(figure: Figure, values: readonly number[]): Figure {
  const valueAt = (parameter: number): number => values[parameter] ?? 0;
  return {
    ...figure,
    points: figure.points.map((_, i) => ({ x: valueAt(parameterX(i)), y: valueAt(parameterY(i)) })),
    rounds: figure.rounds.map((round, k) => ({
      ...round,
      radius: valueAt(parameterRadius(figure, k)),
    })),
  };
}

export function pointOf(figure: Figure, index: number): Point {
  const point = figure.points[index];
  if (point === undefined) throw new RangeError(`no point ${index}`);
  return point;
}

export function roundOf(figure: Figure, index: number): FigureRound {
  const round = figure.rounds[index];
  if (round === undefined) throw new RangeError(`no round ${index}`);
  return round;
}

export function centerOf(figure: Figure, round: number): Point {
  return pointOf(figure, roundOf(figure, round).center);
}

/** All edges of all loops with the loop they belong to. */
export function edgesOf(figure: Figure): { edge: FigureEdge; loop: number; index: number }[] {
  return figure.loops.flatMap((loop, l) =>
    loop.kind === "circle" ? [] : loop.edges.map((edge, index) => ({ edge, loop: l, index })),
  );
}

/** The longer side of the box around the outline, in the figure's units. */
export function figureSize(figure: Figure): number {
  const { minX, minY, maxX, maxY } = figureBounds(figure);
  return Math.max(maxX - minX, maxY - minY);
}

export function figureBounds(figure: Figure): {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
} {
  const outline = figure.loops[0];
  if (outline === undefined) throw new RangeError("a part without an outline");
  const reach: Point[] = [];
  if (outline.kind === "circle") {
    addQuadrants(reach, figure, outline.round);
  } else {
    for (const edge of outline.edges) {
      reach.push(pointOf(figure, edge.from));
      if (edge.kind === "arc") reach.push(...arcExtremes(figure, edge));
      if (edge.kind === "spline") {
        const points = bendSpline(edge.drawn, pointOf(figure, edge.from), pointOf(figure, edge.to));
        const { minX, minY, maxX, maxY } = boundsOfEdges([{ kind: "spline", points }]);
        reach.push({ x: minX, y: minY }, { x: maxX, y: maxY });
      }
    }
  }
  return {
    minX: Math.min(...reach.map(({ x }) => x)),
    minY: Math.min(...reach.map(({ y }) => y)),
    maxX: Math.max(...reach.map(({ x }) => x)),
    maxY: Math.max(...reach.map(({ y }) => y)),
  };
}

function addQuadrants(reach: Point[], figure: Figure, round: number): void {
  const { radius } = roundOf(figure, round);
  const { x, y } = centerOf(figure, round);
  reach.push({ x: x - radius, y: y - radius }, { x: x + radius, y: y + radius });
}

/** The outermost points (right, top, left, bottom) that an arc really runs through. */
export function arcExtremes(
  figure: Figure,
  edge: Extract<FigureEdge, { kind: "arc" }>,
): (Point & { quadrant: number })[] {
  const { radius } = roundOf(figure, edge.round);
  const center = centerOf(figure, edge.round);
  const directionTo = (index: number): number => {
    const point = pointOf(figure, index);
    return Math.atan2(point.y - center.y, point.x - center.x);
  };
  const start = directionTo(edge.counterclockwise ? edge.from : edge.to);
  const end = directionTo(edge.counterclockwise ? edge.to : edge.from);
  const turn = (angle: number): number => ((angle % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  const total = turn(end - start);
  return [0, 1, 2, 3].flatMap((quadrant) => {
    const angle = (quadrant * Math.PI) / 2;
    if (turn(angle - start) > total) return [];
    return [
      {
        x: center.x + radius * Math.cos(angle),
        y: center.y + radius * Math.sin(angle),
        quadrant,
      },
    ];
  });
}
