import { type Figure, roundOf } from "../solve/figure";
import { arcGroups, holeGroups } from "../solve/infer/round-groups";

/**
 * The rounds that a `4x` before a measure speaks of: those drawn most alike the one it points at.
 * Without a count, that one alone (equal sizes are then inferred, not written).
 */
export function sameSized(figure: Figure, round: number, count: number): number[] {
  if (count <= 1) return [round];
  const group = [...holeGroups(figure), ...arcGroups(figure)].find((rounds) =>
    rounds.includes(round),
  );
  const size = roundOf(figure, round).radius;
  const unlike = (other: number) => Math.abs(Math.log(roundOf(figure, other).radius / size));
  return [...(group ?? [round])].sort((a, b) => unlike(a) - unlike(b)).slice(0, count);
}
