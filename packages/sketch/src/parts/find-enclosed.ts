import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { PenLine } from "./find-lines";
import type { FoundMark, TickedLine } from "./find-marks";
import type { TextGroup } from "./find-texts";
import { acrossLine, alongLine, type Tick } from "./find-ticks";
import { parting } from "./settings";

interface EnclosedScene {
  lines: readonly TickedLine[];
  texts: readonly TextGroup[];
  marks: readonly FoundMark[];
  /** How likely (0 to 1) the ink about a point is a tick's, by its look. */
  tickAt: (p: Point) => number;
  mask: Mask;
  height: number;
}

/** Where a line crosses the way from a text, and how far beyond the text. */
interface Wall {
  at: Point;
  gap: number;
}

/**
 * Marks that have no dimension line to be seen, as the number fills it: between two parallel lines with a tick at each,
 * on one way through the text's middle. For texts that no other mark has.
 */
export function findEnclosed(scene: EnclosedScene): FoundMark[] {
  const { lines, texts, marks, height } = scene;
  const taken = new Set(marks.flatMap((m) => m.texts.slice(0, 1)));
  const long = lines.filter((l) => l.length > parting.leastExtension * height);
  return texts.flatMap((text, k) => {
    if (taken.has(k)) return [];
    const found = long
      .flatMap((line) => spanAcross(line, text, long, scene))
      .sort((a, b) => a.gap - b.gap);
    const best = found[0];
    return best ? [toMark(best.from, best.to, k)] : [];
  });
}

/** The nearest walls before and behind the text on the way square to a line. */
function spanAcross(
  line: PenLine,
  { box }: TextGroup,
  lines: readonly PenLine[],
  { tickAt, mask, height }: EnclosedScene,
): { from: Point; to: Point; gap: number }[] {
  const way = { x: -line.direction.y, y: line.direction.x };
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const half =
    (Math.abs(way.x) * (box.right - box.left) + Math.abs(way.y) * (box.bottom - box.top)) / 2;
  const ends = ([-1, 1] as const).map((side) => {
    const walls = lines.flatMap((other): Wall[] => {
      if (Math.abs(other.direction.x * way.x + other.direction.y * way.y) > 0.2) return [];
      const wall = crossing(other, middle, way, height);
      if (wall === null) return [];
      const gap = side * wall.far - half;
      const isNear = gap > -0.2 * height && gap < parting.enclosingGap * height;
      if (!isNear) return [];
      const start = { x: middle.x + side * half * way.x, y: middle.y + side * half * way.y };
      const isTicked =
        tickAt(wall.at) > parting.plainTickLook || hasInkBetween(start, wall.at, mask, height);
      return isTicked ? [{ at: wall.at, gap }] : [];
    });
    return walls.sort((a, b) => a.gap - b.gap)[0];
  });
  const [from, to] = ends;
  if (!from || !to) return [];
  return [{ from: from.at, to: to.at, gap: Math.max(from.gap, to.gap) }];
}

/** Whether about the way from the text to the line ink fills what an arrowhead does: a letter stands free of it. */
function hasInkBetween(from: Point, to: Point, mask: Mask, height: number): boolean {
  const steps = Math.round(Math.hypot(to.x - from.x, to.y - from.y));
  if (steps < 4) return false;
  const along = { x: (to.x - from.x) / steps, y: (to.y - from.y) / steps };
  const half = Math.round(0.25 * height);
  let inked = 0;
  for (let s = 2; s < steps; s += 1) {
    for (let d = -half; d <= half; d += 1) {
      const x = Math.round(from.x + s * along.x - d * along.y);
      const y = Math.round(from.y + s * along.y + d * along.x);
      if (!mask.data[y * mask.width + x]) continue;
      inked += 1;
      break;
    }
  }
  return inked > parting.enclosingInk * steps;
}

/** Where the way through a point meets a line, or its end a little past it, and how far that is along the way. */
function crossing(
  line: PenLine,
  middle: Point,
  way: Point,
  height: number,
): { at: Point; far: number } | null {
  const across = acrossLine(line, middle);
  const turn = way.x * line.direction.y - way.y * line.direction.x;
  const far = -across / turn;
  const at = { x: middle.x + far * way.x, y: middle.y + far * way.y };
  const s = alongLine(line, at);
  const past = 0.5 * height;
  return s > -past && s < line.length + past ? { at, far } : null;
}

function toMark(from: Point, to: Point, text: number): FoundMark {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const tick = (at: Point, along: number): Tick => ({
    at,
    along,
    ink: parting.misreadTick,
    kind: "arrow",
    toward: 0,
    abuts: true,
    arms: [],
  });
  return {
    line: { from, to, direction, length },
    from: tick(from, 0),
    to: tick(to, length),
    outer: false,
    score: parting.clearMark,
    edges: [],
    lines: [],
    texts: [text],
  };
}
