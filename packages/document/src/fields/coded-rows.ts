import type { Line } from "../layout/lines";
import type { Segment } from "../layout/segment";
import { hasRole } from "../lexicon/roles";
import type { LanguageWeights } from "../lexicon/vocabulary";
import { isPageNumber } from "../text/page-number";
import { labelKeyOf } from "./sender-footer";
import { answersAsCode, asksForCode } from "./split-codes";
import { splitSegment } from "./split-segment";

/** So many pairs on a line, of whose labels the lexicon knows this share, tell that the others are pairs. */
const ROW = { least: 3, known: 0.5 } as const;

/** A number in groups that is none to call by itself: "4471 1840". */
const GROUPS = /^\d{2,}(?: \d{2,})+$/;

/**
 * "Customer 110 472    Invoice RE-2264    Amount 893.18    Coupon 7-118": a slip or a footer of pairs a gap apart, whose answers are codes, dates or
 * numbers throughout, says of each that its words ask for its number, whether the lexicon knows them or not.
 */
export function withCodedRows(lines: readonly Line[], weights: LanguageWeights): Line[] {
  return lines.map((line) => {
    const texts = line.segments.filter(({ text }) => !isPageNumber(text));
    if (texts.length < ROW.least) return line;
    const pairs = new Map(texts.map((segment) => [segment, pairOf(segment, weights)]));
    const known = [...pairs.values()].filter((pair) => pair?.isKnown).length;
    if ([...pairs.values()].includes(null) || known < ROW.known * texts.length) return line;
    const segments = line.segments.map((segment) => {
      const asking = pairs.get(segment)?.asking ?? 0;
      return asking > 0 ? { ...segment, asking } : segment;
    });
    return { ...line, segments };
  });
}

/** How many words of a text ask for its code, 0 where it is a pair by itself; null for no pair. */
function pairOf(
  segment: Segment,
  weights: LanguageWeights,
): { asking: number; isKnown: boolean } | null {
  const pieces = splitSegment(segment, false, weights);
  const isKnown = (text: string) => labelKeyOf(text, weights) !== null || hasRole(text, "title");
  if (pieces.length > 1) return { asking: 0, isKnown: isKnown(pieces[0]?.segment.text ?? "") };
  const asking = segment.words.findIndex(({ text }) => /[\d@]/.test(text));
  const [label, value] = [segment.words.slice(0, asking), segment.words.slice(asking)];
  const [asked, given] = [label, value].map((part) => part.map(({ text }) => text).join(" "));
  const isPair =
    asking > 0 && asksForCode(label, true) && (answersAsCode(value) || GROUPS.test(given ?? ""));
  return isPair ? { asking, isKnown: isKnown(asked ?? "") } : null;
}
