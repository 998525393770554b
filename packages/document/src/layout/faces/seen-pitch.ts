import type { Word } from "../../model";
import { median } from "../box";
import { printedWidth, printShares } from "./printed-width";

/** Room beside the ink of a word that its face leaves, and of a point or comma that ends it more, in signs. */
const BEARING = 0.15;
const MARK_BEARING = 0.45;
/** Seen words of a monospaced face are as wide as their signs say, but for so much, in em; so many of them, and so large a share. */
const SEEN_SLACK = 0.12;
const SEEN = 8;
const SEEN_SHARE = 0.75;
/** Typed signs are as wide together as the pitch says, but for so many of them. */
const TYPED_SLACK = 0.35;
/** Advances of typed words agree within this share; of fewer words than these, and fewer wide and narrow ones, nothing is said. */
const EVEN = 1.06;
const TYPED = 10;
const EITHER = 3;
/** Their signs differ in width nearly as much as those of all words. */
const MIXED = 0.75;
/** … or less so, where few words are nearly as wide: of print, advances lie everywhere between its narrowest and widest. */
const PEAK = { reach: 1.12, share: 0.5, mixed: 0.45 } as const;

/** Letters that faces of several widths set narrower than the others, and wider. */
const NARROW = /[Iijlrtf|.,:;'’!()[\]/-]/g;
const WIDE = /[mwMWCDGHNOQRU&]/g;

interface Judged {
  advance: number;
  /** How wide other faces set its signs: the share of wide ones less that of narrow ones. */
  width: number;
  /** Its width as a share of what its signs are wide in the print of the page, and those of its advance and of that of print, in em: all as logarithms. */
  off: number;
  seen: number;
  said: number;
}

/** Words seen on pixels, with their pitch where they are set in a monospaced face, as by typewriters and tills: all of the page, or what was filled in. */
export function withSeenPitch(words: readonly Word[]): Word[] {
  const em = median(words.map(({ fontSize }) => fontSize));
  const pitch = pitchOfAll(judgedOf(words), em) ?? typedPitchOf(words);
  if (pitch === undefined) return [...words];
  return words.map((word) =>
    word.source === "ocr" && (hasPitch(word, pitch, SEEN_SLACK * em) || hasFaintMark(word, pitch))
      ? { ...word, pitch: pitch / word.fontSize }
      : word,
  );
}

/** The advance of what was typed into a page of print, in page units; undefined where nothing was, or all of it. */
export function typedPitchOf(words: readonly Word[]): number | undefined {
  const judged = judgedOf(words);
  const em = median(words.map(({ fontSize }) => fontSize));
  if (pitchOfAll(judged, em) !== undefined) return undefined;
  const print = median(printShares(words));
  return pitchOfTyped(judged.filter(isNamed).map((word) => toJudged(word, print)));
}

/** Words of the page's size with signs enough to be measured. */
function judgedOf(words: readonly Word[]): Word[] {
  const em = median(words.map(({ fontSize }) => fontSize));
  return words.filter(
    ({ text, fontSize, source }) =>
      source === "ocr" &&
      /^[\p{Script=Latin}\d].*[\p{Script=Latin}\d]$/u.test(text) &&
      [...text].length > 3 &&
      Math.abs(fontSize / em - 1) < 0.2,
  );
}

function pitchOfAll(judged: readonly Word[], em: number): number | undefined {
  const named = judged.filter(isNamed);
  if (named.length < SEEN) return undefined;
  const pitch = median(named.map(advanceOf));
  const typed = named.filter((word) => hasPitch(word, pitch, SEEN_SLACK * em));
  return typed.length < SEEN_SHARE * named.length ? undefined : pitch;
}

/** The advance on which words of narrow and of wide letters agree, as they do in no other face: most of them, or of those apart from what is print. */
function pitchOfTyped(judged: readonly Judged[]): number | undefined {
  const spread = deviation(judged.map(({ width }) => width));
  const isWithin = (one: Judged, advance: number, least: number, most: number) =>
    one.advance >= least * advance && one.advance <= most * advance;
  const groups = judged.flatMap(({ advance }) => {
    const own = judged.filter((one) => isWithin(one, advance, 1, EVEN));
    const beside = judged.filter((one) =>
      isWithin(one, advance, 2 - PEAK.reach, PEAK.reach * EVEN),
    );
    const mixed = deviation(own.map(({ width }) => width)) / spread;
    const isMixed = mixed >= MIXED && areBoth(own);
    const isPeak = mixed >= PEAK.mixed && own.length >= PEAK.share * beside.length;
    return own.length >= TYPED && (isMixed || isPeak) ? [{ advance, own, beside }] : [];
  });
  const print: number[] = [];
  for (const { advance, own, beside } of groups.toSorted((a, b) => b.own.length - a.own.length)) {
    if (print.some((one) => Math.abs(advance / one - 1) < PEAK.reach - 1)) continue;
    if (!areOfPrint(beside, own)) return median(own.map((one) => one.advance));
    print.push(advance);
  }
  return undefined;
}

/**
 * Whether the words around an advance are print that happens to be as wide: its signs say how wide each is, within a few per cent, and what is a
 * little wider has wider signs.
 */
function areOfPrint(around: readonly Judged[], own: readonly Judged[]): boolean {
  const points = around.map(({ said, seen }) => [said, seen] as const);
  return (
    median(own.map(({ off }) => Math.abs(off))) < PRINT.off && correlation(points) > PRINT.like
  );
}

/** How far words of print are off what their signs say, and how much their advances follow them. */
const PRINT = { off: 0.06, like: 0.5 } as const;

/** Words of narrow letters and of wide ones. */
function areBoth(words: readonly Judged[]): boolean {
  const narrow = words.filter(({ width }) => width < -0.1);
  const wide = words.filter(({ width }) => width > 0.1);
  return Math.min(narrow.length, wide.length) >= EITHER;
}

const isNamed = ({ text }: Word): boolean => /\p{L}/u.test(text);

function toJudged(word: Word, print: number): Judged {
  const { length } = [...word.text];
  const plain = word.text.normalize("NFD").replace(/\p{M}/gu, "");
  const count = (of: RegExp) => plain.match(of)?.length ?? 0;
  const [advance, printed] = [advanceOf(word), printedWidth(word.text)];
  return {
    advance,
    width: (count(WIDE) - count(NARROW)) / length,
    off: Math.log((word.box.x1 - word.box.x0) / (print * word.fontSize * printed)),
    seen: Math.log(advance / word.fontSize),
    said: Math.log(printed / length),
  };
}

const advanceOf = ({ text, box }: Word): number => (box.x1 - box.x0) / ([...text].length - BEARING);

function hasPitch(
  { text, box }: Pick<Word, "text" | "box">,
  pitch: number,
  slack: number,
): boolean {
  const [least, most] = typedWidths(text, pitch);
  const width = box.x1 - box.x0;
  return width > least - slack && width < most + slack;
}

/** Typed but for the point that ends it, which leaves no ink; a letter by itself is the wider for its blur. */
function hasFaintMark({ text, box }: Word, pitch: number): boolean {
  const own = text.replace(MARK, "");
  return own !== text && hasPitch({ text: own, box }, pitch, TYPED_SLACK * pitch);
}

/** The least and most that the ink of a typed word is wide: a point at its end may leave half a cell white. */
export function typedWidths(text: string, pitch: number): [least: number, most: number] {
  const signs = [...text].length;
  const most = pitch * (signs - BEARING);
  return [/[.,:]$/.test(text) ? pitch * (signs - MARK_BEARING) : most, most];
}

/** Whether a text is as wide as its signs are where they are typed; the ink of a point that ends it may be too faint to count. */
export function isAsTyped(
  { text, box: { x0, x1 } }: Pick<Word, "text" | "box">,
  pitch: number,
): boolean {
  return [text, text.replace(MARK, "")].some((own) => {
    const [least, most] = typedWidths(own, pitch);
    return x1 - x0 > least - TYPED_SLACK * pitch && x1 - x0 < most + TYPED_SLACK * pitch;
  });
}

/** A point, comma or colon that ends a word. */
const MARK = /(?<=.)[.,:;]$/u;

/** The white between two typed words, from where a point that ends the first stands in its cell. */
export function gapAsTyped(left: Word, right: Word, pitch: number): number {
  const end = left.box.x0 + pitch * ([...left.text].length - MARK_BEARING);
  return right.box.x0 - (MARK.test(left.text) ? Math.max(left.box.x1, end) : left.box.x1);
}

/** How much two values go along with each other, at most 1 (Pearson). */
function correlation(points: readonly (readonly [number, number])[]): number {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(xs), mean(ys)];
  const together = mean(points.map((point) => (point[0] - x) * (point[1] - y)));
  return together / (deviation(xs) * deviation(ys));
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
