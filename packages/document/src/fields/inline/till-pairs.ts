import { median } from "../../layout/box";
import type { Line } from "../../layout/lines";
import { type Segment, toSegment } from "../../layout/segment";
import { type LanguageWeights, matchLabel } from "../../lexicon/vocabulary";
import type { Page } from "../../model";
import { settings } from "../../settings";
import { kindOf } from "../../text/kind";
import { ANSWERS, areLoud, isCode, type Pair, pairsIn } from "./open-pairs";
import { isWholeLabel } from "./prefix-by-look";
import { type Piece, splitSegment } from "./split-segment";

/** A text with its place among the lines; `isPair` once it is known to be such, `isOpen` while it may be. */
interface Placed {
  segment: Segment;
  line: number;
  before: Placed | null;
  after: Placed | null;
  isOpen: boolean;
  isPair: boolean;
}

/** From a line to the next of one list, and how far out of line its texts stand, in em. */
const STEP = 2.2;
const ALIGNED = 0.5;
/** What calls somebody or tells a tax number stands among addresses, and no list of pairs begins there. */
const OF_LETTERHEAD: ReadonlySet<string> = new Set(["phone", "email", "address", "tax_id"]);

/**
 * The pairs that tills print without a colon, "Shift 2", "Member Bu Sari", "RACK B-117", parted: those of one number or code behind a phrase of the lexicon, and
 * others in line with pairs or beside one.
 */
export function tillPairs(
  lines: readonly Line[],
  { width }: Page,
  weights: LanguageWeights,
): Map<Segment, Piece[]> {
  const em = median(lines.flatMap(({ segments }) => segments.map(({ fontSize }) => fontSize)));
  const found = new Map<Segment, Piece[]>();
  if (width >= settings.tillWidth * em) return found;
  const placed = lines.flatMap((line, at) => placeOn(line, at, weights));
  const take = (shownBy: Pair["shownBy"]) => {
    for (const own of placed.filter(({ isOpen }) => isOpen)) {
      const pairs = pairsIn(own.segment, weights);
      if (!pairs?.every((pair) => isShown(pair, shownBy, own, placed, lines))) continue;
      own.isOpen = false;
      own.isPair = true;
      found.set(own.segment, toPieces(pairs, own.segment));
    }
  };
  take("itself");
  // What was found shows others beside it.
  for (let size = -1; size < found.size; ) {
    size = found.size;
    take("neighbour");
  }
  take("neighbours");
  return found;
}

function placeOn({ segments }: Line, line: number, weights: LanguageWeights): Placed[] {
  const found: Placed[] = [];
  for (const [at, segment] of segments.entries()) {
    const next = segments[at + 1];
    const before = found.at(-1) ?? null;
    const isAsked = before !== null && asksForNext(before.segment, weights);
    const isAnswered = next !== undefined && ANSWERS.has(kindOf(next.text));
    const [asked, answer] = splitSegment(segment, false, weights);
    const key = asked && matchLabel(asked.segment.text, false, weights)?.key;
    const isPair = isAsked || answer?.labelled === true;
    const own: Placed = {
      segment,
      line,
      before,
      after: null,
      isOpen: !isAsked && !isAnswered && !answer && /\p{L}/u.test(segment.text),
      isPair: isPair && !OF_LETTERHEAD.has(key ?? ""),
    };
    if (before) before.after = own;
    found.push(own);
  }
  return found;
}

/** A label that the next text of the line answers. */
function asksForNext(segment: Segment, weights: LanguageWeights): boolean {
  return /[:：]$/.test(segment.text) || isWholeLabel(segment.words, weights);
}

function isShown(
  pair: Pair,
  shownBy: Pair["shownBy"],
  own: Placed,
  placed: readonly Placed[],
  lines: readonly Line[],
): boolean {
  if (shownBy === "itself") return pair.shownBy === "itself";
  if (own.before)
    return (
      own.before.isPair ||
      ((pair.shownBy !== "neighbours" || isCode(pair.value)) && isGiven(own.before))
    );
  if (own.after?.isPair && shownBy === "neighbour" && isCode(pair.value)) return true;
  if (isOverTown(own, lines) || areLoud([...pair.label, ...pair.value])) return false;
  const around = pairsAround(own, placed, lines);
  return shownBy === "neighbour"
    ? pair.shownBy !== "neighbours" && around.length > 0
    : around.length > 1;
}

/** "Ringstraße 12" over "04417 Halle". */
const isOverTown = ({ line }: Placed, lines: readonly Line[]): boolean =>
  /^\d{4,6} \p{Lu}/u.test(lines[line + 1]?.segments[0]?.text ?? "");

/** A day or a time. */
const isGiven = ({ segment: { text } }: Placed): boolean =>
  kindOf(text) === "date" || /\d{1,2}:\d{2}/.test(text);

function toPieces(pairs: readonly Pair[], { page, underlined }: Segment): Piece[] {
  return pairs.flatMap(({ label, value }) => [
    { segment: toSegment(label, page, underlined), labelled: false },
    { segment: toSegment(value, page, underlined), labelled: true },
  ]);
}

/** The pairs on the next lines above and below in line with a text. */
function pairsAround(
  { segment, line }: Placed,
  placed: readonly Placed[],
  lines: readonly Line[],
): Placed[] {
  const own = lines[line];
  const edgesOf = ({ box }: Segment) => [box.x0, box.x1, (box.x0 + box.x1) / 2];
  return placed.filter((other) => {
    const step = Math.abs((lines[other.line]?.baseline ?? 0) - (own?.baseline ?? 0));
    if (!other.isPair || Math.abs(other.line - line) !== 1) return false;
    const edges = edgesOf(other.segment);
    const isInLine = edgesOf(segment).some(
      (edge, at) => Math.abs(edge - (edges[at] ?? 0)) < ALIGNED * segment.fontSize,
    );
    return isInLine && step < STEP * segment.fontSize;
  });
}
