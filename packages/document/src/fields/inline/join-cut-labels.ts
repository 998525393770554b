import { type Cell, cellOf } from "../../layout/rules/cells";
import { type Segment, toSegment } from "../../layout/segment";
import type { LanguageWeights } from "../../lexicon/vocabulary";
import { kindOf } from "../../text/kind";
import { hasCurrency, isCurrency } from "../../text/number";
import { isWholeLabel } from "./prefix-by-look";

/** Words of one label stand no further apart than this, in em, for gaps of scans look wider than they are; less where each is a label itself. */
const widestCut = { one: 2.2, two: 1.6 } as const;

/** A label that a gap has cut in two, of which the lexicon knows the whole. */
export function joinCutLabels(
  segments: readonly Segment[],
  cells: readonly Cell[],
  weights: LanguageWeights,
): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last && isCut(last, segment, weights) && cellOf(last, cells) === cellOf(segment, cells)) {
      const words = [...last.words, ...segment.words];
      joined.splice(-1, 1, toSegment(words, segment.page, segment.underlined));
    } else joined.push(segment);
  }
  return joined;
}

/** "SUMME  EUR        16,30": a sum with its currency, nearer to that than the amount is. */
export function joinCurrencies(segments: readonly Segment[], weights: LanguageWeights): Segment[] {
  const isMoney = (at: number) => isCurrency(segments[at]?.text ?? "");
  const isJoined = (at: number): boolean => {
    const [label, sign, amount] = segments.slice(at, at + 3);
    if (!label || !sign || !amount || !isMoney(at + 1) || hasCurrency(amount.text)) return false;
    const [near, far] = [sign.box.x0 - label.box.x1, amount.box.x0 - sign.box.x1];
    const isNear = near < widestCut.one * label.fontSize && far > 2 * near;
    const isAmount = ["money", "number"].includes(kindOf(amount.text));
    return isNear && isAmount && isWholeLabel(label.words, weights);
  };
  return segments.flatMap((segment, at) => {
    if (at > 0 && isJoined(at - 1)) return [];
    const words = isJoined(at) ? [...segment.words, ...(segments[at + 1]?.words ?? [])] : null;
    return [words ? toSegment(words, segment.page, segment.underlined) : segment];
  });
}

function isCut(left: Segment, right: Segment, weights: LanguageWeights): boolean {
  const gap = (right.box.x0 - left.box.x1) / Math.max(left.fontSize, right.fontSize);
  if (gap > widestCut.one || /[:：]$/.test(left.text) || isCurrency(right.text)) return false;
  if (!isWholeLabel([...left.words, ...right.words], weights)) return false;
  const areLabels = [left, right].every(({ words }) => isWholeLabel(words, weights));
  return !areLabels || gap <= widestCut.two;
}
