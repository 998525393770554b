import { type Segment, toSegment } from "../../layout/segment";
import type { LanguageWeights } from "../../lexicon/vocabulary";
import { askedBetween } from "./asked-between";
import { type Piece, splitSegment } from "./split-segment";

/** So many pairs on a line show that the texts between them are pairs, … */
const PAIRED = 2;
/** … where all of them stand so near to each other, in em. */
const NEAR = 2;

/** "Pallets 4" on pixels, between "Plate AB-11-CD" and "Weight 300 kg", the dots between which were lost: a label of the lexicon and its answer; null for any other text. */
export function pairBeside(
  segment: Segment,
  line: readonly Segment[],
  weights: LanguageWeights,
): Piece[] | null {
  const asking = segment.source === "ocr" ? askedBetween(segment.words, weights) : 0;
  if (asking === 0 || splitSegment(segment, false, weights).length > 1) return null;
  const isNear = (right: Segment, left: Segment) =>
    right.box.x0 - left.box.x1 < NEAR * left.fontSize;
  const areInRow = line.every((one, at) => at === 0 || isNear(one, line[at - 1] as Segment));
  const pairs = line.filter((one) => splitSegment(one, false, weights).length === 2);
  if (!areInRow || pairs.length < PAIRED) return null;
  const { words, page, underlined } = segment;
  return [words.slice(0, asking), words.slice(asking)].map((part, at) => ({
    segment: toSegment(part, page, underlined),
    labelled: at === 1,
  }));
}
