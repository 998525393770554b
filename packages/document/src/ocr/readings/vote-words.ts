import type { OcrWord } from "../readers/tesseract";

/** Several readings of one text, the first of which knows its words' places best. */
type Readings = readonly (readonly OcrWord[])[];

/**
 * The first reading's words, its doubtful ones replaced by what most confidence stands behind among all
 * readings; of equals the first. How far the readings agree becomes the confidence.
 */
export function voteWords(readings: Readings, isDoubtful: (word: OcrWord) => boolean): OcrWord[] {
  const [first = [], ...others] = readings;
  const result: OcrWord[] = [];
  for (let i = 0; i < first.length; ) {
    let end = i;
    while (end < first.length && isDoubtful(first[end] as OcrWord)) end++;
    if (end === i) {
      result.push(first[i++] as OcrWord);
      continue;
    }
    const from = boundary(first[i - 1], first[i]);
    const to = boundary(first[end - 1], first[end]);
    const own = first.slice(i, end);
    const rivals = others.map((words) => within(words, from, to)).filter((r) => isAlike(r, own));
    result.push(...elect([own, ...rivals]));
    i = end;
  }
  return result;
}

/** The middle of the gap between two words of a line; without end where one is missing. */
function boundary(left: OcrWord | undefined, right: OcrWord | undefined): number {
  if (!left) return Number.NEGATIVE_INFINITY;
  if (!right) return Number.POSITIVE_INFINITY;
  return (left.box.x1 + right.box.x0) / 2;
}

/** A reading's words between two gaps; none where it sees no gap there and says nothing of that stretch. */
function within(words: readonly OcrWord[], from: number, to: number): OcrWord[] {
  const inside = words.filter(({ box }) => {
    const middle = (box.x0 + box.x1) / 2;
    return middle > from && middle < to;
  });
  const straddles = inside.some(({ box }) => {
    const slack = SLACK * (box.bottom - box.top);
    return box.x0 < from - slack || box.x1 > to + slack;
  });
  return straddles ? [] : inside;
}

/** Sides of words are known to this, in heights of the word. */
const SLACK = 0.3;
/** Readings of one stretch differ in length by two characters or a third; beyond that they saw other words. */
const LENGTH = { characters: 2, share: 1 / 3 } as const;
/** Of what was read with less confidence not even the length is known. */
const UNREAD = 0.4;

function isAlike(words: readonly OcrWord[], own: readonly OcrWord[]): boolean {
  const [length, ownLength] = [words, own].map(
    (all) => all.map((word) => word.text).join("").length,
  );
  if (own.every((word) => word.confidence < UNREAD)) return true;
  const difference = Math.abs((length as number) - (ownLength as number));
  return difference <= Math.max(LENGTH.characters, LENGTH.share * (ownLength as number));
}

function elect(readings: Readings): OcrWord[] {
  const votes = new Map<string, { words: readonly OcrWord[]; support: number }>();
  const voices = readings.filter((words) => words.length > 0);
  for (const words of voices) {
    const text = words.map((word) => word.text).join(" ");
    const vote = votes.get(text) ?? { words, support: 0 };
    vote.support += Math.min(...words.map((word) => word.confidence));
    votes.set(text, vote);
  }
  const best = [...votes.values()].reduce((a, b) => (b.support > a.support ? b : a));
  return best.words.map((word) => ({ ...word, confidence: best.support / voices.length }));
}
