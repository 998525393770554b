import type { ReadText } from "../dimensions/model";
import type { Choice } from "../dimensions/search-choices";
import { METRES_WEIGHT } from "../lettering/how-likely";

/**
 * Probability that a part whose lengths were taken for millimetres is in metres: only where each has a unit, and each
 * may be read so. That hardly anybody sketches in metres was held against every text; it counts once for all of them.
 */
export function inMetres(measures: readonly Choice[], texts: readonly ReadText[]): number {
  const lengths = measures.filter(
    ({ hypothesis }) => hypothesis.interpretation.meaning.kind === "linear",
  );
  if (lengths.length === 0) return 0;
  const odds = lengths.reduce(
    (all, choice) => (all * oddsOf(choice, texts)) / METRES_WEIGHT,
    METRES_WEIGHT,
  );
  return odds / (1 + odds);
}

function oddsOf({ hypothesis }: Choice, texts: readonly ReadText[]): number {
  const { meaning, probability } = hypothesis.interpretation;
  if (meaning.kind !== "linear" || meaning.unit !== "mm") return 0;
  const text = texts.find(({ index }) => index === hypothesis.text);
  const metres = text?.interpretations.find(
    ({ meaning: other }) =>
      other.kind === "linear" && other.unit === "m" && other.value === 1000 * meaning.value,
  );
  return (metres?.probability ?? 0) / probability;
}
