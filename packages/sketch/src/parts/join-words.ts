import type { Mask } from "../capture/binarise";
import type { SeenBox } from "../seen";
import type { FreeInk, TextGroup } from "./find-texts";
import { turnBox, union } from "./letter-shapes";
import { areTwoNumbers, drawnBesides, hasLineBeyond } from "./line-at-text";
import { parting } from "./settings";

/** Joins texts that follow one another on one line with a blank between them (`2x` `15x45°`, `PART` `A`). */
export function joinWords(
  texts: readonly TextGroup[],
  mask: Mask,
  ink: FreeInk,
  height: number,
): TextGroup[] {
  const joined = [...texts];
  for (let i = 0; i < joined.length; i += 1) {
    for (let j = i + 1; j < joined.length; j += 1) {
      const a = joined[i] as TextGroup;
      const b = joined[j] as TextGroup;
      const level = directionOf(a, b);
      if (level === null || !followsOn(a, b, level, mask, ink, height)) continue;
      joined[i] = joinTexts(a, b, level);
      joined.splice(j, 1);
      j = i;
    }
  }
  return joined;
}

/** Both written level (true) or both upright; a single letter goes with either. */
function directionOf(a: TextGroup, b: TextGroup): boolean | null {
  if (a.level === null && b.level === null) return null;
  if (a.level === null || b.level === null) return a.level ?? b.level;
  return a.level === b.level ? a.level : null;
}

function joinTexts(a: TextGroup, b: TextGroup, level: boolean): TextGroup {
  const core =
    (a.core ?? b.core) ? new Set([...(a.core ?? a.labels), ...(b.core ?? b.labels)]) : null;
  return {
    labels: new Set([...a.labels, ...b.labels]),
    core,
    underlined: false,
    touched: a.touched || b.touched,
    box: union(a.box, b.box),
    level,
  };
}

/** One line, a blank apart, alike in height, with nothing drawn between them. */
function followsOn(
  a: TextGroup,
  b: TextGroup,
  level: boolean,
  mask: Mask,
  ink: FreeInk,
  height: number,
): boolean {
  const p = level ? a.box : turnBox(a.box);
  const q = level ? b.box : turnBox(b.box);
  const [first, second] = p.left < q.left ? [p, q] : [q, p];
  const gap = second.left - first.right;
  if (gap < -0.3 * height || gap > parting.wordGap * height) return false;
  const tall = ({ top, bottom }: SeenBox) => bottom - top + 1;
  const overlap = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
  const alike = Math.max(tall(p), tall(q)) < 1.8 * Math.min(tall(p), tall(q));
  if (!alike || overlap < 0.55 * Math.min(tall(p), tall(q))) return false;
  const own = (label: number) => a.labels.has(label) || b.labels.has(label);
  const drawnAt = drawnBesides(own, level, mask, ink);
  if (areTwoNumbers(first, second, drawnAt, height)) return false;
  const apart = gap > parting.ownLeaders * height;
  if (
    apart &&
    [first, second].every((box, k) => hasLineBeyond(box, k === 0 ? -1 : 1, drawnAt, height))
  ) {
    return false;
  }
  const top = Math.max(p.top, q.top);
  const bottom = Math.min(p.bottom, q.bottom);
  for (let v = top; v <= bottom; v += 1) {
    for (let u = first.right + 1; u < second.left; u += 1) {
      if (drawnAt(u, v)) return false;
    }
  }
  return true;
}
