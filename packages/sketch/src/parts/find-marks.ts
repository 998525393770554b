import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { StrokeGraph } from "../strokes/trace-graph";
import { chooseMarks } from "./choose-marks";
import type { PenLine } from "./find-lines";
import type { TextGroup } from "./find-texts";
import { acrossLine, alongLine, type Tick } from "./find-ticks";
import { inkCover } from "./ink-rays";
import {
  areTwoLeaders,
  asunder,
  between,
  crossesOutline,
  dot,
  holds,
  isAlong,
  isBetween,
  isStub,
  liesOn,
  outerTail,
  overhung,
} from "./mark-geometry";
import { parting } from "./settings";
import { type Axis, textsBeside } from "./texts-beside";

/** A straight pen line and its ticks. */
export interface TickedLine extends PenLine {
  ticks: Tick[];
  /** How much thicker than the page's usual pen line it is, 0 upwards. */
  heavy: number;
  /** Whether nothing joins its ends. */
  freeFrom: boolean;
  freeTo: boolean;
  /** Whether a dimension line may end there without a tick. */
  bareFrom: boolean;
  bareTo: boolean;
}

export interface FoundMark {
  /** The dimension line with what it overhangs its ticks: one pen line, or several with writing or paper between them. */
  line: Axis;
  from: Tick;
  to: Tick;
  /** Whether its arrowheads face each other from outside. */
  outer: boolean;
  score: number;
  /** Strokes that are the dimension line. */
  edges: number[];
  lines: TickedLine[];
  /** Indices of texts near it, best first. */
  texts: number[];
}

export interface MarkScene {
  graph: StrokeGraph;
  mask: Mask;
  texts: readonly TextGroup[];
  height: number;
  /** Whether ink that looks like an outline is about a point. */
  isOutline: (p: Point) => boolean;
}

/** A tick seen along its own line: where that line runs from it, and how far. */
export interface Terminator {
  tick: Tick;
  line: TickedLine;
  /** Unit vector along the line, away from the tick. */
  shaft: Point;
  tail: Point;
  room: number;
}

/**
 * Dimension lines: two ticks in one direction whose lines run towards each other (with ink or writing between them), or, where the
 * space is too narrow, away from each other with arrowheads that face. The likeliest are taken first, each with a text of its own.
 */
export function findMarks(lines: readonly TickedLine[], scene: MarkScene): FoundMark[] {
  const { texts, height } = scene;
  if (texts.length === 0) return [];
  const ends = lines.flatMap((line) => terminators(line, height));
  const candidates: FoundMark[] = [];
  for (let i = 0; i < ends.length; i += 1) {
    for (let j = 0; j < ends.length; j += 1) {
      const a = ends[i] as Terminator;
      const b = ends[j] as Terminator;
      if (i === j || !inOrder(a, b)) continue;
      const mark = pairUp(a, b, lines, ends, scene);
      if (mark) candidates.push(mark);
    }
  }
  return chooseMarks(candidates, texts, height);
}

/** Each pair is looked at once: left to right, or downwards where upright. */
function inOrder(a: Terminator, b: Terminator): boolean {
  const dx = b.tick.at.x - a.tick.at.x;
  const dy = b.tick.at.y - a.tick.at.y;
  return Math.abs(dx) > Math.abs(dy) ? dx > 0 : dy > 0;
}

function terminators(line: TickedLine, height: number): Terminator[] {
  const ticks = [
    ...line.ticks,
    ...line.ticks.flatMap((t) => otherWay(t, line, height)),
    ...plainEnds(line, height),
  ];
  return ticks.flatMap((tick) =>
    ([1, -1] as const).flatMap((way): Terminator[] => {
      const room = way > 0 ? line.length - tick.along : tick.along;
      if ((tick.toward !== 0 && tick.toward !== way) || room < 0.3 * height) return [];
      const shaft = { x: way * line.direction.x, y: way * line.direction.y };
      return [{ tick, line, shaft, tail: way > 0 ? line.to : line.from, room }];
    }),
  );
}

/**
 * A slash with a letter or another line close by looks like an arrowhead. Where the line runs on past its tip,
 * and no second arrowhead stands there tip to tip, it may as well have its line on that side.
 */
function otherWay(tick: Tick, line: TickedLine, height: number): Tick[] {
  const { toward, along } = tick;
  const past = toward > 0 ? along : line.length - along;
  const isTwin = line.ticks.some(
    (t) => t !== tick && t.toward !== toward && Math.abs(t.along - along) < 0.9 * height,
  );
  if (toward === 0 || !tick.abuts || isTwin || past < parting.leastShaft * height) return [];
  const ink = parting.misreadTick * tick.ink;
  return [{ ...tick, kind: "slash", ink, toward: toward > 0 ? -1 : 1, turned: true }];
}

/** Where no tick is to be seen at an end, the line may end there all the same. */
function plainEnds(line: TickedLine, height: number): Tick[] {
  const plain = { ink: 0, kind: "bare" as const, arms: [], abuts: false };
  const from: Tick = { ...plain, at: line.from, along: 0, toward: 1, abuts: !line.freeFrom };
  const to: Tick = { ...plain, at: line.to, along: line.length, toward: -1, abuts: !line.freeTo };
  const ends = [...(line.bareFrom ? [from] : []), ...(line.bareTo ? [to] : [])];
  return ends.filter((e) => !line.ticks.some((t) => Math.abs(t.along - e.along) < 1.1 * height));
}

function pairUp(
  a: Terminator,
  b: Terminator,
  lines: readonly TickedLine[],
  ends: readonly Terminator[],
  scene: MarkScene,
): FoundMark | null {
  const { height, texts, mask } = scene;
  const length = Math.hypot(b.tick.at.x - a.tick.at.x, b.tick.at.y - a.tick.at.y);
  if (a.tick.kind === "bare" && b.tick.kind === "bare") return null;
  const direction = {
    x: (b.tick.at.x - a.tick.at.x) / length,
    y: (b.tick.at.y - a.tick.at.y) / length,
  };
  const inner = dot(a.shaft, direction) > 0.9 && dot(b.shaft, direction) < -0.9;
  const outer = dot(a.shaft, direction) < -0.9 && dot(b.shaft, direction) > 0.9;
  if (!inner && !outer) return null;
  if (length < (outer ? parting.leastOuter : parting.leastInner) * height) return null;
  const own = { from: a.tick.at, to: b.tick.at, direction, length };
  const aside = (t: Terminator) =>
    Math.abs(acrossLine(own, t.tail)) / (1 + (0.06 * t.room) / height);
  if (a.line !== b.line && Math.max(aside(a), aside(b)) > 0.3 * height) return null;
  // A small filled arrowhead against its extension line looks like a slash; two of them are slashes.
  const kinds = [a.tick.kind, b.tick.kind];
  const isPair = kinds.includes("arrow") && kinds.every((k) => k === "arrow" || k === "slash");
  const isTurned = a.tick.turned || b.tick.turned;
  const isUnlike = length > 9 * height || [a, b].some((t) => isStub(t, texts, height));
  if (outer && (!isPair || isTurned || isUnlike)) return null;
  const pieces = lines.filter((l) => l === a.line || l === b.line || liesOn(l, own, height));
  const axis = outer
    ? between(outerTail(a, height), outerTail(b, height))
    : overhung(own, lines, height);
  const from = { ...a.tick, along: alongLine(axis, a.tick.at) };
  const to = { ...b.tick, along: alongLine(axis, b.tick.at) };
  // What a digit does to a line is no tick.
  const near = textsBeside(axis, { from, to, outer }, texts, height).filter(
    ({ k }) => ![from, to].some((t) => holds(texts[k] as TextGroup, t.at, -0.2 * height)),
  );
  const first = near[0];
  if (!first) return null;
  if (!outer && a.line !== b.line && areTwoLeaders(a, b, texts, height)) return null;
  const inGap = (s: number) => {
    const p = { x: own.from.x + s * direction.x, y: own.from.y + s * direction.y };
    return holds(texts[first.k] as TextGroup, p, 0.45 * height);
  };
  const cover = outer ? 1 : inkCover(mask, own.from, own.to, Math.ceil(0.18 * height), inGap);
  if (cover < 0.6) return null;
  const bare = Number(from.kind === "bare") + Number(to.kind === "bare");
  // Arrowheads that face from outside have nothing else between them.
  const isOn = (t: Terminator) => (outer ? isAlong(t, own, height) : liesOn(t.line, own, height));
  const within = ends.filter(
    (t) => t.tick.ink > 0.4 && isBetween(t.tick.at, own, height) && isOn(t),
  ).length;
  // A line that comes from an outline and is crossed by ticks on its way is an extension line.
  const comesFromOutline = !outer && [a, b].some((end) => beginsAtOutline(end, scene));
  const abutting = Number(from.abuts) + Number(to.abuts);
  const score =
    0.6 * abutting +
    (Math.min(1, from.ink) + Math.min(1, to.ink)) +
    2 -
    (0.5 * first.cost) / height -
    bare * (bare > 0 && abutting < 2 ? 1.6 : 0.8) -
    3 * (1 - cover) -
    (outer ? parting.tickBetween : 0.3) * Math.min(3, within) -
    (outer ? 0.5 + parting.perShaftApart * asunder(a, b, height) : 0) -
    (comesFromOutline ? parting.fromOutline : 0) -
    (!outer && crossesOutline(own, scene) ? parting.acrossOutline : 0) -
    Math.max(a.line.heavy, b.line.heavy);
  const edges = strokesOf(pieces, axis, from, to, outer, scene);
  const mark = { line: axis, from, to, outer, score, edges, lines: pieces };
  return { ...mark, texts: near.map((t) => t.k) };
}

/** Whether the line runs on behind its tick, however far, and begins at an outline. */
function beginsAtOutline({ line, tick, tail }: Terminator, scene: MarkScene): boolean {
  const { height, isOutline } = scene;
  const behind = tail === line.to ? line.from : line.to;
  const run = Math.hypot(behind.x - tick.at.x, behind.y - tick.at.y);
  return run > parting.leastRun * height && isOutline(behind);
}

/** The strokes between the ticks with short overhangs; of facing arrowheads, those outside. */
function strokesOf(
  lines: readonly TickedLine[],
  axis: Axis,
  from: Tick,
  to: Tick,
  outer: boolean,
  { graph, height }: MarkScene,
): number[] {
  const over = Math.min(from.along, axis.length - to.along) < 1.2 * height ? height : 0;
  return lines.flatMap((line) =>
    line.edges.filter((id) => {
      const points = graph.edges[id]?.points ?? [];
      const middle = points[points.length >> 1];
      if (!middle) return false;
      const s = alongLine(axis, middle);
      return outer ? s < from.along || s > to.along : s > from.along - over && s < to.along + over;
    }),
  );
}
