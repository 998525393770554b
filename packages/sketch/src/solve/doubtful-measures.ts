import { isMere } from "../dimensions/is-mere";
import type { Choice } from "../dimensions/search-choices";
import type { Figure } from "./figure";
import { solveSettings } from "./settings";

/** Whether nothing but numbers that stand by their place alone gives the part its size. */
export function isAdrift(measures: readonly Choice[]): boolean {
  const sized = measures.filter(({ hypothesis }) => hypothesis.proportion !== null);
  return sized.length > 0 && sized.every(({ hypothesis }) => isMere(hypothesis));
}

/** Whether it is the radius of a hole seen as a whole circle. */
export function isOfWholeHole({ hypothesis }: Choice, { loops }: Figure): boolean {
  if (hypothesis.interpretation.meaning.kind !== "radius") return false;
  return hypothesis.relations.some(
    (relation) =>
      relation.kind === "radius" &&
      loops.slice(1).some((loop) => loop.kind === "circle" && loop.round === relation.round),
  );
}

/** How far a measure is out of the proportion of the others, beyond what is usual. */
export function stretch({ hypothesis: { proportion } }: Choice, scale: number | null): number {
  if (proportion === null || scale === null) return 0;
  const off = Math.abs(Math.log(proportion.value / proportion.drawn) - scale) / proportion.spread;
  return Math.max(0, off - solveSettings.doubt.usualStretch);
}

/** How many of the counted rounds the figure lacks. */
export function missingOf({
  interpretation: { meaning },
  relations,
}: Choice["hypothesis"]): number {
  if (!("count" in meaning) || meaning.count <= 1) return 0;
  const rounds = relations.filter(({ kind }) => kind === "radius").length;
  return rounds === 0 ? 0 : Math.max(0, meaning.count - rounds);
}
