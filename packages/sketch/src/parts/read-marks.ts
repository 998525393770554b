import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { Darkness } from "../capture/normalise-light";
import type { FoundCircle } from "../entities/find-circles";
import type { DimensionMark, Leader, SeenPart, SeenText } from "../seen";
import { degree } from "../strokes/clean-graph";
import type { Component } from "../strokes/label-components";
import type { StrokeGraph } from "../strokes/trace-graph";
import { cutText } from "./cut-text";
import { unexplainedInk } from "./explain-ink";
import { type FoundLeader, findLeaders } from "./find-leaders";
import { findLines, type PenLine } from "./find-lines";
import { type FoundMark, findMarks, joinAcrossTexts } from "./find-marks";
import { findReach, type Reach, settleReach } from "./find-reaches";
import {
  type FreeInk,
  findTexts,
  freeInk,
  letterHeight,
  neighbours,
  sizeOf,
  type TextGroup,
} from "./find-texts";
import { findTicks, type InkDepth, type Tick } from "./find-ticks";
import { nearestPart } from "./nearest-part";
import { parting } from "./settings";
import { edgesOn } from "./take-circles";

interface PageInk {
  graph: StrokeGraph;
  mask: Mask;
  darkness: Darkness;
  depth: InkDepth;
  circles: readonly FoundCircle[];
  penWidth: number;
}

/** Everything on the page that speaks about the parts instead of being one. */
export interface Writing {
  letterHeight: number | null;
  /** Those circles that are no rings of letters. */
  circles: FoundCircle[];
  marks: FoundMark[];
  leaders: FoundLeader[];
  texts: TextGroup[];
  /** Edges that belong to long lines and circles. */
  long: ReadonlySet<number>;
  /** The ink of letters and ticks. */
  written: Mask;
  /** Extension lines with the tick they are seen from. */
  reaches: (Reach & { at: Point })[];
  free: Mask;
  finish: (parts: readonly SeenPart[]) => {
    texts: SeenText[];
    marks: DimensionMark[];
    leaders: Leader[];
  };
}

export function readMarks({ graph, mask, darkness, depth, circles, penWidth }: PageInk): Writing {
  const longSide = Math.max(mask.width, mask.height);
  const whole = freeInk(mask);
  const measured = letterHeight(whole.components, longSide, penWidth);
  const height = measured ?? parting.usualLetter * longSide;
  const plain = findLines(graph, (l) => l.length > parting.leastLine * height, penWidth);
  const lined = labelsUnder(plain, whole, mask.width, graph);
  const rings = circles.filter((c) => !isLetterRing(c, whole, lined, mask.width, height));
  const lines = findLines(
    graph,
    (l) =>
      l.length > parting.leastLine * height ||
      (l.length > parting.leastStub * height &&
        ((isLevel(l) && onLines(l, whole, mask.width, height)) || isPointer(l, rings, height))),
    penWidth,
  );
  const free = unexplainedInk(mask, graph, lines, rings, height, penWidth);
  const long = new Set([...lines.flatMap((l) => l.edges), ...edgesOn(graph, rings, penWidth)]);
  const scene = { graph, long, rings, free, depth, height, penWidth };
  const ticked = lines.map((line) => ({
    ...line,
    ticks: findTicks(line, scene),
    heavy: heaviness(line, graph, penWidth),
    freeFrom: degree(graph, line.nodes[0] as number) === 1,
    freeTo: degree(graph, line.nodes[line.nodes.length - 1] as number) === 1,
  }));
  const ink = freeInk(free);
  const ticks = ticked.flatMap((l) => l.ticks);
  const own = ink.components.map((c) => standsAlone(c, ink, whole, lined));
  const texts =
    measured === null ? [] : findTexts(ink, height, penWidth, (c) => isTick(c, ticks, height), own);
  const joined = joinAcrossTexts(ticked, texts, height);
  const marks = findMarks(joined, texts, height);
  const used = new Set(marks.map((m) => m.line));
  const claimed = new Set(marks.flatMap((m) => m.texts.slice(0, 1)));
  const leaders = findLeaders(joined, used, claimed, texts, height);
  const sure = marks.flatMap((m) => [m.from, m.to]);
  const written = writtenInk(ink, texts, (c) => isTick(c, sure, height));
  const reaches = marks.flatMap((m) =>
    [m.from, m.to].flatMap((t) => {
      const reach = findReach(t.at, m.line.direction, lines, height);
      return reach ? [{ at: t.at, ...reach }] : [];
    }),
  );
  const finish = (parts: readonly SeenPart[]) => {
    const beside = texts.map((_, t) => directionAt(t, marks));
    const owner = (p: Point) => nearestPart(p, parts);
    const seenTexts = texts.map((t, k) => cutText(t, ink, darkness, height, beside[k] ?? null));
    const seenMarks = marks.map((m): DimensionMark => {
      const end = (t: Tick) => {
        const far = findReach(t.at, m.line.direction, lines, height);
        const reaches = far ? settleReach(t.at, far.end, parts, height) : null;
        return { at: t.at, kind: t.kind, reaches };
      };
      const from = end(m.from);
      const to = end(m.to);
      const part = owner(from.reaches ?? to.reaches ?? midpoint(from.at, to.at));
      return { from, to, texts: m.texts, part };
    });
    const seenLeaders = leaders.map(({ tip, tail, texts: t }) => ({
      tip,
      tail,
      texts: t,
      part: owner(tip),
    }));
    seenTexts.forEach((text, k) => {
      const user = [...seenMarks, ...seenLeaders].find((m) => m.texts[0] === k);
      text.part = user ? user.part : owner(text.center);
    });
    return { texts: seenTexts, marks: seenMarks, leaders: seenLeaders };
  };
  return {
    letterHeight: measured,
    circles: rings,
    marks,
    leaders,
    texts,
    free,
    finish,
    long,
    written,
    reaches,
  };
}

/** Level or upright on the page: a stub of a dimension or extension line, not a slash. */
function isLevel({ direction }: PenLine): boolean {
  return Math.min(Math.abs(direction.x), Math.abs(direction.y)) < 0.2;
}

/** Components that hold a line longer than any stroke of a letter. */
function labelsUnder(
  lines: readonly PenLine[],
  whole: FreeInk,
  width: number,
  graph: StrokeGraph,
): Set<number> {
  const out = new Set<number>();
  for (const line of lines) {
    for (const id of line.edges) {
      for (const p of graph.edges[id]?.points ?? []) {
        const label = whole.labels[Math.round(p.y) * width + Math.round(p.x)];
        if (label) out.add(label);
      }
    }
  }
  return out;
}

/** How much thicker than the usual pen line this one is, 0 to 1. */
function heaviness(line: PenLine, graph: StrokeGraph, penWidth: number): number {
  let ink = 0;
  let length = 0;
  for (const id of line.edges) {
    const edge = graph.edges[id];
    if (!edge) continue;
    ink += edge.width * edge.length;
    length += edge.length;
  }
  return Math.max(0, Math.min(1, ink / Math.max(1, length) / penWidth - 1));
}

/** Ends at a circle, pointing at it: a leader. */
function isPointer(line: PenLine, rings: readonly FoundCircle[], height: number): boolean {
  return rings.some(({ center, radius }) =>
    [line.from, line.to].some((p) => {
      const d = Math.hypot(p.x - center.x, p.y - center.y);
      const aim = ((p.x - center.x) * line.direction.x + (p.y - center.y) * line.direction.y) / d;
      return Math.abs(d - radius) < 0.35 * height && Math.abs(aim) > 0.6;
    }),
  );
}

/** Part of ink much larger than a letter. */
function onLines(line: PenLine, whole: FreeInk, width: number, height: number): boolean {
  const x = Math.round((line.from.x + line.to.x) / 2);
  const y = Math.round((line.from.y + line.to.y) / 2);
  const own = new Set<number>();
  for (let dy = -3; dy <= 3; dy += 1) {
    for (let dx = -3; dx <= 3; dx += 1) {
      const label = whole.labels[(y + dy) * width + x + dx];
      if (label) own.add(label);
    }
  }
  return [...own].some((l) => sizeOf((whole.components[l - 1] as Component).box).most > 3 * height);
}

/**
 * The ring of a 0, 6, 8, 9 or Ø: ink of a letter's size that holds it stands beside other ink of that size, or is not the ring alone.
 * A small hole stands by itself or hangs on lines.
 */
function isLetterRing(
  circle: FoundCircle,
  whole: FreeInk,
  lined: ReadonlySet<number>,
  width: number,
  height: number,
): boolean {
  if (circle.radius > 0.75 * height) return false;
  const { center, radius } = circle;
  const own = new Set<number>();
  for (let k = 0; k < 64; k += 1) {
    const x = Math.round(center.x + radius * Math.cos((k * Math.PI) / 32));
    const y = Math.round(center.y + radius * Math.sin((k * Math.PI) / 32));
    const label = whole.labels[y * width + x];
    if (label) own.add(label);
  }
  const holders = whole.components.filter((c) => own.has(c.label));
  if (holders.some((c) => lined.has(c.label) || sizeOf(c.box).most > 4.5 * height)) return false;
  const lopsided = holders.some(({ box }) => {
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    const size = sizeOf(box);
    return (
      size.most > 0.8 * height &&
      size.least < 1.35 * height &&
      Math.hypot(x - center.x, y - center.y) > 0.22 * height
    );
  });
  if (lopsided) return true;
  return whole.components.some((c) => {
    if (own.has(c.label)) return false;
    const size = sizeOf(c.box);
    if (size.most < 0.5 * height || size.most > 1.9 * height) return false;
    const x = (c.box.left + c.box.right) / 2;
    const y = (c.box.top + c.box.bottom) / 2;
    if (Math.hypot(x - center.x, y - center.y) < radius) return false;
    if (size.least < 0.2 * height && pointsAt(c, center, 0.5 * radius)) return false;
    return holders.some((h) => neighbours(c, h, height));
  });
}

function midpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** A thin stroke, level or upright, whose line runs through the point: a dash of a centre line. */
function pointsAt({ box }: Component, p: Point, near: number): boolean {
  const level = box.right - box.left > box.bottom - box.top;
  return level
    ? p.y > box.top - near && p.y < box.bottom + near
    : p.x > box.left - near && p.x < box.right + near;
}

function directionAt(text: number, marks: readonly FoundMark[]): number | null {
  const mark = marks.find((m) => m.texts[0] === text);
  return mark ? Math.atan2(mark.line.direction.y, mark.line.direction.x) : null;
}

/** True for ink that joins no long line. */
function standsAlone(
  { label, box }: Component,
  ink: FreeInk,
  whole: FreeInk,
  lined: ReadonlySet<number>,
): boolean {
  const width = ink.labels.length / ink.height;
  for (let y = box.top; y <= box.bottom; y += 1) {
    for (let x = box.left; x <= box.right; x += 1) {
      const i = y * width + x;
      if (ink.labels[i] === label) return !lined.has(whole.labels[i] as number);
    }
  }
  return false;
}

/** The ink of the texts and of what `isMark` holds for. */
function writtenInk(
  ink: FreeInk,
  texts: readonly TextGroup[],
  isMark: (component: Component) => boolean,
): Mask {
  const keep = new Uint8Array(ink.components.length + 1);
  for (const { labels } of texts) for (const l of labels) keep[l] = 1;
  for (const c of ink.components) if (isMark(c)) keep[c.label] = 1;
  const data = Uint8Array.from(ink.labels, (l) => keep[l] as number);
  return { width: data.length / ink.height, height: ink.height, data };
}

/** A small blot at a tick is the tick itself. */
function isTick({ box }: Component, ticks: readonly Tick[], height: number): boolean {
  if (sizeOf(box).most > 1.2 * height) return false;
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  return ticks.some((t) => Math.hypot(t.at.x - x, t.at.y - y) < 0.65 * height);
}
