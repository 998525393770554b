import type { Line } from "../../layout/lines";
import { matchLabel } from "../../lexicon/vocabulary";
import { kindOf } from "../../text/kind";
import type { Column } from "../columns";

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
  const sums = sumsOfAll(
    lines.filter((line) => line.baseline < last),
    taken,
  );
  return lines.filter(
    (line) =>
      line.baseline < last &&
      !taken.includes(line) &&
      !sums.has(line) &&
      (isInside(line) ||
        line.segments.every((segment) => !["money", "number"].includes(kindOf(segment.text)))),
  );
}

/** Amounts below each other between two rows, a tax among them, are the sums of the document, below which it goes on with options. */
export function sumsOfAll(lines: readonly Line[], taken: readonly Line[]): Set<Line> {
  const runs: Line[][] = [[]];
  for (const line of lines) {
    if (taken.includes(line)) runs.push([]);
    else if (isSum(line)) runs.at(-1)?.push(line);
  }
  return new Set(runs.filter((run) => run.length > 2 && run.some(isTax)).flat());
}

const isSum = ({ segments }: Line): boolean =>
  segments.length === 2 && ["money", "number"].includes(kindOf(segments[1]?.text ?? ""));

/** "VAT 20 %", or what begins with the word: "IVA à taxa de 6 % sobre 9.745,04". */
function isTax({ segments: [first] }: Line): boolean {
  const names = first ? [first.text, first.text.split(" ")[0] ?? ""] : [];
  const matches = names.map((name) => matchLabel(name, first?.source === "ocr"));
  return matches.some((match) => match?.key === "tax" && match.score >= 0.9);
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
