import type { XY } from "../truth";

/** What is taken on the page, so that writing stays readable: texts touch nothing and no line runs through them. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface Room {
  bounds: Box;
  /** Lines of the part, and thin lines, which a leader may cross more readily. */
  lines: { p: XY; q: XY; thin: boolean }[];
  texts: Box[];
}

export function boxAround([x, y]: XY, width: number, height: number): Box {
  return { x0: x - width / 2, y0: y - height / 2, x1: x + width / 2, y1: y + height / 2 };
}

export function grown(box: Box, by: number): Box {
  return { x0: box.x0 - by, y0: box.y0 - by, x1: box.x1 + by, y1: box.y1 + by };
}

export function boxesMeet(a: Box, b: Box): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

export function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.x0 >= outer.x0 && inner.y0 >= outer.y0 && inner.x1 <= outer.x1 && inner.y1 <= outer.y1
  );
}

/** Liang-Barsky. */
export function lineMeetsBox(p: XY, q: XY, box: Box): boolean {
  let [t0, t1] = [0, 1];
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  for (const [d, near] of [
    [-dx, p[0] - box.x0],
    [dx, box.x1 - p[0]],
    [-dy, p[1] - box.y0],
    [dy, box.y1 - p[1]],
  ] as const) {
    if (d === 0 && near < 0) return false;
    if (d === 0) continue;
    if (d < 0) t0 = Math.max(t0, near / d);
    else t1 = Math.min(t1, near / d);
    if (t0 > t1) return false;
  }
  return true;
}

export function linesCross(a: XY, b: XY, c: XY, d: XY): boolean {
  const side = (p: XY, q: XY, r: XY) =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** With `careless` a thin line may run through it. */
export function isFree(box: Box, room: Room, careless = false): boolean {
  return (
    isInside(box, room.bounds) &&
    !room.texts.some((text) => boxesMeet(box, text)) &&
    !room.lines.some(({ p, q, thin }) => !(thin && careless) && lineMeetsBox(p, q, box))
  );
}

/** Whether the point lies on a line of the part, `by` off at most. */
export function isOnPart([x, y]: XY, by: number, { lines }: Room): boolean {
  const around = boxAround([x, y], 2 * by, 2 * by);
  return lines.some(({ p, q, thin }) => !thin && lineMeetsBox(p, q, around));
}

export function lineMeetsText(p: XY, q: XY, room: Room): boolean {
  return room.texts.some((text) => lineMeetsBox(p, q, text));
}
