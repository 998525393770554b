import type { Page } from "../../model";
import { fold } from "../../text/fold";
import type { Heading, HeadingBand } from "./heading";

/** Headings of one column stand this close on all pages, as a share of the page's width. */
const samePlace = 0.025;

/** Headings repeated on the pages of a scan, each read a little differently. */
interface PageBand {
  band: HeadingBand;
  page: Page;
}

/**
 * A table repeats its heading on every page: what the reader missed or misread on one page of a scan
 * is taken from the page where it read it best. Bands of other tables stay as they are.
 */
export function unifyHeadings(bands: readonly PageBand[]): HeadingBand[] {
  return bands.map((own) => {
    if (own.page.source !== "ocr") return own.band;
    const others = bands.filter((other) => other !== own && isSameTable(own, other));
    const fullest = others.reduce((best, other) => (size(other) > size(best) ? other : best), own);
    const headings = fullest.band.headings.map((heading) => {
      const placed =
        fullest === own ? heading : (findIn(own, heading, fullest) ?? moved(heading, fullest, own));
      const readings = others.flatMap((other) => findIn(other, placed, own) ?? []);
      return [placed, ...readings].reduce((best, reading) =>
        isBetter(reading, best) ? { ...placed, text: reading.text, key: reading.key } : best,
      );
    });
    return { ...own.band, headings };
  });
}

function size({ band }: PageBand): number {
  return band.headings.length;
}

/** The smaller band's headings all stand where the larger one has one. */
function isSameTable(a: PageBand, b: PageBand): boolean {
  const [small, large] = size(a) <= size(b) ? [a, b] : [b, a];
  return small.band.headings.every((heading) => findIn(large, heading, small) !== null);
}

function findIn(where: PageBand, heading: Heading, from: PageBand): Heading | null {
  const at = middle(heading) / from.page.width;
  const found = where.band.headings.find(
    (other) => Math.abs(middle(other) / where.page.width - at) < samePlace,
  );
  return found ?? null;
}

function middle({ box }: Heading): number {
  return (box.x0 + box.x1) / 2;
}

function moved(heading: Heading, from: PageBand, to: PageBand): Heading {
  const scale = to.page.width / from.page.width;
  const { top, bottom } = to.band.box;
  return {
    ...heading,
    box: { x0: heading.box.x0 * scale, x1: heading.box.x1 * scale, top, bottom },
  };
}

/** Of two readings that differ in a closing point the longer lost none, else the surer is better. */
function isBetter(a: Heading, b: Heading): boolean {
  if (fold(a.text) === fold(b.text)) return a.text.length > b.text.length;
  return sureness(a) > sureness(b);
}

function sureness(heading: Heading): number {
  const sure = Math.min(...heading.segments.map((segment) => segment.confidence));
  return heading.key === null ? sure - 1 : sure;
}
