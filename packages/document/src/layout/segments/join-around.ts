import { matchLabel } from "../../lexicon/vocabulary";
import { kindOf } from "../../text/kind";
import type { Line } from "../lines";
import { type Segment, toSegment } from "../segment";

/** From one line of a wrapped label to the next, and how far from their middle its amount may stand; in em. */
const STEP = [0.7, 1.7] as const;
const OFF_MIDDLE = 0.4;
/** Lines of one label begin below each other and are set in one size. */
const INDENT = 0.5;
const SIZE = 0.15;
/** A phrase of the lexicon as it stands there. */
const KNOWN = 0.98;
const RATE = /^\(?\d{1,2}(?:[.,]\d{1,2})?\s?[%％]\)?:?$/;

/**
 * Lines of narrow columns whose label wraps, with its amount at half the height of both: "Subtotal /", "Net amount" and between them
 * "12.50" become the one line that they are.
 */
export function joinAround(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [upper, middle, lower] = [lines[i] as Line, lines[i + 1], lines[i + 2]];
    const line = middle && lower ? joinThree(upper, middle, lower) : null;
    joined.push(line ?? upper);
    if (line) i += 2;
  }
  return joined;
}

function joinThree(upper: Line, middle: Line, lower: Line): Line | null {
  const [head, amount, foot] = [onlyOf(upper), onlyOf(middle), onlyOf(lower)];
  if (!head || !amount || !foot || kindOf(amount.text) !== "money") return null;
  if (
    !isOneLabel(head.text, foot.text) ||
    !areWrapped(head, foot) ||
    amount.box.x0 < Math.max(head.box.x1, foot.box.x1)
  )
    return null;
  const off = amount.baseline - (head.baseline + foot.baseline) / 2;
  if (Math.abs(off) > OFF_MIDDLE * head.fontSize) return null;
  const isCut = /\p{L}-$/u.test(head.text);
  const rest = foot.words.map((word, i) => (i === 0 ? { ...word, spaceBefore: !isCut } : word));
  const label = toSegment([...head.words, ...rest], upper.page);
  return { ...middle, segments: [{ ...label, baseline: amount.baseline }, amount] };
}

/** The first line is open, the second a mere rate, or the lexicon knows what runs from the one into the other. */
function isOneLabel(head: string, foot: string): boolean {
  const wording = `${head} ${foot}`.split(/\s*[/／]\s*/).at(-1) ?? "";
  const isOpen = /[/／]$/.test(head) || RATE.test(foot);
  return isOpen || (wording !== foot && (matchLabel(wording)?.score ?? 0) >= KNOWN);
}

function onlyOf(line: Line): Segment | undefined {
  return line.segments.length === 1 ? line.segments[0] : undefined;
}

function areWrapped(head: Segment, foot: Segment): boolean {
  const em = head.fontSize;
  const step = (foot.baseline - head.baseline) / em;
  return (
    step > STEP[0] &&
    step < STEP[1] &&
    Math.abs(foot.box.x0 - head.box.x0) < INDENT * em &&
    Math.abs(foot.fontSize - em) < SIZE * em &&
    foot.bold === head.bold
  );
}
