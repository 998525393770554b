import type { SeenBreak } from "../seen";
import type { Figure } from "./figure";
import type { PartFrame } from "./part-frame";
import type { Axis } from "./relation";

/** Where a piece was left out of the drawing: lengths along the axis that run past `at` are drawn short. */
export interface FigureBreak {
  axis: Axis;
  at: number;
}

export function toBreak(gap: SeenBreak, frame: PartFrame): FigureBreak {
  const [from, to] = [frame.toPart(gap.from), frame.toPart(gap.to)];
  const axis = Math.abs(to.x - from.x) > Math.abs(to.y - from.y) ? "x" : "y";
  return { axis, at: (from[axis] + to[axis]) / 2 };
}

/** Whether something was left out between two places along an axis. */
export function crossesBreak({ breaks = [] }: Figure, along: Axis, a: number, b: number): boolean {
  return breaks.some(({ axis, at }) => axis === along && (a - at) * (b - at) < 0);
}
