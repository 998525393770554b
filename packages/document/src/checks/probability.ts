import type { Segment } from "../layout/segment";
import type { Word } from "../model";

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

/** How texts are judged: like pixels where any of their words was seen, though a text layer says the rest of the page. */
export function sourceOf(segments: readonly Segment[]): Word["source"] {
  const isSeen = segments.some(({ words }) => words.some(({ source }) => source === "ocr"));
  return isSeen ? "ocr" : "pdf";
}
