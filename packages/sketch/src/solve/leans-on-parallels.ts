import type { Constraint } from "./constraint";
import { type Figure, pointOf } from "./figure";
import { measureFreedom } from "./measure-freedom";
import { solveSettings } from "./settings";

/**
 * In how many ways a part could still change but for slanted edges that are parallel as drawn and of quite another length: a chamfer that
 * runs about as a long edge across the part does is no measure of it. The figure is the solved one; `free`: what is open even so.
 */
export function leansOnParallels(
  figure: Figure,
  held: readonly Constraint[],
  free: number,
): number {
  const others = held.filter((constraint) => !isUnlikeParallel(figure, constraint));
  return others.length === held.length ? 0 : measureFreedom(figure, others).degrees - free;
}

function isUnlikeParallel(figure: Figure, { strength, relation }: Constraint): boolean {
  if (strength !== "regularity" || relation.kind !== "parallel") return false;
  const lengths = [relation.first, relation.second].map(([a, b]) => {
    const [p, q] = [pointOf(figure, a), pointOf(figure, b)];
    return Math.hypot(p.x - q.x, p.y - q.y);
  });
  return Math.max(...lengths) > solveSettings.parallel.unlike * Math.min(...lengths);
}
