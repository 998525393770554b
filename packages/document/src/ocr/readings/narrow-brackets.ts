import type { Word } from "../../model";
import type { Sign } from "../readers/print-network";

const BRACKETS = /[（）()]/g;
/** Half the width of signs, in em: of an ideograph or kana, of a letter or digit. */
const HALF = { wide: 0.5, narrow: 0.28 } as const;
const IDEOGRAPHIC = /[\u3041-\u30ff\u3400-\u9fff]/;
/** From the side of the sign outside to the ink of a bracket, in em: a wide one, whose outer half is empty, stands off by more. */
const APART = 0.46;
/** So far off may also stand a narrow one behind a space. */
const SPACED = 0.6;
/** Of brackets that may be of either width a word is no surer than this. */
const UNDECIDED = 0.75;

/**
 * Brackets as wide as the second reader saw them, or as they stand off from the signs outside: a model of Japanese or Chinese takes narrow
 * ones for wide. Only where both readers saw as many; the word is in doubt where a wide bracket has the room of a narrow one behind a space.
 */
export function narrowBrackets(word: Word, signs: readonly Sign[]): Word {
  if (!/[（）]/.test(word.text)) return word;
  const seen =
    signs
      .map((sign) => sign.text)
      .join("")
      .match(BRACKETS) ?? [];
  if (seen.length !== word.text.match(BRACKETS)?.length) return word;
  // Who sees one of a pair wide sees the other one wrong, unless neither has the room.
  const gaps = gapsOf(word, signs);
  const areWithin = (most: number) => gaps.length > 0 && gaps.every((gap) => gap < most);
  if (seen.some((bracket) => /[（）]/.test(bracket)) && !areWithin(APART))
    return areWithin(SPACED)
      ? { ...word, confidence: Math.min(word.confidence, UNDECIDED), second: "differs" }
      : word;
  const matches = (a: string, b: string) => a.normalize("NFKC") === b.normalize("NFKC");
  let at = 0;
  const text = word.text.replace(BRACKETS, (bracket) => {
    const other = seen[at++] ?? bracket;
    return matches(bracket, other) ? other.normalize("NFKC") : bracket;
  });
  return text === word.text ? word : { ...word, text };
}

/** How far brackets stand off from the sign outside, in em, where there is one. */
function gapsOf({ fontSize }: Word, signs: readonly Sign[]): number[] {
  return signs.flatMap(({ text, x }, i) => {
    const outer = /[（(]/.test(text) ? signs[i - 1] : /[）)]/.test(text) ? signs[i + 1] : undefined;
    if (!outer) return [];
    return [
      Math.abs(x - outer.x) / fontSize - (IDEOGRAPHIC.test(outer.text) ? HALF.wide : HALF.narrow),
    ];
  });
}
