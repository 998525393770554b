import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { Darkness } from "../capture/normalise-light";
import type { FoundCircle } from "../entities/find-circles";
import type { AngleMark, DimensionMark, Leader, SeenPart, SeenText } from "../seen";
import type { Component } from "../strokes/label-components";
import type { StrokeGraph } from "../strokes/trace-graph";
import { unexplainedInk, withoutCircles } from "./explain-ink";
import { findAngles, withoutLegs } from "./find-angles";
import { findDrawnLines } from "./find-drawn-lines";
import { type FoundLeader, findLeaders } from "./find-leaders";
import { findLines, type PenLine } from "./find-lines";
import { type FoundMark, findMarks, type TickedLine } from "./find-marks";
import { findReach, type Reach } from "./find-reaches";
import { type FreeInk, findTexts, freeInk, type TextGroup } from "./find-texts";
import type { InkDepth, Tick } from "./find-ticks";
import { isLetterBowl } from "./is-letter-bowl";
import { isLetterRing } from "./is-letter-ring";
import { keepAlike } from "./keep-alike";
import { letterHeight } from "./letter-height";
import { sizeOf } from "./letter-shapes";
import type { FoundAngle } from "./measure-angle";
import { parting } from "./settings";
import { settleWriting } from "./settle-writing";
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
  /** Straight pen lines with their ticks, whatever they turn out to be. */
  lines: (PenLine & Pick<TickedLine, "ticks">)[];
  marks: FoundMark[];
  angles: FoundAngle[];
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
    angles: AngleMark[];
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
  const letters = { mask, whole, circles, lines: plain, lined, height, penWidth };
  const surely = circles.filter(
    (c) => !isLetterRing(c, whole, lined, mask.width, height) && !isLetterBowl(c, letters),
  );
  const rings = keepAlike(surely, circles, height);
  const ringless = withoutCircles(mask, rings, penWidth);
  const lines = findDrawnLines({
    graph,
    mask,
    ringless,
    whole,
    rings,
    plain,
    depth,
    height,
    penWidth,
  });
  const free = unexplainedInk(mask, graph, lines, rings, height, penWidth);
  const onRings = edgesOn(graph, rings, penWidth);
  const long = new Set([...lines.flatMap((l) => l.edges), ...onRings]);
  const ink = freeInk(free);
  const ticks = lines.flatMap((l) => l.ticks).filter((t) => t.abuts);
  const own = ink.components.map((c) => standsAlone(c, ink, whole, lined));
  const texts =
    measured === null
      ? []
      : findTexts(
          ink,
          mask,
          height,
          penWidth,
          (c) => isTick(c, ticks, height) || isCentreMark(c, rings, height),
          own,
        );
  const proposed = findMarks(lines, { graph, mask, texts, height });
  const scene = { graph, mask, depth, lines, texts, marks: proposed, height, penWidth };
  const angles = findAngles(scene, onRings);
  const marks = withoutLegs(proposed, angles, height);
  const reaches = marks.flatMap((m) =>
    [m.from, m.to].flatMap((t) => {
      const reach = findReach(t.at, m.line.direction, lines, height);
      return reach ? [{ at: t.at, ...reach }] : [];
    }),
  );
  const taken = new Set([
    ...marks.flatMap((m) => m.edges),
    ...angles.flatMap((a) => a.edges),
    ...reaches.flatMap((r) => r.line.edges),
  ]);
  const claimed = new Set([...marks, ...angles].flatMap((m) => m.texts.slice(0, 1)));
  const leaders = findLeaders({ graph, ringless, rings, texts, height, penWidth }, taken, claimed);
  const sure = marks.flatMap((m) => [m.from, m.to]);
  const written = writtenInk(ink, texts, (c) => isTick(c, sure, height));
  return {
    letterHeight: measured,
    circles: rings,
    lines,
    marks,
    angles,
    leaders,
    texts,
    free,
    finish: (parts) =>
      settleWriting(
        { texts, marks, angles, leaders, lines, ink, whole, lined, mask, darkness, height },
        parts,
      ),
    long,
    written,
    reaches,
  };
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
  const data = new Uint8Array(ink.labels.length);
  ink.labels.forEach((label, i) => {
    data[i] = keep[label] as number;
  });
  return { width: data.length / ink.height, height: ink.height, data };
}

/** A small blot at a tick is the tick itself. */
function isTick({ box }: Component, ticks: readonly Tick[], height: number): boolean {
  if (sizeOf(box).most > 1.2 * height) return false;
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  return ticks.some((t) => Math.hypot(t.at.x - x, t.at.y - y) < 0.65 * height);
}

/** What stands in the middle of a small hole. */
function isCentreMark({ box }: Component, rings: readonly FoundCircle[], height: number): boolean {
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  return rings.some(
    ({ center, radius }) =>
      radius < 1.2 * height &&
      sizeOf(box).most < 3 * radius &&
      Math.hypot(center.x - x, center.y - y) < 0.6 * radius,
  );
}
