import { type Constraint, regularity } from "../constraint";
import type { Figure, FigureEdge } from "../figure";
import type { Axis, Relation } from "../relation";
import { solveSettings } from "../settings";
import { edgeAxis } from "./axis-edges";
import { atPoint, belief, coordinate, edgeVector, otherAxis } from "./measures";

/** A level or upright edge between two walls that go the same way from it: the floor of a notch, or the top of a tooth. */
interface Step {
  axis: Axis;
  /** Its ends in the order of the coordinate. */
  low: number;
  high: number;
  length: number;
  /** A notch lies inward of its loop, a tooth outward. */
  isNotch: boolean;
  /** Equal for steps that look the same way. */
  facing: string;
}

/** Notches, and teeth, of one loop that look the same way and are drawn equally wide are so, and a row of them has one pitch. */
export function inferRepeatedSteps(figure: Figure): Constraint[] {
  return figure.loops.flatMap((loop) => {
    if (loop.kind === "circle") return [];
    const steps = loop.edges.flatMap((_, i) => stepAt(figure, loop.edges, i) ?? []);
    return alike(steps).flatMap((row) => [
      ...equalWidths(row),
      ...(row.length > 2 ? equalPitch(figure, row) : []),
    ]);
  });
}

function stepAt(figure: Figure, edges: readonly FigureEdge[], i: number): Step | null {
  const n = edges.length;
  const floor = edges[i] as FigureEdge;
  const walls = [edges[(i + n - 1) % n], edges[(i + 1) % n]] as [FigureEdge, FigureEdge];
  const axis = edgeAxis(figure, floor)?.along;
  if (axis === undefined) return null;
  const across = otherAxis(axis);
  if (walls.some((wall) => edgeAxis(figure, wall)?.along !== across)) return null;
  const [before, after] = walls.map((wall) => Math.sign(edgeVector(figure, wall)[across]));
  if (before === after) return null;
  const way = edgeVector(figure, floor)[axis];
  const [low, high] = way > 0 ? [floor.from, floor.to] : [floor.to, floor.from];
  // Loops run clockwise: a tooth's walls turn right, a notch's left.
  const turn = axis === "x" ? -(before ?? 0) * Math.sign(way) : (before ?? 0) * Math.sign(way);
  const facing = `${axis} ${before} ${Math.sign(way)}`;
  return { axis, low, high, length: Math.abs(way), isNotch: turn > 0, facing };
}

/** Steps in groups of one facing and about one width, two or more, each in the order of its place. */
function alike(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of [...steps].sort((a, b) => a.length - b.length)) {
    const group = groups.find(
      ([first]) =>
        first !== undefined &&
        first.facing === step.facing &&
        step.length <= solveSettings.steps.wider * first.length,
    );
    if (group) group.push(step);
    else groups.push([step]);
  }
  return groups.filter(({ length }) => length > 1);
}

function equalWidths(row: readonly Step[]): Constraint[] {
  const [first, ...others] = row as [Step, ...Step[]];
  const { wider, notch, tooth } = solveSettings.steps;
  return others.map((step) => {
    const relation: Relation = {
      kind: "equal-offset",
      axis: step.axis,
      first: [atPoint(first.low), atPoint(first.high)],
      second: [atPoint(step.low), atPoint(step.high)],
    };
    const trust = belief(step.length / first.length - 1, wider - 1, 0.6);
    return regularity(relation, (step.isNotch ? notch : tooth) * trust);
  });
}

function equalPitch(figure: Figure, row: readonly Step[]): Constraint[] {
  const at = (step: Step): number => coordinate(figure, step.low, step.axis);
  const sorted = [...row].sort((a, b) => at(a) - at(b));
  const gaps = sorted.slice(1).map((step, i) => at(step) - at(sorted[i] as Step));
  const ratio = Math.max(...gaps) / Math.min(...gaps);
  const limit = solveSettings.sameGap ** 2;
  const [first, second] = sorted as [Step, Step];
  if (!(ratio <= limit) || !first.isNotch) return [];
  const confidence = solveSettings.steps.notch * belief(ratio - 1, limit - 1, 0.6);
  return sorted.slice(2).map((step, i) =>
    regularity(
      {
        kind: "equal-offset",
        axis: step.axis,
        first: [atPoint(first.low), atPoint(second.low)],
        second: [atPoint((sorted[i + 1] as Step).low), atPoint(step.low)],
      },
      confidence,
    ),
  );
}
