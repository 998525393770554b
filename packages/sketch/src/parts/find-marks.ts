import type { Point } from "@inkform/geometry/model";
import type { PenLine } from "./find-lines";
import type { TextGroup } from "./find-texts";
import type { Tick } from "./find-ticks";
import { parting } from "./settings";

/** A straight pen line, or two in one direction with writing in the gap between them, and its ticks. */
export interface TickedLine {
  from: Point;
  to: Point;
  direction: Point;
  length: number;
  edges: number[];
  ticks: Tick[];
  /** How much thicker than the page's usual pen line it is, 0 upwards. */
  heavy: number;
  /** Whether nothing joins its ends. */
  freeFrom: boolean;
  freeTo: boolean;
}

export interface FoundMark {
  line: TickedLine;
  from: Tick;
  to: Tick;
  score: number;
  /** Indices of texts near it, best first. */
  texts: number[];
}

/** Joins lines that face each other across writing ("12" broken into its dimension line). */
export function joinAcrossTexts(
  lines: readonly (PenLine & Pick<TickedLine, "ticks" | "heavy" | "freeFrom" | "freeTo">)[],
  texts: readonly TextGroup[],
  height: number,
): TickedLine[] {
  const out: TickedLine[] = lines.map(
    ({ from, to, direction, length, edges, ticks, heavy, freeFrom, freeTo }) => ({
      heavy,
      freeFrom,
      freeTo,
      from,
      to,
      direction,
      length,
      edges: [...edges],
      ticks,
    }),
  );
  for (const text of texts) {
    const center = middle(text);
    let best: { i: number; j: number; off: number } | null = null;
    for (let i = 0; i < out.length; i += 1) {
      for (let j = i + 1; j < out.length; j += 1) {
        const off = gapAround(out[i] as TickedLine, out[j] as TickedLine, center, text, height);
        if (off !== null && (!best || off < best.off)) best = { i, j, off };
      }
    }
    if (!best) continue;
    const joined = joinLines(
      out[best.i] as TickedLine,
      out[best.j] as TickedLine,
      center,
      text,
      height,
    );
    out.splice(best.j, 1);
    out.splice(best.i, 1, joined);
  }
  return out;
}

function middle({ box }: TextGroup): Point {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

/** How far the text lies off the gap between two lines in one direction, or null where there is no such gap. */
function gapAround(
  a: TickedLine,
  b: TickedLine,
  center: Point,
  text: TextGroup,
  height: number,
): number | null {
  const parallel = Math.abs(a.direction.x * b.direction.y - a.direction.y * b.direction.x);
  if (parallel > 0.2) return null;
  const ends = [
    [a.to, b.from],
    [a.to, b.to],
    [a.from, b.from],
    [a.from, b.to],
  ] as const;
  const across = (p: Point, l: TickedLine) =>
    Math.abs((p.x - l.from.x) * l.direction.y - (p.y - l.from.y) * l.direction.x);
  const along = (p: Point) => p.x * a.direction.x + p.y * a.direction.y;
  let best: number | null = null;
  for (const [p, q] of ends) {
    const gap = Math.abs(along(p) - along(q));
    const size = Math.hypot(
      (text.box.right - text.box.left) * a.direction.x,
      (text.box.bottom - text.box.top) * a.direction.y,
    );
    if (gap > size + 3 * height || gap < 0.5 * size) continue;
    const s = along(center);
    const lo = Math.min(along(p), along(q));
    if (s < lo - 0.2 * height || s > lo + gap + 0.2 * height) continue;
    const others = [along(p === a.to ? a.from : a.to), along(q === b.to ? b.from : b.to)] as const;
    const outside =
      Math.min(...others) < lo + 0.2 * height && Math.max(...others) > lo + gap - 0.2 * height;
    if (!outside) continue;
    const off = Math.max(across(center, a), across(center, b));
    if (across(q, a) > 0.5 * height || off > 0.75 * height) continue;
    if (best === null || off < best) best = off;
  }
  return best;
}

/** The joined line. Blots beside the writing are no ticks where the line has ticks farther out on both sides. */
function joinLines(
  a: TickedLine,
  b: TickedLine,
  center: Point,
  text: TextGroup,
  height: number,
): TickedLine {
  const points = [a.from, a.to, b.from, b.to];
  const along = (p: Point) => p.x * a.direction.x + p.y * a.direction.y;
  points.sort((p, q) => along(p) - along(q));
  const from = points[0] as Point;
  const to = points[3] as Point;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const place = (p: Point) => (p.x - from.x) * direction.x + (p.y - from.y) * direction.y;
  const ticks = [...a.ticks, ...b.ticks].map((t) => ({ ...t, along: place(t.at) }));
  ticks.sort((p, q) => p.along - q.along);
  const middleAt = place(center);
  const reach = halfAcross(text, { x: direction.y, y: direction.x }) + 1.1 * height;
  const outer = ticks.filter((t) => Math.abs(t.along - middleAt) > reach);
  const bothSides = outer.some((t) => t.along < middleAt) && outer.some((t) => t.along > middleAt);
  const oneSide =
    outer.length > 0 && ticks.length > outer.length && length > 2 * reach + 2 * height;
  const edges = [...a.edges, ...b.edges];
  const kept = bothSides || oneSide ? outer : ticks;
  const heavy = Math.max(a.heavy, b.heavy);
  return { from, to, direction, length, edges, ticks: kept, heavy, freeFrom: false, freeTo: false };
}

/**
 * Dimension lines: neighbouring ticks of one line. A tick at a crossing shows on both lines, so the likelier mark takes it:
 * the one with writing beside it, whose line ends at its ticks.
 */
export function findMarks(
  lines: readonly TickedLine[],
  texts: readonly TextGroup[],
  height: number,
): FoundMark[] {
  const candidates: FoundMark[] = [];
  for (const line of lines) {
    const ticks = withPlainEnds(line, height);
    for (let k = 0; k + 1 < ticks.length; k += 1) {
      const from = ticks[k] as Tick;
      const to = ticks[k + 1] as Tick;
      if (to.along - from.along < 0.4 * height) continue;
      const near = textsBeside(line, from, to, texts, height);
      const ends =
        (from.along < 1.1 * height ? 1 : 0) + (line.length - to.along < 1.1 * height ? 1 : 0);
      const bare = Math.min(from.ink, to.ink) === 0;
      const plain = near.length === 0 && (ends < 2 || Math.min(from.ink, to.ink) < 0.4);
      if (plain || texts.length === 0) continue;
      const [first] = near;
      const cost = first ? first.cost / height : 4;
      const score =
        ends + Math.min(1, (from.ink + to.ink) / 2) + 2 - 0.5 * cost - (bare ? 1 : 0) - line.heavy;
      candidates.push({ line, from, to, score, texts: near.map((t) => t.k) });
    }
  }
  candidates.sort((a, b) => b.score - a.score);
  const kept: FoundMark[] = [];
  const claimed = new Set<number>();
  for (const mark of candidates) {
    const own = mark.texts.find((t) => !claimed.has(t));
    if (own === undefined && mark.texts.length > 0) continue;
    if (kept.some((other) => clash(other, mark, height))) continue;
    if (own !== undefined) claimed.add(own);
    kept.push(mark);
  }
  return shareTexts(kept, texts, height);
}

/** Two marks across each other cannot share a tick. */
function clash(a: FoundMark, b: FoundMark, height: number): boolean {
  if (a.line === b.line || Math.abs(dot(a.line.direction, b.line.direction)) > 0.8) return false;
  return [a.from, a.to].some((p) =>
    [b.from, b.to].some((q) => Math.hypot(p.at.x - q.at.x, p.at.y - q.at.y) < 0.5 * height),
  );
}

/** A line with one tick has another at its other end, even if none is to be seen there. */
function withPlainEnds(line: TickedLine, height: number): Tick[] {
  const [first] = line.ticks;
  if (!first || line.ticks.length > 1) return line.ticks;
  const plain = { ink: 0, kind: "bare" as const, arms: [] };
  const start = { ...plain, at: line.from, along: 0 };
  const end = { ...plain, at: line.to, along: line.length };
  if (first.along < 1.1 * height) return [first, end];
  return line.length - first.along < 1.1 * height ? [start, first] : line.ticks;
}

function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}

/** Texts beside the line between the ticks or on its overhang, nearest its middle first. */
function textsBeside(
  line: TickedLine,
  from: Tick,
  to: Tick,
  texts: readonly TextGroup[],
  height: number,
): { k: number; cost: number }[] {
  return texts
    .map((text, k) => ({ k, cost: textCost(line, from, to, text, height) }))
    .filter((t): t is { k: number; cost: number } => t.cost !== null)
    .sort((a, b) => a.cost - b.cost);
}

function textCost(
  line: TickedLine,
  from: Tick,
  to: Tick,
  text: TextGroup,
  height: number,
): number | null {
  const c = middle(text);
  const s = (c.x - line.from.x) * line.direction.x + (c.y - line.from.y) * line.direction.y;
  const across = Math.abs(
    (c.x - line.from.x) * line.direction.y - (c.y - line.from.y) * line.direction.x,
  );
  const thick = halfAcross(text, line.direction);
  const gap = Math.max(0, across - thick);
  if (gap > (parting.textReach - 0.6) * height) return null;
  const outside = Math.max(0, from.along - s, s - to.along);
  const bare = from.kind === "bare" || to.kind === "bare";
  if (bare && outside > 0) return null;
  const overhang = Math.max(0, -s, s - line.length);
  if (overhang > 1.6 * height || (outside > 0 && overhang === 0 && outside > 3 * height))
    return null;
  const off = Math.abs(s - (from.along + to.along) / 2);
  if (bare && off > Math.max(1.2 * height, 0.25 * (to.along - from.along))) return null;
  return gap + 0.25 * off + 0.5 * outside;
}

function halfAcross({ box }: TextGroup, direction: Point): number {
  const w = (box.right - box.left) / 2;
  const h = (box.bottom - box.top) / 2;
  return Math.abs(direction.y) * w + Math.abs(direction.x) * h;
}

/** Gives each mark its own text first: the cheapest pairs over the whole page, then what else is near. */
function shareTexts(
  marks: readonly FoundMark[],
  texts: readonly TextGroup[],
  height: number,
): FoundMark[] {
  const pairs = marks.flatMap((mark, m) =>
    mark.texts.map((t) => ({
      m,
      t,
      cost: textCost(mark.line, mark.from, mark.to, texts[t] as TextGroup, height) ?? 0,
    })),
  );
  pairs.sort((a, b) => a.cost - b.cost);
  const own = new Map<number, number>();
  const given = new Set<number>();
  for (const { m, t } of pairs) {
    if (own.has(m) || given.has(t)) continue;
    own.set(m, t);
    given.add(t);
  }
  return marks.map((mark, m) => {
    const first = own.get(m);
    const rest = mark.texts.filter((t) => t !== first);
    return { ...mark, texts: first === undefined ? rest : [first, ...rest] };
  });
}
