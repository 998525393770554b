import { overlapX } from "../../layout/box";
import type { Line } from "../../layout/lines";
import type { Box, Fill, Page } from "../../model";
import type { Column } from "../columns";

/** A seam narrower than this, in points, is not seen. */
const SEEN = 0.6;

/** Whether a rule, or the edge of what is filled, runs between two lines below most of the headings. */
export function isParted(a: Line, b: Line, page: Page, columns: readonly Column[]): boolean {
  const low = Math.min(a.baseline, b.baseline);
  const high = Math.max(a.baseline, b.baseline) - 0.5 * a.fontSize;
  const span = {
    x0: columns[0]?.heading.box.x0 ?? 0,
    x1: columns.at(-1)?.heading.box.x1 ?? 0,
    top: 0,
    bottom: 0,
  };
  const isAcross = (box: Box) => overlapX(box, span) > 0.5 * (span.x1 - span.x0);
  const isBetween = (y: number) => y > low && y < high;
  return (
    page.rules.some(
      ({ orientation, box }) =>
        orientation === "horizontal" && isBetween((box.top + box.bottom) / 2) && isAcross(box),
    ) ||
    page.fills.some((fill) => {
      const edges = [fill.top, fill.bottom].filter(isBetween);
      return (
        edges.length > 0 && isAcross(fill) && edges.some((y) => !goesOnAt(y, fill, page.fills))
      );
    })
  );
}

/** Nothing is to be seen of the edge of a fill where others of its colour go on, as the cells of a row do. */
function goesOnAt(y: number, box: Fill, fills: readonly Fill[]): boolean {
  if (box.colour === undefined) return false;
  const isBeyond = ({ top, bottom }: Fill) =>
    y === box.bottom ? top <= y + SEEN && bottom > y + SEEN : bottom >= y - SEEN && top < y - SEEN;
  const beyond = fills.filter((fill) => fill.colour === box.colour && isBeyond(fill));
  const shared = beyond.reduce((sum, fill) => sum + Math.max(0, overlapX(fill, box)), 0);
  return shared > 0.5 * (box.x1 - box.x0);
}
