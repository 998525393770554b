import type { Point } from "@inkform/geometry/model";
import type { ImageBox, PageEvidence } from "./model";

/** A part on the page and the look, by its index, that it was taken from. */
interface Placed {
  box: ImageBox;
  look: number;
}

/** What was seen on a page by several looks: of each place what the look saw that the part nearest to it was taken from. */
export function pieceEvidence(
  looks: readonly PageEvidence[],
  parts: readonly Placed[],
): PageEvidence {
  const [first] = looks;
  if (first === undefined) throw new RangeError("no look");
  if (looks.length === 1 || parts.length === 0) return first;
  const own = looks.map((evidence, look) => {
    const isOwn = (at: Point) => parts[nearest(parts, at, evidence)]?.look === look;
    return {
      strokes: evidence.strokes.filter(({ points }) => isOwn(middleOf(points))),
      entities: evidence.entities.flatMap((seen) => {
        const at = placeOf(seen.entity);
        if (!isOwn(at)) return [];
        return [{ ...seen, part: seen.part === null ? null : nearest(parts, at, evidence) }];
      }),
      texts: evidence.texts.filter(({ written }) => isOwn(written.center)),
      attachments: evidence.attachments.filter(({ from }) => isOwn(from)),
    };
  });
  return {
    page: first.page,
    width: first.width,
    height: first.height,
    strokes: own.flatMap(({ strokes }) => strokes),
    entities: own.flatMap(({ entities }) => entities),
    texts: own.flatMap(({ texts }) => texts),
    attachments: own.flatMap(({ attachments }) => attachments),
  };
}

/** The part whose box a point is in or nearest to; of several that it is in, the one about whose middle it lies. */
function nearest(
  parts: readonly Placed[],
  { x, y }: Point,
  { width, height }: Pick<PageEvidence, "width" | "height">,
): number {
  const away = parts.map(({ box: [left, top, across, down] }) => {
    const dx = Math.max(left * width - x, 0, x - (left + across) * width);
    const dy = Math.max(top * height - y, 0, y - (top + down) * height);
    const fromMiddle = Math.hypot((left + across / 2) * width - x, (top + down / 2) * height - y);
    return { outside: Math.hypot(dx, dy), fromMiddle };
  });
  return away.reduce((best, { outside, fromMiddle }, k) => {
    const least = away[best];
    if (least === undefined) return k;
    const isNearer =
      outside < least.outside || (outside === least.outside && fromMiddle < least.fromMiddle);
    return isNearer ? k : best;
  }, 0);
}

function middleOf(points: readonly Point[]): Point {
  return points[points.length >> 1] ?? { x: 0, y: 0 };
}

function placeOf(entity: PageEvidence["entities"][number]["entity"]): Point {
  if (entity.kind === "segment") {
    const { start, end } = entity;
    return { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  }
  return entity.kind === "spline" ? middleOf(entity.points) : entity.center;
}
