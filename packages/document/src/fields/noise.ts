import { median, overlapX } from "../layout/box";
import type { Line } from "../layout/lines";
import type { Segment } from "../layout/segment";
import type { LabelKey } from "../lexicon/phrases";
import { beginsWithRole, hasRole, isHowToTick } from "../lexicon/roles";
import { type LanguageWeights, matchLabel } from "../lexicon/vocabulary";
import type { Page } from "../model";
import { settings } from "../settings";
import { isAccount, isTaxNumber } from "../text/kind";
import { isPageNumber } from "../text/page-number";
import { splitSegment } from "./split-segment";

const bareNumber = /^[-–—]?\s*\d{1,3}\s*(?:[/／]\s*\d{1,3})?\s*[-–—]?$/;

/** The margins in which running heads and page numbers stand, as a share of the page's height. */
const margin = 0.07;

/** Lines that no reader would file: page numbers, running footers, terms and conditions, greetings. */
export function dropNoise(
  pages: readonly Page[],
  lines: readonly Line[][],
  weights: LanguageWeights,
): Line[][] {
  return pages.map((page, index) => {
    const own = lines[index] ?? [];
    const body = median(own.flatMap((line) => line.segments.map((segment) => segment.fontSize)));
    const terms = termsLines(own);
    const repeated =
      index > 0
        ? new Set((lines[index - 1] ?? []).flatMap(marginTexts(pages[index - 1])))
        : new Set<string>();
    const footer = own.flatMap((line) =>
      line.segments.filter((segment) => isFooter(line, segment, body, page)),
    );
    const isBlock = namesSender(footer, weights);
    const isAnswered = (segment: Segment) =>
      isBlock && splitSegment(segment, false, weights).length > 1;
    return own
      .filter((line) => !terms.has(line))
      .map((line) => ({
        ...line,
        segments: line.segments.filter(
          (segment) =>
            !isPaging(segment, line, page, own) &&
            !(isFooter(line, segment, body, page) && !isAnswered(segment)) &&
            !hasRole(segment.text, "greeting", segment.source === "ocr") &&
            !asksHow(segment, line) &&
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

/** So many texts on a line are headings: "Sheet" beside "Parcel" numbers no page, unless "1 / 1" stands this close below it, in em. */
const HEADINGS = 4;
const COUNTED = { below: 2.5, text: /^\d{1,3} ?\/ ?\d{1,3}$/ } as const;

function isPaging(segment: Segment, line: Line, page: Page, lines: readonly Line[]): boolean {
  const { text } = segment;
  const marginal = isMarginal(line, page);
  if (isPageNumber(text)) return true;
  if (marginal && bareNumber.test(text.trim()))
    return !isOfDate(segment, line) && !isAnswer(segment, line);
  // "Suite" goes on with a page in French, and is a room in English addresses.
  const bare = text.replace(/[(（][^()（）]*[)）]/g, "").trim();
  if (!hasRole(text, "paging") || bare.length <= 3) return false;
  const isHeading = line.segments.length >= HEADINGS && !isCounted(segment, lines);
  return marginal || (!isHeading && !/\d/.test(text));
}

/** What a form prints behind the numbers of a date, and how near, in em. */
const DATED = { sign: /^[年月日]/, near: 2 } as const;

function isOfDate({ box, fontSize }: Segment, { segments }: Line): boolean {
  return segments.some((other) => {
    const gap = (other.box.x0 - box.x1) / fontSize;
    return DATED.sign.test(other.text) && gap > -0.2 && gap < DATED.near;
  });
}

/** A number that another face filled in stands this near behind the label that it answers, in em. */
const ANSWERED = 1.5;

function isAnswer({ box, fontSize, words }: Segment, { segments }: Line): boolean {
  const face = words[0]?.face;
  return segments.some((label) => {
    const gap = (box.x0 - label.box.x1) / fontSize;
    const own = label.words.at(-1)?.face;
    return (
      own && face && own !== face && gap > 0 && gap < ANSWERED && !hasRole(label.text, "paging")
    );
  });
}

function isCounted({ box, baseline, fontSize }: Segment, lines: readonly Line[]): boolean {
  return lines.some(
    (below) =>
      below.baseline > baseline &&
      below.baseline < baseline + COUNTED.below * fontSize &&
      below.segments.some((one) => overlapX(one.box, box) > 0 && COUNTED.text.test(one.text)),
  );
}

function isFooter(line: Line, segment: Segment, body: number, page: Page): boolean {
  // A till prints to its end.
  const isStrip = page.width < settings.tillWidth * body;
  const isLow = line.baseline > 0.92 * page.height && segment.fontSize < 0.92 * body;
  const next = line.segments[line.segments.indexOf(segment) + 1];
  const asksToWrite = next?.underlined === true && !segment.underlined;
  return !isStrip && isLow && !asksToWrite && !isBelowLine(segment, page);
}

/** Longer rules are no lines to write on, as a share of the page; captions stand so far below one, in em. */
const LONGEST = 0.6;
const BELOW = [0.5, 1.6] as const;

/** Printed below a line to write on, it says what is to be written there. */
function isBelowLine({ box, fontSize, baseline }: Segment, { rules, width }: Page): boolean {
  return rules.some((rule) => {
    const drop = (baseline - rule.box.bottom) / fontSize;
    const isOver = rule.box.x0 < box.x0 + fontSize && rule.box.x1 > box.x1 - fontSize;
    const isShort = rule.box.x1 - rule.box.x0 < LONGEST * width;
    return (
      rule.orientation === "horizontal" && isOver && isShort && drop > BELOW[0] && drop < BELOW[1]
    );
  });
}

/**
 * Whether a footer is a block of pairs like another: "VAT No. 550 1844 71  Telephone 01326 555018". The tax number or the account of whoever sends
 * an invoice stand there alone; a form's own number, a register or a website are nobody's answers.
 */
function namesSender(footer: readonly Segment[], weights: LanguageWeights): boolean {
  const pairs = footer.flatMap((segment) => pairsIn(segment, weights));
  return (
    pairs.length > 1 &&
    pairs.some(({ key, value }) => key === "tax_id" || isAccount(value) || isTaxNumber(value))
  );
}

/** What stands behind labels that the lexicon knows. */
function pairsIn(segment: Segment, weights: LanguageWeights): { key: LabelKey; value: string }[] {
  const pieces = splitSegment(segment, false, weights);
  return pieces.flatMap(({ segment: { text }, labelled }, at) => {
    const label = labelled && pieces[at - 1]?.segment.text.replace(/\s*[:：]$/, "");
    const match = label ? matchLabel(label, false, weights) : null;
    return match && match.score >= 0.98 ? [{ key: match.key, value: text }] : [];
  });
}

/** "Kind:  (tick one)". */
function asksHow(segment: Segment, { segments }: Line): boolean {
  const before = segments[segments.indexOf(segment) - 1];
  return before !== undefined && /[:：]$/.test(before.text) && isHowToTick(segment.text);
}

/** "3. Payment:" with what was agreed beside it. */
function isAnswered(line: Line | undefined): boolean {
  const [first, second] = line?.segments ?? [];
  return second !== undefined && /\p{L}.*[:：]$/u.test(first?.text ?? "");
}

/** So many texts on a line are captions, or headings. */
const CAPTIONS = 3;

/** A heading of terms takes along the lines below it, as long as they are set alike and close. */
function termsLines(lines: readonly Line[]): Set<Line> {
  const taken = new Set<Line>();
  for (const [index, line] of lines.entries()) {
    const head = line.segments.find((segment) => isTermsHeading(segment.text));
    // In a row of captions it asks for the terms of this sale.
    if (!head || line.segments.length >= CAPTIONS || isAnswered(lines[index + 1])) continue;
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
