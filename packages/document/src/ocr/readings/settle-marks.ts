import { pairsLike } from "../../lexicon/vietnamese-pairs";
import type { Word } from "../../model";
import type { Sign } from "../readers/print-network";
import { ocrSettings } from "../settings";
import { bareSigns } from "./plain-signs";

/** The least that the second reader gives a mark, beside the one that it sees, for usage to decide between both. */
const THINKABLE = 0.01;
/** What the first reader's syllable counts beside it. */
const BY_FIRST = 0.5;
const SYLLABLE = /[\p{L}\p{M}]+/gu;

/** One syllable in its word. */
interface Syllable {
  text: string;
  word: number;
  /** Where it begins in the word, and which of the word's signs that is. */
  from: number;
  place: number;
}

const NOTHING: Sign = { text: "", probability: 0, x: 0, spaced: false };

/**
 * Marks of Vietnamese syllables that the ink leaves open, settled by the syllable beside them: a coarse scan shows "cố phần" as well as
 * "cổ phần", of which only the second is said. `first` is what the first reader saw of each word, `signs` what the second did.
 */
export function settleMarks(
  words: readonly Word[],
  first: readonly string[],
  signs: readonly (readonly Sign[])[],
): Word[] {
  const settled = [...words];
  const syllables = words.flatMap(({ text }, word) =>
    [...text.normalize("NFC").matchAll(SYLLABLE)].map(
      ({ 0: syllable, index: from, input }): Syllable => ({
        text: syllable,
        word,
        from,
        place: input.slice(0, from).replace(/\s/g, "").length,
      }),
    ),
  );
  for (const [i, right] of syllables.entries()) {
    const left = syllables[i - 1];
    if (!left || !areBeside(left, right, words)) continue;
    const usual = pairsLike(left.text, right.text);
    if (usual.includes(`${left.text} ${right.text}`.toLowerCase())) continue;
    const likely = usual
      .map((pair) => pair.split(" ") as [string, string])
      .map(([a, b]) => ({
        a,
        b,
        p: Math.min(seen(left, a, first, signs), seen(right, b, first, signs)),
      }))
      .toSorted((one, other) => other.p - one.p)[0];
    if (!likely || likely.p < THINKABLE) continue;
    for (const [syllable, text] of [
      [left, likely.a],
      [right, likely.b],
    ] as const) {
      write(settled, syllable, text);
    }
  }
  return settled;
}

/** Nothing but white between them. */
function areBeside(left: Syllable, right: Syllable, words: readonly Word[]): boolean {
  const end = left.from + left.text.length;
  const text = words[left.word]?.text ?? "";
  if (left.word === right.word) return /^\s+$/.test(text.slice(end, right.from));
  return right.word === left.word + 1 && end === text.length && right.from === 0;
}

/** How likely a syllable reads so: as the first reader saw it, or by the second reader's least likely sign where that differs. */
function seen(
  syllable: Syllable,
  as: string,
  first: readonly string[],
  signs: readonly (readonly Sign[])[],
): number {
  const { word, from } = syllable;
  const printed = first[word]?.normalize("NFC").slice(from, from + as.length) ?? "";
  if (printed.toLowerCase() === as) return BY_FIRST;
  const own = signs[syllable.word] ?? [];
  const shares = [...as].map((sign, i) => {
    if (sign === syllable.text[i]?.toLowerCase()) return 1;
    const { text, probability, rivals = [] } = own[syllable.place + i] ?? NOTHING;
    if (bareSigns(text).toLowerCase() !== bareSigns(sign)) return 0;
    const all = [{ text, probability }, ...rivals];
    return all.reduce(
      (sum, one) => sum + (one.text.toLowerCase() === sign ? one.probability : 0),
      0,
    );
  });
  return Math.min(1, ...shares);
}

function write(words: Word[], { word, from, text }: Syllable, as: string): void {
  const old = words[word];
  if (!old || text.toLowerCase() === as) return;
  const cased = [...as].map((sign, i) => (isCapital(text[i] ?? "") ? sign.toUpperCase() : sign));
  const whole = old.text.normalize("NFC");
  words[word] = {
    ...old,
    text: whole.slice(0, from) + cased.join("") + whole.slice(from + text.length),
    confidence: Math.min(old.confidence, ocrSettings.disputed),
    second: "overrules",
  };
}

function isCapital(sign: string): boolean {
  return sign !== sign.toLowerCase();
}
