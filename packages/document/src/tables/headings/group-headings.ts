import { overlapX } from "../../layout/box";
import type { Line } from "../../layout/lines";
import type { Segment } from "../../layout/segment";
import type { Box, Page } from "../../model";

/** So many numbers below the name of a group head a column each. */
const LEAST = 2;
/** Lines of the headings beside a group, between its name and what stands below it. */
const FURTHEST = 3;
/** The rule below a group goes over its whole name, and the one below all headings over the group. */
const MOST = 0.9;

/**
 * Whether a number heads one of several columns that have a name together: "36  37  38" below "Size", ruled off from it and parted from
 * each other, and above the rule that ends all headings.
 */
export function isOfNamedGroup(
  number: Segment,
  lines: readonly Line[],
  at: number,
  page: Page,
): boolean {
  const line = lines[at];
  const above = lines.slice(Math.max(0, at - FURTHEST), at).flatMap(({ segments }) => segments);
  const bars = page.rules.flatMap(({ orientation, box }) =>
    orientation === "horizontal" && isOver(box, number) ? [box] : [],
  );
  return bars.some((bar) => {
    const own = line?.segments.filter((segment) => isOver(bar, segment)) ?? [];
    const isName = ({ box, baseline }: Segment) =>
      baseline < bar.top && overlapX(bar, box) > MOST * (box.x1 - box.x0);
    return (
      own.length >= LEAST &&
      above.some(isName) &&
      above.some(({ box }) => overlapX(bar, box) <= 0) &&
      own.slice(1).every((right, i) => areParted(own[i] as Segment, right, page)) &&
      isEnded(bar, number, page)
    );
  });
}

function isOver(bar: Box, { box, baseline, fontSize }: Segment): boolean {
  return (
    bar.bottom < baseline - 0.5 * fontSize &&
    bar.bottom > baseline - 2 * fontSize &&
    overlapX(bar, box) > MOST * (box.x1 - box.x0)
  );
}

function areParted(left: Segment, right: Segment, { rules }: Page): boolean {
  const middle = right.baseline - 0.35 * right.fontSize;
  return rules.some(
    ({ orientation, box }) =>
      orientation === "vertical" &&
      box.x0 > left.box.x1 &&
      box.x1 < right.box.x0 &&
      box.top < middle &&
      box.bottom > middle,
  );
}

/** A rule close below that is longer than the one above. */
function isEnded(bar: Box, { baseline, fontSize }: Segment, { rules }: Page): boolean {
  const wide = bar.x1 - bar.x0;
  return rules.some(
    ({ orientation, box }) =>
      orientation === "horizontal" &&
      box.top > baseline &&
      box.top < baseline + 1.5 * fontSize &&
      overlapX(bar, box) > MOST * wide &&
      box.x1 - box.x0 > wide + fontSize,
  );
}

/** The name of a group stands in the middle of the rule that goes on below its columns, to this, in em. */
const CENTRED = 0.6;

/** "Weight (kg)" over "Gross", "Tare", "Net": above the headings of several columns, in the middle of the rule that ends theirs alone. */
export function isOverRuled(name: Segment, segments: readonly Segment[], { rules }: Page): boolean {
  const em = name.fontSize;
  const below = segments.filter(({ baseline }) => baseline > name.baseline + 0.5 * em);
  const foot = Math.max(...below.map(({ baseline }) => baseline));
  const middle = name.box.x0 + name.box.x1;
  return rules.some(({ orientation, box }) => {
    const isLevel = orientation === "horizontal" && box.top > foot && box.top < foot + 1.5 * em;
    if (!isLevel || Math.abs(box.x0 + box.x1 - middle) > 2 * CENTRED * em) return false;
    const isIn = (other: Segment) =>
      overlapX(box, other.box) > MOST * (other.box.x1 - other.box.x0);
    const own = below.filter((one) => isIn(one) && Math.abs(one.baseline - foot) < 0.3 * em);
    const beside = segments.filter(({ box: other }) => overlapX(box, other) <= 0);
    const level = segments.filter((one) => Math.abs(one.baseline - name.baseline) < 0.3 * em);
    return own.length > LEAST && beside.length >= LEAST && level.filter(isIn).length === 1;
  });
}
