import { distance } from "@inkform/geometry/distance";
import type { Point } from "@inkform/geometry/model";
import type { MarkEnd, SeenPage } from "../seen";
import { completeSettings } from "./settings";

interface Extension {
  end: Point;
  /** Along it, away from its dimension line. */
  heading: Point;
}

/**
 * Where the extension lines of two measures across each other end beside one another: at the middle of what both of them measure to, most
 * often a hole. In the sheet frame, each place once.
 */
export function crossedCenters({ marks, letterHeight }: SeenPage, part: number): Point[] {
  const extensions = marks
    .filter((mark) => mark.part === part)
    .flatMap(({ from, to }) => [from, to].flatMap(extensionOf));
  const centers: Point[] = [];
  extensions.forEach((a, i) => {
    for (const b of extensions.slice(i + 1)) {
      const center = crossing(a, b);
      if (center === null) continue;
      const isNear = [a, b].every(
        ({ end }) => distance(end, center) <= completeSettings.crossed * letterHeight,
      );
      const isNew = centers.every((other) => distance(other, center) > letterHeight);
      if (isNear && isNew) centers.push(center);
    }
  });
  return centers;
}

function extensionOf({ at, reaches }: MarkEnd): Extension[] {
  if (reaches === null) return [];
  const length = distance(at, reaches);
  if (length === 0) return [];
  const heading = { x: (reaches.x - at.x) / length, y: (reaches.y - at.y) / length };
  return [{ end: reaches, heading }];
}

/** Where the two lines cross; null where they run alike. */
function crossing(a: Extension, b: Extension): Point | null {
  const sine = a.heading.x * b.heading.y - a.heading.y * b.heading.x;
  if (Math.abs(sine) < completeSettings.acrossSine) return null;
  const dx = b.end.x - a.end.x;
  const dy = b.end.y - a.end.y;
  const along = (dx * b.heading.y - dy * b.heading.x) / sine;
  return { x: a.end.x + along * a.heading.x, y: a.end.y + along * a.heading.y };
}
