import { type Segment, toSegment } from "../../layout/segment";
import { cutWord } from "../../layout/words/cut-word";
import type { LanguageWeights } from "../../lexicon/vocabulary";
import { kindOf } from "../../text/kind";
import { type FilledFaces, isClause } from "../units/filled-faces";
import { faceOf } from "../units/unit";
import { isWholeLabel } from "./prefix-by-look";
import { splitSegment } from "./split-segment";

/**
 * In the face of the answers from end to end, so that no word of it is a label; where no colon shows that face, unless it begins with a known one and nothing in
 * another face stands before it.
 */
export function isFilledIn(
  segment: Segment,
  before: Segment | undefined,
  filled: FilledFaces,
  weights: LanguageWeights,
): boolean {
  const face = faceOf(segment.words) ?? "";
  if (asksWithColon(segment, weights) || isDateAsked(segment, weights)) return false;
  if (filled.byColons.has(face)) return true;
  if (filled.unasking.has(face) && saysOn(segment, weights)) return true;
  const asks = before && faceOf(before.words) !== face;
  if (asks) return filled.byLabels.has(face);
  const [first] = splitSegment(segment, false, weights);
  return filled.byLabels.has(face) && !isWholeLabel(first?.segment.words ?? [], weights);
}

/** "DATE: March 14": seen in the face of the answers, which readers of pixels take for that of a label beside them. */
function asksWithColon({ words: seen, source }: Segment, weights: LanguageWeights): boolean {
  // Of ideographs the label, its colon and the answer are one word: "性别：女".
  const words = seen.flatMap((word) => cutWord(word, BEHIND_COLON));
  const end = words.findIndex(({ text }) => /[:：]$/.test(text));
  return source === "ocr" && end >= 0 && isWholeLabel(words.slice(0, end + 1), weights);
}

const BEHIND_COLON = /(?<=[\u4e00-\u9fff][:：])/;

/** "Lid: would not close at all": a colon within a text, behind words that no list knows to ask. */
function saysOn({ words }: Segment, weights: LanguageWeights): boolean {
  const end = words.findIndex(({ text }) => /[:：]$/.test(text));
  return (
    end >= 0 &&
    isClause(words.slice(end + 1)) &&
    !isWholeLabel(words.slice(0, end + 1), weights, KNOWN)
  );
}

/** A label of the lexicon is known so well. */
const KNOWN = 0.9;

/** "DATE 8-16-78", so seen too. */
function isDateAsked({ words, source, page }: Segment, weights: LanguageWeights): boolean {
  const [label, ...date] = words;
  const isDate = date.length > 0 && kindOf(toSegment(date, page).text) === "date";
  return source === "ocr" && isDate && label !== undefined && isWholeLabel([label], weights);
}
