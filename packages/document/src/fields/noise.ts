import { median } from "../layout/box";
import type { Line } from "../layout/lines";
import { beginsWithRole, hasRole } from "../lexicon/roles";
import type { Page } from "../model";
import { isPageNumber } from "../text/page-number";

const bareNumber = /^[-–—]?\s*\d{1,3}\s*(?:[/／]\s*\d{1,3})?\s*[-–—]?$/;

/** The margins in which running heads and page numbers stand, as a share of the page's height. */
const margin = 0.07;

/** Lines that no reader would file: page numbers, running footers, terms and conditions, greetings. */
export function dropNoise(pages: readonly Page[], lines: readonly Line[][]): Line[][] {
  return pages.map((page, index) => {
    const own = lines[index] ?? [];
    const body = median(own.flatMap((line) => line.segments.map((segment) => segment.fontSize)));
    const terms = termsLines(own);
    const repeated =
      index > 0
        ? new Set((lines[index - 1] ?? []).flatMap(marginTexts(pages[index - 1])))
        : new Set<string>();
    return own
      .filter((line) => !terms.has(line))
      .map((line) => ({
        ...line,
        segments: line.segments.filter(
          (segment) =>
            !isPaging(segment.text, isMarginal(line, page)) &&
            !isFooter(line, segment.fontSize, body, page) &&
            !hasRole(segment.text, "greeting", segment.source === "ocr") &&
            !(segment.text.length > 24 && beginsWithRole(segment.text, "greeting")) &&
            !(isMarginal(line, page) && repeated.has(segment.text)),
        ),
      }))
      .filter((line) => line.segments.length > 0);
  });
}

function isMarginal(line: Line, page: Page): boolean {
  return line.baseline < margin * page.height || line.baseline > (1 - margin) * page.height;
}

function marginTexts(page: Page | undefined): (line: Line) => string[] {
  return (line) =>
    page && isMarginal(line, page) ? line.segments.map((segment) => segment.text) : [];
}

function isPaging(text: string, marginal: boolean): boolean {
  if (isPageNumber(text)) return true;
  if (marginal && bareNumber.test(text.trim())) return true;
  // "Suite" goes on with a page in French, and is a room in English addresses.
  return hasRole(text, "paging") && text.length > 3 && (marginal || !/\d/.test(text));
}

function isFooter(line: Line, size: number, body: number, page: Page): boolean {
  return line.baseline > 0.92 * page.height && size < 0.92 * body;
}

/** A heading of terms takes along the lines below it, as long as they are set alike and close. */
function termsLines(lines: readonly Line[]): Set<Line> {
  const taken = new Set<Line>();
  for (const [index, line] of lines.entries()) {
    const head = line.segments.find((segment) => isTermsHeading(segment.text));
    if (!head) continue;
    taken.add(line);
    let above = line;
    for (const below of lines.slice(index + 1)) {
      const size = below.segments[0]?.fontSize ?? 0;
      const far = below.baseline - above.baseline > 2.2 * Math.max(size, head.fontSize);
      if (far || size > 1.12 * head.fontSize) break;
      taken.add(below);
      above = below;
    }
  }
  return taken;
}

function isTermsHeading(text: string): boolean {
  return hasRole(text, "terms") || (text.length > 40 && beginsWithRole(text, "terms"));
}
