import { distort, drawMeasures } from "./distort";
import type { PlannedPart } from "./drawing/draw-part";
import type { Random } from "./random";
import type { SketchId, SketchSet } from "./sets";

/** Which parts a sketch shows, with their measures, habits and notes. */
export function planParts(
  set: SketchSet,
  { level, index }: SketchId,
  random: Random,
): PlannedPart[] {
  const count = level === 5 ? random.whole(2, 4) : level === "bad" ? 0 : 1;
  const start = level === 5 ? index * 3 : index;
  const naming = random.pick(["letters", "numbers", "words"] as const);
  const words = random.shuffle(set.names);
  return Array.from({ length: count }, (_, i) => {
    const family = set.families[
      (start + i * 2) % set.families.length
    ] as SketchSet["families"][number];
    const measures = drawMeasures(family, random);
    const dimensioned = level !== 1;
    const own =
      level === 5 ? nameOf(naming, i, words) : random.chance(0.35) ? (words[0] as string) : null;
    return {
      family,
      measures,
      drawn: distort(family, measures, level, random),
      style: {
        chained: random.chance(0.5),
        flipped: random.chance(0.5),
        countsRadii: random.chance(0.5),
        extra: random.chance(0.5),
      },
      name: dimensioned ? own : null,
      thickness:
        dimensioned && random.chance(0.6)
          ? random.pick([1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12])
          : null,
      quantity: dimensioned && random.chance(0.2) ? random.whole(2, 8) : 1,
      dimensioned,
    };
  });
}

function nameOf(
  naming: "letters" | "numbers" | "words",
  i: number,
  words: readonly string[],
): string {
  if (naming === "letters") return "ABCD"[i] as string;
  return naming === "numbers" ? `PART ${i + 1}` : (words[i] as string);
}
