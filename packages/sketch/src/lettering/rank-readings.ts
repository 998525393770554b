import type { Reading } from "../model";
import type { Candidate } from "./beam-search";
import { type Meaning, parseDimension } from "./dimension-grammar";
import { asDigits } from "./lookalikes";
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
/** Letters that no word begins or goes on with (`SS`, `GO6`): far rarer than digits that look like them. */
const LETTERS_WEIGHT = 0.1;
/** Nobody sketches a part in metres: the second m ran into the first. */
const METRE_WEIGHT = 0.15;
const METRES = /\d ?m$/u;
/** In millimetres hardly anybody leaves out the nought before a point: it is dust or the rest of a line. */
const POINT_WEIGHT = 0.3;
const LONE_POINT = /^(\D*)[.,](?=\d+ ?m?m$)|^(\D*= ?)[.,](?=\d+$)/u;
/** That there is none where the network saw one. */
const DUST_WEIGHT = 0.5;
/** That a hand wrote a digit where the network saw the letter or sign that looks like it. */
const LOOKALIKE_WEIGHT = 0.4;

function weightOf(meaning: Meaning | null): number {
  if (meaning === null) return NONSENSE_WEIGHT;
  if (meaning.kind === "name") return isWord(meaning.text) ? NAME_WEIGHT : LETTERS_WEIGHT;
  return meaning.kind === "note" ? NOTE_WEIGHT : MEASURE_WEIGHT;
}

/** A single letter (`A`), or letters with a vowel and no digits among them. */
function isWord(text: string): boolean {
  const [first = ""] = text.split(/[^\p{L}\d]+/u).filter((part) => part !== "");
  if (first.length === 1) return /\p{Lu}|#/u.test(text);
  return (
    !/\p{L}\d+\p{L}/u.test(text) &&
    (first.length > 2 ? /[aeiouyAEIOUY]/u : /[aeiouyAEIOUY].?$/u).test(first)
  );
}

/**
 * The n best readings of one text, best first; probabilities sum to at most 1.
 * Spellings that say the same (`Ø 8` and `Ø8`, `12,5` and `12.5`) are one reading under its likeliest spelling.
 */
export function rankReadings(candidates: Candidate[]): Reading[] {
  const merged = new Map<string, Reading & { best: number }>();
  for (const { text: trimmed, probability } of candidates.flatMap(withLookalike)) {
    if (trimmed === "") continue;
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

/** The candidate, and what it says where its letters and signs stand for digits and points, or a point for nothing. */
function withLookalike({ text, logProbability }: Candidate): Reading[] {
  const trimmed = text.trim();
  const probability = Math.exp(logProbability);
  const digits = asDigits(trimmed);
  const meaning = digits === null ? null : parseDimension(digits);
  const isMeasure = meaning !== null && meaning.kind !== "name" && meaning.kind !== "note";
  const readings = [{ text: trimmed, probability }];
  if (isMeasure && digits !== null) {
    readings.push({ text: digits, probability: probability * LOOKALIKE_WEIGHT });
  }
  if (LONE_POINT.test(trimmed)) {
    const text = trimmed.replace(LONE_POINT, "$1$2");
    readings.push({ text, probability: probability * DUST_WEIGHT });
  }
  return readings;
}

/** How seldom a measure is written so. */
function oddness(text: string): number {
  return (METRES.test(text) ? METRE_WEIGHT : 1) * (LONE_POINT.test(text) ? POINT_WEIGHT : 1);
}

/** Weighs by the grammar and keeps the share of probability that lies outside the candidates. */
function weigh(readings: Reading[]): Reading[] {
  const seen = readings.reduce((sum, reading) => sum + reading.probability, 0);
  const weighed = readings.map(({ text, probability }) => ({
    text,
    probability: probability * weightOf(parseDimension(text)) * oddness(text),
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
