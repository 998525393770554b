import { hull, overlapX } from "../../layout/box";
import type { Line } from "../../layout/lines";
import type { Segment } from "../../layout/segment";
import { type LanguageWeights, matchColumn } from "../../lexicon/vocabulary";
import type { Page } from "../../model";
import { settings } from "../../settings";
import { isCjk } from "../../text/fold";
import { kindOf } from "../../text/kind";
import { isZero } from "./continues-band";
import { evenHeadings } from "./even-headings";
import { isOverRuled } from "./group-headings";
import type { Heading, HeadingBand } from "./heading";
import {
  areFew,
  isOcr,
  isOfGroup,
  isOverCells,
  splitAtWalls,
  wallsAt,
  wallsOf,
} from "./heading-walls";
import { splitHeadings } from "./split-headings";

/** The headings on lines `first` to `last`, each with its key and the walls between them. */
export function toBand(
  lines: readonly Line[],
  first: number,
  last: number,
  page: Page,
  weights: LanguageWeights,
): HeadingBand {
  const segments = evenHeadings(
    lines
      .slice(first, last + 1)
      .map((line) =>
        line.segments
          .filter((segment) => !isSpeck(segment))
          .flatMap((segment) => splitHeadings(segment, weights)),
      ),
  ).flat();
  const box = hull(segments.map((segment) => segment.box));
  const seen = wallsOf(page, box, segments);
  const foot = (lines[last]?.baseline ?? 0) - 0.3 * (lines[last]?.fontSize ?? 0);
  const lowest = seen.length > 0 && last > first ? wallsAt(page, box, foot) : [];
  const isParted = lowest.length > seen.length;
  const isFew = !isParted && areFew(seen, segments);
  const usual = isFew ? [] : seen;
  const walls = isParted ? lowest : usual;
  const own = segments.filter(
    (segment) =>
      (!(isParted || isOverCells(segment, walls, page)) || !isOfGroup(segment, foot, page)) &&
      !(walls.length === 0 && isOverRuled(segment, segments, page)),
  );
  const headings = cluster(
    own.flatMap((segment) => splitAtWalls(segment, walls)),
    walls,
  )
    .map((group) => toHeading(group, page.width, weights))
    .sort((a, b) => a.box.x0 - b.box.x0);
  return { first, last, headings, box, walls, ...(isFew ? { fewWalls: seen } : {}) };
}

/** On pixels a mark by itself that says nothing. */
const isSpeck = ({ source, text }: Segment): boolean =>
  source === "ocr" && !/[\p{L}\p{N}\p{Sc}#%‰№]/u.test(text);

function cluster(segments: readonly Segment[], walls: readonly number[]): Segment[][] {
  const groups: Segment[][] = [];
  const cellOf = (segment: Segment) =>
    walls.findIndex((x) => x > (segment.box.x0 + segment.box.x1) / 2);
  for (const segment of [...segments].sort((a, b) => widthOf(b) - widthOf(a))) {
    const group = groups.find((candidate) =>
      walls.length > 0
        ? candidate[0] && cellOf(candidate[0]) === cellOf(segment)
        : overlapX(hull(candidate.map(({ box }) => box)), segment.box) > 0.2 * widthOf(segment) &&
          candidate.every(
            (other) => Math.abs(other.baseline - segment.baseline) > 0.3 * segment.fontSize,
          ),
    );
    if (group) group.push(segment);
    else groups.push([segment]);
  }
  return groups;
}

function widthOf(segment: Segment): number {
  return segment.box.x1 - segment.box.x0;
}

function toHeading(group: Segment[], pageWidth: number, weights: LanguageWeights): Heading {
  const segments = [...group].sort((a, b) => a.baseline - b.baseline || a.box.x0 - b.box.x0);
  const text = segments.reduce((joined, segment, index) => {
    const above = segments[index - 1];
    const own = isZero(segment) ? "O" : segment.text;
    if (!above) return own;
    const sameLine = Math.abs(above.baseline - segment.baseline) < 0.3 * segment.fontSize;
    const space = isCjk(joined.slice(-1)) && isCjk(segment.text.slice(0, 1)) ? "　" : " ";
    return `${joined}${sameLine ? space : "\n"}${own}`;
  }, "");
  const match = matchColumn(text.replaceAll("\n", " "), isOcr(segments), weights);
  // "Description" over "Lot / expiry" is of what its first line says.
  const isWhole = match !== null && match.score >= 0.7 && match.key !== "other";
  const parts = isWhole ? match : (matchColumn(text, isOcr(segments), weights) ?? match);
  // A currency by itself stands over amounts; tills print it over items of several lines, which are found without.
  const isTill = pageWidth < settings.tillWidth * (segments[0]?.fontSize ?? 0);
  const known = kindOf(text) === "currency" && !isTill ? "amount" : null;
  return {
    text,
    key: parts && parts.score >= 0.6 ? parts.key : known,
    box: hull(segments.map((segment) => segment.box)),
    segments,
  };
}
