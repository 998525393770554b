import { fits } from "../fields/expected-kind";
import type { LabelledValue } from "../fields/grow";
import type { Segment } from "../layout/segment";
import { matchLabel } from "../lexicon/vocabulary";

/** Probability that every sign of the texts was read right, from what the reader says of each word. */
export function textProbability(segments: readonly Segment[]): number {
  let probability = 1;
  for (const segment of segments) {
    if (segment.source === "pdf") continue;
    for (const word of segment.words) probability *= wordProbability(word.confidence);
  }
  return probability;
}

/** Readers are overconfident at the top and too shy in the middle: measured on scans of our own. */
function wordProbability(confidence: number): number {
  if (confidence >= 0.9) return 0.996;
  if (confidence >= 0.8) return 0.98;
  if (confidence >= 0.65) return 0.93;
  if (confidence >= 0.45) return 0.75;
  return 0.5;
}

/** A label that no phrase of the lexicon is, wholly or in one of its languages, may have been misread. */
const strangeLabel = 0.86;

/** On a scan, the printed label is likelier right where the lexicon knows it. */
export function labelProbability(value: LabelledValue): number {
  const label = value.label;
  if (!label || label.source === "pdf") return 1;
  const known = label.text
    .split(/\s*[/／]\s*/)
    .every((part) => (matchLabel(part)?.score ?? 0) >= 0.9);
  return known ? 1 : strangeLabel;
}

/** Probability that the value belongs to the label: logistic in the evidence for it and its lead. */
export function pairProbability(value: LabelledValue): number {
  if (!value.label) return 0.9;
  const match = value.label.match;
  const mismatch = Math.min(
    0,
    fits(match && match.score >= 0.7 ? match.key : null, value.lines[0]?.text ?? ""),
  );
  const known = value.label.colon || (match !== null && match.score >= 0.9) ? 1 : 0;
  const points =
    -1.2 + 0.55 * (value.score - 2.6) + 0.35 * Math.min(3, value.margin) + 1.2 * known + mismatch;
  return 1 / (1 + Math.exp(-points));
}
