import { editDistance } from "../text/fold";

/** Letters of a word that a reader may have got wrong for it to be still the same word. */
const LONG = 5;

/**
 * Whether a folded text may be another one misread: short words that differ are other words ("lot number" is no "vat number"),
 * and of long ones no more than a letter in five is off. Where the words do not pair off a space was lost or added.
 */
export function isMisread(seen: string, phrase: string): boolean {
  const [words, others] = [seen.split(" "), phrase.split(" ")];
  if (words.length !== others.length || words.length === 1) return true;
  return words.every((word, index) => {
    const other = others[index] ?? "";
    if (undoubled(word) === undoubled(other) || imageOf(word) === imageOf(other)) return true;
    const limit = Math.floor(Math.max(word.length, other.length) / LONG);
    return limit > 0 && editDistance(word, other, limit) <= limit;
  });
}

/** Letters that are one another's image in some face and case, "NETTO" and "NEIIO". */
function imageOf(word: string): string {
  return word
    .replace(/rn/g, "m")
    .replace(/[l1|jt]/g, "i")
    .replace(/[q0]/g, "o")
    .replace(/[mh]/g, "n")
    .replace(/v/g, "u");
}

/** Readers see a letter twice. */
function undoubled(word: string): string {
  return word.replace(/(.)\1+/gu, "$1");
}
