import { median, overlapX } from "../layout/box";
import type { Line } from "../layout/lines";
import type { Segment } from "../layout/segment";
import { beginsWithRole, hasRole, isHowToTick } from "../lexicon/roles";
import { type LanguageWeights, matchLabel } from "../lexicon/vocabulary";
import type { Page } from "../model";
import { settings } from "../settings";
import { isPageNumber } from "../text/page-number";
import { beginsWithBox } from "./choices/tick-boxes";
import { labelKeyOf, sendersIn } from "./sender-footer";

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
    const terms = termsLines(own, weights);
    const repeated =
      index > 0
        ? new Set((lines[index - 1] ?? []).flatMap(marginTexts(pages[index - 1])))
        : new Set<string>();
    const footer = own
      .map((line) => line.segments.filter((segment) => isFooter(line, segment, body, page)))
      .filter((segments) => segments.length > 0);
    const named = sendersIn(footer, weights);
    return own
      .filter((line) => !terms.has(line))
      .map((line) => ({
        ...line,
        segments: line.segments.filter(
          (segment) =>
            !isPaging(segment, line, page, own) &&
            !(isFooter(line, segment, body, page) && !named.has(segment)) &&
            !(isGreeting(segment) && !headsAddress(segment, own)) &&
            !asksHow(segment, line) &&
            !(segment.text.length > 24 && beginsWithRole(segment.text, "greeting")) &&
            !(isMarginal(line, page) && repeated.has(segment.text)),
        ),
      }))
      .filter((line) => line.segments.length > 0);
  });
}

const isGreeting = ({ text, source }: Segment): boolean =>
  hasRole(text, "greeting", source === "ocr");

/** Lines of an address, and how near they stand to what heads it, in em. */
const ADDRESS = { least: 2, edge: 0.5, pitch: 1.8 } as const;

/** "Exmos. Senhores" greets in a letter; over a block of lines in its own column, and without a comma, it says to whom an invoice goes. */
function headsAddress(segment: Segment, lines: readonly Line[]): boolean {
  if (!/[\p{L}.)]$/u.test(segment.text) || matchLabel(segment.text)?.key !== "addressee")
    return false;
  let last = segment;
  let count = 0;
  for (const below of lines.flatMap(({ segments }) => segments)) {
    const step = (below.baseline - last.baseline) / last.fontSize;
    const isLevel = Math.abs(below.box.x0 - segment.box.x0) < ADDRESS.edge * segment.fontSize;
    if (step < 0.5 || step > ADDRESS.pitch || !isLevel || /[.!?]$/.test(below.text)) continue;
    last = below;
    count++;
  }
  return count >= ADDRESS.least;
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
  if (isPageNumber(text) || isCountBehind(segment, line, page, lines)) return true;
  if (marginal && bareNumber.test(text.trim()))
    return !isOfDate(segment, line) && !isAnswer(segment, line);
  // "Suite" goes on with a page in French, and is a room in English addresses.
  const bare = text.replace(/[(（][^()（）]*[)）]/g, "").trim();
  if (!hasRole(text, "paging") || bare.length <= 3) return false;
  const isHeading = line.segments.length >= HEADINGS && !isCounted(segment, lines);
  return marginal || (!isHeading && !/\d/.test(text));
}

/** "2 / 3" behind "Sheet", wherever such pairs stand: with what asks for it. */
function isCountBehind(segment: Segment, line: Line, page: Page, lines: readonly Line[]): boolean {
  const before = line.segments[line.segments.indexOf(segment) - 1];
  const isCount = COUNTED.text.test(segment.text) && before !== undefined;
  return isCount && !/\d/.test(before.text) && isPaging(before, line, page, lines);
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

/** "Kind:  (tick one)", and "KIND OF FAULT   mark all that apply". */
function asksHow(segment: Segment, { segments }: Line): boolean {
  const before = segments[segments.indexOf(segment) - 1];
  if (before === undefined) return false;
  const { text } = segment;
  if (/[()（）]/.test(text)) return /[:：]$/.test(before.text) && isHowToTick(text);
  return hasRole(text, "ticking") && /\p{L}{2}/u.test(before.text) && !beginsWithBox(before.text);
}

/** What was agreed is said in as few signs, and in so many of the first lines below its heading. */
const AGREED = { length: 60, lines: 3, least: 2, listed: 5 } as const;
const agreed = /^(?:\d{1,2}[.)]\s*)?(\p{L}[^:：]{1,40}[:：])\s*\S/u;

/** "3. Payment:" with what was agreed beside it, or a list of such: "1. Place of delivery: gate 5". */
function isAnswered(below: readonly Line[], weights: LanguageWeights): boolean {
  const [first, second] = below[0]?.segments ?? [];
  if (second !== undefined && /\p{L}.*[:：]$/u.test(first?.text ?? "")) return true;
  const labels = below.slice(0, AGREED.listed).map(({ segments: [{ text } = { text: "" }] }) => {
    const label = agreed.exec(text)?.[1];
    return label && text.length <= AGREED.length ? label : null;
  });
  const isKnown = (label: string | null) => label !== null && labelKeyOf(label, weights) !== null;
  if (labels.slice(0, AGREED.lines).filter(isKnown).length >= AGREED.least) return true;
  // Most of a list ask, whatever they are called.
  const asking = labels.filter((label) => label !== null);
  return asking.length > AGREED.listed / 2 && asking.some(isKnown);
}

/** So many texts on a line are captions, or headings. */
const CAPTIONS = 3;

/** A heading of terms takes along the lines below it, as long as they are set alike and close. */
function termsLines(lines: readonly Line[], weights: LanguageWeights): Set<Line> {
  const taken = new Set<Line>();
  for (const [index, line] of lines.entries()) {
    const head = line.segments.find((segment) => isTermsHeading(segment.text));
    // In a row of captions it asks for the terms of this sale.
    if (!head || line.segments.length >= CAPTIONS || isAnswered(lines.slice(index + 1), weights))
      continue;
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
