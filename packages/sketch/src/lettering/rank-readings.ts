import type { Reading } from "../model";
import type { Candidate } from "./beam-search";
import { parseDimension } from "./dimension-grammar";
import { howLikely, isOfKnownWords, LONE_POINT } from "./how-likely";
import { asBracketed, asChamfer, asDigits, asLetters } from "./lookalikes";
import { knownWordsNear } from "./near-words";
import { plain } from "./plain-text";
import { letteringSettings as settings } from "./settings";

/** That there is no point where the network saw one that hardly anybody writes. */
const DUST_WEIGHT = 0.5;
/** That a hand wrote a digit where the network saw the letter or sign that looks like it, or the other way round. */
const LOOKALIKE_WEIGHT = 0.4;
/** That a word was written in which one sign, whichever, was read as another; that a bracket or a degree sign was overlooked. */
const SLIP_WEIGHT = 0.2;

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
  const letters = asLetters(trimmed);
  if (letters !== null && isOfKnownWords(letters)) {
    readings.push({ text: letters, probability: probability * LOOKALIKE_WEIGHT });
  }
  for (const text of [asBracketed(trimmed), asChamfer(trimmed), ...knownWordsNear(trimmed)]) {
    if (text !== null) readings.push({ text, probability: probability * SLIP_WEIGHT });
  }
  if (LONE_POINT.test(trimmed)) {
    const text = trimmed.replace(LONE_POINT, "$1$2");
    readings.push({ text, probability: probability * DUST_WEIGHT });
  }
  return readings;
}

/** Weighs by the grammar and keeps the share of probability that lies outside the candidates. */
function weigh(readings: Reading[]): Reading[] {
  const seen = readings.reduce((sum, reading) => sum + reading.probability, 0);
  const weighed = readings.map(({ text, probability }) => ({
    text,
    probability: probability * howLikely(text),
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
