import type { Line } from "../layout/lines";
import { kindOf } from "../text/kind";
import type { Column } from "./columns";

/** Headings of sections and their subtotals stand between rows, inside the table. */
export function sections(
  lines: readonly Line[],
  taken: readonly Line[],
  columns: readonly Column[],
): Line[] {
  const last = Math.max(...taken.map((line) => line.baseline));
  const left = Math.min(...columns.map(({ heading }) => heading.box.x0));
  const amounts = taken.flatMap((line) => line.segments.map(({ box }) => box.x1));
  const isInside = (line: Line) =>
    line.segments.every(
      ({ box }) =>
        box.x0 > left - line.fontSize && box.x1 < Math.max(...amounts) + 0.5 * line.fontSize,
    );
  return lines.filter(
    (line) =>
      line.baseline < last &&
      !taken.includes(line) &&
      (isInside(line) ||
        line.segments.every((segment) => !["money", "number"].includes(kindOf(segment.text)))),
  );
}

/**
 * The sum of the last section stands below its rows, and is called like those of the others, which `names` has from this page and those
 * before it.
 */
export function sumsOfSections(
  lines: readonly Line[],
  taken: readonly Line[],
  used: ReadonlySet<Line>,
  names: Set<string>,
): Line[] {
  const nameOf = ({ segments: [first, ...more] }: Line) => (more.length > 0 ? first?.text : null);
  const [top, last] = [taken.at(0), taken.at(-1)].map((line) => line?.baseline ?? 0);
  for (const line of lines) {
    const isBetween = line.baseline > (top ?? 0) && line.baseline < (last ?? 0);
    const name = isBetween && used.has(line) && !taken.includes(line) ? nameOf(line) : null;
    if (name) names.add(name);
  }
  const next = lines.find(({ baseline }) => baseline > (last ?? 0));
  return next && names.has(nameOf(next) ?? "") ? [next] : [];
}
