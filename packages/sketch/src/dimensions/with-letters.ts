import type { Reading } from "../model";
import { attachSettings } from "./settings";

/**
 * Parts are lettered in order, and a `B` looks like an 8: where others beside no line are read as letters of a row in which one is missing, or as its
 * beginning, a lone sign that may be that letter is it. One list of readings for each text; `marked` stand at a dimension line or leader.
 */
export function withLetters(
  readings: readonly (readonly Reading[])[],
  marked: ReadonlySet<number>,
): (readonly Reading[])[] {
  const free = [...readings.keys()].filter((index) => !marked.has(index));
  const taken = new Set(
    free.flatMap((index) => {
      const best = readings[index]?.[0]?.text ?? "";
      return LETTER.test(best) ? [best] : [];
    }),
  );
  if (taken.size < attachSettings.fewLetters) return [...readings];
  const last = Math.max(...[...taken].map((letter) => letter.charCodeAt(0)));
  const isMissing = (letter: string) =>
    LETTER.test(letter) && !taken.has(letter) && letter.charCodeAt(0) <= last + 1;
  return readings.map((ways, index) => {
    const [best] = ways;
    if (marked.has(index) || best === undefined || !SIGN.test(best.text)) return ways;
    const letter = ways.find(({ text }) => isMissing(text));
    if (letter === undefined || letter.probability < attachSettings.leastLetter) return ways;
    const others = ways.filter((way) => way !== letter);
    const { inRow } = attachSettings;
    return [
      { ...letter, probability: inRow },
      ...others.map((way) => ({ ...way, probability: (1 - inRow) * way.probability })),
    ];
  });
}

/** Parts have letters from the beginning of the alphabet. */
const LETTER = /^[A-H]$/u;
/** What one of them may be read as. */
const SIGN = /^(?:\d{1,3}|\p{L})$/u;
