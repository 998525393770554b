import type { Word } from "../../model";
import { median } from "../box";

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
  return pitchOfAll(judged, em) === undefined
    ? pitchOfTyped(judged.filter(isNamed).map(toJudged))
    : undefined;
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

/** The advance on which words of narrow and of wide letters agree, as they do in no other face. */
function pitchOfTyped(judged: readonly Judged[]): number | undefined {
  const spread = deviation(judged.map(({ width }) => width));
  let best: { pitch: number; count: number } | undefined;
  for (const { advance } of judged) {
    const within = (least: number, most: number) =>
      judged.filter((one) => one.advance >= least * advance && one.advance <= most * advance);
    const own = within(1, EVEN);
    const mixed = deviation(own.map(({ width }) => width)) / spread;
    const isMixed = mixed >= MIXED && areBoth(own);
    const beside = within(2 - PEAK.reach, PEAK.reach * EVEN);
    const isPeak = mixed >= PEAK.mixed && own.length >= PEAK.share * beside.length;
    if (own.length < TYPED || !(isMixed || isPeak) || own.length <= (best?.count ?? 0)) continue;
    best = { pitch: median(own.map((one) => one.advance)), count: own.length };
  }
  return best?.pitch;
}

/** Words of narrow letters and of wide ones. */
function areBoth(words: readonly Judged[]): boolean {
  const narrow = words.filter(({ width }) => width < -0.1);
  const wide = words.filter(({ width }) => width > 0.1);
  return Math.min(narrow.length, wide.length) >= EITHER;
}

const isNamed = ({ text }: Word): boolean => /\p{L}/u.test(text);

function toJudged(word: Word): Judged {
  const signs = [...word.text];
  const plain = word.text.normalize("NFD").replace(/\p{M}/gu, "");
  const count = (of: RegExp) => plain.match(of)?.length ?? 0;
  return { advance: advanceOf(word), width: (count(WIDE) - count(NARROW)) / signs.length };
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

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
