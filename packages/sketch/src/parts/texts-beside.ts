import type { Point } from "@inkform/geometry/model";
import type { TextGroup } from "./find-texts";
import { acrossLine, alongLine, type Tick } from "./find-ticks";
import { parting } from "./settings";

/** A straight stretch of the sheet. */
export interface Axis {
  from: Point;
  to: Point;
  direction: Point;
  length: number;
}

/** The two ticks of a dimension line, and whether its arrowheads face each other from outside. */
export interface Span {
  from: Pick<Tick, "along" | "kind">;
  to: Pick<Tick, "along" | "kind">;
  outer: boolean;
}

/** Half the length of a number of three digits, letter heights. */
const SHORT_TEXT = 1.2;

/** Texts that may be the measure of a dimension line, best first: about its middle, above, below or in it, or on its overhang. */
export function textsBeside(
  axis: Axis,
  span: Span,
  texts: readonly TextGroup[],
  height: number,
): { k: number; cost: number }[] {
  return texts
    .map((text, k) => ({ k, cost: textCost(axis, span, text, height) }))
    .filter((t): t is { k: number; cost: number } => t.cost !== null)
    .sort((a, b) => a.cost - b.cost);
}

function textCost(
  axis: Axis,
  { from, to, outer }: Span,
  { box }: TextGroup,
  height: number,
): number | null {
  const c = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const s = alongLine(axis, c);
  const w = (box.right - box.left) / 2;
  const h = (box.bottom - box.top) / 2;
  const { x, y } = axis.direction;
  const thick = Math.abs(y) * w + Math.abs(x) * h;
  const wide = Math.abs(x) * w + Math.abs(y) * h;
  const gap = Math.max(0, Math.abs(acrossLine(axis, c)) - thick);
  if (gap > (parting.textReach - 0.6) * height) return null;
  const middle = (from.along + to.along) / 2;
  // How far off the nearer end a text on the overhang stands, measured to a short text's middle: a long one is no farther off for it.
  const clear = Math.max(0, from.along - s - wide, s - wide - to.along);
  const beyond = Math.min(Math.max(0, from.along - s, s - to.along), clear + SHORT_TEXT * height);
  const overhang = Math.max(0, -s - wide, s - wide - axis.length);
  if (outer) {
    if (overhang > 0.9 * height) return null;
    const tails = [from.along / 2, (to.along + axis.length) / 2];
    const off = Math.min(Math.abs(s - middle), ...tails.map((t) => 0.6 * height + Math.abs(s - t)));
    return gap + 0.25 * off;
  }
  const bare = from.kind === "bare" || to.kind === "bare";
  const off = Math.min(Math.abs(s - middle), (to.along - from.along) / 2 + beyond);
  if (bare && (beyond > 0 || off > Math.max(1.2 * height, 0.25 * (to.along - from.along))))
    return null;
  const past = Math.max(0, -s, s - axis.length);
  if (past > 1.6 * height || (beyond > parting.overhangReach * height && past === 0)) return null;
  return gap + 0.25 * off + 0.5 * beyond;
}
