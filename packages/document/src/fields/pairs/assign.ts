import { settings } from "../../settings";
import type { Unit } from "../units/unit";
import type { Candidate } from "./candidates";

/** A label with the first line of its value; `margin` is how far it beat the best pair it excludes. */
export interface Pair {
  label: Unit;
  value: Unit;
  score: number;
  margin: number;
}

/**
 * One assignment for the whole page: every text is at most one label or one value, best evidence
 * first; a label that finds no value above the threshold stays blank.
 */
export function assign(candidates: readonly Candidate[]): Pair[] {
  const ranked = [...candidates].sort((a, b) => b.score - a.score);
  const taken = new Set<Unit>();
  const pairs: Pair[] = [];
  for (const candidate of ranked) {
    if (candidate.score < settings.pairThreshold) break;
    if (taken.has(candidate.label) || taken.has(candidate.value)) continue;
    taken.add(candidate.label);
    taken.add(candidate.value);
    const rival = ranked.find(
      (other) =>
        other !== candidate &&
        (other.label === candidate.label ||
          other.value === candidate.value ||
          other.label === candidate.value ||
          other.value === candidate.label),
    );
    const margin = candidate.score - Math.max(rival?.score ?? 0, settings.pairThreshold - 1);
    pairs.push({ ...candidate, margin });
  }
  return pairs;
}
