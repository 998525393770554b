import type { Word } from "../../model";

const number = /^\d[\d.,]*$/;
const unit =
  /^(?:[mcdkµ]?m|[mcdkµ]?[gl]|kg|t|in|ft|lbs?|oz|km\/h|°C?|W|V|A|Hz|mm²|cm²|m²|m³|cm³)$/i;
const attached = /^\d[\d.,]*(?:[mcdk]?m|[mcdk]?g|lbs?|m²|m³|[名人個点枚回本台件分个份次])$/i;
/** A measure is asked for in so many words. */
const longestLabel = 3;

/**
 * What measures the same thing several times, "Length 4,260 mm Width 1,695 mm": pairs of the words that name a measure and those of its
 * number and unit; null for any other text, and for one with fewer than `fewest` of them.
 */
export function splitMeasures(
  words: readonly Word[],
  fewest = 2,
): [label: Word[], value: Word[]][] | null {
  const pairs: [Word[], Word[]][] = [];
  let label: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const next = words[at + 1];
    if (number.test(word.text) && next && unit.test(next.text)) {
      pairs.push([label, [word, next]]);
      at++;
    } else if (attached.test(word.text)) pairs.push([label, [word]]);
    else {
      label.push(word);
      continue;
    }
    if (!isName(label)) return null;
    label = [];
  }
  return pairs.length >= fewest && label.length === 0 ? pairs : null;
}

function isName(label: readonly Word[]): boolean {
  const isPlain = label.every(({ text }) => /^\p{L}[\p{L}.-]*[:：]?$/u.test(text));
  return label.length > 0 && label.length <= longestLabel && isPlain;
}
