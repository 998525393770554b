import type { Mask } from "../capture/binarise";
import type { SeenBox } from "../seen";
import type { FreeInk } from "./find-texts";
import { parting } from "./settings";

/** Whether other ink than a text's own is drawn at a place along (u) and across (v) its writing. */
export type DrawnAt = (u: number, v: number) => boolean;

export function drawnBesides(
  own: (label: number) => boolean,
  level: boolean,
  mask: Mask,
  ink: FreeInk,
): DrawnAt {
  return (u, v) => {
    const i = level ? v * mask.width + u : u * mask.width + v;
    return mask.data[i] === 1 && !own(ink.labels[i] as number);
  };
}

/** Whether a line begins close beyond the text's end, about the middle of its height: its leader, or its dimension line. */
export function hasLineBeyond(
  { left, top, right, bottom }: SeenBox,
  side: 1 | -1,
  drawnAt: DrawnAt,
  height: number,
): boolean {
  const middle = (top + bottom) / 2;
  for (let step = 1; step <= parting.leaderGap * height; step += 1) {
    const u = Math.round(side > 0 ? right + step : left - step);
    for (let v = Math.round(middle - 0.3 * height); v <= middle + 0.3 * height; v += 1) {
      if (drawnAt(u, v)) return true;
    }
  }
  return false;
}

/** Whether of two neighbours on one line of writing one breaks a dimension line and a leader begins beyond the other: each is a text of its own. */
export function areTwoNumbers(
  first: SeenBox,
  second: SeenBox,
  drawnAt: DrawnAt,
  height: number,
): boolean {
  if (second.left - first.right < parting.splitGap * height) return false;
  return (
    (breaksLine(first, drawnAt, height) && hasLineBeyond(second, 1, drawnAt, height)) ||
    (breaksLine(second, drawnAt, height) && hasLineBeyond(first, -1, drawnAt, height))
  );
}

/** Whether the text breaks a line across it: one ends close over its middle, and one close under it. */
function breaksLine(
  { left, top, right, bottom }: SeenBox,
  drawnAt: DrawnAt,
  height: number,
): boolean {
  const turned =
    (at: DrawnAt): DrawnAt =>
    (u, v) =>
      at(v, u);
  const box = { left: top, right: bottom, top: left, bottom: right };
  return ([-1, 1] as const).every((side) => hasLineBeyond(box, side, turned(drawnAt), height));
}
