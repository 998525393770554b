import type { Segment } from "../layout/segment";
import type { Word } from "../model";

/** 1 less the reader's confidence, for each word that was read from pixels. */
export function doubtsOf(segments: readonly Segment[]): number[] {
  return segments
    .filter(({ source }) => source === "ocr")
    .flatMap(({ words }) => words.map(({ confidence }) => 1 - confidence));
}

/** Readers are nearly always right from this confidence on. */
const SURE = 0.95;

/** Share of the signs that a second reader saw as well, or that were not asked about since they are hardly ever wrong. */
export function agreementOf(segments: readonly Segment[]): number {
  const words = segments.flatMap((segment) => segment.words);
  const all = words.reduce((sum, { text }) => sum + text.length, 0);
  const agreed = words.reduce((sum, word) => sum + word.text.length * agreementIn(word), 0);
  return agreed / Math.max(1, all);
}

function agreementIn({ second, confidence, readings }: Word): number {
  if (second === undefined) return confidence > SURE ? 1 : 0;
  return second === "agrees" ? 1 : (readings?.alike ?? 0);
}

/** What two readers say of the words of a text, as sums over its words. */
export interface Disputes {
  /** Doubt of the second reader in what it saw as well. */
  shaky: number;
  /** Words that it read otherwise and was believed, and its doubt in them. */
  overruled: number;
  overruledDoubt: number;
  /** Words that it read otherwise without being believed, the more the surer it was, and which have no signs that it lacks. */
  contested: number;
  contestedPlain: number;
  /** Words in letters, digits, kana or ideographs of which it made nothing. */
  unseen: number;
  /** How unlikely it is that their doubtful signs and spaces are as they were decided. */
  risk: number;
}

export function disputesIn(segments: readonly Segment[]): Disputes {
  const words = segments.flatMap((segment) => segment.words);
  const sum = (of: (word: Word) => number) => words.reduce((all, word) => all + of(word), 0);
  const when = (verdict: Word["second"], value: (word: Word) => number) =>
    sum((word) => (word.second === verdict ? value(word) : 0));
  const second = ({ readings }: Word) => readings?.second ?? 0;
  return {
    shaky: when("agrees", (word) => 1 - second(word)),
    overruled: when("overrules", () => 1),
    overruledDoubt: when("overrules", (word) => 1 - second(word)),
    contested: when("differs", second),
    contestedPlain: when("differs", (word) => (isPlain(word.text) ? outdone(word) : 0)),
    unseen: when("none", ({ text }) => (isPlain(text) ? 1 : 0)),
    risk: sum(({ risk }) => risk ?? 0),
  };
}

/** How much surer the second reader was: hardly a dispute where the first was the surer one by far. */
function outdone({ readings }: Word): number {
  return Math.max(0, 0.5 + (readings?.second ?? 0) - (readings?.first ?? 0));
}

/** All of its signs are known to the second reader. */
function isPlain(text: string): boolean {
  return /^[\x21-\x7e\p{Script=Latin}\u3041-\u30ff\u3400-\u9fff]+$/u.test(text);
}
