import type { Reading } from "../model";
import type { Candidate } from "./beam-search";
import { type Meaning, parseDimension } from "./dimension-grammar";
import { plain } from "./plain-text";
import { letteringSettings as settings } from "./settings";

/**
 * How much likelier a text of each kind is than letters and digits without meaning. Sketches carry measures most of all;
 * the weights are mild, so that clear writing outside the grammar still stands.
 */
const MEASURE_WEIGHT = 1;
const NAME_WEIGHT = 0.6;
const NOTE_WEIGHT = 0.5;
const NONSENSE_WEIGHT = 0.08;

function weightOf(meaning: Meaning | null): number {
  if (meaning === null) return NONSENSE_WEIGHT;
  if (meaning.kind === "name") return NAME_WEIGHT;
  return meaning.kind === "note" ? NOTE_WEIGHT : MEASURE_WEIGHT;
}

/**
 * The n best readings of one text, best first; probabilities sum to at most 1.
 * Spellings that say the same (`Ø 8` and `Ø8`, `12,5` and `12.5`) are one reading under its likeliest spelling.
 */
export function rankReadings(candidates: Candidate[]): Reading[] {
  const merged = new Map<string, Reading & { best: number }>();
  for (const { text, logProbability } of candidates) {
    const trimmed = text.trim();
    if (trimmed === "") continue;
    const probability = Math.exp(logProbability);
    const key = sameMeaningKey(trimmed);
    const known = merged.get(key);
    if (known === undefined) {
      merged.set(key, { text: trimmed, probability, best: probability });
    } else {
      if (probability > known.best) Object.assign(known, { text: trimmed, best: probability });
      known.probability += probability;
    }
  }
  return weigh([...merged.values()]);
}

/** Weighs by the grammar and keeps the share of probability that lies outside the candidates. */
function weigh(readings: Reading[]): Reading[] {
  const seen = readings.reduce((sum, reading) => sum + reading.probability, 0);
  const weighed = readings.map(({ text, probability }) => ({
    text,
    probability: probability * weightOf(parseDimension(text)),
  }));
  const total = weighed.reduce((sum, reading) => sum + reading.probability, 0);
  if (total === 0) return [];
  return weighed
    .map(({ text, probability }) => ({
      text,
      probability: (probability * Math.min(1, seen)) / total,
    }))
    .filter((reading) => reading.probability >= settings.readingFloor)
    .sort((a, b) => b.probability - a.probability || (a.text < b.text ? -1 : 1))
    .slice(0, settings.readings);
}

/** Equal for spellings with one meaning. A blank between two numbers stays: `1 1/4` is not `11/4`. */
function sameMeaningKey(text: string): string {
  return plain(text)
    .replace(/(\d) (?=\d)/gu, "$1_")
    .replace(/ /gu, "");
}
