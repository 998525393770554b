import type { Line } from "../../layout/lines";
import { type Segment, toSegment } from "../../layout/segment";
import { hasRole } from "../../lexicon/roles";
import type { LanguageWeights } from "../../lexicon/vocabulary";
import { kindOf } from "../../text/kind";
import { isPageNumber } from "../../text/page-number";
import { answersAsCode, asksForCode } from "../inline/split-codes";
import { splitSegment } from "../inline/split-segment";
import { isNear } from "../named-banks";
import { labelKeyOf } from "../sender-footer";

/** So many pairs on a line, of whose labels the lexicon knows this share, tell that the others are pairs. */
const ROW = { least: 3, known: 0.5 } as const;

/** The number of a house, behind what may be a street. */
const HOUSE = /^\d{1,4} ?\p{L}?$/u;
/** How a number to call begins. */
const DIALLED = /^[+(0]/;
/** A number in groups that is none to call by itself: "4471 1840". */
const GROUPS = /^\d{2,}(?: \d{2,})+$/;

/**
 * "Customer 110 472    Invoice RE-2264    Amount 893.18    Coupon 7-118": a slip or a footer of pairs a gap apart, whose answers are codes, dates or
 * numbers throughout, says of each that its words ask for its number, whether the lexicon knows them or not; as does a pair above or below
 * "Accounts 01827 555 260".
 */
export function withCodedRows(lines: readonly Line[], weights: LanguageWeights): Line[] {
  return lines.map((line, at) => {
    const around = lines.slice(Math.max(0, at - 2), at + 3).flatMap(({ segments }) => segments);
    const asked = askedInRow(line, weights);
    const segments = line.segments.map((segment) => {
      const asking = asked.get(segment) ?? callBeside(segment, around, weights);
      return asking > 0 ? { ...segment, asking } : segment;
    });
    return { ...line, segments };
  });
}

function askedInRow(line: Line, weights: LanguageWeights): ReadonlyMap<Segment, number> {
  const texts = line.segments.filter(({ text }) => !isPageNumber(text));
  if (texts.length < ROW.least) return new Map();
  const pairs = texts.map((segment) => pairOf(segment, weights));
  const known = pairs.filter((pair) => pair?.isKnown).length;
  if (pairs.includes(null) || known < ROW.known * texts.length) return new Map();
  return new Map(texts.map((segment, at) => [segment, pairs[at]?.asking ?? 0]));
}

/** "Accounts 01827 555 260": whose telephone it is, where it stands in a block with a pair whose label is known. */
function callBeside(
  segment: Segment,
  around: readonly Segment[],
  weights: LanguageWeights,
): number {
  const [label, ...number] = segment.words;
  const isCall =
    /^\p{Lu}\p{Ll}{2,}$/u.test(label?.text ?? "") && DIALLED.test(number[0]?.text ?? "");
  if (!isCall || kindOf(toSegment(number, segment.page).text) !== "phone") return 0;
  const isBeside = around.some((other) => {
    const pair = other !== segment && isNear(other, segment) ? pairOf(other, weights) : null;
    return pair?.isKnown && pair.asking === 0;
  });
  return isBeside ? 1 : 0;
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
  const isCode = answersAsCode(value) || GROUPS.test(given ?? "");
  if (asking < 1 || !isCode || !asksForCode(label, true)) return null;
  const pair = { asking, isKnown: isKnown(asked ?? "") };
  // "TML 02"
  const isShort = /^\p{Lu}{2,6}$/u.test(asked ?? "");
  return pair.isKnown || isShort || !HOUSE.test(given ?? "") ? pair : null;
}
