import { isCjk } from "../../text/fold";
import type { Line } from "../lines";
import { type Segment, toSegment } from "../segment";

/** Lines so near, in em, with texts in the same two columns; so many of them. */
const NEAR = 9;
const FEWEST = 2;
/** Columns begin at one edge, within this, in em. */
const EDGE = 0.35;
/** The gap between both columns, in em, is wider than the other gaps of the text by so much. */
const GAP = 0.3;
const WIDER = 1.25;
/** Words of a text in two columns: longer ones are sentences. */
const LONGEST = 9;

/** A code of goods, and lines so near, in em, begin with one, too. */
const CODE = /^(?=.*\d)(?=.*\p{Lu}|.{4})[\p{Lu}\d][\p{Lu}\d./-]*$/u;
const LISTED = 40;

/** "2.500", "12", in a column that ends at one edge: so many lines have one, whose first digits stand apart by this, in em, below one of so many headings; of those below so many are looked at. */
const COUNT = /^\d[\d.,' ]*$/;
const NAME = /^\p{L}[^\d]*$/u;
const COUNTED = { fewest: 3, apart: 0.4, columns: 3, most: 200 } as const;

/** "2024/05/31", "14.06.2024"; so many days below each other, in a column whose heading says so, stand before what was done on them. */
const DAY = /^(?:\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4}))$/;
const DATED = 3;

/** "EUR", "€" */
const CURRENCY = /^(?:\p{Lu}{3}|\p{Sc})$/u;

/**
 * Texts that run from one column into the next, where the lines above and below show both: those seen on pixels parted at the gap, those
 * of text layers behind a code that fills its column, or behind that of a currency; both behind counts that end where their heading does, and behind days
 * below a heading of their own.
 */
export function splitAtColumns(lines: readonly Line[]): Line[] {
  const parted = new Set([...countedIn(lines), ...datedIn(lines)]);
  return lines.map((line) => {
    const segments = line.segments.flatMap((segment) => {
      const at =
        columnIn(segment, line, lines) ||
        behindCode(segment, line, lines) ||
        behindCurrency(segment, line, lines) ||
        (parted.has(placeOf({ baseline: line.baseline, from: segment.box.x0 })) ? 1 : 0);
      if (at === 0) return [segment];
      const { words, page } = segment;
      return [toSegment(words.slice(0, at), page), toSegment(words.slice(at), page)];
    });
    return segments.length === line.segments.length ? line : { ...line, segments };
  });
}

/** 1 where the second word begins the column that stands behind the codes of other lines; 0 elsewhere. */
function behindCode({ words, box, fontSize }: Segment, line: Line, lines: readonly Line[]): 0 | 1 {
  const [code, next] = words;
  if (!code || !next || !CODE.test(code.text) || !/^\p{L}/u.test(next.text)) return 0;
  const isAt = (x: number, other: number) => Math.abs(x - other) < EDGE * fontSize;
  const alike = lines.filter(
    ({ baseline, segments }) =>
      Math.abs(baseline - line.baseline) < LISTED * fontSize &&
      segments.some(
        (left, i) =>
          CODE.test(left.text) &&
          isAt(left.box.x0, box.x0) &&
          isAt(segments[i + 1]?.box.x0 ?? 0, next.box.x0),
      ),
  );
  return alike.length >= FEWEST ? 1 : 0;
}

/**
 * 1 where the code of a currency stands in a column of its own, as lines around show whose sums are shorter: the longest sum stands near to it, and ends where
 * the others do.
 */
function behindCurrency(
  { words, box, fontSize }: Segment,
  line: Line,
  lines: readonly Line[],
): 0 | 1 {
  const [code, sum] = words;
  if (words.length !== 2 || !CURRENCY.test(code?.text ?? "") || !/^\d/.test(sum?.text ?? ""))
    return 0;
  const isAt = (x: number, other: number) => Math.abs(x - other) < EDGE * fontSize;
  const alike = lines.filter(
    ({ baseline, segments }) =>
      Math.abs(baseline - line.baseline) < NEAR * fontSize &&
      segments.some(({ words: left }, i) => {
        const last = left.at(-1);
        const isCode = last?.text === code?.text && isAt(last?.box.x0 ?? 0, box.x0);
        return isCode && isAt(segments[i + 1]?.box.x1 ?? 0, box.x1);
      }),
  );
  return alike.length >= FEWEST ? 1 : 0;
}

/** Where a column of counts ends and the next one begins. */
interface Boundary {
  baseline: number;
  from: number;
  to: number;
  next: number;
  /** True where the text ends there by itself. */
  isParted?: boolean;
}

/** Of texts that begin with such a word, where it ends and the next one begins. */
function boundariesOf({ baseline, segments }: Line, first: RegExp): Boundary[] {
  return segments.flatMap(({ words, fontSize }) => {
    const [left, right] = words;
    if (!left || !right || words.length > LONGEST || !first.test(left.text)) return [];
    const isApart = right.box.x0 - left.box.x1 >= GAP * fontSize;
    if (!isApart || !/^\p{L}{2}/u.test(right.text)) return [];
    return [{ baseline, from: left.box.x0, to: left.box.x1, next: right.box.x0 }];
  });
}

/** Of headings next to each other, where one ends and the next one begins. */
function boundariesBetween({ baseline, segments }: Line): Boundary[] {
  return segments.slice(1).flatMap(({ text, box }, at) => {
    const before = segments[at] as Segment;
    if (!NAME.test(before.text) || !/^\p{L}{2}/u.test(text)) return [];
    return [{ baseline, from: before.box.x0, to: before.box.x1, next: box.x0, isParted: true }];
  });
}

/** The texts of two columns, counts and what is counted, by where they begin: headings read as one with lines below that show both, and these lines. */
function countedIn(lines: readonly Line[]): ReadonlySet<string> {
  const counts = lines.flatMap((line) => boundariesOf(line, COUNT));
  const counted = new Set<string>();
  let first = 0;
  for (const line of lines) {
    while ((counts[first]?.baseline ?? Number.POSITIVE_INFINITY) <= line.baseline) first++;
    if (line.segments.length < COUNTED.columns) continue;
    const next = counts.slice(first, first + COUNTED.most);
    for (const heading of [...boundariesOf(line, NAME), ...boundariesBetween(line)]) {
      const below = next.filter((count) => isBelow(count, heading, line.fontSize));
      const starts = below.map(({ from }) => from);
      const isRagged = Math.max(...starts) - Math.min(...starts) > COUNTED.apart * line.fontSize;
      if (below.length >= COUNTED.fewest && isRagged && isNextOver(heading, below, lines))
        for (const one of heading.isParted ? below : [heading, ...below]) counted.add(placeOf(one));
    }
  }
  return counted;
}

/** A heading may wrap; what stands in its column further below it, in em, is another, or no heading stands there at all. */
const WRAPPED = 1.8;

/** No line of other headings stands between them, as below an address over a table, whose words begin where columns do; the title of a group may. */
function isNextOver(
  heading: Boundary,
  [first]: readonly Boundary[],
  lines: readonly Line[],
): boolean {
  return !lines.some(
    ({ baseline, segments, fontSize }) =>
      segments.length >= COUNTED.columns &&
      baseline > heading.baseline + WRAPPED * fontSize &&
      baseline < (first?.baseline ?? 0) - EDGE * fontSize &&
      segments.some(({ box }) => box.x0 < heading.to && box.x1 > heading.from),
  );
}

/** The texts that begin with a day, by where they begin, where one heading stands over the days alone and another beyond. */
function datedIn(lines: readonly Line[]): ReadonlySet<string> {
  const days = lines.flatMap((line) => boundariesOf(line, DAY));
  const dated = new Set<string>();
  let first = 0;
  for (const { baseline, segments, fontSize } of lines) {
    while ((days[first]?.baseline ?? Number.POSITIVE_INFINITY) <= baseline) first++;
    const [day] = days.slice(first, first + 1);
    if (!day || segments.length < COUNTED.columns) continue;
    const isAt = (x: number, other: number) => Math.abs(x - other) < EDGE * fontSize;
    const at = segments.findIndex(({ box }) => box.x0 < day.to && box.x1 > day.from);
    const [own, beyond] = [segments[at]?.box, segments[at + 1]?.box];
    if (!own || !beyond || own.x1 > day.next || beyond.x0 < day.to) continue;
    const below = days
      .slice(first, first + COUNTED.most)
      .filter(
        (other) =>
          other.baseline - baseline < LISTED * fontSize &&
          isAt(other.from, day.from) &&
          isAt(other.next, day.next),
      );
    if (below.length >= DATED) for (const one of below) dated.add(placeOf(one));
  }
  return dated;
}

const placeOf = ({ baseline, from }: Pick<Boundary, "baseline" | "from">): string =>
  `${baseline} ${from}`;

function isBelow(count: Boundary, heading: Boundary, em: number): boolean {
  const down = count.baseline - heading.baseline;
  const isAt = (x: number, other: number) => Math.abs(x - other) < EDGE * em;
  return (
    down > 0 && down < LISTED * em && isAt(count.to, heading.to) && isAt(count.next, heading.next)
  );
}

/** The number of a row of a table or form. */
const ORDINAL = /^[1-9]\d?\.?$/;

/** Whether both lines begin with the numbers of rows, one after the other. */
function isCounted(one: Line, other: Line): boolean {
  const [first, second] = [one, other].map(({ segments }) => segments[0]?.words[0]?.text ?? "");
  const areOrdinals = [first, second].every((text) => ORDINAL.test(text ?? ""));
  const ahead = Number.parseInt(second ?? "", 10) - Number.parseInt(first ?? "", 10);
  return areOrdinals && ahead * (other.baseline - one.baseline) > 0;
}

/** Which word begins the next column; 0 where none does. */
function columnIn({ words, box, fontSize, source }: Segment, line: Line, lines: readonly Line[]) {
  if (source !== "ocr" || words.length < 2 || words.length > LONGEST) return 0;
  const gaps = words.slice(1).map((word, i) => word.box.x0 - (words[i]?.box.x1 ?? 0));
  const widest = Math.max(...gaps);
  const at = gaps.indexOf(widest) + 1;
  const second = Math.max(0, ...gaps.filter((_, i) => i !== at - 1));
  if (widest < GAP * fontSize || widest < WIDER * second) return 0;
  const isAt = (x: number, other: number) => Math.abs(x - other) < EDGE * fontSize;
  const [left, right] = [words[at - 1]?.text ?? "", words[at]?.text ?? ""];
  // Ideographs of one label stand as far apart as longer labels need.
  if (isCjk(left.slice(-1)) && isCjk(right.slice(0, 1))) return 0;
  // Behind a comma that was typed the text goes on.
  if (/,$/.test(left) && words[at - 1]?.face === "typed") return 0;
  const start = words[at]?.box.x0 ?? 0;
  const beginsAlike = (i: number, { segments }: Line) =>
    isAt(segments[i]?.box.x0 ?? 0, box.x0) && isAt(segments[i + 1]?.box.x0 ?? 0, start);
  const alike = lines.filter(
    (other) =>
      other !== line &&
      Math.abs(other.baseline - line.baseline) < NEAR * fontSize &&
      other.segments.some((_, i) => beginsAlike(i, other)),
  );
  // A sum below counts and what is counted has a name of its own, "Sub Total", as has what asks above numbered lines, "TIME BEGUN:".
  const isAsking = /[:：]$/.test(words.at(-1)?.text ?? "");
  const isCount = (other: Line) =>
    (isAsking || other.baseline < line.baseline) &&
    other.segments.some(({ text }, i) => beginsAlike(i, other) && COUNT.test(text));
  if (words.slice(0, at).every(({ text }) => NAME.test(text)) && alike.every(isCount)) return 0;
  const isNumbered =
    at === 1 && alike.some((other) => beginsAlike(0, other) && isCounted(other, line));
  return isNumbered || alike.length >= FEWEST ? at : 0;
}
