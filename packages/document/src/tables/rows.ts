import { median, overlapX } from "../layout/box";
import type { Line } from "../layout/lines";
import { joinWrapped, type Segment, toSegment } from "../layout/segment";
import type { Page } from "../model";
import { settings } from "../settings";
import { isPageNumber } from "../text/page-number";
import type { Column } from "./columns";
import { type CutLine, cut, numericKeys, textOf } from "./cut-lines";
import { areOrdinals, isNumeric, isSummary } from "./summary-lines";

/** A cell of a row: the segments of its lines, top to bottom. */
export interface CellText {
  column: Column;
  text: string;
  segments: Segment[];
}

export interface Row {
  page: number;
  cells: CellText[];
}

/** What was paid and given back below the total fills fewer columns than this share of the usual. */
const ROW_SHARE = 0.75;

/** Cuts the lines below a heading into rows; also tells which lines they took. */
export function toRows(
  lines: readonly Line[],
  columns: readonly Column[],
  page: Page,
): { rows: Row[]; taken: Line[] } {
  const cuts = untilGap(lines).map((line) => cut(line, columns));
  const total = cuts.find((line) => isSummary(line, columns, ["total"]))?.line.baseline;
  const anchors = dropStragglers(
    cuts.filter((line) => isAnchor(line, columns) && !areOrdinals(line)),
    columns,
    total ?? Number.POSITIVE_INFINITY,
  );
  const last = anchors.at(-1);
  if (!last) return { rows: [], taken: [] };
  const pitch = median(
    anchors
      .slice(1)
      .map((anchor, index) => anchor.line.baseline - (anchors[index]?.line.baseline ?? 0)),
  );
  const members = anchors.map((anchor) => ({ anchor, lines: [anchor] }));
  const above = areNamesAbove(cuts, anchors, columns);
  const sums = cuts
    .filter((line) => isSummary(line, columns, ["subtotal", "total"]))
    .map(({ line }) => line.baseline);
  for (const candidate of cuts) {
    if (anchors.includes(candidate) || candidate.straddles || areOrdinals(candidate)) continue;
    if (isSummary(candidate, columns) || isPaging(candidate.line)) continue;
    const owner = ownerOf(candidate, above, { anchors, cuts, sums, pitch, page, columns });
    members.find((member) => member.anchor === owner)?.lines.push(candidate);
  }
  const rows = members.map((member) => toRow(member.lines, columns));
  return { rows, taken: members.flatMap((member) => member.lines.map(({ line }) => line)) };
}

function isPaging({ segments }: Line): boolean {
  return isPageNumber(segments.map(({ text }) => text).join(" "));
}

function untilGap(lines: readonly Line[]): Line[] {
  const end = lines.findIndex((line, index) => {
    const above = lines[index - 1];
    return (
      above !== undefined &&
      line.baseline - above.baseline > settings.tableGap * Math.max(line.fontSize, above.fontSize)
    );
  });
  return end < 0 ? [...lines] : lines.slice(0, end);
}

/** A row of items has a number where its headings promise one, and says of what. */
function isAnchor({ parts, line, straddles }: CutLine, columns: readonly Column[]): boolean {
  const filled = parts.filter((part) => part.length > 0).length;
  if (filled < 2) return false;
  let numbers = 0;
  let things = 0;
  for (const [index, part] of parts.entries()) {
    const key = columns[index]?.heading.key ?? "";
    const text = textOf(part);
    if (text === "") continue;
    if (key === "quantity" && /[%％]/.test(text)) return false;
    if (numericKeys.has(key)) {
      if (isNumeric(text)) numbers++;
      else if (key !== "tax_rate" && !/^[-–—.]$|^\p{L}{1,5}$/u.test(text)) return false;
    } else if (key === "description" || key === "item_code") {
      // What ends in a colon asks for the amount beside it.
      if (/[:：]$/.test(text)) return false;
      things++;
    }
  }
  if (numbers === 0 || (things === 0 && filled < 3)) return false;
  if (straddles && filled < columns.length - 1) return false;
  return !isSummary({ parts, line, straddles }, columns);
}

/**
 * Far emptier lines belong to what follows the table, unless they begin where the things of the
 * other rows do and stand above the `total`.
 */
function dropStragglers(anchors: CutLine[], columns: readonly Column[], total: number): CutLine[] {
  const filled = (anchor: CutLine) => anchor.parts.filter((part) => part.length > 0).length;
  const usual = median(anchors.map(filled));
  const thing = columns.findIndex((column) => column.heading.key === "description");
  const edge = (anchor: CutLine) => anchor.parts[thing]?.[0]?.box.x0;
  const edges = anchors.flatMap((anchor) =>
    filled(anchor) >= 0.5 * usual ? (edge(anchor) ?? []) : [],
  );
  return anchors.filter((anchor) => {
    if (anchor.line.baseline > total) return filled(anchor) >= ROW_SHARE * usual;
    if (filled(anchor) >= 0.5 * usual) return true;
    const own = edge(anchor);
    return own !== undefined && Math.abs(own - median(edges)) < 0.6 * anchor.line.fontSize;
  });
}

/** What a line of a table is judged by. */
interface Body {
  anchors: readonly CutLine[];
  cuts: readonly CutLine[];
  /** Baselines of subtotals and totals. */
  sums: readonly number[];
  pitch: number;
  page: Page;
  columns: readonly Column[];
}

/**
 * True where numbers stand below what they are of: on till receipts none of their lines names a thing, and in orders of two lines an item
 * the first one below the heading has a code and no numbers.
 */
function areNamesAbove(
  cuts: readonly CutLine[],
  anchors: readonly CutLine[],
  columns: readonly Column[],
): boolean {
  const names = columns.flatMap(({ heading }, i) =>
    heading.key === "description" || heading.key === "item_code" ? [i] : [],
  );
  const isNamed = ({ parts }: CutLine) => names.some((i) => (parts[i]?.length ?? 0) > 0);
  const first = cuts[0];
  if (first === undefined || !isNamed(first) || anchors.includes(first)) return false;
  const texts = first.parts.map(textOf).filter((text) => text !== "");
  return !anchors.some(isNamed) || (texts.length > 1 && /\d/.test(texts[0] ?? ""));
}

function ownerOf(
  candidate: CutLine,
  isAbove: boolean,
  { anchors, cuts, sums, pitch, page, columns }: Body,
): CutLine | null {
  const y = candidate.line.baseline;
  // A line measured too large reaches no further than its neighbours.
  const em = Math.min(candidate.line.fontSize, 1.2 * median(cuts.map(({ line }) => line.fontSize)));
  const near = [
    isAbove ? undefined : anchors.findLast((anchor) => anchor.line.baseline < y),
    anchors.find((anchor) => anchor.line.baseline > y),
  ]
    .filter((anchor) => anchor !== undefined)
    .filter((anchor) => !isParted(anchor.line, candidate.line, page, columns))
    // Below the sums nothing belongs to a row above them.
    .filter((anchor) => !sums.some((sum) => sum > anchor.line.baseline && sum < y))
    .map((anchor) => ({ anchor, reach: reachOf(anchor, candidate, cuts) }))
    .sort((a, b) => a.reach - b.reach)[0];
  if (!near || near.reach > settings.paragraphPitch * em) return null;
  const tight =
    anchors.length < 2 || near.reach < 0.92 * pitch || pitch < settings.paragraphPitch * em;
  return tight ? near.anchor : null;
}

/** The widest step from line to line on the way to the anchor. */
function reachOf(anchor: CutLine, candidate: CutLine, cuts: readonly CutLine[]): number {
  const low = Math.min(anchor.line.baseline, candidate.line.baseline);
  const high = Math.max(anchor.line.baseline, candidate.line.baseline);
  const between = cuts.map(({ line }) => line.baseline).filter((y) => y >= low && y <= high);
  return Math.max(...between.slice(1).map((y, index) => y - (between[index] ?? y)), 0);
}

function isParted(a: Line, b: Line, page: Page, columns: readonly Column[]): boolean {
  const low = Math.min(a.baseline, b.baseline);
  const high = Math.max(a.baseline, b.baseline) - 0.5 * a.fontSize;
  const span = {
    x0: columns[0]?.heading.box.x0 ?? 0,
    x1: columns.at(-1)?.heading.box.x1 ?? 0,
    top: 0,
    bottom: 0,
  };
  const marks = page.rules
    .filter((rule) => rule.orientation === "horizontal")
    .map((rule) => ({ box: rule.box, ys: [(rule.box.top + rule.box.bottom) / 2] }))
    .concat(page.fills.map((box) => ({ box, ys: [box.top, box.bottom] })));
  return marks.some(
    ({ box, ys }) =>
      overlapX(box, span) > 0.5 * (span.x1 - span.x0) && ys.some((y) => y > low && y < high),
  );
}

function toRow(lines: readonly CutLine[], columns: readonly Column[]): Row {
  const ordered = [...lines].sort((a, b) => a.line.baseline - b.line.baseline);
  const page = ordered[0]?.line.page ?? 1;
  const cells = columns.flatMap((column, index): CellText[] => {
    const segments = ordered
      .map((line) => [...(line.parts[index] ?? [])].sort((a, b) => a.box.x0 - b.box.x0))
      .filter((words) => words.length > 0)
      .map((words) => toSegment(words, page));
    if (segments.length === 0) return [];
    return [{ column, text: joinLines(segments, column.right), segments }];
  });
  return { page, cells };
}

/** A line that had no room for the next word has wrapped; else the break was meant. */
function joinLines(segments: readonly Segment[], right: number): string {
  return segments.reduce((text, segment, index) => {
    const above = segments[index - 1];
    if (!above) return segment.text;
    const word = segment.words[0];
    const need = word ? word.box.x1 - word.box.x0 + 0.5 * segment.fontSize : 0;
    return above.box.x1 + need > right
      ? joinWrapped(text, segment.text)
      : `${text}\n${segment.text}`;
  }, "");
}
