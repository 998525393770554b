import type { Constraint } from "./constraint";
import {
  type Figure,
  figureSize,
  parameterRadius,
  parametersOf,
  parameterX,
  parameterY,
} from "./figure";
import { RankSystem } from "./rank-system";
import { type LinearRow, linearRows, type Relation } from "./relation";
import { slopesOf } from "./slopes";

export interface Freedom {
  /** In how many independent ways the part could still change; turning and moving it do not count. */
  degrees: number;
  /** What is known to first order about the figure where it stands. */
  known: RankSystem;
}

/** Counts what a solved figure's constraints leave open, from their derivatives at the solution. */
export function measureFreedom(figure: Figure, held: readonly Constraint[]): Freedom {
  const drawn = parametersOf(figure);
  const known = RankSystem.ofSize(drawn.length);
  for (const { relation } of held) {
    for (const row of linearRows(figure, relation) ?? [slopes(figure, drawn, relation)]) {
      known.add({ coefficients: row.coefficients, value: 0 });
    }
  }
  const rigid = turns(figure, known) ? 3 : 2;
  const all = known.copy();
  const before = all.rank;
  for (const parameter of realParameters(figure)) {
    all.add({ coefficients: new Map([[parameter, 1]]), value: 0 });
  }
  return { degrees: Math.max(0, all.rank - before - rigid), known };
}

/** A bolt circle without holes that keep to it is nobody's freedom. */
function realParameters(figure: Figure): number[] {
  return [
    ...figure.points.flatMap((_, i) => [parameterX(i), parameterY(i)]),
    ...figure.rounds.flatMap(({ role }, k) =>
      role === "construction" ? [] : [parameterRadius(figure, k)],
    ),
  ];
}

/** Derivatives scaled so that the largest is 1. */
function slopes(figure: Figure, drawn: readonly number[], relation: Relation): LinearRow {
  const coefficients = slopesOf(figure, drawn, relation);
  const most = Math.max(0, ...[...coefficients.values()].map(Math.abs));
  if (most > 0) {
    for (const [parameter, slope] of coefficients) coefficients.set(parameter, slope / most);
  }
  return { coefficients, value: 0 };
}

/** Whether nothing holds the figure's direction: turning it changes no relation, and does move something. */
function turns(figure: Figure, known: RankSystem): boolean {
  const [first] = figure.points;
  if (first === undefined) return false;
  const turned = new Float64Array(2 * figure.points.length + figure.rounds.length);
  figure.points.forEach(({ x, y }, i) => {
    turned[parameterX(i)] = first.y - y;
    turned[parameterY(i)] = x - first.x;
  });
  const size = figureSize(figure);
  return turned.some((move) => Math.abs(move) > 1e-6 * size) && known.allows(turned, 1e-4 * size);
}
