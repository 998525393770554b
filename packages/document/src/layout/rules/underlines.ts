import { beginsWithBox } from "../../fields/choices/tick-boxes";
import type { Box, Rule, Word } from "../../model";
import { settings } from "../../settings";
import { hull } from "../box";
import { isNoteMark } from "../segments/note-marks";

/** The lines to write on below words of one line, from left to right. */
export function underlinesOf(
  words: readonly Word[],
  level: readonly Rule[],
  pageWidth: number,
): Rule[] {
  const [first] = words;
  const below = level.filter((rule) => words.some((word) => isBelow(rule, word)));
  return joinBroken(below, words)
    .map((rule) => withStart(rule, words))
    .filter(
      (rule) =>
        first &&
        words.some((word) => runsUnder(rule, word)) &&
        (isShort(rule, first, pageWidth) || isNextToWriteOn(rule, first, level)) &&
        !isOrnament(rule, words),
    );
}

/** Both ends of an ornament lie so far within words, in em, and as far from the ends of the text, but for this. */
const ORNAMENT = { within: 0.25, even: 0.5 } as const;

/** A line drawn below the middle of a text, as below a motto, ends within its first and last words and is none to write on. */
function isOrnament({ box }: Rule, words: readonly Word[]): boolean {
  const over = (x: number) =>
    words.findIndex(
      ({ box: { x0, x1 }, fontSize }) =>
        x0 < x - ORNAMENT.within * fontSize && x1 > x + ORNAMENT.within * fontSize,
    );
  let [first, last] = [over(box.x0), over(box.x1)];
  if (first < 0 || last < 0) return false;
  while (first > 0 && gapIn(words, first) <= SPACE) first--;
  while (last < words.length - 1 && gapIn(words, last + 1) <= SPACE) last++;
  const [begin, end] = [words[first] as Word, words[last] as Word];
  const off = box.x0 - begin.box.x0 - (end.box.x1 - box.x1);
  return Math.abs(off) < ORNAMENT.even * begin.fontSize;
}

/** Pieces of one line lie as high but for so much, in em; of those before it a piece is compared with so many. */
const LEVEL = 0.25;
const NEXT = 4;

/** Dotted lines lose what is written on them, or all of it between: their pieces end below words, where lines to write on end between them. */
function joinBroken(rules: readonly Rule[], words: readonly Word[]): Rule[] {
  const joined: Rule[] = [];
  for (const rule of rules.toSorted((a, b) => a.box.x0 - b.box.x0)) {
    const last = joined.slice(-NEXT).findLast(({ box }) => isOneLine(box, rule.box, words));
    if (last) last.box = hull([last.box, rule.box]);
    else joined.push({ ...rule });
  }
  return joined;
}

function isOneLine(left: Box, right: Box, words: readonly Word[]): boolean {
  const isOver = (x: number) =>
    words.find(({ box, fontSize }) => {
      const slack = settings.underlineSlack * fontSize;
      return box.x0 < x - slack && box.x1 > x + slack;
    });
  const [before, after] = [isOver(left.x1), isOver(right.x0)];
  const known = before ?? after;
  if (!known || known.source === "pdf") return false;
  if (!(before && after) && !isWrittenAcross(left.x1, right.x0, words)) return false;
  return left.x1 < right.x0 && Math.abs(left.top - right.top) < LEVEL * known.fontSize;
}

/** Whether words of one answer cover a gap without a space wider than theirs, and none of them is a label. */
function isWrittenAcross(from: number, to: number, words: readonly Word[]): boolean {
  const first = words.findLastIndex(({ box }) => box.x0 < from);
  const last = words.findIndex(({ box }) => box.x1 > to);
  if (first < 0 || last < first) return false;
  return words
    .slice(first, last + 1)
    .every(({ text }, i) => !LABEL.test(text) && (i === 0 || gapIn(words, first + i) <= SPACE));
}

/** Words of one answer stand no further apart, in em. */
const SPACE = 0.6;
/** … or this far in a typewriter's face. */
const TYPED_SPACE = 1;
/** Behind a label the first word of its answer stands this near, in em. */
const ANSWER = 1.6;
/** A line loses no more of its beginning, in em. */
const LOST = 6;
const LABEL = /[:：?？]$/;

/** What is written stands so many times as far behind what asks for it, at least so far, in em, as words of either stand apart. */
const WHITE = { times: 2, least: 0.6 } as const;

/** Words of a label next to its answer that are looked at. */
const ASKING = 4;

/**
 * The words before one end in a colon, are printed where what follows was typed, or stand farther off from it than its words do, though no line is likely to lose what it
 * has before a space alone: "first seen   2 June ____".
 */
function asksBefore(
  words: readonly Word[],
  first: number,
  last: number,
  isInGap: boolean,
): boolean {
  const [label, answer] = [words[first - 1], words[last]];
  if (!label || !answer) return false;
  if (LABEL.test(label.text) || (label.face === "printed" && answer.face === "typed")) return true;
  if (isInGap) return false;
  const white = gapIn(words, first);
  const gaps = Array.from({ length: ASKING - 1 }, (_, k) => first - 1 - k)
    .concat(Array.from({ length: last - first + 1 }, (_, k) => first + 1 + k))
    .filter((at) => at > 0 && at < words.length)
    .map((at) => gapIn(words, at));
  return (
    white >= WHITE.least &&
    gaps.length > 0 &&
    white >= WHITE.times * Math.max(...gaps) &&
    /^\p{Script=Latin}{2}/u.test(label.text)
  );
}

/** A line to write on that lost its beginning on a scan begins below the first word behind the label before it. */
function withStart(rule: Rule, words: readonly Word[]): Rule {
  const { x0 } = rule.box;
  const at = words.findLastIndex(
    (word) => word.box.x0 < x0 - settings.underlineSlack * word.fontSize,
  );
  const last = words[at];
  if (last?.source !== "ocr" || LABEL.test(last.text) || isNoteMark(words, at)) return rule;
  const space = last.face === "typed" ? TYPED_SPACE : SPACE;
  if (x0 - last.box.x1 > space * last.fontSize) return rule;
  const goesOn = ({ text, face }: Word) => !LABEL.test(text) && face === last.face;
  let first = at;
  while (first > 0 && gapIn(words, first) <= space && goesOn(words[first - 1] as Word)) first--;
  const start = (words[first] as Word).box.x0;
  const isInGap = x0 > last.box.x1 - settings.underlineSlack * last.fontSize;
  if (isInGap && gapIn(words, at + 1) > gapIn(words, first)) return rule;
  if (!asksBefore(words, first, at, isInGap) || gapIn(words, first) > ANSWER) return rule;
  const isChosen = words.slice(first, at + 1).some(({ text }) => beginsWithBox(text));
  if (isChosen || x0 - start > LOST * last.fontSize) return rule;
  return { ...rule, box: { ...rule.box, x0: start } };
}

/** Between a word and the one before it, in em. */
function gapIn(words: readonly Word[], at: number): number {
  const [left, right] = [words[at - 1], words[at]];
  return left && right ? (right.box.x0 - left.box.x1) / Math.max(left.fontSize, right.fontSize) : 0;
}

/** Ends that meet are this near, in points. */
const CORNER = 2;

/** The upper side of a box, or of the first row of a comb: what stands above it is not written on it. */
export function isTopOfBox({ box: { x0, x1, top } }: Rule, rules: readonly Rule[]): boolean {
  const hangs = ({ orientation, box }: Rule, x: number) =>
    orientation === "vertical" &&
    Math.abs((box.x0 + box.x1) / 2 - x) <= CORNER &&
    Math.abs(box.top - top) <= CORNER;
  return [x0, x1].every((x) => rules.some((rule) => hangs(rule, x)));
}

/** Longer rules part the page or frame a table, unless they begin behind the text that asks for what is written on them. */
function isShort({ box }: Rule, first: Word, pageWidth: number): boolean {
  return box.x1 - box.x0 < 0.6 * pageWidth || first.box.x1 < box.x0 + 0.5 * first.fontSize;
}

/** A form rules its next line to write on within this below the last one, which begins so far behind it, in em, and ends where it does, in points. */
const NEXT_LINE = { below: 3, behind: 2, ends: 2 } as const;

/** As long as the first line to write on is with what asks before it: "Findings ________" over "____________". */
function isNextToWriteOn({ box }: Rule, { fontSize }: Word, level: readonly Rule[]): boolean {
  return level.some(({ box: above }) => {
    const step = (box.top - above.top) / fontSize;
    return (
      step > 1 &&
      step < NEXT_LINE.below &&
      above.x0 - box.x0 > NEXT_LINE.behind * fontSize &&
      Math.abs(above.x1 - box.x1) < NEXT_LINE.ends
    );
  });
}

/** Close below the descenders, or lower. */
export function runsUnder(rule: Rule, word: Word): boolean {
  const middle = middleOf(word);
  return rule.box.x0 < middle && rule.box.x1 > middle && isBelow(rule, word);
}

function isBelow(rule: Rule, word: Word): boolean {
  const drop = dropOf(rule, word);
  return drop > -0.05 && drop < settings.lowUnderlineDrop;
}

/** What is written at either end of a line reaches no further beyond it, in em: a line that ends further within a word lost the rest of it on a scan. */
const REACHED = 1;

/** A line to write on begins or ends between two words, not merely nearer to one of them; a low one in the gap itself. */
export function endsBetween(
  under: readonly (Rule | undefined)[],
  left: Word,
  right: Word,
  level: readonly Rule[],
): boolean {
  const em = right.fontSize;
  const slack = settings.underlineSlack * em;
  const isInGap = (x: number) => x > left.box.x1 - slack && x < right.box.x0 + slack;
  return under.some((rule) => {
    if (!rule) return false;
    const { x0, x1 } = rule.box;
    const isBetween =
      x0 > Math.max(middleOf(left), left.box.x1 - REACHED * em) ||
      x1 < Math.min(middleOf(right), right.box.x0 + REACHED * em);
    if (dropOf(rule, left) < settings.underlineDrop) return isBetween;
    return isBetween && !isBroken(rule, left, level) && (isInGap(x0) || isInGap(x1));
  });
}

/** Lines of tables are seen in pieces, of which one longer than any answer may end anywhere; a line to write on that goes to the margin is one piece. */
function isBroken({ box }: Rule, { source, fontSize }: Word, level: readonly Rule[]): boolean {
  if (source !== "ocr" || box.x1 - box.x0 <= settings.underlineLength * fontSize) return false;
  return level.some(
    (other) =>
      (other.box.x1 <= box.x0 || other.box.x0 >= box.x1) &&
      Math.abs(other.box.top - box.top) < LEVEL * fontSize,
  );
}

/**
 * On a rule close below it, or on a low one that begins where the text does or between it and what asks for it: other low rules are the sides of
 * cells.
 */
export function isWrittenOn(rule: Rule | undefined, first: Word, before?: Word): boolean {
  if (!rule) return false;
  const slack = settings.underlineSlack * first.fontSize;
  const off = first.box.x0 - rule.box.x0;
  // "性别：女" in one, over a line to write on that begins below the answer.
  if (first.source === "ocr" && off < -first.fontSize && /^[^:：]+[:：]./.test(first.text))
    return false;
  const isBehind = before?.source === "ocr" && rule.box.x0 > before.box.x1 - slack;
  const begins = Math.abs(off) < slack || (isBehind && off > 0 && off < BEGINS * first.fontSize);
  return begins || dropOf(rule, first) < settings.underlineDrop;
}

/** Figures and small letters by themselves look smaller on pixels than they are: a line is so far below them at most, in em. */
const SEEN_LOW = 0.65;
/** What asks stands this near before it, in em. */
const NEAR_LABEL = 4;

/** A line to write on that begins between what asks and what was read by itself behind it, and is too low for that by its size alone. */
export function lowLineBehind(
  before: Word | undefined,
  first: Word,
  level: readonly Rule[],
): Rule | undefined {
  if (!before || first.source !== "ocr") return undefined;
  if (first.box.x0 - before.box.x1 > NEAR_LABEL * first.fontSize) return undefined;
  const slack = settings.underlineSlack * first.fontSize;
  return level.find((rule) => {
    const { x0, x1 } = rule.box;
    const drop = dropOf(rule, first);
    const isBehind = x0 > before.box.x1 - slack && x0 < first.box.x0 + slack;
    return isBehind && x1 > middleOf(first) && drop > -0.05 && drop < SEEN_LOW;
  });
}

/** A hand begins to write this far behind the beginning of a line, in em. */
const BEGINS = 3;

/** How far below the baseline of a word a rule runs, in em. */
const dropOf = (rule: Rule, word: Word): number => (rule.box.top - word.baseline) / word.fontSize;

const middleOf = ({ box }: Word): number => (box.x0 + box.x1) / 2;
