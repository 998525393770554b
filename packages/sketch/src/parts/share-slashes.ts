import type { PenLine } from "./find-lines";
import { placed, type Tick, type TickScene } from "./find-ticks";
import { parting } from "./settings";

type Ticked = PenLine & { ticks: Tick[] };

/**
 * The ticks of a line with the slashes of the lines that it ends at: a slash lies aslant to both alike, and where thinning rounded the corner
 * between them it is read on one only.
 */
export function shareSlashes(line: Ticked, lines: readonly Ticked[], scene: TickScene): Tick[] {
  const near = parting.sharedSlash * scene.height;
  const off = (a: { x: number; y: number }, b: { x: number; y: number }) =>
    Math.hypot(a.x - b.x, a.y - b.y);
  const shared = [line.from, line.to].flatMap((end, k) => {
    if (line.ticks.some(({ at }) => off(at, end) < parting.tickReach * scene.height)) return [];
    const slash = lines
      .filter((other) => other !== line && isAcross(line, other))
      .flatMap(({ ticks }) => ticks)
      .find(({ kind, at, abuts }) => kind === "slash" && abuts && off(at, end) < near);
    if (slash === undefined) return [];
    const there = placed(line, k === 0 ? 0 : line.length, scene);
    return [{ ...there, kind: "slash" as const, ink: slash.ink, toward: 0 as const, abuts: true }];
  });
  return [...line.ticks, ...shared];
}

function isAcross({ direction: a }: PenLine, { direction: b }: PenLine): boolean {
  return Math.abs(a.x * b.y - a.y * b.x) > parting.steepSlash;
}
