import type { Line } from "../layout/lines";
import type { Segment } from "../layout/segment";
import type { Page } from "../model";
import type { HeadingBand } from "./heading";

/** A line of the page, the part of it that a table may have, and what stands beside the frame of that table. */
interface Parted {
  whole: Line;
  inside: Line;
  beside: Line | null;
}

/** "Copy for the customer", set upright along the frame of a table, is on the lines of its rows and none of their cells. */
export function partBesideFrame(
  lines: readonly Line[],
  { walls, box }: HeadingBand,
  page: Page,
): Parted[] {
  if (walls.length === 0) return lines.map((line) => ({ whole: line, inside: line, beside: null }));
  const y = (box.top + box.bottom) / 2;
  const sides = page.rules
    .filter((rule) => rule.orientation === "vertical" && rule.box.top <= y && rule.box.bottom >= y)
    .map((rule) => (rule.box.x0 + rule.box.x1) / 2);
  const left = Math.max(...sides.filter((x) => x <= box.x0));
  const right = Math.min(...sides.filter((x) => x >= box.x1));
  return lines.flatMap((line): Parted[] => {
    const isBeside = ({ box: { x0, x1 } }: Segment) => x1 < left || x0 > right;
    const beside = line.segments.filter(isBeside);
    const inside = line.segments.filter((segment) => !isBeside(segment));
    if (beside.length === 0) return [{ whole: line, inside: line, beside: null }];
    if (inside.length === 0) return [];
    return [
      {
        whole: line,
        inside: { ...line, segments: inside },
        beside: { ...line, segments: beside },
      },
    ];
  });
}
