import { distance } from "@inkform/geometry/distance";
import type { Point } from "@inkform/geometry/model";
import type { ReadText } from "../dimensions/model";
import type { SeenLoop, SeenPage } from "../seen";
import { parting } from "./settings";

/** What a leader says of the hole at its tip. */
const OF_HOLES = new Set(["diameter", "thread"]);

/**
 * A filled arrowhead leaves a dot as small holes do. One at the end of a dimension line is an arrowhead, one at
 * a leader's tip, too, unless the leader speaks of holes; and one that a larger hole is right before, as its leader may not have been seen.
 */
export function dropArrowheads(page: SeenPage, texts: readonly ReadText[]): SeenPage {
  const saysHole = (text: number | undefined) => {
    const [likeliest] = texts.find(({ index }) => index === text)?.interpretations ?? [];
    return likeliest !== undefined && OF_HOLES.has(likeliest.meaning.kind);
  };
  const tips: Point[] = [
    ...page.marks.flatMap(({ from, to }) => [from.at, to.at]),
    ...page.leaders.filter((leader) => !saysHole(leader.texts[0])).map(({ tip }) => tip),
  ];
  const { penWidth } = page;
  const holes = page.parts.flatMap((part) => part.holes);
  const isArrowhead = (hole: SeenLoop) => {
    if (hole.kind !== "circle" || hole.radius > parting.arrowheadRadius * penWidth) return false;
    const isAt = (tip: Point) => distance(tip, hole.center) <= hole.radius + 2 * penWidth;
    const isBefore = (other: SeenLoop) =>
      other.kind === "circle" &&
      other.radius > hole.radius &&
      Math.abs(distance(other.center, hole.center) - other.radius) < hole.radius + 4 * penWidth;
    return tips.some(isAt) || holes.some(isBefore);
  };
  return {
    ...page,
    parts: page.parts.map((part) => ({
      ...part,
      holes: part.holes.filter((hole) => !isArrowhead(hole)),
    })),
  };
}
