import { type Segment, toSegment } from "../../layout/segment";
import { type ColumnMatch, type LanguageWeights, matchColumn } from "../../lexicon/vocabulary";
import type { Word } from "../../model";

/** Two headings stand further apart than two words of one, in em; quantity and unit are often closer. */
const headingGap = 0.25;
const spaceGap = 0.2;

const preposition =
  "of|for|per|and|de|du|des|di|del|della|do|da|dos|von|der|für|pro|und|van|voor|en|et|y|e";
/** "Description of", "Product, origin,", the "per" of "Price per": more follows. */
const unfinished = new RegExp(`,$|\\s(?:${preposition})$`, "iu");
const lone = new RegExp(`^(?:${preposition})$`, "u");
/** "per" or "PER"; a capital by itself may be a heading. */
const isPreposition = (text: string): boolean =>
  lone.test(text.length > 1 ? text.toLowerCase() : text);

/** What a language of the page knows, or English: "Clave SAT" is no heading of Spanish with an Indonesian unit behind it. */
const leastWeight = 0.1;
const isOfPage = ({ language }: ColumnMatch, weights: LanguageWeights): boolean =>
  language === "eng" ||
  (weights.get(language) ?? 0) >= leastWeight * Math.max(...weights.values(), 1e-9);

/** "Qty S/Price", "U/Price Disc": the slash belongs to one word and not between two languages of one heading. */
const isTwo = (text: string) =>
  /\s\S*[^\s/]\/[^\s/]+$/.test(text) || /^\p{L}{1,2}\/[^\s/]+\s[^\s/]+$/u.test(text);

/** The sign of a tax rate at the end of a till's headings, which stands off from them: "TTC  T"; in em. */
const SIGN = /^\p{Lu}$/u;
const signGap = 0.8;
/** A gap that is no space of the same heading: so wide, in em, and so many times as wide as the others. */
const wideGap = 0.5;
const wider = 2.5;

/** Headings printed a space apart ("Description Qty Unit"): parted where every part is a heading of its own, in as few as may be. */
export function splitHeadings(segment: Segment, weights: LanguageWeights): Segment[] {
  if (segment.words.length < 2) return [segment];
  return partition(segment.words, segment, weights) ?? splitLast(segment, weights) ?? [segment];
}

/** The last heading off others that the lexicon does not know, where it stands clearly apart: "as measured   Unit". */
function splitLast({ words, page, fontSize }: Segment, weights: LanguageWeights): Segment[] | null {
  const gaps = words.slice(1).map((word, i) => word.box.x0 - (words[i] as Word).box.x1);
  const gap = (gaps.pop() ?? 0) / fontSize;
  const [before, last] = [words.slice(0, -1), words.slice(-1)];
  const text = toSegment(last, page).text;
  const isSign = before.length === 1 && SIGN.test(text) && gap >= signGap;
  const isApart =
    gaps.length > 0 && gap >= wideGap && gap >= (wider * Math.max(...gaps, 0)) / fontSize;
  const known = isApart ? matchColumn(text, false, weights) : null;
  const isUnit = known?.key === "unit" && known.score >= 0.9 && isOfPage(known, weights);
  if (!isSign && !isUnit) return null;
  return [toSegment(before, page), toSegment(last, page)];
}

/** "Disc. 1" and "Disc. 2". */
function areNumbered(before: readonly Word[], words: readonly Word[]): boolean {
  const [last, next] = [before.at(-1), words.at(-1)];
  return (
    before.length > 1 &&
    before.length === words.length &&
    words.slice(0, -1).every(({ text }, i) => text === before[i]?.text) &&
    DIGIT.test(last?.text ?? "") &&
    Number(next?.text) === Number(last?.text) + 1
  );
}

const DIGIT = /^\d$/;

function partition(
  words: readonly Word[],
  { page, fontSize }: Segment,
  weights: LanguageWeights,
): Segment[] | null {
  const keyOf = (from: number, to: number): ColumnMatch["key"] | null => {
    const text = toSegment(words.slice(from, to), page).text;
    // "Disc. 1 Disc. 2": what counts the headings ends the one before.
    if (unfinished.test(text) || isPreposition(text) || /^\d\s/.test(text)) return null;
    const match = matchColumn(text, false, weights);
    if (!match || match.score < 0.9 || !isOfPage(match, weights)) return null;
    return isTwo(text) && keyOf(to - 2, to - 1) !== null && keyOf(to - 1, to) !== null
      ? null
      : match.key;
  };
  /** The least parts for the words up to each one, as where the last of them begins. */
  const best: { count: number; from: number }[] = [{ count: 0, from: 0 }];
  for (let to = 1; to <= words.length; to++) {
    best[to] = { count: Number.POSITIVE_INFINITY, from: to };
    for (let from = 0; from < to; from++) {
      const count = (best[from]?.count ?? 0) + 1;
      const key = count < (best[to]?.count ?? 0) ? keyOf(from, to) : null;
      if (key === null) continue;
      const left = words[from - 1];
      const gap = left ? (words[from]?.box.x0 ?? 0) - left.box.x1 : Number.POSITIVE_INFINITY;
      const start = best[from]?.from ?? 0;
      const isUnit = key === "unit" || keyOf(start, from) === "unit";
      const isNext = areNumbered(words.slice(start, from), words.slice(from, to));
      if (isNext || gap > (isUnit ? spaceGap : headingGap) * fontSize) best[to] = { count, from };
    }
  }
  if (!Number.isFinite(best[words.length]?.count)) return null;
  const parts: Segment[] = [];
  for (let to = words.length; to > 0; to = best[to]?.from ?? 0)
    parts.unshift(toSegment(words.slice(best[to]?.from, to), page));
  return parts;
}
