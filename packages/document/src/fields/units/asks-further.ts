import { type Segment, toSegment } from "../../layout/segment";
import type { LanguageWeights } from "../../lexicon/vocabulary";
import { isLabel } from "./cell-labels";

/** "Address: street, number" */
const EXPLAINED = /^\p{Lu}[^\d:]*: \p{Ll}[^\d:]*$/u;

/** Whether a form says behind a colon what it asks for: in small letters, or by another label, "From: Workshop". */
export function asksFurther({ text, words, page }: Segment, weights: LanguageWeights): boolean {
  if (EXPLAINED.test(text)) return true;
  const colon = words.findIndex((word) => /[:：]$/.test(word.text));
  const rest = words.slice(colon + 1);
  if (colon < 0 || rest.length === 0) return false;
  return !/[\d:：]/.test(text.replace(/[:：]/, "")) && isLabel(toSegment(rest, page), weights);
}
