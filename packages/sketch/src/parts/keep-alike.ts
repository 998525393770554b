import type { FoundCircle } from "../entities/find-circles";
import { entity } from "../entities/settings";
import { parting } from "./settings";

/**
 * The rings kept as holes, with those that writing close by made doubtful but that are round and of one size with some of them:
 * a leader's arrow or a dash of the bolt circle beside a hole makes no letter of it. Those of a letter's size need more
 * like them: the rings of Ø are of one size too.
 */
export function keepAlike(
  kept: readonly FoundCircle[],
  circles: readonly FoundCircle[],
  height: number,
): FoundCircle[] {
  const isAlike = (a: FoundCircle, b: FoundCircle) =>
    Math.abs(a.radius - b.radius) < parting.alikeRadius * Math.max(a.radius, b.radius);
  const enough = ({ radius }: FoundCircle) =>
    radius > parting.letterRing * height ? parting.alike : parting.alikeLetters;
  const back = circles.filter(
    (c) =>
      !kept.includes(c) &&
      c.cover >= entity.circleCover &&
      c.stray < parting.roundStray * c.radius &&
      kept.filter((k) => k.cover >= entity.circleCover && isAlike(k, c)).length >= enough(c),
  );
  return [...kept, ...back];
}
