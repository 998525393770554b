import type { Point } from "@inkform/geometry/model";
import type { PageEvidence } from "../model";
import { boxCorners } from "../page-frame";
import { escapeXml, n } from "./format";
import { LETTER_WIDTH, READ, UNREAD } from "./model";
import type { Rect } from "./place-labels";

/** How many ways to read a text are shown, and how likely all but the first must be. */
const SHOWN = 3;
const LEAST = 0.02;

type Text = PageEvidence["texts"][number];

export interface ReadingLabel {
  color: string;
  width: number;
  height: number;
  /** The writing it tells of, as it lies on the page. */
  about: Rect;
  /** The label with its upper left corner at a place. */
  draw: (at: Point) => string;
}

/** What a text was read as, with probabilities: the chosen reading first and bold. */
export function readingLabel(text: Text, line: number): ReadingLabel {
  const size = Math.min(16 * line, Math.max(9 * line, 0.5 * text.written.height));
  return labelOf(text, readingsInWords(text.written.readings, text.chosen), size);
}

/** The chosen reading, else the likeliest, alone with its probability. */
export function likeliestLabel(text: Text, size: number): ReadingLabel {
  return labelOf(text, readingsInWords(text.written.readings, text.chosen).slice(0, 1), size);
}

/** The likeliest reading alone, in letters that can be read where the page is shown as wide as a phone. */
export function briefLabel(text: Text, size: number): ReadingLabel {
  const first = text.chosen ?? text.written.readings[0]?.text;
  return labelOf(text, first === undefined ? [] : [first], size);
}

function labelOf({ written, chosen }: Text, words: readonly string[], size: number): ReadingLabel {
  const corners = boxCorners(written);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)] as const;
  const [left, top] = [Math.min(...xs), Math.min(...ys)] as const;
  const color = chosen === null ? UNREAD : READ;
  const letters = words.join(" · ").length;
  const width = letters * LETTER_WIDTH * size;
  const about = { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  return {
    color,
    width,
    height: letters === 0 ? 0 : 1.25 * size,
    about,
    draw: ({ x, y }) => {
      if (letters === 0) return "";
      const [first = "", ...rest] = words.map(escapeXml);
      const best = chosen === null ? first : `<tspan font-weight="bold">${first}</tspan>`;
      const [anchor, share] = anchorOf(x, width, about);
      // A white rim keeps the label readable over strokes of any colour.
      return `<text x="${n(x + share * width)}" y="${n(y + size)}" font-size="${n(size)}" text-anchor="${anchor}" fill="${color}" stroke="#fff" stroke-width="${n(size / 5)}" stroke-linejoin="round" paint-order="stroke">${[best, ...rest].join(" · ")}</text>`;
    },
  };
}

/** The side at which a label touches its writing: letters narrower than reckoned leave their gap on the other one. */
function anchorOf(x: number, width: number, about: Rect): [string, number] {
  const middle = x + width / 2 - about.x - about.width / 2;
  if (Math.abs(middle) < 1) return ["middle", 0.5];
  return middle < 0 && Math.abs(x - about.x) > 1 ? ["end", 1] : ["start", 0];
}

function readingsInWords(readings: Text["written"]["readings"], chosen: string | null): string[] {
  const inWords = ({ text, probability }: (typeof readings)[number]) =>
    `${text} ${probability < 0.005 ? "<1" : Math.round(100 * probability)} %`;
  const own = readings.filter(({ text }) => text === chosen).map(inWords);
  const others = readings
    .filter(({ text, probability }, i) => text !== chosen && (i === 0 || probability >= LEAST))
    .map(inWords);
  // What was understood may be spelt otherwise than it was read: "O8" as "Ø8".
  const first = chosen !== null && own.length === 0 ? [chosen] : own.slice(0, 1);
  return [...first, ...others].slice(0, SHOWN);
}
