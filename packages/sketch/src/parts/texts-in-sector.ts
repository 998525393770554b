import type { Point } from "@inkform/geometry/model";
import type { TextGroup } from "./find-texts";
import { parting } from "./settings";

/** The opening between two legs as far as the arc across it. */
export interface Sector {
  vertex: Point;
  from: Point;
  to: Point;
  radius: number;
}

/** Texts that may be the measure of an arc-shaped dimension line, best first: on it, just outside it, or between it and the corner. */
export function textsInSector(
  { vertex, from, to, radius }: Sector,
  texts: readonly TextGroup[],
  height: number,
): number[] {
  const bearing = (p: Point) => Math.atan2(p.y - vertex.y, p.x - vertex.x);
  const half = wrapped(bearing(to) - bearing(from)) / 2;
  const middle = bearing(from) + half;
  return texts
    .flatMap(({ box }, k) => {
      const c = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
      const far = Math.hypot(c.x - vertex.x, c.y - vertex.y);
      const aside = Math.abs(wrapped(bearing(c) - middle));
      // A narrow opening has no room: its text stands beside a leg.
      const beyond = Math.max(0, aside - Math.abs(half)) * far;
      const size = Math.hypot(box.right - box.left, box.bottom - box.top) / 2;
      if (beyond > size + parting.sectorAside * height) return [];
      const off = far - radius;
      if (off > size + parting.textReach * height) return [];
      const cost = beyond + (off > 0 ? off : 0.6 * -off) + 0.4 * Math.min(aside, 1.5) * far;
      return [{ k, cost }];
    })
    .sort((a, b) => a.cost - b.cost)
    .slice(0, 3)
    .map(({ k }) => k);
}

/** An angle between -pi and pi. */
function wrapped(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
