import { beginsWithBox } from "../../fields/choices/tick-boxes";
import type { Word } from "../../model";
import { isCjk } from "../../text/fold";
import { numberSign } from "../../text/number-sign";
import { median } from "../box";
import type { Line } from "../lines";
import { type Segment, toSegment } from "../segment";
import { partNumbers } from "./numbers-apart";
import { gapsIn } from "./word-gaps";

/** White between two texts, in em, … */
const LEAST = 0.7;
/** … and so many times as wide as the spaces of the page, and as any other of the same text. */
const WIDER = 2;
/** … or this, between whose particulars a line asks, in bold, and the first of them. */
const HEADED = 0.6;
/** A space is as wide as this, in em. */
const SPACE = [0.1, 0.6] as const;
/** Spaces of print are narrower than those of typewriters. */
const PRINTED = 0.3;
/** What a number is counted in: "118 mq", "24.10 EUR". */
const UNIT = /^(?:\p{Ll}{1,4}[²³.]?|\p{Lu}{2,3}|[\p{Sc}%]\S{0,3})$/u;

/**
 * Texts seen on pixels that stand nearer to each other than columns do, but much farther apart than the words of each: "Till  2   Served by  Ann".
 * Spaces of typewriters are wide anyway, and what stands on one line to write on is one answer.
 */
export function splitAtGaps(lines: readonly Line[]): Line[] {
  const usual = usualSpace(lines.flatMap(({ segments }) => segments));
  return partNumbers(lines, usual).map((line) => {
    const segments = line.segments.flatMap((segment) => partsOf(segment, usual));
    return segments.length === line.segments.length ? line : { ...line, segments };
  });
}

function usualSpace(segments: readonly Segment[]): number {
  const seen = segments.filter(({ source }) => source === "ocr").flatMap(gapsIn);
  return median(seen.filter((gap) => gap > SPACE[0] && gap < SPACE[1]));
}

function partsOf(segment: Segment, usual: number): Segment[] {
  const { words, page, source, underlined } = segment;
  if (source !== "ocr" || underlined) return [segment];
  const gaps = gapsIn(segment);
  const isFirst = (gap: number, at: number) =>
    (gap >= HEADED && isHeaded(words, at)) ||
    (gap >= ACCOUNT.gap && gap >= WIDER * usual && isBehindAccount(words, at)) ||
    (gap >= WIDER * usual && isBehindChoices(words, at, gaps));
  const headed = gaps.findIndex((gap, i) => isFirst(gap, i + 1)) + 1;
  if (headed > 0)
    return [
      toSegment(words.slice(0, headed), page),
      ...partsOf(toSegment(words.slice(headed), page), usual),
    ];
  if (words.some(({ face }) => face === "typed")) return [segment];
  const least = Math.max(LEAST, WIDER * usual);
  const widest = Math.max(0, ...gaps.filter((gap) => gap < least));
  if (widest > PRINTED && words.some(({ pitch }) => pitch !== undefined)) return [segment];
  const cuts = gaps.flatMap((gap, i) => {
    const [left, right] = [words[i] as Word, words[i + 1] as Word];
    const isNext = gap >= HEADED && gap >= WIDER * usual && isNextLabel(words, i + 1);
    if (isNext) return [i + 1];
    const isWide = gap >= least && gap >= WIDER * widest;
    // Where all gaps are wide they may be the spaces of its face.
    const isTold = widest > 0 || areHeadings(left, right);
    const areTogether = areOne(left, right) || isSeries(words[i - 1], left, right);
    return isWide && isTold && !areTogether ? [i + 1] : [];
  });
  return cuts.length === 0
    ? [segment]
    : [0, ...cuts].map((from, i) => toSegment(words.slice(from, cuts[i]), page));
}

/** Digits of the number of an account, and the white behind it, in em. */
const ACCOUNT = { digits: 16, gap: 0.45 } as const;

/** "Account: 71 8642 1184 0055 0184  Bank of Kiln": a name behind groups of digits alone, as no number of an account goes on. */
function isBehindAccount(words: readonly Word[], at: number): boolean {
  const texts = words.slice(0, at).map(({ text }) => text);
  const groups = texts.slice(texts.findLastIndex((text) => !/^[\d-]+$/.test(text)) + 1);
  const digits = groups.join("").replace(/\D/g, "").length;
  return digits >= ACCOUNT.digits && /^\p{Lu}\p{Ll}/u.test(words[at]?.text ?? "");
}

/** The currency over a column, and a word over the next: "£  VAT". */
const areHeadings = ({ text: left }: Word, { text: right }: Word): boolean =>
  /^\p{Sc}$/u.test(left) && /^\p{L}{2}/u.test(right);

/** "From: 1 May  To: 3 May": behind a label and its answer, words that begin with a capital and end with a colon. */
function isNextLabel(words: readonly Word[], at: number): boolean {
  const [before, label] = [words.slice(0, at - 1), words.slice(at, at + 4)];
  return (
    before.some(({ text }) => /^[:：]$|\p{L}[:：]$/u.test(text)) &&
    !/[:：]$/.test(words[at - 1]?.text ?? "") &&
    /^\p{Lu}/u.test(label[0]?.text ?? "") &&
    label.some(({ text }) => /^[:：]$|\p{L}[:：]$/u.test(text))
  );
}

/** What stands behind the last of several choices is as far off as its box is from the one before it, but for this share, and at least so far, in em. */
const CHOICES = { share: 0.85, least: 0.5 } as const;

/** "☐ cash  ☒ card  Next visit": words that begin with a capital, as far behind a choice of small letters as the choices stand apart; or an aside, behind any. */
function isBehindChoices(words: readonly Word[], at: number, gaps: readonly number[]): boolean {
  const boxes = words.slice(0, at).flatMap(({ text }, i) => (beginsWithBox(text) ? [i] : []));
  const between = boxes.slice(1).map((box) => gaps[box - 1] ?? 0);
  const [gap, next] = [gaps[at - 1] ?? 0, words[at]?.text ?? ""];
  return (
    between.length > 0 &&
    gap >= CHOICES.least &&
    gap >= CHOICES.share * Math.min(...between) &&
    !boxes.includes(at - 1) &&
    (/^[(（]/.test(next) ||
      (/^\p{Lu}\p{Ll}/u.test(next) &&
        boxes.every((box) => /^\p{Ll}/u.test(words[box + 1]?.text ?? ""))))
  );
}

/** "Tenant  Name: Ida Falk": bold words, and a label that is not; the spaces of a typewriter are as wide. */
function isHeaded(words: readonly Word[], at: number): boolean {
  const [heading, label] = [words.slice(0, at), words.slice(at, at + 4)];
  const colon = label.findIndex(({ text }) => text.endsWith(":"));
  const areTyped = [words[at - 1], words[at]].every((word) => word?.pitch !== undefined);
  return (
    colon >= 0 &&
    !areTyped &&
    heading.every(({ text, bold }) => bold && /^[\p{L}()'’-]+$/u.test(text)) &&
    label.slice(0, colon + 1).every(({ text, bold }) => !bold || text === ":") &&
    /^\p{L}/u.test(label[0]?.text ?? "")
  );
}

/** A colon away from its label, ideographs that are spread, the groups of a number, or a number and its unit. */
function areOne({ text: left }: Word, { text: right }: Word): boolean {
  if (/^[:：]/.test(right) || isCjk(left.slice(-1)) || isCjk(right.slice(0, 1))) return true;
  return /\d$/.test(left) && (/^[\d(]/.test(right) || UNIT.test(right));
}

/** "Serial No. D  04417": the letter that a code begins with. */
function isSeries(before: Word | undefined, left: Word, right: Word): boolean {
  const isCounted = numberSign.test(before?.text ?? "");
  return isCounted && /^\p{Lu}$/u.test(left.text) && /^\d{3}/.test(right.text);
}
