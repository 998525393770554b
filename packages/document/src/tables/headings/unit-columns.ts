import type { Line } from "../../layout/lines";
import type { Page } from "../../model";
import { kindOf } from "../../text/kind";
import type { Heading, HeadingBand } from "./heading";
import { wallsAt } from "./heading-walls";

/** Rows that show it, at least, and the share of those with anything below the heading. */
const LEAST = 2;
const SHARE = 0.8;
/** Pieces of one wall stand this near to each other, in points. */
const SAME = 2;

/**
 * A heading over two ruled columns, "Qty" over "12 | pcs", is that of the numbers; the units behind the wall that begins below it have a column without a
 * heading.
 */
export function withUnitColumns(
  band: HeadingBand,
  below: readonly Line[],
  page: Page,
): HeadingBand {
  const [next] = below;
  if (band.walls.length === 0 || !next) return band;
  const middle = next.baseline - 0.35 * next.fontSize;
  const added = wallsAt(page, band.box, middle).filter(
    (x) => !band.walls.some((wall) => Math.abs(wall - x) < SAME),
  );
  const found = band.headings.map((heading) => {
    const [left, right] = sidesOf(heading, band.walls);
    const own = added.filter((x) => x > left && x < right);
    const [wall] = own;
    const beside =
      wall === undefined ? [] : below.filter(({ baseline }) => baseline < footOf(wall, page));
    const isParted = wall !== undefined && own.length === 1 && areUnits(beside, left, wall, right);
    return { heading, wall: isParted ? wall : null, left, right };
  });
  const walls = found.flatMap(({ wall }) => wall ?? []);
  if (walls.length === 0) return band;
  return {
    ...band,
    walls: [...band.walls, ...walls].sort((a, b) => a - b),
    headings: found.flatMap(({ heading, wall, left, right }): Heading[] => {
      if (wall === null) return [heading];
      const unit = { text: "", key: "unit" as const, segments: [] };
      return [
        { ...heading, box: { ...heading.box, x0: left, x1: wall } },
        { ...heading, ...unit, box: { ...heading.box, x0: wall, x1: right } },
      ];
    }),
  };
}

function footOf(wall: number, { rules }: Page): number {
  const pieces = rules.filter(
    ({ orientation, box }) =>
      orientation === "vertical" && Math.abs((box.x0 + box.x1) / 2 - wall) < SAME,
  );
  return Math.max(...pieces.map(({ box }) => box.bottom));
}

function sidesOf({ box }: Heading, walls: readonly number[]): [number, number] {
  const middle = (box.x0 + box.x1) / 2;
  return [walls.findLast((x) => x <= middle) ?? box.x0, walls.find((x) => x > middle) ?? box.x1];
}

/** A number left of the wall and a word right of it. */
function areUnits(lines: readonly Line[], left: number, wall: number, right: number): boolean {
  const filled = lines
    .map(({ segments }) => segments.filter(({ box }) => box.x0 > left && box.x1 < right))
    .filter((own) => own.length > 0);
  const parted = filled.filter(
    ([number, unit, ...more]) =>
      number !== undefined &&
      unit !== undefined &&
      more.length === 0 &&
      number.box.x1 < wall &&
      unit.box.x0 > wall &&
      ["number", "money"].includes(kindOf(number.text)) &&
      /^\p{L}/u.test(unit.text),
  );
  return parted.length >= LEAST && parted.length >= SHARE * filled.length;
}
