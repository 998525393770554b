import { toSegment } from "../../layout/segment";
import { type LanguageWeights, matchLabel } from "../../lexicon/vocabulary";
import type { Word } from "../../model";
import { kindOf } from "../../text/kind";
import { separator } from "../units/label-start";

/**
 * "12 Quay Lane, Wenbury PHONE (270) 555-0144 FAX (270) 555-0145": the ways to call behind an address, or another answer, on a line whose gaps no
 * reader of pixels saw, and what stands before them; null where none is asked for, or one has no answer.
 */
export function splitCalls(
  words: readonly Word[],
  weights: LanguageWeights,
): { before: Word[]; pairs: [label: Word[], value: Word[]][] } | null {
  // A stroke between pairs is read as a letter.
  const isParted = words.some(({ text }) => separator.test(text) || /^[lI]$/.test(text));
  if (words[0]?.source !== "ocr" || isParted) return null;
  const starts = words.flatMap((word, at) => (at > 0 && isCall(word, weights) ? [at] : []));
  const before = words.slice(0, starts[0] ?? 0);
  if (!before.some(({ text }) => /[\d@]/.test(text))) return null;
  const pairs = starts.map((at, i): [Word[], Word[]] => [
    words.slice(at, at + 1),
    words.slice(at + 1, starts[i + 1]),
  ]);
  return pairs.every(([, value]) => answers(value)) ? { before, pairs } : null;
}

function answers(value: Word[]): boolean {
  return value.length > 0 && ["phone", "email"].includes(kindOf(toSegment(value, 1).text));
}

function isCall({ text }: Word, weights: LanguageWeights): boolean {
  const match = matchLabel(text.replace(/[:：]$/, ""), false, weights);
  const isWay = match?.key === "phone" || match?.key === "email" || /^fax\.?:?$/i.test(text);
  return isWay && /\p{L}{3}|\p{Lo}{2}/u.test(text) && (match?.score ?? 0) >= 0.98;
}
