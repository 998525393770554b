import type { Point } from "@inkform/geometry/model";
import type { Axis } from "../solve/relation";
import { attachSettings } from "./settings";

/** One end of a dimension line in the part's frame. */
export interface MarkTip {
  tip: Point;
  reaches: Point | null;
}

/** The axis a dimension line was meant to run along, or null. */
export function markAxis([from, to]: [MarkTip, MarkTip]): Axis | null {
  const x = Math.abs(to.tip.x - from.tip.x);
  const y = Math.abs(to.tip.y - from.tip.y);
  if (Math.atan2(y, x) <= attachSettings.axisDeviation) return "x";
  return Math.atan2(x, y) <= attachSettings.axisDeviation ? "y" : null;
}

export function middleOf([from, to]: [MarkTip, MarkTip]): Point {
  return { x: (from.tip.x + to.tip.x) / 2, y: (from.tip.y + to.tip.y) / 2 };
}
