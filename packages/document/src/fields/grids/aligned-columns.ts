import { median } from "../../layout/box";
import type { LanguageWeights } from "../../lexicon/vocabulary";
import { beginsWithBox } from "../choices/tick-boxes";
import type { Pair } from "../pairs/assign";
import { isLabelLike } from "../units/label-like";
import { toUnit, type Unit } from "../units/unit";
import { type Records, ruledPair } from "./records";
import { firstLineOf } from "./ruled-rows";

/** So many questions that end at one edge, before answers that begin at another, are a column. */
const FEWEST = 6;
/** Texts that end or begin within this of each other, in em, do so at one edge. */
const EDGE = 0.3;
/** The white between the two edges, in em. */
const WHITE = [0.4, 4] as const;
/** The questions begin this far apart, in em: words of a paragraph set flush on both sides do not. */
const RAGGED = 3;
/** Type is of one size within this share; seen on pixels it is less well known. */
const SIZE = { drawn: 0.08, seen: 0.16 } as const;
/** The next line of a question is no further below, in em. */
const WRAPPED = 1.5;
/** … and nearer than questions are below each other. */
const CLOSE = 0.9;

/** A text and what stands behind it on its line, beginning with `answer`. */
interface Beside {
  asked: Unit;
  answer: Unit;
  line: Unit[];
}

/**
 * Questions set to the right before answers set to the left, as in a curriculum vitae: each asks for what stands on its line, whatever it says, and for nothing where
 * that is blank.
 */
export function findAlignedColumns(units: readonly Unit[], weights: LanguageWeights): Records {
  const pairs: Pair[] = [];
  const bound: Unit[] = [];
  const open = units.filter((unit) => unit.cell === null && !beginsWithBox(unit.text));
  for (const column of columnsOf(besideIn(open))) {
    const [{ asked: first }] = column as [Beside, ...Beside[]];
    const own = open
      .filter((unit) => endsAt(unit, first) && !bound.includes(unit))
      .toSorted((a, b) => a.firstBaseline - b.firstBaseline);
    const hints = column.flatMap(({ asked }) => (isHint(asked, own, column) ? [asked] : []));
    bound.push(...hints);
    for (const { asked, answer, line } of column) {
      if (hints.includes(asked)) continue;
      const lines = [asked, ...wrappedBelow(asked, own, column)];
      const segments = lines.flatMap((line) => line.segments);
      const value = firstLineOf(line, null, weights) ?? answer;
      bound.push(...lines, ...(value === answer ? [answer] : line));
      const whole = lines.length > 1 ? toUnit(segments, null, weights) : asked;
      pairs.push(ruledPair(withoutStar(whole), value));
    }
  }
  return { pairs, bound: new Set(bound) };
}

/** The first text of each line with the second one. */
function besideIn(units: readonly Unit[]): Beside[] {
  return units.flatMap((asked) => {
    const level = units.filter((unit) => unit !== asked && isLevel(unit, asked));
    const line = level
      .filter(({ box }) => box.x0 > asked.box.x1)
      .toSorted((a, b) => a.box.x0 - b.box.x0);
    const [answer] = line;
    const white = answer ? (answer.box.x0 - asked.box.x1) / asked.fontSize : 0;
    const isFirst = line.length === level.length && asked.inlineLabel === null;
    const mayAsk = isFirst && /\p{L}{2}/u.test(asked.text);
    return answer && mayAsk && white > WHITE[0] && white < WHITE[1]
      ? [{ asked, answer, line }]
      : [];
  });
}

/** Those between the same two edges, where the questions are ragged on the left. */
function columnsOf(all: readonly Beside[]): Beside[][] {
  const columns: Beside[][] = [];
  for (const one of all) {
    const column = columns.find(([first]) => first && isAligned(first, one));
    if (column) column.push(one);
    else columns.push([one]);
  }
  return columns.filter((column) => {
    const starts = column.map(({ asked }) => asked.box.x0);
    const em = column[0]?.asked.fontSize ?? 0;
    const labels = column.filter(({ asked }) => isLabelLike(asked));
    return labels.length >= FEWEST && Math.max(...starts) - Math.min(...starts) > RAGGED * em;
  });
}

const isAligned = (a: Beside, b: Beside): boolean =>
  endsAt(b.asked, a.asked) &&
  Math.abs(a.answer.box.x0 - b.answer.box.x0) < EDGE * a.answer.fontSize;

const endsAt = (unit: Unit, other: Unit): boolean =>
  Math.abs(unit.box.x1 - other.box.x1) < EDGE * other.fontSize;

const sizeSlack = ({ source }: Unit): number => (source === "ocr" ? SIZE.seen : SIZE.drawn);

const looksLike = (a: Unit, b: Unit): boolean =>
  a.bold === b.bold &&
  a.face === b.face &&
  Math.abs(a.fontSize - b.fontSize) < sizeSlack(a) * b.fontSize;

/** How far `unit` stands below `above`, in em of that. */
const stepTo = (unit: Unit, above: Unit): number =>
  (unit.firstBaseline - above.lastBaseline) / above.fontSize;

/** What is said in smaller type below a question; below the title of a part stand questions. */
function isHint(unit: Unit, own: readonly Unit[], column: readonly Beside[]): boolean {
  const above = own[own.indexOf(unit) - 1];
  if (above === undefined || stepTo(unit, above) > WRAPPED) return false;
  const isSmaller = above.fontSize > (1 + sizeSlack(unit)) * unit.fontSize;
  return isSmaller
    ? column.some(({ asked }) => asked === above)
    : looksLike(above, unit) && isHint(above, own, column);
}

/** The lines below a question that look like it, have nothing beside them and stand close. */
function wrappedBelow(asked: Unit, own: readonly Unit[], column: readonly Beside[]): Unit[] {
  const starts = column.map((one) => one.asked.firstBaseline);
  const usual = median(starts.slice(1).map((start, i) => start - (starts[i] ?? start)));
  const lines: Unit[] = [];
  for (const unit of own.slice(own.indexOf(asked) + 1)) {
    const above = lines.at(-1) ?? asked;
    const isOther = column.some((one) => one.asked === unit);
    const isClose = unit.firstBaseline - above.lastBaseline < CLOSE * usual;
    if (isOther || !isClose || stepTo(unit, above) > WRAPPED) break;
    if (!looksLike(unit, asked) || !isWrap(unit)) break;
    lines.push(unit);
  }
  return lines;
}

/** Readers of pixels see a star for a bullet. */
const withoutStar = (unit: Unit): Unit =>
  unit.source === "ocr" ? { ...unit, text: unit.text.replace(/^\* (?=\p{L})/u, "") } : unit;

/** What goes on begins with no bullet of its own. */
const isWrap = ({ segments: [first] }: Unit): boolean => !/^[•·▪■–—*-]/u.test(first?.text ?? "");

const isLevel = (a: Unit, b: Unit): boolean =>
  Math.abs(a.firstBaseline - b.firstBaseline) < 0.4 * Math.min(a.fontSize, b.fontSize);
