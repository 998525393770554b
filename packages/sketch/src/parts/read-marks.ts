import type { Mask } from "../capture/binarise";
import type { Darkness } from "../capture/normalise-light";
import type { FoundCircle } from "../entities/find-circles";
import type { DimensionMark, Leader, SeenPart, SeenText } from "../seen";
import { type Component, labelComponents } from "../strokes/label-components";
import type { StrokeGraph } from "../strokes/trace-graph";
import { cutText } from "./cut-text";
import { unexplainedInk } from "./explain-ink";
import { type FoundLeader, findLeaders } from "./find-leaders";
import { findLines } from "./find-lines";
import { type FoundMark, findMarks, joinAcrossTexts } from "./find-marks";
import { findReach, settleReach } from "./find-reaches";
import { findTexts, freeInk, letterHeight, sizeOf, type TextGroup } from "./find-texts";
import { findTicks, type Tick } from "./find-ticks";
import { parting } from "./settings";

export interface PageInk {
  graph: StrokeGraph;
  mask: Mask;
  darkness: Darkness;
  circles: readonly FoundCircle[];
  penWidth: number;
}

/** Everything on the page that speaks about the parts instead of being one. */
export interface Writing {
  letterHeight: number | null;
  marks: FoundMark[];
  leaders: FoundLeader[];
  texts: TextGroup[];
  /** The ink that no line and no circle explains. */
  free: Mask;
  finish: (parts: readonly SeenPart[]) => {
    texts: SeenText[];
    marks: DimensionMark[];
    leaders: Leader[];
  };
}

export function readMarks({ graph, mask, darkness, circles, penWidth }: PageInk): Writing {
  const longSide = Math.max(mask.width, mask.height);
  const measured = letterHeight(labelComponents(mask, 1).components, longSide, penWidth);
  const height = measured ?? parting.usualLetter * longSide;
  const lines = findLines(graph, parting.leastLine * height, penWidth);
  const free = unexplainedInk(mask, graph, lines, circles, penWidth);
  const ticked = lines.map((line) => ({
    ...line,
    ticks: findTicks(line, graph, free, height, penWidth),
  }));
  const ink = freeInk(free);
  const ticks = ticked.flatMap((l) => l.ticks);
  const texts = findTexts(ink, height, penWidth, (c) => isTick(c, ticks, height));
  const joined = joinAcrossTexts(ticked, texts, height);
  const marks = findMarks(joined, texts, height);
  const used = new Set(marks.map((m) => m.line));
  const leaders = findLeaders(joined, used, texts, height);
  const finish = (parts: readonly SeenPart[]) => {
    const beside = texts.map((_, t) => directionAt(t, marks));
    const seenTexts = texts.map((t, k) => cutText(t, ink, darkness, height, beside[k] ?? null));
    const seenMarks = marks.map((m): DimensionMark => {
      const end = (t: Tick) => {
        const far = findReach(t.at, m.line.direction, lines, height);
        const reaches = far ? settleReach(t.at, far, parts, height) : null;
        return { at: t.at, kind: t.kind, reaches };
      };
      return { from: end(m.from), to: end(m.to), texts: m.texts, part: null };
    });
    const seenLeaders = leaders.map(({ tip, tail, texts: t }) => ({
      tip,
      tail,
      texts: t,
      part: null,
    }));
    return { texts: seenTexts, marks: seenMarks, leaders: seenLeaders };
  };
  return { letterHeight: measured, marks, leaders, texts, free, finish };
}

function directionAt(text: number, marks: readonly FoundMark[]): number | null {
  const mark = marks.find((m) => m.texts[0] === text);
  return mark ? Math.atan2(mark.line.direction.y, mark.line.direction.x) : null;
}

/** A small blot at a tick is the tick itself. */
function isTick({ box }: Component, ticks: readonly Tick[], height: number): boolean {
  if (sizeOf(box).most > 1.2 * height) return false;
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  return ticks.some((t) => Math.hypot(t.at.x - x, t.at.y - y) < 0.65 * height);
}
