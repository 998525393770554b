import { median } from "../../layout/box";
import type { Line } from "../../layout/lines";
import type { Page } from "../../model";
import { settings } from "../../settings";
import { takesOff } from "../../text/number";
import { isPageNumber } from "../../text/page-number";
import type { Column } from "../columns";
import { countAtEnd, isProduct } from "../receipts/receipt-counts";
import { areOrdinals, isSummary } from "../sums/summary-lines";
import { type CutLine, textOf } from "./cut-lines";
import { levelOf } from "./levels";
import { isParted } from "./parted-rows";
import { headsSection } from "./row-sections";

/** What a line of a table is judged by. */
export interface Body {
  anchors: readonly CutLine[];
  cuts: readonly CutLine[];
  /** Baselines of subtotals and totals. */
  sums: readonly number[];
  pitch: number;
  page: Page;
  columns: readonly Column[];
}

/** Lines between the rows that belong to none of them. */
export function isApart(
  candidate: CutLine,
  cuts: readonly CutLine[],
  anchors: readonly CutLine[],
  columns: readonly Column[],
): boolean {
  return (
    candidate.straddles ||
    areOrdinals(candidate) ||
    isSummary(candidate, columns) ||
    isPaging(candidate.line) ||
    namesRebate(candidate.line) ||
    headsSection(candidate, cuts, anchors, columns)
  );
}

function isPaging({ segments }: Line): boolean {
  return isPageNumber(segments.map(({ text }) => text).join(" "));
}

/** "PROMO 2ND HALF PRICE   -6,400" is neither the name of an item nor a part of one. */
function namesRebate({ segments }: Line): boolean {
  return segments.length > 1 && /^[-–−] ?\d[\d.,]*$/.test(segments.at(-1)?.text ?? "");
}

/**
 * True where numbers stand below what they are of: on till receipts none of their lines names a thing, and in orders of two lines an item
 * the first one below the heading has a code and no numbers.
 */
export function areNamesAbove(
  cuts: readonly CutLine[],
  anchors: readonly CutLine[],
  columns: readonly Column[],
  total: number,
): boolean {
  const names = columns.flatMap(({ heading }, i) =>
    heading.key === "description" || heading.key === "item_code" ? [i] : [],
  );
  const isNamed = ({ parts }: CutLine) => names.some((i) => (parts[i]?.length ?? 0) > 0);
  const first = cuts[0];
  if (first === undefined || !isNamed(first) || anchors.includes(first)) return false;
  const texts = first.parts.map(textOf);
  const code = texts.findIndex((text) => text !== "");
  const isCoded = /\d/.test(texts[code] ?? "") && texts.filter((text) => text !== "").length > 1;
  // "1  Preparations" over "1.1  Scaffold" is the heading of a section.
  const areCoded = 2 * anchors.filter(({ parts }) => parts[code]?.length).length > anchors.length;
  if (!anchors.some(isNamed)) return true;
  if (isCoded) return !areCoded;
  // A name before each line of numbers but for what is taken off the one above, and none behind the last.
  const places = anchors.map((anchor) => cuts.indexOf(anchor));
  const next = cuts[(places.at(-1) ?? 0) + 1];
  const isNamedAbove = (at: number, i: number) =>
    at > (places[i - 1] ?? -1) + 1 || isRebate(anchors[i] as CutLine, columns);
  const goesOn =
    next &&
    next.line.baseline < total &&
    isNamed(next) &&
    !isSummary(next, columns) &&
    !endsInColon(next);
  // What stands nearer to the line of numbers above it than to the one below goes on there.
  const stepTo = (at: number) =>
    (cuts[at]?.line.baseline ?? 0) - (cuts[at - 1]?.line.baseline ?? 0);
  const isOfAbove = (at: number, i: number) =>
    i > 0 && stepTo((places[i - 1] ?? 0) + 1) < NEARER * stepTo(at);
  if (places.slice(1).some((at, i) => isOfAbove(at, i + 1))) return false;
  return anchors.length > 1 && !goesOn && places.every(isNamedAbove);
}

const NEARER = 0.85;

/** What is taken off the item above, of which nothing is counted. */
function isRebate(line: CutLine, columns: readonly Column[]): boolean {
  const counts = (part: unknown[], i: number) =>
    part.length > 0 && /^(?:quantity|unit_price)$/.test(columns[i]?.heading.key ?? "");
  return isTakenOff(line, columns) && !line.parts.some(counts);
}

/** With an amount that is taken off. */
export function isTakenOff({ parts }: CutLine, columns: readonly Column[]): boolean {
  return parts.some((part, i) => columns[i]?.heading.key === "amount" && takesOff(textOf(part)));
}

function endsInColon({ line }: CutLine): boolean {
  return line.segments.some(({ text }) => /[:：]$/.test(text));
}

export function ownerOf(
  candidate: CutLine,
  isAbove: boolean,
  { anchors, cuts, sums, pitch, page, columns }: Body,
): CutLine | null {
  const y = candidate.line.baseline;
  // A line measured too large reaches no further than its neighbours.
  const usual = median(cuts.map(({ line }) => line.fontSize));
  const isInner = anchors.some(({ line }) => line.baseline > y);
  // Numbers on a line of their own, below the one that names and sums up.
  const isLower =
    columns.some(({ heading }) => heading.level) && levelOf(candidate.line) === "lower";
  const counted = ownerOfCount(candidate, anchors);
  if (counted) return counted;
  const upper = anchors.findLast((anchor) => anchor.line.baseline < y);
  // A rule that parts it from the row above says that it is none of that one's.
  const isRuledOff = upper !== undefined && isParted(upper.line, candidate.line, page, columns);
  const near = [
    isAbove ? undefined : upper,
    isLower ? undefined : anchors.find((anchor) => anchor.line.baseline > y),
  ]
    .filter((anchor) => anchor !== undefined)
    .filter((anchor) => !isParted(anchor.line, candidate.line, page, columns))
    // Below the sums nothing belongs to a row above them.
    .filter((anchor) => !sums.some((sum) => sum > anchor.line.baseline && sum < y))
    .map((anchor) => ({
      anchor,
      reach: (isRuledOff ? 1 : leadOf(anchor, candidate)) * reachOf(anchor, candidate, cuts),
    }))
    .sort((a, b) => a.reach - b.reach)[0];
  if (!near) return null;
  // Above another row small type stands as far below its own as the rest of that does; on scans type may look smaller than it is.
  const isSeen = candidate.line.segments.every(({ source }) => source === "ocr");
  const outer = isSeen ? SEEN * usual : 0;
  const isBelow = isInner && near.anchor.line.baseline < y;
  const em = Math.min(Math.max(candidate.line.fontSize, isBelow ? usual : outer), 1.2 * usual);
  if (near.reach > settings.paragraphPitch * em) return null;
  const tight =
    anchors.length < 2 || near.reach < 0.92 * pitch || pitch < settings.paragraphPitch * em;
  return tight ? near.anchor : null;
}

/** … by no more than this. */
const SEEN = 0.9;

/** What names itself begins with its own line: a text that stands about as near to the row above goes on there, and one that stands off from both is a heading of neither. */
const LEAD = 1.12;
/** A code names nothing. */
const NAME = /\p{L}{2}|[\u3041-\u30ff\u3400-\u9fff]/u;

function leadOf(anchor: CutLine, candidate: CutLine): number {
  const isBelow = anchor.line.baseline > candidate.line.baseline;
  const isNamed = candidate.parts.every(
    (part, i) => part.length === 0 || NAME.test(textOf(anchor.parts[i] ?? [])),
  );
  return isBelow && isNamed ? LEAD : 1;
}

/** Of the rows above and below a line "3 x 2.50" the one that costs so much; null where both or none do. */
function ownerOfCount({ line }: CutLine, anchors: readonly CutLine[]): CutLine | null {
  const counted = countAtEnd(
    line.segments.flatMap(({ words }) => words),
    null,
  );
  if (!counted || counted.before.length > 0) return null;
  const [count, price] = [textOf(counted.count), textOf(counted.price)];
  const near = [
    anchors.findLast((anchor) => anchor.line.baseline < line.baseline),
    anchors.find((anchor) => anchor.line.baseline > line.baseline),
  ].filter((anchor) => anchor !== undefined);
  const owners = near.filter(({ parts }) =>
    parts.some((part) => part.length > 0 && isProduct(count, price, textOf(part))),
  );
  return owners.length === 1 ? (owners[0] ?? null) : null;
}

/** The widest step from line to line on the way to the anchor. */
function reachOf(anchor: CutLine, candidate: CutLine, cuts: readonly CutLine[]): number {
  const low = Math.min(anchor.line.baseline, candidate.line.baseline);
  const high = Math.max(anchor.line.baseline, candidate.line.baseline);
  const between = cuts.map(({ line }) => line.baseline).filter((y) => y >= low && y <= high);
  return Math.max(...between.slice(1).map((y, index) => y - (between[index] ?? y)), 0);
}
