import type { Point } from "@inkform/geometry/model";
import type { TickedLine } from "./find-marks";
import type { TextGroup } from "./find-texts";
import type { Tick } from "./find-ticks";

export interface FoundLeader {
  tip: Point;
  tail: Point;
  edges: number[];
  texts: number[];
  arms: number[];
}

/** Lines with a tick at one end alone whose other end, perhaps round an elbow, comes near writing. */
export function findLeaders(
  lines: readonly TickedLine[],
  used: ReadonlySet<TickedLine>,
  claimed: ReadonlySet<number>,
  texts: readonly TextGroup[],
  height: number,
): FoundLeader[] {
  const out: FoundLeader[] = [];
  for (const line of lines) {
    if (used.has(line) || line.ticks.length !== 1) continue;
    const tick = line.ticks[0] as Tick;
    const atStart = tick.along < 0.8 * height;
    if (!atStart && line.length - tick.along > 0.8 * height) continue;
    const tip = atStart ? line.from : line.to;
    const end = atStart ? line.to : line.from;
    const beside = textsNear(end, texts, claimed, height).filter(() => line.length < 8 * height);
    if (beside.length > 0 && tick.kind !== "slash") {
      out.push({ tip, tail: end, edges: line.edges, arms: tick.arms, texts: beside });
      continue;
    }
    const elbow = lines.find(
      (l) => l !== line && !used.has(l) && l.ticks.length === 0 && touches(l, end, 0.35 * height),
    );
    if (!elbow && !(atStart ? line.freeTo : line.freeFrom)) continue;
    if (elbow && !elbow.freeFrom && !elbow.freeTo) continue;
    const tail = elbow ? farEnd(elbow, end) : end;
    const near = textsNear(tail, texts, claimed, height);
    if (near.length > 0) {
      out.push({
        tip,
        tail,
        edges: [...line.edges, ...(elbow?.edges ?? [])],
        arms: tick.arms,
        texts: near,
      });
      continue;
    }
    const direct = textsNear(end, texts, claimed, height);
    if (direct.length > 0)
      out.push({ tip, tail: end, edges: line.edges, arms: tick.arms, texts: direct });
  }
  return out;
}

function touches(line: TickedLine, p: Point, reach: number): boolean {
  return Math.min(distance(line.from, p), distance(line.to, p)) < reach;
}

function farEnd(line: TickedLine, p: Point): Point {
  return distance(line.from, p) < distance(line.to, p) ? line.to : line.from;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Texts whose box is within a letter height of the point, nearest first. */
function textsNear(
  p: Point,
  texts: readonly TextGroup[],
  claimed: ReadonlySet<number>,
  height: number,
): number[] {
  return texts
    .map(({ box }, k) => {
      const dx = Math.max(box.left - p.x, 0, p.x - box.right);
      const dy = Math.max(box.top - p.y, 0, p.y - box.bottom);
      return { k, off: Math.hypot(dx, dy) };
    })
    .filter(({ k, off }) => !claimed.has(k) && off < 1.2 * height)
    .sort((a, b) => a.off - b.off)
    .map(({ k }) => k);
}
