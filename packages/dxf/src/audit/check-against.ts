import { boundsOfLoop } from "@inkform/geometry/bounding-box";
import { loopArea } from "@inkform/geometry/loop-area";
import type { Drawing, Loop } from "@inkform/geometry/model";
import { ACAD_VERSION, type Finding } from "../model";
import { dxfSettings } from "../settings";
import { withoutSplines } from "../write/without-splines";

const areaOf = (loop: Loop): number => Math.abs(loopArea(loop));
const differs = (message: string): Finding[] => [{ code: "drawing_differs", message }];

/** Whether the file holds the drawing it was written from: as many loops, in the same places, of the same areas. */
export function checkAgainst(
  expected: Drawing,
  version: string | null,
  outlines: readonly Loop[],
  holes: readonly Loop[],
): Finding[] {
  const { profile } = version === ACAD_VERSION.R12 ? withoutSplines(expected) : expected;
  const [outline] = outlines;
  if (outline === undefined) return [];
  if (outlines.length !== 1) return differs(`${outlines.length} outlines in the file`);
  if (holes.length !== profile.holes.length) {
    return differs(`${profile.holes.length} holes drawn, ${holes.length} in the file`);
  }
  const { minX, minY, maxX, maxY } = boundsOfLoop(profile.outer);
  const size = Math.max(maxX - minX, maxY - minY);
  if (!isSame(profile.outer, outline, size)) return differs("the outline is not the drawing's");
  return profile.holes.every((hole) => holes.some((found) => isSame(hole, found, size)))
    ? []
    : differs("a hole is not where or as large as it was drawn");
}

function isSame(wanted: Loop, found: Loop, size: number): boolean {
  const a = boundsOfLoop(wanted);
  const b = boundsOfLoop(found);
  const sides = ["minX", "minY", "maxX", "maxY"] as const;
  if (sides.some((side) => Math.abs(a[side] - b[side]) > dxfSettings.closure)) return false;
  // An error of the closure tolerance all along a contour changes its area by this much.
  return Math.abs(areaOf(wanted) - areaOf(found)) <= 4 * size * dxfSettings.closure;
}
