import type { Line } from "../lines";
import type { Segment } from "../segment";
import { putBeside } from "./level-values";

/** What was typed or written beside its label stands no further above or below it, and no further behind it, in em. */
const DRIFT = 0.95;
const BESIDE = 8;
/** What follows it on its line stands this far off at least, in em. */
const APART = 3;
/** So many lines before and behind that of a label may be level with it. */
const LINES = 4;

/**
 * Typewriters and pens miss the line of what asks: what alone begins behind a label with a colon, a little above or below it, and has nothing
 * nearer on its own line, is put on the line of the label.
 */
export function levelBeside(lines: readonly Line[]): Line[] {
  const moved = new Map<Segment, Segment>();
  const answers = new Set<Segment>();
  for (const [at, line] of lines.entries())
    for (const label of line.segments) {
      if (!isOpen(label, line)) continue;
      const near = lines.slice(Math.max(0, at - LINES), at + LINES + 1);
      const [answer, ...more] = near
        .filter((other) => other !== line)
        .flatMap((other) => besideIn(other, label, line));
      if (!answer || more.length > 0 || answers.has(answer)) continue;
      moved.set(label, answer);
      answers.add(answer);
    }
  return putBeside(lines, moved);
}

/** A label with a colon, with nothing behind it on its line that could answer it. */
function isOpen(label: Segment, { segments }: Line): boolean {
  const next = segments[segments.indexOf(label) + 1];
  return asks(label) && (!next || asks(next) || gapOf(label, next) > BESIDE);
}

const asks = ({ text }: Segment): boolean => /[:：]$/.test(text);

const gapOf = ({ box, fontSize }: Segment, next: Segment): number =>
  (next.box.x0 - box.x1) / fontSize;

/** What begins behind the label on another line that is level with it, but for its drift. */
function besideIn({ segments, page, baseline }: Line, label: Segment, own: Line): Segment[] {
  const em = Math.max(label.fontSize, segments[0]?.fontSize ?? 0);
  if (page !== label.page || Math.abs(baseline - label.baseline) > DRIFT * em) return [];
  const at = segments.findIndex(({ box }) => box.x1 > label.box.x0);
  const answer = segments[at];
  const before = segments[at - 1];
  if (!answer || /[:：]/.test(answer.text) || (before && asks(before))) return [];
  const [gap, behind] = [gapOf(label, answer), segments[at + 1]];
  if (behind && gapOf(answer, behind) < APART) return [];
  const next = own.segments[own.segments.indexOf(label) + 1];
  const isBefore = !next || answer.box.x1 < next.box.x0;
  return gap > 0 && gap < BESIDE && isBefore ? [answer] : [];
}
