import type { Word } from "../../model";

/** Letters whose capital has the same shape, and m, whose capital the engine takes for it among them. */
const SAME_SHAPE = /^[ckmopsuvwxz]{2,}$/;
/** Taken for small, capitals make their font this much larger than their neighbours' (0.73 over 0.53 em). */
const LARGER = 1.25;
/** Neighbours stand on the same line, in em of them. */
const SAME_LINE = 0.3;

/** Words all of whose letters look alike in both cases: as tall as the capitals of their line they are capitals. */
export function restoreCapitals(words: readonly Word[]): Word[] {
  return words.map((word) => {
    if (!SAME_SHAPE.test(word.text) || word.second === "agrees") return word;
    const usual = usualSize(word, words);
    if (usual === null || word.fontSize < LARGER * usual) return word;
    const descent = word.box.bottom - word.baseline;
    return {
      ...word,
      text: word.text.toUpperCase(),
      fontSize: usual,
      box: {
        ...word.box,
        top: word.baseline - ((word.baseline - word.box.top) * usual) / word.fontSize,
        bottom: word.baseline + (descent * usual) / word.fontSize,
      },
    };
  });
}

/** Median font size of the other words on the line that have letters or digits of full height. */
function usualSize(word: Word, words: readonly Word[]): number | null {
  const sizes = words
    .filter(
      (other) =>
        other !== word &&
        /[\p{Lu}\dbdfhklt]/u.test(other.text) &&
        Math.abs(other.baseline - word.baseline) < SAME_LINE * other.fontSize,
    )
    .map((other) => other.fontSize)
    .toSorted((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? null;
}
