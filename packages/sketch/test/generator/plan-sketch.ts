import { distort, drawMeasures } from "./distort";
import type { PlannedPart } from "./drawing/draw-part";
import type { Random } from "./random";
import type { SketchId, SketchSet } from "./sets";

/** Which parts a sketch shows, with their measures, habits and notes. */
export function planParts(
  set: SketchSet,
  { level, index }: SketchId,
  random: Random,
  inches = false,
): PlannedPart[] {
  const count = level === 5 ? random.whole(2, 4) : level === "bad" ? 0 : 1;
  const start = level === 5 ? index * 3 : index;
  const naming = random.pick(namings[set.manner]);
  const words = random.shuffle(set.names);
  return Array.from({ length: count }, (_, i) => {
    const family = set.families[
      (start + i * 2) % set.families.length
    ] as SketchSet["families"][number];
    const measures = drawMeasures(family, random, inches);
    const dimensioned = level !== 1;
    const own =
      level === 5 ? nameOf(naming, i, words) : random.chance(0.35) ? (words[0] as string) : null;
    return {
      family,
      measures,
      drawn: (family.foreshorten ?? ((same) => same))(distort(family, measures, level, random)),
      style: {
        chained: random.chance(0.5),
        flipped: random.chance(0.5),
        countsRadii: random.chance(0.5),
        extra: random.chance(0.5),
      },
      name: dimensioned ? own : null,
      thickness:
        dimensioned && random.chance(0.6) && !inches
          ? random.pick([1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12])
          : null,
      quantity: dimensioned && random.chance(0.2) ? random.whole(2, 8) : 1,
      remarks: remarksOn(set, random.fork(`remarks ${i}`)),
      dimensioned,
    };
  });
}

type Naming = "letters" | "numbers" | "words" | "bracketed";

const namings: Readonly<Record<SketchSet["manner"], readonly Naming[]>> = {
  roomy: ["letters", "numbers", "words"],
  crowded: ["letters", "numbers", "words", "bracketed", "words"],
};

/** What is written beside a part and measures nothing. */
function remarksOn({ remarks }: SketchSet, random: Random): string[] {
  if (remarks.length === 0 || !random.chance(0.35)) return [];
  return random.shuffle(remarks).slice(0, random.whole(1, 2));
}

function nameOf(naming: Naming, i: number, words: readonly string[]): string {
  if (naming === "letters") return "ABCD"[i] as string;
  if (naming === "bracketed") return `${i + 1})`;
  return naming === "numbers" ? `PART ${i + 1}` : (words[i] as string);
}
