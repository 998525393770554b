import { type Figure, roundOf } from "../solve/figure";
import { arcGroups, holeGroups, roundKinds } from "../solve/infer/round-groups";
import { attachSettings } from "./settings";

/**
 * The rounds that a `4x` before a measure speaks of: those drawn most alike the one it points at.
 * Without a count, that one alone (equal sizes are then inferred, not written).
 */
export function sameSized(figure: Figure, round: number, count: number): number[] {
  if (count <= 1) return [round];
  const size = roundOf(figure, round).radius;
  const unlike = (other: number) => Math.abs(Math.log(roundOf(figure, other).radius / size));
  const family = roundKinds(figure).find((rounds) => rounds.includes(round));
  return (family ?? [round])
    .filter((other) => unlike(other) <= Math.log(attachSettings.countedRatio))
    .sort((a, b) => unlike(a) - unlike(b))
    .slice(0, count);
}

/** How many rounds are drawn in one size with this one. */
export function groupSize(figure: Figure, round: number): number {
  const groups = [...holeGroups(figure), ...arcGroups(figure)];
  return groups.find((rounds) => rounds.includes(round))?.length ?? 1;
}
