import type { Box, Page, Rule } from "../../model";
import { hull, median } from "../box";
import type { Line } from "../lines";
import type { Segment } from "../segment";

/** A panel has so many lines at least, is as wide as this share of the page at most, and so far from the text beside it, in em. */
const LINES = 5;
const WIDEST = 0.42;
const APART = 0.8;
/** Lines of a tinted column of a table stand beside those of the others; of a panel's this share at most. */
const BESIDE = 0.6;

/**
 * Lines parted where a panel begins or ends, which has its own text from top to bottom at one side of the page: a tinted column, or signs that are set
 * upright along a form. The lines of a tint on the left stand before those beside it, all others at the end
 * of the page.
 */
export function partPanels(lines: readonly Line[], page: Page): Line[] {
  const tinted = page.fills.filter((fill) => fill.x1 - fill.x0 < WIDEST * page.width);
  const among = (boxes: readonly Box[]) => boxes.filter((box) => isPanel(box, lines));
  const upright = among(uprightIn(lines)).reduce<Line[]>(
    (all, panel) => partAround(all, panel, false),
    [...lines],
  );
  const columns = [...tinted, ...columnsIn(lines, page)];
  const apart = among(columns).reduce<Line[]>(
    (all, panel) => partAround(all, panel, true),
    upright,
  );
  return among(marginsIn(lines, page)).reduce<Line[]>(
    (all, panel) => partAround(all, panel, false),
    apart,
  );
}

function partAround(lines: readonly Line[], panel: Box, mayLead: boolean): Line[] {
  const parted = lines.flatMap((line) => partAt(line, panel));
  const isInside = ({ segments }: Line) => segments.every((segment) => isIn(segment, panel));
  const isBeside = (line: Line) =>
    !isInside(line) && line.baseline > panel.top && line.baseline < panel.bottom;
  const inside = parted.filter(isInside);
  const others = parted.filter((line) => !isInside(line));
  const first = others.findIndex(isBeside);
  const isLeft = (others[first]?.segments[0]?.box.x0 ?? 0) > panel.x1;
  return mayLead && isLeft
    ? [...others.slice(0, first), ...inside, ...others.slice(first)]
    : [...others, ...inside];
}

function partAt(line: Line, panel: Box): Line[] {
  const inside = line.segments.filter((segment) => isIn(segment, panel));
  const outside = line.segments.filter((segment) => !isIn(segment, panel));
  if (inside.length === 0 || outside.length === 0) return [line];
  return [inside, outside].map((segments) => ({
    ...line,
    segments,
    baseline: segments[0]?.baseline ?? line.baseline,
    fontSize: segments[0]?.fontSize ?? line.fontSize,
  }));
}

const isIn = ({ box, baseline }: Segment, panel: Box): boolean =>
  box.x0 >= panel.x0 && box.x1 <= panel.x1 && baseline > panel.top && baseline < panel.bottom;

/** Where other text stands beside it, none of which is beyond it; and hardly any on its own lines. */
function isPanel(panel: Box, lines: readonly Line[]): boolean {
  const em = lines[0]?.fontSize ?? 0;
  const level = lines.filter(({ baseline }) => baseline > panel.top && baseline < panel.bottom);
  const own = level.filter(({ segments }) => segments.some((segment) => isIn(segment, panel)));
  const others = level.flatMap(({ segments }) => segments.filter((one) => !isIn(one, panel)));
  const isLeft = others.every(({ box }) => box.x0 > panel.x1 + APART * em);
  const isRight = others.every(({ box }) => box.x1 < panel.x0 - APART * em);
  const shared = own.filter(({ segments }) => segments.some((segment) => !isIn(segment, panel)));
  return (
    own.length >= LINES &&
    others.length > 0 &&
    (isLeft || isRight) &&
    shared.length <= BESIDE * own.length
  );
}

/** A lane of white down the page is so wide, in em; a table beside it has so many level rules, this share of the page long, and so many rows of so many texts. */
const LANE = { em: 1.5, rules: 3, long: 0.4, rows: 3, texts: 4 } as const;
/** Rows of a table beside a column stand on its lines by chance, this share of them at most. */
const CHANCE = 0.5;

/** The box around a column at the left of a page whose tint nobody sees: a lane of white runs down the whole page between it and a ruled table. */
function columnsIn(lines: readonly Line[], { width, height, rules }: Page): Box[] {
  const texts = lines.flatMap(({ segments }) => segments);
  const em = median(texts.map(({ fontSize }) => fontSize));
  let edge = 0;
  for (const { box } of texts.toSorted((a, b) => a.box.x0 - b.box.x0)) {
    if (edge > WIDEST * width) break;
    const panel = { x0: 0, x1: edge, top: 0, bottom: height };
    if (edge > 0 && box.x0 - edge > LANE.em * em && isBesideTable(panel, lines, rules, width))
      return [panel];
    edge = Math.max(edge, box.x1);
  }
  return [];
}

/** Whether rules beside a column, none of which runs into it, part rows with no text in it. */
function isBesideTable(
  panel: Box,
  lines: readonly Line[],
  rules: readonly Rule[],
  width: number,
): boolean {
  const level = rules.filter(
    ({ orientation, box }) =>
      orientation === "horizontal" && box.x1 - box.x0 > LANE.long * width && box.x1 > panel.x1,
  );
  if (level.length < LANE.rules || level.some(({ box }) => box.x0 < panel.x1)) return false;
  const isOwn = (segment: Segment) => isIn(segment, panel);
  const rows = lines.filter(
    ({ segments }) => segments.filter((one) => !isOwn(one)).length >= LANE.texts,
  );
  const shared = rows.filter(({ segments }) => segments.some(isOwn));
  return rows.length >= LANE.rows && shared.length <= CHANCE * rows.length;
}

/** The column in the margin of a letterhead: so many lines in type smaller than the page's by this, one below the other from one edge, in this share of the page's width. */
const MARGIN = { lines: 12, smaller: 0.9, step: 3.2, edge: 0.3, from: 0.62 } as const;

/** Boxes around who sends a letter, set small in its right margin from the head of the page down beside its text. */
function marginsIn(lines: readonly Line[], { width }: Page): Box[] {
  const isRight = ({ box }: Segment) => box.x0 > MARGIN.from * width;
  const texts = lines.flatMap(({ segments }) => segments);
  const size = median(texts.filter((one) => !isRight(one)).map(({ fontSize }) => fontSize));
  const small = lines
    .flatMap(({ segments }) => segments.slice(-1))
    .filter((one) => isRight(one) && one.fontSize < MARGIN.smaller * size);
  const columns: Segment[][] = [];
  for (const segment of small) {
    const column = columns.find((other) => followsIn(segment, other.at(-1) as Segment));
    if (column) column.push(segment);
    else columns.push([segment]);
  }
  return columns
    .filter((column) => column.length >= MARGIN.lines)
    .map((column) => hull(column.map(({ box }) => box)));
}

function followsIn(segment: Segment, above: Segment): boolean {
  const step = (segment.baseline - above.baseline) / above.fontSize;
  const off = Math.abs(segment.box.x0 - above.box.x0) / above.fontSize;
  return step > 0 && step < MARGIN.step && off < MARGIN.edge;
}

/** Signs of Japanese and Chinese text that is set from top to bottom, and what may stand among them. */
const UPRIGHT = /^[\u3040-\u30ff\u3400-\u9fff①-⑳（）()・、。：ー]{1,2}$/u;
/** From sign to sign, in em; and how far their middles are off one another. */
const STEP = 2.2;
const OFF = 0.4;

/** Boxes around signs below one another: "① 存根 （白） ② 客户" along the side of a form. */
function uprightIn(lines: readonly Line[]): Box[] {
  const signs = lines.flatMap(({ segments }) => segments.filter(({ text }) => UPRIGHT.test(text)));
  const columns: Segment[][] = [];
  for (const sign of signs) {
    const column = columns.find((other) => standsBelow(sign, other.at(-1) as Segment));
    if (column) column.push(sign);
    else columns.push([sign]);
  }
  return columns
    .filter((column) => column.length >= LINES)
    .map((column) => hull(column.map(({ box }) => box)));
}

function standsBelow(sign: Segment, above: Segment): boolean {
  const middle = ({ box }: Segment) => (box.x0 + box.x1) / 2;
  const step = (sign.baseline - above.baseline) / above.fontSize;
  const off = Math.abs(middle(sign) - middle(above)) / above.fontSize;
  return step > 0 && step < STEP && off < OFF;
}
