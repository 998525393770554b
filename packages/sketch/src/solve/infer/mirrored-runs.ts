import { type Constraint, regularity } from "../constraint";
import { centerOf, type Figure, type FigureEdge, pointOf, roundOf } from "../figure";
import type { Axis, Relation } from "../relation";
import { solveSettings } from "../settings";
import { edgeAxis } from "./axis-edges";
import { atPoint, belief, edgeVector, otherAxis } from "./measures";

/** Two points that mirror each other; one twice where it lies on the mirror. `stray` is 0 … 1 of what is tolerated. */
interface Pair {
  low: number;
  high: number;
  stray: number;
}

/** A stretch of a loop drawn alike on both sides of a level or upright line, from its middle outward. */
interface MirroredRun {
  axis: Axis;
  pairs: Pair[];
  /** The edges on both sides, the middle one not counted. */
  sides: FigureEdge[];
}

/**
 * What is drawn alike on both sides of a line of its own is so, wherever the rest of the loop lies: a notch, a
 * gable, a dovetail, a keyhole. Steps of level and upright edges say nothing of their own here: their places are measured.
 */
export function inferMirroredRuns(figure: Figure): Constraint[] {
  const seen = new Set<string>();
  return (["x", "y"] as const).flatMap((axis) =>
    figure.loops.flatMap((loop) => {
      if (loop.kind === "circle") return [];
      return loop.edges.flatMap((_, i) => [
        ...relationsOf(runFromCorner(figure, loop.edges, i, axis), figure, seen),
        ...relationsOf(runFromEdge(figure, loop.edges, i, axis), figure, seen),
      ]);
    }),
  );
}

/** Outward from a corner on the mirror. */
function runFromCorner(
  figure: Figure,
  edges: readonly FigureEdge[],
  i: number,
  axis: Axis,
): MirroredRun {
  const corner = (edges[i] as FigureEdge).from;
  const pairs = [{ low: corner, high: corner, stray: 0 }];
  return spread(figure, edges, i - 1, i, { axis, pairs, sides: [] });
}

/** Outward from an edge across the mirror, or an arc about a point on it. */
function runFromEdge(
  figure: Figure,
  edges: readonly FigureEdge[],
  i: number,
  axis: Axis,
): MirroredRun | null {
  const edge = edges[i] as FigureEdge;
  const ends = { low: edge.from, high: edge.to, stray: 0 };
  if (edge.kind === "segment") {
    if (edgeAxis(figure, edge)?.along !== axis) return null;
    return spread(figure, edges, i - 1, i + 1, { axis, pairs: [ends], sides: [] });
  }
  if (edge.kind !== "arc") return null;
  const { center, radius } = roundOf(figure, edge.round);
  const at = centerOf(figure, edge.round)[axis];
  const [from, to] = [pointOf(figure, edge.from), pointOf(figure, edge.to)];
  const across = otherAxis(axis);
  const off = Math.max(
    Math.abs(from[axis] + to[axis] - 2 * at),
    Math.abs(from[across] - to[across]),
  );
  const stray = off / (2 * solveSettings.mirror.turned * radius);
  if (stray > 1) return null;
  const pairs = [
    { low: center, high: center, stray: 0 },
    { ...ends, stray },
  ];
  return spread(figure, edges, i - 1, i + 1, { axis, pairs, sides: [] });
}

/** Takes in the edges before and after as long as they mirror each other. */
function spread(
  figure: Figure,
  edges: readonly FigureEdge[],
  before: number,
  after: number,
  run: MirroredRun,
): MirroredRun {
  const { axis } = run;
  const pairs = [...run.pairs];
  const sides: FigureEdge[] = [];
  const n = edges.length;
  for (let step = 0; 2 * (step + 1) <= n; step++) {
    const low = edges[(((before - step) % n) + n) % n] as FigureEdge;
    const high = edges[(after + step) % n] as FigureEdge;
    if (low === high) {
      if (low.kind === "arc") pairs.push(onMirror(roundOf(figure, low.round).center));
      break;
    }
    const stray = unlikeness(figure, low, high, axis);
    if (stray > 1) break;
    if (low.kind === "arc" && high.kind === "arc") {
      const [a, b] = [roundOf(figure, low.round).center, roundOf(figure, high.round).center];
      if (a !== b) pairs.push({ low: a, high: b, stray });
    }
    pairs.push({ low: low.from, high: high.to, stray });
    sides.push(low, high);
    if (low.from === high.to) break;
  }
  return { axis, pairs, sides };
}

const onMirror = (point: number): Pair => ({ low: point, high: point, stray: 0 });

/** How far two edges are from being each other's mirror image, as a share of what is tolerated. */
function unlikeness(figure: Figure, low: FigureEdge, high: FigureEdge, axis: Axis): number {
  const { turned, longer } = solveSettings.mirror;
  const across = otherAxis(axis);
  const a = edgeVector(figure, low);
  const b = edgeVector(figure, high);
  const lengths = [Math.hypot(a.x, a.y), Math.hypot(b.x, b.y)] as const;
  const ratio = Math.max(...lengths) / Math.min(...lengths);
  // Run against each other, mirrored edges agree along the axis and are opposite across it.
  const cos = (a[axis] * b[axis] - a[across] * b[across]) / (lengths[0] * lengths[1]);
  const angle = Math.acos(Math.max(-1, Math.min(1, cos)));
  const own = Math.max(angle / turned, Math.log(ratio) / Math.log(longer));
  if (low.kind !== "arc" || high.kind !== "arc") {
    return low.kind === high.kind ? own : Number.POSITIVE_INFINITY;
  }
  if (low.counterclockwise !== high.counterclockwise) return Number.POSITIVE_INFINITY;
  const radii = [low, high].map(({ round }) => roundOf(figure, round).radius) as [number, number];
  const size = Math.max(...radii) / Math.min(...radii);
  return Math.max(own, Math.log(size) / Math.log(solveSettings.sameArc));
}

function relationsOf(run: MirroredRun | null, figure: Figure, seen: Set<string>): Constraint[] {
  if (run === null || !run.sides.some((edge) => tells(figure, edge))) return [];
  const { axis, pairs } = run;
  const [first, ...others] = pairs;
  if (first === undefined) return [];
  return others.flatMap((pair) => {
    const key = `${axis} ${Math.min(pair.low, pair.high)} ${Math.max(pair.low, pair.high)}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const trust = belief(pair.stray, 1, 0.5);
    const { across, along } = solveSettings.mirror.confidence;
    const mirrored = regularity(mirror(axis, first, pair), across * trust);
    if (pair.low === pair.high) return [mirrored];
    const level: Relation = { kind: "aligned", axis: otherAxis(axis), a: pair.low, b: pair.high };
    return [mirrored, regularity(level, along * trust)];
  });
}

/** Only what is slanted or round tells of a mirror. */
function tells(figure: Figure, edge: FigureEdge): boolean {
  return edge.kind === "arc" || edgeAxis(figure, edge) === null;
}

function mirror(axis: Axis, first: Pair, pair: Pair): Relation {
  if (first.low === first.high) {
    if (pair.low === pair.high) return { kind: "aligned", axis, a: first.low, b: pair.low };
    return { kind: "middle", axis, a: atPoint(pair.low), b: atPoint(pair.high), middle: first.low };
  }
  if (pair.low === pair.high) {
    return {
      kind: "middle",
      axis,
      a: atPoint(first.low),
      b: atPoint(first.high),
      middle: pair.low,
    };
  }
  return {
    kind: "equal-offset",
    axis,
    first: [atPoint(pair.low), atPoint(first.low)],
    second: [atPoint(first.high), atPoint(pair.high)],
  };
}
