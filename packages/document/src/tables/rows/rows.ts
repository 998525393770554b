import { median } from "../../layout/box";
import type { Line } from "../../layout/lines";
import { joinWrapped, type Segment, toSegment } from "../../layout/segment";
import { hasRole } from "../../lexicon/roles";
import type { Page, Word } from "../../model";
import { settings } from "../../settings";
import { kindOf } from "../../text/kind";
import type { Column } from "../columns";
import { sumsAbove } from "../sums/group-sums";
import { isRebateAmong } from "../sums/rebate-rows";
import {
  areOrdinals,
  endOfItems,
  isCarried,
  isNumeric,
  isSummary,
  nextHeading,
} from "../sums/summary-lines";
import { type CutLine, countsIn, cutLines, numericKeys, textOf } from "./cut-lines";
import { dropStragglers } from "./drop-stragglers";
import { levelOf } from "./levels";
import { openRows } from "./open-rows";
import { isParted } from "./parted-rows";
import { remarksIn } from "./remarks";
import { areNamesAbove, isApart, ownerOf } from "./row-owners";
import { isNumberedSection } from "./row-sections";
import { withinRules, withUncounted } from "./ruled-items";

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

/** "F.O.C.", "gratis": a price, or what it makes, of nothing. */
const isFree = (text: string, key: string): boolean =>
  (key === "unit_price" || key === "amount") && hasRole(text, "free");

/** What may stand for the amount of a numbered row: "incl.", "unit price only" for short. */
const SAID = /^\p{L}[\p{L} .]{2,11}$/u;

/** Cuts the lines below a heading into rows; also tells which lines they took, which are remarks on several, and which are told to be sums. */
export function toRows(
  lines: readonly Line[],
  columns: readonly Column[],
  page: Page,
): { rows: Row[]; taken: Line[]; remarks: ReadonlySet<Line>; told: ReadonlySet<Line> } {
  const all = cutLines(untilGap(lines), columns);
  const counts = countsIn(all, columns);
  const named = all.filter((line) => isAnchor(line, columns, counts) && !areOrdinals(line));
  const isTitle = (line: CutLine) => isBare(line) && isNumberedSection(line, named, columns);
  const listed = all.filter(
    (line) => named.includes(line) || isRebateAmong(line, all, named, columns),
  );
  const seen = listed.filter((line) => !isTitle(line));
  const heads = sumsAbove(all, seen, columns);
  const found = seen.filter((line) => !heads.includes(line));
  const { total, sums: groups } = endOfItems(all, found, columns);
  const cuts = all.slice(0, nextHeading(all, total));
  const numbered = withinRules(
    dropStragglers(
      found.filter((anchor) => cuts.includes(anchor) && !groups.includes(anchor.line.baseline)),
      columns,
      counts,
      total,
    ),
    page,
    columns,
  );
  const opening = openRows(cuts, numbered, columns);
  const closed = numbered.filter((anchor) => !opening.has(anchor));
  const anchors = withUncounted(closed, cuts, page, columns);
  const last = anchors.at(-1);
  const remarks = remarksIn(lines, columns);
  if (!last) return { rows: [], taken: [], remarks, told: new Set() };
  const pitch = median(
    anchors
      .slice(1)
      .map((anchor, index) => anchor.line.baseline - (anchors[index]?.line.baseline ?? 0)),
  );
  const members = anchors.map((anchor) => ({ anchor, lines: [anchor] }));
  // Rules between the rows say what belongs together.
  const areRuled =
    anchors.length > 1 &&
    anchors
      .slice(1)
      .every((anchor, i) => isParted((anchors[i] ?? anchor).line, anchor.line, page, columns));
  const above = !areRuled && areNamesAbove(cuts, anchors, columns, total);
  const told = cuts
    .filter(
      (line) =>
        [total, ...groups].includes(line.line.baseline) ||
        heads.includes(line) ||
        isSummary(line, columns, ["subtotal", "total"]),
    )
    .map(({ line }) => line);
  const sums = told.map(({ baseline }) => baseline);
  for (const candidate of cuts.filter(({ line }) => !remarks.has(line))) {
    const isTotal =
      [total, ...groups].includes(candidate.line.baseline) ||
      heads.includes(candidate) ||
      isCarriedOn(candidate.line);
    if (isTotal || anchors.includes(candidate) || isApart(candidate, cuts, anchors, columns))
      continue;
    const owner =
      opening.get(candidate) ??
      ownerOf(candidate, above, { anchors, cuts, sums, pitch, page, columns });
    members.find((member) => member.anchor === owner)?.lines.push(candidate);
  }
  const rows = members.map((member) => toRow(member.lines, columns));
  const taken = members.flatMap((member) => member.lines.map(({ line }) => line));
  return { rows, taken, remarks, told: new Set(told) };
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

/** A number and a name. */
const isBare = ({ parts }: CutLine): boolean => parts.filter((part) => part.length > 0).length <= 2;

/** "Item Count" across two columns is one text. */
function goesOn(part: readonly Word[], next: readonly Word[] = [], { segments }: Line): boolean {
  return segments.some(({ words }) =>
    [part, next].every((own) => own.some((word) => words.includes(word))),
  );
}

/** A row of items has a number where its headings promise one, and says of what. */
function isAnchor(
  { parts, line, straddles }: CutLine,
  columns: readonly Column[],
  counts: ReadonlySet<Column>,
): boolean {
  const isKnown = columns.some(({ heading }) => numericKeys.has(heading.key ?? ""));
  const filled = parts.filter((part) => part.length > 0).length;
  if (filled < 2) return false;
  const isCoded = columns.some(
    ({ heading: { key } }, i) => key === "line_no" && /^\d/.test(textOf(parts[i] ?? [])),
  );
  let numbers = 0;
  let things = 0;
  let said = 0;
  // What the columns cut in two is no row: "15 Tape" of "kV 15  Tape no." are parts of two texts.
  const isOneText = (part: readonly Word[]) =>
    !straddles || line.segments.some(({ words }) => part.every((word) => words.includes(word)));
  for (const [index, part] of parts.entries()) {
    const key = columns[index]?.heading.key ?? "";
    const text = textOf(part);
    if (text === "") continue;
    if (key === "quantity" && /[%％]/.test(text)) return false;
    if (isKnown ? numericKeys.has(key) : counts.has(columns[index] as Column)) {
      // A tax alone is no item: "Rounding  0.00" ends below the last column.
      if (key === "quantity" && /^\p{L}+$/u.test(text) && goesOn(part, parts[index + 1], line))
        return false;
      if ((isNumeric(text) && isOneText(part)) || isFree(text, key))
        numbers += key === "tax_rate" ? 0 : 1;
      else if (key !== "tax_rate" && !/^[-–—.]$|^\p{L}{1,5}$|^\p{L}[/.]\p{L}\.?$/u.test(text)) {
        // "lump sum" stands for a count, and no part of a text across the columns.
        const isCount = key === "quantity" && !straddles && /^\p{L}[\p{L} .]{0,11}$/u.test(text);
        // "option", "included": what it comes to beside a count and a price.
        const isSaid =
          key === "amount" && (/^\p{Ll}{6,12}$/u.test(text) || (isCoded && SAID.test(text)));
        if (!isCount && !isSaid) return false;
        if (isSaid) said++;
      }
    } else if (counts.has(columns[index] as Column) && isNumeric(text)) {
      // "Labour", whose heading the lexicon does not know.
      numbers++;
    } else if (key === "description" || key === "item_code") {
      // What ends in a colon asks for the amount beside it.
      if (/[:：]$/.test(text)) return false;
      // Sums side by side are of nothing that a row is about.
      if (part.length > 1 && part.every((word) => kindOf(word.text) === "money")) return false;
      things++;
    }
  }
  if (numbers < (isCoded ? 1 : said + 1) || (things === 0 && filled < 3)) return false;
  const level = levelOf(line);
  const own = columns.filter(({ heading }) => (heading.level ?? level) === level);
  if (straddles && filled < own.length - 1) return false;
  return !isCarried(line) && !isSummary({ parts, line, straddles }, columns);
}

/** With its amount: by itself "trắng", white, is the end of a name, though without its mark it says page. */
const isCarriedOn = (line: Line): boolean => line.segments.length > 1 && isCarried(line);

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
export function joinLines(segments: readonly Segment[], right: number): string {
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
